"""How `weights.txt` is made: `python -m imperia.bots.empire.learning ROUNDS SEED > weights.txt`, from the weights that are there.

Two quick players play each other, whose weights differ a little, all at once and at random; the weights go a step towards the one
that won more (SPSA: J. Spall, "Multivariate stochastic approximation", 1992; chess engines are tuned so). Every game is played
twice with the sides exchanged and the same chance. Then what a position is worth is fitted to games of these players. With two
players and with more, all is learned apart. ROUNDS 0: only the second.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from ...games.empire.game import GAME
from ...games.empire.search import paying, trial
from ...games.empire.search.standing import FINE
from ...games.empire.search.weights import N_FEATURES, N_SENSE, N_WEIGHTS, W_ENOUGH
from ...games.game import Setup
from ..machine import Machine, can_compile
from .weighing import NAMES, weights

PAIRS = 40  # games of a round, each played twice
STEP = 0.15  # how far weights are moved to try, of themselves
LEAST_STEP, STEP_OF_ENOUGH = 6.0, 1.5
PACE, SLOWER = 0.6, 0.8  # of a difference in games won, how much moves; and how much of this is gone at the end
TABLES = ((2,), (3, 4, 4, 6))  # players, in turn
GAMES, TURNS = 1000, 300  # games from which positions are taken, and turns of a game at most
EPOCHS, BATCH, RATE = 3, 64, 0.03

Weights = Sequence[float]
Lesson = tuple[list[list[int]], list[float]]  # features by seat, and the share of the game that each seat won


class School:
    """Where two sides of quick players meet."""

    def __init__(self) -> None:
        """Room for their games."""
        self.machine = Machine(trial, can_compile())
        engine = self.machine.engine
        self.states, self.stream = engine.batch(self.machine.rules.State, 1), self.machine.stream(0)
        self.out, self.memo = engine.zeros(self.machine.rules.MAX_LEGAL), engine.zeros(paying.MEMO)
        self.row = engine.zeros(2 * N_WEIGHTS)
        self.rows = engine.zeros(TURNS * max(map(max, TABLES)) * N_FEATURES)
        self.terms = {n: self.machine.terms(GAME.terms(Setup("empire", n, {}))) for table in TABLES for n in table}

    def lesson(self, weights: Sequence[int], players: int, number: int) -> list[Lesson]:
        """The positions of a game between its turns."""
        for i, weight in enumerate(weights):
            self.row[i] = weight
        search, terms, rows = self.machine.search, self.terms[players], self.rows
        n = int(search.lesson(terms, self.states, self.stream, self.out, self.memo, self.row, number, TURNS, rows))
        won = [search.share_at(terms, self.states, 0, 1 << seat) / trial.SURE for seat in range(players)]
        seats = [[int(x) for x in rows[i * N_FEATURES : (i + 1) * N_FEATURES]] for i in range(n * players)]
        return [(seats[i * players : (i + 1) * players], won) for i in range(n)]

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
    steps[N_SENSE:] = [0.0] * N_FEATURES
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
        if 2 * k + 1 >= rounds:
            total = [one + two for one, two in zip(total, now, strict=True)]
    return [round(weight / (rounds - rounds // 2)) for weight in total]


# ---- what a position is worth


def lessons(weights: Sequence[int], table: Sequence[int], games: int, school: School, rng: Random) -> list[Lesson]:
    """Positions between turns of games of quick players, the features of all seats, and what each seat won in the end."""
    found = []
    for k in range(games):
        players = table[k % len(table)]
        for features, shares in school.lesson(weights, players, rng.getrandbits(31)):
            found.append((features, shares))
    return found


def fitted(those: list[Lesson], rng: Random) -> list[float]:
    """What each feature is worth, so that chances are as the exponentials of utilities (conditional logit; Adam)."""
    seats = sum(len(features) for features, _ in those)
    size = [sqrt(sum(seat[i] ** 2 for features, _ in those for seat in features) / seats) or 1.0 for i in range(N_FEATURES)]
    worth, first, second = [0.0] * N_FEATURES, [0.0] * N_FEATURES, [0.0] * N_FEATURES
    steps = EPOCHS * (len(those) // BATCH)
    for k in range(steps):
        slope = [0.0] * N_FEATURES
        for features, shares in rng.sample(those, BATCH):
            parts = [exp(sum(one * x for one, x in zip(worth, seat, strict=True))) for seat in features]
            for seat, part, share in zip(features, parts, shares, strict=True):
                for i, x in enumerate(seat):
                    slope[i] += (share - part / sum(parts)) * x / size[i] / BATCH
        for i in range(N_FEATURES):
            first[i] = 0.9 * first[i] + 0.1 * slope[i]
            second[i] = 0.99 * second[i] + 0.01 * slope[i] ** 2
            mean, spread = first[i] / (1 - 0.9 ** (k + 1)), second[i] / (1 - 0.99 ** (k + 1))
            worth[i] += RATE * (1 - k / steps) * mean / (sqrt(spread) + 1e-6) / size[i]
    return worth


def main(rounds: int, seed: int) -> None:
    """Print the weights, a line for each: with two players, with more, its name."""
    school, rng = School(), Random(seed)
    columns = []
    for table in TABLES:
        learnt = learn(weights(table[0]), table, rounds, school, rng) if rounds else list(weights(table[0]))
        worth = fitted(lessons(learnt, table, GAMES, school, rng), rng)
        columns.append(learnt[:N_SENSE] + [round(FINE * FINE * one) for one in worth])
    for duel, many, name in zip(*columns, NAMES, strict=True):
        print(duel, many, name)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
