"""The weakest bot: any legal action, each equally likely. It plays every game and is the measure of all others."""

from __future__ import annotations

from typing import Any

from ..engine import Stream, batch, below, seed
from .contract import Budget, InformationSet


class RandomBot:
    """Chooses blindly."""

    name = "random"

    def __init__(self, number: int) -> None:
        """number: of its stream of random numbers."""
        self._stream: Stream = batch(Stream, 1)[0]
        seed(self._stream, number)

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """One of the legal actions."""
        return info.legal[below(self._stream, len(info.legal))]
