"""Whether memory grows: one page plays match after match at one table, then comes and goes; it is read at the same point each time.

What is read, after everything that nobody holds was given back: the bytes of the page's objects, the nodes that are held though
they are not in the page, the listeners. The first match fills what is kept for good (words, the parts of a screen); from the second
to the last nothing may be added. A match's log grows until its end; that is told, and has no goal.
"""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from .figures import Figure
from .games import MOVES, Game, begin, ended, kept, move, serving, table

# What may be added. Two matches never stand alike at their first question, so the goal for matches is wide: a board that is held
# weighs some 1,000 nodes, the log of a match 300 kB and more. Two visits are alike.
MOST = {"match": (100.0, 300.0, 2.0), "visit": (10.0, 10.0, 1.0)}  # kB, nodes, listeners
AS_PLAYED = {"speed": "none", "moveList": True, "hints": False, "sound": False}  # nothing is waited for; otherwise as people play
OBJECTS = {"object", "array", "string", "concatenated string", "sliced string", "closure", "regexp", "number", "symbol", "bigint"}
NODES_IN_PAGE = """() => {
  let nodes = 1;
  for (const walker = document.createTreeWalker(document); walker.nextNode(); ) nodes++;
  return nodes;
}"""


class Reading(NamedTuple):
    """What the page holds: kilobytes of objects, nodes outside of the page, listeners."""

    kb: float
    nodes: float
    listeners: float


class Page:
    """A page that plays, and the tools that read it."""

    def __init__(self, browser: Browser, address: str, game: Game, **options: Any) -> None:
        """A new visitor's page, at the beginning of a new table's first match."""
        self.context = browser.new_context(viewport={"width": 1280, "height": 800})
        self.context.add_init_script(kept(**AS_PLAYED))
        self.page = self.context.new_page()
        self.page.goto(address)
        self.devtools = self.context.new_cdp_session(self.page)
        self.parts: list[str] = []  # of a snapshot, as they come
        self.devtools.on("HeapProfiler.addHeapSnapshotChunk", lambda told: self.parts.append(told["chunk"]))
        begin(self.page, address, table(address, game, **options))

    def read(self) -> Reading:
        """Read the page after a full collection."""
        for _ in range(3):  # what the first frees may hold what the second finds
            self.devtools.send("HeapProfiler.collectGarbage")
        counted = self.devtools.send("Memory.getDOMCounters")
        return Reading(self._objects() / 1000, counted["nodes"] - self.page.evaluate(NODES_IN_PAGE), counted["jsEventListeners"])

    def _objects(self) -> int:
        """The bytes of all objects, by a snapshot: without compiled code and pictures, which the browser keeps as it likes."""
        self.parts.clear()
        self.devtools.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        snapshot = json.loads("".join(self.parts))
        fields, kinds = snapshot["snapshot"]["meta"]["node_fields"], snapshot["snapshot"]["meta"]["node_types"][0]
        wide, kind, size = len(fields), fields.index("type"), fields.index("self_size")
        nodes = snapshot["nodes"]
        return sum(nodes[at + size] for at in range(0, len(nodes), wide) if kinds[nodes[at + kind]] in OBJECTS)

    def match(self, seconds: float) -> dict[str, Reading]:
        """Play a match to its end: what was read at the first question to the visitor, and at the end.

        Raises TimeoutError if it does not end.
        """
        found: dict[str, Reading] = {}
        until, questions = time.monotonic() + seconds, 0
        while not ended(self.page):
            if time.monotonic() > until:
                raise TimeoutError(f"the match did not end after {questions} answers")
            if self.page.locator(MOVES).count():
                if not found:
                    found["first question"] = self.read()
                questions += move(self.page, questions)
            self.page.wait_for_timeout(10)
        return found | {"the end": self.read()}

    def again(self) -> None:
        """The next match at the same table."""
        self.page.locator("section.end button.go").click()
        self.page.locator("section.end").wait_for(state="detached")

    def visit(self) -> Reading:
        """To the table and back to the home page, where the page is read."""
        self.page.go_back()
        self.page.locator(".board, .cloth").wait_for()  # a handle of an element, as a selector gives, would keep it
        return self.home()

    def home(self) -> Reading:
        """To the home page without loading it anew."""
        self.page.locator("header a.brand").click()
        self.page.locator(".game.empire").wait_for()
        self.page.wait_for_load_state("networkidle")
        return self.read()


def growth(readings: list[Reading]) -> Reading:
    """What each adds to the one before: the slope of the line through all but the first."""
    at = range(len(readings) - 1)
    return Reading(*(statistics.linear_regression(at, column).slope for column in zip(*readings[1:], strict=True)))


def figures(name: str, what: str, readings: list[Reading]) -> list[Figure]:
    """What each match, or each visit, adds, beside what it may."""
    kb, nodes, listeners = growth(readings)
    most = MOST[what]
    return [
        Figure(f"{name}, objects", kb, f"kB/{what}", most=most[0]),
        Figure(f"{name}, nodes", nodes, f"a {what}", most=most[1]),
        Figure(f"{name}, listeners", listeners, f"a {what}", most=most[2]),
    ]


def matches(
    browser: Browser, address: str, game: Game, many: int, seconds: float = 900, say: Callable[[str], None] = print
) -> list[Figure]:
    """Play so many matches of a game at one table."""
    page = Page(browser, address, game)
    read = []
    for number in range(1, many + 1):
        if number > 1:
            page.again()
        found = page.match(seconds)
        say(f"{game.name}, match {number}: {'; '.join(f'{point} {_words(one)}' for point, one in found.items())}")
        read.append(found["first question"])
    page.context.close()
    return figures(game.name, "match", read)


def visits(browser: Browser, address: str, game: Game, many: int, say: Callable[[str], None] = print) -> list[Figure]:
    """Come to a table and go home so many times."""
    page = Page(browser, address, game)
    read = [page.home(), *(page.visit() for _ in range(many))]
    for number, one in enumerate(read):
        say(f"{game.name}, at home after visit {number}: {_words(one)}")
    page.context.close()
    return figures(game.name, "visit", read)


def measured(browser: Browser, game: Game, many: int) -> list[Figure]:
    """The figures of a game: so many matches, and as many visits."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), (0.0, 0.0)) as address:
        return matches(browser, address, game, many) + visits(browser, address, game, many)


def _words(one: Reading) -> str:
    return f"{one.kb:.0f} kB, {one.nodes:.0f} nodes, {one.listeners:.0f} listeners"
