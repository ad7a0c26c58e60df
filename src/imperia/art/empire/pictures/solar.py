"""Venus, Earth and Mars before the Sun."""

from __future__ import annotations

import math

from ...geometry import TAU, at, curve, disc, ellipse, polygon, trace
from ..brush import Brush


def solar(p: Brush, nth: int) -> None:
    """A planet before the Sun and the other orbits."""
    x, y, r = 388, 410, 142
    sx, sy = 70, 690
    p.glow(sx, sy, 420, "#FFC93C", 0.9, "#FFF3C4")
    for k, R in enumerate((190, 268, 346, 424, 520, 620)):
        p.path(
            ellipse(sx, sy, R, R, 0, -1.75, 0.25),
            stroke="#FFEDA6",
            width=2.6 if k == nth + 1 else 1.1,
            opacity=0.85 if k == nth + 1 else 0.45,
        )
    for R, a, z, c in (
        (190, -0.75, 8, "#C9B8A8"),
        (268, -0.12, 13, "#EBD9A8"),
        (346, -0.2, 13, "#6FA8F0"),
        (424, -0.05, 10, "#E06A4A"),
        (520, -0.3, 24, "#E0B98A"),
        (620, -0.585, 18, "#EAD9A8"),
    ):
        q = at(sx, sy, R, a)
        p.sphere(q[0], q[1], z, c, None, None, -0.5, 0.5)
        if R == 620:
            p.path(ellipse(q[0], q[1], 32, 9, -0.4), stroke="#FFEDA6", width=2.4)
    p.ring(x, y, 216, "#FFEDA6", nth + 1, 0.4)
    p.path(disc(sx, sy, 100), fill=p.radial([(0, "#FFFFFF", 1), (0.5, "#FFE98A", 1), (1, "#FFB52E", 1)]), stroke="#FFB52E")
    if p.ink:
        p.line(
            "".join(polygon([at(sx, sy, 108, -TAU * k / 24), at(sx, sy, 124, -TAU * k / 24)], False) for k in range(24)),
            p.dark,
            1.6,
        )
    if nth == 0:
        venus(p, x, y, r)
    elif nth == 1:
        earth(p, x, y, r)
    else:
        mars(p, x, y, r)
    p.shade(x, y, r, -0.55, 0.5)
    if nth == 1:
        p.sphere(x + 168, y - 112, 25, "#D9DCE4", None, None, -0.5, 0.5)


def venus(p: Brush, x: float, y: float, r: float) -> None:
    """Clouds."""
    p.glow(x, y, 240, "#FFE2A0", 0.5)
    p.path(disc(x, y, r), fill="#EBCF98", stroke="#FFF0CF")
    p.banded(x, y, r, ["#F6E3B8", "#E6C88C", "#F1D9A6", "#DDB878", "#EFD6A0", "#D2A866", "#E3C288", "#C79A58"], -24, 11)
    p.end()
    p.clip(disc(x, y, r))
    for k in range(6):
        p.path(
            curve([(x - 130 + 44 * j, y - 96 + 36 * k + 12 * math.sin(j + k * 2)) for j in range(7)], False, 1),
            stroke="#FFF7E0",
            width=3,
            opacity=0.6,
            rounded=True,
        )
    p.end()


def earth(p: Brush, x: float, y: float, r: float) -> None:
    """Land, sea and clouds."""
    p.glow(x, y, 240, "#7FC4FF", 0.6)
    p.path(disc(x, y, r), fill=p.radial([(0, "#7CC3FF", 1), (0.6, "#2F79D8", 1), (1, "#123C86", 1)]), stroke="#BFE3FF")
    p.clip(disc(x, y, r))
    for d in (
        [
            (-30, -46),
            (6, -54),
            (34, -46),
            (44, -24),
            (62, -14),
            (50, 6),
            (38, 34),
            (28, 66),
            (8, 84),
            (-4, 56),
            (-8, 24),
            (-34, 14),
            (-50, -6),
            (-44, -30),
        ],
        [
            (-46, -66),
            (-30, -84),
            (-8, -78),
            (10, -96),
            (44, -104),
            (84, -96),
            (128, -74),
            (140, -40),
            (104, -30),
            (92, -6),
            (74, -34),
            (54, -46),
            (30, -62),
            (0, -62),
            (-26, -60),
        ],
        [(-146, -60), (-112, -84), (-90, -70), (-100, -40), (-120, -28), (-146, -20)],
        [(-128, 14), (-98, 20), (-84, 44), (-100, 84), (-122, 92), (-140, 50)],
        [(96, 62), (122, 54), (134, 76), (112, 92), (94, 82)],
        [(-60, 126), (0, 118), (70, 124), (60, 146), (-50, 146)],
        [(58, 40), (66, 36), (68, 54), (60, 60)],
    ):
        p.path(curve([(x + a, y + b) for a, b in d], tension=0.9), fill="#5DBB6C", stroke="#D9F5C8", width=1.4)
    for a, b, w in ((-96, -14, 76), (-30, 96, 96), (30, -20, 70), (-40, -110, 60), (70, 12, 50), (-110, 104, 50)):
        p.path(
            trace("M", x + a, y + b, "q", w * 0.3, "-16", w * 0.6, "-3q", w * 0.2, "8", w * 0.4, "4"),
            stroke="#FFFFFF",
            width=7,
            opacity=0.8,
            rounded=True,
            ink_width=1.3,
        )
    p.end()


def mars(p: Brush, x: float, y: float, r: float) -> None:
    """A canyon, volcanoes and ice."""
    p.glow(x, y, 240, "#FF7A4A", 0.5)
    p.path(disc(x, y, r), fill=p.radial([(0, "#F5A06B", 1), (0.6, "#D45E38", 1), (1, "#7A2616", 1)]), stroke="#FFC9A8")
    p.clip(disc(x, y, r))
    p.path(
        curve(
            [(x - 70, y - r - 4), (x - 44, y - 114), (x - 8, y - 120), (x + 26, y - 108), (x + 64, y - 124), (x + 70, y - r - 10)],
            tension=0.9,
        ),
        fill="#FFF6EE",
        stroke="#FFFFFF",
        width=1.5,
    )
    p.path(
        curve([(x - 96, y + 4), (x - 50, y - 10), (x - 10, y + 8), (x + 36, y - 2), (x + 92, y + 18)], False, 1),
        stroke="#6B1D10",
        width=8,
        opacity=0.85,
        rounded=True,
        ink_width=2.2,
    )
    p.path(trace("M", x - 40, y - 8, "l-16 -16M", x + 20, y + 2, "l12 16"), stroke="#6B1D10", width=5, opacity=0.8, rounded=True)
    for a, b in ((-74, -54), (-44, -42), (-62, -28)):
        p.path(disc(x + a, y + b, 9), fill="#B5492B", stroke="#FFC9A8", width=1.6)
    p.path(
        curve(
            [(x - 30, y + 60), (x + 20, y + 44), (x + 74, y + 62), (x + 60, y + 92), (x + 4, y + 98), (x - 28, y + 84)], tension=0.9
        ),
        fill="#A8432A",
        stroke="#E88A60",
        width=1.4,
        opacity=0.8,
    )
    p.end()
    p.sphere(x + 176, y - 100, 12, "#B59A8A")
    p.sphere(x + 200, y + 64, 8, "#B59A8A")
