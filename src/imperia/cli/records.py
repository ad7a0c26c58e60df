"""`imperia replay` and `imperia verify`: a recorded game told again, and checked card for card."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from ..arena.keeping import is_kept, read_kept
from ..arena.replaying import record_in
from ..games.game import EVERYTHING
from ..play import Match, Record, Report, read_record
from ..play import replay as replayed
from ..play import verify as verified
from ..play.errors import BadRecord, BrokenPromise, ChanceMismatch
from ..play.saving import read_file
from ..terminal.look import Look
from ..terminal.pages import ending
from ..terminal.saves import Saves
from ..terminal.session import look_of
from .console import Here, config, err, out, print_json, told
from .pages import Page
from .program import Failed, app


class Line(msgspec.Struct, frozen=True):
    """A line of a game told again. seq: the entry of the record; seat: who acted, None for chance and the table."""

    seq: int
    seat: int | None
    text: str


@app.command("replay", cls=Page, help="cli-replay")
def replay(
    file: Annotated[Path | None, typer.Argument(help="cli-argument-record", metavar="[FILE]")] = None,
    number: Annotated[int | None, typer.Option("--game", min=1, help="arena-option-game", metavar="N")] = None,
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Tell a game."""
    match = replayed(read(file, number), settle=False)
    look = look_of(match, Here.language)
    if json:
        lines = [Line(seq, seat, text.plain.strip()) for seq, seat, text in story(match, look)]
        print_json({"game": match.game.name, "seats": match.seats, "lines": lines, "result": match.result()})
        return
    for seq, _, text in story(match, look):
        out().print(Text(f"{seq:>5} ", style="dim").append_text(text))
    if match.ended is None:
        out().print(Text(told("cli-replay-runs"), style="bold"))
        return
    for part in ending(look, match.result()):
        out().print(part)


def read(file: Path | None, number: int | None = None) -> Record:
    """The record in a file, or of the game that ended last; of a contest's file that of game `number`, else the first.

    Raises CannotRead, BadRecord, BadKept, NothingLeft.
    """
    file = file or Saves(config().path("data")).last_record()
    data = read_file(file)
    if not is_kept(data):
        return read_record(data)
    kept = read_kept(file)
    if number is None and len(kept.games) > 1:
        err().print(told("cli-one-of", games=len(kept.games)), markup=False, soft_wrap=True)
    return record_in(kept, number or 1, str(file))


def story(match: Match, look: Look) -> Iterator[tuple[int, int | None, Text]]:
    """Everything that happened, nothing hidden: entry, who acted, a line."""
    for entry in match.entries(EVERYTHING):
        seat: Any = getattr(entry, "seat", None)
        kind = str(entry.__struct_config__.tag)
        if look.has(f"cli-entry-{kind}"):
            name = match.seats[seat].name if isinstance(seat, int) and seat >= 0 else "–"
            yield entry.seq, seat, Text(told(f"cli-entry-{kind}", name=name), style="italic")
        for line in look.lines(getattr(entry, "events", ())):
            yield entry.seq, seat, line


@app.command("verify", cls=Page, help="cli-verify")
def verify(
    file: Annotated[Path | None, typer.Argument(help="cli-argument-record", metavar="[FILE]")] = None,
    number: Annotated[int | None, typer.Option("--game", min=1, help="arena-option-game", metavar="N")] = None,
    commitment: Annotated[str, typer.Option("--commitment", help="cli-option-commitment", metavar="SHA256")] = "",
    json: Annotated[bool, typer.Option("--json", help="cli-option-json")] = False,
) -> None:
    """Check a record; exit code 1 if anything in it is not true."""
    report = verified(read(file, number), commitment=commitment)
    if json:
        print_json(as_data(report))
    else:
        tell(report)
    if not report.ok:
        raise Failed


def as_data(report: Report) -> dict[str, Any]:
    """A report for programs."""
    facts = {name: getattr(report, name) for name in ("game", "match", "entries", "outcomes", "drawn", "promised", "replayed")}
    errors = [{"code": one.code, "reason": one.reason, "text": one.said(Here.language)} for one in report.errors]
    return {"ok": report.ok, **facts, "errors": errors}


def tell(report: Report) -> None:
    """What was checked, and every fault, on stdout; the sum of it on stderr."""
    checks: dict[str, tuple[bool, tuple[type[BadRecord], ...]]] = {
        "cli-verify-drawn": (report.drawn, (ChanceMismatch,)),
        "cli-verify-promised": (report.promised, (BrokenPromise,)),
        "cli-verify-replayed": (report.replayed, ()),
    }
    print(told("cli-verify-what", entries=report.entries, outcomes=report.outcomes, match=report.match))
    for name, (looked_at, fault) in checks.items():
        if not any(isinstance(error, fault) for error in report.errors):  # else the fault itself is told below
            print(("+ " if looked_at else "- ") + told(name if looked_at else f"{name}-not"))
    for error in report.errors:
        print("! " + error.said(Here.language))
    err().print(told("cli-verify-good" if report.ok else "cli-verify-bad"), markup=False)
