"""What a person may choose about paper, and what is refused with a sentence: one reading for the command line and the page."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec

from ..art.finish import FINISHES, Finish
from ..locale import LANGUAGES, ImperiaError

Size: TypeAlias = tuple[float, float]  # width and height in mm

CARD: Size = (63.0, 88.0)  # what the cards are drawn for (E61)
PAPERS: dict[str, Size] = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
POSTERS: dict[str, Size] = {"a3": (420.0, 297.0), "a2": (594.0, 420.0)}  # one sheet, for the map alone
BACKS = ("once", "long", "short", "fold", "none")
MARKS = ("edges", "corners", "none")
SIZES: dict[str, Size] = {"standard": CARD, "sleeve": (62.0, 86.6), "large": (70.0, 97.8), "small": (44.0, 61.5)}
DPI = (300, 600)
PAINTED = 3.0  # mm that the drawings go on beyond the edge of a card, at its full size

MOST_SHIFT, MOST_BLEED, MOST_GAP = 10.0, 3.0, 20.0
LEAST_SIZE, MOST_SIZE = (40.0, 56.0), (150.0, 210.0)
_NUMBER = re.compile(r"[+-]?\d{1,3}(?:[.,]\d{1,3})?")


class BadPrint(ImperiaError):
    """A choice about printing that cannot be; facts by reason: what was given, what is allowed."""

    code = "print"


class Choices(msgspec.Struct, frozen=True):
    """How it is to be on paper, checked; lengths in mm.

    backs: once (one sheet of backs, for the reverse of all), long or short (each sheet is followed by its backs, for a printer
    that turns the paper over that edge), fold (faces and backs side by side, to fold and glue), none.
    shift: how far all backs are moved, right and down, to make good what the printer does. bleed: how far the pictures go on
    beyond the outer edge. marks: cutting marks at the edges of the block, at every corner as well, or none. gap: between cards.
    """

    language: str = "en"
    paper: str = "a4"
    finish: Finish = "colour"
    backs: str = "once"
    shift: Size = (0.0, 0.0)
    bleed: float = 2.0
    marks: str = "edges"
    size: Size = CARD
    gap: float = 0.0
    dpi: int = 300
    four_colours: bool = False

    @property
    def sheet(self) -> Size:
        """The paper's width and height, upright; a poster's paper is its own."""
        return PAPERS[self.paper] if self.paper in PAPERS else POSTERS[self.paper]


def read_choices(given: Mapping[str, str]) -> Choices:
    """The choices that these words say; what is not said has its default. Raises BadPrint for the first that cannot be."""
    known = Choices.__struct_fields__
    for name in given:
        if name not in known:
            raise BadPrint(reason="unknown", given=name, allowed=", ".join(known))
    return msgspec.convert({name: READ[name](text.strip()) for name, text in given.items()}, Choices)


def one_of(choice: str, text: str, allowed: tuple[str, ...]) -> str:
    """One of these words, in any letters. Raises BadPrint."""
    if text.casefold() in allowed:
        return text.casefold()
    raise BadPrint(reason="choice", choice=choice, given=text, allowed=", ".join(allowed))


def length(choice: str, text: str, least: float, most: float) -> float:
    """A number of mm within bounds. Raises BadPrint."""
    value = number(text)
    if value is None or not least <= value <= most:
        raise BadPrint(reason="length", choice=choice, given=text, least=plain(least), most=plain(most))
    return value


def shift_of(text: str) -> Size:
    """`1.5,-0.5`: right and down. Raises BadPrint."""
    values = [number(part) for part in text.split(";" if ";" in text else ",")]
    if len(values) != 2 or any(value is None or abs(value) > MOST_SHIFT for value in values):
        raise BadPrint(reason="shift", given=text, most=plain(MOST_SHIFT))
    return values[0] or 0.0, values[1] or 0.0


def size_of(text: str) -> Size:
    """A size by its name or as `63x88`. Raises BadPrint if it is too small, too large, or of another shape than the cards."""
    if text.casefold() in SIZES:
        return SIZES[text.casefold()]
    values = [number(part) for part in re.split("[xх×]", text.casefold())]
    if len(values) != 2 or None in values:
        raise BadPrint(reason="size", given=text, allowed=", ".join(SIZES))
    size = (values[0] or 0.0, values[1] or 0.0)
    if not all(low <= one <= high for low, one, high in zip(LEAST_SIZE, size, MOST_SIZE)):
        raise BadPrint(reason="size-range", given=text, least=said(LEAST_SIZE), most=said(MOST_SIZE))
    if max(spare(size)) > PAINTED * scale_of(size):
        raise BadPrint(reason="size-shape", given=text, near=said(nearest(size)))
    return size


def scale_of(size: Size) -> float:
    """How much larger than drawn a card of this size is: as large as fits, its shape kept."""
    return min(size[0] / CARD[0], size[1] / CARD[1])


def spare(size: Size) -> Size:
    """What a card of this size has beyond the drawing, in mm, on the left (as on the right) and above (as below)."""
    scale = scale_of(size)
    return (size[0] - CARD[0] * scale) / 2, (size[1] - CARD[1] * scale) / 2


def nearest(size: Size) -> Size:
    """A size of the right shape, as wide as the one wanted."""
    return size[0], round(size[0] * CARD[1] / CARD[0], 1)


def number(text: str) -> float | None:
    """A number with a point or a comma, or None."""
    return float(text.strip().replace(",", ".")) if _NUMBER.fullmatch(text.strip()) else None


def plain(value: float) -> str:
    """A length as people write it: 3, 2.5."""
    return f"{value:g}"


def said(size: Size) -> str:
    """A size as people write it: 63x88."""
    return f"{plain(size[0])}x{plain(size[1])}"


READ: dict[str, Callable[[str], object]] = {
    "language": lambda text: one_of("language", text, LANGUAGES),
    "paper": lambda text: one_of("paper", text, (*PAPERS, *POSTERS)),
    "finish": lambda text: one_of("finish", text, FINISHES),
    "backs": lambda text: one_of("backs", text, BACKS),
    "shift": shift_of,
    "bleed": lambda text: length("bleed", text, 0.0, MOST_BLEED),
    "marks": lambda text: one_of("marks", text, MARKS),
    "size": size_of,
    "gap": lambda text: length("gap", text, 0.0, MOST_GAP),
    "dpi": lambda text: int(one_of("dpi", text, tuple(map(str, DPI)))),
    "four_colours": lambda text: one_of("four_colours", text, ("no", "yes")) == "yes",
}
