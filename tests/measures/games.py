"""Real games on the page: a server, a table of one visitor and bots that begins at once, and the visitor's moves."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from ..look.shots import ROOT

MOVES = "section[aria-label='Legal moves'] ol button:enabled, section[aria-label='Legal moves'] .amount button.go:enabled"
SERVER = """
import sys
from pathlib import Path
from imperia.server.run import run
from imperia.server.settings import Settings

many = 1_000_000
least, most = map(float, sys.argv[2:])
settings = Settings(folder=Path(sys.argv[1]), bot_delay=(least, most), tables_an_hour=many, burst=many, each_second=many)
run(settings, browser=False, said=lambda here, lan: print(here, flush=True))
"""


class Game(NamedTuple):
    """A game as it is measured. players: seats, the visitor's among them; options: what differs from the usual."""

    name: str
    players: int
    options: dict[str, Any]


QUICK = {"setup": "deal", "placement": "automatic"}  # so that armies fight, and not only stand up
GAMES = {one.name: one for one in (Game("imperial", 2, {}), Game("empire", 4, {}), Game("conquest", 4, QUICK))}


@contextmanager
def serving(folder: Path, delay: tuple[float, float]) -> Iterator[str]:
    """A server whose bots wait so many seconds at least and at most; its address."""
    command = [sys.executable, "-c", SERVER, str(folder), *map(str, delay)]
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        assert address, "the server did not start"
        yield address
    finally:
        process.terminate()
        process.wait(20)


def table(address: str, game: Game, **options: Any) -> dict[str, Any]:
    """A new table where the visitor sits and bots have all other seats: what the server answered."""
    body = {"game": game.name, "players": game.players, "nickname": "Marta", "bots": "casual", "options": game.options | options}
    asked = urllib.request.Request(f"{address}/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=30) as answer:
        made: dict[str, Any] = json.load(answer)
    return made


def kept(**keeps: Any) -> str:
    """A script that gives a new visitor's browser what it would have kept from before."""
    lines = [
        f"localStorage.getItem('{key}') ?? localStorage.setItem('{key}', {json.dumps(json.dumps(value))});"
        for key, value in keeps.items()
    ]
    return "".join(lines)


def begin(page: Any, address: str, made: dict[str, Any]) -> None:
    """Go to a new table; its game begins at once."""
    page.evaluate(f"sessionStorage.setItem('start-{made['table']}', 'yes')")
    page.goto(f"{address}/t/{made['table']}#s={made['secret']}&i={made['invite']}")
    page.locator(".board, .cloth").wait_for(timeout=60_000)


def ended(page: Any) -> bool:
    """Whether the game that the page shows is over."""
    return bool(page.locator("section.end").count())


def move(page: Any, turn: int, first: str = "") -> bool:
    """Take one of the moves that the page offers, if any; not always the first of a list, so that nothing is done for ever.

    first: what is taken before anything of the list, if it is there.
    """
    if first and page.locator(first).count():
        page.locator(first).first.click()
        return True
    moves = page.locator(MOVES)
    count = moves.count()
    if count:
        moves.nth(turn % count).click()
    return bool(count)
