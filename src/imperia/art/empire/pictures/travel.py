"""Hyperjump and Time Machine."""

from __future__ import annotations

import math
from random import Random

from ...geometry import TAU, at, curve, disc, ellipse, polygon, star, trace
from ..brush import CX, Brush
from ..palette import GOLD


def hyperjump(p: Brush) -> None:
    """Stars become lines."""
    x, y = CX + 20, 380
    chance = Random(3)
    p.glow(x, y, 420, "#7A6BFF", 0.8, "#DDE4FF")
    for _ in range(120 if not p.ink else 58):
        a = chance.uniform(0, TAU)
        r0 = chance.uniform(70, 250)
        r1 = r0 * chance.uniform(1.25, 2.1)
        w = 0.006 + 0.012 * chance.random()
        c = chance.choice(["#FFFFFF", "#9CC2FF", "#C8A8FF", "#8FF0E0", GOLD])
        p.path(
            polygon([at(x, y, r0, a), at(x, y, r1, a - w), at(x, y, r1, a + w)]),
            fill=c,
            opacity=chance.uniform(0.4, 0.95),
            ink_width=0.9,
        )
    for k in range(4):
        p.path(ellipse(x, y, 46 + k * 15, 46 + k * 15), stroke="#FFFFFF", width=2.4 - k * 0.4, opacity=0.8 - k * 0.17)
    p.path(disc(x, y, 38), fill="#FFFFFF", stroke="#FFFFFF")
    p.place(300, 545, 22)
    for s in (-30, 0, 30):
        p.glow(s, 92, 44, "#8FF0FF", 0.9)
        p.path(trace("M", s - 10, "62L", s, "190", s + 10, "62Z"), fill="#BFF7FF", stroke="#FFFFFF", width=1)
    p.path(
        "M0 -120L26 -20 92 54 40 50 30 66H-30L-40 50 -92 54 -26 -20Z",
        fill=p.linear([(0, "#FFFFFF", 1), (1, "#6F62B8", 1)], 0, 0, 1, 1),
        stroke="#FFFFFF",
        width=2,
    )
    p.path("M0 -78L11 -24 0 -8 -11 -24Z", fill="#1B1440", stroke=GOLD, width=2)
    p.path("M-26 -20L-30 66M26 -20L30 66", stroke="#4B3F86", width=2)
    p.end()


def time_machine(p: Brush) -> None:
    """A clock, gears, and two cards that come back."""
    x, y = CX, 420.0
    p.glow(x, y, 380, "#7FB8FF", 0.5)
    p.ring(x, y, 236, GOLD, 0, 0.5)
    for k, colour in enumerate(("#BFEFFF", "#C8A8FF", GOLD)):
        steps = [200 * (0.1 + 0.9 * i / 22) for i in range(23)]
        spiral = [at(x, y, r, -1.2 + k * TAU / 3 - 5.4 * i / 22, r) for i, r in enumerate(steps)]
        p.path(curve(spiral, False, 1), stroke=colour, width=3, opacity=0.75)
    gear(p, x + 138, y + 128, 78, 14, "#4B3F86")
    gear(p, x - 150, y + 100, 58, 11, "#6A4FA0")
    clock(p, x, y)
    for cx, cy, turn in ((214, 262, -24), (300, 210, -4)):
        p.place(cx, cy, turn)
        p.path("M-34 -48H34V48H-34Z", fill="#2A2160", stroke=GOLD, width=3, ink_width=2)
        p.path(star(0, 0, 24, 8), fill=GOLD, stroke=None)
        p.end()
    p.path("M196 330C176 396 190 470 238 520", stroke=GOLD, width=5, rounded=True, ink_width=2)
    p.path("M196 330L178 366M196 330L222 360", stroke=GOLD, width=5, rounded=True, ink_width=2)


def gear(p: Brush, cx: float, cy: float, r: float, n: int, colour: str) -> None:
    """A gear with n teeth."""
    shape = ((1, 0.0), (1, 0.42), (0.84, 0.52), (0.84, 0.92))  # of one tooth: share of the radius, share of its angle
    teeth = [at(cx, cy, r * share, TAU * (i + along) / n) for i in range(n) for share, along in shape]
    p.path(polygon(teeth) + disc(cx, cy, r * 0.3), fill=colour, stroke="#FFE9B8", width=1.6, evenodd=True)
    p.path(disc(cx, cy, r * 0.62), stroke="#FFE9B8", width=1.4, opacity=0.8)


def clock(p: Brush, x: float, y: float) -> None:
    """The face of a clock, its hands turned back."""
    face = p.radial([(0, "#FFFDF2", 1), (0.7, "#F2E3BF", 1), (1, "#B58A3E", 1)])
    p.path(disc(x, y, 132), fill=face, stroke=GOLD, width=7, ink_width=2.2)
    p.path(disc(x, y, 112), stroke="#6B4A12", width=1.6)
    for k in range(60):
        tick = polygon([at(x, y, 112, TAU * k / 60), at(x, y, 104 if k % 5 else 96, TAU * k / 60)], False)
        p.line(tick, p.marked("#6B4A12"), 1.3 if k % 5 else 3)
    for k, hour in enumerate(("XII", "III", "VI", "IX")):
        hx, hy = at(x, y, 78, -math.pi / 2 + k * math.pi / 2)
        p.text(hx, hy + 11, hour, 34, "numeral", p.marked("#3A2608"), anchor="middle")
    long = trace("M", at(x, y, 8, 0.9), "L", at(x, y, 92, -0.65), "L", at(x, y, 8, -2.2), "L", at(x, y, 24, 2.5), "Z")
    short = trace("M", at(x, y, 8, -0.6), "L", at(x, y, 62, -2.45), "L", at(x, y, 8, 2.4), "Z")
    for hand, colour in ((long, "#2A2160"), (short, "#A3141B")):
        p.path(hand, fill=colour, stroke=colour, width=1)
    p.path(disc(x, y, 10), fill=GOLD, stroke="#3A2608", width=2)
