"""`imperia check`: a deck or map file, every fault named."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Annotated

import msgspec
import typer

from ..games import NAMES, game
from ..games.game import BadContent
from .agreement import AnyGame, game_named, read_text
from .console import Here, err, print_json, title, told
from .pages import Page
from .program import Failed, app


@app.command("check", cls=Page, help="cli-check")
def check(
    file: Annotated[Path, typer.Argument(help="cli-argument-content", metavar="FILE")],
    of: Annotated[str, typer.Option("--game", help="cli-option-of", metavar="GAME")] = "",
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Check a deck or map file; exit code 1 if it has a fault."""
    text = read_text(file)
    found = game_named(of) if of else kind_of(text)
    try:
        content = found.read_content(text)
    except BadContent as fault:
        report(file, found, fault, json)
        raise Failed from fault
    if json:
        print_json({"file": str(file), "game": found.name, "faults": [], "content": msgspec.to_builtins(content)})
    else:
        err().print(told("cli-check-fine", file=str(file), game=title(found.name)), markup=False, soft_wrap=True)


def report(file: Path, found: AnyGame, fault: BadContent, json: bool) -> None:
    """Say every fault: one a line, on stdout."""
    faults = getattr(fault, "faults", None) or (fault,)
    if json:
        print_json({"file": str(file), "game": found.name, "faults": [one.said(Here.language) for one in faults]})
    else:
        for one in faults:
            print(f"{file}: {one.said(Here.language)}")


def kind_of(text: str) -> AnyGame:
    """Which game a file is for: the one whose first words it has; a file without any is taken for a deck."""
    try:
        named = set(tomllib.loads(text))
    except tomllib.TOMLDecodeError:
        named = set()
    maps = {"territory", "territories", "continent", "continents"}
    words = maps & named or maps & {word.strip(" []") for word in text.split("\n")}
    return game(next(name for name in NAMES if (name == "conquest") == bool(words) and name != "imperial"))
