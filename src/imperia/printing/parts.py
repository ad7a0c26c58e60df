"""What can be printed of each game, and the one way to it: for the command line, the page and Python (E61)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from .booklet import booklet, booklet_text, folded_booklet
from .choices import POSTERS, BadPrint, Choices
from .page import Drawing, Job
from .sheets import Card
from .single import card_files, tabletop_files
from .typeset import pdf, png, text_pictures

BOOKS = ("rules", "booklet")  # in the order of reading; two pages on a sheet, to be folded
PARTS = {
    "empire": ("all", "cards", *BOOKS),
    "imperial": ("all", "cards", "chips", "score", "page", *BOOKS),
    "conquest": ("all", "cards", "tokens", "map", *BOOKS),
}
FORMS = ("pdf", "svg", "png", "tts")


class Preview(msgspec.Struct, frozen=True):
    """One page as a picture (PNG), and how many pages there are."""

    picture: bytes
    pages: int


def printed(game: str, choices: Choices, *, part: str = "all", content: Any = None) -> bytes:
    """E61 A game, or a part of it, as PDF. content: a deck or map, else the shipped one.

    Raises BadPrint, CannotDraw (with the card's name), NoTypesetter.
    """
    check(game, part, choices)
    if part == "rules":
        return booklet(game, choices)
    if part == "booklet":
        return folded_booklet(game, choices)
    return pdf(job_of(game, part, choices, content))


def printed_folder(game: str, form: str, choices: Choices, where: Path, content: Any = None) -> dict[str, bytes]:
    """The cards one by one (svg, png) or for Tabletop Simulator (tts), by the names of their files in the folder `where`.

    Raises as `printed`.
    """
    check(game, "cards", choices)
    cards, back, drawings = cards_of(game, choices, content)
    if form == "tts":
        return tabletop_files(cards, back, drawings, choices, where)
    return card_files(cards, back, drawings, choices, form)


def preview(game: str, choices: Choices, *, part: str = "all", content: Any = None, page: int = 1, dpi: float = 80) -> Preview:
    """One page of what `printed` would give, counted from 1; beyond the end, the last. Raises as `printed`."""
    check(game, part, choices)
    if part in BOOKS:
        pictures = text_pictures("booklet.typ", booklet_text(game, choices), dpi)
        return Preview(pictures[within(page, len(pictures))], len(pictures))
    job = job_of(game, part, choices, content)
    return Preview(png(job, within(page, len(job.pages)), dpi), len(job.pages))


def job_of(game: str, part: str, choices: Choices, content: Any) -> Job:
    """The pages of a game or of a part of it. (What draws a game is loaded when that game is printed.)"""
    if game == "empire":
        from ..games.empire.content import classic as deck
        from . import empire

        return empire.empire_job(content or deck(), choices, part)
    if game == "conquest":
        from ..games.conquest.content import classic as board
        from . import conquest

        return conquest.conquest_job(content or board(), choices, part)
    from . import imperial

    return imperial.imperial_job(choices, part)


def cards_of(game: str, choices: Choices, content: Any) -> tuple[list[Card], Card, dict[str, Drawing]]:
    """The cards of a game, their back, and the drawings of both."""
    if game == "empire":
        from ..games.empire.content import classic as deck
        from . import empire

        return empire.empire_cards(content or deck(), choices)
    if game == "conquest":
        from ..games.conquest.content import classic as board
        from . import conquest

        return conquest.conquest_cards(content or board(), choices)
    from . import imperial

    return imperial.imperial_cards(choices)


def check(game: str, part: str, choices: Choices) -> None:
    """Whether the game has this part, and the part fits the paper. Raises BadPrint."""
    if part not in PARTS[game]:
        raise BadPrint(reason="choice", choice="part", given=part, allowed=", ".join(PARTS[game]))
    if choices.paper in POSTERS and part != "map":
        raise BadPrint(reason="poster", given=choices.paper)


def within(page: int, pages: int) -> int:
    """The index of a page counted from 1."""
    return min(max(page, 1), pages) - 1
