"""`strong` of Империя imagines the hidden cards a few times and plays the game on after each thing it may do."""

from __future__ import annotations

from typing import Any

from ...games.empire import actions as a
from ...games.empire.rules.choices import MAX_MOVES
from ...games.empire.search import trial
from ..contract import Budget, InformationSet
from ..machine import fastest
from ..thinking import Clock, number_of
from .trials import Trials, Tried

NODES = 12  # games played on: a glance …
AT_A_TABLE = 120  # … and where only the time is counted
WORLDS = 12
TURNS = 5  # played on before a position is judged, or as many as there are players and one
FREE = 2  # moves of universals that need not seem a gain
MOST = 10  # actions looked at
DOUBT = 0.7  # standard errors by which something must be better than what plain sense does


class Strong:
    """Plays what won most. The same information set, seed and number of nodes give the same action."""

    name = "strong"
    nodes, at_a_table, worlds, turns, most, doubt = NODES, AT_A_TABLE, WORLDS, TURNS, MOST, DOUBT

    def __init__(self, seed: int) -> None:
        """seed: of the worlds that it imagines."""
        self.seed = seed
        self._trials: Trials | None = None

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """One of the legal actions."""
        if len(info.legal) == 1:
            return info.legal[0]
        clock = Clock(budget, self.nodes if budget.seconds is None else self.at_a_table)
        if self._trials is None:
            self._trials = Trials(fastest(trial), self.worlds, self.turns)
        found = self._trials.begin(info, number_of(self.seed, info))
        best = self._trials.best(self._worth_trying(info, found), clock, self.doubt)
        return info.legal[list(info.codes).index(best.plan[0])]

    def _worth_trying(self, info: InformationSet, found: list[Tried]) -> list[Tried]:
        """What seems best; a universal is moved where that seems no gain only as one of the first moves, so none go to and fro."""
        legal = dict(zip(info.codes, info.legal, strict=True))
        first, free = found[0], info.view.moves > MAX_MOVES - FREE
        those = [one for one in found if one is first or one.worth > 0 or free or not isinstance(legal[one.plan[0]], a.Move)]
        return those[: self.most]
