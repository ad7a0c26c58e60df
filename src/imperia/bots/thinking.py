"""What bots that search have in common: when to stop, and where their random numbers begin."""

from __future__ import annotations

import hashlib
import time

import msgspec

from .contract import Budget, InformationSet

M63 = (1 << 63) - 1
KEPT = 0.04  # the part of the seconds that is kept for what has begun when they are over, and for the answer


class Clock:
    """Says when a budget is used up. Nodes are counted, seconds are looked at."""

    def __init__(self, budget: Budget, usual: int) -> None:
        """usual: the nodes of a level that is given none."""
        self.nodes = usual if budget.nodes is None else budget.nodes
        self.until = None if budget.seconds is None else time.perf_counter() + budget.seconds * (1.0 - KEPT)

    def share(self, parts: int) -> Clock:
        """A clock for one of so many equal parts of the time that is left; it counts no nodes."""
        left = None if self.until is None else max(0.0, self.until - time.perf_counter()) / parts
        return Clock(Budget(seconds=left), 0)

    def late(self) -> bool:
        """Whether the time is over."""
        return self.until is not None and time.perf_counter() >= self.until


def number_of(seed: int, info: InformationSet) -> int:
    """The number of a stream of random numbers for a bot of this seed in this position: the same for the same information."""
    seen = msgspec.json.encode((seed, info.seat, info.view))
    return int.from_bytes(hashlib.blake2b(seen, digest_size=8).digest(), "big") & M63
