"""How long bots think at a table: whole games in which every level has the time that it has there, each choice timed.

What is timed is what a person waits for, the making of the bot's information set included. The first choice of every bot is left
out, as compiled code is fetched for it.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from ..bots import levels
from ..engine import OVER
from ..games import game as game_named
from ..games.game import Setup
from .contest import Contest, Job, bot_seed, chance_number, contest_of, seating
from .keeping import text_of
from .ladder import SECONDS
from .playing import Course, Played, Table

SEATS = {"imperial": 2, "conquest": 4, "empire": 4}
LEVELS = ("novice", "casual", "strong", "master")


class Pace(msgspec.Struct, frozen=True):
    """How long a level thought. choices: that were timed; mean, longest: seconds."""

    level: str
    choices: int
    mean: float
    longest: float


class Paces(msgspec.Struct, frozen=True):
    """The paces of a game. text: of the bots and rules (`text_of`); review: seconds that the longest review of these games took."""

    game: str
    text: str
    players: int
    paces: tuple[Pace, ...]
    review: float


def measured(game: str, reviewed: Callable[[Contest, Played], None]) -> Paces:
    """Play and time. reviewed: called with a contest and a game of it, reviews that game."""
    seconds: dict[str, list[float]] = {}
    longest = 0.0
    for contest in contests(game):
        played = timed(contest, seconds)
        began = time.perf_counter()
        reviewed(contest, played)
        longest = max(longest, time.perf_counter() - began)
    paces = tuple(
        Pace(level, len(of), round(sum(of) / len(of), 5), round(max(of), 4))
        for level, of in seconds.items()
        if level in LEVELS and of
    )
    in_order = tuple(sorted(paces, key=lambda one: LEVELS.index(one.level)))
    return Paces(game, text_of(game), SEATS[game], in_order, round(longest, 2))


def contests(game: str) -> list[Contest]:
    """One where all levels have room at a table, else two of them at a time."""
    named = [f"{level}@{SECONDS[level]:g}s" for level in LEVELS if level in levels(game)]
    seats = SEATS[game]
    setup = Setup(game, seats, game_named(game).Options())
    groups = [named] if len(named) <= seats else [named[i : i + seats] for i in range(0, len(named), seats)]
    return [contest_of(setup, group, 1) for group in groups]


def timed(contest: Contest, seconds: dict[str, list[float]]) -> Played:
    """One game, every choice of it added to the seconds of its level."""
    table, one = Table(contest), Job(0, 0)
    table.warm()
    seats = seating(contest, one)
    entrants = [contest.entrants[who] for who in seats]
    bots = [table.bot(who, bot_seed(contest, 0, seat)) for seat, who in enumerate(entrants)]
    course = Course(table, chance_number(contest, 0))
    seen: set[int] = set()
    while (seat := course.to_act()) != OVER:
        asked = int(table.game.rules.legal_actions(course.t, course.s, seat, table.row)) > 1
        began = time.perf_counter()
        course.act(seat, bots[seat], entrants[seat])
        if asked and seat in seen:
            seconds.setdefault(entrants[seat].level, []).append(time.perf_counter() - began)
        seen.add(seat)
    return course.played(one, seats, 0.0)


def kept_paces(folder: Path, game: str, reviewed: Callable[[Contest, Played], None]) -> Paces:
    """Those that were measured of these bots before, else they are measured, and kept in the folder."""
    file = folder / f"{game}.paces.json"
    try:
        found = msgspec.json.decode(file.read_bytes(), type=Paces)
        if found.text == text_of(game):
            return found
    except (OSError, msgspec.MsgspecError):
        pass
    paces = measured(game, reviewed)
    folder.mkdir(parents=True, exist_ok=True)
    file.write_bytes(msgspec.json.encode(paces))
    return paces
