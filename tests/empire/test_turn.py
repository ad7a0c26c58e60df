"""Set-up and the turn: E2-E13, E35, E51."""

from __future__ import annotations

from collections import Counter

import pytest

from imperia.engine import CHANCE, batch
from imperia.games.empire import actions as a
from imperia.games.empire.game import GAME
from imperia.games.game import BadOption, BadSeats, IllegalAction, Setup

from .table import Table, small_deck


def fresh(players: int, **options):
    t = GAME.terms(Setup("empire", players, options))
    s = batch(GAME.rules.State, 1)[0]
    GAME.rules.new_game(t, s)
    return t, s


# ---- set-up


@pytest.mark.parametrize(("players", "decks"), [(2, 1), (8, 1), (9, 2), (16, 2)])
def test_E2_one_deck_for_every_eight_players(players, decks):
    t, s = fresh(players)
    assert (t.decks, t.n_cards, s.pile_size) == (decks, 108 * decks, 108 * decks)


def test_E2_up_to_three_decks_and_never_too_few():
    assert fresh(2, decks=3)[0].n_cards == 324
    with pytest.raises(BadOption) as refused:
        fresh(9, decks=1)
    assert (refused.value.facts["option"], refused.value.facts["allowed"], refused.value.rule) == ("decks", "2-3", "E2")
    for players in (1, 17):
        with pytest.raises(BadSeats) as seats:
            fresh(players)
        assert (seats.value.facts["least"], seats.value.facts["most"]) == (2, 16)


def test_E3_five_cards_to_each_then_the_lot_then_the_first_turn():
    t, s = fresh(3)
    seats = []
    for _ in range(15):
        assert GAME.rules.to_act(t, s) == CHANCE
        seats.append(GAME.chance(t, s, 0).to)
        GAME.rules.apply(t, s, CHANCE, 0)
    assert Counter(seats) == {0: 5, 1: 5, 2: 5}
    assert s.pile_size == 108 - 15
    assert GAME.rules.chance_outcomes(t, s) == 3
    assert GAME.chance(t, s, 2) == a.DrawLot(2)
    GAME.rules.apply(t, s, CHANCE, 2)
    assert (s.turn, s.turns) == (2, 1)


def test_E3_play_goes_clockwise():
    table = Table(3, turn=2)
    assert table.end(2).s.turn == 0
    assert table.end(0).s.turn == 1


def test_E4_four_systems_for_two_players_else_three():
    assert [fresh(n)[0].systems_to_win for n in (2, 3, 6, 7, 16)] == [4, 3, 3, 3, 3]


def test_E4_two_may_play_for_three_and_seven_or_more_for_two():
    assert fresh(2, systems_to_win=3)[0].systems_to_win == 3
    assert fresh(7, systems_to_win=2)[0].systems_to_win == 2
    for players, systems in ((6, 2), (3, 4), (2, 2), (7, 4)):
        with pytest.raises(BadOption) as refused:
            fresh(players, systems_to_win=systems)
        assert (refused.value.facts["option"], refused.value.rule) == ("systems_to_win", "E4")


# ---- drawing


def test_E5_two_cards_at_the_start_of_a_turn():
    table = Table(2, hand1=["ceres"]).do(0, a.EndTurn())
    assert table.s.to_draw == 2
    table.draw("vesta", "uranus")
    assert table.hand(1) == Counter(["ceres", "vesta", "uranus"])
    assert (table.to_act, table.s.what, table.s.plays) == (1, 3, 3)


def test_E5_an_empty_hand_is_no_exception_unless_refill_empty_hand():
    assert Table(2).do(0, a.EndTurn()).s.to_draw == 2
    refilled = Table(2, options={"refill_empty_hand": True})
    assert refilled.do(0, a.EndTurn()).s.to_draw == 5
    assert Table(2, options={"refill_empty_hand": True}, hand1=["ceres"]).do(0, a.EndTurn()).s.to_draw == 2


def test_E6_up_to_three_plays_of_any_kind():
    table = Table(2, hand0=["ceres", "money-1", "spaceport", "hyperjump"])
    table.do(0, a.Lay("ceres", "brown"), a.Bank("money-1"), a.Bank("spaceport"))
    assert table.s.plays == 0
    assert table.legal(0) == [a.EndTurn()]
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.Bank("hyperjump"))
    assert refused.value.rule == "E6"


def test_E6_a_turn_may_pass_without_a_play():
    assert Table(2, hand0=["ceres"]).can(0, a.EndTurn())


def test_E7_the_surplus_goes_under_the_pile_in_the_order_chosen():
    hand = ["ceres", "vesta", "uranus", "neptune", "triton", "rose", "thorn", "bud", "venus"]
    table = Table(2, hand0=hand).do(0, a.EndTurn())
    assert table.s.what == 7
    assert set(table.legal(0)) == {a.PutUnder(card) for card in hand}
    table.do(0, a.PutUnder("rose"))
    table.do(0, a.PutUnder("bud"))
    assert [one.card for one in GAME.view(table.t, table.s, 0).under] == ["rose", "bud"]
    assert [one.card for one in GAME.view(table.t, table.s, 1).under] == [None, None]  # only he knows which
    assert table.s.turn == 1


