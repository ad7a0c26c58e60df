"""The collector of garbage, kept from stopping all tables at once.

Left to itself, Python goes through every object of every table whenever enough new ones have gathered: with 200 tables that
is 0.2 s in which nobody is answered. Here the young are gone through every second, which takes milliseconds, and all but rarely.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator

YOUNG_SECONDS = 1.0
ALL_SECONDS = 600.0


@contextlib.asynccontextmanager
async def tidied(young: float = YOUNG_SECONDS, all: float = ALL_SECONDS) -> AsyncIterator[None]:
    """As long as this holds, garbage is collected by the clock: seconds between two looks at the young, and at all objects."""
    usual = gc.isenabled()
    gc.collect()
    gc.freeze()  # what the program itself is made of stays, and is never gone through again
    gc.disable()
    looking = asyncio.create_task(_look(young, all))
    try:
        yield
    finally:
        looking.cancel()
        gc.unfreeze()
        if usual:
            gc.enable()


async def _look(young: float, all: float) -> None:
    since = 0.0
    while True:
        await asyncio.sleep(young)
        since += young
        if since >= all:
            gc.collect()
            since = 0.0
        else:
            gc.collect(1)
