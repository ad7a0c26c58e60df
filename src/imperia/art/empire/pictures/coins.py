"""The Space Fund and the Fiver."""

from __future__ import annotations

import math

from ...geometry import TAU, at, disc, ellipse, polygon
from ..brush import CX, Brush
from ..palette import GOLD


def coin(p: Brush, x: float, y: float, r: float, turn: float = 0) -> None:
    """An imperial."""
    p.place(x, y, turn)
    p.path(
        disc(0, 0, r),
        fill=p.radial([(0, "#FFF6D8", 1), (0.5, "#F0C977", 1), (1, "#9A6A1E", 1)], 0.35, 0.3, 0.9),
        stroke="#FFF0C0",
        width=2,
    )
    p.path(disc(0, 0, r * 0.82), stroke="#8A5D16", width=max(1.4, r * 0.03))
    p.symbol("imperial", 0, 0, r * 0.78, p.marked("#5A3A08"))
    p.end()


def space_fund(p: Brush) -> None:
    """Coins fall into a bowl."""
    p.ring(CX, 410, 236, GOLD, 0, 0.4)
    p.glow(CX, 360, 300, "#FFD98A", 0.55)
    for cx, cy, r, turn in (
        (300, 250, 30, -20),
        (398, 214, 36, 14),
        (352, 324, 42, -6),
        (452, 296, 30, 22),
        (266, 338, 24, -30),
        (428, 376, 34, 10),
        (316, 404, 32, 16),
    ):
        coin(p, cx, cy, r, turn)
    x, y = CX, 500
    p.path(
        "M 194 460 C 194 660 272 690 362 690S 530 660 530 460 Z",
        fill=p.linear([(0, "#FFFFFF", 1), (0.5, "#CFC6F0", 1), (1, "#4B3F86", 1)], 0, 0, 1, 0.6),
        stroke="#FFFFFF",
        width=2.2,
    )
    p.path(ellipse(x, y - 40, 168, 40), fill="#120B33", stroke="#FFFFFF", width=3)
    p.path(ellipse(x, y - 40, 150, 32, 0, 0.2, 2.9), stroke="#8C84C9", width=2)
    for X, Y, r in ((310, 466, 30), (372, 452, 34), (424, 470, 26)):
        coin(p, X, Y, r)
    p.path("M 194 460 A168 40 0 0 0 530 460 V 488 A168 40 0 0 1 194 488 Z", fill="#8C7BD8", stroke="#FFFFFF", width=2)
    p.path("M 258 562 C 266 530 402 530 422 562 C 412 622 286 630 258 562 Z", fill="#2A2160", stroke="#FFFFFF", width=2)
    p.path("M 280 566 C 292 548 322 546 344 547", stroke="#BFEFFF", width=6, rounded=True, ink_width=1.6)
    p.path("M 458 520 l12 16 -8 12 14 14", stroke="#4B3F86", width=2.4)
    p.path(disc(x + 178, y + 10, 22), fill="#8C7BD8", stroke="#FFFFFF", width=2)


def fiver(p: Brush) -> None:
    """The coin that always comes back."""
    x, y = CX, 416
    p.glow(x, y, 380, "#FFC95E", 0.6)
    p.ring(x, y, 236, GOLD, 0, 0.5)
    for k in range(36):
        a = TAU * k / 36
        p.path(
            polygon([at(x, y, 172, a - 0.02), at(x, y, 226 if k % 2 else 206, a), at(x, y, 172, a + 0.02)]),
            fill=GOLD,
            opacity=0.7,
            stroke=GOLD,
            width=0.6,
        )
    for k in range(3):
        a0 = TAU * k / 3 - 0.4
        p.path(ellipse(x, y, 190, 190, 0, a0, a0 + 1.45), stroke="#BFEFFF", width=5, opacity=0.9, rounded=True, ink_width=2)
        q = at(x, y, 190, a0 + 1.5)
        p.path(
            polygon([at(*q, 20, a0 + 1.5 + math.pi / 2), at(*q, 16, a0 + 1.5 - 0.5), at(*q, 16, a0 + 1.5 + math.pi + 0.5)]),
            fill="#BFEFFF",
            stroke="#BFEFFF",
            width=1,
        )
    coin(p, x, y, 150)
    p.path(disc(x, y, 116), fill=p.radial([(0, "#FFE9B0", 1), (1, "#D9A64A", 1)]), stroke="#8A5D16", width=2)
    p.path("".join(disc(*at(x, y, 133, TAU * k / 40), 3.6) for k in range(40)), fill="#8A5D16", ink_width=1)
    p.text(x - 14, y + 64, "5", 210, "numeral", p.marked("#4A2E06"), anchor="middle")
    p.symbol("imperial", x + 66, y + 40, 50, p.marked("#4A2E06"))
