"""The cards of Imperium: 42 lands with their outline, name and picture (C3), two wild ones with all three, and their back."""

from __future__ import annotations

import re

from ...games.conquest.atlas import WILD_NAMES
from ...games.conquest.content import PICTURES, Map
from ...locale import say
from ..geometry import TAU, at, box, disc, polygon
from ..lettering import fit_name
from ..pen import WHITE, Pen
from .outlines import Drawing, Land
from .pictures import picture
from .tints import GOLD, GOLD_HIGH, INK, INK_SOFT, LAND_EDGE, PAPER, PAPER_HIGH, RED, SEA, continent_of, letters, shown, tint

EDGE = box(-30, -30, 690, 940)
WINDOW = (60.0, 180.0, 510.0, 420.0)  # left, top, width, height of the picture of the land


def stock(p: Pen) -> None:
    """The ground and the frame of a card."""
    p.fill(EDGE, shown(p.finish, PAPER))
    for inset, width, colour in ((34, 3, LAND_EDGE), (44, 1.4, GOLD_HIGH)):
        p.line(box(inset, inset, 630 - 2 * inset, 880 - 2 * inset, 14), shown(p.finish, colour, LAND_EDGE), width)


def corner(p: Pen, kind: str) -> None:
    """The picture in the upper left corner, so that a fanned hand shows it."""
    p.add(f'<path d="{disc(104, 112, 50)}" fill="{shown(p.finish, PAPER_HIGH)}" stroke="{LAND_EDGE}" stroke-width="3"/>')
    picture(p, kind, 106, 111, 74, INK, shown(p.finish, PAPER_HIGH))


def land(p: Pen, board: Map, drawn: Drawing, name: str, language: str) -> None:
    """A land's card."""
    number = [one.id for one in board.territory].index(name)
    one, place = board.territory[number], drawn.territories[number]
    home = continent_of(board)[name]
    stock(p)
    corner(p, one.picture)
    titled(p, str(getattr(one.name, language)), str(getattr(board.continent[home].name, language)), tint(home)[1])
    x, y, wide, high = WINDOW
    p.add(f'<path d="{box(x, y, wide, high, 10)}" fill="{shown(p.finish, SEA)}" stroke="{LAND_EDGE}" stroke-width="2"/>')
    outline(p, place, home)
    badge(p, letters(board, language)[home], home)
    picture(p, one.picture, 315, 712, 168, INK, shown(p.finish, PAPER))
    p.text(315, 826, say(language, "conquest-picture", picture=one.picture), 30, "read", INK_SOFT, anchor="middle", room=400)


def titled(p: Pen, name: str, second: str, colour: str) -> None:
    """The land's name, and its continent."""
    fit = fit_name(name, 56, "title", 410, 32)
    y = 108 if len(fit.lines) == 1 else 88
    for i, line in enumerate(fit.lines):
        p.text(172, y + i * fit.size, line, fit.size, "title", INK)
    below = y + (len(fit.lines) - 1) * fit.size + 36
    p.text(174, below, second, 26, "read", shown(p.finish, colour, INK), room=400)


def badge(p: Pen, letter: str, home: int) -> None:
    """The continent's letter on its colour."""
    x, y = WINDOW[0] + 36, WINDOW[1] + WINDOW[3] - 36
    deep = tint(home)[1]
    p.add(f'<path d="{disc(x, y, 24)}" fill="{shown(p.finish, PAPER_HIGH)}" stroke="{deep}" stroke-width="3"/>')
    p.text(x, y + 8, letter, 24, "title", shown(p.finish, deep, INK), anchor="middle", room=38)


