"""Processes beside the server in which bots that search think, so that the web process neither computes nor compiles.

A task waits for a free worker, and not for ever: who asks says how long, and the queue is short. A worker that dies is started
anew for the next task; one that is late goes on for the sake of what it compiles, and its late answer is thrown away.
"""

from __future__ import annotations

import asyncio
import contextlib
import sys
import time

import msgspec

from ..bots.carried import Task
from ..bots.worker import FAILED, HEAD, framed

WAITING = 32  # tasks that may wait for a worker
POLL = 0.01  # seconds between two looks for a free worker
PATIENCE = 300.0  # seconds after which a late worker is taken to hang, and is ended: compiling a game takes a minute at most


class Worker:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        """Not started yet."""
        self._process: asyncio.subprocess.Process | None = None
        self._busy: asyncio.Task[int] | None = None
        self._since = 0.0

    @property
    def free(self) -> bool:
        """Whether it has nothing to do."""
        return self._busy is None or self._busy.done()

    async def answer(self, task: Task) -> int | None:
        """The code that a bot chooses; None if it failed, or the process died of it. Cancelled, the worker stays busy with it."""
        self._since = time.monotonic()
        self._busy = asyncio.create_task(self._exchange(task))
        code = await asyncio.shield(self._busy)
        return None if code == FAILED else code

    async def _exchange(self, task: Task) -> int:
        try:
            return await self._asked(task)
        except (OSError, EOFError):  # it died: it is started anew for the next task
            self._kill()
            return FAILED

    async def _asked(self, task: Task) -> int:
        process = await self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(msgspec.msgpack.encode(task)))
        await process.stdin.drain()
        head = await process.stdout.readexactly(HEAD)
        answer = await process.stdout.readexactly(int.from_bytes(head, "big"))
        return int(msgspec.msgpack.decode(answer, type=int))

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            words = (sys.executable, "-m", "imperia.bots.worker")
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

    def __init__(self, n: int) -> None:
        """n: processes at most; none is started before it is needed."""
        self.workers = [Worker() for _ in range(n)]
        self._waiting = 0

    async def code(self, task: Task, within: float) -> int | None:
        """The code that a bot chooses; None if there is none within so many seconds, or too many wait already."""
        if self._waiting >= WAITING:
            return None
        self._waiting += 1
        try:
            return await asyncio.wait_for(self._code(task), within)
        except TimeoutError:
            return None
        finally:
            self._waiting -= 1

    async def _code(self, task: Task) -> int | None:
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

    async def close(self) -> None:
        """No more answers, no more processes."""
        await asyncio.gather(*(worker.closed() for worker in self.workers))
