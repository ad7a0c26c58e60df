"""The sequential test: where the exact ratio is known it comes out, and it errs as seldom as it promises."""

from __future__ import annotations

import random
from collections import Counter
from math import log

import pytest

from imperia.arena.sequential import Sprt, llr, score_of, tilt, verdict


def test_elo_and_points() -> None:
    assert score_of(0) == 0.5
    assert score_of(400) == pytest.approx(10 / 11)
    assert score_of(70.44) == pytest.approx(0.6, abs=1e-4)
    assert score_of(-100) == pytest.approx(1 - score_of(100))


def test_with_wins_and_losses_only_it_is_the_exact_ratio_of_the_two_likelihoods() -> None:
    exact = 63 * log(0.6 / 0.5) + 37 * log(0.4 / 0.5)
    assert llr({1.0: 63, 0.0: 37}, 0.5, 0.6) == pytest.approx(exact, abs=1e-9)


def test_the_tilted_weights_have_the_mean_that_was_asked_for() -> None:
    weights = {0.0: 7.0, 0.25: 20.0, 0.5: 60.0, 0.75: 40.0, 1.0: 11.0}
    for mean in (0.31, 0.5, 0.66):
        x = tilt(weights, mean)
        tilted = {value: n / 138 / (1 + x * (value - mean)) for value, n in weights.items()}
        assert min(tilted.values()) > 0
        assert sum(tilted.values()) == pytest.approx(1)
        assert sum(value * share for value, share in tilted.items()) == pytest.approx(mean)


def test_pairs_that_always_end_even_decide_sooner_that_nobody_is_stronger() -> None:
    assert llr({0.5: 40}, 0.5, 0.6) < llr({0.0: 10, 0.5: 20, 1.0: 10}, 0.5, 0.6) < 0


def test_the_bounds_are_walds() -> None:
    assert Sprt(0, 70).bounds == pytest.approx((log(0.05 / 0.95), log(0.95 / 0.05)))


def test_without_games_nothing_is_decided() -> None:
    assert verdict(Sprt(0, 70), {}).decision == "open"


def test_exchanging_the_bots_exchanges_the_verdict() -> None:
    counts = {0.0: 3, 0.25: 9, 0.5: 30, 0.75: 41, 1.0: 17}
    mirrored = {1 - value: n for value, n in counts.items()}
    assert llr(counts, score_of(0), score_of(70)) == pytest.approx(-llr(mirrored, score_of(-70), score_of(0)))


def decided(shares: list[float], chance: random.Random) -> str:
    """Draw deal sets until the test has decided."""
    test, counts = Sprt(0, 70), Counter[float]()
    for _ in range(5000):
        counts[chance.choice(shares)] += 1
        found = verdict(test, counts)
        if found.decision != "open":
            return found.decision
    return "open"


@pytest.mark.parametrize(
    ("shares", "right"),
    [
        ([0.0, 0.25, 0.5, 0.5, 0.75, 1.0], "elo0"),  # a mean of 0.5
        ([0.0, 0.5, 0.5, 0.75, 0.85, 1.0], "elo1"),  # a mean of 0.6
    ],
)
def test_it_errs_in_about_five_of_a_hundred_cases_at_most(shares: list[float], right: str) -> None:
    chance = random.Random("sprt")
    found = Counter(decided(shares, chance) for _ in range(90))
    assert found[right] >= 90 * 0.9
    assert found["open"] == 0
