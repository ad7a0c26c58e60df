"""Betelgeuse, boiling."""

from __future__ import annotations

import math
from random import Random

from ...finish import mix
from ...geometry import TAU, at, curve, rough, trace
from ..brush import Brush

R = 190.0
HEAT = (  # from the edge inward: radius as a share, colour
    (1, "#6E0C16"),
    (0.93, "#8F131B"),
    (0.84, "#B51E20"),
    (0.74, "#CF2B25"),
    (0.63, "#E8412D"),
    (0.52, "#FA5F38"),
    (0.41, "#FF8248"),
    (0.3, "#FFA65E"),
    (0.2, "#FFC884"),
    (0.1, "#FFEBC0"),
)


def betelgeuse(p: Brush, nth: int) -> None:
    """The boiling supergiant."""
    x, y = (372.0, 432.0) if nth == 1 else (385.0, 440.0)
    chance = Random(31 + nth)
    p.glow(x, y, 440, "#FF3A2E", 0.7, "#FF8A50")
    p.ring(x, y, 254, "#FFA7A1", nth + 1, 0.45)
    if nth == 2:
        shells(p, x, y, chance)
    flares(p, x, y, chance)
    surface(p, x, y, chance)
    (companion, horizon, comet)[nth](p)


def shells(p: Brush, x: float, y: float, chance: Random) -> None:
    """Gas that it has thrown off."""
    for k in range(4):
        r = 205 + k * 19
        shell = curve([at(x, y, r + chance.uniform(-7, 7), TAU * j / 24, r * 0.97) for j in range(24)], tension=1)
        p.path(shell, stroke="#FFB7A0", width=2.2 - k * 0.3, opacity=0.8 - k * 0.15)


def flares(p: Brush, x: float, y: float, chance: Random) -> None:
    """Arcs that rise from its edge."""
    for k in range(9):
        a = TAU * k / 9 + chance.uniform(-0.2, 0.2)
        start, end = at(x, y, R * 0.93, a - 0.16), at(x, y, R * 0.93, a + 0.16)
        one = at(x, y, R * chance.uniform(1.12, 1.34), a - 0.3)
        other = at(x, y, R * chance.uniform(1.12, 1.34), a + 0.12)
        for w in (0, 1):
            arc = trace("M", start, "C", at(*one, w * 9, a), at(*other, w * 9, a), end)
            p.path(arc, stroke="#FF8A6B", width=3.4 - w * 1.4, opacity=0.85 - 0.3 * w)


def surface(p: Brush, x: float, y: float, chance: Random) -> None:
    """Hotter and hotter towards its middle, with dark spots."""
    phase = chance.uniform(0, 6)

    def boiling(a: float, j: int) -> float:
        slow = (0.035 + 0.012 * j) * math.sin(3 * a + phase + j)
        return 1 + slow + 0.04 * math.sin(7 * a + 2 * phase) + 0.025 * math.sin(11 * a + j)

    for j, (share, colour) in enumerate(HEAT):
        angles = [TAU * i / 44 for i in range(44)]
        edge = curve([at(x - j * 6, y - j * 5.5, R * share * boiling(a, j), a) for a in angles], tension=1)
        p.path(edge, fill=colour, stroke=mix(colour, "#FFD0A0", 0.3), width=1, ink=j % 2 == 0)
    for _ in range(9):
        spot = at(x, y, chance.uniform(70, 160), chance.uniform(0, TAU))
        dark = curve(rough(*spot, chance.uniform(7, 18), chance, 8, 0.25, 0.6), tension=1)
        p.path(dark, fill="#5E0A14", opacity=0.6, stroke="#FF9A70", width=1)


def companion(p: Brush) -> None:
    """A world in its light."""
    p.sphere(196, 560, 62, "#3C1A2C", "#FFB08A", "#0A040B", 0.75, -0.65)
    p.sphere(290, 612, 14, "#6B3A3A", "#FFD0A8", "#12060A", 0.6, -0.6)


def horizon(p: Brush) -> None:
    """Seen from the ground."""
    p.path(
        "M-30 700L-30 600 30 572 78 604 130 548 176 590 232 566 286 616 352 590 420 624 486 584 540 612 590 560 660 604V940H-30Z",
        fill="#12060F",
        stroke="#FF9A84",
        width=1.6,
    )
    p.path("M176 590L190 640 232 566M130 548L118 620M590 560L572 640M486 584L500 650", stroke="#FF9A84", width=1.2, opacity=0.6)
    p.sphere(190, 300, 30, "#7A3B3B", "#FFD0B8", "#1A070B", 0.6, 0.3)
    p.sphere(262, 244, 13, "#A86A5A", "#FFE6D0", "#1A070B", 0.6, 0.3)


def comet(p: Brush) -> None:
    """A comet that comes near."""
    p.path("M150 640L248 556", stroke="#FFF1E0", width=3)
    for k in range(6):
        p.path(
            trace("M", 245 - k * 4, 552 + k * 9, "L", 110 - k * 3, 648 + k * 14), stroke="#FFD9C0", width=2, opacity=0.6 - k * 0.08
        )
    p.sphere(254, 550, 18, "#FFE3D0", "#FFFFFF", "#7A3B3B")
