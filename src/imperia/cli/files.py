"""`imperia check`: a deck or map file, every fault named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Annotated

import typer

from ..games import game
from ..games.game import BadContent
from ..locale import ImperiaError
from .agreement import AnyGame, game_named, read_text
from .console import Here, err, print_json, title, told
from .pages import Page, Usage
from .program import Failed, app

MAP = re.compile(r"^\s*\[*\s*(territor|continent)", re.MULTILINE)


@app.command("check", cls=Page, help="cli-check")
def check(
    file: Annotated[Path, typer.Argument(help="cli-argument-content", metavar="FILE")],
    of: Annotated[str, typer.Option("--game", help="cli-option-of", metavar="GAME")] = "",
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Check a deck or map file; exit code 1 if it has a fault."""
    text = read_text(file)
    found = game_named(of) if of else kind_of(text)
    if found.Content is None:
        raise Usage(reason="content", game=found.name)
    faults = faults_in(found, text)
    said = [one.said(Here.language) for one in faults]
    if json:
        print_json({"file": str(file), "game": found.name, "faults": said})
    for line in () if json else said:
        print(f"{file}: {line}")
    if faults:
        raise Failed
    err().print(told("cli-check-fine", file=str(file), game=title(found.name)), markup=False, soft_wrap=True)


def faults_in(found: AnyGame, text: str) -> list[ImperiaError]:
    """Everything that is wrong with a file; where a game stops at the first fault, that one."""
    if hasattr(found, "content_faults"):
        return list(found.content_faults(text))
    try:
        found.read_content(text)
    except BadContent as fault:
        return [fault]
    return []


def kind_of(text: str) -> AnyGame:
    """Which game a file is for: one that speaks of territories or continents is a map, any other is taken for a deck."""
    return game("conquest" if MAP.search(text) else "empire")