def test_E7_any_hand_is_allowed_within_a_turn_and_free_moves_are_over_when_the_limit_is_asked():
    hand = ["ceres", "vesta", "uranus", "neptune", "triton", "rose", "thorn", "bud"]
    table = Table(2, hand0=hand, table0=["universal-blue-green@blue"])
    assert table.can(0, a.Move("universal-blue-green", "blue", "green"))
    table.do(0, a.EndTurn())
    assert not table.can(0, a.Move("universal-blue-green", "blue", "green"))
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.Move("universal-blue-green", "blue", "green"))
    assert refused.value.rule == "E7"


def test_E7_with_an_empty_pile_those_cards_are_the_pile_and_come_before_the_discard():
    deck = small_deck()
    table = Table(2, deck=deck, pile=[], under=["ceres@0", "vesta@0"], discard=["spaceport"], table0=everything_but(
        deck, "ceres", "vesta", "spaceport"
    ))  # fmt: skip
    table.do(0, a.EndTurn())
    assert table.to_act == 1  # nothing was left to chance
    assert table.hand(1) == Counter(["ceres", "vesta"])
    assert [event.__struct_config__.tag for event in table.heard if hasattr(event, "card")] == ["drew", "drew"]


def everything_but(deck, *cards: str) -> list[str]:
    """All other cards of the small deck on a table, systems kept apart by laying objects where they cannot win."""
    from imperia.games.empire.content import faces_of

    left = Counter({face.slug: face.count for face in faces_of(deck)}) - Counter(cards)
    return [f"{card}@bank" for card in left.elements() if card.startswith(("money", "freight", "great", "space", "hyper", "time",
        "rocket", "anni", "mind", "dict", "fiver"))] + objects_apart(left)  # fmt: skip


def objects_apart(left: Counter) -> list[str]:
    """Objects in their first colour; multicolours in red."""
    from imperia.games.empire.vocabulary import vocabulary

    words = vocabulary(small_deck())
    laid = []
    for card in left.elements():
        if words.is_object(card):
            own = words.faces[words.card_number[card]].colours
            laid.append(f"{card}@{words.colours[own[0]] if own else 'red'}")
    return laid


def test_E8_what_lies_on_the_table_never_returns_to_a_hand():
    """Over random games: a hand grows by drawing and by the Time Machine only."""
    import random

    rng = random.Random(8)
    t, s = fresh(4)
    out = [0] * GAME.rules.MAX_LEGAL
    for _ in range(4000):
        seat = GAME.rules.to_act(t, s)
        if seat == -2:
            GAME.rules.new_game(t, s)
            continue
        before = list(s.hand_size)
        n = GAME.rules.chance_outcomes(t, s) if seat == CHANCE else GAME.rules.legal_actions(t, s, seat, out)
        k = rng.randrange(n)
        GAME.rules.apply(t, s, seat, k if seat == CHANCE else out[k])
        came = Counter(event.seat for event in GAME.events(t, s) if event.__struct_config__.tag in ("drew", "fetched"))
        for who in range(4):
            assert s.hand_size[who] <= before[who] + came[who]
            if s.hand_size[who] > before[who]:
                assert came[who]


def test_E9_the_draw_pile_runs_out_in_mid_draw():
    """One of the cases that other programs got wrong: the discard is shuffled for the second card, the play area is not."""
    deck = small_deck()
    spent = ["spaceport", "space-fund"]
    table = Table(2, deck=deck, pile=["ceres"], discard=spent, hand0=["spaceport"], table1=everything_but(
        deck, "ceres", "spaceport", "spaceport", "space-fund"
    ))  # fmt: skip
    table.do(0, a.Play("spaceport"))
    assert (table.to_act, table.s.pile_size) == (CHANCE, 1)
    table.draw("ceres")
    assert table.to_act == CHANCE
    assert table.s.pile_size == 2  # the two of the discard; the spaceport just played lies in the play area
    assert GAME.view(table.t, table.s, 0).area == ("spaceport",)
    table.draw("space-fund")
    assert table.hand(0) == Counter(["ceres", "space-fund"])


def test_E9_both_piles_empty_draw_what_there_is():
    deck = small_deck()
    table = Table(2, deck=deck, pile=["ceres"], table1=everything_but(deck, "ceres"))
    table.do(0, a.EndTurn()).draw("ceres")
    assert (table.to_act, table.side(1).hand_size) == (1, 1)
    assert "nothing_left" in [event.__struct_config__.tag for event in table.heard]


