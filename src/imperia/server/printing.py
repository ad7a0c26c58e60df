"""Printing for the page: one page as a picture while a person chooses, and the file; one job at a time, and so many an hour."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import deque
from collections.abc import Coroutine
from functools import partial
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from ..art.finish import FINISHES
from ..games import game as game_named
from ..locale import ImperiaError
from ..printing import PARTS, read_choices
from ..printing.__main__ import Head, Order
from ..printing.choices import BACKS, MARKS, PAPERS, POSTERS, SIZES
from ..printing.parts import check
from . import lobby
from .messages import Refused
from .times import Times

HOUR = 3600.0
FILE, PAGE = 10, 1  # what a file, or one page to look at, counts of what an address may ask for
MOST_WAITING = 8
DPI = 96.0
PATIENCE = 120.0  # seconds that a job may take
IDLE = 60.0  # seconds without a job after which the process ends
JOBS = 30  # after which it ends as well
LOOK = 0.1  # seconds between two looks whether the asker is still there


class TooBusy(ImperiaError):
    """This address has had so much printed in an hour, or too many wait; reason: address, press."""

    code = "too-busy"


class Print(msgspec.Struct, frozen=True):
    """The body of a question. page: 0 is the whole file, else one page as a picture. choices: words, as on the command line."""

    part: Annotated[str, Meta(max_length=20)] = "all"
    page: Annotated[int, Meta(ge=0, le=1000)] = 0
    choices: dict[Annotated[str, Meta(max_length=20)], Annotated[str, Meta(max_length=40)]] = {}
    content: Annotated[str, Meta(max_length=200_000)] = ""


class Press:
    """The one who prints, one job after another: a process beside the server, which ends when nobody prints any more."""

    def __init__(self, times: Times, an_hour: int) -> None:
        """an_hour: how much one address may ask for, a file counting as ten pages."""
        self.times, self.an_hour = times, an_hour
        self.waiting = 0
        self._asked: dict[str, deque[tuple[float, int]]] = {}
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._jobs = 0  # that this process has done
        self._rest = 0  # counts all jobs: tells whether one came since

    async def make(self, address: str, order: Order) -> tuple[Head, bytes]:
        """What an order gives. Raises TooBusy."""
        self._count(address, PAGE if order.page else FILE)
        if self.waiting >= MOST_WAITING:
            raise TooBusy(reason="press")
        self.waiting += 1
        try:
            async with self._turn:
                return await self._made(order)
        finally:
            self.waiting -= 1

    async def _made(self, order: Order) -> tuple[Head, bytes]:
        """The answer of the process; a job that nobody waits for any more, or that takes too long, ends it. Raises TooBusy."""
        self._rest += 1
        try:
            head, data = await asyncio.wait_for(self._asked_of(await self._started(), order), PATIENCE)
        except (TimeoutError, OSError, EOFError):
            self.close()
            raise TooBusy(reason="press") from None
        except BaseException:
            self.close()
            raise
        self._jobs += 1
        if self._jobs >= JOBS:  # typst remembers what it has set: now and then that is given back
            self.close()
        self.times.later(IDLE, partial(self._if_idle, self._rest))
        return head, data

    async def _asked_of(self, process: asyncio.subprocess.Process, order: Order) -> tuple[Head, bytes]:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        await process.stdin.drain()
        head = msgspec.json.decode(await process.stdout.readuntil(b"\n"), type=Head)
        return head, await process.stdout.readexactly(head.size)

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe, words = asyncio.subprocess.PIPE, (sys.executable, "-m", "imperia.printing")
            self._process, self._jobs = (
                await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, start_new_session=True),
                0,
            )
        return self._process

    def _if_idle(self, then: int) -> None:
        """End the process if nothing was asked since then."""
        if self._rest == then and not self.waiting:
            self.close()

    def _count(self, address: str, weight: int) -> None:
        """Note what an address asks for. Raises TooBusy; whoever has asked for nothing in an hour is forgotten."""
        now = self.times.now()
        for other in [one for one, asked in self._asked.items() if asked[-1][0] < now - HOUR]:
            del self._asked[other]
        asked = self._asked.get(address, deque())
        while asked and asked[0][0] < now - HOUR:
            asked.popleft()
        if sum(one for _, one in asked) + weight > self.an_hour:
            raise TooBusy(reason="address")
        asked.append((now, weight))
        self._asked[address] = asked

    def close(self) -> None:
        """End the process; it is started anew when it is needed."""
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
        self._process = None

    async def closed(self) -> None:
        """End the process for good, and wait until it is gone."""
        process = self._process
        self.close()
        if process is not None:
            await process.wait()


class PrintKinds(msgspec.Struct, frozen=True):
    """What can be chosen: the parts of every game, and the values of every choice that has some."""

    parts: dict[str, tuple[str, ...]]
    choices: dict[str, tuple[str, ...]]


def print_kinds() -> PrintKinds:
    """All that the page offers."""
    values = {"paper": (*PAPERS, *POSTERS), "finish": FINISHES, "backs": BACKS, "marks": MARKS, "size": tuple(SIZES)}
    return PrintKinds(PARTS, values)


async def while_asked(request: Request, job: Coroutine[Any, Any, tuple[Head, bytes]]) -> tuple[Head, bytes]:
    """What a job gives; it is cancelled when the asker has gone, who has chosen something else by then."""
    task = asyncio.create_task(job)
    try:
        while not (await asyncio.wait({task}, timeout=LOOK))[0]:
            if await request.is_disconnected():
                raise TooBusy(reason="press")
        return task.result()
    finally:
        task.cancel()


async def print_game(request: Request, press: Press, address: str) -> Response:
    """The file as PDF, or one page as PNG with the number of pages in a header. Raises BadPrint, TooBusy, Refusal."""
    try:
        wanted = msgspec.json.decode(await request.body(), type=Print)
    except msgspec.DecodeError as error:
        raise lobby.Refusal(reason="malformed", what=str(error)) from None
    game = game_named(request.path_params["game"])
    check(game.name, wanted.part, read_choices(wanted.choices))  # what is plainly wrong needs no process
    order = Order(game.name, wanted.part, wanted.page, dict(wanted.choices), wanted.content, DPI)
    head, data = await while_asked(request, press.make(address, order))
    if head.code:
        said = Refused(head.code, head.message, rule=head.rule)
        return Response(msgspec.json.encode(said), 503 if head.code == "typesetter" else 400, media_type="application/json")
    if head.pages:
        return Response(data, media_type="image/png", headers={"X-Pages": str(head.pages)})
    return Response(data, media_type="application/pdf")
