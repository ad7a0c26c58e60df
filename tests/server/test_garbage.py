"""Garbage is collected by the clock while a server runs, and as usual again after it."""

import asyncio
import gc
import weakref

import pytest

from imperia.server.garbage import tidied


class Knot:
    """Something that holds itself."""

    def __init__(self):
        self.self = self


async def gone(reference):
    for _ in range(500):
        if reference() is None:
            return True
        await asyncio.sleep(0.01)
    return False


@pytest.mark.parametrize(("young", "all"), [(0.01, 1000.0), (0.01, 0.01)])
def test_what_nobody_needs_is_collected_while_the_server_runs(young, all):
    async def run():
        async with tidied(young, all):
            assert not gc.isenabled(), "Python does not begin by itself"
            assert await gone(weakref.ref(Knot()))
        assert gc.isenabled()
        assert gc.get_freeze_count() == 0

    asyncio.run(run())


def test_what_has_grown_old_is_collected_too():
    async def run():
        async with tidied(0.01, 0.05):
            knot = Knot()
            gc.collect(1)  # it is no longer young
            reference = weakref.ref(knot)
            del knot
            assert await gone(reference)

    asyncio.run(run())
