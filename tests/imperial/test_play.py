"""Tricks, the chips in them, and the end of a deal and of a match: I18-I26."""

import pytest

from imperia.engine import pack
from imperia.games.game import SPECTATOR, IllegalAction
from imperia.games.imperial.actions import Play
from imperia.games.imperial.pack import CODE, names_of
from imperia.games.imperial.rules.play import replies
from imperia.games.imperial.view import Trick

from .table import CHANCE, GAME, OVER, RULES, Table, chips_of, of_kind

LONE_JACK = ("KQA7.KQ98.T9.T9", "J.JAT7.KQJ8.KJ8", "9S")  # Boris has no trump but the jack
LONE_ACE = ("KQJ7.KQ98.T9.T9", "A.JAT7.KQJ8.KJ8", "9S")  # no trump but the ace


def dealt(hands, **options):
    table = Table(**options)
    table.deal(*hands)
    return table


# ---- I18, I19


@pytest.mark.parametrize(
    ("led", "hand", "may"),
    [
        ("QH", "KH 9H 7H AS", "KH"),
        ("QH", "9H 7H AS", "9H 7H"),
        ("7H", "AS 7S KD", "AS 7S"),
        ("9S", "AS 8S 7S KH", "AS"),
        ("9S", "8S 7S KH", "8S 7S"),
        ("9S", "KH 7D", "KH 7D"),
        ("7H", "KD 7C", "KD 7C"),
        ("TH", "KH QH 7S", "KH QH"),
        ("JH", "AH 7S", "AH"),  # the ace does not beat the jack, but follows suit
        ("AH", "JH TH 7S", "JH"),
    ],
)
def test_I19_the_worked_examples_trumps_being_spades(led, hand, may):
    """A higher card of the suit, else any of the suit, else any trump, else any card."""
    cards = sum(1 << CODE[name] for name in hand.split())
    assert set(names_of(replies(cards, CODE[led], 0))) == set(may.split())


def test_I18_the_elder_leads_first_then_the_winner_of_each_trick():
    table = dealt(LONE_JACK)
    assert (table.view().asked, table.view().to_act) == ("lead", 0)
    table.play("9H JH")
    assert (table.view().asked, table.view().to_act) == ("lead", 1)
    table.play("8C 9C")
    assert (table.view().asked, table.view().to_act) == ("lead", 0)


@pytest.mark.parametrize("dealer", [0, 1])
def test_I19_the_second_hand_must_win_be_it_the_dealer_or_the_elder(dealer):
    """Boris follows to 9H with J A 10 of hearts over it; he is the dealer, then the elder who lost the lead before."""
    if dealer == 1:
        table = dealt(LONE_JACK)
        table.play("9H")
    else:
        table = Table(dealer=0)
        table.deal(*LONE_JACK)
        table.play("7H 8H 9H")  # Boris, the elder, leads; Anna must win with a heart and leads 9H
    assert table.view().to_act == 1
    assert table.legal_cards() == {"JH", "AH", "TH"}
    with pytest.raises(IllegalAction) as refused:
        table.play("7H" if dealer == 1 else "KD")
    assert refused.value.rule == "I19"


def test_I19_following_suit_comes_before_winning_with_a_trump():
    table = dealt(LONE_ACE)
    table.play("KH")
    assert table.legal_cards() == {"JH", "AH", "TH", "7H"}  # none is higher: any heart, no trump


# ---- I20


def test_I20_the_whole_history_of_tricks_is_part_of_every_view():
    table = dealt(LONE_JACK)
    table.play("9H JH 8C 9C TC")
    tricks = (Trick(0, ("9H", "JH"), 1), Trick(1, ("8C", "9C"), 0), Trick(0, ("TC",), -1))
    for viewer in (0, 1, SPECTATOR):
        assert table.view(viewer).tricks == tricks
        assert table.view(viewer).sides[1].played == ("JH", "8C")


# ---- I21-I23


@pytest.mark.parametrize("led", ["KS", "QS"])
def test_I21_the_jack_of_trumps_taken_by_leading_king_or_queen_is_a_red(led):
    """And I23: two whites for the honours, after the red."""
    table = dealt(LONE_JACK)
    table.play(f"{led} JS")
    assert chips_of(table.told) == [(0, "red", "jack", 1), (0, "white", "honour", 2)]


def test_I21_a_jack_led_and_overtaken_is_no_red():
    table = Table()
    table.deal("KQA7.KQ98.T9.T9", "JT.JAT7.KQJ.KJ8", "8S")
    table.play("9H JH JS KS")
    assert chips_of(table.told) == [(0, "white", "honour", 2)]


