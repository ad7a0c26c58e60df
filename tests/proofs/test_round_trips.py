"""Every typed value comes back from its JSON, every position from its text, every setup from its Terms."""

import random
from typing import Any

import msgspec
import pytest

import imperia.engine as plain
from imperia.engine import CHANCE, OVER
from imperia.games.game import EVERYTHING, SPECTATOR, BadOption, read_options

from .cases import switches
from .table import Table, position_of, walk

POSITIONS = 40
SHARE = 0.05


def through_json(value: Any, kind: Any) -> Any:
    """Encoded and decoded again."""
    return msgspec.json.decode(msgspec.json.encode(value), type=kind)


def check_values(table: Table) -> None:
    """Actions, events and views of a position, for every viewer."""
    game, t, s = table.game, table.t, table.s()
    for seat in range(table.players):
        for code in table.legal(seat):
            action = game.action(t, s, seat, code)
            assert through_json(action, game.Action) == action
            assert game.code(t, s, seat, through_json(action, game.Action)) == code
    viewers = (EVERYTHING, SPECTATOR, *range(table.players))
    for event in game.events(t, s):
        for viewer in viewers:
            seen = game.project(event, viewer)
            assert seen is None or through_json(seen, game.Event) == seen
            assert seen is None or game.project(seen, viewer) == seen
        assert game.project(event, EVERYTHING) == event
    for viewer in viewers:
        view = game.view(t, s, viewer)
        assert through_json(view, game.View) == view
        assert (view.game, view.viewer, view.to_act) == (game.name, viewer, table.to_act())


def check_position(table: Table) -> None:
    """The text says all: Terms, and State but for event rows; and it is one line of few characters a card or land."""
    game = table.game
    text = game.position(table.t, table.s())
    t, s = game.parse(text)
    assert plain.pack([t], 0) == plain.pack(table.terms, 0)
    assert position_of(table, plain.pack([s], 0)) == position_of(table, table.pack())
    assert s.n_events == 0
    assert game.position(t, s) == text


def test_values_and_positions_come_back(case):
    table = Table(case)
    stops = walk(table, 31, SHARE, resigning=0.001)
    check_position(table)
    for _ in range(POSITIONS):
        next(stops)
        check_values(table)
        check_position(table)


@pytest.mark.long
def test_values_and_positions_come_back_5_000_times(plain_case):
    table = Table(plain_case)
    stops = walk(table, 32, SHARE, resigning=0.001)
    for _ in range(5_000):
        next(stops)
        check_values(table)
        check_position(table)


def test_every_outcome_of_chance_has_its_meaning_and_back(case):
    """All outcomes of a due chance, or a hundred of them: meanings differ, and each gives its outcome again, from JSON too."""
    table, rng = Table(case), random.Random(33)
    game = case.game
    stops = walk(table, 33, 0.2)
    seen = 0
    while seen < 12:
        if next(stops) != CHANCE:
            continue
        seen += 1
        outcomes = table.legal(CHANCE)
        some = outcomes if len(outcomes) <= 100 else rng.sample(outcomes, 100)
        for outcome in some:
            meaning = game.chance(table.t, table.s(), outcome)
            again = game.chance_of(table.t, table.s(), meaning)
            assert game.chance(table.t, table.s(), again) == meaning
            assert game.chance_of(table.t, table.s(), msgspec.to_builtins(meaning)) == again


def test_a_setup_comes_back_from_its_terms(case):
    t = case.terms
    again = case.game.setup(t)
    assert again.game == case.game.name
    assert again.players == case.setup.players
    assert plain.pack([case.game.terms(again)], 0) == plain.pack([t], 0)
    assert through_json(again.options, case.game.Options) == again.options


def test_options_are_read_by_name(plain_case):
    game = plain_case.game
    for name, value in switches(game):
        assert read_options(game, {name: value}) == game.Options(**{name: value})
        with pytest.raises(BadOption) as refused:
            read_options(game, {name: "no such value"})
        assert refused.value.facts["option"] == name
    with pytest.raises(BadOption, match="no_such_option"):
        read_options(game, {"no_such_option": 1})


def test_a_file_read_again_gives_the_same_games(plain_case):
    """The shipped deck or map comes in by the same door as any other: same Terms whether by file or as shipped."""
    game = plain_case.game
    if game.Content is None:
        assert game.name == "imperial"
        return
    shipped = game.setup(plain_case.terms).content
    if shipped is None:
        from importlib.resources import files

        text = files(f"imperia.games.{game.name}").joinpath("classic.toml").read_text(encoding="utf-8")
        shipped = game.read_content(text)
    setup = msgspec.structs.replace(plain_case.setup, content=shipped)
    assert plain.pack([game.terms(setup)], 0) == plain.pack([plain_case.terms], 0)
    assert through_json(shipped, game.Content) == shipped


def test_a_game_that_is_over_has_a_position_too(plain_case):
    table = Table(plain_case)
    for number in range(3):
        fast = Table(plain_case, fast=True, seed=number)
        fast.search.playout(fast.terms, fast.states, 0, fast.streams, fast.out)
        table.load(fast.pack())
        assert table.to_act() == OVER
        check_values(table)
        check_position(table)
