"""Империя: a ringed world, a crown among the stars, the ten systems on their way round it, a rocket."""

from __future__ import annotations

import math
from random import Random

from ..empire.brush import Brush
from ..empire.furniture import badge
from ..empire.palette import KNOWN, PAPER
from ..empire.pictures.rockets import rocket
from ..geometry import TAU, at, box, disc, ellipse, star
from ..imperial.signs import STAR

X, Y, R, TILT = 450.0, 566.0, 208.0, -0.245
CROWN = ((236, 196), (330, 264), (392, 152), (450, 236), (508, 152), (570, 264), (664, 196), (640, 330), (262, 330))
CLOUDS = ("#7A3CD8", "#2B4BD9", "#B03A9B", "#0E7C9A", "#C4487A")


def space() -> Brush:
    """The whole picture."""
    p = Brush()
    sky(p)
    crown(p)
    half_ring(p, math.pi, TAU)
    systems(p, behind=True)
    world(p)
    half_ring(p, 0, math.pi)
    systems(p, behind=False)
    p.line("M310 930C470 960 640 930 706 842", "#F6D98C", 3, 0.55)
    rocket(p, 742, 806, 0.42, True, 38)
    p.fill(box(0, 0, 900, 1000), p.linear([(0, "#05060F", 0.25), (0.3, "#05060F", 0), (0.75, "#05060F", 0), (1, "#05060F", 0.7)]))
    return p


def sky(p: Brush) -> None:
    """Nebulae and stars."""
    p.fill(box(0, 0, 900, 1000), p.linear([(0, "#1B1450", 1), (0.55, "#2A1258", 1), (1, "#071A2C", 1)], 0, 0, 0.4, 1))
    chance = Random(11)
    for i in range(22):
        x, y, r = chance.uniform(-40, 940), chance.uniform(-40, 1040), chance.uniform(160, 330)
        p.glow(x, y, r, CLOUDS[i % 5], chance.uniform(0.2, 0.42), ry=r * chance.uniform(0.35, 0.8), turn=chance.uniform(-40, 40))
    p.glow(250, 420, 330, "#FFC97A", 0.75)
    small: dict[tuple[str, float], list[str]] = {}
    for _ in range(420):
        x, y, r = chance.uniform(0, 900), chance.uniform(0, 1000), chance.random() ** 4 * 1.9 + 0.5
        colour = chance.choice(("#FFFFFF", "#CFE3FF", "#FFE9C2", "#E5D4FF"))
        small.setdefault((colour, round(0.35 + chance.random() * 0.6, 1)), []).append(disc(x, y, r))
    for (colour, opacity), discs in small.items():
        p.fill("".join(discs), colour, opacity)
    for x, y, size in (
        (120, 150, 34),
        (770, 120, 26),
        (210, 640, 20),
        (690, 300, 20),
        (820, 560, 30),
        (70, 420, 18),
        (480, 90, 20),
    ):
        p.glow(x, y, size, "#FFFFFF", 0.5)
        p.place(x, y, 0, size / 100)
        p.fill(STAR, "#FFFFFF")
        p.end()


def crown(p: Brush) -> None:
    """A constellation in the shape of a crown."""
    corners = "L".join(f"{x} {y}" for x, y in CROWN)
    p.add(f'<path d="M{corners}Z" fill="none" stroke="#FFE9C2" stroke-width="2" stroke-dasharray="2 7" stroke-linecap="round"/>')
    for i, (x, y) in enumerate(CROWN):
        big = i in (0, 2, 4, 6)
        p.glow(x, y, 46 if big else 32, "#FFD98A", 0.7)
        p.fill(star(x, y, 19 if big else 13, 4), "#FFFFFF")


def half_ring(p: Brush, start: float, end: float) -> None:
    """The far or the near half of the rings."""
    for r, flat, width, colour, opacity in (
        (372, 120, 1.6, "#F6D98C", 0.6),
        (340, 106, 3, "#C9B2FF", 0.7),
        (318, 96, 21, "#E7D3FF", 0.75 if start == 0 else 0.4),
        (284, 84, 9, "#B79AF0", 0.7 if start == 0 else 0.4),
    ):
        p.line(ellipse(X, Y, r, flat, TILT, start, end), colour, width, opacity)


def world(p: Brush) -> None:
    """The world, banded, lit from the left."""
    p.glow(X, Y, 300, "#FF9E8B", 0.45)
    bands = ["#FFC98A", "#F6A06B", "#FFB98A", "#C85A7A", "#F0936A", "#8A2C74", "#D9687E", "#5A1F66", "#7A2468", "#3A1458"]
    p.fill(disc(X, Y, R), "#FFB07A")
    p.banded(X, Y, R, bands, -14, 7)
    p.path(ellipse(X + 92, Y + 34, 46, 18, TILT), fill="#FFE3B0", opacity=0.75)
    p.path(ellipse(X + 92, Y + 34, 30, 10, TILT), fill="#C2497A")
    p.end()
    p.shade(X, Y, R, -0.55, -0.6, 0.85)


def systems(p: Brush, behind: bool) -> None:
    """The ten systems along their path; the far ones are smaller."""
    for i, look in enumerate(KNOWN.values()):
        angle = -0.84 + i * 0.543  # none is hidden by the world
        if (math.sin(angle) < 0) != behind:
            continue
        x, y = at(X, Y, 392, angle, 134, TILT)
        r = 25 + 9 * math.sin(angle)
        p.glow(x, y, r * 2, look.seen("#8F86FF"), 0.6)
        badge(p, look, x, y, r, r * 1.35)
        p.line(disc(x, y, r), PAPER, 1.6, 0.55)
