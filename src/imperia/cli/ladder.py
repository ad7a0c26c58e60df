"""`imperia ladder`: every level against the one below, and the page that tells it. For those who build; `make ladder` calls it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from ..arena.contest import Contest
from ..arena.ladder import Climbed, Step, climb, standing, steps
from ..arena.paces import Paces, kept_paces
from ..arena.playing import Played
from ..arena.replaying import match_of
from ..arena.strength import page
from ..games.conquest.odds import MOST_EXACT, conquers
from ..judging import review
from ..play.saving import write_file
from .agreement import game_name
from .arena import processors, watched
from .console import config, err, print_json, told
from .pages import Page
from .program import app

ROUNDS = 3
FAIR = 2.0  # how many even parts of the time that is left one step may take


@app.command("ladder", cls=Page, help="ladder-help", hidden=True)
def ladder(
    games: Annotated[list[str] | None, typer.Argument(help="ladder-argument-games", metavar="[GAME…]")] = None,
    hours: Annotated[float, typer.Option("--hours", min=0, help="ladder-option-hours", metavar="N")] = 6.0,
    jobs: Annotated[int | None, typer.Option("--jobs", "-j", min=1, help="arena-option-jobs", metavar="N")] = None,
    kept: Annotated[Path | None, typer.Option("--folder", help="ladder-option-folder", metavar="FOLDER")] = None,
    write: Annotated[Path | None, typer.Option("--write", help="ladder-option-write", metavar="FILE")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Play what is missing, and tell how all steps stand."""
    wanted = [game_name(one) for one in games or ()]
    folder, workers = kept or config().path("data") / "ladder", jobs or processors()
    found = climbed(steps(wanted), folder, workers, hours, write)
    if json:
        print_json([as_data(one) for one in found])
        return
    games_of = dict.fromkeys(one.step.game for one in found)
    paces = [kept_paces(folder, game, reviewed) for game in games_of] if hours else []
    odds = battle_table() if "conquest" in games_of and hours else None
    write_page(write, found, paces, odds)
    print(page(found, paces, odds), end="")


def reviewed(contest: Contest, game: Played) -> None:
    """Review a game of the arena."""
    review(match_of(contest, game))


def battle_table() -> float:
    """Seconds of the processor that the exact odds of all battles of up to MOST_EXACT armies a side take."""
    conquers.cache_clear()
    began = time.process_time()
    for attackers in range(1, MOST_EXACT + 1):
        for defenders in range(1, MOST_EXACT + 1):
            conquers(attackers, defenders)
    return time.process_time() - began


def as_data(one: Climbed) -> dict[str, Any]:
    """How a step stands, for programs."""
    return {"command": one.step.command, "done": one.done, "holds": one.holds, "seconds": one.seconds, "found": one.found}


def climbed(plan: list[Step], folder: Path, workers: int, hours: float, write: Path | None) -> list[Climbed]:
    """All steps, each played on as long as there is time; what time is left goes round again to those that were cut short.

    The page is written after each step, and when Ctrl-C ends it.
    """
    found = {step.name: standing(step, folder) for step in plan}
    left = hours * 3600 * workers - sum(one.seconds for one in found.values())
    for _ in range(ROUNDS):
        open_steps = [step for step in plan if not found[step.name].done]
        for number, step in enumerate(open_steps):
            if left <= 0:
                break
            before = found[step.name].seconds
            try:
                play_on(step, number, open_steps, folder, workers, before + min(left, FAIR * left / (len(open_steps) - number)))
            finally:
                found[step.name] = standing(step, folder)
                left -= found[step.name].seconds - before
                write_page(write, [found[one.name] for one in plan])
    write_page(write, [found[one.name] for one in plan])
    return [found[step.name] for step in plan]


def play_on(step: Step, number: int, of: list[Step], folder: Path, workers: int, seconds: float) -> None:
    """One step, for at most so many seconds of one processor in all; it is said which, and a bar shows how far."""
    err().print(told("ladder-step", number=number + 1, steps=len(of), command=step.command), markup=False, soft_wrap=True)
    with watched(step.contest(), step.games) as watch:
        climb(step, folder, workers, seconds, watch=watch)


def write_page(file: Path | None, found: list[Climbed], paces: Sequence[Paces] = (), odds: float | None = None) -> None:
    """The page, if it is wanted. Raises CannotWrite."""
    if file:
        write_file(file, page(found, paces, odds).encode(), private=False)
