"""The Rosette nebula: rose, thorn and bud."""

from __future__ import annotations

import math
from random import Random

from ...geometry import TAU, at, curve, polygon, star, trace
from ..brush import CX, Brush


def rosette(p: Brush, nth: int) -> None:
    """A flower of light."""
    x, y = CX, 428
    chance = Random(21 + nth)
    for _ in range(9):
        q = at(x, y, chance.uniform(60, 210), chance.uniform(0, TAU))
        p.glow(
            q[0],
            q[1],
            chance.uniform(110, 220),
            chance.choice(["#F06AAE", "#B03A9B", "#FF9CC6", "#7E2F9E"]),
            0.3,
            turn=chance.uniform(0, 90),
            ry=chance.uniform(80, 160),
        )
    p.ring(x, y, 254, "#FFC9E1", nth + 1)

    def petal(R: float, wd: float, a: float, c: str, op: float, tip: float) -> None:
        tipx, tipy = at(x, y, R, a)
        left = [at(x, y, R * 0.35, a - wd * 1.1), at(x, y, R * 0.86, a - wd)]
        rr = [at(x, y, R * 0.86, a + wd), at(x, y, R * 0.35, a + wd * 1.1)]
        c0 = at(x, y, 20, a)
        k = tip
        d = trace(
            "M",
            c0[0],
            c0[1],
            "C",
            left[0][0],
            left[0][1],
            left[1][0] + (tipx - left[1][0]) * (1 - k),
            left[1][1] + (tipy - left[1][1]) * (1 - k),
            tipx,
            tipy,
            "C",
            rr[0][0] + (tipx - rr[0][0]) * (1 - k),
            rr[0][1] + (tipy - rr[0][1]) * (1 - k),
            rr[1][0],
            rr[1][1],
            c0[0],
            c0[1],
            "Z",
        )
        p.path(d, fill=c, stroke="#FFD9EA", width=1.3, opacity=op)

    if nth < 2:
        layers = (
            [(226, 0.42, 7, 0.55), (186, 0.46, 7, 0.62), (146, 0.5, 6, 0.7), (106, 0.56, 5, 0.85)]
            if nth == 0
            else [(236, 0.2, 9, 0.6), (196, 0.26, 9, 0.65), (152, 0.32, 7, 0.75), (104, 0.42, 5, 0.85)]
        )
        for j, (R, wd, n, op) in enumerate(layers):
            for k in range(n):
                a = TAU * k / n + j * 0.42
                c = p.radial_at(
                    [
                        (0, "#FFE3EF", 0.95),
                        (0.5, ["#8E2C86", "#C03F95", "#EC6AAA", "#FFA6CC"][j], 0.85),
                        (1, ["#5A1B6B", "#8E2C7E", "#C8458F", "#F285B6"][j], 0.9),
                    ],
                    x,
                    y,
                    R,
                )
                petal(R, wd, a, c, op, 1 if nth == 0 else 0.62)
        if nth == 1:
            for k in range(18):
                a = TAU * k / 18 + 0.1
                p.path(
                    polygon([at(x, y, 120, a - 0.03), at(x, y, 248 + 16 * (k % 2), a), at(x, y, 120, a + 0.03)]),
                    fill="#FFE3EF",
                    stroke="#FFE3EF",
                    width=1,
                    opacity=0.8,
                )
    else:
        for k, (R, wd, a) in enumerate(
            ((228, 0.62, -2.15), (228, 0.62, -1.0), (214, 0.5, -1.9), (214, 0.5, -1.25), (196, 0.4, -1.57))
        ):
            c = p.radial_at(
                [
                    (0, "#6A1F6E", 0.95),
                    (0.6, ["#A2358B", "#A2358B", "#D554A0", "#D554A0", "#FF9CC6"][k], 0.95),
                    (1, "#FFE3EF", 0.95),
                ],
                x,
                y + 130,
                R * 1.3,
            )
            ox = x
            tx, ty = (ox + R * 0.95 * math.cos(a) * 0.75, y + 130 + R * 1.45 * math.sin(a))
            bw = wd * 190
            p.path(
                trace(
                    "M",
                    ox,
                    y + 140,
                    "C",
                    ox - bw,
                    y + 90,
                    tx - bw * 0.9,
                    ty + 90,
                    tx,
                    ty,
                    "C",
                    tx + bw * 0.9,
                    ty + 90,
                    ox + bw,
                    y + 90,
                    ox,
                    y + 140,
                    "Z",
                ),
                fill=c,
                stroke="#FFE3EF",
                width=1.5,
                opacity=0.95,
            )
        p.path(
            curve([(x, y + 140), (x - 4, y + 190), (x - 22, y + 240)], False, 1),
            stroke="#FFC9E1",
            width=6,
            opacity=0.8,
            rounded=True,
        )
        for s in (-1, 1):
            p.path(
                trace("M", x, y + 150, "q", s * 70, "-8", s * 92, "-70q", -s * 80, "20", -s * 92, "70Z"),
                fill="#5A1B6B",
                stroke="#FFC9E1",
                width=1.4,
            )
        return
    p.glow(x, y, 70, "#FFF1F7", 0.9)
    for _ in range(15):
        q = at(x, y, chance.uniform(0, 46), chance.uniform(0, TAU))
        p.fill(star(q[0], q[1], chance.uniform(6, 15), 1.6), p.dark if p.ink else "#FFFFFF")
