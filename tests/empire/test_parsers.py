"""Bad input: options, seats, actions, positions, chance. Every refusal is kind, specific, and changes nothing. (E0)"""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperia.engine import batch, pack
from imperia.games.empire import actions as a
from imperia.games.empire.content import deck_faults
from imperia.games.empire.game import GAME
from imperia.games.game import BadContent, BadOption, BadPosition, IllegalAction, Setup
from imperia.locale import LANGUAGES

from .table import SMALL, Table


def position() -> str:
    """The position of a game in the middle of things."""
    rng = random.Random(7)
    table, out = Table(3), [0] * GAME.rules.MAX_LEGAL
    GAME.rules.new_game(table.t, table.s)
    for _ in range(220):
        seat = GAME.rules.to_act(table.t, table.s)
        n = GAME.rules.chance_outcomes(table.t, table.s) if seat < 0 else GAME.rules.legal_actions(table.t, table.s, seat, out)
        k = rng.randrange(n)
        GAME.rules.apply(table.t, table.s, seat, k if seat < 0 else out[k])
    return GAME.position(table.t, table.s)


TEXT = position()
SMALL_TEXT = SMALL.read_text(encoding="utf-8")


def read(text: str) -> None:
    """It is a position that comes back, or a BadPosition told in every language."""
    error = None
    try:
        t, s = GAME.parse(text)
    except BadPosition as told:
        error = told
    if error is not None:
        assert error.facts["where"] is not None
        assert all(error.said(language) for language in LANGUAGES)
        return
    assert GAME.parse(GAME.position(t, s)) is not None
    GAME.view(t, s, -1)
    seat = GAME.rules.to_act(t, s)
    out = [0] * GAME.rules.MAX_LEGAL
    assert seat < 0 or GAME.rules.legal_actions(t, s, seat, out) >= 0


@given(st.data())
@settings(max_examples=250, deadline=None)
def test_a_position_with_something_changed_is_read_or_refused(data):
    words = TEXT.split(" ")
    i = data.draw(st.integers(0, len(words) - 1))
    how = data.draw(st.sampled_from(["drop", "twice", "cut", "other", "number", "swap"]))
    if how == "drop":
        words.pop(i)
    elif how == "twice":
        words.append(words[i])
    elif how == "cut":
        words[i] = words[i][: data.draw(st.integers(0, len(words[i])))]
    elif how == "other":
        words[i] = data.draw(st.text(max_size=12))
    elif how == "number":
        words[i] = words[i].partition("=")[0] + "=" + str(data.draw(st.integers(-(10**12), 10**12)))
    else:
        j = data.draw(st.integers(0, len(words) - 1))
        words[i] = words[i].partition("=")[0] + "=" + words[j].partition("=")[2]
    read(" ".join(words))


@given(st.text(max_size=60))
@settings(max_examples=150, deadline=None)
def test_any_text_is_a_position_or_refused(text):
    read(text)
    read("empire " + text)


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ("empire ", "chess ", "empire"),
        ("players=3", "players=99", "players"),
        ("decks=1", "decks=9", "players"),
        ("what=", "what=sleep", "what"),
        ("turns=", "turns=x", "turns"),
        ("pile=", "pile=unicorn,", "pile"),
        ("hand0=", "hand0=ceres*200,", "hand0"),
        ("table0=", "table0=ceres@green,", "table0"),
    ],
)
def test_a_fault_in_a_position_is_named_by_its_field(old, new, where):
    with pytest.raises(BadPosition) as refused:
        GAME.parse(TEXT.replace(old, new, 1))
    assert refused.value.facts["where"] == where
    assert all(refused.value.said(language) for language in LANGUAGES)


def test_E1_a_position_with_a_card_too_many_is_refused():
    with pytest.raises(BadPosition) as refused:
        GAME.parse(TEXT.replace("hand0=", "hand0=dictator*2,", 1).replace("dictator,", "", 1) + "")
    assert refused.value.facts["where"]


