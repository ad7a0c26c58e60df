"""The wheel of all colours."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ...finish import mix
from ...geometry import TAU, at, disc, polygon, star
from ...pen import pale
from ..brush import CX, Brush
from ..palette import PAPER, Look


def wheel(p: Brush, looks: Sequence[Look]) -> None:
    """All colours of a deck, turning."""
    x, y = CX, 420
    p.glow(x, y, 420, "#9C86FF", 0.6)
    p.ring(x, y, 254, PAPER, 0, 0.5)
    for k, look in enumerate(looks):
        blade(p, x, y, TAU * k / len(looks) - math.pi / 2, math.pi / len(looks), look)
    p.glow(x, y, 100, "#FFFFFF", 1)
    p.path(star(x, y, 92, 12, 8, second=50), fill="#FFFFFF", stroke=PAPER, width=1)
    p.path(disc(x, y, 24), fill="#FFFFFF", stroke=PAPER)


def blade(p: Brush, x: float, y: float, angle: float, half: float, look: Look) -> None:
    """One colour of the wheel; half: half of its width, as an angle."""
    colour = look.seen("#15142A")
    steps = [i / 12 for i in range(13)]
    inner, outer = ([at(x, y, 24 + 182 * t, angle + side * half + 1.15 * t - 1.15) for t in steps] for side in (-1, 1))
    rim = [at(x, y, 206, angle - half + half * j / 4) for j in range(9)]
    shades = [(0, "#FFFFFF", 1), (0.3, pale(colour, 0.35), 1), (0.7, colour, 1), (1, mix(colour, "#05050F", 0.25), 1)]
    edge = PAPER if look.night else pale(colour, 0.6)
    p.path(polygon(inner + rim + outer[::-1]), fill=p.radial_at(shades, x, y, 210), stroke=edge, width=1.8)
    sx, sy = at(x, y, 164, angle - 0.13)
    p.symbol(look.sign, sx, sy, min(56, 178 * half), look.dark if p.ink else look.on)
