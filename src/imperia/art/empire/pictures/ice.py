"""The ice giants and Triton."""

from __future__ import annotations

import math
from random import Random

from ...geometry import TAU, at, curve, disc, ellipse, trace
from ..brush import CX, CY, Brush


def ice(p: Brush, nth: int) -> None:
    """An ice giant."""
    x, y = CX, CY
    p.ring(x, y, 252, "#B9F1F9", nth + 1)
    if nth == 0:
        uranus(p, x, y)
    elif nth == 1:
        neptune(p, x, y)
    else:
        triton(p, x, y)


def uranus(p: Brush, x: float, y: float) -> None:
    """With its upright rings."""
    rot = 1.32
    for w, o in ((1.0, 0.9), (1.07, 0.5), (1.13, 0.8), (1.2, 0.35)):
        p.path(ellipse(x, y, 208 * w, 52 * w, rot, math.pi, TAU), stroke="#CFF6FF", width=3.2 if w == 1 else 1.8, opacity=o)
    p.glow(x, y, 260, "#6FE0F0", 0.45)
    p.path(disc(x, y, 140), fill="#7FDDEA", stroke="#7FDDEA")
    p.banded(x, y, 140, ["#8FE6F0", "#A6EFF5", "#86DEEB", "#9BE9F2", "#7AD3E4", "#8DE1EE", "#6BC6DA"], 74, 3)
    p.end()
    p.shade(x, y, 140)
    for w, o in ((1.0, 0.95), (1.07, 0.6), (1.13, 0.85), (1.2, 0.4)):
        p.path(ellipse(x, y, 208 * w, 52 * w, rot, 0, math.pi), stroke="#E6FBFF", width=3.6 if w == 1 else 2, opacity=o)
    for a, z in ((0.4, 7), (1.5, 10), (3.6, 6), (5.2, 8)):
        q = at(x, y, 262, a, 88, rot)
        p.sphere(q[0], q[1], z, "#DFF8FC")


def neptune(p: Brush, x: float, y: float) -> None:
    """With its dark spot."""
    p.path(ellipse(x, y, 250, 40, -0.35, math.pi, TAU), stroke="#B9F1F9", width=1.8, opacity=0.6)
    p.glow(x, y, 280, "#3F8CFF", 0.5)
    p.path(disc(x, y, 152), fill="#3E8BE8", stroke="#7FB8FF")
    p.banded(x, y, 152, ["#4C9BF0", "#3784E3", "#5BACF7", "#2F76D8", "#4A9AF0", "#2A6BCB", "#3C8AE6", "#255FB8"], -18, 5)
    p.path(ellipse(x - 30, y + 24, 42, 19, -0.3), fill="#123C86", stroke="#8CC6FF", width=2, opacity=0.9)
    p.path(ellipse(x - 26, y + 6, 48, 8, -0.3, math.pi, TAU), stroke="#EAF7FF", width=4, opacity=0.9, rounded=True)
    for q in ((40, -60, 44), (62, 66, 32), (-70, -70, 30)):
        p.path(
            trace("M", x + q[0], y + q[1], "q", q[2] / 2, "-9", q[2], "-2"), stroke="#EAF7FF", width=4, opacity=0.8, rounded=True
        )
    p.end()
    p.shade(x, y, 152)
    p.path(ellipse(x, y, 250, 40, -0.35, 0, math.pi), stroke="#D9F6FF", width=2.2, opacity=0.8)
    p.sphere(x + 214, y - 118, 17, "#E9D9D2")


def triton(p: Brush, x: float, y: float) -> None:
    """A moon before Neptune."""
    p.glow(560, 700, 460, "#3F8CFF", 0.55)
    p.path(disc(600, 730, 300), fill="#2D72D0", stroke="#7FB8FF")
    p.banded(600, 730, 300, ["#4C9BF0", "#3784E3", "#5BACF7", "#2F76D8", "#4A9AF0", "#2A6BCB"], -28, 8)
    p.end()
    p.shade(600, 730, 300, -0.6, -0.6, 0.8)
    x, y, r = 325, 385, 132
    p.glow(x, y, 220, "#CFEFF5", 0.4)
    p.sphere(x, y, r, "#BFD9DE", "#FFFFFF", "#0B2028", -0.4, -0.5)
    p.clip(disc(x, y, r))
    chance = Random(5)
    for _ in range(11):
        a = chance.uniform(0, TAU)
        q = [
            at(x, y, chance.uniform(60, 140), a),
            (x + chance.uniform(-60, 60), y + chance.uniform(-60, 60)),
            at(x, y, 145, a + chance.uniform(2, 4)),
        ]
        p.path(curve(q, False, 1), stroke="#3F8392", width=2, opacity=0.6)
    p.path(
        curve(
            [
                (x - 140, y + 60),
                (x - 70, y + 46),
                (x - 20, y + 76),
                (x + 40, y + 58),
                (x + 90, y + 86),
                (x + 150, y + 60),
                (x + 140, y + 150),
                (x - 140, y + 150),
            ]
        ),
        fill="#F5D9D2",
        opacity=0.6,
        stroke="#F5D9D2",
        width=1,
    )
    p.end()
    p.path(ellipse(x, y, 196, 30, -0.5, 3.3, 6.1), stroke="#E6FBFF", width=1.6, opacity=0.5)
