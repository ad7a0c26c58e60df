"""Winning: E17-E19, and the cases that other programs got wrong."""

from __future__ import annotations

from collections import Counter

import pytest

from imperia.engine import OVER
from imperia.games.empire import actions as a
from imperia.games.empire.game import GAME
from imperia.games.game import IllegalAction

from .table import Table, small_deck
from .test_turn import everything_but

BROWN = ["ceres@brown", "vesta@brown"]
WHITE = ["sirius-b@white", "procyon-b@white"]
BLUE = ["rigel-prime@blue", "rigel-port@blue"]
DECLARED = {"victory": "declared"}
NINE = [
    "rose@pink", "thorn@pink", "bud@pink", "venus@yellow", "earth@yellow", "mars@yellow",
    "uranus@cyan", "neptune@cyan", "triton@cyan",
]  # fmt: skip


def test_E17_the_first_with_enough_systems_wins_at_once():
    table = Table(3, table0=[*BROWN, *WHITE, "rigel-prime@blue"], hand0=["rigel-port"]).do(0, a.Lay("rigel-port", "blue"))
    assert table.to_act == OVER
    assert (table.result.winners, table.result.rule, table.result.reason) == ((0,), "E17", "systems")
    assert table.result.returns == (1.0, -1.0, -1.0)


def test_E18_a_win_by_moving_a_universal_with_no_plays_left():
    """One of the cases that other programs got wrong."""
    table = Table(3, plays=0, table0=[*BROWN, *WHITE, "rigel-prime@blue", "universal-blue-green@green"])
    table.do(0, a.Move("universal-blue-green", "green", "blue"))
    assert table.result.winners == (0,)


def test_E18_a_win_completed_by_somebodys_payment_before_the_next_debtor_answers():
    """One of the cases that other programs got wrong: the others are not asked any more, nor is the hand limit."""
    table = Table(3, hand0=["space-fund", *["money-1"] * 6, "money-2", "money-3"], table0=[*BROWN, *WHITE, "rigel-prime@blue"],
        table1=["rigel-port@blue"], table2=["money-5@bank"])  # fmt: skip
    table.do(0, a.Play("space-fund"))
    assert table.may_act() == [1, 2]
    table.do(1, a.Accept(), a.Pay("rigel-port", "blue"))
    assert (table.to_act, table.may_act(), table.result.winners) == (OVER, [], (0,))
    assert table.side(2).money == 5


def test_E18_on_anothers_turn_too():
    mine = [*BROWN, *WHITE, "rigel-prime@blue", "thorn@pink"]
    table = Table(3, turn=1, hand1=["mind-swap"], table1=["rigel-port@blue"], table0=mine)
    table.do(1, a.MindSwap(0), a.Take("thorn", "pink"), a.Give("rigel-port", "blue"))
    table.do(0, a.Accept())
    assert table.result.winners == (0,)


def test_E18_if_one_change_completes_two_the_player_whose_turn_it_is_wins():
    """A swap that gives both their third system."""
    mine = [*BROWN, *WHITE, "uranus@cyan", "neptune@cyan", "universal-blue-green@blue"]
    theirs = [*NINE[:6], "rigel-prime@blue", "triton@cyan"]
    for turn in (0, 1):
        mine_first = {"table0": mine, "table1": theirs} if turn == 0 else {"table0": theirs, "table1": mine}
        table = Table(3, turn=turn, **{f"hand{turn}": ["mind-swap"]}, **mine_first)
        one, other = turn, 1 - turn
        table.do(one, a.MindSwap(other), a.Take("triton", "cyan"), a.Give("universal-blue-green", "blue"))
        table.do(other, a.Accept())
        assert table.result.winners == (one,)
        assert table.side(other).score >= 3  # the other has them too


def test_E17_declared_a_win_is_announced_from_the_forming_to_the_end_of_the_turn():
    table = Table(3, options=DECLARED, table0=[*BROWN, *WHITE, "rigel-prime@blue"], hand0=["rigel-port"])
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.Declare())  # a false one: refused, no penalty
    assert refused.value.rule == "E17"
    table.do(0, a.Lay("rigel-port", "blue"))
    assert table.result is None
    assert table.can(0, a.Declare())
    table.do(0, a.Declare())
    assert (table.result.winners, table.result.reason) == ((0,), "systems")


def test_E17_declared_overlooked_it_waits_for_the_own_turn():
    table = Table(3, options=DECLARED, table0=[*BROWN, *WHITE, "rigel-prime@blue"], hand0=["rigel-port"])
    table.do(0, a.Lay("rigel-port", "blue")).end(0)
    assert (table.s.turn, table.may_act()) == (1, [1])
    table.end(1).end(2)
    assert table.can(0, a.Declare())


def test_E17_declared_off_turn_and_while_answers_are_pending():
    """Formed on another's turn: it may be declared until that turn ends, whoever else is asked."""
    table = Table(3, options=DECLARED, turn=1, hand1=["mind-swap", "space-fund"], table1=["rigel-port@blue"],
        table0=[*BROWN, *WHITE, "rigel-prime@blue", "thorn@pink"], table2=["money-5@bank"])  # fmt: skip
    table.do(1, a.MindSwap(0), a.Take("thorn", "pink"), a.Give("rigel-port", "blue"))
    table.do(0, a.Accept())
    assert table.legal(0) == [a.Declare()]
    table.do(1, a.Play("space-fund"))
    table.do(2, a.Accept())
    assert a.Declare() in table.legal(0)
    assert table.may_act() == [0, 2]
    table.do(0, a.Declare())
    assert table.result.winners == (0,)


