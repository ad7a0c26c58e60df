"""The Rosette nebula: rose, thorn and bud."""

from __future__ import annotations

import math
from random import Random

from ...geometry import TAU, at, curve, polygon, star, trace
from ..brush import CX, Brush

X, Y = CX, 428.0
EDGE, PALE = "#FFD9EA", "#FFE3EF"
ROSE = ((226, 0.42, 7, 0.55), (186, 0.46, 7, 0.62), (146, 0.5, 6, 0.7), (106, 0.56, 5, 0.85))  # radius, width, petals, opacity
THORN = ((236, 0.2, 9, 0.6), (196, 0.26, 9, 0.65), (152, 0.32, 7, 0.75), (104, 0.42, 5, 0.85))
SHADES = (("#8E2C86", "#5A1B6B"), ("#C03F95", "#8E2C7E"), ("#EC6AAA", "#C8458F"), ("#FFA6CC", "#F285B6"))  # middle and edge
BUD = (
    (228, 0.62, -2.15, "#A2358B"),
    (228, 0.62, -1.0, "#A2358B"),
    (214, 0.5, -1.9, "#D554A0"),
    (214, 0.5, -1.25, "#D554A0"),
    (196, 0.4, -1.57, "#FF9CC6"),
)


def rosette(p: Brush, nth: int) -> None:
    """A flower of light."""
    chance = Random(21 + nth)
    nebula(p, chance)
    p.ring(X, Y, 254, "#FFC9E1", nth + 1)
    if nth == 2:
        bud(p)
        return
    for layer, (r, half, n, opacity) in enumerate(ROSE if nth == 0 else THORN):
        for k in range(n):
            petal(p, r, half, TAU * k / n + layer * 0.42, layer, opacity, 1 if nth == 0 else 0.62)
    if nth == 1:
        thorns(p)
    p.glow(X, Y, 70, "#FFF1F7", 0.9)
    for _ in range(15):
        spot = at(X, Y, chance.uniform(0, 46), chance.uniform(0, TAU))
        p.fill(star(*spot, chance.uniform(6, 15), 1.6), p.marked("#FFFFFF"))


def nebula(p: Brush, chance: Random) -> None:
    """Clouds behind the flower."""
    for _ in range(9):
        spot = at(X, Y, chance.uniform(60, 210), chance.uniform(0, TAU))
        r, colour = chance.uniform(110, 220), chance.choice(["#F06AAE", "#B03A9B", "#FF9CC6", "#7E2F9E"])
        turn = chance.uniform(0, 90)
        p.glow(*spot, r, colour, 0.3, ry=chance.uniform(80, 160), turn=turn)


def petal(p: Brush, r: float, half: float, a: float, layer: int, opacity: float, round_: float) -> None:
    """A petal; half: half its width as an angle; round_: 1 is blunt, less is pointed."""
    tip, base = at(X, Y, r, a), at(X, Y, 20, a)
    sides = []
    for way in (-1, 1):
        near, far = at(X, Y, r * 0.35, a + way * half * 1.1), at(X, Y, r * 0.86, a + way * half)
        sides.append((near, (far[0] + (tip[0] - far[0]) * (1 - round_), far[1] + (tip[1] - far[1]) * (1 - round_))))
    (near, bent), (other_near, other_bent) = sides
    middle, edge = SHADES[layer]
    light = p.radial_at([(0, PALE, 0.95), (0.5, middle, 0.85), (1, edge, 0.9)], X, Y, r)
    p.path(
        trace("M", base, "C", near, bent, tip, "C", other_bent, other_near, base, "Z"),
        fill=light,
        stroke=EDGE,
        width=1.3,
        opacity=opacity,
    )


def thorns(p: Brush) -> None:
    """Rays between the petals."""
    for k in range(18):
        a = TAU * k / 18 + 0.1
        ray = polygon([at(X, Y, 120, a - 0.03), at(X, Y, 248 + 16 * (k % 2), a), at(X, Y, 120, a + 0.03)])
        p.path(ray, fill=PALE, stroke=PALE, width=1, opacity=0.8)


def bud(p: Brush) -> None:
    """A closed flower on its stem."""
    base = (X, Y + 140)
    for r, half, a, colour in BUD:
        tx, ty = X + r * 0.95 * math.cos(a) * 0.75, Y + 130 + r * 1.45 * math.sin(a)
        wide = half * 190
        left, right = (X - wide, Y + 90, tx - wide * 0.9, ty + 90), (tx + wide * 0.9, ty + 90, X + wide, Y + 90)
        light = p.radial_at([(0, "#6A1F6E", 0.95), (0.6, colour, 0.95), (1, PALE, 0.95)], X, Y + 130, r * 1.3)
        p.path(trace("M", base, "C", left, (tx, ty), "C", right, base, "Z"), fill=light, stroke=PALE, width=1.5, opacity=0.95)
    stem = curve([base, (X - 4, Y + 190), (X - 22, Y + 240)], False, 1)
    p.path(stem, stroke="#FFC9E1", width=6, opacity=0.8, rounded=True)
    for s in (-1, 1):
        leaf = trace("M", X, Y + 150, "q", s * 70, "-8", s * 92, "-70q", -s * 80, "20", -s * 92, "70Z")
        p.path(leaf, fill="#5A1B6B", stroke="#FFC9E1", width=1.4)
