"""`imperia review`: a game that has ended, judged: chances over time, turning points, what cost most, luck beside play."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import RenderableType
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..bots import can_compile
from ..bots.machine import is_warm
from ..judging import Review, review, words
from ..judging.review import Progress as Tell
from ..play import Match
from ..play import replay as replayed
from ..terminal.look import Look
from ..terminal.pages import ending
from ..terminal.session import look_of
from .console import Here, config, err, page, print_json, told
from .pages import Page
from .program import app
from .records import read

HEIGHTS = "▁▂▃▄▅▆▇█"
WIDTH = 56  # of a line of chances


@app.command("review", cls=Page, help="cli-review")
def review_game(
    file: Annotated[Path | None, typer.Argument(help="cli-argument-record", metavar="[FILE]")] = None,
    number: Annotated[int | None, typer.Option("--game", min=1, help="arena-option-game", metavar="N")] = None,
    nodes: Annotated[int | None, typer.Option("--nodes", min=1, help="review-option-nodes", metavar="N")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Review a game."""
    match = replayed(read(file, number), settle=False)
    with watched(match) as tell:
        found = review(match, nodes, tell)
    if json:
        print_json(msgspec.to_builtins(found))
        return
    for part in parts(found, match, look_of(match, Here.language)):
        page().print(part)


@contextmanager
def watched(match: Match) -> Iterator[Tell]:
    """A progress bar on stderr where somebody looks."""
    if not sys.stderr.isatty():
        yield lambda part: None
        return
    config()  # the place of the compiled code is settled before it is looked for
    cold = can_compile() and not is_warm(match.game.name)
    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    with Progress(*columns, console=err(), transient=True) as progress:
        task = progress.add_task(told("bot-warming" if cold else "review-under-way"), total=1.0)
        yield lambda part: progress.update(task, completed=part, description=told("review-under-way"))


def parts(found: Review, match: Match, look: Look) -> Iterator[RenderableType]:
    """Everything that is told, nothing in it hidden."""
    yield from ending(look, match.result())
    yield Text()
    yield titled("review-chances")
    yield lines(found, look)
    yield Text()
    yield titled("review-sides")
    yield sides(found, look)
    yield Text(told("review-sides-meaning", game=found.game), style="dim")
    if found.turning:
        yield Text()
        yield titled("review-turning")
        yield turning(found, look)
    yield Text()
    yield titled("review-mistakes")
    yield mistakes(found, look) if found.mistakes else Text(told("review-no-mistakes"))
    yield Text(told(f"review-meaning-{found.game}"), style="dim")


def titled(message: str) -> Text:
    """The title of a part."""
    return Text(told(message), style="bold")


def lines(found: Review, look: Look) -> Table:
    """The chances of every seat from the start to the end."""
    table = Table.grid(padding=(0, 2, 0, 0))
    end = max(1, found.points[-1].seq)
    for seat, name in enumerate(look.names):
        heights, at = [], 0
        for column in range(WIDTH):
            while at + 1 < len(found.points) and found.points[at + 1].seq <= column * end / (WIDTH - 1):
                at += 1
            heights.append(HEIGHTS[min(len(HEIGHTS) - 1, int(found.points[at].chances[seat] * len(HEIGHTS)))])
        table.add_row(name, Text("".join(heights), style="cyan"), percent(found.points[-1].chances[seat]))
    return table


def sides(found: Review, look: Look) -> Table:
    """Luck beside play, by seat."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    table.add_column(told("cli-simulate-seat"))
    for column in ("start", "luck", "choices", "end", "lost"):
        table.add_column(told(f"review-column-{column}"), justify="right")
    for seat, side in enumerate(found.sides):
        end = found.points[-1].chances[seat]
        signed = [percent(part, sign=True) for part in (side.luck, side.choices)]
        table.add_row(
            look.names[seat], percent(side.start), *signed, percent(end), percent(side.lost / max(1, side.decisions), places=1)
        )
    return table


def turning(found: Review, look: Look) -> Table:
    """The turning points: when, whose chance, and what happened there."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for one in found.turning:
        cause = told("review-luck" if one.luck else "review-choice")
        change = f"{percent(one.before)} → {percent(one.after)}"
        what = Text.assemble((told(one.when), "bold"), " ", (f"({cause})", "dim"), *(f"\n{told(said)}" for said in one.told))
        table.add_row(f"{one.seq:>5}", look.names[one.seat], change, what)
    return table


def mistakes(found: Review, look: Look) -> Table:
    """What cost most: when, what was asked, what was done, what would have been better."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for one in found.mistakes:
        asked = told("review-asked", question=one.asked)
        what = Text.assemble(
            (told(one.when), "bold"), f"\n{asked}\n{told(one.done)}\n", (told("review-better", action=one.better), "dim")
        )
        table.add_row(f"{one.seq:>5}", look.names[one.seat], f"−{percent(one.cost, places=1)}", what)
    return table


def percent(part: float, *, sign: bool = False, places: int = 0) -> str:
    """A part as a percentage in the language of this run."""
    return words.percent(Here.language, part, sign=sign, places=places)
