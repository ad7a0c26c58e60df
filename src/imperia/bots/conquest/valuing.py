"""How the values of `master` were found: `python -m imperia.bots.conquest.valuing PLAYERS GAMES SEED`.

`strong` plays itself. Of every turn that begins it is kept what each seat has and who won the game in the end; then those numbers
are looked for that foretell the winner best (least log loss, every game counted alike), by many small changes at random.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from math import exp, log
from random import Random
from typing import NamedTuple

from ...games.conquest.game import GAME
from ...games.conquest.view import View
from ...games.game import Setup
from ...play import Fast, Match, Seat
from ..contract import Budget
from ..information import information
from .position import CARD
from .strong import Strong

STEPS = 1200
BEGIN = (3.0, 3.0, 1.0, 1.6)  # turns that an income counts, and a continent's; what part of a set's third a card is worth; power


class Has(NamedTuple):
    """What a seat has as a turn begins: armies, what lands and whole continents bring it, what its cards are worth."""

    armies: float
    lands: float
    continents: float
    cards: float


Lesson = tuple[list[Has | None], int, float]  # by seat, None for who is out; who won; the weight of this turn among all


def lessons(players: int, games: int, seed: int) -> list[Lesson]:
    """The turns of so many games."""
    found: list[Lesson] = []
    for number in range(games):
        turns, winner = played(players, (seed << 32) + number)
        if winner is not None:
            found += [(turn, winner, 1.0 / len(turns)) for turn in turns]
    return found


def played(players: int, number: int) -> tuple[list[list[Has | None]], int | None]:
    """A game of `strong` alone: what all had at the beginning of every turn, and who won."""
    seats = [Seat(f"{seat + 1}", "strong") for seat in range(players)]
    match = Match.start(Setup("conquest", players, {}), Fast(number), seats, game=GAME, id="lesson", clock=lambda: 0)
    bots = [Strong(number + seat) for seat in range(players)]
    turns: list[list[Has | None]] = []
    begun = None
    while (seat := match.to_act()) >= 0:
        view = match.view(-1)
        if view.first >= 0 and begun != (view.round, view.player):
            begun = view.round, view.player
            turns.append(all_have(view))
        match.act(seat, bots[seat].choose(information(match, seat), Budget()))
    result = match.result()
    return turns, result.winners[0] if result is not None and len(result.winners) == 1 else None


def all_have(view: View) -> list[Has | None]:
    """What lies before everybody."""
    bonus = {area.id: area.bonus for area in view.continents}
    card = max(CARD, 0.3 * view.next_set)
    return [
        Has(side.armies, max(3.0, side.territories / 3.0), sum(bonus[area] for area in side.continents), side.cards * card)
        if side.plays
        else None
        for side in view.sides
    ]


def loss(values: Sequence[float], those: Sequence[Lesson]) -> float:
    """How badly these values foretell who wins, in nats."""
    of_lands, of_continents, of_cards, power = values
    total = weights = 0.0
    for seats, winner, weight in those:
        logs = [
            power * log(one.armies + of_lands * one.lands + of_continents * one.continents + of_cards * one.cards) if one else None
            for one in seats
        ]
        top = max(one for one in logs if one is not None)
        mine = logs[winner]
        assert mine is not None
        total -= weight * (mine - top - log(sum(exp(one - top) for one in logs if one is not None)))
        weights += weight
    return total / weights


def fitted(those: Sequence[Lesson], seed: int) -> tuple[tuple[float, ...], float]:
    """The values that foretell these games best, and how well."""
    chance, best = Random(seed), BEGIN
    least = loss(best, those)
    for step in range(STEPS):
        width = 0.5 * 0.997**step
        changed = [max(0.001, value * exp(width * chance.gauss(0, 1))) if chance.random() < 0.5 else value for value in best]
        if (found := loss(changed, those)) < least:
            best, least = (changed[0], changed[1], changed[2], changed[3]), found
    return best, least


def main(players: int, games: int, seed: int) -> None:
    """Play, fit to two thirds of the games, and tell how well those values and the first ones foretell the others."""
    found = [lessons(players, games * part // 3, seed + part) for part in (1, 2)]
    others, those = found
    values, _ = fitted(those, seed)
    print(f"at first {BEGIN}: {loss(BEGIN, others):.4f}")
    print(f"found ({', '.join(f'{value:.2f}' for value in values)}): {loss(values, others):.4f}")


if __name__ == "__main__":
    main(*(int(word) for word in sys.argv[1:4]))
