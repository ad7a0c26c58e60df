"""Carte blanche, point, sequence, quartet and what the turn-up completes: I11-I16."""

from math import comb

import pytest

from imperia.engine import CompilerMissing, compiled
from imperia.games.imperial.search import counting

from .table import Table, chips_of, of_kind

EQUAL_RUNS = ("KQA.KQJT.KQ.KQJ", "JT987..JAT97.AT")  # Anna: KQJ of hearts and of clubs


def reds_for(told):
    return [(seat, cause) for seat, colour, cause, _ in chips_of(told) if colour == "red" and cause != "exchange"]


def shown(told, of):
    return [(event.seat, event.cards) for event in of_kind(told, "shows") if event.of == of]


# ---- I11


def test_I11_carte_blanche_is_one_hand_in_1792():
    """125970 of the C(32, 12) = 225792840 hands, counted one by one."""
    try:
        count = compiled(counting).count_blanches()
    except CompilerMissing:
        pytest.skip("counting 225 million hands needs the compiler")
    assert count == comb(20, 12) == 125970  # the twenty cards without king, queen, jack
    assert round(comb(32, 12) / count) == 1792


@pytest.mark.parametrize("seat", [0, 1])
def test_I11_carte_blanche_is_a_red_and_all_twelve_cards_become_public(seat):
    aces = "AT9.A98.A98.AT8"
    court = "KQJ.KQJ.KQJ.KQJ"
    table = Table()
    told = table.deal(*((aces, court) if seat == 0 else (court, aces)), "TH")
    assert reds_for(told)[0] == (seat, "blanche")  # aces do not spoil it
    [(who, cards)] = shown(told, "blanche")
    assert (who, len(cards)) == (seat, 12)
    assert len(table.view(1 - seat).sides[seat].known) == 12
    assert table.bound(1 - seat, "blanche") == (0, 0)


def test_I11_one_court_card_spoils_it_and_silence_is_public():
    table = Table()
    told = table.deal("AT9.A98.A98.QT8", "KQJ.KQJ.KQJ.KJ9", "TH")
    assert "blanche" not in [cause for _, cause in reds_for(told)]
    assert table.bound(0, "blanche") == table.bound(1, "blanche") == (0, 0)


# ---- I12


def test_I12_each_class_is_settled_chips_and_all_before_the_next():
    table = Table()
    told = table.deal("9.KJ9.QAT98.KA8", "KQJ7.AT8.J.QJT7", "9C")
    kinds = [type(event).__name__ for event in told]
    assert kinds == ["TurnedUp", "Says", "Good", "Shows", "White", "Says", "Says", "Shows", "Red", "Returned", "Says", "Says"]


def test_I12_elder_point_of_five_dealer_sequence_leaves_the_elder_nothing():
    table = Table()
    table.deal("9.KJ9.QAT98.KA8", "KQJ7.AT8.J.QJT7", "9C")
    assert table.chips == ((0, 0), (1, 0))


def test_I12_a_card_counts_in_several_classes():
    """The king of hearts: in the point, the sequence and the four kings."""
    table = Table()
    told = table.deal("KT.KQJT.KJ.KJA9", "QJA7.A9.Q87.QT8", "9S")
    assert ["KH" in cards for of in ("point", "sequence", "quartet") for _, cards in shown(told, of)] == [True, True, True]


@pytest.mark.parametrize(("trump", "suit"), [("C", "C"), ("H", "H"), ("D", "H")])
def test_I12_of_equally_good_sequences_trumps_are_shown_else_the_first_suit_in_order(trump, suit):
    table = Table()
    up = {"C": "7C", "H": "9H", "D": "8D"}[trump]
    told = table.deal(*EQUAL_RUNS, up)
    assert shown(told, "sequence") == [(0, ("K" + suit, "Q" + suit, "J" + suit))]


@pytest.mark.parametrize(("up", "suit"), [("8C", "C"), ("TD", "S")])
def test_I12_of_equally_good_points_trumps_are_shown_else_spades_first(up, suit):
    """AKT9 of spades and of clubs: 40 both."""
    table = Table()
    told = table.deal("AKT9.Q8.J7.AKT9", "QJ8.KT7.K98.QJ7", up)
    assert shown(told, "point") == [(0, tuple(rank + suit for rank in "KAT9"))]


# ---- I13


def test_I13_a_white_a_card_for_the_longer_suit_whatever_its_sum():
    """Five to 46 against four to 41."""
    table = Table()
    told = table.deal("87.JT8.KQ.QAT87", "KJAT.97.JT7.KJ9", "8D")
    assert [event for event in chips_of(told) if event[2] == "point"] == [(0, "white", "point", 5)]


