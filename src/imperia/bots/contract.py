"""What a bot is, and all that it may know: an information set, never the hidden state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import msgspec

from ..engine import Stream
from ..games.game import Game


class Budget(msgspec.Struct, frozen=True):
    """How much a bot may think: nodes (deterministic), or seconds of wall time at a table; None is no limit of that kind."""

    nodes: int | None = None
    seconds: float | None = None


class InformationSet(msgspec.Struct, frozen=True):
    """All that a seat may know when it is asked.

    terms: the game's Terms; view: what lies before this seat; legal and codes: its legal actions, typed and as codes, in
    the same order; history: the events so far as projected to this seat; sample: a fresh State, drawn uniformly over what
    agrees with all this seat saw (a bot may do with it as it likes).
    """

    game: Game[Any, Any, Any, Any]
    terms: Any
    seat: int
    view: Any
    legal: Sequence[Any]
    codes: Sequence[int]
    history: Sequence[Any]
    sample: Callable[[Stream], Any]


class Bot(Protocol):
    """A player. The same information set, seed and node budget give the same choice."""

    name: str  # its level: "random", "casual"

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """One of `info.legal`."""
        ...
