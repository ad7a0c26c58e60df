"""Printing for the page: one page as a picture while a person chooses, and the file; one job at a time, and so many an hour."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from ..art.finish import FINISHES
from ..games import game as game_named
from ..locale import ImperiaError
from ..printing import PARTS, preview, printed, read_choices
from ..printing.choices import BACKS, MARKS, PAPERS, POSTERS, SIZES
from . import lobby
from .times import Times

Made = TypeVar("Made")
HOUR = 3600.0
FILE, PAGE = 10, 1  # what a file, or one page to look at, counts of what an address may ask for
MOST_WAITING = 8
DPI = 96.0


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
    """The one who prints: a thread of its own, so that no table waits for it, and one job after another."""

    def __init__(self, times: Times, an_hour: int) -> None:
        """an_hour: how much one address may ask for, a file counting as ten pages."""
        self.times, self.an_hour = times, an_hour
        self.waiting = 0
        self._asked: dict[str, deque[tuple[float, int]]] = {}
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="press")

    async def run(self, address: str, weight: int, job: Callable[[], Made]) -> Made:
        """What a job makes. Raises TooBusy, and what the job raises."""
        self._count(address, weight)
        if self.waiting >= MOST_WAITING:
            raise TooBusy(reason="press")
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, job)
        finally:
            self.waiting -= 1

    def _count(self, address: str, weight: int) -> None:
        """Note what an address asks for. Raises TooBusy; whoever has asked for nothing in an hour is forgotten."""
        now = self.times.now()
        for other in [one for one, asked in self._asked.items() if asked[-1][0] < now - HOUR]:
            del self._asked[other]
        asked = self._asked.setdefault(address, deque())
        while asked and asked[0][0] < now - HOUR:
            asked.popleft()
        if sum(one for _, one in asked) + weight > self.an_hour:
            raise TooBusy(reason="address")
        asked.append((now, weight))

    def close(self) -> None:
        """Nothing more is begun."""
        self._thread.shutdown(wait=False, cancel_futures=True)


class PrintKinds(msgspec.Struct, frozen=True):
    """What can be chosen: the parts of every game, and the values of every choice that has some."""

    parts: dict[str, tuple[str, ...]]
    choices: dict[str, tuple[str, ...]]


def print_kinds() -> PrintKinds:
    """All that the page offers."""
    values = {"paper": (*PAPERS, *POSTERS), "finish": FINISHES, "backs": BACKS, "marks": MARKS, "size": tuple(SIZES)}
    return PrintKinds(PARTS, values)


async def print_game(request: Request, press: Press, address: str) -> Response:
    """The file as PDF, or one page as PNG with the number of pages in a header. Raises BadPrint, BadContent and their like."""
    try:
        wanted = msgspec.json.decode(await request.body(), type=Print)
    except msgspec.DecodeError as error:
        raise lobby.Refusal(reason="malformed", what=str(error)) from None
    game = game_named(request.path_params["game"])
    choices = read_choices(wanted.choices)

    def content() -> Any:
        return game.read_content(wanted.content) if wanted.content and game.Content is not None else None

    if wanted.page:
        shown = await press.run(
            address,
            PAGE,
            lambda: preview(game.name, choices, part=wanted.part, content=content(), page=wanted.page, dpi=DPI),
        )
        return Response(shown.picture, media_type="image/png", headers={"X-Pages": str(shown.pages)})
    made = await press.run(address, FILE, lambda: printed(game.name, choices, part=wanted.part, content=content()))
    return Response(made, media_type="application/pdf")
