"""The option `declare_by_hand` (I12): players name their best, wrong answers are refused unheard, the table can answer."""

import pytest

from imperia.engine import pack
from imperia.games.game import EVERYTHING, SPECTATOR, IllegalAction
from imperia.games.imperial.actions import Named, NamePoint, NameQuartet, NameSequence, Play

from .table import GAME, Table

HANDS = ("KT.KQJ.KJAT.KJA", "QJA7.A9.Q87.QT8", "9S")  # Anna: point KJA T of diamonds, KQJ of hearts, four kings


def by_hand(anna=HANDS[0], boris=HANDS[1], up=HANDS[2], **options):
    table = Table(declare_by_hand=True, **options)
    table.deal(anna, boris, up)
    return table


def asked(table):
    view = table.view()
    return view.asked, view.to_act


def right(table, *answers):
    for answer in answers:
        table.do(answer)
    return table


def test_I12_point_sequence_quartet_are_asked_in_this_order_the_elder_first_the_dealer_always():
    table = by_hand()
    order = [asked(table)]
    for answer in (
        NamePoint("D"),
        NamePoint("S"),
        NameSequence("KQJ", "H"),
        NameSequence("QJA", "S"),
        NameQuartet("K"),
        NameQuartet(),
    ):
        table.do(answer)
        order.append(asked(table))
    assert order == [("point", 0), ("point", 1), ("sequence", 0), ("sequence", 1), ("quartet", 0), ("quartet", 1), ("lead", 0)]


def test_I12_the_dealer_is_asked_after_the_elders_first_word_and_the_table_speaks_the_rest():
    table = by_hand()
    table.do(NamePoint("D"))
    assert table.dialogue() == ["Anna: “Point: four.”"]
    table.do(NamePoint("S"))  # Q J A 7 of spades are 38 against 41
    assert table.dialogue() == ["Boris: “How much?”", "Anna: “41.”", "Boris: “Good.”"]
    table.do(NameSequence("KQJ", "H"))
    assert table.dialogue() == ["Anna: “Sequence: three.”"]
    table.do(NameSequence("QJA", "S"))
    assert table.dialogue() == ["Boris: “How high?”", "Anna: “To the king.”", "Boris: “Good.”"]


def test_I12_by_hand_and_by_the_table_bring_the_same_words_and_chips():
    table = by_hand()
    told = list(table.told)
    while table.view().asked in ("point", "sequence", "quartet"):
        told += table.do(GAME.table_answer(table.t, table.s, table.view().to_act))
    alone = Table()
    assert told == alone.deal(*HANDS)
    assert table.chips == alone.chips


def test_I11_I16_the_table_claims_carte_blanche_and_the_turn_up_itself():
    table = by_hand("AT9.A98.A98.AT8", "KQJ.KQJ.KQJ.KQJ", "TH")
    assert [event.cause for event in table.told if type(event).__name__ == "Red"] == ["blanche"]
    assert asked(table) == ("point", 0)


FIRST = (NamePoint("D"), NamePoint("S"), NameSequence("KQJ", "H"), NameSequence("QJA", "S"))
WRONG = [
    ((), NamePoint("S"), "I13", "That is not your point"),
    ((), NamePoint("H"), "I13", "That is not your point"),
    ((NamePoint("D"), NamePoint("S")), NameSequence(), "I14", "You do have a sequence"),
    ((NamePoint("D"), NamePoint("S")), NameSequence("KQJA", "H"), "I14", "You do not hold that sequence"),
    ((NamePoint("D"), NamePoint("S")), NameSequence("KQJ", "S"), "I14", "You do not hold that sequence"),
    (
        (NamePoint("D"), NamePoint("S"), NameSequence("KQJ", "H"), NameSequence("QJA", "S")),
        NameQuartet(),
        "I15",
        "You do have four",
    ),
    (
        (NamePoint("D"), NamePoint("S"), NameSequence("KQJ", "H"), NameSequence("QJA", "S")),
        NameQuartet("A"),
        "I15",
        "You do not hold",
    ),
    ((), NameQuartet("K"), "I12", "You are asked for the point now"),
    ((), Play("KS"), "I12", "First the declarations"),
    ((), NamePoint("X"), "I12", "not an action of Imperial"),
    ((NamePoint("D"), NamePoint("S")), NameSequence("KQJ", ""), "I12", "not an action of Imperial"),
]


