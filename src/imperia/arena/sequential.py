"""A sequential test, as chess engines are tested: is the first bot stronger than ELO1, or no stronger than ELO0?

The generalised sequential probability ratio test over what whole deal sets brought. For each hypothesis the likeliest
distribution of a set's score is taken that has the hypothesis' mean and the values that were seen; so draws, and what two games
of the same chance have in common, are accounted for without a model of them. (M. Van den Bergh, "A practical introduction to the
GSPRT"; fishtest does the same with pairs of games.)
"""

from __future__ import annotations

from collections.abc import Mapping
from math import log
from typing import Literal

import msgspec

CLOSE = 1e-12
SEEN = 1e-3  # what a value counts that was not seen yet: it might be


class Sprt(msgspec.Struct, frozen=True):
    """A test. elo0, elo1: the first bot's Elo over the second under either hypothesis; alpha, beta: how often it may err."""

    elo0: float
    elo1: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """A. Wald's: the logarithms of the likelihood ratio below and above which it is decided."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


class Verdict(msgspec.Struct, frozen=True):
    """How a test stands. llr: the logarithm of the likelihood ratio, between the bounds as long as nothing is decided."""

    elo0: float
    elo1: float
    llr: float
    low: float
    high: float
    decision: Literal["elo0", "elo1", "open"]


def score_of(elo: float) -> float:
    """The share of points that a difference in Elo stands for."""
    return 1 / (1 + 10 ** (-elo / 400))


def verdict(test: Sprt, counts: Mapping[float, int]) -> Verdict:
    """counts: how many deal sets brought the first bot which share of their points."""
    low, high = test.bounds
    found = llr(counts, score_of(test.elo0), score_of(test.elo1))
    decision: Literal["elo0", "elo1", "open"] = "elo1" if found >= high else "elo0" if found <= low else "open"
    return Verdict(test.elo0, test.elo1, round(found, 4), round(low, 4), round(high, 4), decision)


def llr(counts: Mapping[float, int], score0: float, score1: float) -> float:
    """The logarithm of how much likelier the counts are under a mean of score1 than of score0."""
    total = sum(counts.values())
    if not total:
        return 0.0
    weights = {value: float(counts.get(value, 0)) or SEEN for value in {0.0, 1.0, *counts}}
    at0, at1 = tilt(weights, score0), tilt(weights, score1)
    return sum(n * log((1 + at0 * (value - score0)) / (1 + at1 * (value - score1))) for value, n in weights.items())


def tilt(weights: Mapping[float, float], mean: float) -> float:
    """x such that the weights divided by 1 + x (value - mean) have this mean: the likeliest distribution that has it."""
    low, high = -1 / (max(weights) - mean), 1 / (mean - min(weights))
    while high - low > CLOSE:
        x = (low + high) / 2
        slope = sum(n * (value - mean) / (1 + x * (value - mean)) for value, n in weights.items())
        low, high = (x, high) if slope > 0 else (low, x)
    return (low + high) / 2
