"""The map as a poster to play on: tinted continents, a place for armies on every land, sea lines, names, bonuses."""

from __future__ import annotations

import math

from ...games.conquest.content import Map
from ..finish import Finish
from ..geometry import box, disc, polygon
from ..lettering import fit_name, in_lines, width
from ..pen import Pen
from . import ornaments
from .outlines import Drawing, Land
from .tints import GOLD, GOLD_HIGH, INK, LAKE, LAND_EDGE, PAPER_HIGH, SEA, SEA_INK, SHOALS, continent_of, letters, shown, tint

NAME, LINE = 21.0, 21.5  # size of a land's name, and from line to line
PLACE = 25.0  # radius of the place for armies
ROSE = 84.0  # radius


def paint(p: Pen, board: Map, drawn: Drawing, language: str) -> None:
    """The whole sheet."""
    p.fill(box(0, 0, drawn.width, drawn.height), shown(p.finish, SEA))
    sea(p, drawn)
    lands(p, board, drawn)
    for place, continent in zip(drawn.continents, board.continent):
        cartouche(p, place.label[0], place.label[1], str(getattr(continent.name, language)), continent.bonus, p.finish)
    names(p, board, drawn, language)
    places(p, board, drawn, language)
    ornaments.frame(p, drawn.width, drawn.height)


def sea(p: Pen, drawn: Drawing) -> None:
    """Waves, rhumb lines, graticule, what lives there, and the shoals round all land."""
    ink = shown(p.finish, SEA_INK, "#777")
    ornaments.rhumbs(p, *(drawn.rose or (drawn.width / 2, drawn.height / 2)), ROSE + 12)
    p.line(drawn.graticule, ink, 0.7, 0.3)
    if p.finish != "ink":
        waves(p, drawn)
    for spot in drawn.ships:
        ornaments.ship(p, *spot, 1)
    if drawn.serpent:
        ornaments.serpent(p, *drawn.serpent, 0.85)
    if drawn.rose:
        ornaments.compass(p, *drawn.rose, ROSE)
    for r, colour in zip((46, 30, 15), SHOALS):
        for width_, stroke, opacity in ((r + 1.5, ink, 0.16 + (46 - r) / 110), (r, shown(p.finish, colour), 1)):
            line = f'stroke="{stroke}" stroke-width="{width_:g}" stroke-linejoin="round" opacity="{opacity:.2g}"'
            p.add(f'<g fill="none" {line}>')
            for land in drawn.territories:
                p.use(p.defined(land.d), "")
            p.add("</g>")


def waves(p: Pen, drawn: Drawing) -> None:
    """Small waves all over."""
    told = []
    for j in range(math.ceil(drawn.height / 62)):
        for i in range(math.ceil(drawn.width / 92)):
            told.append(f"M{i * 92 + 6} {j * 62 + 14}q5-5 10 0t10 0M{i * 92 + 52} {j * 62 + 44}q5-5 10 0t10 0t10 0")
    p.line("".join(told), SEA_INK, 0.9, 0.3)


def lands(p: Pen, board: Map, drawn: Drawing) -> None:
    """Every land with the tint of its continent, stronger at its border as old maps were coloured by hand."""
    home = continent_of(board)
    for land in drawn.territories:
        wash, deep = tint(home[land.id])
        outline = p.defined(land.d)
        p.use(outline, f'fill="{shown(p.finish, wash)}"')
        if p.finish != "ink":
            p.clip_to(outline)
            for width_, opacity in ((15, 0.16), (6.5, 0.34)):
                p.use(outline, f'fill="none" stroke="{deep}" stroke-width="{width_:g}" opacity="{opacity:g}"')
            p.end()
    ornaments.mountains(p, drawn.peaks)
    for land in drawn.territories:
        p.use(p.defined(land.d), f'fill="none" stroke="{LAND_EDGE}" stroke-width="1.5" stroke-linejoin="round"')
    p.line(drawn.continent_borders, LAND_EDGE, 4)
    if drawn.lakes:
        p.add(f'<path d="{drawn.lakes}" fill="{shown(p.finish, LAKE)}" stroke="{LAND_EDGE}" stroke-width="1"/>')
    for line in drawn.sea_lines:
        ends = 'stroke-linecap="round" stroke-dasharray="1.5 7"'
        p.add(f'<path d="{line.d}" fill="none" stroke="{LAND_EDGE}" stroke-width="2.6" {ends}/>')


