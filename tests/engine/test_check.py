"""The checker of restricted Python: every rule that it enforces, by a rule that breaks it."""

from pathlib import Path

import pytest

from imperia.engine.check import check

SOURCE = Path(__file__).parents[2] / "src" / "imperia"

SOUND = '''"""A game."""
from __future__ import annotations
from ....engine import Array, Int8, Ints, Stream, Table, below, copy, lowest, record, rule, size, table
{top}

@record
class Terms:
    """Agreed."""
    players: Int8

@record
class State:
    """Changes."""
    turn: Int8
    hand: Array[Int8] = size(2)

@rule
def both(s: State) -> tuple[int, int]:
    """Two numbers."""
    return s.hand[0], s.hand[1]

@rule
def {signature}:
    """What it does."""
    {body}
'''


def found(tmp_path, body="return 0", signature="one(t: Terms, s: State, seat: int, out: Ints) -> int", top="", file="turn.py"):
    """The problems of a game with one rule of this body, without the path before them."""
    folder = tmp_path / "games" / "tiny" / "rules"
    folder.mkdir(parents=True)
    (folder / file).write_text(SOUND.format(body=body.replace("\n", "\n    "), signature=signature, top=top))
    return [text.partition(".py:")[2].partition(": ")[2] for text in check(tmp_path)]


def test_all_rules_of_the_house_are_restricted_python():
    assert check(SOURCE) == []


@pytest.mark.parametrize("body", [
    "n = 0\nfor card in range(3, 10):\n    if seat == 1 and not n < card:\n        n += abs(-card) // 2\nreturn min(n, 3)",
    "a, b = both(s)\nwhile a & 1 != 0:\n    a >>= 1\nreturn a if b > a else lowest(b)",
    "s.hand[seat] = t.players\ns.turn, s.hand[0] = 1, 2\nout[0] = True\nreturn s.turn",
])  # fmt: skip
def test_what_is_allowed(tmp_path, body):
    assert found(tmp_path, body) == []


@pytest.mark.parametrize(("body", "text"), [
    ("with s:\n    return 1", "no With"),
    ("try:\n    return 1\nfinally:\n    pass", "no Try"),
    ("assert seat\nreturn 1", "no Assert"),
    ("global X\nreturn 1", "no Global"),
    ("raise seat", "no Raise"),
    ("import math\nreturn 1", "no Import"),
    ("n: int = 0\nreturn n", "no AnnAssign"),
    ("def inner() -> int:\n    return 1\nreturn 1", "no FunctionDef"),
    ("del seat\nreturn 1", "no Delete"),
    ("for card in out:\n    pass\nreturn 1", "for … in range only"),
    ("for card in range(3):\n    pass\nelse:\n    return 2\nreturn 1", "no else of a loop"),
    ("return [1][0]", "no List"),
    ("return {1: 2}[1]", "no Dict"),
    ("return [x for x in out][0]", "no ListComp"),
    ("return (lambda: 1)()", "call rules by name, without keywords"),
    ("return out[0:2]", "no Slice"),
    ("return (n := 3)", "no NamedExpr"),
    ("return lowest(*out)", "no Starred"),
    ("return f'{seat}'", "no JoinedStr"),
    ("return 1.5", "integers and booleans only, not 1.5"),
    ("return 'spade'", "integers and booleans only, not 'spade'"),
    ("return None", "integers and booleans only, not None"),
    ("return seat / 2", "no Div"),
    ("return seat ** 2", "no Pow"),
    ("return seat @ 2", "no MatMult"),
    ("return seat in (1, 2)", "compare numbers by == != < <= > >= only"),
    ("return seat is 1", "compare numbers by == != < <= > >= only"),
    ("pair = (1, 2)\nreturn seat", "tuples only to return several numbers, or to take them apart at once"),
    ("return max((1, 2), 3)", "tuples only to return several numbers, or to take them apart at once"),
    ("return max(out)", "max() of two numbers or more: of a row it does not compile"),
    ("return seat.bit_count()", "call rules by name, without keywords"),
    ("return lowest(cards=seat)", "call rules by name, without keywords"),
    ("return len(out)", "no len()"),
    ("print(seat)\nreturn 1", "no print()"),
    ("return unknown(seat)", "unknown is no rule"),
    ("return table(seat)", "table is no rule"),
    ("pair = both(s)\nreturn seat", "take the results of both apart at once"),
    ("t.players = 3\nreturn 1", "Terms never change in play: only terms.py may fill them"),
    ("s.hand = out\nreturn 1", "assign the items of hand one by one: an assignment copies only when compiled"),
])  # fmt: skip
def test_what_is_refused_in_a_rule(tmp_path, body, text):
    assert f"one: {text}" in found(tmp_path, body)


