"""The judge of Imperial: open deals are solved exactly; hidden hands are imagined as `master` imagines them.

A deal is played on with all cards open, both sides for chips; from its end on the table of chances decides that `master` plays by.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..bots import InformationSet
from ..bots.imperial.master import chances as between_deals
from ..bots.imperial.strong import Worlds
from ..bots.machine import fastest
from ..bots.thinking import number_of
from ..engine import Stream, batch, pack, seed
from ..games.imperial.rules import MAX_LEGAL
from ..games.imperial.rules.state import SEATS
from ..games.imperial.search import choosing, judging
from ..games.imperial.search.solver import TABLE_SIZE
from .judge import SURE, Chances, Judged, ranked

SEED = 0  # of the worlds that are imagined
DRAWN = 48  # deals that may come, of which the mean is taken
DRAWN_PLAIN = 4  # without the compiler
NODES_A_WORLD = 4  # what one card in one imagined hand costs: solved, weighed, played on to the end
LEAST, LEAST_PLAIN, MOST = 6, 3, 400  # worlds
PLAIN = 40  # so many times fewer nodes without the compiler


class ImperialJudge:
    """Judges the positions of one match of Imperial."""

    def __init__(self, t: Any) -> None:
        """t: the Terms of the match."""
        self.here, self.there = fastest(judging), fastest(choosing)
        zeros = self.here.engine.zeros
        self.terms, self.states = self.here.terms(t), self.here.engine.batch(self.here.rules.State, 3)
        self.memory, self.out, self.won = zeros(TABLE_SIZE), zeros(MAX_LEGAL), zeros(SEATS)
        self.table = zeros(choosing.N_CHANCES)
        for i, chance in enumerate(between_deals()):
            self.table[i] = chance

    def chances(self, s: Any) -> Chances:
        """I7, I18-I25 Of the open deal."""
        self._take(s)
        return self._chances(0)

    def expected(self, s: Any, number: int) -> Chances:
        """I8, I9 The mean over deals that may come."""
        self._take(s)
        streams = self.here.stream(number)
        drawn = DRAWN if self.here.fast else DRAWN_PLAIN
        total = 0.0
        for _ in range(drawn):
            self.here.search.draw_at(self.terms, self.states, 0, 1, streams)
            total += self._chances(1)[0]
        return total / drawn, 1.0 - total / drawn

    def judged(self, info: InformationSet, nodes: int, always: Collection[int] = ()) -> list[Judged]:
        """I12, I17-I25 All that may be played, over hands that the other may hold; of declarations all are right."""
        least, nodes = (LEAST, nodes) if self.here.fast else (LEAST_PLAIN, nodes // PLAIN)
        most = max(least, min(MOST, nodes // (NODES_A_WORLD * len(info.codes))))
        if info.view.asked not in ("lead", "follow"):
            return self._right(info, most)
        worlds = Worlds(info, self.there, self.memory, number_of(SEED, info), most)
        search = worlds.search
        search.weigh_at(worlds.terms, worlds.states, 0, worlds.hands, worlds.weights, 0, worlds.n, worlds.memory)
        worlds.scale(worlds.n)
        worlds.gain(0, worlds.n)
        weights = [float(worlds.weights[k]) for k in range(worlds.n)]
        rows = {code: [self._with(worlds, k, code) for k in range(worlds.n)] for code in info.codes}
        total = sum(weights)
        return ranked(rows, weights, {code: float(worlds.totals[code]) / total for code in info.codes})

    def _with(self, worlds: Worlds, k: int, code: int) -> float:
        """I7 The chance of the seat that plays this card, if the other has hand number k."""
        chance = worlds.search.chance_at
        return int(chance(worlds.terms, worlds.states, 0, 1, worlds.hands[k], code, self.memory, self.table)) / SURE

    def _right(self, info: InformationSet, n: int) -> list[Judged]:
        """I12 What all right answers lead to, over n deals."""
        stream: Stream = batch(Stream, 1)[0]
        seed(stream, number_of(SEED, info))
        total = sum(self.chances(info.sample(stream))[info.seat] for _ in range(n))
        return [Judged(code, total / n) for code in info.codes]

    def _take(self, s: Any) -> None:
        self.here.engine.unpack(self.states, 0, pack([s], 0))

    def _chances(self, i: int) -> Chances:
        self.here.search.chances_at(self.terms, self.states, i, 2, self.memory, self.table, self.out, self.won)
        first = int(self.won[0]) / SURE
        return first, 1.0 - first
