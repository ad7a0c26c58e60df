"""Aldebaran, with one planet more on each card."""

from __future__ import annotations

import math
from random import Random

from ...geometry import at, disc, ellipse, polygon, star, trace
from ..brush import Brush


def aldebaran(p: Brush, nth: int) -> None:
    """The orange giant below the Hyades."""
    x, y, R = 372, 452, 196
    chance = Random(61)
    p.ring(x, y, 254, "#FFCF99", nth + 1)
    hy = [(168, 232), (226, 262), (262, 322), (330, 268), (420, 216), (512, 190)]
    p.path(polygon(hy[:3], False) + polygon(hy[2:], False), stroke="#FFE3C0", width=1.4, opacity=0.7)
    for q in hy:
        p.path(star(q[0], q[1], 13, 3), fill="#FFF3E0", ink_fill="#1C1D2B")
    p.glow(x, y, 420, "#FF8A2A", 0.75, "#FFC46B")
    p.sphere(x, y, R, "#F58A2C", "#FFF0C8", "#6B1E05", -0.3, -0.4)
    p.clip(disc(x, y, R))
    for _ in range(70 if not p.ink else 34):
        yy = chance.uniform(-R, R)
        xx = chance.uniform(-R, R) * 0.95
        w = chance.uniform(26, 90) * math.sqrt(max(0.06, 1 - (yy / R) ** 2))
        bow = yy / R * 26
        p.path(
            trace("M", x + xx - w / 2, y + yy, "q", w / 2, bow * w / 80, w, "0"),
            stroke=chance.choice(["#FFE0A0", "#FFB457", "#B4400E", "#FFD27A"]),
            width=chance.uniform(2, 5),
            opacity=chance.uniform(0.25, 0.65),
            rounded=True,
            ink_width=1.3,
        )
    p.end()
    p.path(ellipse(x, y, 292, 84, -0.3, 0.12, math.pi - 0.12), stroke="#FFE3C0", width=2, opacity=0.9)
    for k in range(nth + 1):
        a = (1.05, 1.75, 2.5)[k]
        planet = at(x, y, 292, a, 84, -0.3)
        z = (38, 26, 19)[k]
        p.sphere(*planet, z, ("#5A2A22", "#3D5A6B", "#7A5B2E")[k], ("#FFC98A", "#BFE3EE", "#FFE6A0")[k], "#120606", -0.3, -0.75)
        if k == 1:
            p.path(ellipse(*planet, z * 1.7, z * 0.42, -0.4), stroke="#FFE3C0", width=2.4)
