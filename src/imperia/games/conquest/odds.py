"""Exact odds of a battle: of one roll, and to the end (C18-C21). Fractions, counted from the dice; floats for many armies.

The rules' own dice decide every outcome here, so these odds cannot differ from what is played.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache, lru_cache

import msgspec

from .rules.dice import FACES, MAX_DICE
from .search.odds import count_rolls

MOST_EXACT = 60  # armies of a side up to which `conquers` is counted in fractions; beyond, floats are as good as a person needs
MOST_CELLS = 40_000  # armies times defenders up to which a floor is counted exactly; beyond, it is taken off the armies


@cache
def roll_odds(attack: int, defence: int) -> tuple[int, ...]:
    """C18, C19 Of all 6^(attack + defence) rolls, in how many the attacker loses 0, 1, … armies; the defender loses the rest."""
    counts = [0] * (min(attack, defence) + 1)
    count_rolls(attack, defence, counts)
    return tuple(counts)


def dice_of(attackers: int, defenders: int, defence_dice: int = 2) -> tuple[int, int]:
    """C16, C17 Full dice of so many attackers beyond the garrison against so many defenders."""
    return min(MAX_DICE, attackers), min(defence_dice, defenders)


@cache
def conquers(attackers: int, defenders: int, defence_dice: int = 2) -> Fraction:
    """C21 The chance that so many armies beyond those that stay conquer a land of so many, all dice on both sides, exactly."""
    if defenders <= 0:
        return Fraction(1)
    if attackers <= 0:
        return Fraction(0)
    attack, defence = dice_of(attackers, defenders, defence_dice)
    counts = roll_odds(attack, defence)
    pairs = len(counts) - 1
    chance = Fraction(0)
    for lost, n in enumerate(counts):
        chance += n * conquers(attackers - lost, defenders - pairs + lost, defence_dice)
    return chance / Fraction(FACES ** (attack + defence))


@lru_cache(maxsize=1 << 16)
def chance_to_conquer(attackers: int, defenders: int, defence_dice: int = 2) -> float:
    """C21 The same as a float, for a prompt or a bot: exact counting for small armies, a table of floats for large ones."""
    if min(attackers, defenders) <= 0:
        return float(defenders <= 0)
    if max(attackers, defenders) <= MOST_EXACT:
        return float(conquers(attackers, defenders, defence_dice))
    if max(attackers, defenders) > 8 * MOST_EXACT:  # scaled down: only the proportion matters for so many
        scale = max(attackers, defenders) / (8 * MOST_EXACT)
        return chance_to_conquer(max(1, int(attackers / scale)), max(1, int(defenders / scale)), defence_dice)
    return _row(defenders, attackers, defence_dice)[attackers]


@lru_cache(maxsize=64)
def _row(defenders: int, attackers: int, defence_dice: int) -> tuple[float, ...]:
    """C21 The chance for 0 … attackers against so many defenders, from the rows below."""
    rows: list[list[float]] = [[1.0] * (attackers + 1)]
    for d in range(1, defenders + 1):
        row = [0.0]
        for a in range(1, attackers + 1):
            attack, defence = dice_of(a, d, defence_dice)
            counts = roll_odds(attack, defence)
            pairs = len(counts) - 1
            chance = 0.0
            for lost, n in enumerate(counts):
                left = row if lost == pairs else rows[d - pairs + lost]
                chance += n * left[a - lost]
            row.append(chance / FACES ** (attack + defence))
        rows.append(row)
    return tuple(rows[-1])


@lru_cache(maxsize=1 << 14)
def survivors(attackers: int, defenders: int, defence_dice: int = 2) -> tuple[float, ...]:
    """C21 The chances that a land of so many falls with 0, 1, … of so many armies beyond the garrison left, all dice on both sides.

    Their sum is the chance to conquer. Up to MOST_EXACT armies of a side: the table of one side's 60 times 60 has 3600 rows.
    """
    if defenders <= 0:
        return (0.0,) * attackers + (1.0,)
    if attackers <= 0:
        return (0.0,)
    attack, defence = dice_of(attackers, defenders, defence_dice)
    counts = roll_odds(attack, defence)
    pairs, total = len(counts) - 1, FACES ** (attack + defence)
    chances = [0.0] * (attackers + 1)
    for lost, n in enumerate(counts):
        for left, chance in enumerate(survivors(attackers - lost, defenders - pairs + lost, defence_dice)):
            chances[left] += n * chance / total
    return tuple(chances)


class Odds(msgspec.Struct, frozen=True):
    """What to show before an attack. both: of one roll with these dice, the chance that the attacker loses 0, 1, … armies.

    conquer: to the end with full dice, down to the floor.
    """

    dice: int
    defence: int
    losses: tuple[float, ...]
    conquer: float


def odds_of(armies: int, defenders: int, dice: int = 0, floor: int = 1, defence_dice: int = 2) -> Odds:
    """C16-C21 The odds of an attack with so many armies on the land it comes from; dice 0: as many as there may be.

    floor: armies at which the attack shall end (C21); the last roll may use armies of the floor, its dice are not cut.
    """
    attack = dice or min(MAX_DICE, armies - 1)
    defence = min(defence_dice, defenders)
    counts = roll_odds(attack, defence)
    losses = tuple(n / FACES ** (attack + defence) for n in counts)
    if floor == 1 or armies * defenders > MOST_CELLS:
        return Odds(attack, defence, losses, chance_to_conquer(armies - floor, defenders, defence_dice))
    return Odds(attack, defence, losses, float(conquers_above(armies, defenders, floor, defence_dice)))


@lru_cache(maxsize=1 << 14)
def conquers_above(armies: int, defenders: int, floor: int, defence_dice: int = 2) -> float:
    """C21 The chance of "attack until" with this floor: rolls go on while more armies than it are left, with full dice."""
    below: dict[tuple[int, int], float] = {}
    for d in range(defenders + 1):
        for a in range(1, armies + 1):
            if d == 0 or a <= floor:
                below[a, d] = float(d == 0)
                continue
            attack, defence = min(MAX_DICE, a - 1), min(defence_dice, d)
            counts = roll_odds(attack, defence)
            pairs = len(counts) - 1
            chance = sum(n * below[a - lost, d - pairs + lost] for lost, n in enumerate(counts))
            below[a, d] = chance / FACES ** (attack + defence)
    return below[armies, defenders]
