"""Pack, chips and the deal: I1-I10."""

import pytest

from imperia.games.imperial.pack import CODE, NAME
from imperia.games.imperial.rules import cards as pack

from .table import CHANCE, GAME, OVER, RULES, Table, chips_of, of_kind

QUIET = ("AK9.Q98.JT7.Q87", "QJ8.KT7.K98.JT9", "TS")  # both three of every suit, no sequence, no quartet, no honour turned up
POINT_OF_FIVE = ("QA987.J7.7.QA98", "JT.QA98.K98.KT7", "TH")  # Anna's spades; then no sequence, no quartet


# ---- I1-I3


def test_I1_thirty_two_cards_of_four_suits():
    assert len(NAME) == len(set(NAME)) == 32
    assert {name[1] for name in NAME} == set("SHDC")
    assert [sum(name[1] == suit for name in NAME) for suit in "SHDC"] == [8, 8, 8, 8]


def test_I2_the_ace_ranks_below_the_jack():
    for suit in "SHDC":
        falling = [rank + suit for rank in "KQJAT987"]
        assert sorted(falling, key=CODE.get, reverse=True) == falling


def test_I2_a_jack_takes_the_ace_and_the_ace_takes_the_ten():
    table = Table()
    table.deal("A98.QT8.KQT.QJ9", "J7.KJ97.J97.KT8", "8D")
    table.play("AS JS")
    assert table.view().tricks[0].taker == 1
    table = Table()
    table.deal("T98.QT8.KQT.QJ9", "AJ7.KJ9.J97.KT8", "8D")
    table.s.hand[1] &= ~(1 << CODE["JS"])  # with the jack he might choose between the two
    table.play("TS AS")
    assert table.view().tricks[0].taker == 1


def test_I3_honours_are_king_queen_jack_ace_and_seven():
    assert [rank for rank in range(8) if pack.HONOURS >> rank & 1] == sorted("789TAJQK".index(rank) for rank in "KQJA7")


# ---- I4-I7


def test_I4_the_bank_is_shown_and_is_no_limit():
    table = Table(reds=(4, 4), whites=(5, 5))
    assert table.view().bank == (2, 0)
    table.deal(*QUIET)
    assert (table.s.winner, table.s.red) == (0, [5, 4])  # a ninth red, though the bank had eight
    assert table.view().bank == (12 - table.s.white[0], 0)


def test_I5_I6_five_whites_and_a_point_of_three_are_a_red_and_two_whites_and_the_opponent_has_none():
    table = Table(whites=(5, 4))
    table.deal(*QUIET)
    assert table.chips == ((1, 2), (0, 0))


def test_I5_chips_are_taken_one_at_a_time_and_six_whites_change_at_once():
    table = Table(whites=(5, 4))
    told = [event for event in table.deal(*QUIET) if type(event).__name__ in ("White", "Exchanged", "Red", "Returned")]
    assert [type(event).__name__ for event in told] == ["White", "Exchanged", "Red", "Returned", "White"]
    assert [(event.n, event.now) for event in of_kind(told, "white")] == [(1, 6), (2, 2)]
    assert (told[2].cause, told[3].seat, told[3].n) == ("exchange", 1, 4)


def test_I5_I6_both_have_five_whites_and_the_dealer_makes_a_point_of_eight():
    """13 whites: two reds and 1 white, and the first red has swept the elder's five."""
    table = Table(whites=(5, 5))
    told = table.deal(".KQJA.KQJ9.JT98", "KQJAT987.7..KQA", "TH")
    point = [event for event in told if getattr(event, "cause", "") in ("point", "exchange")]
    assert chips_of(point) == [
        (1, "white", "point", 1),
        (1, "red", "exchange", 1),
        (1, "white", "point", 6),
        (1, "red", "exchange", 1),
        (1, "white", "point", 1),
    ]
    assert next((event.seat, event.n) for event in of_kind(told, "returned")) == (0, 5)


def test_I6_the_winner_keeps_his_own_whites():
    table = Table(whites=(2, 3))
    table.deal(".KQJA.KQJ9.JT98", "KQJAT987.7..KQA", "TH")  # a point of eight on three whites: 11
    assert of_kind(table.told, "exchanged")[0].seat == 1
    table = Table(whites=(4, 0))
    table.deal("KQJT8.KQT98.KT.", "97.A7.QJ7.JAT98", "AS")  # a point of five: nine whites, one exchange; two reds by sequences
    assert table.chips == ((3, 3), (0, 0))


def test_I7_at_four_to_four_reds_the_winning_red_comes_by_exchange_in_the_middle_of_declarations():
    """Anna's third white of the point is the fifth red; the sequence is not spoken of any more."""
    table = Table(reds=(4, 4), whites=(3, 5))
    table.deal(*POINT_OF_FIVE)
    assert RULES.to_act(table.t, table.s) == OVER
    assert table.s.winner == 0
    assert table.chips == ((5, 0), (4, 0))
    assert table.dialogue() == ["Anna: “Point: five.”", "Boris: “Good.”"]
    assert table.lines()[-1] == "Anna wins the match."
    assert chips_of(table.told) == [(0, "white", "point", 3), (0, "red", "exchange", 1)]


