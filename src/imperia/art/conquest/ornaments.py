"""What fills the sea of an old chart: compass, rhumb lines, ships, a serpent, mountains, the frame."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..geometry import TAU, at, box, disc, polygon, trace
from ..pen import Pen
from .tints import GOLD_HIGH, LAND_EDGE, PAPER_HIGH, RED, SEA_INK, shown

LILY = (
    "M0-14c4 5 5 9 2.5 13 3.5-2 8-4.5 10.5-1.5 2.5 3.2-.5 7-4 6 1.5-1.2 1-3-1-2.7C5 1.3 3.6 4 3 6.5h3.5v3H2.6L0 14l-2.6-4.5h-3.9v-3"
    "H-3C-3.6 4-5 1.3-8 .8c-2-.3-2.5 1.5-1 2.7-3.5 1-6.5-2.8-4-6 2.5-3 7-.5 10.5 1.5C-5-5-4-9 0-14z"
)
HULL = "M-28 8C-24 18-16 22-4 22h16c10 0 16-5 20-17l-7 2-3 4h-34l-5-5z"
SAILS = (
    "M-20-6c2-6 2-10 0-15h14c3 5 3 10 0 15zM-22 7c3-4 3-7 1-11h16c2 4 2 7 0 11zM-5-14c2-6 2-11 0-17h17c3 6 3 11 0 17z"
    "M-7 7c3-6 3-11 1-18h20c3 7 3 12 0 18zM14-3c2-4 2-9 0-13h11c2 4 2 9 0 13z"
)
RIGGING = "M-25 13h51M-22 17h45M-13 10V-24M3 10V-34M18 10V-20M-28 8l-11-5"
WATER = "M-36 26q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0"
SERPENT = (
    "M-44 10C-42-14-26-16-22 10M-30 10c1-8 2-8 3 0M-12 10C-9-22 14-22 16 10h-8C7-8-2-8-3 10z"
    "M26 10c-2-18 2-34 16-36 9-1 13 5 20 5-3 5-8 6-13 5-8 0-12 10-13 26z"
)
SERPENT_LINES = (
    "M44-21h.5M49-26l4-6 1 7M-44 10c-4-8-10-10-14-6 6 0 8 3 9 8M-52 14q5-4 10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0t10 0"
)


def compass(p: Pen, x: float, y: float, r: float) -> None:
    """A compass rose with a lily to the north."""
    dark, light = LAND_EDGE, shown(p.finish, PAPER_HIGH)
    p.place(x, y)
    for share, width in ((0.98, 0.9), (0.92, 0.5), (0.52, 0.9)):
        p.line(disc(0, 0, r * share), dark, width)
    ticks = (
        polygon([at(0, 0, r * 0.92, TAU * i / 64), at(0, 0, r * (0.95 if i % 2 else 0.98), TAU * i / 64)], False) for i in range(64)
    )
    p.line("".join(ticks), dark, 0.6)
    for n, offset, long, half in ((8, 22.5, 0.6, 0.1), (4, 45, 0.74, 0.14), (4, 0, 0.9, 0.17)):
        for i in range(n):
            p.turned(i * 360 / n + offset, 0, 0)
            for side, colour in ((1, dark), (-1, light)):
                d = trace("M0 0L", 0, -long * r, "L", side * half * r, -half * r, "Z")
                p.add(f'<path d="{d}" fill="{colour}" stroke="{dark}" stroke-width=".5"/>')
            p.end()
    p.fill(disc(0, 0, r * 0.13), shown(p.finish, GOLD_HIGH, dark))
    p.fill(disc(0, 0, r * 0.06), light)
    p.place(0, -r * 1.21, 0, r / 62)
    p.fill(LILY, shown(p.finish, RED, dark))
    p.end()
    p.end()


def rhumbs(p: Pen, x: float, y: float, r: float) -> None:
    """Lines of bearing from the compass over the whole sheet."""
    lines = (polygon([at(x, y, r, TAU * i / 32), at(x, y, 2400, TAU * i / 32)], False) for i in range(32))
    p.line("".join(lines), shown(p.finish, GOLD_HIGH, "#999"), 0.8, 0.3)


def ship(p: Pen, x: float, y: float, size: float) -> None:
    """A ship under sail."""
    line = shown(p.finish, SEA_INK, LAND_EDGE)
    p.place(x, y, 0, size)
    p.fill(HULL + SAILS, shown(p.finish, PAPER_HIGH), 0.8)
    p.line(HULL + SAILS + RIGGING + WATER, line, 1.1, 0.85)
    p.line("M3-34c4-3 7 1 12-2-4 4-8 2-12 5zM-13-24c3-2 6 1 9-1-3 3-6 1-9 4z", line, 1.1, 0.85)
    p.end()


def serpent(p: Pen, x: float, y: float, size: float) -> None:
    """What lives where the chart ends."""
    p.place(x, y, 0, size)
    p.fill(SERPENT, shown(p.finish, PAPER_HIGH), 0.7)
    p.line(SERPENT + SERPENT_LINES, shown(p.finish, SEA_INK, LAND_EDGE), 1.1, 0.85)
    p.end()


def mountains(p: Pen, peaks: Sequence[tuple[float, float]]) -> None:
    """Mountains as small strokes."""
    told, shade = [], []
    for i, (x, y) in enumerate(peaks):
        h = 8 + i * 7 % 5
        told.append(trace("M", x - 7, y + 4, "Q", x - 3.5, y - h * 0.4, x - 0.5, y - h, "Q", x + 2.5, y - h * 0.45, x + 7, y + 4))
        shade.append(trace("M", x + 0.2, y - h + 3, "L", x + 2.8, y + 3, "M", x + 2.3, y - h * 0.35, "L", x + 4.8, y + 3))
    p.line("".join(told), "#6B573B", 1, 0.6)
    p.line("".join(shade), "#6B573B", 0.7, 0.5)


def frame(p: Pen, wide: float, high: float) -> None:
    """A border of degrees round the sheet."""
    dark = LAND_EDGE
    for inset, width in ((8, 2.4), (22, 1), (27, 2)):
        p.line(box(inset, inset, wide - 2 * inset, high - 2 * inset), dark, width)
    for along, across in ((wide, high), (high, wide)):
        n = math.floor((along - 44) / 44)
        each = (along - 44) / n
        for i in range(0, n, 2):
            for edge in (8.0, across - 22):
                x, y, w, h = (22 + i * each, edge, each, 14) if along == wide else (edge, 22 + i * each, 14, each)
                p.fill(box(x, y, w, h), dark, 0.75)