def cartouche(p: Pen, x: float, y: float, name: str, bonus: int, finish: Finish) -> None:
    """A continent's name with its bonus as a medal."""
    fit = fit_name(name, 26, "title", 300, 16, 1)
    wide = max(110, width(fit.lines[0], fit.size, "title", 1) + 40)
    for inset, colour, line in ((0.0, LAND_EDGE, 1.4), (4.0, GOLD_HIGH, 1.0)):
        x0, y0, x1, y1, c = x - wide / 2 + inset, y - 14 + inset, x + wide / 2 - inset, y + 26 - inset, 9 - inset / 2
        d = polygon(
            [(x0, y0 + c), (x0 + c, y0), (x1 - c, y0), (x1, y0 + c), (x1, y1 - c), (x1 - c, y1), (x0 + c, y1), (x0, y1 - c)]
        )
        p.add(f'<path d="{d}" fill="{"none" if inset else shown(finish, PAPER_HIGH)}" stroke="{colour}" stroke-width="{line:g}"/>')
    p.text(x, y + 14, fit.lines[0], fit.size, "title", INK, anchor="middle", spacing=1)
    p.add(f'<path d="{disc(x, y - 24, 19)}" fill="{shown(finish, GOLD)}" stroke="{LAND_EDGE}" stroke-width="1.4"/>')
    p.line(disc(x, y - 24, 15.5), shown(finish, PAPER_HIGH, LAND_EDGE), 0.9, 0.6)
    p.text(x, y - 16, f"+{bonus}", 25, "numeral", shown(finish, PAPER_HIGH, INK), anchor="middle", room=27)


def names(p: Pen, board: Map, drawn: Drawing, language: str) -> None:
    """The names, in one line or two, under the places or beside them where land is small."""
    for one, land in zip(board.territory, drawn.territories):
        told = name_lines(str(getattr(one.name, language)), one.id)
        x, y = (land.token[0], land.token[1] + PLACE + 20) if land.hang else land.label
        for i, line in enumerate(told):
            p.text(x, y + i * LINE, line, NAME, "title", INK, anchor="middle", halo=(shown(p.finish, PAPER_HIGH), 5), room=190)


def name_lines(name: str, land: str) -> list[str]:
    """A name in one line if it is short, else in two; one that is longer still is refused by `fit_name`."""
    if width(name, NAME, "title") <= 112:
        return [name]
    fit_name(name, NAME, "title", 190, NAME * 0.78)
    return in_lines(name, 2, NAME, "title")


def places(p: Pen, board: Map, drawn: Drawing, language: str) -> None:
    """A round place for armies on every land, with the letter of its continent."""
    home, signs = continent_of(board), letters(board, language)
    for land in drawn.territories:
        deep = tint(home[land.id])[1]
        place(p, land, signs[home[land.id]], shown(p.finish, deep, INK))


def place(p: Pen, land: Land, letter: str, colour: str) -> None:
    """The place of one land."""
    x, y = land.token
    p.add(f'<path d="{disc(x, y, PLACE)}" fill="{shown(p.finish, PAPER_HIGH)}" stroke="{colour}" stroke-width="2.6"/>')
    p.line(disc(x, y, PLACE - 4), colour, 0.9, 0.7)
    p.text(x, y + 7, letter, 21, "title", colour, anchor="middle", room=34)
