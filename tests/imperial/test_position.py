"""The position notation: every state comes back, and what cannot be is refused by field (I5-I19)."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperia.engine import batch, copy, pack
from imperia.games.game import BadPosition, Setup
from imperia.locale import LANGUAGES

from .table import CHANCE, GAME, OVER, RULES, Table

PLAYING = "imperial - 2:1 3.0/1.0 P11Q1H1T2X2/S1H2 9S KJ.J.KQAT98.KT7/T7.KQA98..QJA98 KC9CTCQCAH 6 play"
POSITIONS = [
    "imperial - 0:- 0.0/0.0 -/- - .../... - - lot",
    "imperial - 1:0 0.0/0.0 -/- - ..J./.A7..K - - card",
    "imperial declare_by_hand 1:1 0.0/0.0 -/- 9S KT.KQJ.KJAT.KJA/QJA7.A9.Q87.QT8 - 1 declare:0",
    "imperial declare_by_hand 1:1 0.0/0.0 -/- 9S KT.KQJ.KJAT.KJA/QJA7.A9.Q87.QT8 - 1.1 declare:1",
    PLAYING,
    "imperial pay_all,ace_capture=any 2:1 3.0/1.0 -/- 9S KJ.J.KQAT98.KT7/T7.KQA98..QJA98 - 6 play",
    "imperial - 4:1 5.0/4.0 P16Q1F1U1H4T2X3/P5S1U1J1H5T10X2 QS T97.Q9.QJ8.QT97/8.KJT87.KA7.KJA - 5.2.1 over:0",
    "imperial - 1:0 0.0/0.0 -/- - ..J./.A7..K - - over:1",
]


def without_events(t, s):
    """The bytes of a position: Terms, and State but for the rows of the last action."""
    states = batch(RULES.State, 2)
    copy([s, states[1]], 0, 1)
    states[1].n_events = 0
    states[1].event, states[1].event_seat, states[1].event_about, states[1].event_value = ([0] * RULES.MAX_EVENTS for _ in range(4))
    return pack([t], 0) + pack(states, 1)


@pytest.mark.parametrize("text", POSITIONS)
def test_a_position_is_read_and_written_alike(text):
    assert GAME.position(*GAME.parse(text)) == text
    assert GAME.position(*GAME.parse("  " + text.replace(" ", "   ") + "\n")) == text


def round_trips(seed, matches):
    rng = random.Random(seed)
    s, out = batch(RULES.State, 1)[0], [0] * RULES.MAX_LEGAL
    for number in range(matches):
        ace = ("led", "led_king_queen", "any")[number % 3]
        t = GAME.terms(
            Setup("imperial", 2, GAME.Options(pay_all=number % 2 == 1, declare_by_hand=number // 2 % 2 == 1, ace_capture=ace))
        )
        RULES.new_game(t, s)
        while True:
            text = GAME.position(t, s)
            assert without_events(*GAME.parse(text)) == without_events(t, s), text
            seat = RULES.to_act(t, s)
            if seat == OVER:
                break
            if rng.random() < 0.003:
                RULES.resign(t, s, rng.randrange(2))
            elif seat == CHANCE:
                RULES.apply(t, s, seat, rng.randrange(RULES.chance_outcomes(t, s)))
            else:
                RULES.apply(t, s, seat, out[rng.randrange(RULES.legal_actions(t, s, seat, out))])


def test_I5_I26_every_state_of_random_matches_comes_back_byte_for_byte():
    round_trips(1, 24)


@pytest.mark.long
def test_I5_I26_every_state_of_many_random_matches_comes_back_byte_for_byte():
    round_trips(2, 700)


@pytest.mark.parametrize(
    ("field", "value", "where", "what"),
    [
        (0, "empire", "game", "empire"),
        (1, "pay_some", "options", "pay_some"),
        (1, "ace_capture=none", "options", "ace_capture=none"),
        (2, "2", "deal", "2"),
        (2, "x:1", "deal", "x"),
        (2, "2:2", "deal", "2"),
        (2, "0:1", "deal", "0"),
        (3, "3.0", "chips", "3.0"),
        (3, "3.6/1.0", "chips", "6"),
        (3, "5.0/1.0", "asked", "play"),
        (3, "6.0/1.0", "chips", "6"),
        (4, "Z1/-", "earned", "Z1"),
        (4, "Q1P1/-", "earned", "Q1P1"),
        (4, "P/-", "earned", ""),
        (5, "1S", "turn-up", "1S"),
        (5, "KC", "hands", "KC"),
        (5, "-", "declared", "6"),
        (6, "KJ.J.KQAT98/T7.KQA98..QJA98", "hands", "KJ.J.KQAT98"),
        (6, "KJ.J.KQAT98.KT1/T7.KQA98..QJA98", "hands", "1C"),
        (6, "KJ.J.KQAT98.KTT/T7.KQA98..QJA98", "hands", "TC"),
        (6, "KJ.J.KQAT98.KT7/T7.KQA98..KJA98", "hands", "KC"),
        (6, "KJ.J.KQAT98.KT/T7.KQA98..QJA987", "hands", "11, 13"),
        (6, "KJ.J.KQAT98.KT/T7.KQA98..QJA98", "turn-up", "9S"),
        (7, "KC9CTCQCJH", "played", "JH"),
        (7, "KC9CTC8C", "played", "8C"),  # Boris can win: with Q, J or A
        (7, "9C", "played", "9C"),
        (7, "KC9", "played", "9"),
        (8, "7", "declared", "7"),
        (8, "3.2.2", "declared", "3.2.2"),
        (8, "1", "declared", "1"),  # only by hand is anything left to say
        (8, "3.2", "declared", "3.2"),
        (8, "6.1", "declared", "6.1"),
        (8, "a", "declared", "a"),
        (9, "lot", "asked", "lot"),
        (9, "card", "asked", "card"),
        (9, "declare:0", "asked", "declare:0"),
        (9, "over:2", "asked", "2"),
        (9, "over", "asked", ""),
        (9, "sleep", "asked", "sleep"),
    ],
)
def test_a_wrong_field_is_refused_naming_what_and_where(field, value, where, what):
    parts = PLAYING.split()
    parts[field] = value
    with pytest.raises(BadPosition) as refused:
        GAME.parse(" ".join(parts))
    assert (refused.value.facts["where"], refused.value.facts["what"]) == (where, what)
    for language in LANGUAGES:
        assert where in refused.value.said(language)


@pytest.mark.parametrize("text", ["", "imperial", PLAYING + " more", PLAYING.removesuffix(" play"), "☃", "\x00"])
def test_a_text_of_other_length_is_refused(text):
    with pytest.raises(BadPosition, match="ten fields"):
        GAME.parse(text)


@given(st.text(max_size=120))
def test_any_text_is_refused_kindly(text):
    with pytest.raises(BadPosition):
        GAME.parse(text)


def plays_on(t, s, seed):
    """To the end, without a rule being surprised."""
    rng, out = random.Random(seed), [0] * RULES.MAX_LEGAL
    while (seat := RULES.to_act(t, s)) != OVER:
        n = RULES.chance_outcomes(t, s) if seat == CHANCE else RULES.legal_actions(t, s, seat, out)
        assert n > 0
        RULES.apply(t, s, seat, rng.randrange(n) if seat == CHANCE else out[rng.randrange(n)])
        assert s.events_lost == 0
        assert max(s.white) <= 5
        assert max(s.red) <= 5


@settings(deadline=None, max_examples=300)
@given(st.sampled_from(POSITIONS), st.data())
def test_a_spoilt_position_is_refused_or_can_be_played_on(text, data):
    """One or two letters changed, put in or left out: whatever is still accepted is a position, and says itself again."""
    for _ in range(data.draw(st.integers(1, 2))):
        i = data.draw(st.integers(0, len(text) - 1))
        new = data.draw(st.sampled_from(["", *"KQJAT9870123456SHDC.:/,-_ paly", text[i] * 2]))
        text = text[:i] + new + text[i + 1 :]
    try:
        t, s = GAME.parse(text)
    except BadPosition:
        return
    again = GAME.position(t, s)
    assert without_events(*GAME.parse(again)) == without_events(t, s)
    GAME.view(t, s, 0)
    plays_on(t, s, 1)


def test_what_the_table_has_learnt_follows_from_the_cards():
    played = Table()
    played.deal("KJ.J.KQAT98.KT7", "T7.KQA98..QJA98", "9S")
    played.play("KC 9C TC QC AH")
    read = Table().load(GAME.position(played.t, played.s))
    for viewer in (0, 1, -1, -2):
        assert read.view(viewer) == played.view(viewer)
