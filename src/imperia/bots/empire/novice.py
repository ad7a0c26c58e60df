"""`novice` of Империя knows what cards do: it lays what it has, banks the rest, and often plays what comes to hand first."""

from __future__ import annotations

import random
from typing import Any

from ...games.empire import actions as a
from ..contract import Budget, InformationSet
from .casual import Casual, Table

WHIM = 12.0  # how far from what it thinks best it may play
CLUMSY = 0.3  # how likely it pays with what comes to hand first


class Novice(Casual):
    """Plays as a beginner does. The same information set and seed give the same choice."""

    name = "novice"

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """What seems good, rather carelessly; universals stay where they lie unless they make a system."""
        legal, view = list(info.legal), info.view
        whim = random.Random(f"{self.number} {view.turns} {view.plays} {view.moves} {info.seat} {len(legal)}")
        if len(legal) == 1 or (isinstance(legal[-1], a.Pay) and whim.random() > CLUMSY):
            return super().choose(info, budget)
        if isinstance(legal[-1], a.Pay):
            return legal[0]
        table = Table(info)
        return max(legal, key=lambda action: self._worth(table, action) + WHIM * whim.random() * (not isinstance(action, a.Move)))
