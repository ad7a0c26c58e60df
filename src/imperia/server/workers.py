"""Processes beside the server in which bots that search think, and hints and reviews are made, so that the web process neither
computes nor compiles.

A task waits for a free worker, and not for ever: who asks says how long, and the queue is short. A worker that dies is started
anew for the next task; one that is late goes on for the sake of what it compiles, and its late answer is thrown away.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time
from typing import TypeVar

import msgspec

from ..bots.carried import Task
from ..bots.worker import FAILED, HEAD, framed
from ..judging.worker import AnyTask

T = TypeVar("T")

WAITING = 32  # tasks that may wait for a worker
POLL = 0.01  # seconds between two looks for a free worker
NOTHING = msgspec.msgpack.encode(FAILED)  # what a worker answers that has failed
PATIENCE = 300.0  # seconds after which a late worker is taken to hang, and is ended: compiling a game takes a minute at most


class TaskFailed(Exception):
    """A worker stumbled over a task, or died of it."""


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        """Not started yet."""
        self._process: asyncio.subprocess.Process | None = None
        self._busy: asyncio.Task[bytes] | None = None
        self._since = 0.0

    @property
    def free(self) -> bool:
        """Whether it has nothing to do."""
        return self._busy is None or self._busy.done()

    async def answer(self, task: AnyTask) -> bytes | None:
        """What comes of a task; None if it failed, or the process died of it. Cancelled, the worker stays busy with it."""
        self._since = time.monotonic()
        self._busy = asyncio.create_task(self._exchange(task))
        answer = await asyncio.shield(self._busy)
        return None if answer == NOTHING else answer

    async def _exchange(self, task: AnyTask) -> bytes:
        try:
            return await self._asked(task)
        except (OSError, EOFError):  # it died: it is started anew for the next task
            self._kill()
            return NOTHING

    async def _asked(self, task: AnyTask) -> bytes:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(msgspec.msgpack.encode(task)))
        await process.stdin.drain()
        head = await process.stdout.readexactly(HEAD)
        return await process.stdout.readexactly(int.from_bytes(head, "big"))

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            words = (sys.executable, "-m", "imperia.judging.worker")
            self._process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, start_new_session=True)
        return self._process

    def end_if_hung(self) -> None:
        """End a process that has been busy with one task for too long."""
        if not self.free and time.monotonic() - self._since > PATIENCE:
            self.end()

    def end(self) -> None:
        """End the process; it is started anew when it is needed."""
        self._kill()
        if self._busy is not None:
            self._busy.cancel()
        self._busy = None

    async def closed(self) -> None:
        """End the process for good, and wait until it is gone."""
        process = self._process
        self.end()
        if process is not None:
            await process.wait()

    def _kill(self) -> None:
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        self._process = None

    @property
    def number(self) -> int | None:
        """The number of the process, if there is one."""
        return None if self._process is None else self._process.pid


class Workers:
    """A few workers and those who wait for them."""

    def __init__(self, n: int, waiting: int = WAITING) -> None:
        """n: processes at most; none is started before it is needed. waiting: tasks at most that are under way or wait."""
        self.workers = [Worker() for _ in range(n)]
        self.most = waiting
        self._waiting = 0

    async def code(self, task: Task, within: float) -> int | None:
        """The code that a bot chooses; None if there is none within so many seconds, or too many wait already."""
        return await self.answer(task, within, int)

    async def answer(self, task: AnyTask, within: float, kind: type[T]) -> T | None:
        """What comes of a task, of its kind; None if it fails, is not there within so many seconds, or too many wait already."""
        try:
            return None if self.full else await self.outcome(task, within, kind)
        except (TimeoutError, TaskFailed):
            return None

    async def outcome(self, task: AnyTask, within: float, kind: type[T]) -> T:
        """What comes of a task, of its kind. Raises TimeoutError if it is not there within so many seconds, and TaskFailed."""
        self._waiting += 1
        try:
            answer = await asyncio.wait_for(self._answer(task), within)
        finally:
            self._waiting -= 1
        if answer is None:
            raise TaskFailed
        return msgspec.msgpack.decode(answer, type=kind)

    @property
    def full(self) -> bool:
        """Whether as many wait as may."""
        return self._waiting >= self.most

    async def _answer(self, task: AnyTask) -> bytes | None:
        worker = self._free()
        while worker is None:
            await asyncio.sleep(POLL)
            worker = self._free()
        return await worker.answer(task)

    def _free(self) -> Worker | None:
        for worker in self.workers:
            worker.end_if_hung()
            if worker.free:
                return worker
        return None

    def end_idle(self) -> None:
        """End the processes if nobody waits for them; they are started anew when they are needed."""
        if self._waiting == 0:
            for worker in self.workers:
                worker.end()

    async def close(self) -> None:
        """No more answers, no more processes."""
        await asyncio.gather(*(worker.closed() for worker in self.workers))