def test_I13_of_equal_length_the_higher_sum_counts():
    """Clubs Q A 10 8 7 are 46; spades K J A 10 9 are 50."""
    table = Table()
    told = table.deal("87.JT8.KQ.QAT87", "KJAT9.7.JT87.K9", "AH")
    assert [event for event in chips_of(told) if event[2] == "point"] == [(1, "white", "point", 5)]


def test_I13_still_equal_the_elder():
    """Clubs K 10 9 7 and diamonds Q A 8 7 are 36 both."""
    for dealer in (0, 1):
        table = Table(dealer=dealer)
        table.deal("KJA.QJ.KJ9.KT97", "Q87.KA9.QA87.Q8", "TS")
        assert [side.whites for side in table.view().sides] == ([4, 0] if dealer == 1 else [0, 4])


# ---- I14


@pytest.mark.parametrize(
    ("anna", "boris", "up", "winner"),
    [
        ("8.KJ7.KQJA.KQJ9", "KQAT.QA8.98.A87", "TH", 0),  # KQJA beats none
        ("T.JT7.QJAT9.K98", "KQJA.KQA.K.QJAT", "9H", 1),  # KQJA beats QJA
        ("Q9.JT98.AT.QJA8", "KJAT.KQA.KQJ.KT", "9D", 1),  # KQJ beats QJA
        ("K98.JT87.J9.QJA", "QJAT.KQA.KQAT.K", "9C", 0),  # QJA and QJA: the elder
        ("KQJA87.987.KT8.", ".JT.QJA7.KQJA87", "9C", 0),  # KQJA and KQJA: the elder
    ],
)
def test_I14_the_best_sequence_gets_one_red_and_a_tie_goes_to_the_elder(anna, boris, up, winner):
    table = Table()
    assert [seat for seat, cause in reds_for(table.deal(anna, boris, up)) if cause == "sequence"] == [winner]


def test_I14_a_sequence_is_of_K_Q_J_A_only():
    """J A 10 9 8 7 is a long run of cards and no sequence; neither is K Q A."""
    table = Table()
    told = table.deal("KQA.JAT987.KQ.8", "J87.Q.JA98.KQ97", "TD")
    assert "sequence" not in [cause for _, cause in reds_for(told)]


def test_I14_one_red_only_though_he_has_two_sequences():
    told = Table().deal(*EQUAL_RUNS, "7C")
    assert [cause for _, cause in reds_for(told) if cause == "sequence"] == ["sequence"]


def test_I14_pay_all_shows_and_pays_them_one_by_one_best_first():
    """KQJA of spades, then QJA of hearts; KQJA is not also KQJ. Nothing for the loser."""
    table = Table(pay_all=True)
    told = table.deal("KQJA.QJA.KJA.KQ", "T8.K98.QT9.JAT9", "7H")
    assert shown(told, "sequence") == [(0, ("KS", "QS", "JS", "AS")), (0, ("QH", "JH", "AH"))]
    assert reds_for(told) == [(0, "sequence"), (0, "sequence")]
    kinds = [type(event).__name__ for event in told if getattr(event, "of", getattr(event, "cause", "")) == "sequence"]
    assert kinds == ["Says", "Good", "Shows", "Red", "Shows", "Red"]


def test_I7_I14_pay_all_shows_no_more_once_the_match_is_won():
    table = Table(pay_all=True, reds=(4, 0))
    told = table.deal("KQJA.QJA.KJA.KQ", "T8.K98.QT9.JAT9", "7H")
    assert shown(told, "sequence") == [(0, ("KS", "QS", "JS", "AS"))]
    assert table.s.winner == 0


# ---- I15


def test_I15_four_aces_beat_four_sevens():
    table = Table()
    told = table.deal("Q97.Q87.J97.K87", "AKT.AT9.AQT.AJ9", "8S")
    assert reds_for(told) == [(1, "quartet")]
    assert table.chips == ((0, 0), (1, 3))


@pytest.mark.parametrize(("better", "worse"), [("K", "Q"), ("Q", "J"), ("J", "A"), ("A", "7")])
@pytest.mark.parametrize("holder", [0, 1])
def test_I15_kings_queens_jacks_aces_sevens_in_this_order(better, worse, holder):
    first = ".".join([better + "98"] * 4)
    spare = [rank for rank in "KQJA7" if rank not in (better, worse)]
    second = ".".join([worse + "T" + spare[0]] * 2 + [worse + "T" + spare[1]] * 2)
    told = Table().deal(*((first, second) if holder == 0 else (second, first)), spare[2] + "S")
    assert [seat for seat, cause in reds_for(told) if cause == "quartet"] == [holder]


