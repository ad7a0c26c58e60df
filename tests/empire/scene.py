"""Scenes of the tiny deck: a position or a whole game, with what a viewer can imagine counted beside (E50)."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from pathlib import Path
from typing import Any

from imperia.engine import CHANCE, OVER, Stream, batch, copy, seed
from imperia.games.empire.events import Drew
from imperia.games.empire.game import GAME
from imperia.games.empire.vocabulary import words_of
from imperia.games.game import SPECTATOR, Setup

from .table import Table
from .worlds import Lying, Worlds

TINY = GAME.read_content((Path(__file__).parent / "tiny-deck.toml").read_text(encoding="utf-8"))
MOST = 3000  # worlds: beyond that counting takes too long


class Scene(Table):
    """A table of the tiny deck at which one viewer's worlds are counted from the position on; the rest lies before seat 0."""

    def __init__(self, viewer: int, players: int, **said: Any) -> None:
        lists = {name: cards for name, cards in said.items() if isinstance(cards, list)}
        used = Counter(card for cards in lists.values() for card in cards)
        rest = Counter({"ceres": 3, "sirius-b": 3, "money-1": 2, "spaceport": 3, "time-machine": 3, "hyperjump": 1}) - used
        places = {"ceres": "brown", "sirius-b": "white"}
        super().__init__(players, deck=TINY, table0=[f"{card}@{places.get(card, 'bank')}" for card in rest.elements()], **said)
        hidden = {seat: self.hand(seat) for seat in range(players) if seat != viewer}
        pile = Counter(lists.get("pile", []))
        self.worlds = Worlds(viewer, players, sum(hidden.values(), pile))
        self.worlds.discard = list(lists.get("discard", []))
        for seat, hand in hidden.items():
            self.worlds.hear([GAME.project(drew, viewer) for drew in drawn_by(seat, hand)])

    def do(self, seat: int, *actions: Any) -> Scene:
        """Actions, heard by the viewer."""
        for action in actions:
            super().do(seat, action)
            self.listen()
        return self

    def draw(self, *cards: str) -> Scene:
        """Cards that chance brings, heard by the viewer."""
        for card in cards:
            super().draw(card)
            self.listen()
        return self

    def listen(self) -> None:
        """What the viewer hears."""
        self.worlds.hear([GAME.project(event, self.worlds.viewer) for event in self.heard])

    def redrawn(self, n: int) -> Counter[Lying]:
        """How often each world comes."""
        pair, stream = [self.s, batch(GAME.rules.State, 1)[0]], batch(Stream, 1)[0]
        seed(stream, 50)
        found: Counter[Lying] = Counter()
        for _ in range(n):
            copy(pair, 0, 1)
            GAME.rules.determinize(self.t, pair[1], self.worlds.viewer, stream)
            found[lying(self.t, pair[1], self.worlds.viewer)] += 1
        return found


def drawn_by(seat: int, hand: Counter[str]) -> list[Any]:
    """A hand as if it had been drawn from the pile."""
    return [Drew(seat, card) for card in hand.elements()]


def lying(t: Any, s: Any, viewer: int) -> Lying:
    """Where the cards lie that are hidden from a viewer: hands, then what is under the pile."""
    cards, faces = words_of(t).cards, GAME.rules.MAX_FACES
    hands = [
        () if seat == viewer else tuple(sorted(card for face, card in enumerate(cards) for _ in range(s.hand[seat * faces + face])))
        for seat in range(t.players)
    ]
    return (*hands, tuple(cards[face] for face in s.under[: s.under_size]))


def check(found: Counter[Lying], chances: dict[Lying, Fraction]) -> None:
    """No world that cannot be; each as often as its chance, by chi-square over those that are expected five times or more."""
    n = found.total()
    assert set(found) <= set(chances)
    often = {world: float(n * chance) for world, chance in chances.items() if n * chance >= 5}
    square = sum((found[world] - expected) ** 2 / expected for world, expected in often.items())
    rest = n - sum(often.values())
    if rest >= 5:
        square += (n - sum(found[world] for world in often) - rest) ** 2 / rest
    freedom = len(often) + (rest >= 5) - 1
    assert square < freedom + 4 * (2 * freedom) ** 0.5 + 8


class Watched:
    """A game of the tiny deck by chance, with what each viewer can imagine beside."""

    def __init__(self, players: int, number: int, watching: bool = True) -> None:
        self.t = GAME.terms(Setup("empire", players, {}, TINY))
        self.s = batch(GAME.rules.State, 1)[0]
        GAME.rules.new_game(self.t, self.s)
        deck = Counter({card: self.t.count[face] for face, card in enumerate(words_of(self.t).cards)})
        self.worlds = [Worlds(viewer, players, deck) for viewer in range(SPECTATOR, players)] if watching else []
        self.watching = watching
        self.rng = random.Random(number)
        self.out = [0] * GAME.rules.MAX_LEGAL

    def step(self) -> None:
        """One action; viewers who can imagine too much are left out from then on."""
        seat = GAME.rules.to_act(self.t, self.s)
        if seat == CHANCE:
            code = self.rng.randrange(GAME.rules.chance_outcomes(self.t, self.s))
        else:
            code = self.rng.choice(self.out[: GAME.rules.legal_actions(self.t, self.s, seat, self.out)])
        GAME.rules.apply(self.t, self.s, seat, code)
        events = GAME.events(self.t, self.s)
        for one in self.worlds:
            one.hear([GAME.project(event, one.viewer) for event in events])
        self.worlds = [one for one in self.worlds if len(one.worlds) <= MOST]

    def over(self) -> bool:
        """Whether the game has ended, or there is too much to count for everybody."""
        return GAME.rules.to_act(self.t, self.s) == OVER or (self.watching and not self.worlds)
