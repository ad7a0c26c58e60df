"""What the server knows of time, in one place, so that tests can make it up."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """Something that will happen unless it is cancelled."""

    def cancel(self) -> None:
        """It will not happen."""


class Times(Protocol):
    """A clock, and things to do later."""

    def now(self) -> float:
        """Seconds since 1970."""

    def later(self, seconds: float, do: Callable[[], None]) -> Timer:
        """Do something after so many seconds."""

    def delay(self, least: float, most: float) -> float:
        """A time to wait, drawn independently of anything in a game."""


class RealTimes:
    """The machine's clock and the event loop's timers."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    def later(self, seconds: float, do: Callable[[], None]) -> Timer:
        """Do something after so many seconds, in the event loop."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), do)

    def delay(self, least: float, most: float) -> float:
        """A time to wait, from the system's random numbers."""
        return random.SystemRandom().uniform(least, most)
