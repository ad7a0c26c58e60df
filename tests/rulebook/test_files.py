"""The books' tables and the shipped deck and map are the same, name by name, in three languages."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from imperia.locale import LANGUAGES
from imperia.rulebook import book

GAMES = Path(__file__).resolve().parents[2] / "src" / "imperia" / "games"
LETTERS = {"en": "ICA", "ru": "ПКА", "pl": "PKA"}
Table = tuple[tuple[str, ...], ...]


def shipped(game: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "classic.toml").read_text(encoding="utf-8"))


def table_after(tables: tuple[Table, ...], first_cell: str) -> int:
    """The place of the table whose first row begins with this cell."""
    return next(place for place, table in enumerate(tables) if len(table) > 1 and table[1][0] == first_cell)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_of_the_book_is_the_shipped_map(language: str) -> None:
    content, tables = shipped("conquest"), book("conquest", language).tables
    lands = {land["id"]: land for land in content["territory"]}
    name = {slug: land["name"][language] for slug, land in lands.items()}
    letter = dict(zip(("infantry", "cavalry", "artillery"), LETTERS[language], strict=True))
    first = table_after(tables, name["alaska"])
    for continent, table in zip(content["continent"], tables[first : first + 6], strict=True):
        assert [row[0] for row in table[1:]] == [name[slug] for slug in continent["territories"]]
        for slug, row in zip(continent["territories"], table[1:], strict=True):
            assert row[1] == letter[lands[slug]["picture"]], slug
            assert row[2].split(", ") == [name[other] for other in sorted(lands[slug]["borders"])], slug


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bonuses_and_armies_of_the_book_are_those_of_the_shipped_map(language: str) -> None:
    content, tables = shipped("conquest"), book("conquest", language).tables
    continents = next(table for table in tables if len(table) == 7 and table[1][2].isdigit())
    printed = {row[0]: (int(row[1]), int(row[2])) for row in continents[1:]}
    assert printed == {c["name"][language]: (len(c["territories"]), c["bonus"]) for c in content["continent"]}
    armies = next(table for table in tables if table[0][1:] == ("3", "4", "5", "6"))
    assert [int(cell) for cell in armies[1][1:]] == [content["armies"][str(players)] for players in range(3, 7)]
    assert content["armies"]["2"] == 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_deck_of_the_book_is_the_shipped_deck(language: str) -> None:
    deck, tables = shipped("empire"), book("empire", language).tables
    basic, universal, money, contact = tables[(first := table_after(tables, colour_name(language, 0))) : first + 4]
    for colour, row in zip(deck["colour"], basic[1:], strict=True):
        assert row[1] == colour["name"][language]
        assert (int(row[2]), [int(n) for n in row[4].split()], int(row[5])) == (colour["size"], colour["ladder"], colour["value"])
        names = [one["name"][language] for one in colour["object"]]
        assert row[3] in (", ".join(names), ", ".join([names[0], *(name.split()[-1] for name in names[1:])]))
    assert [(int(row[1]), int(row[2])) for row in universal[1:-1]] == [(u.get("count", 1), u["value"]) for u in deck["universal"]]
    assert int(universal[-1][1]) == deck["multicolour"]["count"]
    assert [int(n) for n in money[0][1:]] == [one["value"] for one in deck["money"]]
    assert [int(n) for n in money[1][1:]] == [one["count"] for one in deck["money"]]
    assert sorted((int(row[1]), int(row[2])) for row in contact[1:]) == sorted((c["count"], c["value"]) for c in deck["contact"])


def colour_name(language: str, place: int) -> str:
    """What the book calls a colour of the deck: the first cell of its row."""
    return next(table[1 + place][0] for table in book("empire", language).tables if len(table[0]) == 6)


@pytest.mark.parametrize("language", LANGUAGES)
def test_universals_of_the_book_have_the_colours_of_the_shipped_deck(language: str) -> None:
    deck, tables = shipped("empire"), book("empire", language).tables
    word = {"en": " and ", "ru": " и ", "pl": " i "}[language]
    called = {colour["id"]: colour_name(language, place) for place, colour in enumerate(deck["colour"])}
    universal = tables[table_after(tables, colour_name(language, 0)) + 1]
    for row, one in zip(universal[1:-1], deck["universal"], strict=True):
        assert row[0] == word.join(called[colour] for colour in one["colours"])
