"""The ladder: whether each level beats the one below, step by step, with what is enough to believe it.

Imperial is measured in single deals, each played twice with the seats exchanged, in whites; the others in games, by a sequential
test. Every step keeps its games in a file, so the ladder can be left and gone on with; when bots or rules have changed, the step
begins anew.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Literal

import msgspec

from ..bots import levels
from ..games import game as game_named
from ..games.game import Setup
from .contest import Contest, contest_of
from .errors import BadKept
from .executors import executor_for
from .keeping import Keeper, kept_for
from .open_cards import OPEN
from .playing import Played
from .run import Watch, run
from .sequential import Sprt
from .summary import Summary, summary

Kind = Literal["nodes", "table", "open"]  # at the usual nodes, at the time of a table, against one who sees all cards

TABLES = (("imperial", (2,)), ("conquest", (3, 6)), ("empire", (2, 4)))
DEALS, GAMES, CONFIRMED = 4000, 1000, 100
CLEAR = Sprt(0, 70)  # no stronger, or 60 % of the points
AIMLESS = "random"  # no level that people choose: it is met at the smallest table only, as a world of six takes it minutes
SECONDS = {"novice": 0.05, "casual": 0.05, "strong": 0.5, "master": 2.0}  # what a level may think at a table
MORE_WHITES, NEAR_OPEN, MORE_POINTS = 0.3, 0.8, 0.6  # what a step has to show
LIMITS = {"limit", "standstill", "rounds"}  # endings that no bot brought about


class Step(msgspec.Struct, frozen=True):
    """One step: `upper` against `lower`, as the arena has them written. games: at most; test: None if their number is fixed."""

    kind: Kind
    game: str
    players: int
    upper: str
    lower: str
    games: int
    deals: bool
    test: Sprt | None

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.game}-{self.players}-{self.upper}-{self.lower}"

    @property
    def command(self) -> str:
        """What plays the same games again."""
        counted = (
            f"--games {self.games}"
            + (" --deals" if self.deals else "")
            + ("" if self.game == "imperial" else f" --players {self.players}")
        )
        tested = f" --sprt {self.test.elo0:g},{self.test.elo1:g}" if self.test else ""
        return f"imperia arena {self.game} {self.upper} {self.lower} {counted}{tested} --seed 1"

    def contest(self) -> Contest:
        """What is played."""
        setup = Setup(self.game, self.players, game_named(self.game).Options())
        return contest_of(setup, [self.upper, self.lower], 1, "deal" if self.deals else "game")


class Climbed(msgspec.Struct, frozen=True):
    """A step as far as it was played. found: None if no game was; seconds: of one processor; done: nothing more is to be played."""

    step: Step
    found: Summary | None
    seconds: float
    done: bool

    @property
    def holds(self) -> bool | None:
        """Whether it shows what it has to; None as long as that is open."""
        if not self.found or not self.done:
            return None
        first = self.found.bots[0]
        if first.chips and self.step.deals:
            error = first.chips.error or 0.0
            if self.step.kind == "open":
                return first.chips.mean <= NEAR_OPEN
            least = MORE_WHITES if self.step.kind == "nodes" else 0.0
            return first.chips.mean >= least and first.chips.mean > error
        if self.step.kind == "table":
            return first.share > 0.5
        return first.share >= MORE_POINTS and first.low > 0.5


def steps(wanted: Sequence[str] = ()) -> list[Step]:
    """All steps of these games (of all, if none is named): those at usual nodes first, then those at the time of a table."""
    tables = [(game, players) for game, all_players in TABLES if not wanted or game in wanted for players in all_players]
    found = [step for game, players in tables for step in _of(game, players)]
    return sorted(found, key=lambda step: step.kind == "table")


def _of(game: str, players: int) -> Iterator[Step]:
    """The steps of a game with so many players."""
    deals = game == "imperial"
    for lower, upper in pairwise(levels(game)):
        if lower == AIMLESS and players > min(seats for name, all_seats in TABLES if name == game for seats in all_seats):
            continue
        yield Step("nodes", game, players, upper, lower, DEALS if deals else GAMES, deals, None if deals else CLEAR)
        if lower == AIMLESS:
            continue
        at_table = [f"{level}@{SECONDS[level]:g}s" for level in (upper, lower)]
        yield Step("table", game, players, at_table[0], at_table[1], CONFIRMED, deals, None)
    if deals:
        yield Step("open", game, players, OPEN, levels(game)[-1], DEALS, True, None)


def climb(step: Step, folder: Path, workers: int, seconds: float, *, watch: Watch = lambda games: None, cluster: str = "") -> None:
    """Play a step on, for at most so many seconds of one processor in all."""
    contest = step.contest()
    keeper = opened(folder / f"{step.name}.games", contest)
    spent = sum(game.seconds for game in keeper.games)

    def keep(game: Played) -> None:
        nonlocal spent
        keeper.keep(game)
        spent += game.seconds

    try:
        run(
            contest,
            lambda: executor_for(contest, workers, cluster),
            list(keeper.games),
            step.games,
            test=step.test,
            keep=keep,
            watch=watch,
            until=lambda: spent >= seconds,
        )
    finally:
        keeper.close()


def opened(file: Path, contest: Contest) -> Keeper:
    """The file of a step, to go on with or, if other bots or rules played it, to begin anew."""
    try:
        return Keeper(file, contest, resume=True)
    except BadKept as error:
        if error.reason == "busy":
            raise
        return Keeper(file, contest, resume=False, anew=True)


def standing(step: Step, folder: Path) -> Climbed:
    """How a step stands by its file; games of other bots or rules do not count."""
    contest, file = step.contest(), folder / f"{step.name}.games"
    try:
        return counted(step, contest, kept_for(file, contest).games)
    except (BadKept, OSError):
        return Climbed(step, None, 0.0, False)


def counted(step: Step, contest: Contest, kept: Sequence[Played]) -> Climbed:
    """How a step stands by its games."""
    never: Callable[[], Any] = lambda: None  # noqa: E731
    games = run(contest, never, kept, step.games, test=step.test, until=lambda: True)
    found = summary(contest, games, step.test)
    decided = found.sprt is not None and found.sprt.decision != "open"
    seconds = sum(game.seconds for game in kept)
    return Climbed(step, found if found.games else None, round(seconds, 1), decided or found.games >= step.games)
