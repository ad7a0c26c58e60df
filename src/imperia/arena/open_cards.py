"""A yardstick, no bot: `open` of Imperial sees both hands and plays what gains most (I18-I24). Nobody who is honest reaches it.

It stands in the arena and nowhere else, as it is given the true state, which no bot ever gets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..bots.machine import fastest
from ..games.imperial import rules
from ..games.imperial.rules.state import FOLLOW, LEAD
from ..games.imperial.search import solver

OPEN = "open"
GAME = "imperial"


class OpenCards:
    """Sees everything."""

    def __init__(self) -> None:
        self.machine = fastest(solver)
        self.memory = self.machine.engine.zeros(solver.TABLE_SIZE)

    def choose(self, t: Any, s: Any, seat: int, codes: Sequence[int]) -> int:
        """The code of the card that gains most; of declarations any, as all that are legal are right (I12)."""
        if s.asked not in (LEAD, FOLLOW):
            return codes[0]
        here, there, gain = self.machine.terms(t)[0], self.machine.states(s, 1)[0], self.machine.search.value_of_card
        return max(codes, key=lambda code: int(gain(here, there, seat, code - rules.A_PLAY, self.memory)))
