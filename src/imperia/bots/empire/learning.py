"""How `weights.txt` is made: `python -m imperia.bots.empire.learning ROUNDS SEED > weights.txt`, from the weights that are there.

Two quick players play each other, whose weights differ a little, all at once and at random; the weights go a step towards the one
that won more (SPSA: J. Spall, "Multivariate stochastic approximation", 1992; chess engines are tuned so). Every game is played
twice with the sides exchanged and the same chance. With two players and with more, the weights are learned apart.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random

from ...games.empire.game import GAME
from ...games.empire.search import paying, trial
from ...games.empire.search.weights import N_WEIGHTS, W_ENOUGH
from ...games.game import Setup
from ..machine import Machine, can_compile
from .weighing import NAMES, weights

PAIRS = 40  # games of a round, each played twice
STEP = 0.15  # how far weights are moved to try, of themselves
LEAST_STEP, STEP_OF_ENOUGH = 6.0, 1.5
PACE, SLOWER = 0.6, 0.8  # of a difference in games won, how much moves; and how much of this is gone at the end
TABLES = ((2,), (3, 4, 4, 6))  # players, in turn

Weights = Sequence[float]


class School:
    """Where two sides of quick players meet."""

    def __init__(self) -> None:
        """Room for their games."""
        self.machine = Machine(trial, can_compile())
        engine = self.machine.engine
        self.states, self.stream = engine.batch(self.machine.rules.State, 1), self.machine.stream(0)
        self.out, self.memo = engine.zeros(self.machine.rules.MAX_LEGAL), engine.zeros(paying.MEMO)
        self.row = engine.zeros(2 * N_WEIGHTS)
        self.terms = {n: self.machine.terms(GAME.terms(Setup("empire", n, {}))) for table in TABLES for n in table}

    def won(self, one: Weights, other: Weights, sides: int, players: int, pairs: int, number: int) -> float:
        """The share of games that one wins from the other. sides: the bits of its seats; number: of the chance."""
        for i, weight in enumerate((*other, *one)):
            self.row[i] = round(weight)
        terms, states = self.terms[players], self.states
        won, _, _ = self.machine.search.games(terms, states, self.stream, self.out, self.memo, self.row, sides, number, pairs)
        return int(won) / (2 * pairs * trial.SURE)


def learn(start: Weights, table: Sequence[int], rounds: int, school: School, rng: Random) -> list[int]:
    """Better weights for tables of so many players: the mean over the second half of the rounds."""
    now = [float(weight) for weight in start]
    steps = [max(LEAST_STEP, STEP * abs(weight)) for weight in start]
    steps[W_ENOUGH] = STEP_OF_ENOUGH
    total = [0.0] * N_WEIGHTS
    for k in range(rounds):
        ways = [rng.choice((-step, step)) for step in steps]
        one = [weight + way for weight, way in zip(now, ways, strict=True)]
        other = [weight - way for weight, way in zip(now, ways, strict=True)]
        players = table[k % len(table)]
        sides = sum(1 << seat for seat in rng.sample(range(players), players // 2))
        more = 2 * school.won(one, other, sides, players, PAIRS, rng.getrandbits(31)) - 1
        pace = PACE * (1 - SLOWER * k / rounds)
        now = [weight + pace * more * way for weight, way in zip(now, ways, strict=True)]
        if 2 * k >= rounds:
            total = [one + two for one, two in zip(total, now, strict=True)]
    return [round(weight / (rounds - rounds // 2)) for weight in total]


def main(rounds: int, seed: int) -> None:
    """Print the weights, a line for each: with two players, with more, its name."""
    school, rng = School(), Random(seed)
    columns = [learn(weights(table[0]), table, rounds, school, rng) for table in TABLES]
    for duel, many, name in zip(*columns, NAMES, strict=True):
        print(duel, many, name)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
