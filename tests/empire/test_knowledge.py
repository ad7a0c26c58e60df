"""What is open and what a seat may imagine: E50."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from math import comb

from imperia.engine import Stream, batch, copy, seed
from imperia.games.empire import actions as a
from imperia.games.empire.game import GAME
from imperia.games.game import EVERYTHING, SPECTATOR

from .table import Table, small_deck
from .test_turn import everything_but


def redrawn(table: Table, seat: int, number: int) -> Table:
    """The game as a seat may imagine it."""
    pair = [table.s, batch(GAME.rules.State, 1)[0]]
    copy(pair, 0, 1)
    stream = batch(Stream, 1)[0]
    seed(stream, number)
    GAME.rules.determinize(table.t, pair[1], seat, stream)
    again = object.__new__(Table)
    again.t, again.s, again.heard = table.t, pair[1], []
    return again


def test_E50_tables_piles_by_size_discard_and_play_area_are_open_hands_are_not():
    table = Table(2, hand0=["ceres", "fiver"], hand1=["vesta"], discard=["spaceport"], table1=["money-1@bank"])
    view = GAME.view(table.t, table.s, SPECTATOR)
    assert [side.hand for side in view.sides] == [None, None]
    assert [side.hand_size for side in view.sides] == [2, 1]
    assert (view.discard, view.pile) == (("spaceport",), 108 - 5)
    mine = GAME.view(table.t, table.s, 0)
    assert (mine.sides[1].hand, len(mine.sides[0].hand)) == (None, 2)
    assert GAME.view(table.t, table.s, EVERYTHING).sides[1].hand is not None


def test_E50_cards_drawn_and_put_under_the_pile_are_seen_by_whoever_did_it():
    table = Table(2).do(0, a.EndTurn()).draw("ceres")
    drew = table.heard[-1]
    assert [GAME.project(drew, viewer).card for viewer in (0, 1, SPECTATOR, EVERYTHING)] == [None, "ceres", None, "ceres"]
    assert GAME.project_action(a.DrawCard(1, "ceres"), -1, 0) == a.DrawCard(1)
    assert GAME.project_action(a.PutUnder("ceres"), 0, 1) == a.PutUnder()
    assert GAME.project_action(a.PutUnder("ceres"), 0, 0) == a.PutUnder("ceres")


def test_E50_every_hand_of_the_unseen_cards_is_equally_likely():
    """Counted exactly: two hidden cards and a pile of the rest, all choices of two copies alike (chi-square)."""
    deck = small_deck()
    unseen = ["ceres", "money-1", "money-1", "fiver", "uranus", "rocket"]
    rest = everything_but(deck, *unseen)
    table = Table(2, deck=deck, hand1=["ceres", "money-1"], table0=rest, pile=["money-1", "fiver", "uranus", "rocket"])
    expected = Counter(tuple(sorted(two)) for two in combinations(unseen, 2))
    n = 3000
    found = Counter(tuple(sorted(redrawn(table, 0, k).hand(1).elements())) for k in range(n))
    assert set(found) == set(expected)
    total = comb(6, 2)
    square = sum((found[two] - n * expected[two] / total) ** 2 / (n * expected[two] / total) for two in expected)
    assert square < 35  # 10 degrees of freedom: once in ten thousand


def test_E50_a_card_taken_by_the_time_machine_stays_known_until_it_is_shown():
    table = Table(2, hand0=["time-machine", "ceres"], discard=["fiver"]).do(0, a.Play("time-machine"))
    assert [one.card for one in GAME.view(table.t, table.s, 1).sides[0].known] == ["fiver"]
    assert all(redrawn(table, 1, k).hand(0)["fiver"] >= 1 for k in range(50))
    table.do(0, a.Bank("fiver"))
    assert GAME.view(table.t, table.s, 1).sides[0].known == ()


def test_E50_a_known_card_may_be_among_those_put_under_the_pile():
    """Counted exactly: the Fiver is in any of the eight places alike."""
    hand = ["time-machine", "ceres", "vesta", "uranus", "neptune", "triton", "rose", "thorn"]
    table = Table(2, hand0=hand, discard=["fiver"]).do(0, a.Play("time-machine"), a.EndTurn())
    table.do(0, a.PutUnder("thorn"))
    n = 2000
    under = sum(redrawn(table, 1, k).s.under[0] == face(table, "fiver") for k in range(n))
    others = sum(redrawn(table, 1, k).hand(0)["fiver"] >= 1 for k in range(200))
    assert others > 150
    assert abs(under - n / 8) < 4 * (n / 8) ** 0.5 + n * 3 / 8 / 100  # or one of the three others by chance


def face(table: Table, card: str) -> int:
    """A card's number."""
    from imperia.games.empire.vocabulary import words_of

    return words_of(table.t).card_number[card]


def test_E50_a_seat_knows_what_it_put_under_the_pile_and_who_drew_it():
    deck = small_deck()
    rest = everything_but(deck, "ceres", "vesta", "spaceport", "fiver")
    hands = {"hand0": ["spaceport"], "hand1": ["fiver"]}
    table = Table(2, deck=deck, pile=[], under=["ceres@0", "vesta@1"], table0=rest, **hands)
    assert all(redrawn(table, 0, k).s.under[0] == face(table, "ceres") for k in range(30))
    table.do(0, a.EndTurn())
    assert table.hand(1) == Counter(["ceres", "vesta", "fiver"])
    assert all(redrawn(table, 0, k).hand(1)["ceres"] for k in range(30))
    assert [one.card for one in GAME.view(table.t, table.s, 0).sides[1].known] == ["ceres"]
    assert GAME.view(table.t, table.s, SPECTATOR).sides[1].known == ()


def test_E50_after_a_shuffle_the_pile_holds_only_what_was_shuffled_into_it():
    """What was in hands before is in hands still: the discard was open."""
    deck = small_deck()
    discard = ["spaceport", "great-freight", "space-fund"]
    rest = everything_but(deck, *discard, "ceres", "fiver")
    table = Table(3, deck=deck, pile=[], discard=discard, table0=rest, hand1=["ceres"], hand2=["fiver"])
    table.do(0, a.EndTurn())
    for number in range(60):
        world = redrawn(table, 0, number)
        assert world.hand(1) + world.hand(2) == Counter(["ceres", "fiver"])
    mine = {tuple(redrawn(table, 0, number).hand(1)) for number in range(60)}
    assert mine == {("ceres",), ("fiver",)}


def test_E50_a_redrawn_game_keeps_all_that_the_seat_sees_over_whole_games():
    rng = random.Random(50)
    table, out, looked = Table(3, deck=small_deck()), [0] * GAME.rules.MAX_LEGAL, 0
    GAME.rules.new_game(table.t, table.s)
    for step in range(6000):
        seat = GAME.rules.to_act(table.t, table.s)
        if seat == -2:
            GAME.rules.new_game(table.t, table.s)
            continue
        n = GAME.rules.chance_outcomes(table.t, table.s) if seat < 0 else GAME.rules.legal_actions(table.t, table.s, seat, out)
        k = rng.randrange(n)
        GAME.rules.apply(table.t, table.s, seat, k if seat < 0 else out[k])
        if step % 40 == 0:
            for viewer in (SPECTATOR, 0, 1, 2):
                world = redrawn(table, viewer, step)
                assert GAME.view(table.t, world.s, viewer) == GAME.view(table.t, table.s, viewer)
                assert GAME.parse(GAME.position(table.t, world.s))  # every card is somewhere once
                assert all(x >= 0 for x in world.s.pile)
                looked += 1
    assert looked > 500
