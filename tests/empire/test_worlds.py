"""E50: a redrawn game reaches every world that agrees with what the seat saw, and no other, each as often as is due."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

import imperia.engine as plain
from imperia.engine import batch, compiled, pack
from imperia.games.empire import actions as a
from imperia.games.empire.game import GAME

from .scene import Scene, Watched, check, lying
from .worlds import Lying

# ---- three cases that can be counted by hand


def test_E50_a_card_shown_after_a_shuffle_may_be_an_old_one_or_one_of_the_new_pile():
    """Two spaceports and a hyperjump are shuffled; who holds a third spaceport draws two of the three and banks one.

    Two spaceports come in 2 of 6 orders, and any of 3 is banked; spaceport and hyperjump in 4, and any of 2 is banked: 6 to 8.
    """
    scene = Scene(0, 2, hand1=["spaceport", "sirius-b"], discard=["spaceport", "spaceport", "hyperjump"], pile=[])
    scene.do(0, a.EndTurn()).draw("spaceport", "hyperjump").do(1, a.Bank("spaceport"))
    left = scene.worlds.chances()
    assert left[(), ("sirius-b", "spaceport", "spaceport"), ()] == Fraction(3, 7)
    assert left[(), ("hyperjump", "sirius-b", "spaceport"), ()] == Fraction(4, 7)
    check(scene.redrawn(2000), left)


def test_E50_a_card_of_the_time_machine_is_the_likelier_to_lie_under_the_pile_the_more_other_cards_are_shown():
    """One of three cards goes under the pile, one of them known: 1 to 2. Two are drawn, and a card that was not known is shown:
    one of four, or one of three beside the known one: 1 * 4 to 2 * 3.
    """
    hands = {"hand0": [], "hand1": ["time-machine", "ceres", "sirius-b"]}
    scene = Scene(
        0, 2, turn=1, **hands, discard=["hyperjump"], pile=["ceres", "ceres", "sirius-b", "spaceport", "money-1", "money-1"]
    )
    scene.do(1, a.Play("time-machine"), a.EndTurn(), a.PutUnder("ceres")).draw("money-1", "ceres")
    assert under(scene, "hyperjump") == Fraction(1, 3)
    scene.do(0, a.EndTurn()).draw("money-1", "spaceport").do(1, a.Lay("sirius-b", "white"))
    assert under(scene, "hyperjump") == Fraction(2, 5)
    check(scene.redrawn(3000), scene.worlds.chances())


def under(scene: Scene, card: str) -> Fraction:
    """How likely a card is the first under the pile."""
    return sum((chance for world, chance in scene.worlds.chances().items() if world[-1][:1] == (card,)), Fraction(0))


def test_E50_a_card_that_was_drawn_from_under_the_pile_stays_where_it_can_be():
    """Seat 0 put a card under the pile and seat 1 drew it: one of three cards, of which one went under again. Seat 2 drew that,
    and has the card only if it was this one.
    """
    hands = {"hand0": ["hyperjump", "ceres", "spaceport"], "hand1": ["ceres", "money-1"], "hand2": ["money-1", "sirius-b"]}
    scene = Scene(0, 3, **hands, pile=[])
    scene.do(0, a.EndTurn(), a.PutUnder("hyperjump")).do(1, a.EndTurn(), a.PutUnder("money-1"))
    chances = scene.worlds.chances()
    assert sum(chance for world, chance in chances.items() if "hyperjump" in world[2]) == Fraction(1, 3)
    assert sum(chance for world, chance in chances.items() if "hyperjump" in world[1]) == Fraction(2, 3)
    check(scene.redrawn(2000), chances)


def test_E50_who_had_no_card_at_the_shuffle_has_only_cards_of_the_new_pile():
    discard = ["spaceport", "spaceport", "hyperjump", "time-machine"]
    scene = Scene(2, 3, hand0=["ceres", "money-1"], hand1=[], hand2=["sirius-b"], discard=discard, pile=[])
    scene.do(0, a.EndTurn()).draw("spaceport", "hyperjump")
    found = scene.redrawn(500)
    assert {world[0] for world in found} == {("ceres", "money-1")}
    check(found, scene.worlds.chances())


# ---- whole games


class Redrawer:
    """Redraws a game many times, compiled."""

    def __init__(self, watched: Watched) -> None:
        self.t, self.engine, self.search = watched.t, compiled(plain), compiled(GAME.search)
        rules = compiled(GAME.rules)
        self.terms, self.states = self.engine.batch(rules.Terms, 1), self.engine.batch(rules.State, 2)
        self.streams = self.engine.batch(self.engine.Stream, 1)
        self.engine.unpack(self.terms, 0, pack([watched.t], 0))

    def redrawn(self, s: Any, viewer: int, n: int) -> Counter[Lying]:
        """How often each world comes."""
        self.engine.unpack(self.states, 0, pack([s], 0))
        self.engine.seed_at(self.streams, 0, n)
        world, hands = self.states[1], self.t.players * GAME.rules.MAX_FACES
        found: Counter[bytes] = Counter()
        example: dict[bytes, Lying] = {}
        for _ in range(n):
            self.engine.copy(self.states, 0, 1)
            self.search.determinize_at(self.terms, self.states, 1, viewer, self.streams)
            key = world["hand"][:hands].tobytes() + world["under"].tobytes()
            if key not in example:
                one = batch(GAME.rules.State, 1)
                plain.unpack(one, 0, self.engine.pack(self.states, 1))
                example[key] = lying(self.t, one[0], viewer)
            found[key] += 1
        return Counter({example[key]: times for key, times in found.items()})


@pytest.mark.parametrize("number", range(6))
def test_E50_over_whole_games_every_world_comes_as_often_as_its_histories_are_many(number):
    """Counted copy by copy beside random games, in which cards are shuffled, fetched and put under the pile again and again."""
    pytest.importorskip("numba")
    watched, compared = Watched(2 + number % 2, number), 0
    redrawer = Redrawer(watched)
    while not watched.over() and compared < 24:
        for _ in range(4):
            if not watched.over():
                watched.step()
        for one in watched.worlds:
            chances = one.chances()
            if watched.s.n_past and len(chances) > 1:
                check(redrawer.redrawn(watched.s, one.viewer, 3000), chances)
                compared += 1
    assert compared > 0
