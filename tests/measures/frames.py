"""How many frames a second the page shows while a card flies or dice roll, on a processor slowed six times.

A real game is played at the usual speed; the page's own clock tells when something flew (`flights.js`), the browser's trace what
became of every frame. Things that fly at once are one flight. The browser's tools slow the page's own thread (script, style,
layout, paint): a flight is smooth if it does not need that thread.
"""

from __future__ import annotations

import itertools
import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser

from .figures import Figure
from .games import Game, begin, ended, kept, move, serving, table

SLOWED = 6
LEAST = 50.0  # frames a second
SCREENS = {"phone": {"width": 360, "height": 740}, "desktop": {"width": 1440, "height": 900}}
WINDOW = {"width": 1600, "height": 1200}  # the browser's own bars are in it, and what lies beyond its edge is never drawn
FLIGHTS = (Path(__file__).with_name("flights.js")).read_text(encoding="utf-8")
CATEGORIES = ["blink.user_timing", "disabled-by-default-devtools.timeline.frame"]
IDLE = "STATE_NO_UPDATE_DESIRED"
WHAT = {"imperial": "card", "empire": "card", "conquest": "dice"}  # what is looked at in each game
SHORTEST = 150.0  # ms; less is no flight that one sees
ENOUGH = 20  # flights
AS_PEOPLE = {"speed": "normal", "moveList": True, "hints": False, "sound": False}


class Flight(NamedTuple):
    """Something that flew. begun, ended: ms of the page's clock; frames: when each began, and whether it was shown."""

    begun: float
    ended: float
    frames: list[tuple[float, bool]]

    @property
    def rate(self) -> float:
        """Frames a second."""
        return 1000 * sum(came for _, came in self.frames) / (self.ended - self.begun)

    @property
    def longest(self) -> float:
        """The longest time, in ms, that one frame stood still."""
        at = [self.begun, *(begun for begun, came in self.frames if came), self.ended]
        return max(later - earlier for earlier, later in itertools.pairwise(at))


def joined(flown: list[list[Any]], what: str) -> list[tuple[float, float]]:
    """The times in which something of this kind flew."""
    found: list[tuple[float, float]] = []
    for begun, over in sorted((begun, over) for kind, begun, over in flown if kind == what):
        if found and begun <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], over))
        else:
            found.append((begun, over))
    return [(begun, over) for begun, over in found if over - begun >= SHORTEST]


def frames(trace: dict[str, Any]) -> list[tuple[float, bool]]:
    """All frames of the page: when they began, in ms of the page's clock, and whether they came to the display in time.

    The browser reports what became of every frame: shown, dropped, or nothing to be changed, which is as good as shown. A frame
    with which the compositor did not wait for the page's scripts is reported in two parts.
    """
    events = [one for one in trace["traceEvents"] if one["name"] in ("PipelineReporter", "the clock")]
    clock = next(one for one in events if one["name"] == "the clock")
    zero = clock["ts"] - 1000 * clock["args"]["data"]["startTime"]
    begun: dict[tuple[int, int], float] = {}
    became: dict[tuple[int, int], set[str]] = {}
    for one in events:
        if one["pid"] == clock["pid"] and one["ph"] == "b":
            told = one["args"]["frame_reporter"]
            frame = told["layer_tree_host_id"], told["frame_sequence"]
            begun.setdefault(frame, (one["ts"] - zero) / 1000)
            became.setdefault(frame, set()).add(told["state"])
    return sorted((at, any("PRESENTED" in one for one in became[frame]) or became[frame] == {IDLE}) for frame, at in begun.items())


def play(browser: Browser, address: str, game: Game, screen: str, seconds: float = 180) -> list[Flight]:
    """Play on this screen until enough has flown, or a match is over."""
    context = browser.new_context(viewport=SCREENS[screen], has_touch=screen == "phone")  # type: ignore[arg-type]
    context.add_init_script(kept(**AS_PEOPLE))
    context.add_init_script(FLIGHTS)
    page = context.new_page()
    page.goto(address)
    begin(page, address, table(address, game))
    devtools = context.new_cdp_session(page)
    window = devtools.send("Browser.getWindowForTarget")["windowId"]
    devtools.send("Browser.setWindowBounds", {"windowId": window, "bounds": WINDOW})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    browser.start_tracing(page=page, categories=CATEGORIES)
    page.evaluate("performance.mark('the clock')")
    turn, until = 0, time.monotonic() + seconds
    flown: list[list[Any]] = []
    while not ended(page) and time.monotonic() < until and len(joined(flown, WHAT[game.name])) < ENOUGH:
        if page.evaluate("flying.size") == 0:  # nobody is hurried
            turn += move(page, turn, first=".battle .acts button:enabled")
        page.wait_for_timeout(100)
        flown = page.evaluate("flown")
    told = frames(json.loads(browser.stop_tracing()))
    context.close()
    return [Flight(begun, over, [one for one in told if begun <= one[0] <= over]) for begun, over in joined(flown, WHAT[game.name])]


def measured(browser: Browser, game: Game) -> list[Figure]:
    """The figures of a game: the usual flight, the slowest tenth, and how long a frame stood still."""
    found = []
    for screen in SCREENS:
        with tempfile.TemporaryDirectory() as folder, serving(Path(folder), (0.35, 1.1)) as address:
            flights = play(browser, address, game, screen)
        name = f"{game.name}, {WHAT[game.name]}, {screen}"
        if len(flights) < 2:
            raise RuntimeError(f"{name}: {len(flights)} flights are too few to be measured")
        rates = sorted(one.rate for one in flights)
        found.append(Figure(f"{name}, {len(flights)} flights", statistics.median(rates), "frames/s", least=LEAST))
        found.append(Figure(f"{name}, the slowest tenth", rates[len(rates) // 10], "frames/s"))
        found.append(Figure(f"{name}, longest still", max(one.longest for one in flights), "ms"))
    return found
