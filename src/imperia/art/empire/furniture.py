"""What all faces share: the banner with value, sign and letter; name, ladder of freight, plates for words.

The banner hangs from the top edge and can be read in a strip 15 mm wide, so a fanned hand shows kind and value. Its tail is the
family: a point for objects, round for Contact, a swallowtail for money; colour is never needed to know what a card is.
"""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

from ..geometry import box, disc, number
from ..lettering import Fit, balanced, fit_name, width
from ..pen import WHITE, pale
from .brush import Brush
from .palette import PAPER, Look

Family: TypeAlias = Literal["object", "contact", "money"]
DEEP = "#03040C"  # what shades a picture under words
SUB_INK = "#474A57"


def banner(p: Brush, family: Family, fill: str, edge: str, high: float = 318, x: float = 40, wide: float = 104) -> None:
    """The banner, without what stands on it."""
    middle, right = number(x + wide / 2), number(x + wide)
    tail = {
        "object": f"V{number(high - 34)}L{middle} {number(high)}L{number(x)} {number(high - 34)}Z",
        "contact": f"V{number(high - 42)}A{number(wide / 2)} {number(wide / 2)} 0 0 1 {number(x)} {number(high - 42)}Z",
        "money": f"V{number(high)}L{middle} {number(high - 34)}L{number(x)} {number(high)}Z",
    }[family]
    d = f"M{number(x)} -30H{right}{tail}"
    if p.ink:
        p.add(f'<path d="{d}" fill="{WHITE}" stroke="{edge}" stroke-width="3"/>')
        return
    p.add(f'<path d="{d}" transform="translate(4 6)" fill="#000" opacity=".35"/>')
    p.add(f'<path d="{d}" fill="{fill}" stroke="{edge}" stroke-width="2.5"/>')


def striped(p: Brush, *parts: tuple[float, str]) -> str:
    """A fill of stripes from above, for a banner of several colours: where each begins (0-1), and its colour."""
    stops: list[tuple[float, str, float]] = []
    for i, (start, colour) in enumerate(parts):
        stops += [(start, colour, 1), (parts[i + 1][0] if i + 1 < len(parts) else 1, colour, 1)]
    return p.linear(stops)


def amount(p: Brush, n: int, x: float, y: float, size: float, colour: str, room: float, sign: float = 0.34) -> None:
    """A sum of imperials, its middle at x, on the baseline y; it shrinks to `room`."""
    figures = str(n)
    wide = width(figures, size, "numeral") + 8 + size * sign * 1.12
    size *= min(1, room / wide)
    wide, gap, mark = width(figures, size, "numeral"), 8 * min(1, size / 60), size * sign
    left = x - (wide + gap + mark * 1.12) / 2
    p.text(left, y, figures, size, "numeral", colour)
    p.symbol("imperial", left + wide + gap + mark * 0.56, y - mark * 0.48, mark, colour)


def scrim(p: Brush, top: float = 260, bottom: float = 600) -> None:
    """The shade under name and ladder."""
    if p.ink:
        return
    p.fill(box(-30, -30, 690, top + 30), p.linear([(0, DEEP, 0.82), (0.45, DEEP, 0.55), (1, DEEP, 0)]))
    p.fill(box(-30, bottom, 690, 910 - bottom), p.linear([(0, DEEP, 0), (0.45, DEEP, 0.62), (1, DEEP, 0.9)]))


def titled(p: Brush, name: str, second: str, light: str, *, size: float = 66, room: float = 424) -> float:
    """The name beside the banner and a smaller line under it; returns the baseline of that line."""
    fit = fit_name(name, size, "title", room, size * 0.58)
    y = (96.0 if len(fit.lines) == 1 else 80.0) * math.pow(size / 66, 0.4)
    step = fit.size * 1.02
    last = y + step * (len(fit.lines) - 1)
    below = last + 44
    if p.ink:
        p.add(f'<path d="{box(158, 34, 446, below - 20)}" fill="{WHITE}" opacity=".92"/>')
    lines(p, fit, 168, y, step, PAPER)
    p.text(170, below, second, 25, "read", SUB_INK if p.ink else light, spacing=0.6, room=room - 4)
    return below


