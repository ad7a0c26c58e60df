"""The tables of the book of Imperium are right: the map, the pictures, and the odds, counted here from C16-C20 alone."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import cache
from itertools import product

import pytest

from imperia.locale import LANGUAGES
from imperia.rulebook import book

Table = tuple[tuple[str, ...], ...]


def tables(language: str) -> tuple[Table, ...]:
    return book("conquest", language).tables


def map_tables(language: str) -> list[Table]:
    """The six tables of C1: a territory, the picture of its card, its neighbours."""
    return [table for table in tables(language) if table[1][0] in neighbours_in(table)]


def neighbours_in(table: Table) -> dict[str, list[str]]:
    return {row[0]: row[2].split(", ") for row in table[1:] if len(row) == 3 and not row[1].isdigit() and not row[2].isdigit()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_of_the_book_is_symmetric_with_42_territories_and_83_borders(language: str) -> None:
    assert [len(table) - 1 for table in map_tables(language)] == [9, 4, 6, 7, 12, 4]
    near = {name: near for table in map_tables(language) for name, near in neighbours_in(table).items()}
    assert len(near) == 42
    assert all(name in near[other] and other != name for name in near for other in near[name])
    assert sum(len(set(others)) for others in near.values()) == 2 * 83


@pytest.mark.parametrize(("language", "letters"), [("en", "ICA"), ("ru", "ПКА"), ("pl", "PKA")])
def test_the_pictures_are_14_of_each_and_the_same_in_every_language(language: str, letters: str) -> None:
    pictures = "".join(str(letters.index(row[1])) for table in map_tables(language) for row in table[1:])
    english = "".join(str("ICA".index(row[1])) for table in map_tables("en") for row in table[1:])
    assert pictures == english
    assert [pictures.count(picture) for picture in "012"] == [14, 14, 14]


@cache
def roll(attack: int, defence: int) -> tuple[int, ...]:
    """Of all outcomes, those in which the defender loses 0, 1, … armies: a pair that ties is the defender's."""
    counts = [0] * (min(attack, defence) + 1)
    for dice in product(range(6), repeat=attack + defence):
        red, white = sorted(dice[:attack], reverse=True), sorted(dice[attack:], reverse=True)
        counts[sum(r > w for r, w in zip(red, white))] += 1
    return tuple(counts)


@cache
def conquers(attackers: int, defenders: int) -> Fraction:
    """The chance that so many armies beyond the garrison take a territory held by so many, always with full dice."""
    if attackers == 0 or defenders == 0:
        return Fraction(defenders == 0)
    dice = min(3, attackers), min(2, defenders)
    pairs, counts = min(dice), roll(*dice)
    return sum(
        (Fraction(n, 6 ** sum(dice)) * conquers(attackers - pairs + lost, defenders - lost) for lost, n in enumerate(counts)),
        Fraction(0),
    )


def test_the_published_odds_come_out() -> None:
    assert (conquers(1, 1), conquers(2, 1)) == (Fraction(5, 12), Fraction(1955, 2592))
    assert conquers(3, 3) == Fraction(511817135, 1088391168)
    assert [round(float(conquers(n, n)), 6) for n in (5, 10, 20)] == [0.506203, 0.567593, 0.633432]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_single_rolls_of_the_book_are_counted_right(language: str) -> None:
    (printed,) = (table for table in tables(language) if len(table[0]) == 6)
    assert len(printed) == 1 + 6
    for row in printed[1:]:
        attack, defence, outcomes = (int(cell) for cell in row[:3])
        assert outcomes == 6 ** (attack + defence)
        cells = [cell.replace(",", ".") for cell in row[3:] if cell]
        expected = [f"{n} ({100 * n / outcomes:.1f} %)" for n in reversed(roll(attack, defence))]
        assert cells == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_odds_to_the_end_in_the_book_are_exact(language: str) -> None:
    (printed,) = (table for table in tables(language) if len(table[0]) == 11)
    assert printed[0][1:] == tuple(str(n) for n in range(1, 11))
    for row in printed[1:]:
        defenders = int(row[0].strip("*"))
        for attackers, cell in enumerate(row[1:], start=1):
            chance = 100 * conquers(attackers, defenders)
            text = cell.replace(",", ".")
            if text[0] in "<>":
                limit = Fraction(text[1:])
                assert (chance < limit) if text[0] == "<" else (chance > limit)
            else:
                assert abs(chance - Fraction(text)) <= Fraction(5, 100)
    assert re.search(r"63[.,]3 %", book("conquest", language).text)
    assert round(float(100 * conquers(20, 20)), 1) == 63.3
