"""The line at a table: whatever changes it waits its turn, and whoever asks again hears what he was answered before."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, TypeVar

from ..locale import ImperiaError, Message
from . import messages as m
from .store import Unavailable
from .times import Timer
from .viewer import ENCODE, Viewer

if TYPE_CHECKING:
    from .hub import Hub

MOST_WAITING = 64  # commands that may wait for one table
REMEMBERED = 128  # answers to commands, for those who ask again
KEPT_AT_REST = 8  # of them, once nothing has happened for a while
MEND_SECONDS = 2.0  # until a table that could not write tries again by itself

Do = Callable[[], Awaitable[m.Said | None]]
Failed = Callable[[ImperiaError], None]
Job = tuple[Viewer | None, Do, str, Failed | None]
T = TypeVar("T")


class Busy(ImperiaError):
    """More commands wait for this table than it takes; try again in a moment."""

    code = "busy"


class Line:
    """One thing after another, and things to do later, each by its name."""

    def __init__(self, hub: Hub, table: str) -> None:
        """hub: the time, the tasks, what is counted; table: whose line it is, for the log."""
        self.hub = hub
        self.broken = False  # what is in memory may be ahead of the store: it is read again before anything else
        self._table = table
        self._jobs: deque[Job] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._done: dict[tuple[int, str], bytes] = {}
        self._timers: dict[str, Timer] = {}

    async def _restore(self) -> None:
        """Read again what lies in the store. Raises Unavailable."""
        raise NotImplementedError

    def submit(self, viewer: Viewer | None, job: Do, id: str = "", failed: Failed | None = None) -> None:
        """Do something after all that was submitted before. failed: told why it was not done.

        Raises Busy if too much waits (never for the table's own jobs).
        """
        if viewer is not None and len(self._jobs) >= MOST_WAITING:
            raise Busy
        self._jobs.append((viewer, job, id, failed))
        if self._writer is None:
            self._writer = self.hub.spawn(self._work())

    async def _work(self) -> None:
        try:
            while self._jobs:
                await self._one(*self._jobs.popleft())
        finally:
            self._writer = None

    async def _one(self, viewer: Viewer | None, job: Do, id: str, failed: Failed | None) -> None:
        now = self.hub.times.now()
        seat = -1 if viewer is None else viewer.seat
        if viewer is not None and id and (before := self._done.get((seat, id))) is not None:
            viewer.say_encoded(before, now)
            return
        said = await self._tried(job, id, failed)
        if viewer is not None and said is not None:
            data = ENCODE(said)
            if id and not (isinstance(said, m.Refused) and said.code in ("unavailable", "busy", "internal")):
                self._remember(seat, id, data)
            viewer.say_encoded(data, now)
        if self.broken and "mend" not in self._timers:
            self._later("mend", MEND_SECONDS, lambda: self.submit(None, self._mended))

    async def _tried(self, job: Do, id: str, failed: Failed | None) -> m.Said | None:
        """What came of a job: its answer, or why it was refused."""
        try:
            if self.broken:
                await self._restore()
            return await job()
        except ImperiaError as error:
            self.hub.metrics.refusals.labels(error.code).inc()
            if failed is not None:
                failed(error)
            return refused(error, id)
        except Exception:
            self.hub.log.exception("a command failed", table=self._table)
            self.broken = True
            if failed is not None:
                failed(Unavailable(what="internal"))
            return m.Refused("internal", Message("error-internal"), id)

    async def _mended(self) -> None:
        """Nothing more to do: what was broken is read again before any job."""

    def _remember(self, seat: int, id: str, data: bytes) -> None:
        self._done[seat, id] = data
        while len(self._done) > REMEMBERED:
            del self._done[next(iter(self._done))]

    async def between(self, look: Callable[[], T]) -> T:
        """Look at the table between two commands: never at what is not on the disk yet. Raises Unavailable."""

        async def looking() -> T:
            return look()

        return await self.carry_out(looking)

    async def carry_out(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do something in its turn and wait for it. Raises what it raises, and Unavailable."""
        result: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        def failed(error: ImperiaError) -> None:
            if not result.done():
                result.set_exception(error)

        async def do() -> None:
            value = await job()
            if not result.done():
                result.set_result(value)

        self.submit(None, do, failed=failed)
        return await result

    def forget(self) -> None:
        """Keep only the last answers: nothing has happened for a while."""
        for key in list(self._done)[:-KEPT_AT_REST]:
            del self._done[key]

    def _later(self, name: str, seconds: float, do: Callable[[], None]) -> None:
        self._cancel(name)

        def due() -> None:
            self._timers.pop(name, None)
            do()

        self._timers[name] = self.hub.times.later(seconds, due)

    def _cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()


def refused(error: ImperiaError, id: str = "") -> m.Refused:
    """An error a person caused, as he is told it."""
    return m.Refused(error.code, error.message, id, error.rule)
