"""The first page of a printed game: what it is, how to print it, its rules in short, and a ruler to see that nothing was scaled."""

from __future__ import annotations

from typing import Any

from ..locale import Message, say
from .choices import Choices, plain, said
from .page import Note, Page, Stroke, line

RULER = 100  # mm
FROM_BELOW = 17.0  # mm from the ruler to the edge of the paper
INCH = 25.4
TARGET = (24.0, 30.0)  # mm from the right and lower edge to the cross that is to shine through
REACH = 5  # mm that the scale behind it reads to every side


def title_page(choices: Choices, leaf: dict[str, Any]) -> Page:
    """E61 The first page. leaf: name, pitch, steps, short (heads and sentences), table, fan (drawings)."""
    width, height = choices.sheet
    strokes, notes = ruler(width, height - FROM_BELOW, choices.language)
    if choices.backs in ("long", "short"):
        strokes = (*strokes, Stroke(cross(width - TARGET[0], height - TARGET[1], 4), 0.2))
    return Page(width, height, strokes=strokes, notes=notes, form="title", leaf=leaf)


def behind_title(choices: Choices) -> Page:
    """The reverse of the first page, where both sides are printed: a scale that tells how far the backs are to be moved."""
    width, height = choices.sheet
    over = choices.backs == "short"
    x = width - TARGET[0] if over else TARGET[0]
    y = TARGET[1] if over else height - TARGET[1]
    x, y = x + choices.shift[0], y + choices.shift[1]
    leaf = {"head": say(choices.language, "print-behind"), "text": say(choices.language, "print-behind-how"), "x": x, "y": y}
    return Page(width, height, strokes=(Stroke(scale(x, y), 0.12),), form="behind", leaf=leaf)


def steps(choices: Choices, sheets: int, first: int, last: int) -> list[str]:
    """E61 How to print: true to size, the backs, the card, the cut. sheets: of faces, on the pages from first to last."""
    facts: dict[str, Any] = {"first": first, "last": last, "back": last + 1, "sheets": sheets, "size": said(choices.size)}
    ids = ["print-step-size", f"print-step-{choices.backs}", "print-step-card", "print-step-cut"]
    if choices.backs in ("once", "long", "short"):
        ids.append("print-step-shift")
    return [say(choices.language, Message(one, facts)) for one in ids]


def ruler(width: float, y: float, language: str) -> tuple[tuple[Stroke, ...], tuple[Note, ...]]:
    """100 mm above, four inches below a line in the middle of the page, and what they are for."""
    x = (width - RULER) / 2
    ticks = [line(x, y, x + 4 * INCH, y)]
    ticks += [line(x + mm, y, x + mm, y - (4 if mm % 10 == 0 else 2.6 if mm % 5 == 0 else 1.6)) for mm in range(RULER + 1)]
    for eighth in range(33):
        high = 4 if eighth % 8 == 0 else 2.6 if eighth % 4 == 0 else 1.6
        ticks.append(line(x + eighth * INCH / 8, y, x + eighth * INCH / 8, y + high))
    notes = [Note(plain(mm // 10), x + mm, y - 5.6) for mm in range(0, RULER + 1, 10)]
    notes += [Note(plain(inch), x + inch * INCH, y + 5.8) for inch in range(1, 5)]
    notes += [Note("cm", x - 5, y - 3), Note("in", x - 5, y + 3)]
    notes.append(Note(say(language, "print-ruler"), width / 2, y - 9.5, size=7.5))
    return (Stroke("".join(ticks), 0.12),), tuple(notes)


def cross(x: float, y: float, arm: float) -> str:
    """A cross of two lines."""
    return line(x - arm, y, x + arm, y) + line(x, y - arm, x, y + arm)


def scale(x: float, y: float) -> str:
    """A cross with a tick at every mm."""
    paths = [cross(x, y, REACH + 1.0)]
    for mm in range(-REACH, REACH + 1):
        paths += [line(x + mm, y - 0.8, x + mm, y + 0.8), line(x - 0.8, y + mm, x + 0.8, y + mm)]
    return "".join(paths)
