"""How the weights of the judges were found: `python -m imperia.judging.learning conquest|empire GAMES SEED` prints them.

Games are played by plain sense, so many of every number of players. The weights are those with which the winners would have been
the likeliest (a conditional logit, found by Newton's steps). For those who build; it needs NumPy and the compiler.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any

from ..bots.machine import Machine
from ..games import game as game_named
from ..games.game import Setup

PLAYERS = {"conquest": (2, 3, 4, 5, 6), "empire": (2, 3, 4, 5)}
FEATURES = {
    "conquest": ("armies", "income", "cards", "set", "plays"),
    "empire": ("missing", "almost", "begun", "cards", "money", "value held", "universals"),
}
EVERY = {"conquest": 61, "empire": 23}  # decisions and outcomes between two moments that are looked at
MOST = 200_000  # numbers that one game may give
UNIT = 64  # weights are in 64ths of a natural logarithm
STEPS = 12
OUT_OF_GAME = -1e9

Moment = tuple[Any, Any, int]  # what every seat had (a row for each), which seats play, and who won


def moments(name: str, players: int, games: int, seed: int) -> list[Moment]:
    """Moments of so many games. Shared wins are left out."""
    import numpy as np

    machine = Machine(import_module(f"imperia.games.{name}.search.judging"), fast=True)
    game, zeros, width = game_named(name), machine.engine.zeros, len(FEATURES[name])
    terms = machine.terms(game.terms(Setup(name, players, {})))
    states, streams = machine.engine.batch(machine.rules.State, 1), machine.stream(seed)
    out, rows, returns = zeros(machine.rules.MAX_LEGAL), zeros(MOST), zeros(players)
    found: list[Moment] = []
    for _ in range(games):
        n = machine.search.learn_at(terms, states, streams, out, rows, MOST, EVERY[name])
        machine.search.returns_at(terms, states, returns)
        won = [seat for seat in range(players) if returns[seat] > 0]
        if len(won) == 1:
            tables = np.array(rows[:n], dtype=float).reshape(-1, players, width)
            found += [(table, table[:, -1] > 0 if name == "conquest" else np.full(players, True), won[0]) for table in tables]
    return found


def fitted(found: Sequence[Moment]) -> tuple[Any, float]:
    """The weights, and the mean logarithm of the chance that they give to the winners."""
    import numpy as np

    width = found[0][0].shape[1]
    weights, total = np.zeros(width), 0.0
    for _ in range(STEPS):
        slope, bend, total = np.zeros(width), np.eye(width) * 1e-3, 0.0
        for rows, plays, winner in found:
            scores = np.where(plays, rows @ weights, OUT_OF_GAME)
            chance = np.exp(scores - scores.max())
            chance /= chance.sum()
            mean = chance @ rows
            slope += rows[winner] - mean
            bend += (rows - mean).T @ ((rows - mean) * chance[:, None])
            total += np.log(max(chance[winner], 1e-12))
        weights += np.linalg.solve(bend, slope)
    return weights, total / len(found)


def strengths(found: Sequence[Moment], of_income: float, of_sets: float) -> list[Moment]:
    """Imperium: what every seat had as the logarithm of one number, in armies."""
    import numpy as np

    weighed: list[Moment] = []
    for rows, plays, winner in found:
        armies = rows[:, 0] + of_income * rows[:, 1] + of_sets * rows[:, 2] * rows[:, 3]
        weighed.append((np.log(np.maximum(armies, 1.0))[:, None], plays, winner))
    return weighed


def conquest(found: Sequence[Moment]) -> None:
    """Print, for some shares of income and cards, how strongly strength tells, by the number of players left."""
    for of_income, of_sets in ((0.5, 0.25), (1.0, 0.33), (0.25, 0.2)):
        told = []
        for left in range(2, 7):
            some = [one for one in found if one[1].sum() == left]
            weights, likely = fitted(strengths(some, of_income, of_sets))
            told.append(f"{left}: {UNIT * weights[0]:.0f} ({likely:.3f}, {len(some)} moments)")
        print(f"income {of_income}, card and army of a set {of_sets}:", ", ".join(told))


def empire(found: Sequence[Moment]) -> None:
    """Print a weight for each feature."""
    weights, likely = fitted(found)
    print(f"log-likelihood {likely:.3f}, {len(found)} moments")
    for feature, weight in zip(FEATURES["empire"], weights, strict=True):
        print(f"{feature}: {UNIT * weight:.1f}")


def main(name: str, games: int, seed: int) -> None:
    """Play, and print the weights of a game."""
    found = [one for players in PLAYERS[name] for one in moments(name, players, games, seed + players)]
    (conquest if name == "conquest" else empire)(found)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
