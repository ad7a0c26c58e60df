"""The ledger finds what names a rule: functions by their docstrings, tests by name, marker or docstring."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from imperia.rulebook import GAMES, UnknownRule, has_tests, holes, ledger
from imperia.rulebook.ledger import _named, _spoken, _tests, numbers_in

NUMBERS = ["C1", "C14", "C15", "C15a", "C16", "C20", "E5"]


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("C14 Adds two.", ["C14"]),
        ("C14, C16 and C1: lists.", ["C1", "C14", "C16"]),
        ("C14-C16 a range.", ["C14", "C15", "C15a", "C16"]),
        ("C14–16 a range too.", ["C14", "C15", "C15a", "C16"]),
        ("(C15a).", ["C15a"]),
        ("AC14, C141, C14x, c14: none of them.", []),
        ("E501 is no rule, E5 is one.", ["E5"]),
    ],
)
def test_a_docstring_names_single_rules_lists_and_ranges(text: str, named: list[str]) -> None:
    assert numbers_in(text, NUMBERS) == named


@pytest.mark.parametrize(
    ("source", "named"),
    [
        ("def test_C14_C16_both(): ...", ["C14", "C16"]),
        ("def test_C15a_limit(): ...", ["C15a"]),
        ("def test_in_the_end_C20(): ...", ["C20"]),
        ("@pytest.mark.rule('C1', 'C20')\ndef test_x(): ...", ["C1", "C20"]),
        ("def test_x():\n    'C14-C15: proves both.'", ["C14", "C15"]),
        ("@pytest.mark.parametrize('n', ['C14'])\ndef test_x(): ...", []),
        ("def test_x(): ...", []),
    ],
)
def test_a_test_names_rules_by_name_marker_or_docstring(source: str, named: list[str]) -> None:
    test = ast.parse(source).body[0]
    assert isinstance(test, ast.FunctionDef)
    assert numbers_in(_spoken(test.name, test), NUMBERS) == named


def test_the_tests_of_a_tree_are_found_by_the_names_that_pytest_gives_them(tmp_path: Path) -> None:
    file = tmp_path / "tests" / "conquest" / "test_turn.py"
    file.parent.mkdir(parents=True)
    file.write_text("class TestTurn:\n    def test_C14_x(self): ...\n    def help_C20_me(self): ...\ndef test_C1(): ...\n")
    assert _named(_tests(tmp_path), NUMBERS) == {
        **dict.fromkeys(NUMBERS, ()),
        "C14": ("tests/conquest/test_turn.py::TestTurn::test_C14_x",),
        "C1": ("tests/conquest/test_turn.py::test_C1",),
    }


def test_the_ledger_lists_every_rule_of_a_game() -> None:
    assert [entry.number for entry in ledger("imperial")] == [f"I{n}" for n in range(1, 27)]
    assert has_tests()


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_function_and_a_test(game: str) -> None:
    assert [entry.number for entry in holes(game)] == []


def test_a_hole_is_a_rule_without_a_function_or_without_a_test() -> None:
    left = {entry.number for entry in holes("imperial")}
    assert left == {entry.number for entry in ledger("imperial") if not entry.functions or not entry.tests}
    with pytest.raises(UnknownRule):
        holes("chess")
