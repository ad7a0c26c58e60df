"""Rates per CPU second: how much of something is done by this process in a second of its own computing time."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable


class Sampled:
    """Something that can be run n times, n being chosen so that one sample takes about `seconds` of computing time.

    run(n) does the thing n times and returns how many units (actions, deals, positions) that was.
    """

    def __init__(self, run: Callable[[int], int], seconds: float) -> None:
        self.run = run
        self.n = 1
        run(1)  # whatever is compiled or loaded at the first call
        while (took := self.sample()[1]) < seconds / 8:
            self.n *= 2
        self.n = max(1, round(self.n * seconds / took))

    def sample(self) -> tuple[int, float]:
        """One sample: units done, seconds of computing time."""
        started = time.process_time()
        units = self.run(self.n)
        return units, max(time.process_time() - started, 1e-9)

    def rate(self) -> float:
        """Units a second, by one sample."""
        units, seconds = self.sample()
        return units / seconds


def median_rate(run: Callable[[int], int], seconds: float, samples: int = 5) -> float:
    """Units a second, the median of several samples."""
    sampled = Sampled(run, seconds)
    return statistics.median(sampled.rate() for _ in range(samples))
