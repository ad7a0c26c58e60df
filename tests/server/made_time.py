"""A time that tests make: nothing happens until they say so."""

from __future__ import annotations

import heapq
import itertools


class MadeTimes:
    """A clock that stands still, and timers that go off when it is moved. Delays of bots are always the same."""

    def __init__(self, now=1_000_000.0):
        self.time = now
        self.wait = 0.0  # of bots, in real seconds
        self._due = []
        self._count = itertools.count()

    def now(self):
        return self.time

    def later(self, seconds, do):
        timer = Timer(do)
        heapq.heappush(self._due, (self.time + max(0.0, seconds), next(self._count), timer))
        return timer

    def delay(self, least, most):
        return self.wait

    def move(self, seconds):
        """Let time pass; every timer that is due goes off, in order."""
        end = self.time + seconds
        while self._due and self._due[0][0] <= end:
            self.time, _, timer = heapq.heappop(self._due)
            if timer.do is not None:
                timer.do()
        self.time = end


class Timer:
    def __init__(self, do):
        self.do = do

    def cancel(self):
        self.do = None
