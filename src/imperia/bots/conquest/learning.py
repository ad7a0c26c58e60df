"""How the weights of the quick player were found: `python -m imperia.bots.conquest.learning STEPS SEED`.

Weights that differ a little play against those found so far, in games of three and of six; those that clearly win more take
their place. Needs the compiler: some thousand games are played for every step.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

from ...games.conquest.game import GAME
from ...games.conquest.search import rollouts
from ...games.conquest.search.weighing import LEAST, MIND, N_WEIGHTS
from ...games.game import Setup
from ..machine import fastest
from .weights import WEIGHTS

TABLES = (3, 6)
GAMES = 2400  # of each table, to reject or to look again
AGAIN = 2  # so many times as many to accept
CHANGED = 3  # weights that a step changes
CLEAR = 2.0  # standard errors by which the win must be clear

Weights = tuple[int, ...]


class Table:
    """Games of quick players with so many seats."""

    def __init__(self, players: int) -> None:
        """players: seats."""
        self.players = players
        machine = fastest(rollouts)
        self.search, self.zeros = machine.search, machine.engine.zeros
        self.terms, self.streams = machine.terms(GAME.terms(Setup("conquest", players, {}))), machine.stream(1)
        self.states = machine.engine.batch(machine.rules.State, 1)
        self.mind, self.out = self.zeros(MIND), self.zeros(GAME.rules.MAX_LEGAL)
        self.search.ready_at(self.terms, self.mind, self.out)

    def share(self, one: Weights, other: Weights, games: int, number: int) -> float:
        """The share of the wins of one in games in which each has half of the seats, in all turns of them."""
        won = [0, 0]
        for turn in range(2 * self.players):
            sides = [((seat + turn) % self.players + turn // self.players) % 2 for seat in range(self.players)]
            for seat, side in enumerate(sides):
                for i, weight in enumerate((one, other)[side]):
                    self.mind[seat * N_WEIGHTS + i] = weight
            found: Any = self.zeros(self.players)
            n = games // (2 * self.players)
            self.search.games_at(self.terms, self.states, self.streams, self.mind, self.out, number, n, found)
            for seat, side in enumerate(sides):
                won[side] += int(found[seat])
        return won[0] / sum(won)


def changed(weights: Weights, chance: Random) -> Weights:
    """Weights of which a few are larger or smaller, by a third on average."""
    found = list(weights)
    for i in chance.sample(range(N_WEIGHTS), CHANGED):
        found[i] = max(0, round(found[i] * 2 ** chance.gauss(0, 0.6) + chance.choice((-1, 0, 1))))
    found[LEAST] = min(90, found[LEAST])
    return tuple(found)


def better(tables: list[Table], one: Weights, other: Weights, number: int) -> float | None:
    """The mean share of the wins if it is clearly above a half, at first and again in more games."""
    for games, again in ((GAMES, 0), (AGAIN * GAMES, 1 << 40)):
        share = sum(table.share(one, other, games, number + again) for table in tables) / len(tables)
        if share < 0.5 + CLEAR * 0.5 / (games * len(tables)) ** 0.5:
            return None
    return share


def learned(steps: int, seed: int, weights: Weights = WEIGHTS) -> Weights:
    """The weights after so many steps."""
    tables, chance = [Table(players) for players in TABLES], Random(seed)
    for step in range(steps):
        one = changed(weights, chance)
        share = better(tables, one, weights, chance.getrandbits(32) << 20)
        if share is not None:
            weights = one
            print(step, f"{share:.3f}", weights, file=sys.stderr, flush=True)
    return weights


if __name__ == "__main__":
    print(learned(int(sys.argv[1]), int(sys.argv[2])))
