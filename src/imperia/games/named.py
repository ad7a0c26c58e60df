"""The three games, by name."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from ..locale import ImperiaError
from .game import Game

NAMES = ("empire", "imperial", "conquest")


class UnknownGame(ImperiaError):
    """No game has this name; facts: game, known."""

    code = "game"


def game(name: str) -> Game[Any, Any, Any, Any]:
    """The game of this name; loaded when first asked for. Raises UnknownGame."""
    if name not in NAMES:
        raise UnknownGame(game=name, known=", ".join(NAMES))
    made: Game[Any, Any, Any, Any] = import_module(f"{__package__}.{name}.game").GAME
    return made