def test_I15_tens_nines_and_eights_are_no_quartets_and_threes_never_count():
    table = Table()
    told = table.deal("T98.T98.T98.KT9", "KQ.KQJ.KJA.QJA8", "7S")
    assert "quartet" not in [cause for _, cause in reds_for(told)]


def test_I15_one_red_only_though_he_has_two_quartets_and_pay_all_pays_both():
    hands = ("QJT9.Q987.JT8.9", "KA.KJA.KQA.KQJA", "TH")
    assert [cause for _, cause in reds_for(Table().deal(*hands)) if cause == "quartet"] == ["quartet"]
    told = Table(pay_all=True).deal(*hands)
    assert [cause for _, cause in reds_for(told) if cause == "quartet"] == ["quartet", "quartet"]
    assert [cards for _, cards in shown(told, "quartet")] == [("KS", "KH", "KD", "KC"), ("AS", "AH", "AD", "AC")]


# ---- I16


def test_I16_the_ace_turned_up_completes_a_sequence_that_is_paid_beside_the_best_one():
    """Turn-up AS and KQJ of spades: a red for the best sequence, and one more with the turn-up, by the same cards."""
    table = Table()
    told = table.deal("KQJT8.KQT98.KT.", "97.A7.QJ7.JAT98", "AS")
    assert reds_for(told) == [(0, "sequence"), (0, "turned_sequence")]
    assert shown(told, "sequence") == [(0, ("KS", "QS", "JS"))]
    assert shown(told, "turned_sequence") == [(0, ("KS", "QS", "JS"))]


def test_I16_the_king_turned_up_completes_a_sequence_held_in_no_hand():
    table = Table()
    told = table.deal("QJT8.K97.K.JAT7", "A.JT8.Q987.KQ98", "KS")
    assert reds_for(told) == [(0, "turned_sequence")]
    assert shown(told, "turned_sequence") == [(0, ("QS", "JS"))]
    table = Table()
    told = table.deal("QJA8.K97.K.JAT7", "T.JT8.Q987.KQ98", "KS")
    assert [cause for _, cause in reds_for(told)] == ["sequence", "turned_sequence"]
    assert shown(told, "turned_sequence") == [(0, ("QS", "JS", "AS"))]  # KQJA, the longest, with the king on the table


@pytest.mark.parametrize("seat", [0, 1])
def test_I16_a_seven_turned_up_completes_a_quartet(seat):
    sevens, others = "KA97.JT87.QJ.97", "QJ.KQA.KA.KQJAT"
    table = Table(dealer=1 - seat)
    told = table.deal(*((sevens, others) if seat == 0 else (others, sevens)), "7D")
    assert (seat, "turned_quartet") in reds_for(told)
    assert shown(told, "turned_quartet") == [(seat, ("7S", "7H", "7C"))]
    assert [event[0] for event in chips_of(told) if event[2] == "turn_up"] == [1 - seat]  # and the seven is an honour


def test_I16_the_sequence_with_the_turn_up_comes_before_the_quartet_with_it():
    told = Table().deal("QAT.A97.KT98.A9", "KJ.KQJT.QA.KQJT", "JD")
    assert [cause for _, cause in reds_for(told)][-2:] == ["turned_sequence", "turned_quartet"]
    told = Table().deal("KQ9.KQ8.KJA.KQ8", "T8.AT9.T987.JAT", "QD")
    assert [cause for _, cause in reds_for(told) if cause.startswith("turned")] == ["turned_sequence", "turned_quartet"]


@pytest.mark.parametrize("up", ["TD", "9D", "8D"])
def test_I16_a_ten_nine_or_eight_turned_up_completes_nothing(up):
    rank = up[0]
    rest = "".join(r for r in "T98" if r != rank)
    told = Table().deal(f"{rank}KJ.{rank}KJ.KQA.{rank}QJ", f"{rest}A.{rest}A.{rest}J.{rest}A", up)
    assert [cause for _, cause in reds_for(told) if cause.startswith("turned")] == []


def test_I16_the_turn_up_is_no_card_of_the_dealers_hand():
    """Three kings and the fourth turned up are no four kings (I15); and the turned king cannot be played."""
    table = Table()
    told = table.deal("QT98.JT9.T98.T9", "K7.KQ8.J7.KQJA8", "KD")
    assert [cause for _, cause in reds_for(told)] == ["sequence", "turned_quartet"]
    assert of_kind(told, "says")[-1].rank == ""
    assert "KD" not in table.view().sides[1].hand
    table.play("TD")
    assert "KD" not in table.legal_cards()
