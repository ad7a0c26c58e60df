"""The 32 cards of Империал, their back, and its chips. A card has no wrong way up: everything is drawn twice by a half-turn."""

from __future__ import annotations

from ...games.imperial.pack import NAME
from ...locale import Message, say
from ..finish import Finish
from ..sizes import BLEED, CARD
from .brush import Brush
from .chips import DIAMETER, ChipColour, pile, printed
from .courts import court
from .plain import ace, ground, index, pips, reverse
from .signs import tint

UNIT = CARD[0] / 240  # millimetres
SHIFT = (CARD[1] / UNIT - 336) / 2  # the drawing is a fifth of a millimetre higher than a card


def card(card: str, *, language: str, finish: Finish = "colour", four_colours: bool = False, bleed: float = 0.0) -> str:
    """A card by its name ("KH", "TS") as SVG; language: of the letters in its corners. Raises ValueError for no such card."""
    if card not in NAME:
        raise ValueError(f"there is no card {card}")
    _check(bleed)
    rank, suit = card[0], card[1]
    colour = tint(suit, four_colours)
    p = Brush(finish)
    p.place(0, SHIFT)
    ground(p)
    if rank in "KQJ":
        court(p, rank, suit, four_colours)
    elif rank == "A":
        ace(p, suit, colour)
    else:
        pips(p, rank, suit, colour)
    index(p, letters(card, language), suit, colour)
    p.end()
    return p.svg(title(card, language), size=CARD, unit=UNIT, bleed=bleed)


def back(*, finish: Finish = "colour", bleed: float = 0.0) -> str:
    """The back."""
    _check(bleed)
    p = Brush(finish)
    p.place(0, SHIFT)
    reverse(p)
    p.end()
    return p.svg("Imperia", size=CARD, unit=UNIT, bleed=bleed)


def chip(colour: ChipColour, *, language: str = "en", finish: Finish = "colour") -> str:
    """A chip from above, 30 mm across, in a square; with its letter, for no colour stands alone."""
    p = Brush(finish)
    name = say(language, f"art-imperial-chip-{colour}")
    printed(p, colour, name[0].upper())
    return p.svg(name, size=(DIAMETER, DIAMETER), unit=DIAMETER / 100)


def chips(n: int, colour: ChipColour, *, room: int, language: str = "en") -> str:
    """A pile of n chips for the table, in a picture with room for so many."""
    p = Brush()
    wide, high = pile(p, n, colour, room)
    return p.svg(say(language, "art-imperial-chips", n=n, colour=colour), size=(wide, high))


def letters(card: str, language: str) -> str:
    """What stands in the corners: the rank as the language abbreviates it."""
    return say(language, Message("imperial-card", {"rank": card[0], "suit": card[1]}))[:-1]


def title(card: str, language: str) -> str:
    """The card's name in words."""
    rank = int(card[0]) if card[0].isdigit() else card[0]  # Fluent tells numbers from letters
    return say(language, Message("web-imperial-card", {"rank": rank, "suit": card[1]}))


def _check(bleed: float) -> None:
    if not 0 <= bleed <= BLEED:
        raise ValueError(f"a card is painted to {BLEED} mm beyond its edge, not {bleed}")


__all__ = ["back", "card", "chip", "chips", "letters", "title"]
