"""Faces of money: a guilloche with as many petals and stars as it is worth, the same upside down."""

from __future__ import annotations

import math

from ...games.empire.content import Face
from ...locale import say
from ..finish import mix
from ..geometry import TAU, at, curve, disc, star
from ..lettering import width
from ..pen import WHITE, pale
from .brush import WHOLE, Brush
from .furniture import amount, banner, titled

TINTS = {1: "#C9A27A", 2: "#9FB7C9", 3: "#8CC7A5", 4: "#B79AE0", 5: "#F0A36B", 10: "#F0C977"}
PETALS = {1: 5, 2: 6, 3: 7, 4: 8, 5: 10, 10: 12}
ON = "#14100A"
X, Y = 315.0, 440.0


def tint(value: int) -> str:
    """The colour of a value; values that only a deck file knows share those of the shipped ones."""
    return TINTS.get(value) or list(TINTS.values())[value % len(TINTS)]


def money(p: Brush, face: Face, language: str) -> None:
    """Money of a value."""
    colour = tint(face.value)
    note(p, face.value, colour)
    name = say(language, "art-empire-imperials", n=face.value)
    for turned in (False, True):
        if turned:
            p.turned(180, X, Y)
        banner(p, "money", colour, p.marked(pale(colour)), 214)
        amount(p, face.value, 92, 92, 92, p.marked(ON), 86)
        p.symbol("imperial", 92, 140, 44, p.marked(ON))
        titled(p, name, say(language, "art-empire-bank"), pale(colour, 0.35), size=54)
        if turned:
            p.end()


def note(p: Brush, value: int, colour: str, fine: bool = True) -> None:
    """Ground, guilloche, medallion and stars. fine: with all the lines that are seen on paper; they weigh most of the drawing."""
    deep = mix(colour, "#0A0A1E", 0.86)
    if p.ink:
        p.fill(WHOLE, WHITE)
    else:
        shades = [(0, mix(deep, colour, 0.5), 1), (0.5, mix(deep, colour, 0.2), 1), (1, mix(deep, colour, 0.04), 1)]
        p.fill(WHOLE, p.radial_at(shades, X, Y, 520))
        p.glow(X, Y, 360, colour, 0.35)
        waves(p, colour)
    rosettes(p, value, colour, fine)
    line = p.marked(colour)
    p.path(disc(X, Y, 124), fill=p.radial([(0, mix(deep, colour, 0.35), 1), (1, deep, 1)]), stroke=colour, width=3)
    p.line(disc(X, Y, 114), line, 1.2, 0.8)
    size = 190 if value < 10 else 160
    sum_of(p, value, size)
    small, between = (13.0, 0.2) if value <= 14 else (8.0, TAU * 0.42 / value)
    for k in range(value):
        for side in (-1, 1):
            x, y = at(X, Y, 282, side * math.pi / 2 + (k - (value - 1) / 2) * between)
            p.fill(star(x, y, small, small * 0.3), line)


def sum_of(p: Brush, value: int, size: float) -> None:
    """The value in the middle."""
    colour = p.marked(pale(tint(value), 0.6))
    sign = 0.36
    size *= min(1, 200 / (width(str(value), size, "numeral") + size * sign + 8))
    wide, mark = width(str(value), size, "numeral"), size * sign
    left, base = X - (wide + mark + 8) / 2, Y + size * 0.32
    p.text(left, base, str(value), size, "numeral", colour)
    p.symbol("imperial", left + wide + 8 + mark / 2, base - mark / 2, mark, colour)


def waves(p: Brush, colour: str) -> None:
    """The waves of a bank-note behind all."""
    for j in range(7):
        for way in (26, -26):
            wave = [(-40 + 60 * i, 60 + 130 * j + way * math.sin(i * 0.9 + j)) for i in range(13)]
            p.line(curve(wave, False, 1), colour, 1, 0.22)


def rosettes(p: Brush, value: int, colour: str, fine: bool) -> None:
    """Four bands of woven lines."""
    lines, points = (2 if p.ink else 5, 8) if fine else (3, 4)
    n = PETALS.get(value, 5 + value % 9)
    bands = ((236, 26, n * 2, 0.7), (214, 38, n, 0.95), (176, 32, n, 0.9), (146, 20, n * 2, 0.85))
    for band, (r, swing, waves_round, opacity) in enumerate(bands):
        way = 1 if band % 2 else -1
        for phase in range(lines):
            turn = phase * TAU / (5 if fine else lines) * way
            angles = [TAU * i / (waves_round * points) for i in range(waves_round * points)]
            woven = curve([at(X, Y, r + swing * math.sin(waves_round * a + turn), a) for a in angles], tension=1)
            p.line(woven, p.marked(pale(colour, 0.1 + 0.16 * band)), 1 if p.ink else 1.5, opacity)
