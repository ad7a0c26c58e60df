"""Glicko-2, the rating of two-player games with its own error: M. Glickman, "Example of the Glicko-2 system" (2013), step by step.

Written here, as the libraries of it that are kept up are fewer lines than a dependency is worth; his example is the test.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt

import msgspec

SCALE = 173.7178
MEAN = 1500.0
TAU = 0.5  # how much volatility may change in a period
CLOSE = 1e-6


class Rating(msgspec.Struct, frozen=True):
    """A rating with its deviation (a 95 % interval is 1.96 of it to either side) and how much the player's strength swings."""

    rating: float = MEAN
    deviation: float = 350.0
    volatility: float = 0.06


def rated(player: Rating, games: Sequence[tuple[Rating, float]], tau: float = TAU) -> Rating:
    """After a period: games as (opponent, as rated before the period; score 0 … 1). Without games only the deviation grows."""
    mu, phi = (player.rating - MEAN) / SCALE, player.deviation / SCALE
    if not games:
        return msgspec.structs.replace(player, deviation=SCALE * sqrt(phi**2 + player.volatility**2))
    information, gain = 0.0, 0.0
    for other, score in games:
        weight = 1 / sqrt(1 + 3 * (other.deviation / SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (other.rating - MEAN) / SCALE)))
        information += weight**2 * expected * (1 - expected)
        gain += weight * (score - expected)
    variance = 1 / information
    volatility = swung(player.volatility, phi, variance, variance * gain, tau)
    before = sqrt(phi**2 + volatility**2)
    after = 1 / sqrt(1 / before**2 + information)
    return Rating(MEAN + SCALE * (mu + after**2 * gain), SCALE * after, volatility)


def swung(volatility: float, phi: float, variance: float, delta: float, tau: float) -> float:
    """Step 5: the new volatility, by the Illinois method."""
    start = log(volatility**2)

    def f(x: float) -> float:
        whole = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - whole) / (2 * whole**2) - (x - start) / tau**2

    a = start
    if delta**2 > phi**2 + variance:
        b = log(delta**2 - phi**2 - variance)
    else:
        k = 1
        while f(start - k * tau) < 0:
            k += 1
        b = start - k * tau
    at_a, at_b = f(a), f(b)
    while abs(b - a) > CLOSE:
        c = a + (a - b) * at_a / (at_b - at_a)
        at_c = f(c)
        if at_c * at_b <= 0:
            a, at_a = b, at_b
        else:
            at_a /= 2
        b, at_b = c, at_c
    return exp(a / 2)
