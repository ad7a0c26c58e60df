"""Paying: E20-E25, E40-E43, and payments of random tables against all minimal covers by brute force."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from imperia.engine import batch, copy
from imperia.games.empire import actions as a
from imperia.games.empire.content import classic, faces_of
from imperia.games.empire.game import GAME
from imperia.games.empire.proposal import cheapest
from imperia.games.empire.vocabulary import words_of
from imperia.games.game import IllegalAction

from .table import Table

VALUE = {face.slug: face.value for face in faces_of(classic())}
FUND = ["space-fund"]


def asked_for(amount: int, *laid: str, hand: tuple[str, ...] = ()) -> Table:
    """Seat 1 owes seat 0 so much for the Space Fund (2), or any other amount set by hand, and has accepted nothing yet."""
    table = Table(2, hand0=FUND, hand1=list(hand), table1=list(laid))
    table.do(0, a.Play("space-fund"))
    table.s.owes[1] = amount
    return table


def test_E20_pay_with_bank_objects_and_rockets_not_with_the_hand_nor_with_multicolours():
    laid = ["money-1@bank", "spaceport@bank", "ceres@brown", "rocket@loose", "rocket@blue", "rigel-prime@blue", "rigel-port@blue"]
    table = asked_for(3, *laid, "multicolour@red", hand=("money-5",)).do(1, a.Accept())
    first = {a.Pay("rigel-prime", "blue"), a.Pay("rigel-port", "blue"), a.Pay("rocket", "loose"), a.Pay("rocket", "blue")}
    assert set(table.legal(1)) == first | {a.Pay("ceres", "brown")}  # of three cards of 1, the first in the file begins
    with pytest.raises(IllegalAction) as refused:
        table.do(1, a.Pay("money-5", "bank"))
    assert refused.value.rule == "E20"


def test_E21_cards_go_to_the_section_they_came_from_and_a_rocket_arrives_loose():
    laid = ["rigel-prime@blue", "rigel-port@blue", "rocket@blue", "money-1@bank", "universal-blue-green@green"]
    table = asked_for(30, *laid).do(1, a.Accept())
    assert table.bank(0) == Counter(["money-1"])
    assert table.cards(0, "blue") == Counter(["rigel-prime", "rigel-port"])
    assert table.cards(0, "green") == Counter(["universal-blue-green"])
    assert (table.side(0).loose, table.side(1).worth) == (1, 0)


def test_E22_the_payer_chooses_and_may_break_a_system_though_he_has_money():
    table = asked_for(2, "money-5@bank", "rigel-prime@blue", "rigel-port@blue").do(1, a.Accept())
    table.do(1, a.Pay("rigel-port", "blue"))
    assert (table.side(1).score, table.side(1).money) == (0, 5)


def test_E23_no_change_is_given():
    table = asked_for(2, "money-10@bank", "money-1@bank").do(1, a.Accept(), a.Pay("money-10", "bank"))
    assert (table.side(0).money, table.side(1).money) == (10, 1)


def test_E23_no_card_of_a_payment_may_be_superfluous():
    table = asked_for(2, "money-2@bank", "money-1@bank", "spaceport@bank").do(1, a.Accept(), a.Pay("money-1", "bank"))
    with pytest.raises(IllegalAction) as refused:
        table.do(1, a.Pay("money-2", "bank"))  # with it the 1 could be left out
    assert refused.value.rule == "E23"
    assert table.legal(1) == [a.Pay("spaceport", "bank")]


def test_E23_the_bank_of_two_equal_cards_is_one_choice():
    table = asked_for(2, "money-2@bank", "money-2@bank", "money-3@bank").do(1, a.Accept())
    assert table.legal(1) == [a.Pay("money-3", "bank"), a.Pay("money-2", "bank")]


def ways(table: Table, seat: int) -> list[Counter]:
    """All ways to pay, by trying every legal action."""
    found = []

    def go(state: Any, paid: tuple[Any, ...]) -> None:
        table.s = state
        if not state.asked[seat]:
            found.append(Counter(paid))
            return
        for action in table.legal(seat):
            pair = [state, batch(GAME.rules.State, 1)[0]]
            copy(pair, 0, 1)
            GAME.rules.apply(table.t, pair[1], seat, GAME.code(table.t, pair[1], seat, action))
            go(pair[1], (*paid, action))
            table.s = state

    go(table.s, ())
    return found


def minimal_covers(things: list[tuple[str, str]], debt: int) -> set[frozenset]:
    """All sets that cover the debt and of which no card can be left out, equal cards alike."""
    found = set()
    for n in range(1, len(things) + 1):
        for chosen in combinations(range(len(things)), n):
            values = [VALUE[things[i][0]] for i in chosen]
            if sum(values) >= debt > sum(values) - min(values):
                found.add(frozenset(Counter(a.Pay(*things[i]) for i in chosen).items()))
    return found


def random_things(rng: random.Random, n: int) -> list[tuple[str, str]]:
    """Some things with a value that may lie before a player, with a rocket on a system now and then."""
    deck = [face.slug for face in faces_of(classic()) for _ in range(face.count) if face.slug != "multicolour"]
    things = []
    rockets = 0
    for card in rng.sample(deck, n):
        face = next(face for face in faces_of(classic()) if face.slug == card)
        colours = [classic().colour[c].id for c in face.colours]
        if card == "rocket":
            rockets += 1
            things.append((card, rng.choice(["bank", "loose"])))
        else:
            things.append((card, rng.choice(colours) if face.kind <= 2 else "bank"))
    laid = set(things)
    if rockets < 4 and {("rigel-prime", "blue"), ("rigel-port", "blue")} <= laid:
        things.append(("rocket", "blue"))
    return things


def check_payments(rng: random.Random, most: int) -> int:
    """One random table: the legal ways to pay are the minimal covers, each in one way. Returns how many there are."""
    things = random_things(rng, rng.randrange(1, most))
    debt = rng.randrange(1, 16)
    table = asked_for(debt, *(f"{card}@{at}" for card, at in things if card != "space-fund"))
    things = [thing for thing in things if thing[0] != "space-fund"]
    before = table.side(1).worth
    assert before == sum(VALUE[card] for card, _ in things)
    table.do(1, a.Accept())
    if before <= debt:  # E24: all goes, unasked
        assert table.side(1).worth == 0
        return 0
    paid = ways(table, 1)
    asked = [frozenset(way.items()) for way in paid]
    assert len(asked) == len(set(asked))
    assert set(asked) == minimal_covers(things, debt)
    return len(asked)


def test_E23_the_payments_allowed_are_all_minimal_covers_of_random_tables():
    rng = random.Random(23)
    assert sum(check_payments(rng, 8) for _ in range(400)) > 1000


@pytest.mark.long
def test_E23_the_payments_allowed_are_all_minimal_covers_of_thousands_of_random_tables():
    rng = random.Random(24)
    assert sum(check_payments(rng, 11) for _ in range(4000)) > 20_000


def test_E23_the_proposed_payment_is_one_of_them_and_none_costs_less():
    rng = random.Random(25)
    for _ in range(150):
        things = [thing for thing in random_things(rng, 7) if thing[0] != "space-fund"]
        debt = rng.randrange(1, 12)
        table = asked_for(debt, *(f"{card}@{at}" for card, at in things)).do(1, a.Accept())
        if table.s.asked[1]:
            proposed = cheapest(table.t, table.s, words_of(table.t), 1)
            assert frozenset(Counter(proposed).items()) in minimal_covers(things, debt)
            table.do(1, *proposed)
            assert not table.s.asked[1]


def test_E23_the_proposed_payment_takes_money_before_it_breaks_a_system():
    table = asked_for(2, "money-2@bank", "rigel-prime@blue", "rigel-port@blue").do(1, a.Accept())
    assert cheapest(table.t, table.s, words_of(table.t), 1) == (a.Pay("money-2", "bank"),)


def test_E24_a_debtor_with_nothing_is_asked_all_the_same():
    """One of the cases that other programs got wrong, with E42: silence must not tell."""
    table = Table(3, hand0=FUND, table2=["multicolour@red"])
    table.do(0, a.Play("space-fund"))
    assert table.may_act() == [1, 2]
    assert table.legal(1) == table.legal(2) == [a.Accept()]
    table.do(1, a.Accept()).do(2, a.Accept())
    assert (table.to_act, table.cards(2, "red")) == (0, Counter(["multicolour"]))  # only multicolours: nothing is paid


def test_E24_who_cannot_cover_the_debt_pays_all_he_can():
    table = asked_for(9, "money-3@bank", "ceres@brown", "multicolour@red").do(1, a.Accept())
    assert (table.side(1).worth, table.side(0).worth) == (0, 4)
    assert next(event for event in table.heard if event.__struct_config__.tag == "settled").paid == 4


def test_E18_a_payment_moves_as_a_whole():
    """What is chosen lies where it lay until the debt is covered."""
    table = asked_for(7, "rigel-prime@blue", "rigel-port@blue", "money-4@bank", "rocket@blue").do(1, a.Accept())
    table.do(1, a.Pay("rigel-prime", "blue"))
    assert (table.side(1).score, table.side(0).worth) == (1, 0)
    assert [thing.card for thing, _ in table.side(1).debt.aside] == ["rigel-prime"]
    table.do(1, a.Pay("rocket", "blue"))  # still on its system, as nothing has moved yet
    assert (table.side(1).score, table.side(0).worth, table.side(0).loose) == (0, 7, 1)


def test_E25_a_received_universal_keeps_its_colour_and_moves_once_the_card_is_resolved():
    table = asked_for(4, "universal-blue-green@green", "ceres@brown").do(1, a.Accept(), a.Pay("universal-blue-green", "green"))
    assert table.cards(0, "green") == Counter(["universal-blue-green"])
    assert table.can(0, a.Move("universal-blue-green", "green", "blue"))
