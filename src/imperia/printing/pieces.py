"""Round pieces on paper: chips and army tokens, row by row, with a ring to cut along."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from .choices import BadPrint, Choices, plain, said
from .grid import EDGE, extent, fitting
from .page import Note, Page, Picture, Stroke
from .sheets import FAINT

APART = 2.0  # mm between two pieces
FOOT = 6.0  # mm for the note below


class Piece(msgspec.Struct, frozen=True):
    """One kind of piece: the key of its drawing, its words, how many of it, how wide it is in mm."""

    drawing: str
    alt: str
    count: int
    across: float


class Row(msgspec.Struct, frozen=True):
    """Equal pieces beside each other."""

    piece: Piece
    count: int


def piece_pages(pieces: Sequence[Piece], choices: Choices, name: str) -> list[Page]:
    """Sheets of pieces, each kind as often as it says, in rows of its own. Raises BadPrint if one does not fit the paper."""
    sheets = list(filled(list(rows_of(pieces, choices)), choices.sheet[1] - 2 * EDGE - FOOT))
    notes = [f"{name} · {n} / {len(sheets)}" if len(sheets) > 1 else name for n in range(1, len(sheets) + 1)]
    return [sheet_of(rows, choices, note) for rows, note in zip(sheets, notes)]


def rows_of(pieces: Sequence[Piece], choices: Choices) -> Iterator[Row]:
    """All pieces in rows as long as the paper takes."""
    for piece in pieces:
        each = fitting(choices.sheet[0] - 2 * EDGE, piece.across, APART)
        if not each:
            raise BadPrint(reason="room", size=said((piece.across,) * 2), paper=said(choices.sheet), gap=plain(APART))
        for first in range(0, piece.count, each):
            yield Row(piece, min(each, piece.count - first))


def filled(rows: list[Row], room: float) -> Iterator[list[Row]]:
    """The rows of each sheet."""
    sheet: list[Row] = []
    for row in rows:
        if sheet and height(sheet) + APART + row.piece.across > room:
            yield sheet
            sheet = []
        sheet.append(row)
    if sheet:
        yield sheet


def height(rows: list[Row]) -> float:
    """How high some rows are together."""
    return sum(row.piece.across for row in rows) + APART * (len(rows) - 1)


def sheet_of(rows: list[Row], choices: Choices, note: str) -> Page:
    """One sheet, its rows in the middle."""
    width, high = choices.sheet
    y = (high - FOOT - height(rows)) / 2
    pictures, rings = [], []
    for row in rows:
        across = row.piece.across
        x = (width - extent(fitting(width - 2 * EDGE, across, APART), across, APART)) / 2
        for _ in range(row.count):
            pictures.append(Picture(row.piece.drawing, row.piece.alt, x, y, across, across, 0, 0, across, across))
            rings.append(ring(x, y, across))
            x += across + APART
        y += across + APART
    strokes = () if choices.marks == "none" else (Stroke("".join(rings), 0.1, FAINT),)
    return Page(width, high, tuple(pictures), strokes, (Note(note, width / 2, high - EDGE - 1),))


def ring(x: float, y: float, across: float) -> str:
    """The circle to cut along."""
    r = across / 2
    return f"M{x:.3f} {y + r:.3f}a{r:g} {r:g} 0 1 0 {across:g} 0a{r:g} {r:g} 0 1 0 -{across:g} 0"
