"""`master` of Imperial asks what the other player's cards so far tell of his hand, and plays for the match, not for chips.

Each hand that the other may hold weighs as much as a sensible player with it would have been likely to play as he did. The
best cards are then played on to the end of the deal, with all its chips, and judged by the chance to win the match from there:
by the table `chances.txt`, which `learning.py` makes by self-play.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from ...games.imperial.search import choosing
from ..contract import Budget, InformationSet
from ..machine import fastest
from ..thinking import Clock
from .strong import LEAST, Strong, Worlds

NODES = 2400  # cards solved in imagined deals
NODES_TO_WEIGH = 1  # what weighing a world costs, in cards solved for each that may be played
CLOSE = 1.2  # whites: cards within so much of the best are looked at twice
NODES_TO_END = 3  # what playing on to the end of the deal costs, in cards solved


@cache
def chances() -> tuple[int, ...]:
    """I7 The chance to win, of `choosing.SURE`, by chips of both and who deals next, as `choosing.standing` numbers them."""
    text = files(__package__).joinpath("chances.txt").read_text("ascii")
    return tuple(int(word) for word in text.split())


class Master(Strong):
    """Plays for the match. The same information set, seed and number of nodes give the same card."""

    name = "master"

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """The card with the best chance to win the match; of declarations any, as all that are legal are right (I12)."""
        if len(info.legal) == 1 or info.view.asked not in ("lead", "follow"):
            return info.legal[0]
        clock = Clock(budget, NODES)
        n = len(info.legal)
        most = clock.nodes // (n * (1 + NODES_TO_WEIGH) + NODES_TO_END * min(n, 3))
        worlds = self.worlds(info, max(LEAST, most))
        done = self._gains(worlds, clock)
        codes = self._close(worlds, info, sum(worlds.weights[:done]))
        if len(codes) > 1:
            codes = [self._most_chance(worlds, codes, done, clock)]
        return info.legal[info.codes.index(codes[0])]

    def _gains(self, worlds: Worlds, clock: Clock) -> int:
        """I17, I20 Weigh the worlds and solve them; how many, before the time was over."""
        last = 0
        while last < worlds.n and (not last or not clock.late()):
            worlds.search.weigh_at(worlds.terms, worlds.states, 0, worlds.hands, worlds.weights, last, last + 1, worlds.memory)
            last += 1
        worlds.scale(last)
        for k in range(last):
            worlds.gain(k, k + 1)
            if clock.late():
                return k + 1
        return last

    def _close(self, worlds: Worlds, info: InformationSet, weight: int) -> list[int]:
        """The cards that may be the best, the best first."""
        ranked = sorted(info.codes, key=lambda code: -worlds.totals[code])
        least = worlds.totals[ranked[0]] - CLOSE * weight
        return [code for code in ranked if worlds.totals[code] >= least]

    def _most_chance(self, worlds: Worlds, codes: list[int], done: int, clock: Clock) -> int:
        """I7 Of these cards the one with the best chance to win the match, over the worlds that were weighed."""
        table = self._table()
        won = dict.fromkeys(codes, 0)
        for k in range(done):
            if clock.late():
                break
            if worlds.weights[k] == 0:
                continue
            for code in codes:
                chance = worlds.search.chance_at(worlds.terms, worlds.states, 0, 1, worlds.hands[k], code, worlds.memory, table)
                won[code] += int(worlds.weights[k]) * int(chance)
        return max(codes, key=lambda code: won[code])

    def _table(self) -> Any:
        machine = fastest(choosing)
        row = machine.engine.zeros(choosing.N_CHANCES)
        for i, chance in enumerate(chances()):
            row[i] = chance
        return row
