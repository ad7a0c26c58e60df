"""Intervals that hold the true value in 95 of 100 cases, from deal sets: the games of a set share their chance, the sets do not."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist

Interval = tuple[float, float]
Z = NormalDist().inv_cdf(0.975)


def student(freedom: int) -> float:
    """The 97.5 % quantile of Student's distribution (the expansion of Cornish and Fisher; within 1 % from 4 degrees on)."""
    if freedom < 1:
        return 12.71
    v, z = float(freedom), Z
    a = (z**3 + z) / 4
    b = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    c = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + a / v + b / v**2 + c / v**3


def wilson(points: float, games: int) -> Interval:
    """Wilson's interval for a share of independent games."""
    if not games:
        return 0.0, 1.0
    share, z2 = points / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def share_interval(shares: Sequence[float]) -> Interval:
    """For a mean share of points, from its share in every deal set.

    As Agresti and Coull do for single games: one set won whole and one lost whole are added, so that a few sets that all came
    out alike are not taken for certainty. For pairs of games that do not hang together this is their interval.
    """
    n = len(shares) + 2
    mean = (sum(shares) + 1.0) / n
    variance = (sum((one - mean) ** 2 for one in shares) + mean**2 + (1.0 - mean) ** 2) / n
    half = Z * sqrt(variance / n)
    return max(0.0, mean - half), min(1.0, mean + half)


def ratio_interval(parts: Sequence[tuple[float, float]]) -> tuple[float, float]:
    """Chips a deal, from (chips, deals) of every deal set: the ratio of the sums, and half its interval.

    As the deals of a set are not independent and their number differs, the error is that of a ratio of two means.
    """
    n, deals = len(parts), sum(under for _, under in parts)
    if not deals:
        return 0.0, 0.0
    ratio = sum(over for over, _ in parts) / deals
    if n < 2:
        return ratio, float("inf")
    spread = sum((over - ratio * under) ** 2 for over, under in parts) * n / (n - 1)
    return ratio, student(n - 1) * sqrt(spread) / deals
