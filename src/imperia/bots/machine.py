"""Searches on the fastest machine there is: compiled where Numba is installed, plain elsewhere.

Importing this compiles nothing: a twin is loaded when a bot that searches is first asked.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from .. import engine
from ..engine import compiled
from ..engine.cache import folder_name, home


@cache
def can_compile() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None


def is_warm(game: str) -> bool:
    """Whether code that was compiled for this game's searches is kept, so that a bot need not compile first."""
    return can_compile() and (home() / folder_name(f"imperia.games.{game}.search")).is_dir()


class Machine:
    """An engine, a game's rules and one of its searches, all of one kind."""

    def __init__(self, search: ModuleType, fast: bool) -> None:
        """search: a plain module of a game's searches; fast: whether its compiled twin is wanted."""
        self.fast = fast
        self.engine: Any = compiled(engine) if fast else engine
        self.search: Any = compiled(search) if fast else search
        self.rules: Any = import_module(self.search.__name__.rpartition(".search")[0] + ".rules")

    def terms(self, t: Any) -> Any:
        """A batch of one that holds these plain Terms."""
        return self._batch(self.rules.Terms, t, 1)

    def states(self, s: Any, n: int) -> Any:
        """A batch of n States, of which the first is this plain one."""
        return self._batch(self.rules.State, s, n)

    def stream(self, number: int) -> Any:
        """A batch of one stream of random numbers, started."""
        streams = self.engine.batch(self.engine.Stream, 1)
        self.engine.seed_at(streams, 0, number)
        return streams

    def _batch(self, kind: Any, one: Any, n: int) -> Any:
        records = self.engine.batch(kind, n)
        self.engine.unpack(records, 0, engine.pack([one], 0))
        return records


@cache
def fastest(search: ModuleType) -> Machine:
    """The machine for a game's search."""
    return Machine(search, can_compile())
