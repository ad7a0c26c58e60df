"""`master` of Империя weighs the plays of its turn as a whole, in plans of all it may do until the turn ends, with many trials."""

from __future__ import annotations

from ..contract import InformationSet
from .strong import Strong
from .trials import Tried

NODES = 5000  # games played on …
AT_A_TABLE = 10_000  # … and where only the time is counted
WORLDS = 40
TURNS = 7  # played on before a position is judged
EACH = 8  # plans that begin with the same action, at most
WHIM = 250  # how much better by chance a play may seem in a plan


class Master(Strong):
    """Plays what begins the best plan. The same information set, seed and number of nodes give the same action."""

    name = "master"
    nodes, at_a_table, worlds, turns, most = NODES, AT_A_TABLE, WORLDS, TURNS, 12

    def _worth_trying(self, info: InformationSet, found: list[Tried]) -> list[Tried]:
        """In its turn plans of all its plays; else single answers."""
        those = super()._worth_trying(info, found)
        if info.view.asked != "play" or not self._trials:
            return those
        return self._trials.with_plans(those, EACH, WHIM)
