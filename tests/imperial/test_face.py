"""The ordinary layer: options, codes and actions both ways, projection, views, JSON, texts in three languages."""

import random

import msgspec
import pytest

from imperia.engine import Stream, batch, copy, pack, seed_at
from imperia.games.game import EVERYTHING, SPECTATOR, BadOption, BadSeats, IllegalAction, Setup, read_options
from imperia.games.imperial.actions import ACTIONS, DealCard, DrawLot, Play, TurnUp
from imperia.games.imperial.events import Dealt, Played, Taken, White
from imperia.locale import LANGUAGES, say

from .table import CHANCE, GAME, NAMES, OVER, RULES, Table

# ---- options


def test_the_options_and_their_defaults():
    assert read_options(GAME, {}) == GAME.Options(pay_all=False, declare_by_hand=False, ace_capture="led")
    assert read_options(GAME, {"pay_all": "true", "ace_capture": "any"}) == GAME.Options(pay_all=True, ace_capture="any")


@pytest.mark.parametrize(
    ("given", "option", "value", "allowed"),
    [
        ({"pay_every": True}, "pay_every", "True", "pay_all, declare_by_hand, ace_capture"),
        ({"ace_capture": "none"}, "ace_capture", "none", "led, led_king_queen, any"),
        ({"ace_capture": 1}, "ace_capture", "1", "led, led_king_queen, any"),
        ({"declare_by_hand": 2}, "declare_by_hand", "2", None),
        ({"declare_by_hand": None}, "declare_by_hand", "None", None),
    ],
)
def test_a_wrong_option_is_refused_with_its_name_its_value_and_what_is_allowed(given, option, value, allowed):
    with pytest.raises(BadOption) as refused:
        read_options(GAME, given)
    facts = refused.value.facts
    assert (facts["option"], facts["value"]) == (option, value)
    assert allowed is None or facts["allowed"] == allowed
    for language in LANGUAGES:
        assert option in refused.value.said(language)
        assert str(facts["allowed"]) in refused.value.said(language)


def test_wrong_options_made_in_python_are_refused_too():
    with pytest.raises(BadOption):
        GAME.terms(Setup("imperial", 2, GAME.Options(ace_capture="some")))


@pytest.mark.parametrize("players", [0, 1, 3])
def test_imperial_is_for_two(players):
    with pytest.raises(BadSeats) as refused:
        GAME.terms(Setup("imperial", players, GAME.Options()))
    assert refused.value.facts == {"game": "imperial", "players": players, "least": 2, "most": 2}


@pytest.mark.parametrize(
    "options", [{}, {"pay_all": True}, {"declare_by_hand": True}, {"ace_capture": "any"}, {"ace_capture": "led_king_queen"}]
)
def test_terms_tell_what_they_were_made_of(options):
    t = GAME.terms(Setup("imperial", 2, GAME.Options(**options)))
    setup = GAME.setup(t)
    assert setup == Setup("imperial", 2, GAME.Options(**options))
    assert pack([GAME.terms(setup)], 0) == pack([t], 0)


# ---- actions


def test_every_code_has_an_action_of_its_own_and_it_travels_as_JSON():
    assert len(ACTIONS) == len(set(ACTIONS)) == RULES.N_ACTIONS
    for action in ACTIONS:
        assert msgspec.json.decode(msgspec.json.encode(action), type=GAME.Action) == action


def matches(n, seed=1, **options):
    """Every state of n random matches: (t, s, seat, codes)."""
    rng = random.Random(seed)
    t = GAME.terms(Setup("imperial", 2, GAME.Options(**options)))
    s, out = batch(RULES.State, 1)[0], [0] * RULES.MAX_LEGAL
    for _ in range(n):
        RULES.new_game(t, s)
        while (seat := RULES.to_act(t, s)) != OVER:
            codes = list(range(RULES.chance_outcomes(t, s))) if seat == CHANCE else out[: RULES.legal_actions(t, s, seat, out)]
            yield t, s, seat, codes
            RULES.apply(t, s, seat, rng.choice(codes))


