"""What the command line agrees on before play: the game by any of its names, players, options, a deck or map file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..games import NAMES, UnknownGame, game
from ..games.game import Game, Setup, read_options
from ..locale import LANGUAGES, bundle, say, system_said
from .pages import Usage
from .program import Unreadable

AnyGame = Game[Any, Any, Any, Any]
WORDS = {"yes": "true", "on": "true", "no": "false", "off": "false"}


def game_named(text: str) -> AnyGame:
    """A game by any of its names. Raises UnknownGame."""
    return game(game_name(text))


def game_name(text: str) -> str:
    """The one name of the game that has this name in some language, or a name that begins so. Raises UnknownGame."""
    wanted = text.casefold().strip()
    called = {name: {name, *names_of(name)} for name in NAMES}
    exact = [name for name, names in called.items() if wanted in names]
    begun = [name for name, names in called.items() if any(one.startswith(wanted) for one in names)]
    found = exact or begun
    if len(found) != 1:
        raise UnknownGame(game=text, known=", ".join(NAMES))
    return found[0]


def setup_of(found: AnyGame, players: int | None, sets: Sequence[str], file: Path | None) -> Setup:
    """The whole agreement, checked. Raises BadOption, BadSeats, BadContent, Usage, Unreadable."""
    if file and found.Content is None:
        raise Usage(reason="content", game=found.name)
    options = read_options(found, dict(read_set(one) for one in sets))
    content = found.read_content(read_text(file)) if file else None
    setup = Setup(found.name, players or default_players(found), options, content)
    found.terms(setup)
    return setup


def read_set(text: str) -> tuple[str, str]:
    """`NAME=VALUE` of --set; yes and no, on and off are true and false. Raises Usage."""
    name, sign, value = text.partition("=")
    if not sign or not name.strip():
        raise Usage(reason="set", given=text)
    return name.strip(), WORDS.get(value.strip().casefold(), value.strip())


def default_players(found: AnyGame) -> int:
    """How many play if nobody says: four, or as near to it as the game allows."""
    return min(max(4, found.seats[0]), found.seats[-1])


def names_of(name: str) -> set[str]:
    """A game's names in all languages, in small letters."""
    spoken = [language for language in LANGUAGES if bundle(language).has_message(f"game-{name}")]
    return {say(language, f"game-{name}").casefold() for language in spoken}


def read_text(file: Path) -> str:
    """A file's text. Raises Unreadable."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise Unreadable(file=str(file), why=system_said(error)) from error
    except UnicodeDecodeError as error:
        raise Unreadable(file=str(file), why="UTF-8") from error