@pytest.mark.parametrize(
    ("option", "led", "reds"),
    [
        ("led", "KS", ["ace"]),
        ("led", "QS", ["ace"]),
        ("led", "JS", ["ace"]),
        ("led_king_queen", "KS", ["ace"]),
        ("led_king_queen", "QS", ["ace"]),
        ("led_king_queen", "JS", []),
        ("any", "JS", ["ace"]),
        ("any", "KS", ["ace"]),
    ],
)
def test_I22_the_ace_of_trumps_taken_by_leading_a_higher_trump(option, led, reds):
    table = dealt(LONE_ACE, ace_capture=option)
    table.play(f"{led} AS")
    assert [cause for _, colour, cause, _ in chips_of(table.told) if colour == "red"] == reds
    assert chips_of(table.told)[-1] == (0, "white", "honour", 2)


@pytest.mark.parametrize(("option", "reds"), [("led", []), ("led_king_queen", []), ("any", [(1, "ace")])])
def test_I22_an_ace_led_and_overtaken_is_a_red_only_by_any(option, reds):
    table = dealt(LONE_JACK, ace_capture=option)
    table.play("AS JS")
    assert [(seat, cause) for seat, colour, cause, _ in chips_of(table.told) if colour == "red"] == reds
    assert chips_of(table.told)[-1] == (1, "white", "honour", 2)


def test_I22_neither_ones_own_ace_nor_a_plain_one_is_a_red():
    table = Table(ace_capture="any")
    table.deal("KQA7.KQ98.T9.T9", "8.JAT7.KQJ8.KJ8", "9S")
    table.play("AS 8S")  # her own ace takes the trick
    assert chips_of(table.told) == [(0, "white", "honour", 1)]
    table = Table(ace_capture="any")
    table.deal("KQ87.KQ98.T9.T9", "JT.A.KQJA8.KQJ8", "9S")
    table.play("KH AH")  # a plain ace
    assert chips_of(table.told) == []


def test_I23_a_white_for_every_honour_in_a_trick_won_ones_own_too():
    table = dealt(LONE_JACK)
    table.play("9H JH")
    assert chips_of(table.told) == []  # plain cards, whatever their rank
    table = Table()
    table.deal("KQA7.KQ98.T9.T9", "8.JAT7.KQJ8.KJ8", "9S")
    assert chips_of(table.play("KS 8S")) == [(0, "white", "honour", 1)]


def test_I23_a_trump_ruffs_and_its_honour_counts_for_the_winner():
    table = Table()
    table.deal("KQ8.KQ98.T97.T9", "J7.JAT7.KQJ.KJ8", "9S")
    table.s.hand[1] &= ~sum(1 << CODE[name] for name in ("JH", "AH", "TH", "7H"))  # void of hearts
    table.play("KH 7S")
    assert chips_of(table.told) == [(1, "white", "honour", 1)]


# ---- I24, I25


def test_I24_a_white_for_every_trick_more_than_the_opponent():
    """Seven tricks to five: two whites."""
    table = Table()
    table.deal("97.JT87.KT7.AT8", "QJAT8.K9.QA98.J", "KC")
    table.play("TH KH QD KD 9S QS 9D TD JH 9H 8C JC AS 7S AD 7D")
    table.play("TS AC 7H 8D 8H 8S TC")
    assert table.view().sides[0].tricks == 6
    table.play("JS")
    assert chips_of(table.told) == [(0, "white", "tricks", 2)]
    assert table.chips == ((0, 3), (2, 1))


def test_I24_six_tricks_each_bring_nothing():
    table = Table()
    table.deal("KT.KQ7.A9.QAT97", "QA7.JAT.K87.KJ8", "JD")
    table.play("QC KC JC 7C TH KH 9D KD JH QH 9C 8C 7H AH 8D AD TS QS 7D TC AS KS AC 7S")
    assert chips_of(table.told) == []
    assert of_kind(table.told, "taken")[0].tricks == 6


def test_I25_all_twelve_tricks_are_twelve_whites_two_reds():
    """Capot. Before it: the point 4, a red for the sequence, 5 honours. 4 + 5 + 12 = 21 whites: three reds and three left over."""
    table = Table()
    table.deal("KQJA.KQJA.KQJA.", "T98.T98.987.KQJ", "TD")
    assert table.chips == ((1, 4), (0, 0))
    table.play("KD 7D QD 8D JD 9D AD KC KS 8S QS 9S JS TS AS QC KH 8H QH 9H JH TH AH JC")
    assert [(seat, cause, n) for seat, _, cause, n in chips_of(table.told) if cause == "tricks"] == [
        (0, "tricks", 3),
        (0, "tricks", 6),
        (0, "tricks", 3),
    ]
    assert table.chips == ((4, 3), (0, 0))  # and the whites left over stay for the next deal
    assert (table.view().deal, table.view().dealer) == (2, 0)


# ---- I26


