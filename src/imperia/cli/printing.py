"""`imperia print`: a game on paper, its cards one by one, or its rule book."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..games import game as game_of
from ..play.saving import write_file
from ..printing import FORMS, BadPrint, printed, printed_folder, read_choices
from ..printing.choices import one_of
from .agreement import game_name, read_text
from .console import Here, err, told
from .pages import Page, Usage
from .program import app


@app.command("print", cls=Page, help="cli-print")
def print_game(
    game: Annotated[str, typer.Argument(help="cli-argument-game", metavar="GAME")],
    output: Annotated[Path, typer.Option("--output", "-o", help="cli-option-print-output", metavar="FILE")],
    part: Annotated[str, typer.Option("--part", help="cli-option-print-part", metavar="PART")] = "all",
    form: Annotated[str, typer.Option("--as", help="cli-option-print-as", metavar="pdf|svg|png|tts")] = "pdf",
    paper: Annotated[str, typer.Option("--paper", help="cli-option-print-paper", metavar="a4|letter")] = "",
    finish: Annotated[str, typer.Option("--finish", help="cli-option-print-finish", metavar="colour|ink|grey")] = "",
    backs: Annotated[str, typer.Option("--backs", help="cli-option-print-backs", metavar="BACKS")] = "",
    shift: Annotated[str, typer.Option("--shift", help="cli-option-print-shift", metavar="X,Y")] = "",
    size: Annotated[str, typer.Option("--size", help="cli-option-print-size", metavar="WxH")] = "",
    gap: Annotated[str, typer.Option("--gap", help="cli-option-print-gap", metavar="MM")] = "",
    bleed: Annotated[str, typer.Option("--bleed", help="cli-option-print-bleed", metavar="MM")] = "",
    marks: Annotated[str, typer.Option("--marks", help="cli-option-print-marks", metavar="MARKS")] = "",
    dpi: Annotated[str, typer.Option("--dpi", help="cli-option-print-dpi", metavar="300|600")] = "",
    suits: Annotated[bool, typer.Option("--four-colours", help="cli-option-print-suits")] = False,
    file: Annotated[Path | None, typer.Option("--deck", "--map", help="cli-option-content", metavar="FILE")] = None,
) -> None:
    """E61 Write the file, or the folder of cards; whole or not at all. Raises BadPrint, CannotDraw, CannotWrite, BadContent."""
    name = game_name(game)
    form = one_of("as", form, FORMS)
    words = {"paper": paper, "finish": finish, "backs": backs, "shift": shift, "size": size}
    words |= {
        "four_colours": "yes" if suits else "",
        "gap": gap,
        "bleed": bleed,
        "marks": marks,
        "dpi": dpi,
        "language": Here.language,
    }
    choices = read_choices({choice: word for choice, word in words.items() if word})
    content = content_of(name, file)
    if form == "pdf":
        files = {output: printed(name, choices, part=part, content=content)}
    elif part not in ("all", "cards"):
        raise BadPrint(reason="single", given=part)
    else:
        folder = output.absolute()
        files = {folder / one: data for one, data in printed_folder(name, form, choices, folder, content).items()}
    for path, data in files.items():
        write_file(path, data, private=False)
    size_told = decimal(sum(map(len, files.values())) / 1e6)
    err().print(told("cli-print-done", file=str(output), files=len(files), size=size_told), markup=False, soft_wrap=True)


def decimal(value: float) -> str:
    """A number with one decimal, as the language writes it."""
    return f"{value:.1f}" if Here.language == "en" else f"{value:.1f}".replace(".", ",")


def content_of(name: str, file: Path | None) -> object:
    """The deck or map of a file. Raises BadContent, Unreadable, Usage."""
    found = game_of(name)
    if file is None:
        return None
    if found.Content is None:
        raise Usage(reason="content", game=name)
    return found.read_content(read_text(file))
