"""Vega over the Lyre."""

from __future__ import annotations

import math

from ...geometry import at, disc, ellipse, polygon, star, trace
from ..brush import CX, Brush

X, STAR_Y = CX, 286.0
GOLD = ((0, "#F2FFF6", 1), (0.5, "#7BE0AC", 1), (1, "#16704A", 1))
EDGE = "#E4FFF0"


def vega(p: Brush, nth: int) -> None:
    """The lyre, with a string and a planet more on each card."""
    p.glow(X, 440, 420, "#2ECF8C", 0.35)
    p.ring(X, 440, 254, "#A9EFC9", nth + 1, 0.4)
    disc_of(p, nth, behind=True)
    frame(p)
    strings(p, 5 + nth)
    p.path(trace("M", X - 44, "622H", X + 44, "L", X + 62, "660H", X - 62, "Z"), fill=p.linear(GOLD), stroke=EDGE, width=1.6)
    constellation(p)
    p.glow(X, STAR_Y, 150, "#BFFFE0", 0.95, "#FFFFFF")
    p.spikes(X, STAR_Y, 128, "#FFFFFF", 8, second=46)
    p.path(disc(X, STAR_Y, 30), fill="#FFFFFF", stroke="#CFFBE2")
    disc_of(p, nth, behind=False)
    for k in range(nth + 1):
        planet = at(X, STAR_Y, 116 + 17 * (3 + nth), (0.5, 2.5, 1.5)[k], 30 + 5 * (3 + nth), -0.16)
        p.sphere(*planet, (24, 17, 13)[k], ("#3FAE84", "#8FD0E0", "#E0C98A")[k], "#F4FFF8", "#04150D", -0.1, -0.6)


def disc_of(p: Brush, nth: int, behind: bool) -> None:
    """The far or the near half of the dust round the star."""
    start, colour, width = (math.pi, "#CFFBE2", 1.5) if behind else (0.0, "#E4FFF0", 1.7)
    for k in range(4 + nth):
        opacity = 0.65 - k * 0.07 if behind else 0.75 - k * 0.08
        ring = ellipse(X, STAR_Y, 116 + 17 * k, 30 + 5 * k, -0.16, start, start + math.pi)
        p.path(ring, stroke=colour, width=width, opacity=opacity)


def frame(p: Brush) -> None:
    """The two arms of the lyre and its yoke."""
    gold = p.linear(GOLD)
    for s in (-1, 1):
        outer = ("C", X + s * 52, 300, X + s * 170, 420, X + s * 136, 520, "C", X + s * 118, 590, X + s * 50, 622, X, 622)
        inner = ("C", X + s * 40, 596, X + s * 92, 568, X + s * 108, 512, "C", X + s * 136, 420, X + s * 14, 306, X + s * 120, 250)
        p.path(trace("M", X + s * 128, 268, *outer, "L", X, 596, *inner, "Z"), fill=gold, stroke=EDGE, width=1.6)
        p.path(disc(X + s * 130, 256, 15), fill=EDGE, stroke="#16704A", width=2)
    p.path(trace("M", X - 112, "346H", X + 112, "V362H", X - 112, "Z"), fill=gold, stroke=EDGE, width=1.4)


def strings(p: Brush, n: int) -> None:
    """Strings, and the light that runs from them to the star."""
    for k in range(n):
        off = k - (n - 1) / 2
        x, foot = X - 62 + 124 * k / (n - 1), 596 - abs(off) * 5
        if not p.ink:
            p.line(trace("M", x, "362V", foot), "#8DF5C0", 6, 0.28)
        p.path(trace("M", x, "354V", foot), stroke="#F4FFF8", width=2.4, opacity=0.95)
        if not p.ink:
            p.line(trace("M", x, "354L", X + 8 * 0.18 * off, STAR_Y + 30), "#DFFFEE", 1.4, 0.5)


def constellation(p: Brush) -> None:
    """The five other stars of the Lyre."""
    stars = [(X, STAR_Y), (X + 188, 330), (X + 214, 520), (X + 160, 566), (X + 142, 376), (X + 188, 330)]
    p.path(polygon(stars, False), stroke="#CFFBE2", width=1.3, opacity=0.7)
    for spot in stars[1:]:
        p.path(star(*spot, 13, 3), fill="#F4FFF8", ink_fill="#0E6B3D")
