"""`novice` of Imperial knows the rules and its own hand: it likes high cards, wins when it can, and forgets what was played."""

from __future__ import annotations

import random
from typing import Any

from ...games.imperial.pack import RANKS
from ..contract import Budget, InformationSet

FORGETS = 0.4  # how likely it plays any card, having lost the thread
EARLY = 3.0  # in ranks: how much sooner it plays a plain card than a trump


class Novice:
    """Plays as a beginner does. The same information set and seed give the same card."""

    name = "novice"

    def __init__(self, seed: int) -> None:
        """seed: of its whims."""
        self.seed = seed

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """I18, I19 The highest plain card to lead; to follow the cheapest that may be played. Declarations are all right (I12)."""
        view, legal = info.view, list(info.legal)
        if len(legal) == 1 or view.asked not in ("lead", "follow"):
            return legal[0]
        whim = random.Random(f"{self.seed} {view.deal} {view.sides[info.seat].hand}")
        if whim.random() < FORGETS:
            return whim.choice(legal)
        sign = 1 if view.asked == "lead" else -1
        return max(legal, key=lambda action: sign * self._height(action.card, view.trump))

    def _height(self, card: str, trump: str) -> float:
        """I2 How high a card seems to it: by rank, a trump less, as it is kept for later."""
        return RANKS.index(card[0]) - (EARLY if card[1] == trump else 0.0)