def test_E17_declared_the_first_valid_one_wins_whoever_formed_first():
    three = [*BROWN, *WHITE, *BLUE]
    table = Table(3, options=DECLARED, turn=1, turns=5, formed0=2, formed1=3, table0=three, table1=NINE)
    assert table.may_act() == [1]
    table.do(1, a.Declare())
    assert table.result.winners == (1,)


def test_E17_declared_a_win_that_was_broken_is_gone_and_formed_again_it_is_new():
    three = [*BROWN, *WHITE, *BLUE]
    table = Table(3, options=DECLARED, turn=1, turns=5, formed0=2, table0=three, hand1=["space-fund"], table2=["money-2@bank"])
    table.do(1, a.Play("space-fund")).do(0, a.Accept(), a.Pay("rigel-prime", "blue"))
    assert (table.s.formed[0], table.side(0).can_declare) == (-1, False)
    again = Table(3, options=DECLARED, turn=1, turns=5, table0=[*BROWN, *WHITE, BLUE[0], "thorn@pink"], hand1=["mind-swap"],
        table1=["rigel-port@blue"])  # fmt: skip
    again.do(1, a.MindSwap(0), a.Take("thorn", "pink"), a.Give("rigel-port", "blue")).do(0, a.Accept())
    assert (again.s.formed[0], again.legal(0)) == (5, [a.Declare()])  # new: open until this turn ends


def test_E17_automatic_nobody_declares():
    assert not Table(3, table0=[*BROWN, *WHITE]).can(0, a.Declare())


def test_E19_after_the_last_turn_the_most_systems_win_then_the_highest_value():
    table = Table(3, options={"turn_limit": 7}, turns=7, table0=BROWN, table1=["money-10@bank"], table2=["money-5@bank"])
    table.do(0, a.EndTurn())
    assert (table.result.winners, table.result.rule, table.result.reason) == ((0,), "E19", "limit")
    table = Table(3, options={"turn_limit": 7}, turns=7, table0=["money-1@bank"], table1=["money-5@bank"], table2=["money-5@bank"])
    table.do(0, a.EndTurn())
    assert table.result.winners == (1, 2)  # those level share the win
    assert table.result.returns == (-1.0, 1.0, 1.0)


def test_E19_an_undeclared_win_has_no_privilege_at_the_limit():
    three = [*BROWN, *WHITE, *BLUE]
    table = Table(3, options=DECLARED | {"turn_limit": 7}, turns=7, formed1=3, table1=three, table2=NINE)
    table.do(0, a.EndTurn())
    assert table.result.winners == (2,)  # three systems each, the more valuable ones


def test_E19_both_piles_empty_and_nobody_can_win():
    """One of the cases that other programs got wrong: a round without a played card ends the game."""
    deck = small_deck()
    laid = everything_but(deck, "ceres")
    apart = [card for card in laid if not card.startswith(("vesta", "universal"))]
    apart += ["vesta@brown", "universal-brown-cyan@cyan", "universal-brown-cyan@cyan", "universal-red-blue@red"]
    table = Table(3, deck=deck, table1=apart, hand0=["ceres"], turns=4)
    table.end(0)
    assert table.result is None
    table.end(1)
    assert table.result is None
    table.do(2, a.EndTurn())
    assert (table.to_act, table.result.rule, table.result.reason) == (OVER, "E19", "standstill")
    assert table.result.winners == (1,)


def test_E19_a_played_card_keeps_the_game_going():
    deck = small_deck()
    laid = everything_but(deck, "money-1")
    table = Table(2, deck=deck, table1=laid, hand0=["money-1"], turns=4, idle=1)
    table.do(0, a.Bank("money-1")).end(0)
    assert (table.result, table.s.idle) == (None, 0)


def test_E16_distinct_colours_count_for_the_win_too():
    laid = [*BROWN, "universal-cyan-brown@brown", "multicolour@brown", "rigel-prime@blue"]
    table = Table(3, options={"distinct_colours": True}, table0=laid, hand0=["rigel-port"]).do(0, a.Lay("rigel-port", "blue"))
    assert (table.result, table.side(0).score) == (None, 2)
    table = Table(3, table0=laid, hand0=["rigel-port"]).do(0, a.Lay("rigel-port", "blue"))
    assert table.result.winners == (0,)


def test_E17_the_end_is_told_and_nothing_can_be_done_any_more():
    table = Table(3, table0=[*BROWN, *WHITE, "rigel-prime@blue"], hand0=["rigel-port"]).do(0, a.Lay("rigel-port", "blue"))
    assert Counter(event.__struct_config__.tag for event in table.heard)["won"] == 1
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.EndTurn())
    assert refused.value.rule == "E17"
    assert GAME.rules.chance_outcomes(table.t, table.s) == 0
