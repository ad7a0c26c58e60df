"""`novice` of Imperium knows the rules: it spreads its armies, attacks whoever has fewer, and stops early or late as it likes."""

from __future__ import annotations

import random
from typing import Any

from ..contract import Budget, InformationSet
from .casual import Board, Casual

TIRED = 0.25  # how likely it closes its attacks, each time it is asked
MORE = 1.3  # so many times the defenders it wants to have


class Novice(Casual):
    """Plays as a beginner does. The same information set and seed give the same choice."""

    name = "novice"

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """One of the legal actions, by what is asked; sets and moves after a conquest as plain sense has it."""
        view, legal = info.view, info.legal
        if len(legal) == 1 or view.asked not in ("claim", "place", "how_many", "attack", "target"):
            return super().choose(info, budget)
        board = Board(info)
        whim = random.Random(f"{self.seed} {view.round} {view.asked} {view.due} {view.pile} {board.armies}")
        if view.asked == "claim":
            return whim.choice(legal)
        if view.asked == "place":
            edge = [action for action in legal if board.enemies(board.number[action.territory])]
            return whim.choice(edge or legal)
        if view.asked == "how_many":
            return legal[min(len(legal), 3) - 1]
        if view.asked == "attack":
            return self._fewer(board, legal, whim)
        return min(legal, key=lambda action: (board.armies[board.number[action.territory]], whim.random()))

    def _fewer(self, board: Board, legal: Any, whim: random.Random) -> Any:
        """C16 From anywhere with clearly more armies than an enemy beside it, as long as it does not tire."""
        if whim.random() < TIRED:
            return legal[-1]
        good = [action for action in legal[:-1] if self._has_fewer(board, board.number[action.territory])]
        return whim.choice(good) if good else legal[-1]

    def _has_fewer(self, board: Board, source: int) -> bool:
        return board.armies[source] > 2 and any(board.armies[source] >= MORE * board.armies[land] for land in board.enemies(source))
