"""Dice: n of them are one outcome of 6^n, read as digits of base 6 (C6, C9, C18, C19)."""

from __future__ import annotations

from ....engine import cards_in, lowest, rule, table

FACES = 6
MAX_DICE = 3
OUTCOMES = table([FACES**n for n in range(7)])  # of n dice


def _falling(roll: int, n: int) -> int:
    """A roll of n dice with the highest first: three bits a die."""
    dice = sorted((roll // FACES**i % FACES + 1 for i in range(n)), reverse=True)
    return sum(die << 3 * i for i, die in enumerate(dice))


# ---- by n - 1 and roll
FALLING = table([_falling(roll, n) for n in range(1, MAX_DICE + 1) for roll in range(FACES**MAX_DICE) if roll < FACES**n])
FALLING_FROM = table([0, 0, FACES, FACES + FACES**2])  # where the rolls of n dice begin


@rule
def sorted_dice(roll: int, n: int) -> int:
    """C19 A roll of 1-3 dice from high to low, three bits a die."""
    return FALLING[FALLING_FROM[n] + roll]


@rule
def attacker_losses(red: int, attack: int, white: int, defence: int) -> int:
    """C19 Armies that the attacker loses: highest against highest and so on, as many pairs as the fewer dice; ties are his."""
    reds = sorted_dice(red, attack)
    whites = sorted_dice(white, defence)
    lost = 0
    for pair in range(min(attack, defence)):
        if (reds >> 3 * pair) & 7 <= (whites >> 3 * pair) & 7:
            lost += 1
    return lost


@rule
def die_of(roll: int, i: int) -> int:
    """The i-th die of a roll, 1-6."""
    return roll // OUTCOMES[i] % FACES + 1


@rule
def highest_rollers(tied: int, roll: int) -> int:
    """C6, C9 Of the seats that rolled (bits, in rising order of seats) those with the highest die."""
    best, highest = 0, 0
    seats = tied
    for i in range(cards_in(tied)):
        seat = lowest(seats)
        seats &= seats - 1
        die = die_of(roll, i)
        if die > highest:
            highest = die
            best = 0
        if die == highest:
            best |= 1 << seat
    return best
