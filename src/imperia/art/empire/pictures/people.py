"""Mind Swap and Dictator."""

from __future__ import annotations

from ...finish import mix
from ...geometry import TAU, at, curve, disc, ellipse, polygon, star, trace
from ..brush import CX, Brush
from ..palette import GOLD


def mind_swap(p: Brush) -> None:
    """Two heads, each with the mind of the other."""
    p.ring(CX, 410, 236, GOLD, 0, 0.4)
    for s, c, c2 in ((-1, "#57C8E8", "#0E3A5E"), (1, "#F48FC0", "#5A1248")):
        x, y = CX + s * 104, 420
        p.glow(x, y, 220, c, 0.5)
        p.place(x, y, 0, -s, 1)
        p.path(
            "M-86 178C-84 140 -74 118 -78 92 -112 58 -116 -16 -86 -70 -56 -122 24 -132 62 -92 82 -70 84 -40 78 -18"
            " 84 0 100 18 98 28 94 36 82 36 80 42 80 50 86 54 84 62 82 70 84 76 80 84 72 98 44 92 32 98 26 116 34 148 48 178Z",
            fill=p.linear([(0, mix(c2, c, 0.5), 1), (1, c2, 1)], 0, 0, 1, 1),
            stroke=mix(c, "#FFFFFF", 0.4),
            width=2.4,
        )
        p.path(disc(56, -18, 6), fill="#FFFFFF")
        oc = "#F48FC0" if s < 0 else "#57C8E8"
        for k in range(3):
            p.path(
                curve(
                    [at(-18, -30, 4 + 50 * t, k * TAU / 3 + 5 * t, (4 + 50 * t) * 0.9) for t in [i / 12 for i in range(13)]],
                    False,
                    1,
                ),
                stroke=mix(oc, "#FFFFFF", 0.35),
                width=4,
                opacity=0.95,
                rounded=True,
                ink_width=2,
            )
        p.path(star(-18, -30, 20, 6), fill="#FFFFFF")
        p.end()
    p.path("M 270 258C 312 190 412 190 454 258", stroke=GOLD, width=6, rounded=True, ink_width=2.2)
    p.path("M 458 262L 462 224 428 250Z", fill=GOLD, stroke=GOLD)
    p.path("M 454 612C 412 668 312 668 270 612", stroke=GOLD, width=6, rounded=True, ink_width=2.2)
    p.path("M 266 608L 262 646 296 622Z", fill=GOLD, stroke=GOLD)


def dictator(p: Brush) -> None:
    """A crowned helmet, and planets that must obey."""
    x = CX
    p.ring(x, 410, 236, GOLD, 0, 0.4)
    p.glow(x, 400, 330, "#FF4A5E", 0.5)
    for k in range(24):
        a = TAU * k / 24
        p.path(
            polygon([at(x, 380, 150, a - 0.028), at(x, 380, 236, a), at(x, 380, 150, a + 0.028)]),
            fill="#FF8A7A",
            opacity=0.35,
            stroke="#FF8A7A",
            width=0.8,
        )
    p.path(
        "M 148 690C 162 560 222 520 302 500H 422 C 502 520 562 560 576 690Z",
        fill=p.linear([(0, "#8E1230", 1), (1, "#30061A", 1)]),
        stroke="#FFB8A8",
        width=2,
    )
    p.path("M 292 510L 266 690M 432 510L 458 690", stroke="#FFB8A8", width=1.6)
    p.path("M 316 506L 332 690H 392 L 408 506Z", fill="#1B1440", stroke="#FFB8A8", width=1.6)
    for k in range(3):
        p.path(star(x, 566 + k * 40, 15, 6, 5), fill=GOLD, stroke="#3A2608", width=1)
    p.path(
        "M 270 486C 292 500 322 506 362 506S 432 500 454 486L 466 360C 458 290 418 270 362 270S 266 290 258 360Z",
        fill=p.linear([(0, "#5C5288", 1), (0.5, "#241B52", 1), (1, "#0B0722", 1)], 0, 0, 1, 0.5),
        stroke="#D9D3FF",
        width=2.4,
    )
    p.path(
        "M 278 366C 302 346 342 346 362 380 382 346 422 346 446 366L 438 402C 410 414 382 416 362 406 342 416 314 414 286 402Z",
        fill="#FF4A5E",
        stroke="#FFD0C8",
        width=2.4,
    )
    p.path(
        "M 362 430V490M 340 426V486M 384 426V486M 318 436V482M 406 436V482", stroke="#8C84C9", width=4, rounded=True, ink_width=1.6
    )
    p.path(
        "M 258 300L 234 196 306 246 362 164 418 246 490 196 466 300C 422 276 302 276 258 300Z",
        fill=p.linear([(0, "#FFF3C8", 1), (0.5, "#F0C977", 1), (1, "#A87420", 1)], 0, 0, 0.3, 1),
        stroke="#FFF6DC",
        width=2,
    )
    for X, Y in ((x - 128, 194), (x, 160), (x + 128, 194)):
        p.path(disc(X, Y, 11), fill="#EE5350", stroke="#FFD0C8", width=2)
    for X, Y, r, c in (
        (x - 182, 430, 34, "#5FD6E8"),
        (x + 190, 446, 30, "#48C88A"),
        (x + 176, 560, 24, "#F8D74B"),
        (x - 176, 556, 24, "#F48FC0"),
    ):
        p.path(trace("M", X, Y, "L", x + (X - x) * 0.55, Y - 4), stroke="#FF8A7A", width=3, opacity=0.9)
        p.sphere(X, Y, r, c, None, None, -0.4, -0.4)
        p.path(ellipse(X, Y, r * 1.32, r * 0.36, -0.3), stroke="#FF8A7A", width=3, ink_width=1.8)
