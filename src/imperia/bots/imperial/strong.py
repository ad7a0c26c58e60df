"""`strong` of Imperial imagines a few hands that the other player may hold, solves each, and plays what is best on average.

It keeps to what was said, shown and played (I17, I20). It does not ask what the other player's choices tell, and plays for
chips, whatever the score.
"""

from __future__ import annotations

from typing import Any

from ...engine import Stream, batch, seed
from ...games.imperial.rules.cards import N_CARDS
from ...games.imperial.search import choosing
from ...games.imperial.search.solver import TABLE_SIZE
from ..contract import Budget, InformationSet
from ..machine import Machine, fastest
from ..thinking import Clock, number_of

NODES = 60  # cards solved in imagined deals
LEAST = 4  # worlds, however small the budget
MOST = 5  # worlds, however large: as many as a good player might think through
WEIGHT = 21  # bits that the weight of a world may have: sums over all worlds fit a word


class Worlds:
    """What a search works on: the position, and the hands that the other player may hold."""

    def __init__(self, info: InformationSet, machine: Machine, memory: Any, number: int, most: int) -> None:
        """memory: a table of positions, lent; number: of the stream of random numbers; most: worlds to be drawn."""
        first: Stream = batch(Stream, 1)[0]
        seed(first, number)
        self.search, zeros = machine.search, machine.engine.zeros
        self.terms = machine.terms(info.terms)
        self.states = machine.states(info.sample(first), 3)
        self.memory = memory
        self.hands = zeros(choosing.LATE * most)
        self.n = int(self.search.worlds_at(self.terms, self.states, 0, machine.stream(number), self.hands, most))
        self.weights = zeros(self.n)
        for k in range(self.n):
            self.weights[k] = 1
        self.totals = zeros(N_CARDS)

    def scale(self, last: int) -> None:
        """I17, I20 Cut the weights of the worlds up to last to their size; of unlikely worlds too the likeliest keeps one."""
        spare = max(0, max(int(self.weights[k]) for k in range(last)).bit_length() - WEIGHT)
        for k in range(last):
            self.weights[k] >>= spare

    def gain(self, first: int, last: int) -> None:
        """I18-I24 Add what each card gains in some of the worlds."""
        self.search.gains_at(self.terms, self.states, 0, self.hands, self.weights, first, last, self.memory, self.totals)


class Strong:
    """Plays what is best on average. The same information set, seed and number of nodes give the same card."""

    name = "strong"

    def __init__(self, seed: int) -> None:
        """seed: of the worlds that it imagines."""
        self.seed = seed
        self._memory: Any = None

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """The card of the highest mean gain; of declarations any, as all that are legal are right (I12)."""
        if len(info.legal) == 1 or info.view.asked not in ("lead", "follow"):
            return info.legal[0]
        clock = Clock(budget, NODES)
        worlds = self.worlds(info, max(LEAST, min(MOST, clock.nodes // len(info.legal))))
        for k in range(worlds.n):
            worlds.gain(k, k + 1)
            if clock.late():
                break
        return info.legal[max(range(len(info.codes)), key=lambda i: worlds.totals[info.codes[i]])]

    def worlds(self, info: InformationSet, most: int) -> Worlds:
        """The worlds of a position."""
        machine = fastest(choosing)
        if self._memory is None:
            self._memory = machine.engine.zeros(TABLE_SIZE)
        return Worlds(info, machine, self._memory, number_of(self.seed, info), most)