@pytest.mark.parametrize("text", [
    "imperial - 0:- 0.0/0.0 -/- - .../... - - lot",
    "imperial - 1:0 0.0/0.0 -/- - ..J./.A7..K - - card",
    "imperial declare_by_hand 1:1 0.0/0.0 -/- 9S KT.KQJ.KJAT.KJA/QJA7.A9.Q87.QT8 - 1.1 declare:1",
    "imperial - 2:1 3.0/1.0 P11Q1H1T2X2/S1H2 9S KJ.J.KQAT98.KT7/T7.KQA98..QJA98 KC9CTCQCAH 6 play",
])  # fmt: skip
@pytest.mark.parametrize("seat", [0, 1])
def test_I26_who_resigns_at_any_time_loses(text, seat):
    table = Table().load(text)
    RULES.resign(table.t, table.s, seat)
    assert [type(event).__name__ for event in GAME.events(table.t, table.s)] == ["Resigned", "Won"]
    assert RULES.to_act(table.t, table.s) == OVER
    result = GAME.result(table.t, table.s)
    assert (result.winners, result.reason, result.rule) == ((1 - seat,), "resigned", "I26")
    out = [0, 0]
    RULES.returns(table.t, table.s, out)
    assert (out[seat], out[1 - seat]) == (-1, 1)
    again = Table().load(GAME.position(table.t, table.s))
    assert GAME.result(again.t, again.s) == result


def test_I26_after_the_end_nobody_can_resign():
    table = Table(reds=(0, 4), whites=(0, 5))
    table.deal("KQJA.Q.QJ7.KQJ9", "T98.JA.KAT.AT87", "KH")
    RULES.resign(table.t, table.s, 1)
    assert table.s.winner == 1
    assert GAME.result(table.t, table.s).reason == "five_reds"
    assert GAME.events(table.t, table.s) == []


# ---- refusals


@pytest.mark.parametrize(
    ("played", "card", "rule", "sentence"),
    [
        ("", "KC", "I18", "K♣ is not in your hand"),
        ("", "9S", "I18", "9♠ is not in your hand"),  # the turn-up
        ("", "XX", "I1", "There is no card “XX”"),
        ("9H", "7H", "I19", "9♥ is led and you hold a higher card of that suit: you have to win the trick, not with 7♥."),
        ("KH", "JS", "I19", "K♥ is led: you have to follow suit (hearts), not with J♠."),
        ("TS", "7H", "I18", "7♥ is not in your hand"),
    ],
)
def test_I18_I19_a_card_that_may_not_be_played_is_refused_with_the_reason_and_nothing_changes(played, card, rule, sentence):
    hands = LONE_JACK if played != "TS" else ("KQT7.KQ98.T9.T9", "JA.JAT.KQJ8.KJ8", "9S")
    table = dealt(hands)
    table.play(played)
    before = pack([table.s], 0)
    with pytest.raises(IllegalAction) as refused:
        table.do(Play(card))
    assert refused.value.rule == rule
    assert sentence in str(refused.value)
    assert pack([table.s], 0) == before
    assert all(refused.value.said(language).endswith(f"({rule})") for language in ("ru", "pl"))


def test_I19_without_the_suit_a_trump_has_to_be_played():
    table = Table()
    table.deal("KQ8.KQ98.T97.T9", "J7.JAT7.KQJ.KJ8", "9S")
    table.s.hand[1] &= ~sum(1 << CODE[name] for name in ("JH", "AH", "TH", "7H"))
    table.play("KH")
    assert table.legal_cards() == {"JS", "7S"}
    with pytest.raises(IllegalAction, match="you have to play a trump") as refused:
        table.do(Play("KD"))
    assert refused.value.rule == "I19"


@pytest.mark.parametrize("seat", [1, CHANCE])
def test_I18_only_the_seat_that_is_asked_may_play(seat):
    table = dealt(LONE_JACK)
    with pytest.raises(IllegalAction, match="opponent’s turn"):
        GAME.code(table.t, table.s, seat, Play("JS"))
    out = [0] * RULES.MAX_LEGAL
    assert RULES.legal_actions(table.t, table.s, seat, out) == 0


def test_I8_nobody_plays_while_cards_are_dealt_and_no_card_comes_while_people_play():
    table = Table()
    with pytest.raises(IllegalAction, match="being dealt"):
        GAME.code(table.t, table.s, 0, Play("KS"))
    table = dealt(LONE_JACK)
    with pytest.raises(IllegalAction, match="No card and no lot"):
        GAME.chance_of(table.t, table.s, "KS")


@pytest.mark.parametrize("meaning", ["XX", "", 7, None, {"do": "deal", "to": 0, "card": 5}, {"do": "turn_up"}, {}])
def test_I8_a_card_that_is_none_is_refused(meaning):
    table = Table()
    with pytest.raises(IllegalAction, match="There is no card"):
        GAME.chance_of(table.t, table.s, meaning)


def test_I8_a_card_that_is_gone_cannot_come_again():
    table = Table()
    table.act(GAME.chance_of(table.t, table.s, "10h"))  # as people write it
    assert table.view().sides[0].hand == ("TH",)
    with pytest.raises(IllegalAction, match="has been dealt already"):
        GAME.chance_of(table.t, table.s, "TH")
