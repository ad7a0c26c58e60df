"""There are words for everything that can happen, in three languages: `say` raises LookupError for what is missing."""

from collections import Counter
from typing import Any, get_args

import pytest

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


def check_words(table: Table, told: Counter[str]) -> None:
    """Questions, legal actions and events of a position, for all viewers; the kinds of events are noted."""
    game, t, s, names = table.game, table.t, table.s(), NAMES[: table.players]
    for seat in table.may_act():
        said(game.question(t, s, seat))
        legal = table.legal(seat)
        for n, code in enumerate(legal):
            action = game.action(t, s, seat, code)
            told[action.__struct_config__.tag] += 1
            if n % max(1, len(legal) // 12) == 0 or told[action.__struct_config__.tag] < 20:
                said(game.action_message(t, s, seat, action, names))
    for event in game.events(t, s):
        told[event.__struct_config__.tag] += 1
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
        check_words(table, Counter())


@pytest.mark.long
def test_every_kind_of_event_and_action_is_met_and_has_words():
    """Over long random games of all cases of a game: no kind of the unions is never told, and the rare ones have words too."""
    for game in games():
        told: Counter[str] = Counter()
        for case in cases(game.name):
            table = Table(case)
            for n, _ in zip(range(60_000), walk(table, 42, 1.0, resigning=0.0005)):
                kinds = [event.__struct_config__.tag for event in game.events(table.t, table.s())]
                if n % 100 == 0 or any(told[kind] < 20 for kind in kinds):
                    check_words(table, told)
        all_kinds = {kind.__struct_config__.tag for kind in (*get_args(game.Event), *get_args(game.Action))}
        assert all_kinds - told.keys() <= {"named"}, game.name  # I17: `named` is how others see an announcement, never done


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_and_their_options_have_names_and_help(language):
    for game in games():
        assert say(language, f"game-{game.name}").strip()
        for name in game.Options.__struct_fields__:
            entry = f"{game.name}-option-{name}"
            assert bundle(language).has_message(entry), entry
            assert say(language, entry).strip()
            assert say(language, f"{entry}.help").strip()
