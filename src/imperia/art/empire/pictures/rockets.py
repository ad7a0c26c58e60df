"""The spaceport, the rocket, and its annihilation."""

from __future__ import annotations

from random import Random

from ...geometry import TAU, at, curve, disc, ellipse, polygon, rough, trace
from ..brush import CX, Brush
from ..palette import GOLD


def rocket(p: Brush, x: float, y: float, size: float, flame: bool = True, turn: float = 0) -> None:
    """A rocket."""
    p.place(x, y, turn, size)
    if flame:
        p.glow(0, 150, 120, "#FF9A3D", 0.8, "#FFF0B0")
        p.path("M-30 100C-44 160 -14 178 0 240 14 178 44 160 30 100Z", fill="#FF8A2E", stroke="#FFD27A", width=1.5)
        p.path("M-15 100C-22 142 -6 152 0 192 6 152 22 142 15 100Z", fill="#FFF3C0", stroke="#FFD27A", width=1)
    p.path("M-40 30L-84 112 -78 132 -34 100ZM40 30L84 112 78 132 34 100Z", fill="#EE5350", stroke="#FFD9CC", width=1.8)
    p.path(
        "M0 -132C46 -86 56 -20 42 100H-42C-56 -20 -46 -86 0 -132Z",
        fill=p.linear([(0, "#FFFFFF", 1), (0.45, "#F6EEDC", 1), (1, "#7A6FA8", 1)], 0, 0, 1, 0.2),
        stroke="#FFFFFF",
        width=1.8,
    )
    p.path("M0 -132C18 -114 30 -92 38 -66H-38C-30 -92 -18 -114 0 -132Z", fill="#EE5350", stroke="#FFD9CC", width=1.8)
    p.path(disc(0, -18, 24), fill="#1B1440", stroke=GOLD, width=5, ink_width=2.2)
    p.path(ellipse(0, -18, 15, 15, 0, 3.4, 4.8), stroke="#BFEFFF", width=4, rounded=True)
    p.path("M-46 62H46M-45 76H45", stroke="#EE5350", width=4, ink_width=1.5)
    p.path("M-7 40H7V128H-7Z", fill="#EE5350", stroke="#FFD9CC", width=1.5)
    p.end()


def spaceport(p: Brush) -> None:
    """A rocket before its start."""
    p.glow(CX, 640, 420, "#FFB25E", 0.55)
    p.ring(CX, 400, 236, GOLD, 0, 0.4)
    p.sphere(505, 285, 58, "#C9BDF5", "#FFFFFF", "#1B1440")
    for x, y, z in ((-18, -12, 10), (16, 18, 8), (8, -24, 6)):
        p.path(disc(505 + x, 285 + y, z), stroke="#7F72B8", width=2, opacity=0.8)
    p.path("M-30 660C120 616 240 640 330 628S560 606 660 640V940H-30Z", fill="#120B33", stroke="#9C8CE8", width=1.6)
    for s in (-1, 1):
        p.path(
            trace("M", CX + s * 40, "640L", CX + s * 40, "596H", CX + s * 92, "L", CX + s * 118, "640Z"),
            fill="#2A2160",
            stroke="#C9BDF5",
            width=1.6,
        )
    p.path("M206 640V286H236V640", fill="#1D1550", stroke="#C9BDF5", width=2)
    p.path(
        "".join(trace("M206", y, "L236", y + 44, "M236", y, "L206", y + 44) for y in range(286, 620, 44)),
        stroke="#C9BDF5",
        width=1.4,
    )
    p.path("M236 330H318M236 430H312M236 520H318", stroke="#C9BDF5", width=4)
    p.path(disc(221, 276, 8), fill="#FF7A59", stroke="#FFD0B8", width=2)
    rocket(p, CX, 430, 1.35, False)
    for k in range(7):
        p.glow(CX - 150 + k * 50, 640 + 10 * (k % 2), 66, "#FFE0B8", 0.5)
    p.path(
        curve(
            [
                (CX - 190, 650),
                (CX - 150, 606),
                (CX - 96, 622),
                (CX - 52, 592),
                (CX, 616),
                (CX + 52, 592),
                (CX + 96, 622),
                (CX + 150, 606),
                (CX + 190, 650),
                (CX, 672),
            ],
            tension=1,
        ),
        fill="#F3E4FF",
        stroke="#FFFFFF",
        width=1.5,
        opacity=0.9,
    )


