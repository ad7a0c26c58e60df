"""Positions as text, setups, options and chance: what is wrong is named, nothing crashes, everything comes back."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperia.engine import as_dict
from imperia.games.game import BadOption, BadPosition, BadSeats, IllegalAction, Setup
from imperia.locale import LANGUAGES

from .table import CHANCE, GAME, OVER, Table, fresh, position, small

TEXT = (
    "conquest classic 3 resigned=neutral "
    "a3b1c1a1a1b1b2c1a1c2b1b1b1c1c1c1c1a1b1c1b1b1c1c1c1c1a1b1c1c1b1c1c1c1c1c1c1a1a1n4b1b1 "
    "....a..x................b................... a:0.1,b!:0.0,c:0.0 claimer=a,first=a,player=a,onto=a,bonus_given=1 attack:a"
)


def test_a_position_can_be_written_by_hand():
    t, s = GAME.parse(TEXT)
    table = Table(t, s)
    assert table.land("alaska") == (0, 3)
    assert table.land("new-guinea") == (-1, 4)
    assert table.view(0).sides[0].hand == ("ontario",)
    assert table.view().turned_in == ("eastern-united-states",)
    assert (table.side(1).gone, table.side(0).sets, table.view().bonus) == (True, 1, False)
    assert table.named() == ["alaska"]
    assert GAME.position(t, s) == TEXT


@pytest.mark.parametrize(
    ("field", "text", "where"),
    [
        (0, "imperial", "game"),
        (1, "moon", "map"),
        (1, "AAAA", "map"),
        (2, "7", "players"),
        (2, "x", "players"),
        (3, "resigned=never", "options"),
        (3, "resigned", "options"),
        (3, "colour=red", "options"),
        (4, "a1", "territories"),
        (4, "a1" * 41 + "z1", "territories"),
        (4, "a1" * 41 + "f1", "territories"),
        (5, ".", "cards"),
        (5, "." * 43 + "f", "cards"),
        (5, "." * 43 + "~", "cards"),
        (6, "a:0.0,b:0.0", "seats"),
        (6, "a:0.0,b:0.0,d:0.0", "seats"),
        (6, "a:0.0,b:0.x,c:0.0", "seats"),
        (7, "player=z", "state"),
        (7, "source=moon", "state"),
        (7, "due=-3", "state"),
        (7, "dice=9", "state"),
        (7, "joy=1", "state"),
        (7, "seen_a=alaska", "state"),
        (8, "attack", "asked"),
        (8, "attack:d", "asked"),
        (8, "fly:a", "asked"),
        (8, "target:a", "asked"),
        (8, "attack:b", "asked"),
        (8, "roll:chance", "asked"),
        (8, "over:attack:a", "asked"),
        (8, "claim:a", "asked"),
    ],
)
def test_a_fault_of_a_position_names_its_field_in_three_languages(field, text, where):
    fields = TEXT.split()
    fields[field] = text
    with pytest.raises(BadPosition) as refused:
        GAME.parse(" ".join(fields))
    assert refused.value.facts["where"] == where
    assert len({refused.value.said(language) for language in LANGUAGES}) == 3


@pytest.mark.parametrize("text", ["", "conquest", TEXT + " more", TEXT[:-20]])
def test_too_few_or_too_many_fields(text):
    with pytest.raises(BadPosition):
        GAME.parse(text)


@settings(max_examples=400, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.text(max_size=4))
def test_a_position_with_something_changed_is_refused_or_can_be_played(at, what):
    text = TEXT[:at] + what + TEXT[at + 1 :]
    try:
        t, s = GAME.parse(text)
    except BadPosition as error:
        error.said("pl")  # raises for a sentence that is not there
        return
    table, rng = Table(t, s), random.Random(at)
    for _ in range(30):
        if table.to_act == OVER:
            break
        if table.to_act == CHANCE:
            table.outcome(rng.randrange(GAME.rules.chance_outcomes(t, s)))
        else:
            from imperia.games.conquest import rules

            rules.apply(t, s, table.to_act, GAME.code(t, s, table.to_act, rng.choice(table.legal())))
    GAME.view(t, s, -2)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200))
def test_any_text_as_a_position(text):
    with pytest.raises(BadPosition):
        GAME.parse(text)


@settings(max_examples=200, deadline=None)
@given(st.binary(max_size=120))
def test_any_bytes_as_a_map_in_a_position(data):
    import base64

    fields = TEXT.split()
    fields[1] = base64.urlsafe_b64encode(data).decode() or "-"
    with pytest.raises(BadPosition):
        GAME.parse(" ".join(fields))


def test_a_map_of_ones_own_is_written_whole():
    table = fresh(2, small())
    text = GAME.position(table.t, table.s)
    t, s = GAME.parse(text)
    assert GAME.setup(t).content == small()
    kept = {name: value for name, value in as_dict([table.s], 0).items() if "event" not in name}
    assert {name: value for name, value in as_dict([s], 0).items() if "event" not in name} == kept


# ---- options and seats


@pytest.mark.parametrize(
    ("options", "option"),
    [
        ({"wild_cards": 1}, "wild_cards"),
        ({"wild_cards": "2"}, None),
        ({"setup": "auction"}, "setup"),
        ({"forced_trade": "maybe"}, "forced_trade"),
        ({"forced_trade": "off"}, None),
        ({"round_limit": 0}, "round_limit"),
        ({"round_limit": 1001}, "round_limit"),
        ({"round_limit": 1.5}, "round_limit"),
        ({"defence_dice": 4}, "defence_dice"),
        ({"defense": "chosen"}, "defense"),
    ],
)
def test_options_are_checked(options, option):
    if option is None:
        GAME.terms(Setup("conquest", 3, options))
        return
    with pytest.raises(BadOption) as refused:
        GAME.terms(Setup("conquest", 3, options))
    assert refused.value.facts["option"] == option
    assert all(refused.value.said(language) for language in LANGUAGES)


@pytest.mark.parametrize("players", [0, 1, 7, -1, 2.0, "3", None, True])
def test_numbers_of_players_are_checked(players):
    with pytest.raises(BadSeats):
        GAME.terms(Setup("conquest", players, {}))


# ---- chance, typed in by people


@pytest.mark.parametrize(
    "text",
    ["642 54", "6 4 2 5 4", "6,4,2/5,4", [6, 4, 2, 5, 4], (6, 4, 2, 5, 4), {"do": "roll", "red": [6, 4, 2], "white": [5, 4]}],
)
def test_dice_may_be_said_in_many_ways(text):
    table = position("a: brazil 7; b: peru 5; c: *", defence="maximum")
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll(text)
    assert table.told("rolled")[0].red == (6, 4, 2)
    assert table.told("rolled")[0].white == (5, 4)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "642",
        "642 547",
        "742 54",
        "six",
        "0 1 2 3 4",
        None,
        3,
        [1, 2, 3, 4, "5"],
        {"do": "roll", "red": [6], "white": [5]},
        {},
        True,
        [True] * 5,
    ],
)
def test_what_is_no_roll_is_refused(text):
    table = position("a: brazil 7; b: peru 5; c: *", defence="maximum")
    table.do("attack_from brazil; attack peru; dice 3")
    before = table.bytes()
    with pytest.raises(IllegalAction) as refused:
        table.roll(text)
    assert table.bytes() == before
    assert all(refused.value.said(language) for language in LANGUAGES)


@pytest.mark.parametrize("text", ["atlantis", "", None, 4, "peru", "wild3"])
def test_what_is_no_card_of_the_draw_pile_is_refused(text):
    table = position("a: brazil 4; b: ural; c: *", "which_card:chance", hands="b: peru", state="conquered=1")
    with pytest.raises(IllegalAction):
        table.roll(text)


def test_nothing_is_rolled_when_nothing_is_due():
    table = position("a: brazil 4; b: ural; c: *")
    with pytest.raises(IllegalAction, match="Nothing has to be rolled"):
        GAME.chance_of(table.t, table.s, "6")


# ---- refusals change nothing and say why in three languages


@pytest.mark.parametrize(
    ("what", "seat", "rule"),
    [
        ("attack_from atlantis", 0, "C1"),
        ("attack_from ural", 0, "C16"),
        ("attack_from brazil", 1, "C25"),
        ("place brazil", 0, "C16"),
        ("dice 3", 0, "C16"),
        ("end_turn", 0, "C16"),
        ("stop", 0, "C21"),
        ("turn_in alaska peru ural", 0, "C16"),
    ],
)
def test_refusals_name_their_rule_and_change_nothing(what, seat, rule):
    table = position("a: brazil 4; b: ural; c: *")
    before = table.bytes()
    with pytest.raises(IllegalAction) as refused:
        table.do(what, seat=seat)
    assert refused.value.rule == rule
    assert table.bytes() == before
    assert len({refused.value.said(language) for language in LANGUAGES}) == 3


@pytest.mark.parametrize(
    "cards", [("alaska",), ("alaska", "alaska", "peru"), ("alaska", "peru", "atlantis"), ("alaska", "peru", "ural", "siam")]
)
def test_C12_what_are_not_three_cards_is_refused(cards):
    from imperia.games.conquest.actions import TurnIn

    table = position("a: brazil 4; b: ural; c: *", "trade:a", hands="a: alaska, venezuela, peru", state="due=3")
    with pytest.raises(IllegalAction, match="C12"):
        GAME.code(table.t, table.s, 0, TurnIn(cards))
    with pytest.raises(IllegalAction, match="do not hold"):
        GAME.code(table.t, table.s, 0, TurnIn(("alaska", "peru", "siam")))


@pytest.mark.parametrize("value", [0, -1, 1.0, "1", None, 10**12, True])
def test_C15a_an_amount_of_a_wrong_kind_is_refused(value):
    from imperia.games.conquest.actions import PlaceArmies

    table = position("a: brazil 4; b: ural; c: *", "how_many:a", state="due=3,source=brazil")
    with pytest.raises(IllegalAction, match="C15a"):
        GAME.code(table.t, table.s, 0, PlaceArmies(value))


def test_refusals_when_it_is_over():
    table = position("a: brazil 8, *; b: peru", players=2)
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    with pytest.raises(IllegalAction, match="C26"):
        table.do("attack_from brazil", seat=0)
