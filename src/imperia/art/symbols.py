"""The signs of Империя in a box from -50 to 50: ten systems, the imperial, the kinds of Contact, and plain shapes for more colours.

No two signs share their outline, so that none needs its colour to be known.
"""

from __future__ import annotations

import math
from typing import TypeAlias

import msgspec

from .geometry import TAU, at, curve, disc, polygon, star, trace

PI = math.pi


class Fill(msgspec.Struct, frozen=True):
    """A filled part of a sign."""

    d: str
    evenodd: bool = False


class Stroke(msgspec.Struct, frozen=True):
    """A part of a sign that is a line."""

    width: float
    d: str


Sign: TypeAlias = "tuple[Fill | Stroke, ...]"


def _around(n: int, start: float = 0) -> list[float]:
    """The angles of n equal parts of a turn."""
    return [start + TAU * k / n for k in range(n)]


SYSTEMS: dict[str, Sign] = {
    "brown": (
        Fill("M-14-40 12-44 34-24 30 2 6 10-18-2-24-24Z"),
        Fill("M-44 6-26 0-10 14-16 34-38 36-48 22Z"),
        Fill("M10 24 28 18 42 30 34 46 14 46Z"),
    ),
    "white": (
        Fill(disc(-16, -16, 25)),
        Fill(disc(27, 27, 15)),
        Stroke(6, "M16-41A45 45 0 0 1 44-4"),
        Stroke(6, "M-41 16A45 45 0 0 0-4 44"),
    ),
    "cyan": (
        Stroke(8, "".join(trace("M0 0L", at(0, 0, 46, a)) for a in _around(6, TAU / 12))),
        Stroke(
            6,
            "".join(
                polygon([at(0, 0, 44, a - 0.36), at(0, 0, 24, a), at(0, 0, 44, a + 0.36)], False) for a in _around(6, TAU / 12)
            ),
        ),
    ),
    "black": (
        Fill("M-42 44V-4A42 42 0 0 1 42-4V44H24V-4A24 24 0 0 0-24-4V44Z"),
        Fill(star(0, 14, 22, 7)),
    ),
    "pink": (Fill(evenodd=True, d=curve([at(0, 0, 34 + 13 * math.cos(5 * a), a - PI / 2) for a in _around(40)]) + disc(0, 0, 11)),),
    "orange": (
        Stroke(10, disc(0, 17, 23)),
        Stroke(10, "M-40-42C-32-14-16-7 0-7 16-7 32-14 40-42"),
    ),
    "red": (Fill(evenodd=True, d="M-36-46H36L11 0 36 46H-36L-11 0Z" + disc(-10, -29, 8) + disc(10, 31, 6)),),
    "yellow": (
        Fill(disc(0, 0, 22)),
        Fill("".join(polygon([at(0, 0, 30, a - 0.2), at(0, 0, 49, a), at(0, 0, 30, a + 0.2)]) for a in _around(8))),
    ),
    "green": (
        Stroke(9, "M-34-42C-12-32-46-4-32 20-24 36 24 36 32 20 46-4 12-32 34-42"),
        Stroke(7, "M-29-20H29"),
        Stroke(5, "M-11-20V30M11-20V30M0-20V31"),
        Stroke(9, "M-14 44H14"),
    ),
    "blue": (Fill(star(0, 0, 52, 13, 8, second=33)),),
}

