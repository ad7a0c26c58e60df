"""White dwarfs, drinking from their companions."""

from __future__ import annotations

import math
from random import Random

from ...finish import mix
from ...geometry import TAU, at, curve, disc
from ..brush import Brush


def dwarfs(p: Brush, nth: int) -> None:
    """A white dwarf, and the companion it draws matter from."""
    x, y = (392, 388) if nth == 0 else (330, 400)
    bx, by, br, bc = (86, 640, 168, "#BFD4FF") if nth == 0 else (578, 616, 158, "#FFEFC8")
    chance = Random(7 + nth)
    p.ring(x, y, 226, "#FFFFFF", nth + 1)
    p.glow(bx, by, br * 2.2, bc, 0.6)
    p.sphere(bx, by, br, bc, "#FFFFFF", mix(bc, "#2A3358", 0.7), 0.35 if nth == 0 else -0.35, -0.4)
    for k in range(5):
        R = 88 + k * 27
        p.path(
            curve(
                [
                    at(x, y, R * (1 + 0.05 * math.sin(3 * a + k * 1.3 + nth) + 0.03 * chance.uniform(-1, 1)), a, R * 0.93, 0.4)
                    for a in [TAU * j / 26 for j in range(26)]
                ],
                tension=1,
            ),
            stroke=mix("#FFFFFF", "#9FB6F2", k / 5),
            width=2.4 - k * 0.25,
            opacity=0.75 - k * 0.11,
        )
    s = 1 if nth == 0 else -1
    for k in range(7):
        q = [
            (
                bx + s * br * 0.78 + (x - bx - s * br * 0.78) * t + s * math.sin(t * 3.1) * (-60 + k * 7),
                by - br * 0.62 + (y - by + br * 0.62) * t - math.sin(t * math.pi) * (44 - k * 11),
            )
            for t in [i / 8 for i in range(9)]
        ]
        p.path(curve(q, False, 1), stroke="#E9F0FF", width=1.6, opacity=0.55 - k * 0.05)
    p.glow(x, y, 190, "#DDE8FF", 0.95, "#FFFFFF")
    p.spikes(x, y, 205, "#FFFFFF")
    p.spikes(x, y, 92, "#FFFFFF", 4, -math.pi / 4)
    p.path(disc(x, y, 50), fill="#FFFFFF", stroke="#C9D6FF", width=2)
