"""What many games come to: wins by seat, length, endings. One pass, and nothing kept but the counts and the lengths."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec

from ..arena.summary import Length
from ..games.game import Result


class Summary(msgspec.Struct, frozen=True):
    """What `imperia simulate --json` prints. wins: by seat, a shared win counts as its share; reasons: endings by name."""

    game: str
    players: int
    options: Any
    bots: tuple[str, ...]
    seed: int
    games: int
    machine: str  # compiled or plain
    seconds: float
    actions: int
    wins: tuple[float, ...]
    shared: int
    length: Length
    reasons: dict[str, int]


class Tally:
    """Counts games as they end."""

    def __init__(self, players: int) -> None:
        self.wins = [0.0] * players
        self.lengths: list[int] = []
        self.reasons: Counter[str] = Counter()
        self.shared = 0

    def add(self, result: Result, actions: int) -> None:
        """One game: how it ended, after how many actions."""
        for seat in result.winners:
            self.wins[seat] += 1 / len(result.winners)
        self.shared += len(result.winners) > 1
        self.lengths.append(actions)
        self.reasons[result.reason] += 1

    def length(self) -> Length:
        """The lengths; of at least one game."""
        return Length.of(self.lengths)
