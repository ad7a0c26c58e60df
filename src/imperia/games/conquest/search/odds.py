"""Rolls counted by the rules themselves: how many of all outcomes cost the attacker how many armies (C18, C19)."""

from __future__ import annotations

from ....engine import Ints, rule
from ..rules.dice import OUTCOMES, attacker_losses


@rule
def count_rolls(attack: int, defence: int, out: Ints) -> int:
    """C18, C19 Entry point: write in how many rolls the attacker loses 0, 1, … armies; returns the number of all rolls."""
    pairs = min(attack, defence)
    for lost in range(pairs + 1):
        out[lost] = 0
    for red in range(OUTCOMES[attack]):
        for white in range(OUTCOMES[defence]):
            out[attacker_losses(red, attack, white, defence)] += 1
    return OUTCOMES[attack + defence]
