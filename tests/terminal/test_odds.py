"""Odds shown before an attack are those of the rule book, exactly."""

from __future__ import annotations

from fractions import Fraction

import pytest

from imperia.terminal.odds import one_roll, to_the_end


@pytest.mark.parametrize(
    ("red", "white", "wins"),
    [(1, 1, Fraction(15, 36)), (2, 1, Fraction(125, 216)), (3, 1, Fraction(855, 1296)), (1, 2, Fraction(55, 216))],
)
def test_C19_single_pairs_as_published(red: int, white: int, wins: Fraction) -> None:
    assert one_roll(red, white) == {(0, 1): wins, (1, 0): 1 - wins}


@pytest.mark.parametrize(("red", "counts", "of"), [(2, (295, 420, 581), 1296), (3, (2890, 2611, 2275), 7776)])
def test_C19_double_pairs_as_published(red: int, counts: tuple[int, int, int], of: int) -> None:
    both, each, none = (Fraction(n, of) for n in counts)
    assert one_roll(red, 2) == {(0, 2): both, (1, 1): each, (2, 0): none}


@pytest.mark.parametrize(
    ("attackers", "defenders", "wins"),
    [
        (1, 1, 5 / 12),
        (2, 1, 1955 / 2592),
        (3, 3, 511817135 / 1088391168),
        (5, 5, 0.506203),
        (10, 10, 0.567593),
        (20, 20, 0.633432),
    ],
)
def test_C20_C21_battles_to_the_end_as_published(attackers: int, defenders: int, wins: float) -> None:
    assert to_the_end(attackers, defenders) == pytest.approx(wins, abs=5e-7)
