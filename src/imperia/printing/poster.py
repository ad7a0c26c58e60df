"""A large picture over several sheets, with strips that overlap and marks that say where to cut and glue; or on one large sheet."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ..locale import say
from .choices import PAPERS, POSTERS, Choices, Size
from .page import Drawing, Note, Page, Picture, Stroke, line

MARGIN = 9.0  # mm that are left white
OVERLAP = 10.0  # mm of a strip that the next sheet covers
MOST_SHEETS = 4
LETTERS = "ABCDEF"


class Tiling(msgspec.Struct, frozen=True):
    """Sheets of one size in columns and rows. width, height: the whole picture on them."""

    sheet: Size
    columns: int
    rows: int
    width: float
    height: float

    @property
    def seen(self) -> Size:
        """What is printed of a sheet."""
        return self.sheet[0] - 2 * MARGIN, self.sheet[1] - 2 * MARGIN


def poster_pages(key: str, drawing: Drawing, alt: str, choices: Choices, name: str) -> list[Page]:
    """The picture on one sheet of A3 or A2, or over sheets of the chosen paper."""
    if choices.paper in POSTERS:
        return [on_one(key, drawing, alt, POSTERS[choices.paper])]
    tiling = best(drawing, PAPERS[choices.paper])
    return [tile(key, alt, tiling, column, row, choices, name) for row in range(tiling.rows) for column in range(tiling.columns)]


def on_one(key: str, drawing: Drawing, alt: str, sheet: Size) -> Page:
    """The picture as large as the sheet allows, in its middle."""
    scale = min((sheet[0] - 2 * MARGIN) / drawing.width, (sheet[1] - 2 * MARGIN) / drawing.height)
    wide, high = drawing.width * scale, drawing.height * scale
    x, y = (sheet[0] - wide) / 2, (sheet[1] - high) / 2
    return Page(*sheet, (Picture(key, alt, x, y, wide, high, 0, 0, wide, high),))


def best(drawing: Drawing, paper: Size) -> Tiling:
    """Of all ways to lay up to four sheets, upright or lying, the one with the largest picture; of equal ones that with fewest."""
    return max(tilings(drawing, paper), key=lambda one: (round(one.width, 3), -one.columns * one.rows))


def tilings(drawing: Drawing, paper: Size) -> Iterator[Tiling]:
    """Every way to lay the sheets."""
    for sheet in (paper, (paper[1], paper[0])):
        for columns in range(1, MOST_SHEETS + 1):
            for rows in range(1, MOST_SHEETS // columns + 1):
                room = [n * (side - 2 * MARGIN) - (n - 1) * OVERLAP for n, side in ((columns, sheet[0]), (rows, sheet[1]))]
                scale = min(room[0] / drawing.width, room[1] / drawing.height)
                yield Tiling(sheet, columns, rows, drawing.width * scale, drawing.height * scale)


def tile(key: str, alt: str, tiling: Tiling, column: int, row: int, choices: Choices, name: str) -> Page:
    """One sheet of a poster. Its left and upper neighbour's strip lies under it: cut on the left and above, glue."""
    width, height = tiling.sheet
    seen = tiling.seen
    left, top = column * (seen[0] - OVERLAP), row * (seen[1] - OVERLAP)
    picture = Picture(
        key,
        alt if column == row == 0 else "",
        MARGIN,
        MARGIN,
        min(seen[0], tiling.width - left),
        min(seen[1], tiling.height - top),
        left,
        top,
        tiling.width,
        tiling.height,
    )
    place = f"{LETTERS[row]}{column + 1}"
    how = [say(choices.language, "print-tile", name=name, place=place, sheets=tiling.columns * tiling.rows)]
    how += [say(choices.language, "print-tile-left", other=f"{LETTERS[row]}{column}")] if column else []
    how += [say(choices.language, "print-tile-above", other=f"{LETTERS[row - 1]}{column + 1}")] if row else []
    return Page(width, height, (picture,), overlaps(tiling, column, row), (Note(" · ".join(how), width / 2, height - 4.2),))


def overlaps(tiling: Tiling, column: int, row: int) -> tuple[Stroke, ...]:
    """Marks in the margins: where to cut on the left and above, where the neighbour's edge comes to lie on the right and below."""
    (width, height), near_edge = tiling.sheet, (1.0, MARGIN)
    cut, lie = [], []
    for near in (near_edge, (height - MARGIN, height - 1.0)):
        cut += [line(MARGIN, near[0], MARGIN, near[1])] if column else []
        x = width - MARGIN - OVERLAP
        lie += [line(x, near[0], x, near[1])] if column + 1 < tiling.columns else []
    for near in (near_edge, (width - MARGIN, width - 1.0)):
        cut += [line(near[0], MARGIN, near[1], MARGIN)] if row else []
        y = height - MARGIN - OVERLAP
        lie += [line(near[0], y, near[1], y)] if row + 1 < tiling.rows else []
    strokes = []
    if cut:
        strokes.append(Stroke("".join(cut), 0.25))
    if lie:
        strokes.append(Stroke("".join(lie), 0.25, dash="1.2 0.8"))
    return tuple(strokes)