@pytest.mark.parametrize("by_hand", [False, True])
def test_codes_become_actions_and_back_and_every_other_action_is_refused(by_hand):
    for t, s, seat, codes in matches(3, declare_by_hand=by_hand):
        if seat == CHANCE:
            for outcome in codes[:: max(1, len(codes) // 4)]:
                meaning = GAME.chance(t, s, outcome)
                assert GAME.chance_of(t, s, meaning) == outcome
                assert GAME.chance_of(t, s, msgspec.to_builtins(meaning)) == outcome
            continue
        assert codes == sorted(set(codes)) != []
        for code, action in enumerate(ACTIONS):
            if code in codes:
                assert GAME.action(t, s, seat, code) == action
                assert GAME.code(t, s, seat, action) == code
            else:
                before = pack([s], 0)
                with pytest.raises(IllegalAction) as refused:
                    GAME.code(t, s, seat, action)
                assert refused.value.rule[0] == "I"
                assert pack([s], 0) == before


def test_cards_may_be_written_as_people_write_them():
    table = Table()
    table.deal("KQA7.KQ98.T9.T9", "J.JAT7.KQJ8.KJ8", "9S")
    assert GAME.code(table.t, table.s, 0, Play("10d")) == GAME.code(table.t, table.s, 0, Play("TD"))
    assert GAME.code(table.t, table.s, 0, Play(" ks ")) == GAME.code(table.t, table.s, 0, Play("KS"))


@pytest.mark.parametrize("action", [None, 7, "KS", Play(None), Play(3), Play([]), Play(""), object(), [], Dealt(0)])
def test_a_malformed_action_is_refused(action):
    for by_hand in (False, True):
        table = Table(declare_by_hand=by_hand)
        table.deal("KQA7.KQ98.T9.T9", "J.JAT7.KQJ8.KJ8", "9S")
        with pytest.raises(IllegalAction) as refused:
            GAME.code(table.t, table.s, 0, action)
        assert all(refused.value.said(language) for language in LANGUAGES)


# ---- what is seen


def test_I8_a_card_dealt_is_seen_by_its_owner_only():
    assert GAME.project(Dealt(0, "KS"), 0) == GAME.project(Dealt(0, "KS"), EVERYTHING) == Dealt(0, "KS")
    assert GAME.project(Dealt(0, "KS"), 1) == GAME.project(Dealt(0, "KS"), SPECTATOR) == Dealt(0)
    deal = DealCard(1, "KS")
    assert [GAME.project_action(deal, CHANCE, viewer) for viewer in (0, SPECTATOR)] == [DealCard(1), DealCard(1)]
    assert [GAME.project_action(deal, CHANCE, viewer) for viewer in (1, EVERYTHING)] == [deal, deal]
    assert GAME.project_action(TurnUp("KS"), CHANCE, 0) == TurnUp("KS")
    assert GAME.project_action(DrawLot(1), CHANCE, SPECTATOR) == DrawLot(1)


def test_I17_no_hidden_card_is_in_any_view():
    """Every card in a view is the viewer's, or was shown, named, played or turned up, or is one the other side cannot have."""
    for t, s, _, _ in matches(4, seed=3):
        for viewer in (0, 1, SPECTATOR):
            view = GAME.view(t, s, viewer)
            for seat, side in enumerate(view.sides):
                if seat != viewer:
                    assert side.hand is None
                    hidden = s.hand[seat] & ~s.known[seat]
                    names = {*side.known, *side.cannot, *side.played} | {name for bound in side.bounds for name in bound.shown}
                    assert not [name for name in names if hidden >> code(name) & 1]


def test_I17_a_learning_program_sees_the_same_whatever_is_hidden_from_it():
    streams, states = batch(Stream, 1), batch(RULES.State, 1)
    seed_at(streams, 0, 4)
    first, second = [0] * RULES.OBSERVATION_SIZE, [0] * RULES.OBSERVATION_SIZE
    for number, (t, s, _, _) in enumerate(matches(3, seed=4, declare_by_hand=True)):
        for seat in (0, 1, SPECTATOR):
            pair = [s, states[0]]
            copy(pair, 0, 1)
            RULES.determinize(t, states[0], seat, streams[0])
            RULES.observe(t, s, seat, first)
            RULES.observe(t, states[0], seat, second)
            assert first == second, number
            assert any(first) == (seat != SPECTATOR)
            if seat != SPECTATOR:
                assert first[:32] == [s.hand[seat] >> card & 1 for card in range(32)]


def code(name):
    return 8 * "SHDC".index(name[1]) + "789TAJQK".index(name[0])


def test_views_and_events_travel_as_JSON():
    encode = msgspec.json.encode
    for t, s, _, _ in matches(2, seed=5, declare_by_hand=True):
        for viewer in (0, SPECTATOR, EVERYTHING):
            view = GAME.view(t, s, viewer)
            assert msgspec.json.decode(encode(view), type=GAME.View) == view
        events = GAME.events(t, s)
        assert msgspec.json.decode(encode(events), type=list[GAME.Event]) == events


def test_the_view_keeps_the_chips_by_cause_of_the_whole_match():
    """Every white and red that an event told, added up by seat and cause."""
    earned = [{}, {}]
    for t, s, seat, _ in matches(1, seed=8):
        if s.deals == 0:
            continue
        for event in GAME.events(t, s):
            if type(event).__name__ in ("White", "Red"):
                earned[event.seat][event.cause] = earned[event.seat].get(event.cause, 0) + getattr(event, "n", 1)
        assert [dict(side.earned) for side in GAME.view(t, s, seat if seat >= 0 else SPECTATOR).sides] == earned


def test_undo_never_crosses_a_card_seen_or_a_word_heard():
    assert GAME.reveals([Played(0, "KS")])
    assert GAME.reveals([Dealt(0, "KS")])
    assert not GAME.reveals([])
    assert not GAME.reveals([Taken(0, 1), White(0, "honour", 1, 1)])


# ---- words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("by_hand", [False, True])
def test_every_question_action_and_event_has_its_sentence(language, by_hand):
    for t, s, seat, codes in matches(6, seed=11, declare_by_hand=by_hand, pay_all=True):
        assert say(language, GAME.question(t, s, seat))
        for one in codes:
            meaning = GAME.chance(t, s, one) if seat == CHANCE else GAME.action(t, s, seat, one)
            assert say(language, GAME.action_message(t, s, seat, meaning, NAMES))
        for event in GAME.events(t, s):
            for viewer in (0, SPECTATOR):
                message = GAME.event_message(t, GAME.project(event, viewer), NAMES)
                assert (message is None) == isinstance(event, Dealt)
                assert message is None or len(say(language, message)) > 3


def test_chips_are_counted_with_the_right_plurals():
    one = GAME.event_message(None, White(0, "honour", 1, 3), NAMES)
    two = GAME.event_message(None, White(0, "honour", 2, 3), NAMES)
    five = GAME.event_message(None, White(1, "point", 5, 5), NAMES)
    assert [say("en", m) for m in (one, two, five)] == [
        "Anna takes 1 white chip for an honour in the trick: 3 now.",
        "Anna takes 2 white chips for honours in the trick: 3 now.",
        "Boris takes 5 white chips for the point: 5 now.",
    ]
    assert [say("ru", m) for m in (one, two, five)] == [
        "Anna берёт 1 белую фишку за онер во взятке: теперь 3.",
        "Anna берёт 2 белые фишки за онеры во взятке: теперь 3.",
        "Boris берёт 5 белых фишек за пойнт: теперь 5.",
    ]
    assert [say("pl", m) for m in (one, two, five)] == [
        "Anna bierze 1 biały żeton za honor w lewie: ma teraz 3.",
        "Anna bierze 2 białe żetony za honory w lewie: ma teraz 3.",
        "Boris bierze 5 białych żetonów za punkt: ma teraz 5.",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_end_has_its_text(language):
    for name in GAME.Options.__struct_fields__:
        assert say(language, f"imperial-option-{name}")
        assert say(language, f"imperial-option-{name}.help")
    for value in ("led", "led_king_queen", "any"):
        assert say(language, f"imperial-option-ace_capture-{value}")
    for reason in ("five_reds", "resigned"):
        assert say(language, f"imperial-reason-{reason}")
    assert say(language, "game-imperial")
