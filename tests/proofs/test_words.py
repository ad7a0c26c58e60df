"""There are words for everything that can happen, in three languages: `say` raises LookupError for what is missing."""

from typing import Any, get_args

import pytest

from imperia.engine import OVER
from imperia.games.game import SPECTATOR
from imperia.locale import LANGUAGES, bundle, say

from .cases import cases, games
from .table import Table, walk

POSITIONS = 100
SHARE = 0.3
NAMES = ["Ada", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ida", "Jo", "Kim", "Lu", "Mo", "Ned", "Oz", "Pia"]


def said(message: Any) -> None:
    """In all languages; never empty, nothing left open."""
    for language in LANGUAGES:
        text = say(language, message)
        assert text.strip(), message
        assert "{" not in text, text


def check_words(table: Table, told: set[str]) -> None:
    """Questions, legal actions and events of a position, for all viewers; the kinds of events are noted."""
    game, t, s, names = table.game, table.t, table.s(), NAMES[: table.players]
    for seat in table.may_act():
        said(game.question(t, s, seat))
        for code in table.legal(seat)[:: max(1, len(table.legal(seat)) // 12)]:
            action = game.action(t, s, seat, code)
            told.add(action.__struct_config__.tag)
            said(game.action_message(t, s, seat, action, names))
    for event in game.events(t, s):
        told.add(event.__struct_config__.tag)
        for viewer in (SPECTATOR, *range(table.players)):
            seen = game.project(event, viewer)
            message = None if seen is None else game.event_message(t, seen, names)
            if message is not None:
                said(message)


def test_everything_that_happens_has_words(case):
    table = Table(case)
    stops = walk(table, 41, SHARE, resigning=0.002)
    for _ in range(POSITIONS):
        next(stops)
        check_words(table, set())


@pytest.mark.long
def test_every_kind_of_event_and_action_is_met_and_has_words():
    """Over all cases of a game together: no kind of the unions is never told."""
    for game in games():
        told: set[str] = set()
        for case in cases(game.name):
            table = Table(case)
            stops = walk(table, 42, 0.5, resigning=0.002)
            ends = 0
            for _ in range(3_000):
                ends += next(stops) == OVER
                check_words(table, told)
        kinds = {kind.__struct_config__.tag for kind in (*get_args(game.Event), *get_args(game.Action))}
        assert kinds - told <= {"named"}, game.name  # I17: `named` is how others see an announcement, never done


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_their_options_have_names_and_help(language):
    for game in games():
        assert say(language, f"game-{game.name}").strip()
        for name in game.Options.__struct_fields__:
            entry = f"{game.name}-option-{name}"
            assert bundle(language).has_message(entry), entry
            assert say(language, entry).strip()
            assert say(language, f"{entry}.help").strip()
