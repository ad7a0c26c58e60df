"""Sheets of cards: faces, their backs for every way of printing on both sides, and the marks to cut along (E61)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from .choices import CARD, PAINTED, Choices, Size, scale_of, spare
from .grid import Grid, folding_grid, grid_of
from .page import Note, Page, Picture, Stroke, line

MARK = 5.0  # mm of a cutting mark
ROUND = 3.0  # mm: the radius of a rounded corner
FAINT = "#808080"

Beside = tuple[bool, bool, bool, bool]  # another card on the left, above, on the right, below


class Card(msgspec.Struct, frozen=True):
    """One card to print: the key of its drawing, and its words."""

    drawing: str
    alt: str


def card_pages(cards: Sequence[Card], back: Card, choices: Choices, name: str) -> list[Page]:
    """E61 All sheets of these cards with their backs, as the choices say. name: stands small beside the cards. Raises BadPrint."""
    if choices.backs == "fold":
        return [folded(part, back, choices, note) for part, note in portions(cards, folding(choices), name)]
    grid = upright(choices)
    pages = []
    for part, note in portions(cards, grid, name):
        pages.append(front(part, grid, choices, note))
        if choices.backs in ("long", "short"):
            pages.append(reverse(len(part), back, grid, choices))
    if choices.backs == "once":
        pages.append(reverse(grid.places, back, grid, choices))
    return pages


def sheets_of(cards: int, choices: Choices) -> int:
    """How many sheets so many cards take. Raises BadPrint."""
    return -(-cards // (folding(choices) if choices.backs == "fold" else upright(choices)).places)


def upright(choices: Choices) -> Grid:
    """E61 The grid of these choices."""
    return grid_of(choices.sheet, choices.size, choices.gap)


def folding(choices: Choices) -> Grid:
    """The grid of the faces where faces and backs share a sheet."""
    return folding_grid(choices.sheet, choices.size, choices.gap)


def portions(cards: Sequence[Card], grid: Grid, name: str) -> Iterator[tuple[Sequence[Card], str]]:
    """The cards of each sheet, and what stands beside them."""
    sheets = -(-len(cards) // grid.places)
    for n in range(sheets):
        yield cards[n * grid.places : (n + 1) * grid.places], f"{name} · {n + 1} / {sheets}"


def front(cards: Sequence[Card], grid: Grid, choices: Choices, note: str, sides: tuple[int, ...] = (0, 1)) -> Page:
    """E61 A sheet of faces."""
    pictures = [lay(card, grid.at(i), grid.beside(i, len(cards)), choices) for i, card in enumerate(cards)]
    strokes = cutting(grid, len(cards), choices, sides)
    return Page(grid.width, grid.height, tuple(pictures), strokes, beside_block(grid, choices, note))


def reverse(taken: int, back: Card, grid: Grid, choices: Choices) -> Page:
    """E61 The backs behind a sheet of `taken` cards: each meets its face when the paper is turned over.

    Over the long edge left and right change places; over the short edge above and below, and the backs stand on their heads.
    """
    turned = choices.backs == "short"
    pictures = []
    for i in range(taken):
        x, y = grid.at(i)
        left, above, right, below = grid.beside(i, taken)
        if turned:
            y, above, below = grid.height - y - grid.size[1], below, above
        else:
            x, left, right = grid.width - x - grid.size[0], right, left
        corner = (x + choices.shift[0], y + choices.shift[1])
        pictures.append(lay(back, corner, (left, above, right, below), choices, turned))
    return Page(grid.width, grid.height, tuple(pictures))


def folded(cards: Sequence[Card], back: Card, choices: Choices, note: str) -> Page:
    """Faces left of the line down the middle, backs right of it, mirrored: folded and glued, they meet."""
    grid = folding(choices)
    page = front(cards, grid, choices, note, (0,))
    backs = []
    for i in range(len(cards)):
        x, y = grid.at(i)
        left, above, right, below = grid.beside(i, len(cards))
        backs.append(lay(back, (grid.width - x - grid.size[0], y), (right, above, left, below), choices))
    mirrored = msgspec.structs.replace(grid, x=grid.width / 2 + (grid.width / 2 - grid.x - block(grid)[0]))
    fold = Stroke(line(grid.width / 2, 0, grid.width / 2, grid.height), 0.2, FAINT, "3 2")
    strokes = (*page.strokes, *cutting(mirrored, 0, choices, (1,)), fold)
    return msgspec.structs.replace(page, pictures=(*page.pictures, *backs), strokes=strokes)


def lay(card: Card, corner: Size, beside: Beside, choices: Choices, turned: bool = False) -> Picture:
    """A card with its top left corner here. It bleeds outward, and half way into a gap; never over its neighbour."""
    scale, (spare_x, spare_y) = scale_of(choices.size), spare(choices.size)
    outward = min(choices.bleed, PAINTED * scale - spare_x, PAINTED * scale - spare_y)
    left, top, right, bottom = (min(outward, choices.gap / 2) if there else outward for there in beside)
    x, y = corner
    return Picture(
        card.drawing,
        card.alt,
        x=x - left,
        y=y - top,
        width=left + choices.size[0] + right,
        height=top + choices.size[1] + bottom,
        left=PAINTED * scale - spare_x - left,
        top=PAINTED * scale - spare_y - top,
        wide=(CARD[0] + 2 * PAINTED) * scale,
        high=(CARD[1] + 2 * PAINTED) * scale,
        turned=turned,
    )


def block(grid: Grid) -> Size:
    """Width and height of all places together."""
    x, y = grid.at(grid.places - 1)
    return x + grid.size[0] - grid.x, y + grid.size[1] - grid.y


def cutting(grid: Grid, taken: int, choices: Choices, sides: tuple[int, ...] = (0, 1)) -> tuple[Stroke, ...]:
    """E61 The marks to cut along: beside the block, and where it is wished a rounded corner on every card.

    sides: on the left (0) and the right (1) of the block; above and below always.
    """
    if choices.marks == "none":
        return ()
    (wide, high), off = block(grid), choices.bleed
    span = ((-off - MARK, -off), (off, off + MARK))
    paths = []
    for i in range(grid.columns):
        for x in (grid.at(i)[0], grid.at(i)[0] + grid.size[0]):
            paths += [line(x, grid.y + side * high + span[side][0], x, grid.y + side * high + span[side][1]) for side in (0, 1)]
    for i in range(0, grid.places, grid.columns):
        for y in (grid.at(i)[1], grid.at(i)[1] + grid.size[1]):
            paths += [line(grid.x + side * wide + span[side][0], y, grid.x + side * wide + span[side][1], y) for side in sides]
    marks = Stroke("".join(dict.fromkeys(paths)))
    if choices.marks == "edges":
        return (marks,)
    return marks, Stroke("".join(corners(grid.at(i), grid.size) for i in range(taken)), 0.1, FAINT)


def corners(corner: Size, size: Size) -> str:
    """The four rounded corners of a card, to follow with scissors or a punch."""
    (x, y), (w, h), r = corner, size, ROUND
    return (
        f"M{x:.3f} {y + r:.3f}a{r} {r} 0 0 1 {r} -{r}M{x + w - r:.3f} {y:.3f}a{r} {r} 0 0 1 {r} {r}"
        f"M{x + w:.3f} {y + h - r:.3f}a{r} {r} 0 0 1 -{r} {r}M{x + r:.3f} {y + h:.3f}a{r} {r} 0 0 1 -{r} -{r}"
    )


def beside_block(grid: Grid, choices: Choices, note: str) -> tuple[Note, ...]:
    """The note of a sheet: it runs upwards, left of the block, if a printer reaches there."""
    x = grid.x - choices.bleed - 2.0
    return (Note(note, x, grid.y + block(grid)[1] / 2, -90),) if x >= 4.5 else ()