@pytest.mark.parametrize(("before", "wrong", "rule", "sentence"), WRONG)
def test_I12_a_wrong_answer_is_refused_with_its_rule_and_nothing_is_heard_or_lost(before, wrong, rule, sentence):
    table = right(by_hand(), *before)
    bytes_before = pack([table.s], 0)
    with pytest.raises(IllegalAction) as refused:
        table.do(wrong)
    assert refused.value.rule == rule
    assert sentence in str(refused.value)
    assert f"({rule})" in str(refused.value)
    assert pack([table.s], 0) == bytes_before
    for language in ("ru", "pl"):
        assert f"({rule})" in refused.value.said(language)


@pytest.mark.parametrize(("wrong", "rule"), [(NameSequence("KQJ", "S"), "I14"), (NameQuartet("A"), "I15")])
def test_I12_an_answer_that_is_held_but_not_the_best_is_refused(wrong, rule):
    """KQJA of spades is better than its KQJ, four kings than four aces."""
    table = by_hand("KQJA.KQJA.KA.KA", "T98.T98.QJ7.QT9", "8C")
    while table.view().asked != type(wrong).__struct_config__.tag:
        table.do(GAME.table_answer(table.t, table.s, table.view().to_act))
    with pytest.raises(IllegalAction, match="better") as refused:
        table.do(wrong)
    assert refused.value.rule == rule


@pytest.mark.parametrize("suit", ["H", "C"])
def test_I12_any_of_equally_good_answers_is_right_and_what_is_shown_follows_the_order_all_the_same(suit):
    """KQJ of hearts and KQJ of clubs, trumps are diamonds: either may be named, hearts are shown."""
    table = by_hand("KQA.KQJT.KQ.KQJ", "JT987..JAT97.AT", "8D")
    right(table, NamePoint("H"), NamePoint("D"))
    assert table.legal() == [NameSequence("KQJ", "H"), NameSequence("KQJ", "C")]
    table.do(NameSequence("KQJ", suit))
    right(table, NameSequence())
    assert [event.cards for event in table.told if type(event).__name__ == "Shows"] == [("KH", "QH", "JH")]


def test_I12_the_table_answers_for_who_cannot_and_nothing_is_lost():
    """After three errors, or a clock, the table's answer is just the right one, the first in the order of suits."""
    table = by_hand("KQA.KQJT.KQ.KQJ", "JT987..JAT97.AT", "8D")
    for answer in (NamePoint("H"), NamePoint("D"), NameSequence("KQJ", "H"), NameSequence(), NameQuartet("K"), NameQuartet()):
        seat = table.view().to_act
        assert GAME.table_answer(table.t, table.s, seat) == answer
        assert GAME.table_answer(table.t, table.s, 1 - seat) is None
        assert answer in table.legal()
        table.do(answer)
    assert GAME.table_answer(table.t, table.s, 0) is None  # cards are played by people


def test_I12_the_answers_that_may_be_offered_do_not_give_the_hand_away():
    offered = set()
    for hands in (HANDS, ("KQA.KQJT.KQ.KQJ", "JT987..JAT97.AT", "8D")):
        table = by_hand(*hands)
        offered.add(tuple(GAME.answers(table.t, table.s, 0)))
        assert GAME.answers(table.t, table.s, 1) == []
    assert len(offered) == 1
    assert offered.pop() == tuple(NamePoint(suit) for suit in "SHDC")


def test_I17_what_a_seat_announced_is_hidden_from_others_in_the_log():
    """The loser's own announcement says more than the dialogue: its suit, its top."""
    for action in (NamePoint("S"), NameSequence("QJA", "H"), NameSequence(), NameQuartet("7"), NameQuartet()):
        assert GAME.project_action(action, 1, 1) == GAME.project_action(action, 1, EVERYTHING) == action
        for viewer in (0, SPECTATOR):
            assert GAME.project_action(action, 1, viewer) == Named(type(action).__struct_config__.tag)
    assert GAME.project_action(Play("QH"), 1, 0) == Play("QH")


def test_I17_while_the_dealer_is_asked_only_the_elders_first_word_is_known():
    table = right(by_hand(), NamePoint("D"))
    assert table.bound(0, "point") == (128 * 4, 128 * 4 + 127)
    right(table, NamePoint("S"), NameSequence("KQJ", "H"))
    assert table.bound(0, "sequence") == (1, 2)
    assert table.bound(1, "sequence") == (0, 4095)


def test_I12_a_win_in_the_middle_of_declarations_by_hand_ends_the_questions():
    table = by_hand("QA987.J7.7.QA98", "JT.QA98.K98.KT7", "TH", reds=(4, 4), whites=(3, 5))
    right(table, NamePoint("S"), NamePoint("H"))
    assert asked(table) == ("nothing", -2)
    assert table.legal() == []
