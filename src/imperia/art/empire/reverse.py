"""The back: orbits and stars over the whole face and one medallion. It is the same upside down and has no frame, so that a
print that is two millimetres off is not noticed."""

from __future__ import annotations

import math

from ..geometry import TAU, at, curve, disc, star
from ..pen import WHITE
from .brush import WHOLE, Brush
from .palette import GOLD

X, Y = 315.0, 440.0
DEEP = "#100D38"


def reverse(p: Brush) -> None:
    """The whole back."""
    if p.ink:
        p.fill(WHOLE, WHITE)
    else:
        p.fill(WHOLE, p.radial_at([(0, "#2B2468", 1), (0.6, "#151244", 1), (1, "#0B0A28", 1)], X, Y, 560))
    orbits(p)
    medallion(p)


def orbits(p: Brush) -> None:
    """Circles that meet, with a star in each, and dots between."""
    gold, r = p.marked(GOLD), 105.0
    places = [(i + j, (i - 3) * r + X, (j - 4) * r + Y) for i in range(-1, 8) for j in range(-1, 11)]
    circles = [(x, y) for odd, x, y in places if odd % 2 == 0]
    p.fill("".join(disc(x, y, 5) for odd, x, y in places if odd % 2), gold, 0.7)
    for share, opacity in ((1, 0.34), (0.8, 0.2), (0.6, 0.2)):
        p.line("".join(disc(x, y, r * share) for x, y in circles), gold, 1.3, 0.8 if p.ink else opacity)
    p.fill("".join(star(x, y, 17, 4.5, 8, second=9) for x, y in circles), gold, 0.85)


def medallion(p: Brush) -> None:
    """A woven ring with ten stars, and the sign of the imperial twice."""
    gold = p.marked(GOLD)
    p.path(disc(X, Y, 182), fill=DEEP, stroke=GOLD, width=3)
    p.line(disc(X, Y, 172), gold, 1.2, 0.8)
    for k in range(6):
        angles = [TAU * i / 100 for i in range(100)]
        woven = curve([at(X, Y, 146 + 20 * math.sin(10 * a + k * TAU / 6), a) for a in angles], tension=1)
        p.line(woven, gold, 1.2, 0.75)
    for k in range(10):
        x, y = at(X, Y, 146, TAU * k / 10)
        p.path(disc(x, y, 17), fill=DEEP, stroke=GOLD, width=1.6)
        p.fill(star(x, y, 12, 4, turn=math.pi / 2 + TAU * k / 10), gold)
    p.path(star(X, Y, 116, 30, 8, second=70), fill="#1D1858", stroke=GOLD, width=2)
    p.path(disc(X, Y, 56), fill=DEEP, stroke=GOLD, width=2.5)
    for degrees in (0, 180):
        p.turned(degrees, X, Y)
        p.symbol("imperial", X, Y, 60, gold)
        p.end()