def launch(p: Brush) -> None:
    """A rocket on its way: twice the freight."""
    p.ring(CX, 410, 236, GOLD, 0, 0.4)
    p.glow(CX, 560, 300, "#FF8A3D", 0.5)
    p.path("M120 690C180 560 240 470 300 420", stroke=GOLD, width=1.6, opacity=0.7)
    p.sphere(520, 610, 104, "#6A5BD0", "#E4DEFF", "#120B33", -0.5, -0.5)
    p.path(ellipse(520, 610, 168, 36, -0.3, 0.15, 3.0), stroke="#E4DEFF", width=4, ink_width=2)
    rocket(p, 362, 392, 1.42, True, 24)
    p.text(528, 452, "×2", 88, "numeral", p.marked(GOLD), anchor="middle")


def annihilation(p: Brush) -> None:
    """A rocket that is no more."""
    x, y = CX, 412
    p.ring(x, y, 236, GOLD, 0, 0.4)
    p.glow(x, y, 400, "#FF5A6E", 0.7, "#FFE0A0")
    chance = Random(8)
    p.path(
        polygon([at(x, y, (238 if k % 2 == 0 else 96) * chance.uniform(0.82, 1.05), TAU * k / 28) for k in range(28)]),
        fill="#E0304E",
        stroke="#FFB8A0",
        width=1.6,
    )
    p.path(
        polygon([at(x, y, (180 if k % 2 == 0 else 82) * chance.uniform(0.85, 1.05), TAU * k / 24 + 0.1) for k in range(24)]),
        fill="#FF8A3D",
        stroke="#FFE0A0",
        width=1.4,
    )
    p.path(
        polygon([at(x, y, (124 if k % 2 == 0 else 62) * chance.uniform(0.9, 1.05), TAU * k / 20 + 0.2) for k in range(20)]),
        fill="#FFE9A8",
        stroke="#FFFFFF",
        width=1.2,
    )
    for s, dx, dy, rot in ((0, -26, -34, -34), (1, 30, 46, -16)):
        p.place(x + dx, y + dy, 24 + rot * 0.5, 1.02)
        if s == 0:
            p.path(
                "M0 -132C46 -86 54 -40 50 8L28 -6 14 16 -6 -8 -26 12 -50 4C-54 -40 -46 -86 0 -132Z",
                fill="#F6EEDC",
                stroke="#2A0D2A",
                width=3,
            )
            p.path("M0 -132C18 -114 30 -92 38 -66H-38C-30 -92 -18 -114 0 -132Z", fill="#5A49C8", stroke="#2A0D2A", width=3)
            p.path(disc(0, -34, 22), fill="#1B1440", stroke=GOLD, width=5, ink_width=2)
        else:
            p.path(
                "M-50 10L-26 18 -6 -2 14 22 28 0 50 14C48 50 44 80 42 100H-42C-46 78 -50 50 -50 10Z",
                fill="#F6EEDC",
                stroke="#2A0D2A",
                width=3,
            )
            p.path("M-44 40L-84 112 -78 132 -38 100ZM44 40L84 112 78 132 38 100Z", fill="#5A49C8", stroke="#2A0D2A", width=3)
            p.path("M-7 50H7V124H-7Z", fill="#5A49C8", stroke="#2A0D2A", width=2)
        p.end()
    for _ in range(20):
        q = at(x, y, chance.uniform(130, 260), chance.uniform(0, TAU))
        z = chance.uniform(4, 13)
        p.path(
            polygon(rough(q[0], q[1], z, chance, 5, 0.4)),
            fill=chance.choice(["#FFE9A8", "#FFFFFF", "#FF8A3D"]),
            stroke="#2A0D2A",
            width=1,
        )
