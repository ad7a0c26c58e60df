"""The sign of the family and the three pictures of the home page, 900 x 1000, with their subject in the upper two thirds.

One four-pointed star is the sign everywhere: on the cards and chips of Империал, in the sky of Империя, in the compass of Imperium.
"""

from __future__ import annotations

from collections.abc import Callable

from ...locale import say
from ..emblems import draw, of_player
from ..finish import Finish
from ..geometry import disc
from ..imperial.signs import STAR
from ..pen import Pen
from .sea import sea
from .space import space
from .table import table

POSTER = (900.0, 1000.0)
NIGHT, GOLD, IVORY = "#1D1C25", "#E2BE6A", "#F7F1E3"
POSTERS: dict[str, Callable[[], Pen]] = {"empire": space, "imperial": table, "conquest": sea}


def mark(*, finish: Finish = "colour") -> str:
    """The mark: a crown over the star, in a disc of 64."""
    p = Pen(finish)
    dark = "#FFF" if p.ink else NIGHT
    gold, star = (p.dark, p.dark) if p.ink else (GOLD, IVORY)
    p.fill(disc(32, 32, 30), dark)
    p.line(disc(32, 32, 29), gold, 1.6)
    p.fill("M17 27L14 14L23.5 20L32 9L40.5 20L50 14L47 27Q32 21.5 17 27Z", gold)
    p.line("M17 30Q32 24.5 47 30", gold, 2)
    p.place(32, 43, 0, 0.3)
    p.fill(STAR, star)
    p.end()
    return p.svg("Imperia", size=(64, 64))


def emblem(player: int, *, finish: Finish = "colour") -> str:
    """A player's emblem on his wax (-1: the neutral side), 24 units wide."""
    sign = of_player(player)
    p = Pen(finish)
    ground = "#FFF" if p.ink else sign.wax
    p.path(disc(12, 12, 11.5), fill=ground, stroke=sign.wax, width=0.8)
    draw(p, sign, 12, 12, 15, p.dark if p.ink else "#FFF8E8", ground)
    return p.svg(sign.name, size=(24, 24))


def poster(game: str, *, language: str = "en") -> str:
    """The picture of a game for the home page. Raises KeyError for no such game."""
    return POSTERS[game]().svg(say(language, f"web-name-{game}"), size=POSTER)


__all__ = ["POSTER", "POSTERS", "emblem", "mark", "poster"]
