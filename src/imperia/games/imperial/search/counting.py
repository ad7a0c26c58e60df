"""Exact counts over all hands, for proofs and for curious readers."""

from __future__ import annotations

from ....engine import rule
from ..rules.cards import COURT, HAND_SIZE, PACK


@rule
def count_blanches() -> int:
    """I11 How many of the C(32, 12) hands have no king, queen or jack: one in 1792."""
    n = 0
    hand = (1 << HAND_SIZE) - 1
    while hand <= PACK:
        n += 1 if hand & COURT == 0 else 0
        low = hand & -hand  # to the next larger number with as many bits
        high = hand + low
        hand = high | ((hand ^ high) >> 2) // low
    return n
