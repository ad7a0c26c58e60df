"""The deck in the book of Empire adds up: 108 cards, a ladder as long as each system, the same in three languages."""

from __future__ import annotations

import pytest

from imperia.locale import LANGUAGES
from imperia.rulebook import book

Table = tuple[tuple[str, ...], ...]


def deck(language: str) -> tuple[Table, Table, Table, Table]:
    """The four tables of E1: basic objects, universals, money, Contact."""
    (first,) = (i for i, table in enumerate(book("empire", language).tables) if len(table[0]) == 6)
    basic, universal, money, contact = book("empire", language).tables[first : first + 4]
    return basic, universal, money, contact


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_deck_add_up_to_39_20_and_49(language: str) -> None:
    basic, universal, money, contact = deck(language)
    objects = sum(int(row[2]) for row in basic[1:])
    assert objects + sum(int(row[1]) for row in universal[1:]) == 39
    assert sum(int(cell) for cell in money[1][1:]) == 20
    assert sum(int(row[1]) for row in contact[1:]) == 49


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_colour_has_a_ladder_as_long_as_its_system_that_rises(language: str) -> None:
    basic = deck(language)[0]
    assert len({row[0] for row in basic[1:]}) == 10
    for _, name, size, _, ladder, _ in basic[1:]:
        steps = [int(step) for step in ladder.split()]
        assert len(steps) == int(size), name
        assert steps == sorted(set(steps)), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_system_names_as_many_objects_as_it_asks_for(language: str) -> None:
    for row in deck(language)[0][1:]:
        assert len(row[3].split(", ")) == int(row[2]), row[1]


@pytest.mark.parametrize(("language", "word"), [("en", " and "), ("ru", " и "), ("pl", " i ")])
def test_universals_and_freights_name_colours_of_the_deck(language: str, word: str) -> None:
    basic, universal, _, contact = deck(language)
    colours = {row[0] for row in basic[1:]}
    pairs = [row[0] for row in universal[1:] if word in row[0]]
    pairs += [row[0].split(", ")[1] for row in contact[1:] if word in row[0] and "," in row[0]]
    assert len(pairs) == 7 + 5
    for pair in pairs:
        assert set(pair.split(word)) <= colours, pair
