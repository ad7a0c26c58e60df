"""Where the rule books stand, and one rule taken from them by its number, forgiving how people type it."""

from __future__ import annotations

import difflib
import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from ..locale import LANGUAGES, ImperiaError
from .book import Book, Rule, read_book

LETTER = {"imperial": "I", "conquest": "C", "empire": "E"}  # the letter that a game's rule numbers begin with
GAMES = tuple(LETTER)
_TYPED = str.maketrans("СсЕеИиІі", "CCEEIIII")  # the same letters, typed on a Cyrillic keyboard


class UnknownRule(ImperiaError):
    """A rule number, or a game, that is in no book; facts: number, and what may have been meant."""

    code = "rule"


@cache
def book(game: str, language: str) -> Book:
    """The rule book of a game. Raises UnknownRule for a game without one, KeyError for a language that is not there."""
    if language not in LANGUAGES:
        raise KeyError(language)
    if game not in LETTER:
        raise UnknownRule(reason="game", game=game, games=", ".join(GAMES))
    return read_book(_texts().joinpath(language, f"{game}.md").read_text(encoding="utf-8"))


def rules(game: str, language: str) -> tuple[Rule, ...]:
    """All rules of a game in the order of the book. Raises as `book`."""
    return book(game, language).rules


def rule(game: str, number: str, language: str) -> Rule:
    """The rule with this number: "I19", "i19" or "19". Raises UnknownRule with the nearest number, or as `book`."""
    there = {one.number: one for one in rules(game, language)}
    wanted = _written(LETTER[game], number)
    if wanted in there:
        return there[wanted]
    raise UnknownRule(reason="number", number=number.strip(), nearest=_nearest(wanted, list(there)), game=game)


def game_of(number: str) -> str:
    """The game that a full rule number belongs to ("E23" is of Empire). Raises UnknownRule if its letter is of none."""
    letter = number.strip().translate(_TYPED)[:1].upper()
    for game, its in LETTER.items():
        if letter == its:
            return game
    raise UnknownRule(reason="letter", number=number.strip())


def _written(letter: str, number: str) -> str:
    """A number as the book writes it: the letter large, a second letter small ("c15A" is C15a)."""
    typed = re.sub(r"[\s.]", "", number).translate(_TYPED)
    if typed[:1].isdigit():
        typed = letter + typed
    return typed[:1].upper() + typed[1:].lower()


def _nearest(wanted: str, numbers: list[str]) -> str:
    """The number most like the one wanted: the nearest by count, else by spelling, else the first."""
    counted = re.fullmatch(r"[A-Z](\d+)[a-z]?", wanted)
    if counted:
        return min(numbers, key=lambda one: abs(int(re.sub(r"\D", "", one)) - int(counted.group(1))))
    return (difflib.get_close_matches(wanted, numbers, 1) or numbers)[0]


def source_root() -> Path | None:
    """The folder of the source tree that this package runs from, or None when it is installed without one."""
    root = Path(__file__).resolve().parents[3]
    return root if root.joinpath("docs", "rules").is_dir() and root.joinpath("pyproject.toml").is_file() else None


def _texts() -> Traversable:
    """The folder of the books: inside the installed package, or `docs/rules` of the source tree."""
    packed = files(__package__).joinpath("texts")
    root = source_root()
    return packed if packed.is_dir() or root is None else root / "docs" / "rules"