def lines(p: Brush, fit: Fit, x: float, y: float, step: float, colour: str) -> None:
    """The lines of a name."""
    for i, line in enumerate(fit.lines):
        p.text(x, y + i * step, line, fit.size, "title", p.marked(colour))


def plate(
    p: Brush, x: float, y: float, wide: float, high: float, edge: str, fill: str = "#060816", opacity: float = 0.78, r: float = 16
) -> None:
    """A panel under words or figures."""
    d = box(x, y, wide, high, r)
    if p.ink:
        p.add(f'<path d="{d}" fill="{WHITE}" stroke="{edge}" stroke-width="2"/>')
    else:
        p.add(f'<path d="{d}" fill="{fill}" fill-opacity="{opacity:g}" stroke="{edge}" stroke-width="1.8"/>')


def effect(p: Brush, text: str, edge: str) -> None:
    """What a card does, in at most four lines at the foot."""
    for size in (36, 32, 29, 26):
        told = balanced(text, size, "read", 496)
        if len(told) <= 3:
            break
    step = size * 1.26
    high = max(104, step * len(told) + 44)
    top = 842 - high
    plate(p, 40, top, 550, high, p.marked(edge), opacity=0.82)
    for i, line in enumerate(told):
        y = top + (high - step * len(told)) / 2 + step * i + size * 0.95
        p.text(315, y, line, size, "read", p.marked(PAPER), anchor="middle", room=510)


def ladder(
    p: Brush,
    look: Look,
    steps: tuple[int, ...],
    *,
    x: float = 40,
    y: float = 840,
    wide: float = 550,
    low: float = 106,
    rise: float = 40,
    size: float = 66,
    pip: float = 32,
) -> None:
    """What 1, 2 … objects earn, as rising steps; the full one is filled (low ink: a double line). Pips are the system's sign."""
    gap, n = 10, len(steps)
    each = (wide - gap * (n - 1)) / n
    for k, earned in enumerate(steps):
        high = low + rise * (k / (n - 1) if n > 1 else 1)
        step(p, look, earned, k + 1, x + k * (each + gap), y - high, each, high, k == n - 1, min(size, each * 0.62), pip)


def step(
    p: Brush,
    look: Look,
    earned: int,
    objects: int,
    x: float,
    y: float,
    wide: float,
    high: float,
    full: bool,
    size: float,
    pip: float,
) -> None:
    """One step of a ladder."""
    edge = look.dark if p.ink else look.light
    if full and not p.ink:
        plate(p, x, y, wide, high, look.light if look.night else pale(look.fill), look.fill, 1, 14)
    else:
        plate(p, x, y, wide, high, edge, opacity=0.8, r=14)
    if full and p.ink:
        plate(p, x + 5, y + 5, wide - 10, high - 10, look.dark, r=10)
    ink = look.dark if p.ink else (look.on if full else look.light)
    amount(p, earned, x + wide / 2, y + (high - pip - 18) / 2 + size * 0.35, size, ink, wide - 14, 0.4)
    between = min(pip + 8, (wide - 16) / objects)
    for j in range(objects):
        across = x + wide / 2 + (j - (objects - 1) / 2) * between
        p.symbol(look.sign, across, y + high - 12 - pip / 2, min(pip, between - 3), ink)


def edge_of(p: Brush, look: Look) -> str:
    """The edge of a banner in a colour."""
    return look.dark if p.ink else (look.light if look.night else pale(look.fill, 0.45))


def badge(p: Brush, look: Look, x: float, y: float, r: float, size: float) -> None:
    """A colour as a disc with its sign."""
    if p.ink:
        p.line(disc(x, y, r), look.dark, 2.5)
    else:
        edge = ' stroke="#CDD0EC" stroke-width="2.5"' if look.night else ""
        p.add(f'<circle cx="{number(x)}" cy="{number(y)}" r="{r:g}" fill="{look.fill}"{edge}/>')
    p.symbol(look.sign, x, y, size, look.dark if p.ink else look.on)
