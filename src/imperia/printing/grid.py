"""Where cards lie on a sheet: one grid for all, in the middle of the paper, so that what is printed behind meets it (E61)."""

from __future__ import annotations

import msgspec

from .choices import BadPrint, Size, plain, said

EDGE = 5.0  # mm at the edge of the paper that most printers leave white
FOLD = 4.0  # mm between a card and the line to fold along


class Grid(msgspec.Struct, frozen=True):
    """Places for cards of one size. x, y: the left and top edge of the block. width, height: the paper."""

    columns: int
    rows: int
    size: Size
    gap: float
    x: float
    y: float
    width: float
    height: float

    @property
    def places(self) -> int:
        """How many cards a sheet takes."""
        return self.columns * self.rows

    def at(self, place: int) -> Size:
        """The top left corner of a place; they run along the rows from the top left."""
        row, column = divmod(place, self.columns)
        return self.x + column * (self.size[0] + self.gap), self.y + row * (self.size[1] + self.gap)

    def beside(self, place: int, taken: int) -> tuple[bool, bool, bool, bool]:
        """Whether there is another card on the left, above, on the right, below, if the first `taken` places are filled."""
        row, column = divmod(place, self.columns)
        return column > 0, row > 0, column + 1 < self.columns and place + 1 < taken, place + self.columns < taken


def grid_of(paper: Size, size: Size, gap: float) -> Grid:
    """E61 As many cards as the paper takes, in its middle. Raises BadPrint if there is room for none."""
    width, height = paper
    columns, rows = fitting(width - 2 * EDGE, size[0], gap), fitting(height - 2 * EDGE, size[1], gap)
    if not columns or not rows:
        raise BadPrint(reason="room", size=said(size), paper=said(paper), gap=plain(gap))
    x, y = (width - extent(columns, size[0], gap)) / 2, (height - extent(rows, size[1], gap)) / 2
    return Grid(columns, rows, size, gap, x, y, width, height)


def folding_grid(paper: Size, size: Size, gap: float) -> Grid:
    """The faces of a sheet that is folded down its middle and glued: in the left half, next to the line; the paper lies."""
    width, height = max(paper), min(paper)
    columns, rows = fitting(width / 2 - EDGE - FOLD, size[0], gap), fitting(height - 2 * EDGE, size[1], gap)
    if not columns or not rows:
        raise BadPrint(reason="room", size=said(size), paper=said((width / 2, height)), gap=plain(gap))
    x, y = width / 2 - FOLD - extent(columns, size[0], gap), (height - extent(rows, size[1], gap)) / 2
    return Grid(columns, rows, size, gap, x, y, width, height)


def fitting(room: float, size: float, gap: float) -> int:
    """How many of a size fit."""
    return max(0, int((room + gap + 1e-6) // (size + gap)))


def extent(count: int, size: float, gap: float) -> float:
    """How long so many are."""
    return count * size + (count - 1) * gap
