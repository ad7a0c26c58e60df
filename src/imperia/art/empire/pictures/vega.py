"""Vega over the Lyre."""

from __future__ import annotations

import math

from ...geometry import TAU, at, disc, ellipse, polygon, star, trace
from ..brush import CX, Brush


def vega(p: Brush, nth: int) -> None:
    """The lyre, with a string and a planet more on each card."""
    x, y = CX, 440
    sx, sy = x, 286
    p.glow(x, y, 420, "#2ECF8C", 0.35)
    p.ring(x, y, 254, "#A9EFC9", nth + 1, 0.4)
    for k in range(4 + nth):
        p.path(ellipse(sx, sy, 116 + 17 * k, 30 + 5 * k, -0.16, math.pi, TAU), stroke="#CFFBE2", width=1.5, opacity=0.65 - k * 0.07)
    fr = p.linear([(0, "#F2FFF6", 1), (0.5, "#7BE0AC", 1), (1, "#16704A", 1)])
    for s in (-1, 1):
        d = trace(
            "M",
            x + s * 128,
            268,
            "C",
            x + s * 52,
            300,
            x + s * 170,
            420,
            x + s * 136,
            520,
            "C",
            x + s * 118,
            590,
            x + s * 50,
            622,
            x,
            622,
            "L",
            x,
            596,
            "C",
            x + s * 40,
            596,
            x + s * 92,
            568,
            x + s * 108,
            512,
            "C",
            x + s * 136,
            420,
            x + s * 14,
            306,
            x + s * 120,
            250,
            "Z",
        )
        p.path(d, fill=fr, stroke="#E4FFF0", width=1.6)
        p.path(disc(x + s * 130, 256, 15), fill="#E4FFF0", stroke="#16704A", width=2)
    p.path(trace("M", x - 112, "346H", x + 112, "V362H", x - 112, "Z"), fill=fr, stroke="#E4FFF0", width=1.4)
    n = 5 + nth
    for k in range(n):
        xx = x - 62 + 124 * k / (n - 1)
        yb = 596 - abs(k - (n - 1) / 2) * 5
        if not p.ink:
            p.line(trace("M", xx, "362V", yb), "#8DF5C0", 6, 0.28)
        p.path(trace("M", xx, "354V", yb), stroke="#F4FFF8", width=2.4, opacity=0.95)
        a = 0.18 * (k - (n - 1) / 2)
        if not p.ink:
            p.line(trace("M", xx, "354L", sx + 8 * a, sy + 30), "#DFFFEE", 1.4, 0.5)
    p.path(trace("M", x - 44, "622H", x + 44, "L", x + 62, "660H", x - 62, "Z"), fill=fr, stroke="#E4FFF0", width=1.6)
    lyra = [(sx, sy), (x + 188, 330), (x + 214, 520), (x + 160, 566), (x + 142, 376), (x + 188, 330)]
    p.path(polygon(lyra, False), stroke="#CFFBE2", width=1.3, opacity=0.7)
    for q in lyra[1:]:
        p.path(star(q[0], q[1], 13, 3), fill="#F4FFF8", ink_fill="#0E6B3D")
    p.glow(sx, sy, 150, "#BFFFE0", 0.95, "#FFFFFF")
    p.spikes(sx, sy, 128, "#FFFFFF", 8, second=46)
    p.path(disc(sx, sy, 30), fill="#FFFFFF", stroke="#CFFBE2")
    for k in range(4 + nth):
        p.path(ellipse(sx, sy, 116 + 17 * k, 30 + 5 * k, -0.16, 0, math.pi), stroke="#E4FFF0", width=1.7, opacity=0.75 - k * 0.08)
    for k in range(nth + 1):
        planet = at(sx, sy, 116 + 17 * (3 + nth), (0.5, 2.5, 1.5)[k], 30 + 5 * (3 + nth), -0.16)
        p.sphere(*planet, (24, 17, 13)[k], ("#3FAE84", "#8FD0E0", "#E0C98A")[k], "#F4FFF8", "#04150D", -0.1, -0.6)
