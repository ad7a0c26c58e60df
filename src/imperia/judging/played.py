"""The judge of games that are played on by plain sense: Imperium and Империя.

Every action is tried in worlds that its seat can imagine; after it all play by plain sense for some turns, with the same dice
and cards for every action, as far as they can fall alike. What lies on the table then says how good the chance is.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from types import ModuleType
from typing import Any

from ..bots import InformationSet
from ..bots.machine import fastest
from ..bots.thinking import number_of
from ..engine import Stream, batch, pack, seed
from .judge import SURE, Chances, Judged, ranked

SEED = 0  # of the worlds that are imagined
DRAWN = 200  # what may come while chance is due, of which the mean is taken
DRAWN_PLAIN = 10  # without the compiler
PLAIN = 40  # so many times fewer nodes without it
LEAST = 6  # worlds
FINALISTS = 6  # actions that are looked at closely
LOOKS = 3  # parts of the nodes: for all, for the finalists, for the best and what it is compared with


class PlayedJudge:
    """Judges the positions of one match. A node is an action tried in one world."""

    def __init__(self, t: Any, search: ModuleType, seats: int, turns: int) -> None:
        """t: the Terms; search: `judging` of a game; seats: how many; turns: how far is played on after an action."""
        self.machine = fastest(search)
        engine, rules = self.machine.engine, self.machine.rules
        self.seats, self.turns, self.search = seats, turns, self.machine.search
        self.terms, self.states, self.streams = self.machine.terms(t), engine.batch(rules.State, 3), self.machine.stream(SEED)
        self.out, self.shares = engine.zeros(rules.MAX_LEGAL), engine.zeros(seats)
        self.codes, self.values = engine.zeros(rules.MAX_LEGAL), engine.zeros(rules.MAX_LEGAL)

    def chances(self, s: Any) -> Chances:
        """By what lies on the table and in the hands."""
        self._take(s)
        self.search.chances_at(self.terms, self.states, 0, self.shares)
        return tuple(int(share) / SURE for share in self.shares)

    def expected(self, s: Any, number: int) -> Chances:
        """The mean over what may be rolled or drawn."""
        self._take(s)
        drawn = DRAWN if self.machine.fast else DRAWN_PLAIN
        totals = self.machine.engine.zeros(self.seats)
        self.search.expected_at(self.terms, self.states, 0, 1, self.machine.stream(number), drawn, self.shares, totals)
        return tuple(int(total) / drawn / SURE for total in totals)

    def judged(self, info: InformationSet, nodes: int, always: Collection[int] = ()) -> list[Judged]:
        """All that may be done is tried in a few worlds, the best of it in more, and the best and those of `always` in others yet:
        who came out best by luck is no better there."""
        nodes = nodes if self.machine.fast else nodes // PLAIN
        first: Stream = batch(Stream, 1)[0]
        number = number_of(SEED, info)
        seed(first, number)
        self._take(info.sample(first))
        codes = thinned(info.codes, always)
        found = self._tried(info.seat, codes, number, nodes)
        if len(codes) > 2:
            finalists = [one.code for one in found[:FINALISTS]]
            finalists += beside(info.codes, codes, found[0].code)
            found = self._again(info.seat, found, finalists, number + (1 << 40), nodes)
        others = [code for code in codes if code in always and code != found[0].code]
        if others:
            found = self._again(info.seat, found, [found[0].code, *others], number + (1 << 41), nodes)
        return found

    def _again(self, seat: int, found: list[Judged], codes: Sequence[int], number: int, nodes: int) -> list[Judged]:
        """Some of the actions once more, in worlds by which they were not chosen; then the others."""
        return [*self._tried(seat, codes, number, nodes), *(one for one in found if one.code not in codes)]

    def _tried(self, seat: int, codes: Sequence[int], number: int, nodes: int) -> list[Judged]:
        """Actions in as many worlds as a look at them has nodes for."""
        worlds = max(LEAST, nodes // (LOOKS * len(codes)))
        rows: dict[int, list[float]] = {code: [] for code in codes}
        for i, code in enumerate(codes):
            self.codes[i] = code
        for k in range(worlds):
            self.search.judge_at(
                self.terms, self.states, 0, 1, self.streams, seat, self.codes, len(codes), (number + 2 * k) & M62,
                self.turns, self.out, self.shares, self.values,
            )  # fmt: skip
            for i, code in enumerate(codes):
                rows[code].append(int(self.values[i]) / SURE)
        return ranked(rows, [1.0] * worlds)

    def _take(self, s: Any) -> None:
        self.machine.engine.unpack(self.states, 0, pack([s], 0))


M62 = (1 << 62) - 1
MOST_TRIED = 64  # actions: all lands can be claimed; only amounts of armies are more


def thinned(codes: Sequence[int], always: Collection[int]) -> list[int]:
    """The actions that are tried at first: of very many, evenly some."""
    if len(codes) <= MOST_TRIED:
        return list(codes)
    step = len(codes) / MOST_TRIED
    some = {codes[int(step * i)] for i in range(MOST_TRIED)} | {codes[-1]} | {code for code in always if code in codes}
    return [code for code in codes if code in some]


def beside(codes: Sequence[int], tried: Sequence[int], best: int) -> list[int]:
    """The actions beside the best that were not tried: of amounts, those which are nearly as large."""
    at, here = codes.index(best), set(tried)
    low, high = at, at
    while low > 0 and codes[low - 1] not in here:
        low -= 1
    while high + 1 < len(codes) and codes[high + 1] not in here:
        high += 1
    return [*codes[low:at], *codes[at + 1 : high + 1]]
