"""Courts: twelve different people in a panel whose two notches hold the indices; a bend runs from notch to notch."""

from __future__ import annotations

import math

from ..geometry import TAU, at, polygon
from ..pen import WHITE
from . import heads, robes
from .attributes import attribute
from .brush import GOLD, GOLD_DARK, GOLD_LIGHT, LINE, MIDDLE, STOCK, Brush
from .signs import STAR, Cloth, cloth

PANEL = "M72 20H210Q218 20 218 28V208H168V316H30Q22 316 22 308V128H72Z"
HALF = "M72 20H210Q218 20 218 28V208L22 128H72Z"
BEND = "M10 123.1L230 212.9"
WEAR = {
    "K": (heads.king_behind, robes.mantle, heads.king),
    "Q": (heads.queen_behind, robes.bodice, heads.queen),
    "J": (heads.jack_behind, robes.tabard, heads.jack),
}


def court(p: Brush, rank: str, suit: str, four_colours: bool) -> None:
    """A king, queen or jack."""
    wears = cloth(suit, four_colours)

    def half() -> None:
        p.clip(HALF)
        figure(p, rank, suit, wears)
        p.end()

    p.twice(half)
    p.clip(PANEL)
    bend(p, wears)
    p.end()
    p.stroke(PANEL, 2.4)
    p.twice(lambda: p.rays("M76 24.5H207Q213.5 24.5 213.5 31V203", 1.2, GOLD, 0.9))


def figure(p: Brush, rank: str, suit: str, wears: Cloth) -> None:
    """One half: field and nimbus, hair or veil, robe, head, attribute."""
    nimbus(p, wears, {"K": 40, "Q": 32, "J": 24}[rank])
    behind, robe, head = WEAR[rank]
    behind(p, wears)
    robe(p, wears)
    head(p, suit, wears)
    attribute(p, rank + suit, wears)


def nimbus(p: Brush, wears: Cloth, rays: int) -> None:
    """Light behind the head."""
    p.flat(HALF, wears.field)
    angles = [TAU * i / rays for i in range(rays)]
    p.rays("".join(polygon([at(145, 94, 58, a), at(145, 94, 150, a)], False) for a in angles), 1.6, GOLD, 0.55)
    p.circle(145, 94, 54, STOCK, GOLD, 2)
    p.circle(145, 94, 49, "none", wears.second, 1.2)


def bend(p: Brush, wears: Cloth) -> None:
    """The band between the halves, with a boss in its middle."""
    for width, colour in ((25, LINE), (21, WHITE if p.ink else GOLD), (14.5, WHITE if p.ink else wears.robe)):
        p.line(BEND, colour, width)
    x, y = MIDDLE
    slope = 0.408
    for k in (-82, -55, -28, 28, 55, 82):
        p.place(x + k, y + k * slope, math.degrees(math.atan(slope)))
        if k % 55:
            p.fill("M-6 0L0-5L6 0L0 5Z", LINE if p.ink else STOCK)
        else:
            p.put(STAR, 0, 0, 16, LINE if p.ink else GOLD_LIGHT)
        p.end()
    p.pearl(x, y, 15, GOLD)
    p.circle(x, y, 11, STOCK, GOLD_DARK, 1.2)
    p.put(STAR, x, y, 20, LINE if p.ink else wears.robe)
