"""`imperia doctor`: whether everything that Imperia uses on this machine is there, and what to do if not."""

from __future__ import annotations

import os
import platform
import sys
import tempfile
from importlib import metadata
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.markup import escape
from rich.table import Table

from .. import __version__
from ..engine.cache import home
from ..games import NAMES, game
from ..locale import LANGUAGES, Message, bundle, system_said
from .console import config, err, out, print_json, told
from .pages import Page
from .program import Failed, app

FINE, LESS, BROKEN = "fine", "less", "broken"
NEEDED = (
    *("msgspec", "fluent.runtime", "platformdirs", "typer", "rich"),
    *("starlette", "uvicorn", "websockets", "structlog", "prometheus-client", "segno", "openskill"),
)
SIGNS = {FINE: "[green]ok[/] ", LESS: "[yellow]-[/]  ", BROKEN: "[red]NO[/] "}


class Finding(msgspec.Struct, frozen=True):
    """One thing looked at. state: fine, less (works, but something is not to be had), broken; advice: what to do, or ""."""

    about: str
    state: str
    found: str
    advice: str = ""


@app.command("doctor", cls=Page, help="cli-doctor")
def doctor(
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Look at everything; exit code 1 if something is broken."""
    findings = [python(), *packages(), compiler(), typesetter()]
    findings += [folder("cache", home()), folder("data", config().path("data")), terminal(), languages(), *games()]
    if json:
        print_json(findings)
    else:
        show(findings)
    if any(one.state == BROKEN for one in findings):
        raise Failed


def show(findings: list[Finding]) -> None:
    """The findings as a table, on stdout; the sum of it on stderr."""
    table = Table.grid(padding=(0, 2, 0, 0))
    for one in findings:
        advice = f"\n[yellow]{escape(one.advice)}[/]" if one.advice else ""
        table.add_row(SIGNS[one.state], told(f"cli-doctor-{one.about}"), escape(one.found) + advice)
    out().print(table)
    broken = sum(one.state == BROKEN for one in findings)
    err().print(told("cli-doctor-broken", n=broken) if broken else told("cli-doctor-fine"), markup=False)


def python() -> Finding:
    """Python's version."""
    return Finding("python", FINE, f"{platform.python_version()} ({sys.executable})")


def packages() -> list[Finding]:
    """Imperia's version, and those of the packages that it cannot do without."""
    found = {name: version(name) for name in NEEDED}
    listed = ", ".join(f"{name} {found[name] or '-'}" for name in NEEDED)
    imperia = Finding("imperia", FINE, f"{__version__} ({Path(__file__).parents[1]})")
    if all(found.values()):
        return [imperia, Finding("packages", FINE, listed)]
    return [imperia, Finding("packages", BROKEN, listed, told("cli-doctor-game-advice"))]


def version(name: str) -> str:
    """A package's version, or "" if it is not installed."""
    try:
        return metadata.version(name)
    except metadata.PackageNotFoundError:
        return ""


def compiler() -> Finding:
    """Numba: without it all works, slower."""
    if found := version("numba"):
        return Finding("numba", FINE, f"numba {found}, numpy {version('numpy')}")
    return Finding("numba", LESS, told("cli-doctor-no-numba"), f"{sys.executable} -m pip install 'imperia[fast]'")


def typesetter() -> Finding:
    """What sets pages for paper: without it all works, and nothing can be printed."""
    if found := version("typst"):
        return Finding("typst", FINE, f"typst {found}")
    return Finding("typst", LESS, told("cli-doctor-no-typst"), f"{sys.executable} -m pip install 'imperia[print]'")


def folder(about: str, path: Path) -> Finding:
    """A folder that we write to: it is made if need be, and written to once."""
    try:
        path.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=path):
            pass
    except OSError as error:
        advice = told("cli-doctor-folder-advice", variable=f"IMPERIA_{about.upper()}")
        why = system_said(error)
        said = told(why) if isinstance(why, Message) else str(why)
        return Finding(about, LESS if about == "cache" else BROKEN, f"{path}: {said}", advice)
    return Finding(about, FINE, str(path))


def terminal() -> Finding:
    """Whether we may ask, in what size, and whether the letters of our cards can be written."""
    width, height = out().size
    encoding = sys.stdout.encoding or "?"
    colour = "NO_COLOR" if os.environ.get("NO_COLOR") else str(out().color_system or "-")
    found = f"{width} x {height}, {encoding}, {told('cli-doctor-colours')} {colour}"
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return Finding("terminal", LESS, found, told("cli-doctor-no-terminal"))
    if "utf" not in encoding.lower():
        return Finding("terminal", LESS, found, told("cli-doctor-encoding"))
    return (
        Finding("terminal", LESS, found, told("cli-doctor-small"))
        if width < 80 or height < 24
        else Finding("terminal", FINE, found)
    )


def languages() -> Finding:
    """The languages, each with the number of its sentences; the one that is spoken now first."""
    now = config().values["lang"].value
    order = sorted(LANGUAGES, key=lambda code: code != now)
    return Finding("languages", FINE, ", ".join(f"{code} ({len(bundle(code)._messages)})" for code in order))


def games() -> list[Finding]:
    """Whether each game can be loaded."""
    return [loaded(name) for name in NAMES]


def loaded(name: str) -> Finding:
    """Whether a game can be loaded, and the version of its rules."""
    try:
        found = game(name)
    except ImportError as error:
        return Finding("game", BROKEN, f"{name}: {error}", told("cli-doctor-game-advice"))
    return Finding("game", FINE, f"{name}, {told('cli-doctor-rules-version', version=found.version)}")