def test_E10_cards_played_go_onto_the_discard_at_the_end_of_the_turn_in_the_order_played():
    table = Table(2, hand0=["hyperjump", "spaceport"], discard=["space-fund"])
    table.do(0, a.Play("hyperjump"), a.Play("spaceport")).draw_any()
    view = GAME.view(table.t, table.s, 1)
    assert (view.discard, view.area) == (("space-fund",), ("hyperjump", "spaceport"))
    table.end(0)
    assert GAME.view(table.t, table.s, 1).discard == ("space-fund", "hyperjump", "spaceport")


def test_E10_time_machine_and_hyperjump_cannot_loop():
    """One of the cases that other programs got wrong: what is played this turn cannot be fetched in it."""
    table = Table(2, hand0=["time-machine", "hyperjump", "time-machine"], plays=3, discard=["fiver"])
    table.do(0, a.Play("hyperjump"), a.Play("time-machine"))
    assert table.hand(0) == Counter(["fiver", "time-machine"])  # not the Hyperjump
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.Play("time-machine"))
    assert refused.value.rule == "E33"


def test_E11_a_banked_contact_card_is_money_only():
    table = Table(2, hand0=["spaceport"]).do(0, a.Bank("spaceport"))
    assert table.bank(0) == Counter(["spaceport"])
    assert (table.side(0).money, table.side(0).worth) == (1, 1)
    assert GAME.view(table.t, table.s, 0).area == ()
    assert not any(isinstance(action, a.Play) for action in table.legal(0))


def test_E12_objects_are_never_banked_and_lie_in_a_colour_they_have():
    table = Table(2, hand0=["ceres", "universal-blue-green", "multicolour"])
    laid = {(action.card, action.colour) for action in table.legal(0) if isinstance(action, a.Lay)}
    colours = {colour.id for colour in GAME.read_content(open_classic()).colour}
    assert laid == {("ceres", "brown"), ("universal-blue-green", "blue"), ("universal-blue-green", "green")} | {
        ("multicolour", colour) for colour in colours
    }
    for action in (a.Bank("ceres"), a.Lay("ceres", "blue")):
        with pytest.raises(IllegalAction) as refused:
            table.do(0, action)
        assert refused.value.rule == "E12"


def open_classic() -> str:
    """The shipped deck file."""
    from imperia.games.empire.content import shipped_text

    return shipped_text()


def test_E13_universals_move_freely_in_the_own_turn_and_that_is_no_play():
    table = Table(2, plays=0, table0=["universal-blue-green@blue", "multicolour@red"], table1=["universal-green-black@green"])
    moves = [action for action in table.legal(0) if isinstance(action, a.Move)]
    assert len(moves) == 1 + 9
    table.do(0, a.Move("universal-blue-green", "blue", "green"), a.Move("multicolour", "red", "white"))
    assert (table.s.plays, table.group(0, "blue"), table.group(0, "green").objects) == (0, None, 1)
    assert table.legal(1) == []  # not on another's turn


def test_E13_not_while_an_action_is_being_resolved():
    table = Table(2, hand0=["space-fund"], table0=["universal-blue-green@blue"], table1=["money-5@bank"])
    table.do(0, a.Play("space-fund"))
    assert table.legal(0) == []
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.Move("universal-blue-green", "blue", "green"))
    assert refused.value.rule == "E43"


def test_E13_at_most_sixty_moves_a_turn_and_the_refusal_says_so():
    table = Table(2, table0=["universal-blue-green@blue"], moves=59)
    table.do(0, a.Move("universal-blue-green", "blue", "green"))
    with pytest.raises(IllegalAction) as refused:
        table.do(0, a.Move("universal-blue-green", "green", "blue"))
    assert (refused.value.rule, refused.value.facts["most"]) == ("E13", 60)
    assert "60" in refused.value.said("ru")
    table.end(0)
    assert table.s.moves == 0


def test_E13_one_may_break_the_own_system():
    table = Table(2, table0=["rigel-prime@blue", "universal-blue-green@blue"])
    assert table.group(0, "blue").systems == 1
    table.do(0, a.Move("universal-blue-green", "blue", "green"))
    assert table.side(0).score == 0


# ---- who leaves


def test_E51_with_two_players_the_other_wins():
    table = Table(2)
    GAME.rules.resign(table.t, table.s, 0)
    assert (table.result.winners, table.result.rule, table.result.reason) == ((1,), "E51", "resignation")


def test_E51_with_more_the_seat_plays_on_and_may_win():
    laid = ["ceres@brown", "vesta@brown", "sirius-b@white", "procyon-b@white", "rigel-prime@blue"]
    table = Table(3, table0=laid, hand0=["rigel-port"])
    GAME.rules.resign(table.t, table.s, 0)
    assert table.result is None
    assert table.side(0).resigned
    table.do(0, a.Lay("rigel-port", "blue"))
    assert table.result.winners == (0,)
