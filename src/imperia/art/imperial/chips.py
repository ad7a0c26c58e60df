"""Chips: one seen from above, for print and lists; piles seen at three quarters, for the table. White has ten stripes, red eight,
and the star of red is filled where that of white is a line, so that they differ without colour too."""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

import msgspec

from ..geometry import TAU, at, disc, number, polygon, trace
from ..pen import Pen
from .brush import Brush
from .signs import STAR

ChipColour: TypeAlias = Literal["white", "red"]
RX, RY, THICK = 27.0, 16.0, 8.0
DIAMETER = 30.0  # millimetres, of a printed chip


class Tint(msgspec.Struct, frozen=True):
    """The colours of a chip."""

    top: str
    side: str
    spot: str
    line: str
    stripes: int


TINTS: dict[str, Tint] = {
    "white": Tint("#FBF6E9", "#E3DAC3", "#2B3A67", "#8C8166", 10),
    "red": Tint("#C22A38", "#98192A", "#F2D48A", "#5A0B17", 8),
}


def printed(p: Brush, colour: ChipColour, letter: str) -> None:
    """A chip from above, 100 units across, painted to 5 units beyond; letter: of its colour."""
    tint = TINTS[colour]
    dark = "#1B1E28" if p.ink else tint.spot
    p.fill(disc(50, 50, 55), "#FFF" if p.ink else tint.top)
    for i in range(tint.stripes):
        a = TAU * i / tint.stripes - math.pi / 2
        stripe = polygon([at(50, 50, 56, a - 0.13), at(50, 50, 56, a + 0.13), at(50, 50, 39, a + 0.16), at(50, 50, 39, a - 0.16)])
        p.path(stripe, fill=tint.spot, stroke=tint.spot, width=0.6, ink_fill="#1B1E28" if colour == "red" else None)
    p.circle(50, 50, 36, "none", dark, 1)
    p.circle(50, 50, 49.4, "none", tint.line, 0.6)
    for i in range(tint.stripes):
        x, y = at(50, 50, 31, TAU * (i + 0.5) / tint.stripes - math.pi / 2)
        p.put(STAR, x, y, 7, dark)
    if colour == "red":
        p.put(STAR, 50, 50, 46, dark)
    else:
        p.place(50, 50, 0, 0.42)
        p.line(STAR, dark, 4)
        p.end()
    p.text(
        50,
        55.5,
        letter,
        15,
        "bold",
        "#FFF" if p.ink and colour == "red" else tint.top if colour == "red" else dark,
        anchor="middle",
    )


def chip(p: Pen, colour: ChipColour, turn: float) -> None:
    """One chip of a pile, round the middle of its upper face."""
    tint = TINTS[colour]
    rim = f"M{number(-RX)} 0v{number(THICK)}a{number(RX)} {number(RY)} 0 0 0 {number(2 * RX)} 0v{number(-THICK)}"
    side, top = [], []
    for i in range(8):
        start = turn + i * TAU / 8
        end = start + 0.34
        if math.sin(start + 0.17) > -0.05:
            from_, to = (max(0.0, min(math.pi, angle % TAU)) for angle in (start, end))
            if to > from_:
                (x1, y1), (x2, y2) = ellipse_at(1, from_), ellipse_at(1, to)
                side.append(trace("M", x1, y1, "L", x2, y2, "v", THICK, "L", x1, y1 + THICK, "Z"))
        top.append(polygon([ellipse_at(0.99, start), ellipse_at(0.99, end), ellipse_at(0.74, end), ellipse_at(0.74, start)]))
    p.fill(rim + "Z", tint.side)
    p.fill("".join(side), tint.spot, 0.92)
    p.line(rim, tint.line, 1)
    p.add(f'<ellipse rx="{RX:g}" ry="{RY:g}" fill="{tint.top}" stroke="{tint.line}" stroke-width="1"/>')
    p.fill("".join(top), tint.spot)
    p.add(f'<ellipse rx="{RX * 0.68:g}" ry="{RY * 0.68:g}" fill="{tint.top}" stroke="{tint.spot}" stroke-width="1.1"/>')
    p.place(0, 0, 0, 0.27, 0.16)
    p.fill(STAR, tint.spot)
    p.end()
    p.line(f"M{2 - RX:g}-3a{RX - 2:g} {RY - 2:g} 0 0 1 {number(RX * 1.1)}-10", "#FFFFFF", 1.4, 0.35)


def ellipse_at(share: float, angle: float) -> tuple[float, float]:
    """A point of a chip's upper face."""
    return RX * share * math.cos(angle), RY * share * math.sin(angle)


def pile(p: Pen, n: int, colour: ChipColour, room: int) -> tuple[float, float]:
    """A pile of n in a picture with room for so many; returns its size."""
    high = RY * 2 + THICK * max(n, room, 1) + 6
    base = high - RY - THICK - 3
    p.place(34, 0)
    p.add(f'<ellipse cx="3" cy="{base + THICK + 3:g}" rx="{RX + 3:g}" ry="{RY + 1:g}" fill="#000" opacity=".28"/>')
    if not n:
        empty = f'cy="{base + THICK:g}" rx="{RX - 1:g}" ry="{RY - 1:g}" fill="none" stroke="#FFFFFF"'
        p.add(f'<ellipse {empty} stroke-width="1.5" stroke-dasharray="4 4" opacity=".6"/>')
    for i in range(n):
        p.place(math.sin(i * 2.3 + n) * 1.3, base - i * THICK)
        chip(p, colour, (i * 0.61 + (0.2 if colour == "white" else 0.5)) % 0.785)
        p.end()
    p.end()
    return 70, high
