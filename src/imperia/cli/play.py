"""`imperia play`: a table in the terminal."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Annotated

import typer

from ..bots import levels
from ..games import NAMES
from ..terminal.saves import Saves
from ..terminal.session import Plan, Session
from .agreement import game_name, game_named, setup_of
from .console import Here, config, out
from .pages import Page, Usage
from .program import STOPPED, app


@app.command("play", cls=Page, help="cli-play")
def play(
    game: Annotated[str, typer.Argument(help="cli-argument-game", metavar="[GAME]")] = "",
    players: Annotated[int | None, typer.Option("--players", "-p", min=1, help="cli-option-players", metavar="N")] = None,
    people: Annotated[int, typer.Option("--people", min=0, help="cli-option-people", metavar="N")] = 1,
    level: Annotated[str, typer.Option("--level", help="cli-option-level", metavar="LEVEL")] = "",
    name: Annotated[list[str] | None, typer.Option("--name", help="cli-option-name", metavar="NAME")] = None,
    sets: Annotated[list[str] | None, typer.Option("--set", help="cli-option-set", metavar="NAME=VALUE")] = None,
    file: Annotated[Path | None, typer.Option("--deck", "--map", help="cli-option-content", metavar="FILE")] = None,
    chance: Annotated[str, typer.Option("--chance", help="cli-option-chance", metavar="fair|typed")] = "fair",
    seed: Annotated[int | None, typer.Option("--seed", min=0, help="cli-option-seed-play", metavar="N")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="cli-option-resume")] = False,
) -> None:
    """Play."""
    session = open_session()
    wanted = game_name(game) if game else ""
    if resume:
        leave(session.resume(wanted))
    chosen = wanted or session.menu()
    if not chosen:
        leave(session.resume(""))
    if chance not in ("fair", "typed"):
        raise Usage(reason="choice", option="--chance", allowed="fair, typed", page="imperia play --help")
    found = game_named(chosen)
    setup = setup_of(found, players, sets or (), file)
    plan = Plan(people, level or usual_level(found.name), tuple(name or ()), chance, seed)
    leave(session.begin(found, setup, plan))


def usual_level(game: str) -> str:
    """The level of bots that is settled, or else the usual one, or the best there is for a game."""
    settled, there = config().values["level"], levels(game)
    return settled.value if settled.source != "default" or settled.value in there else there[-1]


def open_session() -> Session:
    """A session at this terminal, in the language of this run. What goes wrong beside the game is noted in a file of its own."""
    data = config().path("data")
    if data.is_dir():
        logging.getLogger("imperia.terminal").addHandler(logging.FileHandler(data / "faults.log", delay=True))
    return Session(out(), Here.language, config().number("pace"), Saves(data), NAMES)


def leave(finished: bool) -> None:
    """The end of the command: exit code 130 if Ctrl-C ended it. Raises typer.Exit."""
    raise typer.Exit(0 if finished else STOPPED)