def test_I7_at_four_to_four_reds_the_dealer_wins_by_a_sequence():
    table = Table(reds=(4, 4))
    table.deal("9.KJ9.QAT98.KA8", "KQJ7.AT8.J.QJT7", "9C")
    assert table.s.winner == 1
    assert table.chips == ((4, 0), (5, 0))


def test_I6_the_winning_red_wipes_too():
    table = Table(reds=(0, 4), whites=(4, 0))
    table.deal("9.KJ9.QAT98.KA8", "KQJ7.AT8.J.QJT7", "9C")
    assert table.s.winner == 1
    assert table.chips == ((1, 0), (5, 0))  # her point of five made nine whites: a red and three, which are swept


def test_I7_I10_the_turn_up_wins_before_anybody_speaks():
    table = Table(reds=(0, 4), whites=(3, 5))
    told = table.deal("KQJA.Q.QJ7.KQJ9", "T98.JA.KAT.AT87", "KH")
    assert table.s.winner == 1
    assert [type(event).__name__ for event in told] == ["TurnedUp", "White", "Exchanged", "Red", "Returned", "Won"]


def test_I7_nothing_can_be_done_after_the_end():
    table = Table(reds=(0, 4), whites=(0, 5))
    table.deal("KQJA.Q.QJ7.KQJ9", "T98.JA.KAT.AT87", "KH")
    assert [RULES.may_act(table.t, table.s, seat) for seat in (0, 1, CHANCE)] == [False, False, False]
    assert RULES.chance_outcomes(table.t, table.s) == 0
    assert table.legal() == []
    result = GAME.result(table.t, table.s)
    assert (result.winners, result.returns, result.reason, result.rule) == ((1,), (-1.0, 1.0), "five_reds", "I7")


# ---- I8-I10


def test_I8_packets_of_three_the_elder_first():
    for dealer in (0, 1):
        table = Table(dealer=dealer)
        order = []
        for _ in range(24):
            order.append(GAME.chance(table.t, table.s, 0).to)
            table.act(0)
        assert order == ([1 - dealer] * 3 + [dealer] * 3) * 4
        assert RULES.chance_outcomes(table.t, table.s) == 8  # the 25th is turned up, seven are set aside


def test_I8_the_25th_card_fixes_trumps_and_seven_are_never_seen():
    table = Table()
    table.deal(*QUIET)
    assert (table.view().turn_up, table.view().trump) == ("TS", "S")
    assert table.s.unseen.bit_count() == 7
    seen = {name for viewer in (0, 1, -1, -2) for side in GAME.view(table.t, table.s, viewer).sides for name in side.hand or ()}
    assert len(seen) == 24


def test_I8_every_card_not_dealt_can_come_and_none_that_is():
    table = Table()
    for n in range(32, 8, -1):
        assert RULES.chance_outcomes(table.t, table.s) == n
        due = {GAME.chance(table.t, table.s, outcome).card for outcome in range(n)}
        held = {name for side in table.view().sides for name in side.hand}
        assert due == set(NAME) - held
        table.act(n // 2)


def test_I9_the_first_dealer_by_lot_then_in_turn():
    for dealer in (0, 1):
        table = Table().load("imperial - 0:- 0.0/0.0 -/- - .../... - - lot")
        assert RULES.chance_outcomes(table.t, table.s) == 2
        table.act(dealer)
        assert (table.view().dealer, table.view().elder) == (dealer, 1 - dealer)
    table = Table()
    table.deal("KT.KQ7.A9.QAT97", "QA7.JAT.K87.KJ8", "JD")
    table.play("QC KC JC 7C TH KH 9D KD JH QH 9C 8C 7H AH 8D AD TS QS 7D TC AS KS AC 7S")
    assert (table.view().dealer, table.view().deal, table.view().asked) == (0, 2, "card")
    assert GAME.chance(table.t, table.s, 0).to == 1  # now Boris is the elder


@pytest.mark.parametrize(
    ("turn_up", "whites"), [("KS", 1), ("QS", 1), ("JS", 1), ("AS", 1), ("7S", 1), ("TS", 0), ("9S", 0), ("8S", 0)]
)
def test_I10_the_dealer_gets_a_white_for_an_honour_a_seven_too(turn_up, whites):
    spades = [rank for rank in "KQJAT987" if rank != turn_up[0]]
    table = Table()
    told = table.deal(f"{''.join(spades[1::2])}.KJ98.T97.J9", f"{''.join(spades[::2])}.QA7.Q8.T87", turn_up)
    assert [event[2:] for event in chips_of(told) if event[2] == "turn_up"] == [("turn_up", 1)] * whites
    assert all(event[0] == 1 for event in chips_of(told) if event[2] == "turn_up")
