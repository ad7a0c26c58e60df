"""How the weights of the judges were found: `python -m imperia.judging.learning conquest|empire GAMES SEED` prints them.

Games are played by plain sense, of every number of players that the game is usually played by. The weights are those with which
the winners would have been the likeliest (a conditional logit, found by Newton's steps); needs NumPy.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

from ..bots.machine import Machine
from ..games import game as game_named
from ..games.game import Game, Setup

PLAYERS = {"conquest": (2, 3, 4, 5, 6), "empire": (2, 3, 4, 5)}
FEATURES = {
    "conquest": ("ln armies", "ln income", "bonus", "cards", "to move", "in the game"),
    "empire": ("missing", "almost", "begun", "in reach", "cards", "money", "value held", "universals", "to move"),
}
LOGARITHMS = {"conquest": 2, "empire": 0}  # so many features come first that are in 64ths
PLAYS = {"conquest": 5}  # the feature that says whether a seat is in the game
EVERY = {"conquest": 61, "empire": 23}  # decisions and outcomes between two moments that are looked at
MOST = 200_000  # numbers that one game may give
UNIT = 64  # weights are in 64ths of a natural logarithm
STEPS = 12


def moments(game: Game[Any, Any, Any, Any], players: int, games: int, seed: int) -> list[tuple[Any, int]]:
    """Of so many games: what every seat had at some moments (a row for each), and who won. Shared wins are left out."""
    import numpy as np

    machine = Machine(import_module(f"imperia.games.{game.name}.search.judging"), fast=True)
    zeros, width = machine.engine.zeros, len(FEATURES[game.name])
    terms = machine.terms(game.terms(Setup(game.name, players, {})))
    states, streams = machine.engine.batch(machine.rules.State, 1), machine.stream(seed)
    out, rows, returns = zeros(machine.rules.MAX_LEGAL), zeros(MOST), zeros(players)
    found = []
    for _ in range(games):
        n = machine.search.learn_at(terms, states, streams, out, rows, MOST, EVERY[game.name])
        machine.search.returns_at(terms, states, returns)
        won = [seat for seat in range(players) if returns[seat] > 0]
        if len(won) == 1:
            table = np.array(rows[:n], dtype=float).reshape(-1, players, width)
            table[..., : LOGARITHMS[game.name]] /= UNIT
            found += [(table[i], won[0]) for i in range(len(table))]
    return found


def fitted(found: list[tuple[Any, int]], name: str) -> tuple[Any, float]:
    """The weights, and the mean logarithm of the chance that they give to the winners."""
    import numpy as np

    width = len(FEATURES[name])
    weights = np.zeros(width)
    for _ in range(STEPS):
        slope, bend, total = np.zeros(width), np.eye(width) * 1e-3, 0.0
        for rows, winner in found:
            scores = rows @ weights
            if name in PLAYS:
                scores = np.where(rows[:, PLAYS[name]] > 0, scores, -1e9)
            chance = np.exp(scores - scores.max())
            chance /= chance.sum()
            mean = chance @ rows
            slope += rows[winner] - mean
            bend += (rows - mean).T @ ((rows - mean) * chance[:, None])
            total += np.log(max(chance[winner], 1e-12))
        weights += np.linalg.solve(bend, slope)
    return weights, total / len(found)


def main(name: str, games: int, seed: int) -> None:
    """Print the weights of a game, for all numbers of players together and for each."""
    game, found = game_named(name), []
    for players in PLAYERS[name]:
        some = moments(game, players, games, seed + players)
        weights, likely = fitted(some, name)
        print(players, "players:", len(some), "moments,", f"log-likelihood {likely:.3f},", *(f"{UNIT * w:.1f}" for w in weights))
        found += some
    weights, likely = fitted(found, name)
    print("log-likelihood of all", f"{likely:.3f}")
    for feature, weight in zip(FEATURES[name], weights, strict=True):
        print(f"{feature}: {UNIT * weight:.1f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