def outline(p: Pen, place: Land, home: int) -> None:
    """The land's outline, as large as the window allows."""
    left, top, right, bottom = bounds(place.d)
    x, y, wide, high = WINDOW
    scale = min((wide - 60) / (right - left), (high - 60) / (bottom - top), 3.4)
    wash, deep = tint(home)
    p.clip(box(x + 1, y + 1, wide - 2, high - 2, 9))
    p.place(x + wide / 2 - (left + right) / 2 * scale, y + high / 2 - (top + bottom) / 2 * scale, 0, scale)
    shape = p.defined(place.d)
    if not p.ink:
        for width, colour in ((26, "#D7E4E2"), (15, "#EFF1E4")):
            p.use(shape, f'fill="none" stroke="{colour}" stroke-width="{width / scale:.3g}" stroke-linejoin="round"')
    p.use(shape, f'fill="{shown(p.finish, wash)}" stroke="{LAND_EDGE}" stroke-width="{3 / scale:.3g}" stroke-linejoin="round"')
    if not p.ink:
        p.clip_to(shape)
        p.use(shape, f'fill="none" stroke="{deep}" stroke-width="{18 / scale:.3g}" opacity=".3"')
        p.end()
    p.end()
    p.end()


def wild(p: Pen, name: str, language: str) -> None:
    """A wild card: it stands for any picture."""
    stock(p)
    p.text(315, 150, say(language, "art-conquest-wild"), 62, "title", INK, anchor="middle", room=520)
    for i, kind in enumerate(PICTURES):
        y = 260 + i * 190
        p.add(f'<path d="{disc(315, y + 20, 88)}" fill="{shown(p.finish, PAPER_HIGH)}" stroke="{LAND_EDGE}" stroke-width="3"/>')
        picture(p, kind, 318, y + 18, 128, INK, shown(p.finish, PAPER_HIGH))
    for i in range(WILD_NAMES.index(name) + 1):
        p.fill(polygon([at(104 + i * 46, 96, 22 if k % 2 == 0 else 6, TAU * k / 8) for k in range(8)]), shown(p.finish, RED, INK))


def reverse(p: Pen) -> None:
    """The back: a compass over rhumb lines, the same upside down."""
    p.fill(EDGE, WHITE if p.ink else "#1E3A44")
    line = LAND_EDGE if p.ink else "#D9BD82"
    x, y = 315.0, 440.0
    rays = (polygon([at(x, y, 120, TAU * i / 32), at(x, y, 700, TAU * i / 32)], False) for i in range(32))
    p.clip(EDGE)
    p.line("".join(rays), line, 1.2, 0.5)
    p.end()
    for r in (440, 360, 280, 200):
        p.line(disc(x, y, r), line, 1.2, 0.5)
    p.add(f'<path d="{disc(x, y, 150)}" fill="{WHITE if p.ink else "#16303A"}" stroke="{line}" stroke-width="3"/>')
    p.line(disc(x, y, 138), line, 1.2)
    for n, long, half, turn in ((8, 92, 15, TAU / 16), (4, 112, 20, TAU / 8), (4, 132, 24, 0.0)):
        for i in range(n):
            a = TAU * i / n + turn
            tip, left, right = at(x, y, long, a), at(x, y, half * 1.4, a - TAU / 8), at(x, y, half * 1.4, a + TAU / 8)
            for side, fill in ((left, line), (right, WHITE if p.ink else "#F7EED8")):
                p.add(f'<path d="{polygon([(x, y), tip, side])}" fill="{fill}" stroke="{LAND_EDGE}" stroke-width="1"/>')
    p.fill(disc(x, y, 16), WHITE if p.ink else GOLD)


def bounds(d: str) -> tuple[float, float, float, float]:
    """The bounds of an outline of the drawing: M absolute, q and l relative. A curve lies within its points."""
    xs, ys = [], []
    x = y = 0.0
    for command, given in re.findall(r"([Mqlz])([^Mqlz]*)", d):
        values = [float(value) for value in re.findall(r"-?(?:\d*\.\d+|\d+)", given)]
        size = {"M": 2, "q": 4, "l": 2, "z": 1}[command]
        for i in range(0, len(values), size):
            part = values[i : i + size]
            x, y = part[-2:] if command == "M" else (x + part[-2], y + part[-1])
            xs.append(x)
            ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)
