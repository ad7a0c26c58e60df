"""Which payment hurts least: exactly, over all sets of cards that cover a debt (E20-E24).

The caller lends `memo`: for each sum that may still be owed the least cost, and the first card of that payment.
"""

from __future__ import annotations

from ....engine import NOBODY, Ints, rule
from ..rules import A_PAY, A_PAY_ROCKET, State, Terms
from ..rules.payment import order_of
from ..rules.terms import MAX_COLOURS, ROCKET, SLOTS, WORD, WORDS
from .weights import W_LOST, W_LOST_LOOSE, W_LOST_ROCKET, W_VALUE
from .worth import gain, harm, loss

MOST = 511  # a debt beyond this is reckoned as this, and paid with what comes first
DEAREST = 1 << 40
MEMO = 2 * (MOST + 1)  # the room that `memo` needs


@rule
def least_cost(t: Terms, s: State, seat: int, memo: Ints, w: Ints, at: int) -> int:
    """E22-E24 The least that it costs a seat to pay what it owes; memo[MOST + 1 + debt] is then the first action of that payment.

    Cards are looked at in rising order of value, so that the first of a payment is the one put in last.
    """
    owed = min(s.owes[seat], MOST)
    memo[0] = 0
    for debt in range(1, owed + 1):
        memo[debt] = DEAREST
    total = 0
    for face in range(t.n_faces - 1, -1, -1):
        if t.value[face] > 0 and s.on_table[seat * WORDS + face // WORD] >> face % WORD & 1:
            if face == t.face_of[ROCKET] and s.launched[seat] > 0:
                for colour in range(t.n_colours - 1, -1, -1):
                    there = s.rockets[seat * MAX_COLOURS + colour] - s.aside_rockets[seat * MAX_COLOURS + colour]
                    total += with_thing(t, s, seat, memo, A_PAY_ROCKET + colour, there, w[at + W_LOST_ROCKET], w, at)
            for slot in range(2 * face + 1, 2 * face - 1, -1):
                there = s.table[seat * SLOTS + slot] - s.aside[seat * SLOTS + slot]
                if there > 0:
                    total += with_thing(t, s, seat, memo, A_PAY + slot, there, beside(t, s, seat, slot, w, at), w, at)
    return total if memo[owed] >= DEAREST else memo[owed]


@rule
def with_thing(t: Terms, s: State, seat: int, memo: Ints, action: int, copies: int, lost: int, w: Ints, at: int) -> int:
    """E23 So many copies of a thing may be paid too, if it is their turn; returns what all of them cost."""
    if copies <= 0 or order_of(t, action) < s.last[seat]:
        return 0
    value = t.value[t.face_of[ROCKET]] if action >= A_PAY_ROCKET else t.value[(action - A_PAY) // 2]
    cost = max(1, lost + w[at + W_VALUE] * value)
    owed = min(s.owes[seat], MOST)
    for _ in range(copies):
        for debt in range(owed, 0, -1):
            with_it = memo[max(0, debt - value)] + cost
            if with_it <= memo[debt]:
                memo[debt] = with_it
                memo[MOST + 1 + debt] = action
    return cost * copies


@rule
def beside(t: Terms, s: State, seat: int, slot: int, w: Ints, at: int) -> int:
    """What it costs beside its value to lose what lies in a slot: nothing for money, more for what the player can use."""
    colour = t.colour[slot]
    if colour != NOBODY:
        worth = loss(t, s, w, at, seat, colour) + harm(w, at, gain(t, s, w, at, s.turn, colour))
        return worth * w[at + W_LOST] // 16
    return w[at + W_LOST_LOOSE] if slot == 2 * t.face_of[ROCKET] + 1 else 0
