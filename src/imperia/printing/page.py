"""A page before it is typeset: drawings at their places, strokes, notes, or a leaf of words. Lengths are mm from the top left."""

from __future__ import annotations

from typing import Any

import msgspec


class Drawing(msgspec.Struct, frozen=True):
    """A drawing: SVG of this size, overpaint included."""

    svg: str
    width: float
    height: float


class Picture(msgspec.Struct, frozen=True):
    """A drawing on a page, by its key: the part of it that is seen, and where within that (left, top) it begins, how large.

    alt: what it shows, in words, for who cannot see it; "" for an ornament. turned: upside down.
    """

    drawing: str
    alt: str
    x: float
    y: float
    width: float
    height: float
    left: float
    top: float
    wide: float
    high: float
    turned: bool = False


class Stroke(msgspec.Struct, frozen=True):
    """Lines that are no part of a card: an SVG path in mm, how thick, its colour, dashed or not."""

    path: str
    thick: float = 0.15
    colour: str = "#000"
    dash: str = ""


class Note(msgspec.Struct, frozen=True):
    """A few small words at the edge of a sheet. angle: 0, or -90 for words that run upwards."""

    text: str
    x: float
    y: float
    angle: int = 0
    size: float = 6.5  # points


class Page(msgspec.Struct, frozen=True):
    """One page. leaf: what a page of words says, by the name of its form in sheets.typ; the numbers of its words are in it."""

    width: float
    height: float
    pictures: tuple[Picture, ...] = ()
    strokes: tuple[Stroke, ...] = ()
    notes: tuple[Note, ...] = ()
    form: str = ""
    leaf: dict[str, Any] = {}


class Job(msgspec.Struct, frozen=True):
    """All that is typeset as one file: its title and language, the drawings by key, the pages."""

    title: str
    language: str
    drawings: dict[str, Drawing]
    pages: tuple[Page, ...]


def strokes_svg(page: Page) -> Drawing:
    """The strokes of a page as one drawing that covers it."""
    paths = "".join(
        f'<path d="{one.path}" stroke="{one.colour}" stroke-width="{one.thick:g}"'
        + (f' stroke-dasharray="{one.dash}"' if one.dash else "")
        + "/>"
        for one in page.strokes
    )
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {page.width:g} {page.height:g}"><g fill="none">{paths}</g></svg>'
    return Drawing(svg, page.width, page.height)


def line(x1: float, y1: float, x2: float, y2: float) -> str:
    """A straight line, as a path."""
    return f"M{x1:.3f} {y1:.3f}L{x2:.3f} {y2:.3f}"
