"""Players that are programs: the contract, and bots from the weakest to the strongest.

Every game has "random"; a game's own levels stand in `bots/<game>` as `LEVELS`, weakest first. Those in COMPILED search in compiled
rules; without the compiler such a `strong` thinks slower, and no `master` is offered.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from ..locale import ImperiaError, Message
from .contract import Bot, Budget, InformationSet
from .information import information, informed
from .machine import can_compile
from .random import RandomBot

__all__ = [
    "COMPILED",
    "Bot",
    "Budget",
    "InformationSet",
    "RandomBot",
    "UnknownLevel",
    "can_compile",
    "information",
    "informed",
    "levels",
    "make",
    "style",
]

NEED_A_COMPILER = ("master",)
COMPILED = {"imperial": ("strong", "master"), "conquest": ("master",), "empire": ("strong", "master")}  # who searches so


class UnknownLevel(ImperiaError):
    """No bot of this level plays this game; facts: level, game, known."""

    code = "level"


def levels(game: str) -> tuple[str, ...]:
    """The levels of bots that play the game of this name, weakest first."""
    return tuple(_makers(game))


def make(level: str, game: str, seed: int) -> Bot:
    """A bot of a level for the game of this name; seed: of its random numbers. Raises UnknownLevel."""
    makers = _makers(game)
    if level not in makers:
        raise UnknownLevel(level=level, game=game, known=", ".join(makers))
    return makers[level](seed)


def style(level: str, game: str) -> Message:
    """How the bots of a level play this game, in a line."""
    return Message("bot-style-random" if level == "random" else f"bot-style-{game}-{level}", {})


def _makers(game: str) -> dict[str, Callable[[int], Bot]]:
    makers: dict[str, Callable[[int], Bot]] = {"random": RandomBot}
    if game.isidentifier() and find_spec(f"{__name__}.{game}"):
        makers.update(getattr(import_module(f"{__name__}.{game}"), "LEVELS", {}))
    return {level: maker for level, maker in makers.items() if level not in NEED_A_COMPILER or can_compile()}