CONTACT: dict[str, Sign] = {
    "imperial": (
        Fill("M-37-40H-21V50H-37ZM19-40H35V50H19Z"),
        Fill("M-56 55L-50 64 45-36 35-47Z"),
        Fill(disc(47, -52, 11.5)),
    ),
    "freight": (Stroke(8, "M-40-24 0-44 40-24V26L0 46-40 26ZM-40-24 0-4 40-24M0-4V46"),),
    "great-freight": (Stroke(8, "M-40-24 0-44 40-24V26L0 46-40 26ZM-40-24 0-4 40-24M0-4V46M-20-34 20-14"),),
    "spaceport": (
        Stroke(8, "M-40-8V44H8V-8Z"),
        Stroke(8, "M-18-22V-42H40V26H24"),
        Stroke(7, "M-16 4V32M-30 18H-2"),
    ),
    "space-fund": (
        Fill("M-46 4H46C44 32 24 46 0 46S-44 32-46 4Z"),
        Fill(disc(-4, -26, 16)),
        Fill(disc(28, -20, 10)),
    ),
    "hyperjump": (Stroke(11, "M-44-34-14 0-44 34M-14-34 16 0-14 34M16-34 46 0 16 34"),),
    "time-machine": (
        Stroke(8, "M-36-22A42 42 0 1 1-42 6"),
        Fill("M-48-44-44-8-16-30Z"),
        Stroke(8, "M0-24V2L18 14"),
    ),
    "rocket": (
        Fill(evenodd=True, d="M0-50C22-30 26-6 20 22H-20C-26-6-22-30 0-50Z" + disc(0, -14, 9)),
        Fill("M-22-2-40 34-20 26ZM22-2 40 34 20 26ZM-10 28H10L0 50Z"),
    ),
    "annihilation": (Fill(star(0, 0, 50, 22, 8, 0.2)),),
    "mind-swap": (
        Stroke(9, "M-40-8C-34-44 26-50 36-14"),
        Fill("M46-34 42 4 14-14Z"),
        Stroke(9, "M40 8C34 44-26 50-36 14"),
        Fill("M-46 34-42-4-14 14Z"),
    ),
    "dictator": (Fill("M-46-24-22-2 0-40 22-2 46-24 36 30H-36ZM-36 37H36V47H-36Z"),),
    "fiver": (Stroke(8, "M0-46C16-34 30-32 42-32 44 6 30 34 0 48-30 34-44 6-42-32-30-32-16-34 0-46Z"),),
    "multicolour": (
        Fill(
            "M0 0"
            + "".join(trace("L", at(0, 0, 48, a), "A48 48 0 0 1", at(0, 0, 48, a + 0.62 * TAU / 10), "L0 0") for a in _around(10))
            + "Z"
        ),
    ),
}

# For colours of a deck file that have no sign of their own, in this order.
SHAPES: dict[str, Sign] = {
    "shape-1": (Fill("M0-46 46 38H-46Z"),),
    "shape-2": (Fill("M-38-38H38V38H-38Z"),),
    "shape-3": (Fill("M0-50 44 0 0 50-44 0Z"),),
    "shape-4": (Fill("M-15-48H15V-15H48V15H15V48H-15V15H-48V-15H-15Z"),),
    "shape-5": (Fill(polygon([at(0, 0, 48, a) for a in _around(6)])),),
    "shape-6": (Fill(disc(0, 0, 46) + disc(0, 0, 26), evenodd=True),),
    "shape-7": (Fill("M20-46A48 48 0 1 0 20 46 38 38 0 1 1 20-46Z"),),
    "shape-8": (Fill("M0-50C26-14 38 0 38 18A38 32 0 0 1-38 18C-38 0-26-14 0-50Z"),),
    "shape-9": (Fill(star(0, 6, 52, 22, 5)),),
    "shape-10": (Stroke(16, "M-40-26Q-20-46 0-26T40-26M-40 4Q-20-16 0 4T40 4M-40 34Q-20 14 0 34T40 34"),),
    "shape-11": (Fill("M-46-40H46L0 46Z"),),
    "shape-12": (Stroke(18, "M-36-36 36 36M36-36-36 36"),),
    "shape-13": (Fill(disc(-22, -22, 20) + disc(22, -22, 20) + disc(-22, 22, 20) + disc(22, 22, 20)),),
    "shape-14": (Fill("M-46 0 0-46V46ZM8-46 46-8V8L8 46Z"),),
    "shape-15": (Fill(polygon([at(0, 0, 50, a - PI / 2) for a in _around(5)]) + disc(0, 4, 18), evenodd=True),),
    "shape-16": (Fill("M-46-16H46V16H-46ZM-16-48H16V-24H-16ZM-16 24H16V48H-16Z"),),
}

SYMBOLS: dict[str, Sign] = SYSTEMS | CONTACT | SHAPES
