"""Every kind of fault of a map file, named by its entry and line, in three languages: C1, C2, C3, C5."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperia.games.conquest.content import map_faults
from imperia.games.game import BadContent, Setup
from imperia.locale import LANGUAGES

from .table import GAME

FILE = """\
name = { en = "M", ru = "К", pl = "M" }
optional_borders = [["b", "d"]]
[armies]
2 = 8
3 = 8
[[continent]]
id = "north"
name = { en = "N", ru = "С", pl = "P" }
bonus = 2
territories = ["a", "b"]
[[continent]]
id = "south"
name = { en = "S", ru = "Ю", pl = "Pd" }
bonus = 3
territories = ["c", "d"]
[[territory]]
id = "a"
name = { en = "A", ru = "А", pl = "A" }
picture = "infantry"
borders = ["b", "c"]
[[territory]]
id = "b"
name = { en = "B", ru = "Б", pl = "B" }
picture = "cavalry"
borders = ["a", "d"]
[[territory]]
id = "c"
name = { en = "C", ru = "В", pl = "C" }
picture = "artillery"
borders = ["a", "d"]
[[territory]]
id = "d"
name = { en = "D", ru = "Г", pl = "D" }
picture = "artillery"
borders = ["b", "c"]
"""


def many(kind, n):
    """So many more tables of a kind."""
    names = "\n".join(
        f'[[{kind}]]\nid = "x{i}"\nname = {{ en = "X{i}", ru = "Х{i}", pl = "X{i}" }}\n'
        + ('bonus = 1\nterritories = ["a"]' if kind == "continent" else 'picture = "infantry"\nborders = ["a"]')
        for i in range(n)
    )
    return f"{FILE}{names}\n"


def swap(old, new, count=1):
    assert old in FILE
    return FILE.replace(old, new, count)


FAULTS = {
    # reason: (file, entry, line)
    "toml": (swap("bonus = 2", "bonus = "), "TOML", 9),
    "missing": (swap("bonus = 2\n", ""), "north", 6),
    "unknown-field": (swap("bonus = 2", "bonus = 2\ncolour = 3"), "north", 10),
    "type": (swap("bonus = 2", 'bonus = "two"'), "north", 9),
    "range": (swap("bonus = 2", "bonus = 101"), "north", 9),
    "id": (swap('id = "north"', 'id = "The North"'), "The North", 7),
    "name": (swap('en = "N"', 'en = ""'), "north", 8),
    "picture": (swap('"cavalry"', '"navy"'), "b", 24),
    "capacity-continent": (many("continent", 15), "x14", None),
    "capacity-territory": (many("territory", 57), "x56", None),
    "duplicate": (swap('id = "b"', 'id = "a"'), "a", 22),
    "duplicate-name": (swap('en = "B"', 'en = "A"'), "b", 23),
    "empty-continent": (swap('territories = ["c", "d"]', "territories = []"), "south", 15),
    "unknown-territory": (swap('borders = ["b", "c"]', 'borders = ["b", "q"]'), "a", 20),
    "two-continents": (swap('territories = ["c", "d"]', 'territories = ["c", "d", "a"]'), "a", 15),
    "no-continent": (swap('territories = ["c", "d"]', 'territories = ["c"]'), "d", 32),
    "self-border": (swap('borders = ["b", "c"]', 'borders = ["b", "a"]'), "a", 20),
    "duplicate-border": (swap('borders = ["b", "c"]', 'borders = ["b", "c", "b"]'), "a", 20),
    "asymmetric": (swap('borders = ["a", "d"]', 'borders = ["d"]'), "a", 20),
    "optional": (swap('[["b", "d"]]', '[["a", "d"]]'), "optional_borders", 2),
    "disconnected": (swap('[["b", "d"]]', '[["b", "d"], ["a", "c"]]'), "d", 35),
    "players-territories": (swap("3 = 8", "3 = 8\n6 = 8"), "armies", 6),
    "players-armies": (swap("2 = 8", "2 = 1"), "armies", 4),
    "capacity-names": (None, "name", 1),
}


def too_long():
    """As many territories as there may be, with the longest names in signs of three bytes: beyond 16384 bytes."""
    names = [f"{'語' * 38}{i:02}" for i in range(56)]
    more = [
        f'[[territory]]\nid = "x{i}"\nname = {{ en = "{name}", ru = "{name}", pl = "{name}" }}\npicture = "infantry"\nborders = []'
        for i, name in enumerate(names)
    ]
    listed = ", ".join(f'"x{i}"' for i in range(56))
    return FILE.replace('territories = ["c", "d"]', f'territories = ["c", "d", {listed}]') + "\n".join(more)


def test_the_file_without_a_fault_has_none():
    assert map_faults(FILE) == []
    GAME.read_content(FILE)


@pytest.mark.parametrize("reason", FAULTS)
def test_each_kind_of_fault_names_its_entry_and_line_in_three_languages(reason):
    text, entry, line = FAULTS[reason]
    faults = {fault.reason: fault for fault in map_faults(too_long() if text is None else text)}
    assert f"map-{reason}" in faults
    fault = faults[f"map-{reason}"]
    assert (fault.facts["entry"], fault.rule) == (entry, "C2")
    if line is not None:
        assert fault.facts["line"] == line
    said = [fault.said(language) for language in LANGUAGES]
    assert len(set(said)) == 3
    assert all(entry in text for text in said)
    assert all(re.search(r"\d", text) for text in said)


def test_every_kind_of_fault_has_a_sentence_and_a_test():
    from imperia.locale import bundle

    ids = set(bundle("en")._messages)  # those that the texts have
    told = {one.removeprefix("error-content-map-") for one in ids if one.startswith("error-content-map-")}
    assert told == set(FAULTS)


def test_all_faults_of_a_file_are_named_and_the_first_is_raised():
    text = swap('borders = ["b", "c"]', 'borders = ["b", "a", "q"]').replace('territories = ["c", "d"]', 'territories = ["c"]')
    with pytest.raises(BadContent) as refused:
        GAME.read_content(text)
    kinds = [fault.reason for fault in refused.value.faults]
    assert kinds == ["map-no-continent", "map-self-border", "map-unknown-territory", "map-asymmetric"]
    assert refused.value is refused.value.faults[0]


@pytest.mark.parametrize("where", ["name", "armies", "continent", "territory", "optional_borders"])
@pytest.mark.parametrize("value", ["3", '"x"', "true", "[1]", "{ a = 1 }", "1.5", "1979-05-27"])
def test_a_field_of_a_wrong_type_is_a_fault_never_a_crash(where, value):
    text = re.sub(rf"^{where} = .*\n", "", FILE, flags=re.M)
    text = re.sub(rf"^\[{where}\]\n(\w+ = .*\n)*", "", text, flags=re.M)
    text = re.sub(rf"^\[\[{where}\]\]\n(\w+ = .*\n)*", "", text, flags=re.M)
    assert map_faults(f"{where} = {value}\n{text}")


@pytest.mark.parametrize("value", [None, 3, "x", [], {}, {"name": 1}, [1, 2]])
def test_a_map_that_came_as_a_value_is_checked_like_a_file(value):
    if value is None:
        return
    with pytest.raises(BadContent):
        GAME.terms(Setup("conquest", 3, {}, value))


PIECES = st.sampled_from(FILE.splitlines())


@settings(max_examples=300, deadline=None)
@given(st.lists(PIECES, max_size=40))
def test_lines_in_any_order_give_faults_or_a_map(lines):
    text = "\n".join(lines)
    faults = map_faults(text)
    for fault in faults:
        for language in LANGUAGES:
            fault.said(language)
    fatal = [fault for fault in faults if not fault.reason.startswith("map-players")]
    if not fatal:
        GAME.read_content(text)


@settings(max_examples=300, deadline=None)
@given(st.integers(0, len(FILE) - 1), st.text(max_size=3))
def test_a_file_with_something_changed_anywhere(at, what):
    text = FILE[:at] + what + FILE[at + 1 :]
    for fault in map_faults(text):
        fault.said("ru")


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text(text):
    map_faults(text)
