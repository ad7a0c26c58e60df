"""Intervals hold the true value as often as they say, and published figures come out."""

from __future__ import annotations

import random
from collections.abc import Callable
from math import sqrt

import pytest

from imperia.arena.intervals import ratio_interval, share_interval, student, wilson


@pytest.mark.parametrize(("freedom", "published"), [(3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042), (120, 1.980)])
def test_student_is_within_one_percent_of_the_published_table(freedom: int, published: float) -> None:
    assert student(freedom) == pytest.approx(published, rel=0.01)


def test_wilson_gives_the_published_example() -> None:
    # R. Newcombe, Statistics in Medicine 17 (1998), table I, method 3: 81 of 263 and 15 of 148
    assert wilson(81, 263) == pytest.approx((0.2553, 0.3662), abs=5e-5)
    assert wilson(15, 148) == pytest.approx((0.0624, 0.1605), abs=5e-5)


def test_for_single_games_two_to_a_set_it_is_agresti_and_coull() -> None:
    wins = [1.0] * 30 + [0.5] * 60 + [0.0] * 30  # 120 pairs of independent games at 50 %: a quarter, a half, a quarter
    low, high = share_interval(wins)
    games = 240 + 4
    half = 1.96 * sqrt(0.25 / games)
    assert (low, high) == pytest.approx((0.5 - half, 0.5 + half), abs=1e-3)


def covered(interval: Callable[[random.Random], tuple[float, float]], truth: float, times: int = 1500) -> float:
    """How often an interval from drawn games holds the truth."""
    chance = random.Random("covered")
    held = 0
    for _ in range(times):
        low, high = interval(chance)
        held += low <= truth <= high
    return held / times


@pytest.mark.parametrize(("win", "sets"), [(0.5, 15), (0.5, 80), (0.7, 25), (0.9, 40)])
def test_shares_of_independent_games_are_held_in_95_of_100_cases(win: float, sets: int) -> None:
    def drawn(chance: random.Random) -> tuple[float, float]:
        return share_interval([((chance.random() < win) + (chance.random() < win)) / 2 for _ in range(sets)])

    assert 0.93 <= covered(drawn, win) <= 0.985


def test_shares_of_games_that_hang_together_are_held_too_where_wilson_is_far_too_wide() -> None:
    """The deal decides most games: who has the good seat wins, and the seats are exchanged."""

    def one_set(chance: random.Random) -> float:
        luck = chance.random() < 0.8
        return 0.5 if luck else float(chance.random() < 0.7)

    wide: list[float] = []

    def drawn(chance: random.Random) -> tuple[float, float]:
        shares = [one_set(chance) for _ in range(60)]
        low, high = share_interval(shares)
        by_games = wilson(2 * sum(shares), 120)
        wide.append((by_games[1] - by_games[0]) / (high - low))
        return low, high

    assert 0.93 <= covered(drawn, 0.8 * 0.5 + 0.2 * 0.7) <= 0.985
    assert min(wide) > 1


def test_a_few_sets_that_came_out_alike_are_no_certainty() -> None:
    low, high = share_interval([0.5, 0.5])
    assert low < 0.2
    assert high > 0.8
    assert share_interval([1.0] * 4)[0] < 0.7


def test_chips_a_deal_are_held_where_matches_differ_in_length() -> None:
    def drawn(chance: random.Random) -> tuple[float, float]:
        parts = []
        for _ in range(40):
            deals = chance.randint(4, 12)
            parts.append((sum(chance.gauss(0.7, 3.0) for _ in range(deals)), float(deals)))
        mean, error = ratio_interval(parts)
        return mean - error, mean + error

    assert 0.93 <= covered(drawn, 0.7, 800) <= 0.97


def test_of_one_deal_set_nothing_can_be_said() -> None:
    assert ratio_interval([(12.0, 4.0)]) == (3.0, float("inf"))
    assert ratio_interval([]) == (0.0, 0.0)