@given(st.data())
@settings(max_examples=120, deadline=None)
def test_a_deck_file_with_something_changed_is_read_or_all_its_faults_are_listed(data):
    lines = SMALL_TEXT.split("\n")
    i = data.draw(st.integers(0, len(lines) - 1))
    how = data.draw(st.sampled_from(["drop", "twice", "other", "value"]))
    if how == "drop":
        lines.pop(i)
    elif how == "twice":
        lines.insert(i, lines[i])
    elif how == "other":
        lines[i] = data.draw(st.text(max_size=20))
    else:
        value = data.draw(st.sampled_from(['"x"', "-1", "[]", "{}", "1.5", "true", "[[1]]", "{ en = 1 }", "999999"]))
        lines[i] = lines[i].partition("=")[0] + "= " + value
    text = "\n".join(lines)
    faults = deck_faults(text)
    for fault in faults:
        assert all(fault.said(language) for language in LANGUAGES)
    if faults:
        with pytest.raises(BadContent):
            GAME.read_content(text)
    else:
        GAME.terms(Setup("empire", 2, {}, GAME.read_content(text)))


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("decks", 4), ("decks", "many"), ("systems_to_win", 17), ("refill_empty_hand", "perhaps"), ("victory", "shouted"),
        ("turn_limit", 0), ("turn_limit", 10**9), ("no_such", 1), ("distinct_colours", 3), ("multicolour_only_system", None),
    ],
)  # fmt: skip
def test_bad_options_are_refused_with_what_is_allowed(option, value):
    with pytest.raises(BadOption) as refused:
        GAME.terms(Setup("empire", 4, {option: value}))
    assert refused.value.facts["option"] == option
    assert refused.value.facts["allowed"]
    assert all(refused.value.said(language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "action",
    [
        a.Lay("unicorn", "brown"), a.Lay("ceres", "mauve"), a.Bank(""), a.MindSwap(17), a.MindSwap(-3), a.GreatFreight(1, ""),
        a.Pay("ceres", "moon"), a.Play("fiver"), a.Play("ceres"), a.PutUnder(None), a.Move("ceres", "brown", "blue"),
        a.Annihilate(0, "loose"), "end", None, 7, a.DrawCard(0, "ceres"), a.Freight("great-freight", "brown"), a.Bank(["x"]),
    ],
)  # fmt: skip
def test_malformed_and_illegal_actions_are_refused_and_change_nothing(action):
    table = Table(3, hand0=["ceres", "fiver", "great-freight", "mind-swap"], table0=["ceres@brown"] * 0)
    before = pack([table.s], 0)
    with pytest.raises(IllegalAction) as refused:
        GAME.code(table.t, table.s, 0, action)
    assert refused.value.rule.startswith("E")
    assert all(refused.value.said(language) for language in LANGUAGES)
    assert pack([table.s], 0) == before


@pytest.mark.parametrize("meaning", ["unicorn", 3, None, {"do": "draw"}, {"do": "lot", "seat": 1}, a.DrawLot(1), {"x": 1}])
def test_what_chance_cannot_bring_is_refused(meaning):
    table = Table(3).do(0, a.EndTurn())
    with pytest.raises(IllegalAction) as refused:
        GAME.chance_of(table.t, table.s, meaning)
    assert all(refused.value.said(language) for language in LANGUAGES)


def test_a_card_that_is_not_in_the_pile_cannot_be_drawn():
    table = Table(3, hand0=["ceres"]).do(0, a.EndTurn())
    with pytest.raises(IllegalAction) as refused:
        GAME.chance_of(table.t, table.s, "ceres")
    assert refused.value.rule == "E5"
    fresh = batch(GAME.rules.State, 1)[0]
    GAME.rules.new_game(table.t, fresh)
    for _ in range(15):
        GAME.rules.apply(table.t, fresh, -1, 0)
    with pytest.raises(IllegalAction):
        GAME.chance_of(table.t, fresh, "7")  # the lot: there is no such seat
    assert GAME.chance_of(table.t, fresh, "2") == 2
