"""Number cards and aces, the indices in the corners, the back."""

from __future__ import annotations

import math

from ..geometry import TAU, at, box, polygon
from ..lettering import width
from ..pen import WHITE
from .brush import GOLD_DARK, GOLD_LIGHT, MIDDLE, STOCK, Brush
from .signs import PIPS, STAR

ONE, TWO, PIP = 92.0, 148.0, 36.0
ROWS = {
    "T": ((ONE, 54), (TWO, 54), (ONE, 130), (TWO, 130), (120, 92)),
    "9": ((ONE, 54), (TWO, 54), (ONE, 130), (TWO, 130)),
    "8": ((ONE, 54), (TWO, 54), (120, 111)),
    "7": ((ONE, 54), (TWO, 54)),
}
ONCE = {"T": (), "9": ((120, 168),), "8": ((ONE, 168), (TWO, 168)), "7": ((ONE, 168), (TWO, 168), (120, 111))}
NIGHT, BRASS, BRIGHT = "#232A4D", "#D8B25A", "#E7C66F"
EDGE = box(-12, -12, 264, 360)


def index(p: Brush, letters: str, suit: str, colour: str) -> None:
    """Rank and suit in two corners; a wide rank is narrowed."""

    def corner() -> None:
        size = 54 / 0.708  # capitals 54 units high
        narrow = min(1, 54 / width(letters, size, "bold"))
        p.place(40, 70, 0, narrow, 1)
        p.text(0, 0, letters, size, "bold", colour, anchor="middle")
        p.end()
        p.put(PIPS[suit], 40, 101, 42, colour)

    p.twice(corner)


def pips(p: Brush, rank: str, suit: str, colour: str) -> None:
    """A number card."""

    def half() -> None:
        for x, y in ROWS[rank]:
            p.put(PIPS[suit], x, y, PIP, colour)

    p.twice(half)
    for x, y in ONCE[rank]:
        p.put(PIPS[suit], x, y, PIP, colour)


def ace(p: Brush, suit: str, colour: str) -> None:
    """One large pip in a sun."""
    x, y = MIDDLE
    rays = []
    for i in range(48):
        outer = 74 if i % 2 else 96 if i % 12 == 0 else 84
        rays.append(polygon([at(x, y, 66, TAU * i / 48), at(x, y, outer, TAU * i / 48)], False))
    p.rays("".join(rays), 1.8, GOLD_DARK)
    p.circle(x, y, 61, "none", GOLD_DARK, 1.6)
    p.twice(lambda: p.put(STAR, x, 58, 22, GOLD_DARK))
    p.put(PIPS[suit], x, y, 96, colour)
    p.put(STAR, x, {"S": 170, "C": 170, "H": 163, "D": 168}[suit], 34, WHITE if p.ink else GOLD_LIGHT)


def reverse(p: Brush) -> None:
    """The back: a lattice of stars, and two crowns that share one base."""
    x, y = MIDDLE
    p.fill(EDGE, WHITE if p.ink else STOCK)
    p.clip(box(14, 14, 212, 308, 9))
    p.fill(box(0, 0, 240, 336), WHITE if p.ink else NIGHT)
    p.rays("".join(f"M{i} 0L{i + 336} 336M{i} 336L{i + 336} 0" for i in range(-340, 580, 20)), 1, "#5A608A", 0.75)
    p.fill("".join(polygon(_star(sx, sy)) for sx, sy in _lattice()), "#1B1E28" if p.ink else BRASS)
    p.circle(x, y, 66, NIGHT, BRASS, 1.5)
    p.circle(x, y, 62, "none", BRASS, 0.8)
    rays = [polygon([at(x, y, 47, TAU * i / 60), at(x, y, 54 if i % 2 else 59, TAU * i / 60)], False) for i in range(60)]
    p.rays("".join(rays), 1.2, BRASS)
    p.circle(x, y, 43, "#2C355F", BRASS, 1.6)
    bright = "#1B1E28" if p.ink else BRIGHT

    def crown() -> None:
        p.fill("M104 152L99 134L110 143L120 128L130 143L141 134L136 152Q120 147 104 152Z", bright)
        p.line("M104 154.5Q120 149.5 136 154.5", bright, 2)

    p.twice(crown)
    p.fill("M82 168L120 163L158 168L120 173Z", bright)
    p.end()
    for inset, r, line, wide in ((14, 9, "#B58E36", 2), (19.5, 5, BRASS, 1)):
        p.line(box(inset, inset, 240 - 2 * inset, 336 - 2 * inset, r), bright if p.ink else line, wide)

    def corners() -> None:
        for side in (34, 206):
            p.put(STAR, side, 34, 20, bright)

    p.twice(corners)


def _lattice() -> list[tuple[float, float]]:
    """Where the small stars stand: at the crossings, not under the medallion."""
    found = []
    for row, y in enumerate(range(14, 330, 20)):
        for x in range(10 + (0 if row % 2 else 10), 240, 20):
            if math.hypot(x - 120, (y - 164) * 0.8) > 66:
                found.append((float(x), float(y)))
    return found


def _star(x: float, y: float) -> list[tuple[float, float]]:
    """A small star."""
    return [at(x, y, 3.8 if i % 2 == 0 else 0.8, TAU * i / 8) for i in range(8)]


def ground(p: Brush) -> None:
    """The stock of a card, beyond its edge too."""
    p.fill(EDGE, WHITE if p.ink else STOCK)
