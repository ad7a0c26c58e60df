"""Contact cards: E30-E43."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import imperia.engine as plain
from imperia.games.empire import actions as a
from imperia.games.empire.game import GAME
from imperia.games.game import IllegalAction

from .table import Table

BLUE = ["rigel-prime@blue", "rigel-port@blue"]


def owed(table: Table) -> dict[int, int]:
    """What each seat owes."""
    return {seat: table.s.owes[seat] for seat in range(table.t.players) if table.s.owes[seat]}


# ---- E30 freight


def test_E30_two_colour_freight_all_others_owe_for_the_colour_named():
    table = Table(3, hand0=["freight-green-blue"], table0=["rigel-prime@blue", "vega-1@green", "vega-2@green"])
    named = [action for action in table.legal(0) if isinstance(action, a.Freight)]
    assert set(named) == {a.Freight("freight-green-blue", "blue"), a.Freight("freight-green-blue", "green")}
    table.do(0, a.Freight("freight-green-blue", "green"))
    assert owed(table) == {1: 4, 2: 4}  # the ladder of green: 2 4 7


def test_E30_multicolour_freight_one_player_any_colour():
    table = Table(3, hand0=["great-freight"], table0=["ceres@brown", "earth@yellow"])
    named = {action for action in table.legal(0) if isinstance(action, a.GreatFreight)}
    assert named == {a.GreatFreight(seat, colour) for seat in (1, 2) for colour in ("brown", "yellow")}
    table.do(0, a.GreatFreight(2, "yellow"))
    assert (owed(table), table.may_act()) == ({2: 2}, [2])


def test_E30_the_debt_is_fixed_when_the_card_is_played():
    table = Table(
        3, hand0=["freight-green-blue"], table0=["rigel-prime@blue"], table1=["rigel-port@blue"], table2=["money-10@bank"]
    )
    table.do(0, a.Freight("freight-green-blue", "blue"))
    table.do(1, a.Accept(), a.Pay("rigel-port", "blue"))
    assert table.group(0, "blue").freight == 8
    assert owed(table) == {2: 3}


def test_E30_all_groups_of_the_colour_add_up_each_by_its_own_ladder():
    laid = [*BLUE, "universal-blue-green@blue", "rocket@blue"]
    table = Table(2, hand0=["freight-green-blue"], table0=laid, table1=["money-10@bank"] * 1)
    table.do(0, a.Freight("freight-green-blue", "blue"))
    assert owed(table) == {1: 2 * 8 + 3}  # a system with a rocket, and one object


def test_E30_a_group_of_multicolours_only_earns_nothing_a_system_too():
    table = Table(2, hand0=["freight-green-blue", "great-freight"], table0=["multicolour@blue", "multicolour@blue"])
    assert table.side(0).score == 1
    assert not any(isinstance(action, a.Freight | a.GreatFreight) for action in table.legal(0))
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.Freight("freight-green-blue", "blue"))
    assert refused.value.rule == "E30"
    assert table.can(0, a.Bank("freight-green-blue"))  # it can only be banked


# ---- E31-E33


def test_E31_spaceport_draws_two_and_adds_no_plays():
    table = Table(2, hand0=["spaceport"]).do(0, a.Play("spaceport")).draw("ceres", "vesta")
    assert (table.hand(0), table.s.plays) == (Counter(["ceres", "vesta"]), 2)


def test_E32_hyperjump_as_the_first_card_leaves_five_and_several_add_up():
    table = Table(2, hand0=["hyperjump", "hyperjump"]).do(0, a.Play("hyperjump"))
    assert table.s.plays == 5
    assert table.do(0, a.Play("hyperjump")).s.plays == 7


def test_E33_time_machine_takes_the_two_oldest_cards_of_the_discard():
    table = Table(2, hand0=["time-machine"], discard=["fiver", "rocket", "dictator"]).do(0, a.Play("time-machine"))
    assert table.hand(0) == Counter(["fiver", "rocket"])
    assert GAME.view(table.t, table.s, 1).discard == ("dictator",)
    one = Table(2, hand0=["time-machine"], discard=["fiver"]).do(0, a.Play("time-machine"))
    assert one.hand(0) == Counter(["fiver"])
    none = Table(2, hand0=["time-machine"])
    assert not none.can(0, a.Play("time-machine"))
    assert none.can(0, a.Bank("time-machine"))


def test_E33_the_discard_holds_contact_cards_only():
    rng = random.Random(33)
    t = Table(4).t
    s = plain.batch(GAME.rules.State, 1)[0]
    GAME.rules.new_game(t, s)
    out, seen = [0] * GAME.rules.MAX_LEGAL, 0
    for _ in range(5000):
        seat = GAME.rules.to_act(t, s)
        if seat == -2:
            GAME.rules.new_game(t, s)
            continue
        n = GAME.rules.chance_outcomes(t, s) if seat < 0 else GAME.rules.legal_actions(t, s, seat, out)
        k = rng.randrange(n)
        GAME.rules.apply(t, s, seat, k if seat < 0 else out[k])
        seen += s.n_discard
        assert all(t.kind[face] > 3 for face in s.spent[: s.n_discard + s.n_area])
    assert seen > 1000


# ---- E34-E39


def test_E34_a_rocket_doubles_a_system_and_there_is_one_on_each_at_most():
    table = Table(2, hand0=["rocket", "rocket"], table0=BLUE)
    assert table.group(0, "blue").freight == 8
    table.do(0, a.Launch("blue"))
    assert (table.group(0, "blue").freight, GAME.view(table.t, table.s, 0).area) == (16, ())
    assert not table.can(0, a.Launch("blue"))
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.Launch("blue"))
    assert refused.value.rule == "E34"
    assert table.can(0, a.Bank("rocket"))


def test_E36_annihilation_takes_a_rocket_on_a_system_or_loose_and_it_arrives_loose():
    laid = [*BLUE, "rocket@blue", "rocket@loose", "rocket@bank"]
    table = Table(3, hand0=["annihilation"], table1=laid)
    assert {action for action in table.legal(0) if isinstance(action, a.Annihilate)} == {
        a.Annihilate(1, "blue"), a.Annihilate(1, "loose"),
    }  # fmt: skip
    table.do(0, a.Annihilate(1, "blue")).do(1, a.Accept())
    assert (table.group(1, "blue").rockets, table.side(1).loose, table.side(0).loose) == (0, 1, 1)
    assert not Table(2, hand0=["annihilation"], table1=["rocket@bank"]).can(0, a.Annihilate(1, "loose"))


def test_E37_mind_swap_moves_both_at_once():
    table = Table(2, hand0=["mind-swap"], table0=BLUE, table1=["vega-1@green", "ceres@brown", "vesta@brown"])
    table.do(0, a.MindSwap(1))
    assert table.legal(0) == [a.Take("vega-1", "green")]  # the Asteroid Belt is complete
    table.do(0, a.Take("vega-1", "green"))
    assert set(table.legal(0)) == {a.Give("rigel-prime", "blue"), a.Give("rigel-port", "blue")}  # also out of a system
    table.do(0, a.Give("rigel-port", "blue")).do(1, a.Accept())
    assert (table.cards(0, "green"), table.cards(1, "blue")) == (Counter(["vega-1"]), Counter(["rigel-port"]))
    assert table.to_act == 0


def test_E37_it_needs_one_object_to_give_and_one_to_take():
    assert not Table(2, hand0=["mind-swap"], table1=["vega-1@green"]).can(0, a.MindSwap(1))
    assert not Table(2, hand0=["mind-swap"], table0=["vega-1@green"], table1=BLUE).can(0, a.MindSwap(1))


def test_E25_the_target_of_a_mind_swap_chooses_the_colour_of_a_universal_at_once():
    table = Table(
        2, hand0=["mind-swap"], table0=["universal-blue-green@blue"], table1=["ceres@brown", "vega-1@green", "vega-2@green"]
    )
    table.do(0, a.MindSwap(1), a.Take("ceres", "brown"), a.Give("universal-blue-green", "blue")).do(1, a.Accept())
    assert (table.to_act, set(table.legal(1))) == (1, {a.Recolour("blue"), a.Recolour("green")})
    table.do(1, a.Recolour("green"))
    assert (table.group(1, "green").systems, table.to_act) == (1, 0)


def test_E25_keeping_the_colour_is_an_answer_and_a_multicolour_may_take_any():
    table = Table(2, hand0=["mind-swap"], table0=["multicolour@blue"], table1=["ceres@brown"])
    table.do(0, a.MindSwap(1), a.Take("ceres", "brown"), a.Give("multicolour", "blue")).do(1, a.Accept())
    assert len(table.legal(1)) == 10
    table.do(1, a.Recolour("blue"))
    assert (table.cards(1, "blue"), table.to_act) == (Counter(["multicolour"]), 0)


def test_E25_the_check_runs_again_after_the_colour():
    laid = ["ceres@brown", "vesta@brown", "sirius-b@white", "procyon-b@white", "vega-1@green", "vega-2@green", "rose@pink"]
    table = Table(3, hand0=["mind-swap"], table0=["universal-blue-green@blue"], table1=laid)
    table.do(0, a.MindSwap(1), a.Take("rose", "pink"), a.Give("universal-blue-green", "blue")).do(1, a.Accept())
    assert table.result is None
    table.do(1, a.Recolour("green"))
    assert table.result.winners == (1,)


def test_E38_dictator_names_clockwise_all_who_have_one_then_they_answer():
    table = Table(4, turn=1, hand1=["dictator"], table0=["ceres@brown"], table2=["earth@yellow", "mars@yellow"], table3=BLUE)
    table.do(1, a.Play("dictator"))
    assert (GAME.view(table.t, table.s, 1).target, set(table.legal(1))) == (
        2,
        {a.Take("earth", "yellow"), a.Take("mars", "yellow")},
    )
    table.do(1, a.Take("mars", "yellow"))
    assert GAME.view(table.t, table.s, 1).target == 0  # seat 3 has a system only: not asked
    assert table.may_act() == [1]
    table.do(1, a.Take("ceres", "brown"))
    assert table.may_act() == [0, 2]
    table.do(0, a.Accept()).do(2, a.Accept())
    assert (table.cards(1, "brown"), table.cards(1, "yellow")) == (Counter(["ceres"]), Counter(["mars"]))


def test_E38_playable_only_if_somebody_has_one():
    table = Table(3, hand0=["dictator"], table1=BLUE)
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.Play("dictator"))
    assert refused.value.rule == "E38"


def test_E39_what_is_in_a_system_cannot_be_named():
    table = Table(2, hand0=["dictator"], table1=[*BLUE, "ceres@brown"]).do(0, a.Play("dictator"))
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.Take("rigel-port", "blue"))
    assert refused.value.rule == "E39"


# ---- E40-E43 answers


def test_E40_a_fiver_protects_its_player_only_and_is_no_play():
    table = Table(3, hand0=["space-fund"], hand1=["fiver"], table1=["money-5@bank"], table2=["money-2@bank"])
    table.do(0, a.Play("space-fund")).do(1, a.ShowFiver())
    assert (table.may_act(), table.side(1).money) == ([2], 5)
    table.do(2, a.Accept())  # two are owed and two are there: they go unasked
    assert (table.side(0).money, table.s.plays) == (2, 2)
    assert GAME.view(table.t, table.s, 2).area == ("space-fund", "fiver")


def test_E40_two_of_three_debtors_show_a_fiver():
    """One of the cases that other programs got wrong: each answers for himself, the third pays."""
    money = ["money-5@bank"]
    table = Table(
        4, hand0=["space-fund"], hand1=["fiver"], hand3=["fiver"], table1=["money-4@bank"], table2=["money-3@bank"], table3=money
    )
    table.do(0, a.Play("space-fund")).do(3, a.ShowFiver()).do(1, a.ShowFiver())
    assert (table.to_act, table.may_act()) == (2, [2])
    table.do(2, a.Accept(), a.Pay("money-3", "bank"))
    assert [table.side(seat).money for seat in range(4)] == [3, 4, 0, 5]
    assert GAME.view(table.t, table.s, 0).area == ("space-fund", "fiver", "fiver")  # in the order of the answers
    assert table.to_act == 0


@pytest.mark.parametrize(
    ("card", "action"),
    [
        ("freight-green-blue", a.Freight("freight-green-blue", "blue")),
        ("great-freight", a.GreatFreight(1, "blue")),
        ("space-fund", a.Play("space-fund")),
        ("annihilation", a.Annihilate(1, "loose")),
        ("mind-swap", a.MindSwap(1)),
        ("dictator", a.Play("dictator")),
    ],
)
def test_E40_it_cancels_every_card_played_against_its_player(card, action):
    laid = ["vega-1@green", "rocket@loose", "money-5@bank"]
    table = Table(2, hand0=[card], hand1=["fiver"], table0=["rigel-prime@blue"], table1=laid)
    before = table.side(1)
    table.do(0, action)
    if table.s.what != 6:
        table.do(0, a.Take("vega-1", "green"))
    if card == "mind-swap":
        table.do(0, a.Give("rigel-prime", "blue"))
    table.do(1, a.ShowFiver())
    after = table.side(1)
    assert (after.groups, after.bank, after.loose) == (before.groups, before.bank, before.loose)
    assert (table.to_act, table.cards(0, "blue")) == (0, Counter(["rigel-prime"]))


def test_E40_never_by_itself_on_the_own_turn_only_banked():
    table = Table(2, hand0=["fiver"])
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.ShowFiver())
    assert refused.value.rule == "E40"
    assert table.do(0, a.Bank("fiver")).side(0).money == 5


def test_E41_the_space_fund_takes_two_in_any_form_even_from_a_system():
    table = Table(2, hand0=["space-fund"], table1=["ceres@brown", "vesta@brown"]).do(0, a.Play("space-fund"))
    assert owed(table) == {1: 2}
    table.do(1, a.Accept())
    assert (table.side(1).worth, table.group(0, "brown").systems) == (0, 1)
    banked = Table(2, hand0=["space-fund"], table1=["spaceport@bank", "hyperjump@bank"]).do(0, a.Play("space-fund"))
    assert a.Pay("hyperjump", "bank") in banked.do(1, a.Accept()).legal(1)


def test_E42_every_target_is_asked_in_the_same_way_whether_he_holds_a_fiver_or_not():
    table = Table(3, hand0=["space-fund"], hand1=["fiver"], table1=["money-5@bank"], table2=["money-5@bank"]).do(
        0, a.Play("space-fund")
    )
    questions = [GAME.question(table.t, table.s, seat) for seat in (1, 2)]
    assert questions[0] == questions[1]
    assert table.may_act() == [1, 2]


def test_E43_all_are_asked_at_the_same_time_and_one_order_is_clockwise_from_the_player():
    table = Table(4, turn=2, hand2=["space-fund"], table0=["money-5@bank"]).do(2, a.Play("space-fund"))
    assert (table.may_act(), table.to_act) == ([0, 1, 3], 3)
    table.do(3, a.Accept())
    assert table.to_act == 0


def test_E43_the_same_answers_in_any_order_give_the_same_winner():
    rng = random.Random(43)
    for _ in range(60):
        laid = {f"table{seat}": [f"money-{rng.randrange(1, 4)}@bank", rng.choice(["ceres", "vesta"]) + "@brown"] for seat in (1, 2)}
        if laid["table1"][1] == laid["table2"][1]:
            laid["table2"] = ["money-5@bank"]
        mine = ["sirius-b@white", "procyon-b@white", *BLUE, "universal-cyan-brown@brown"]
        wanted = {seat: rng.randrange(2) for seat in (1, 2)}
        ends = []
        for order in ((1, 2), (2, 1)):
            table = Table(3, hand0=["space-fund"], hand1=["fiver"], table0=mine, **laid).do(0, a.Play("space-fund"))
            for seat in order:
                if table.result is None:
                    legal = table.legal(seat)
                    table.do(seat, legal[min(wanted[seat], len(legal) - 1)])
                while table.result is None and table.s.asked[seat]:
                    table.do(seat, table.legal(seat)[-1])
            ends.append(table.result and table.result.winners)
        assert ends[0] == ends[1]
