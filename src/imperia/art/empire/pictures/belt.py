"""The asteroid belt: Ceres and Vesta."""

from __future__ import annotations

import math
from random import Random

from ...finish import mix
from ...geometry import TAU, at, curve, ellipse, polygon, rough
from ..brush import Brush


def belt(p: Brush, nth: int) -> None:
    """Rocks round the Sun, and one of the two great ones among them."""
    chance = Random(40 + nth)
    cx, cy, rot = 340, 440, -0.32
    p.glow(470, 300, 260, "#FFD9A0", 0.5)
    p.ring(cx, cy, 262, "#E8C29B", nth + 1)
    p.path(ellipse(cx, cy, 330, 128, rot), stroke="#E8C29B", width=1, opacity=0.35)

    def rocks(front: bool) -> None:
        drawn = sorted(((chance.uniform(0, TAU), chance.gauss(0, 1)) for _ in range(95)), key=lambda q: math.sin(q[0]))
        for a, w in drawn:
            if (math.sin(a) > 0) != front:
                continue
            x, y = at(cx, cy, 322 + 22 * w, a, 124 + 12 * w, rot)
            z = (3 + 13 * chance.random() ** 2) * (0.62 + 0.55 * (math.sin(a) + 1))
            if p.ink and z < 7:
                continue
            q = rough(x, y, z, chance, 7, 0.2)
            b = mix("#8A5A33", "#2B1A10", chance.random() * 0.6)
            p.path(polygon(q), fill=b, opacity=1)
            if z > 6 and not p.ink:
                p.fill(
                    polygon([(x + (u - x) * 0.72 + z * 0.16, y + (w2 - y) * 0.72 - z * 0.2) for u, w2 in q]),
                    mix(b, "#F2C793", 0.42),
                )

    rocks(False)
    if nth == 0:
        ceres(p, cx, cy)
    else:
        vesta(p, cx, cy)
    rocks(True)


def ceres(p: Brush, cx: float, cy: float) -> None:
    """A round one with craters."""
    p.sphere(cx + 6, cy - 8, 128, "#A37A55", "#F3D9B5", "#160C08", 0.45, -0.5)
    for x, y, z in (
        (-40, -30, 26),
        (38, 42, 20),
        (-62, 44, 15),
        (12, -76, 17),
        (60, -26, 11),
        (-10, 22, 10),
        (-86, -8, 9),
        (30, 88, 12),
    ):
        p.path(ellipse(cx + 6 + x, cy - 8 + y, z, z * 0.82, -0.4), fill="#6E4C32", stroke="#E9C8A0", width=1.6, opacity=0.75)
        p.path(
            ellipse(cx + 6 + x, cy - 8 + y, z * 0.8, z * 0.62, -0.4, 2.4, 4.6), stroke="#2A1810", width=3, opacity=0.55, ink=False
        )


def vesta(p: Brush, cx: float, cy: float) -> None:
    """An uneven one with grooves."""
    q = [
        at(cx, cy - 8, 132 + d, TAU * k / 16 - 0.2, 108 + d * 0.9, -0.25)
        for k, d in enumerate((4, 12, -6, 8, -2, 10, -12, 6, 14, -4, 8, -10, 2, 12, -8, 0))
    ]
    p.path(
        curve(q, tension=1),
        fill=p.radial([(0, "#F0D2A8", 1), (0.4, "#A67A52", 1), (1, "#1B0F0A", 1)], 0.7, 0.25, 0.9),
        stroke="#E8C29B",
        width=1,
    )
    for k in range(7):
        p.path(ellipse(cx - 10, cy + 4, 128 - k * 4, 22 + k * 9, -0.25, 0.35, 2.7), stroke="#3A2214", width=2.4, opacity=0.6)
    for x, y, z in ((40, -52, 24), (-52, -34, 16), (74, 2, 13), (-4, -12, 9)):
        p.path(ellipse(cx + x, cy - 8 + y, z, z * 0.75, -0.3), fill="#76512F", stroke="#F3D9B5", width=1.5, opacity=0.8)
