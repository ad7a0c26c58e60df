"""Printing for the page: one page as a picture while a person chooses, and the file; one job at a time, and so many an hour."""

from __future__ import annotations

import asyncio
import contextlib
import sys
from collections import deque
from typing import Annotated

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
    """The one who prints: a process for every job, so that neither time nor memory is taken from a table; one after another."""

    def __init__(self, times: Times, an_hour: int) -> None:
        """an_hour: how much one address may ask for, a file counting as ten pages."""
        self.times, self.an_hour = times, an_hour
        self.waiting = 0
        self._asked: dict[str, deque[tuple[float, int]]] = {}
        self._turn = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

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
        """The answer of a process; whoever no longer waits, or waited too long, ends it. Raises TooBusy."""
        pipe = asyncio.subprocess.PIPE
        words = (sys.executable, "-m", "imperia.printing")
        self._process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, start_new_session=True)
        try:
            said, _ = await asyncio.wait_for(self._process.communicate(msgspec.json.encode(order)), PATIENCE)
        except TimeoutError:
            raise TooBusy(reason="press") from None
        finally:
            self.close()
        head, _, data = said.partition(b"\n")
        return msgspec.json.decode(head, type=Head), data

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
        """End the process, if one is at work."""
        if self._process is not None and self._process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()


class PrintKinds(msgspec.Struct, frozen=True):
    """What can be chosen: the parts of every game, and the values of every choice that has some."""

    parts: dict[str, tuple[str, ...]]
    choices: dict[str, tuple[str, ...]]


def print_kinds() -> PrintKinds:
    """All that the page offers."""
    values = {"paper": (*PAPERS, *POSTERS), "finish": FINISHES, "backs": BACKS, "marks": MARKS, "size": tuple(SIZES)}
    return PrintKinds(PARTS, values)


async def print_game(request: Request, press: Press, address: str) -> Response:
    """The file as PDF, or one page as PNG with the number of pages in a header. Raises BadPrint, TooBusy, Refusal."""
    try:
        wanted = msgspec.json.decode(await request.body(), type=Print)
    except msgspec.DecodeError as error:
        raise lobby.Refusal(reason="malformed", what=str(error)) from None
    game = game_named(request.path_params["game"])
    check(game.name, wanted.part, read_choices(wanted.choices))  # what is plainly wrong needs no process
    order = Order(game.name, wanted.part, wanted.page, dict(wanted.choices), wanted.content, DPI)
    head, data = await press.make(address, order)
    if head.code:
        said = Refused(head.code, head.message, rule=head.rule)
        return Response(msgspec.json.encode(said), 503 if head.code == "typesetter" else 400, media_type="application/json")
    if head.pages:
        return Response(data, media_type="image/png", headers={"X-Pages": str(head.pages)})
    return Response(data, media_type="application/pdf")
