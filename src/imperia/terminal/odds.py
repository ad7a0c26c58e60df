"""Exact odds of a battle of Imperium: of one roll, and to the end (C16-C21), by counting every outcome of the dice."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import product

Losses = tuple[int, int]  # of the attacker, of the defender


@cache
def one_roll(red: int, white: int) -> dict[Losses, Fraction]:
    """C18, C19 How likely each pair of losses is when so many red dice meet so many white ones."""
    counted: dict[Losses, int] = {}
    for dice in product(range(1, 7), repeat=red + white):
        pairs = list(zip(sorted(dice[:red], reverse=True), sorted(dice[red:], reverse=True)))
        held = sum(attack <= defence for attack, defence in pairs)
        losses = held, len(pairs) - held
        counted[losses] = counted.get(losses, 0) + 1
    return {losses: Fraction(n, 6 ** (red + white)) for losses, n in counted.items()}


def to_the_end(attackers: int, defenders: int, most_white: int = 2) -> float:
    """C20, C21 How likely `attackers` armies that may be lost conquer a land of `defenders`, both always with full dice."""
    won = [[0.0] * (defenders + 1) for _ in range(attackers + 1)]
    for a in range(attackers + 1):
        won[a][0] = 1.0
    for a in range(1, attackers + 1):
        for d in range(1, defenders + 1):
            rolls = chances(min(3, a), min(most_white, d))
            won[a][d] = sum(chance * won[a - mine][d - theirs] for (mine, theirs), chance in rolls)
    return won[attackers][defenders]


@cache
def chances(red: int, white: int) -> tuple[tuple[Losses, float], ...]:
    """The same as `one_roll`, in floating point."""
    return tuple((losses, float(chance)) for losses, chance in one_roll(red, white).items())
