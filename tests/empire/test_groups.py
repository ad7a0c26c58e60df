"""Groups, systems, rockets on them: E14-E16, E26, E35, E39, and freight E30 of random tables counted a second time."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from imperia.games.empire import actions as a
from imperia.games.empire.content import classic
from imperia.games.empire.game import GAME

from .naive import Naive
from .table import Table

UNIVERSALS = ["universal-pink-orange@pink", "universal-pink-orange@pink"]


def test_E14_universals_count_fully():
    table = Table(2, table0=[*UNIVERSALS, "multicolour@pink"])
    assert table.group(0, "pink").systems == 1


def test_E14_multicolours_alone_make_a_system_unless_the_option_is_off():
    laid = ["multicolour@blue", "multicolour@blue"]
    assert Table(2, table0=laid).side(0).score == 1
    off = Table(2, options={"multicolour_only_system": False}, table0=laid)
    assert off.side(0).score == 0
    assert Table(2, options={"multicolour_only_system": False}, table0=["rigel-prime@blue", *laid[:1]]).side(0).score == 1


def test_E15_objects_beyond_the_size_form_a_further_group():
    table = Table(3, table0=["ceres@brown", "vesta@brown", "universal-cyan-brown@brown", "multicolour@brown"])
    group = table.group(0, "brown")
    assert (group.objects, group.systems) == (4, 2)
    assert group.freight == 2 + 2  # both groups hold a card that prints the colour


def test_E15_groups_are_filled_with_basic_then_two_colour_then_multicolour_cards_in_the_order_of_the_file():
    laid = ["vesta@brown", "multicolour@brown", "universal-cyan-brown@brown"]
    table = Table(3, turn=1, table0=laid, hand1=["mind-swap"], table1=["rose@pink"])
    table.do(1, a.MindSwap(0))
    assert table.legal(1) == [a.Take("multicolour", "brown")]  # vesta and the two-colour universal are the system
    assert [one.card for one in table.group(0, "brown").cards] == ["vesta", "universal-cyan-brown", "multicolour"]


def test_E15_a_hole_is_filled_in_the_same_change_and_the_rocket_stays():
    laid = ["ceres@brown", "vesta@brown", "universal-cyan-brown@brown", "rocket@brown"]
    table = Table(3, table0=laid, turn=1, hand1=["great-freight"], table1=["uranus@cyan"])
    table.do(1, a.GreatFreight(0, "cyan")).do(0, a.Accept(), a.Pay("ceres", "brown"))
    assert (table.group(0, "brown").systems, table.group(0, "brown").rockets, table.side(0).loose) == (1, 1, 0)


def test_E16_two_systems_of_one_colour_both_count_unless_distinct_colours():
    laid = ["ceres@brown", "vesta@brown", "universal-cyan-brown@brown", "multicolour@brown"]
    assert Table(3, table0=laid).side(0).score == 2
    assert Table(3, options={"distinct_colours": True}, table0=laid).side(0).score == 1


def test_E26_a_payment_breaks_a_system_with_a_rocket():
    """One of the cases that other programs got wrong: the rocket stays with its owner, loose."""
    table = Table(2, table0=["rigel-prime@blue", "rigel-port@blue", "rocket@blue"], turn=1, hand1=["space-fund"])
    table.do(1, a.Play("space-fund")).do(0, a.Accept(), a.Pay("rigel-prime", "blue"))
    assert (table.side(0).score, table.side(0).loose, table.group(0, "blue").rockets) == (0, 1, 0)
    assert table.cards(1, "blue") == Counter(["rigel-prime"])
    assert "loose" in [event.__struct_config__.tag for event in table.heard]


def test_E35_a_loose_rocket_goes_onto_an_own_system_without_one_free_of_charge():
    laid = ["rocket@loose", "rocket@loose", "rigel-prime@blue", "rigel-port@blue", "ceres@brown"]
    table = Table(2, plays=0, table0=laid)
    assert table.can(0, a.PlaceRocket("blue"))
    assert not table.can(0, a.PlaceRocket("brown"))
    table.do(0, a.PlaceRocket("blue"))
    assert (table.s.plays, table.group(0, "blue").rockets, table.side(0).loose) == (0, 1, 1)
    assert not table.can(0, a.PlaceRocket("blue"))  # at most one on a system


def test_E35_breaking_the_system_frees_its_rocket():
    table = Table(2, table0=["rigel-prime@blue", "universal-blue-green@blue", "rocket@blue"])
    table.do(0, a.Move("universal-blue-green", "blue", "green"))
    assert table.side(0).loose == 1
    table.do(0, a.Move("universal-blue-green", "green", "blue"))
    assert (table.side(0).loose, table.group(0, "blue").rockets) == (1, 0)  # it does not hop back by itself


def test_E39_only_what_is_in_no_complete_system_lies_outside():
    laid = ["rigel-prime@blue", "rigel-port@blue", "ceres@brown"]
    table = Table(2, turn=1, hand1=["mind-swap"], table1=["rose@pink"], table0=laid)
    table.do(1, a.MindSwap(0))
    assert table.legal(1) == [a.Take("ceres", "brown")]


def random_table(rng: random.Random, off: bool) -> Table:
    """Objects of a random part of the deck, before two players in random colours of theirs, and rockets where they can be."""
    words = [(face.slug, face.colours, face.count) for face in _objects()]
    colours = [colour.id for colour in classic().colour]
    tables: list[list[str]] = [[], []]
    for slug, own, count in words:
        for _ in range(3 * count):
            if rng.random() < 0.55:
                colour = colours[rng.choice(own)] if own else rng.choice(colours)
                tables[rng.random() < 0.3].append(f"{slug}@{colour}")
    return Table(2, options={"multicolour_only_system": not off, "decks": 3}, table0=tables[0], table1=tables[1])


def _objects():
    from imperia.games.empire.content import faces_of

    return [face for face in faces_of(classic()) if face.kind <= 2]


@pytest.mark.parametrize("off", [False, True])
def test_E30_freight_and_systems_of_random_tables_are_as_counted_a_second_time(off):
    rng = random.Random(30 + off)
    seen = Counter()
    for _ in range(400):
        table = random_table(rng, off)
        naive = Naive(2, classic(), 4, decks=3, multicolour_only=not off)
        for seat in (0, 1):
            for group in table.side(seat).groups:
                for one in group.cards:
                    naive.seats[seat].objects += [(one.card, group.colour)] * one.n
            score = 0
            for group in table.side(seat).groups:
                systems = naive.systems(seat, group.colour)
                rockets = rng.randrange(len(systems) + 1)
                naive.seats[seat].rockets = [group.colour] * rockets
                at = seat * 16 + [colour.id for colour in classic().colour].index(group.colour)
                kept = table.s.rockets[at]
                table.s.rockets[at] = rockets
                assert group.systems == len(systems)
                assert freight_of(table, seat, group.colour) == naive.freight(seat, group.colour)
                table.s.rockets[at] = kept
                score += len(systems)
                seen[len(systems), rockets] += 1
            assert table.side(seat).score == score
    assert len(seen) > 5


def freight_of(table: Table, seat: int, colour: str) -> int:
    """What the rules say that a colour earns."""
    from imperia.games.empire.rules.table import freight

    return freight(table.t, table.s, seat, [one.id for one in classic().colour].index(colour))


def test_E15_systems_follow_from_the_cards_alone_whatever_came_first():
    """The same cards laid in another order: the same groups."""
    cards = ["ceres", "universal-cyan-brown", "vesta", "multicolour"]
    views = []
    for order in (cards, cards[::-1]):
        table = Table(2, hand0=cards, plays=4)
        for card in order:
            table.do(0, a.Lay(card, "brown"))
        views.append(GAME.view(table.t, table.s, -1).sides[0].groups)
    assert views[0] == views[1]
