"""Rigel, its planet and its port."""

from __future__ import annotations

import math
from random import Random

from ...finish import mix
from ...geometry import TAU, at, curve, disc, ellipse, trace
from ..brush import Brush


def rigel(p: Brush, nth: int) -> None:
    """The blue supergiant over its nebula."""
    x, y = (372, 372) if nth == 0 else (350, 356)
    chance = Random(77 + nth)
    p.glow(x, y, 520, "#3D7BFF", 0.75, "#9CC2FF")
    for k in range(7):
        b = 560 + k * 24
        q = [
            (-490 + 90 * j, b + 40 * math.sin(j * 0.8 + k * 0.5) - 60 * math.exp(-((j - 7 - k * 0.3) ** 2) / 3)) for j in range(20)
        ]
        if p.ink:
            p.line(curve(q, False, 1), p.dark, 1.2)
        else:
            p.fill(curve(q, False, 1) + "L1220 1400L-490 1400Z", mix("#2B57C8", "#0A1440", k / 7), opacity=0.42)
    p.ring(x, y, 238, "#B0CCFF", nth + 1, 0.5)
    for k in range(5):
        p.path(disc(x, y, 108 + k * 22), stroke="#DCE8FF", width=2 - k * 0.3, opacity=0.6 - k * 0.1)
    p.glow(x, y, 230, "#CFE0FF", 1, "#FFFFFF")
    p.spikes(x, y, 290, "#FFFFFF", 8, second=150)
    p.spikes(x, y, 120, "#FFFFFF", 8, -math.pi / 2 + math.pi / 8)
    p.path(disc(x, y, 78), fill=p.radial([(0, "#FFFFFF", 1), (0.7, "#EAF1FF", 1), (1, "#A9C8FF", 1)]), stroke="#FFFFFF")
    if nth == 0:
        prime(p, chance)
    else:
        port(p)


def prime(p: Brush, chance: Random) -> None:
    """A planet with rings and lights."""
    X, Y, R = 236, 566, 92
    p.path(ellipse(X, Y, 172, 40, -0.35, math.pi, TAU), stroke="#DCE8FF", width=4, opacity=0.8)
    p.sphere(X, Y, R, "#234A9E", "#DCEBFF", "#030818", 0.7, -0.75, "#FFFFFF")
    for _ in range(26):
        q = at(X, Y, chance.uniform(10, 78), chance.uniform(1.6, 3.9))
        p.fill(disc(q[0], q[1], chance.uniform(1.2, 2.6)), p.dark if p.ink else "#FFE9A8")
    p.path(ellipse(X, Y, 172, 40, -0.35, 0, math.pi), stroke="#F2F7FF", width=4.5, opacity=0.95)
    p.path(ellipse(X, Y, 190, 46, -0.35, 0, math.pi), stroke="#B0CCFF", width=1.8, opacity=0.8)


def port(p: Brush) -> None:
    """A port with ships."""
    X, Y = 366, 566
    p.path(
        trace("M", X - 16, Y - 150, "L", X + 16, Y - 150, "L", X + 24, Y + 96, "L", X - 24, Y + 96, "Z"),
        fill="#0B1638",
        stroke="#B0CCFF",
        width=2,
    )
    p.path(ellipse(X, Y, 226, 52, -0.06, math.pi, TAU), stroke="#B0CCFF", width=9, opacity=0.9, ink_width=2)
    for a in (0.35, 1.2, 2.0, 2.8):
        q = at(X, Y, 222, a, 50, -0.06)
        p.path(trace("M", X, Y, "L", q[0], q[1]), stroke="#8FB2F5", width=5, ink_width=1.6)
    p.path(disc(X, Y, 40), fill="#14275E", stroke="#DCE8FF", width=2.4)
    p.path(trace("M", X - 40, Y, "A40 26 0 0 1", X + 40, Y), stroke="#FFE9A8", width=2)
    p.path(
        ellipse(X, Y, 226, 52, -0.06, 0, math.pi) + "L" + ellipse(X, Y + 26, 226, 52, -0.06, math.pi, 0)[1:] + "Z",
        fill="#14275E",
        stroke="#DCE8FF",
        width=2,
    )
    for k in range(21):
        q = at(X, Y + 13, 222, 0.18 + k * 0.139, 51, -0.06)
        p.fill(trace("M", q[0] - 3, q[1] - 3, "h7v6h-7Z"), p.dark if p.ink else "#FFE9A8")
    for q, z, s in (((150, 470), 1, 1), ((560, 492), 1.2, -1), ((520, 650), 0.9, -1)):
        p.place(q[0], q[1], 0, z * s, z)
        p.path("M-40 0L-10 -12 34 -4 40 0 34 4 -10 12Z", fill="#DCE8FF", stroke="#0B1638", width=1.5)
        p.path("M-42 0L-86 0", stroke="#9CC2FF", width=3, opacity=0.9, rounded=True)
        p.end()
