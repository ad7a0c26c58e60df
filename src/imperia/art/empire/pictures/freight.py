"""Freighters with the colours they carry."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ...geometry import TAU, at, box, number, trace
from ...pen import pale
from ..brush import CX, Brush
from ..palette import GOLD, Look


def ship(p: Brush, x: float, y: float, size: float, looks: Sequence[Look]) -> None:
    """A freighter with a container for each colour."""
    p.place(x, y, 0, size)
    for k, (start, level) in enumerate(((-176, -8), (-190, 10), (-172, 28))):
        long = 60 if p.ink else 90 - 12 * k
        p.line(f"M{start} {level}H{start - long}", p.marked("#8FE8FF"), 1.6 if p.ink else 5 - k, 1 if p.ink else 0.7)
    p.path("M-172 -20L-150 -34H-120V44H-150L-172 34Z", fill="#4A4570", stroke="#D9D3FF")
    p.path("M-120 34H150L132 50H-104Z", fill="#2C2850", stroke="#D9D3FF")
    rows = 2 if len(looks) > 2 else 1
    along = math.ceil(len(looks) / rows)
    wide, high = 232 / along, 64 / rows
    for k, look in enumerate(looks):
        container(p, -112 + k % along * wide, -30 + k // along * high, wide - 5, high - 5, look)
    p.path("M122 34V-30C150 -34 190 -10 206 14 200 28 180 36 150 38Z", fill="#8C84C9", stroke="#F0ECFF")
    p.path("M142 -12C160 -12 178 0 186 12L142 12Z", fill="#BFEFFF", stroke="#2C2850")
    p.end()


def container(p: Brush, x: float, y: float, wide: float, high: float, look: Look) -> None:
    """What one colour is carried in."""
    p.path(box(x, y, wide, high), fill=look.fill, stroke="#D9D3FF" if look.night else pale(look.fill), width=1.6)
    if not p.ink and wide > 55:
        for j in range(1, 6):
            p.line(f"M{number(x + wide * j / 6)} {number(y + 6)}v{number(high - 12)}", look.on, 1.2, 0.25)
    p.symbol(look.sign, x + wide / 2, y + high / 2, (min(wide, high) + 5) * 0.7, look.dark if p.ink else look.on)


def freight(p: Brush, looks: Sequence[Look]) -> None:
    """Between two systems."""
    one, other = looks
    p.ring(CX, 410, 236, GOLD, 0, 0.4)
    for look, x, y, r, size in ((one, 226, 314, 74, 74), (other, 508, 540, 88, 84)):
        p.glow(x + (24 if look is one else -28), y + (-14 if look is one else -40), 250, look.seen("#8F86FF"), 0.5)
        p.sphere(x, y, r, look.seen("#34324F"), None, None, -0.4, -0.4)
        p.symbol(look.sign, x, y, size, look.dark if p.ink else look.on)
    p.path("M226 314C330 220 540 300 508 540", stroke=GOLD, width=1.8, opacity=0.8)
    p.path("M226 314C250 470 380 590 508 540", stroke=GOLD, width=1.8, opacity=0.5)
    p.turned(16, 372, 420)
    ship(p, 384, 418, 0.98, looks)
    p.end()


def great_freight(p: Brush, looks: Sequence[Look]) -> None:
    """Between all systems."""
    p.ring(CX, 410, 236, GOLD, 0, 0.4)
    p.glow(CX, 420, 330, "#9C86FF", 0.6)
    r = min(33, 330 / len(looks))
    for k, look in enumerate(looks):
        x, y = at(CX, 412, 198, TAU * k / len(looks) - math.pi / 2)
        p.path(trace("M", CX, 412, "L", x, y), stroke=look.seen(look.light), width=2.5, opacity=0.65)
        p.sphere(x, y, r, look.seen("#22213A"), None, None, -0.4, -0.4)
        p.symbol(look.sign, x, y, r * 1.2, look.dark if p.ink else look.on)
    ship(p, CX + 8, 416, 1.04, looks)
