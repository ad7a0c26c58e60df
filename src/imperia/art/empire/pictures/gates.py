"""The four star gates: what is seen through them, and where they point."""

from __future__ import annotations

import math
from random import Random

from ...finish import mix
from ...geometry import TAU, at, curve, disc, ellipse, polygon, star, trace
from ..brush import CX, Brush
from ..palette import GOLD


def gates(p: Brush, nth: int) -> None:
    """A gate; its arrow points where it leads."""
    x, y, R = CX, 425, 196
    chance = Random(90 + nth)
    p.glow(x, y, 400, "#6D62E0", 0.5)
    p.ring(x, y, 252, "#CDD0EC", nth + 1, 0.4)
    p.path(trace("M", x - 190, "690L", x - 120, "560H", x + 120, "L", x + 190, "690Z"), fill="#0E0D1C", stroke="#7C7AA8", width=1.6)
    for k in range(3):
        p.path(trace("M", x - 138 - k * 18, 594 + k * 32, "H", x + 138 + k * 18), stroke="#7C7AA8", width=1.2, opacity=0.7)
    inner = R * 0.76
    p.path(
        disc(x, y, inner),
        fill=p.radial([(0, "#FFFFFF", 1), (0.18, "#B9C4FF", 1), (0.5, "#5A4FD0", 1), (1, "#140F40", 1)]),
        stroke="#CDD0EC",
    )
    p.clip(disc(x, y, inner))
    if nth == 0:
        north(p, x, y, chance)
    elif nth == 1:
        south(p, x, y)
    elif nth == 2:
        east(p, x, y)
    else:
        west(p, x, y)
    p.end()
    ro, ri = R, R * 0.77
    for k in range(28):
        a0, a1 = (TAU * k / 28 + 0.012, TAU * (k + 1) / 28 - 0.012)
        d = polygon([at(x, y, ro, a0), at(x, y, ro, (a0 + a1) / 2), at(x, y, ro, a1), at(x, y, ri, a1), at(x, y, ri, a0)])
        p.path(d, fill=mix("#0C0C17", "#2A2944", 0.2 + 0.7 * (math.sin(a0 + 2.2) + 1) / 2), stroke="#8886B0", width=1.2)
        if k % 2 == 0:
            p.path(star(*at(x, y, (ro + ri) / 2, (a0 + a1) / 2), 7, 3, 4), fill="#CDD0EC", stroke=None, ink_fill="#1C1D2B")
    p.path(disc(x, y, ro + 3), stroke="#CDD0EC", width=2.5)
    p.path(disc(x, y, ri - 2), stroke="#CDD0EC", width=2)
    a = (-math.pi / 2, math.pi / 2, 0, math.pi)[nth]
    tx, ty = at(x, y, ro + 4, a)
    p.path(
        polygon([at(tx, ty, 36, a + math.pi), at(tx, ty, 30, a + 1.05), at(tx, ty, 30, a - 1.05)]),
        fill=GOLD,
        stroke="#3A2A08",
        width=2,
    )


def north(p: Brush, x: float, y: float, chance: Random) -> None:
    """Turning stars are seen."""
    for k in range(13):
        a0 = chance.uniform(0, TAU)
        p.path(
            ellipse(x, y - 30, 14 + k * 14, 14 + k * 14, 0, a0, a0 + chance.uniform(1.5, 3.4)),
            stroke="#FFFFFF",
            width=2,
            opacity=0.8,
        )
    p.spikes(x, y - 30, 70, "#FFFFFF")


def south(p: Brush, x: float, y: float) -> None:
    """A cross of stars over waves is seen."""
    for k in range(9):
        p.path(
            curve([(x - 170 + 42 * j, y + 70 + 15 * k + 17 * math.sin(j * 0.9 + k * 0.7)) for j in range(9)], False, 1),
            stroke="#E7E4FF",
            width=2,
            opacity=0.7 - k * 0.04,
        )
    for q, z in (((0, -96), 34), ((0, 26), 28), ((-52, -40), 28), ((44, -52), 24), ((22, -14), 12)):
        p.spikes(x + q[0], y + q[1], z, "#FFFFFF")


def east(p: Brush, x: float, y: float) -> None:
    """A sunrise is seen."""
    p.path(disc(x, y + 84, 92), fill="#FFE2A0", stroke="#FFE2A0")
    p.path(
        "".join(
            polygon(
                [
                    at(x, y + 84, 102, math.pi + math.pi * k / 18),
                    at(x, y + 84, 150 if k % 2 else 250, math.pi + math.pi * k / 18),
                ],
                False,
            )
            for k in range(1, 18)
        ),
        stroke="#FFF3CF",
        width=3,
        opacity=0.8,
    )
    for k in range(5):
        p.path(trace("M", x - 160, y + 84 + 15 * k, "H", x + 160), stroke="#241B66", width=6 - k * 0.5, opacity=0.9)


def west(p: Brush, x: float, y: float) -> None:
    """A spiral galaxy is seen."""
    for arm in range(3):
        for w in range(4):
            p.path(
                curve(
                    [
                        at(x, y, 6 + 150 * t, arm * TAU / 3 + 4.2 * t + w * 0.1, (6 + 150 * t) * 0.72, -0.4)
                        for t in [i / 14 for i in range(15)]
                    ],
                    False,
                    1,
                ),
                stroke="#FFFFFF" if w == 1 else "#D7CFFF",
                width=3 - w * 0.5,
                opacity=0.85 - w * 0.15,
            )
    p.glow(x, y, 60, "#FFFFFF", 0.9)