@pytest.mark.parametrize(("signature", "text"), [
    ("one(s: State, seat: int = 0) -> int", "plain parameters only"),
    ("one(s: State, *seats: int) -> int", "plain parameters only"),
    ("one(s: State, *, seat: int) -> int", "plain parameters only"),
    ("one(s: State, seat) -> int", "annotate every parameter and the result: the compiler reads them"),
    ("one(s: State, seat: int)", "annotate every parameter and the result: the compiler reads them"),
    ("one(s: State, seat: float) -> int", "no float: integers, booleans, records, rows and batches only"),
    ("one(s: State, seat: int) -> str", "no str: integers, booleans, records, rows and batches only"),
    ("one(s: State, seats: list[str]) -> int", "no str: integers, booleans, records, rows and batches only"),
    ("one(s: State, t: Terms) -> int", "Terms come first and are called t"),
    ("one(terms: Terms, s: State) -> int", "Terms come first and are called t"),
    ("one(t: Terms, seat: int, s: State) -> int", "the State comes first, or after t, and is called s"),
    ("one(state: State) -> int", "the State comes first, or after t, and is called s"),
])  # fmt: skip
def test_what_is_refused_in_a_signature(tmp_path, signature, text):
    assert f"one: {text}" in found(tmp_path, signature=signature)


def test_batches_and_tables_are_not_assigned(tmp_path):
    problems = found(tmp_path, "states[1] = states[0]\nodds[0] = 2\nreturn 1", "one(states: list[State], odds: Table) -> int")
    assert "one: copy(records, i, j): an assignment copies only when compiled" in problems
    assert "one: a Table is only read: lend Ints to be written" in problems


def test_terms_are_filled_in_terms_py(tmp_path):
    assert found(tmp_path, "t.players = 3\nreturn 1", file="terms.py") == []


@pytest.mark.parametrize(("top", "text"), [
    ("from imperia.engine import nth", "import relatively, so that the compiled twin finds its own"),
    ("import imperia.engine", "import relatively, so that the compiled twin finds its own"),
    ("from ...game import Game", "rules know only the engine, rules and searches, not game"),
    ("from ..view import View", "rules know only the engine, rules and searches, not view"),
    ("class Other:\n    pass", "Other: a class among rules is a @record"),
    ("if seat:\n    X = 1", "no If outside of rules: only imports, constants, records and rules"),
    ("for x in range(3):\n    X = 1", "no For outside of rules: only imports, constants, records and rules"),
])  # fmt: skip
def test_what_is_refused_outside_of_rules(tmp_path, top, text):
    assert text in found(tmp_path, top=top)


def test_a_rule_says_what_it_does(tmp_path):
    (tmp_path / "a.py").write_text("@rule\ndef one(seat: int) -> int:\n    return 1\n")
    assert check(tmp_path)[0].endswith("a.py:2: one: say in a docstring what it does, and which rules it implements")


def test_a_circle_of_rules_is_found_across_files_folders_and_names(tmp_path):
    """rules/a.first -> rules/b.second -> (by the package, under another name) -> search/c.first -> rules/a.first."""
    rules, search = tmp_path / "tiny" / "rules", tmp_path / "tiny" / "search"
    rules.mkdir(parents=True)
    search.mkdir()
    rule = '@rule\ndef {}(n: int) -> int:\n    """Calls."""\n    return {}(n)\n'
    (rules / "__init__.py").write_text("from .a import first\n")
    (rules / "a.py").write_text("from .b import second\n" + rule.format("first", "second"))
    (rules / "b.py").write_text("from ..search.c import first as third\n" + rule.format("second", "third"))
    (search / "c.py").write_text("from ..rules import first as begin\n" + rule.format("first", "begin"))
    assert [text.rpartition("/")[2] for text in check(tmp_path)] == [
        "a.py:3: first: calls itself through other rules, in a circle",
        "b.py:3: second: calls itself through other rules, in a circle",
        "c.py:3: first: calls itself through other rules, in a circle",
    ]


def test_a_rule_may_call_itself_and_a_namesake(tmp_path):
    rules = tmp_path / "tiny" / "rules"
    rules.mkdir(parents=True)
    rule = '@rule\ndef {}(n: int) -> int:\n    """Calls."""\n    return {}(n)\n'
    (rules / "a.py").write_text(rule.format("first", "first"))
    (rules / "b.py").write_text("from .a import first as other\n" + rule.format("first", "other"))
    assert check(tmp_path) == []
