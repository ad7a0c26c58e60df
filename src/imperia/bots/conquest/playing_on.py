"""Where `master` of Imperium plays its tries on: the compiled rules, a world to begin from, and the rows that are lent to them."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev
from typing import Any

from ...games.conquest.search import rollouts
from ...games.conquest.search.weighing import LONGEST, MIND, N_WEIGHTS
from ..machine import Machine
from ..thinking import Clock
from .tries import Try
from .weights import WEIGHTS

BLOCK = 8  # games between two looks at the clock
DOUBT = 1.0  # standard errors by which a try must be better than the first one
LEAST = 8  # games that every try is played on for, however small the budget


class Games:
    """Plays on from one position, and counts what every try comes to. The same number gives the same games."""

    def __init__(self, machine: Machine, terms: Any, world: Any, seat: int, number: int) -> None:
        """terms, world: plain ones; number: of the stream of the first game."""
        self.search, self.seat, self.number = machine.search, seat, number
        zeros = machine.engine.zeros
        self.terms, self.states, self.streams = machine.terms(terms), machine.states(world, 2), machine.stream(number)
        self.mind, self.out, self.row = zeros(MIND), zeros(machine.rules.MAX_LEGAL), zeros(rollouts.TRY)
        self.search.ready_at(self.terms, self.mind, self.out)
        for place in range(int(terms.n_seats)):
            for i, weight in enumerate(WEIGHTS):
                self.mind[place * N_WEIGHTS + i] = weight

    def score(self, source: int, target: int, more: int) -> int:
        """C16 What the quick player thinks of an attack with so many more armies."""
        return int(self.search.score_at(self.terms, self.states, source, target, more, self.mind))

    def plainly(self) -> Try:
        """C6-C25 What the quick player does, with all parts of its answer."""
        self.search.plainly_at(self.terms, self.states, self.streams, self.mind, self.out, self.seat, self.row)
        return Try(tuple(int(code) for code in self.row[1 : 1 + int(self.row[0])]))

    def best(self, tries: list[Try], turns: int, clock: Clock) -> Try:
        """The try that comes to the best standings: after every round the worse half of the others is dropped.

        The first one stands until another is better beyond chance. turns: of the seat, that a game is
        played on for.
        """
        blocks: list[list[int]] = [[] for _ in tries]
        alive, games = list(range(len(tries))), 0
        rounds = max(1, (len(tries) - 1).bit_length())
        for _ in range(rounds):
            last = games + max(LEAST, clock.nodes // (rounds * len(alive)))
            while games < last and not (clock.late() and games):
                for one in alive:
                    blocks[one].append(self.play_on(tries[one], games, games + BLOCK, turns))
                games += BLOCK
            others = sorted(alive[1:], key=lambda one: -sum(blocks[one]))
            alive = [0, *others[: max(1, (len(alive) + 1) // 2 - 1)]]
        return tries[max(alive, key=lambda one: surely_more(blocks[one], blocks[0]) if one else 0.0)]

    def play_on(self, one: Try, first: int, last: int, turns: int) -> int:
        """The sum of the standings that a try comes to in these worlds."""
        row, lands = self.row, one.lands
        row[0] = len(one.codes)
        for i, code in enumerate(one.codes):
            row[1 + i] = code
        row[rollouts.PLANNED] = min(len(lands), LONGEST)
        for i, land in enumerate(lands[:LONGEST]):
            row[rollouts.PLANNED + 1 + i] = land
        return int(
            self.search.play_on_at(
                self.terms, self.states, self.streams, self.mind, self.out, row, self.seat, self.number, first, last, turns
            )
        )


def surely_more(ones: list[int], others: list[int]) -> float:
    """How much more these sums are on average than those of the same games, less some standard errors."""
    more = [one - other for one, other in zip(ones, others, strict=True)]
    n = len(more)
    return fmean(more) - DOUBT * (stdev(more) / sqrt(n) if n > 1 else abs(more[0]))
