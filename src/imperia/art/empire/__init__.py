"""The cards of Империя, drawn from a deck file: faces for print and for a touched card, small ones for the table, the back.

A face is 63 x 88 mm and paints up to 3 mm beyond its edge (`bleed`). Its title is the card's name, its description the rest.
"""

from __future__ import annotations

from contextlib import nullcontext

from ...games.empire.content import Deck, Face
from ...games.empire.rules.terms import BASIC, MONEY, MULTICOLOUR, TWO_COLOUR
from ...locale import say
from ..errors import CannotDraw
from ..finish import Finish
from ..geometry import whole_units
from ..sizes import BLEED, CARD
from . import words
from .brush import Brush
from .contact import contact
from .little import little
from .money import money
from .objects import basic, multicolour, universal
from .palette import looks
from .reverse import reverse

UNIT = 0.1  # millimetres
FAINTEST = 0.45  # units of ink, where eight of them are a pixel


def face(deck: Deck, face: Face, *, language: str, finish: Finish = "colour", bleed: float = 0.0) -> str:
    """A face as SVG. Raises CannotDraw, which names the card, for a name that does not fit or a letter that no font has."""
    _check(bleed)
    p = Brush(finish, looks(deck)[face.colours[0]].dark if face.kind == BASIC else None)
    try:
        if face.kind == BASIC:
            basic(p, deck, face, language)
        elif face.kind == TWO_COLOUR:
            universal(p, deck, face, language)
        elif face.kind == MULTICOLOUR:
            multicolour(p, deck, language)
        elif face.kind == MONEY:
            money(p, face, language)
        else:
            contact(p, deck, face, language)
    except CannotDraw as fault:
        raise fault.of(title(deck, face, language)) from None
    return p.svg(title(deck, face, language), size=CARD, unit=UNIT, bleed=bleed, about=about(deck, face, language))


def small(deck: Deck, face: Face, *, language: str, named: bool = True, side: int = 0) -> str:
    """A face for a card 80-130 pixels wide, or (named=False) for less. side: which colour of a universal is up."""
    p = Brush(faintest=0 if named else FAINTEST)
    try:
        with whole_units():
            little(p, deck, face, language, named, side)
    except CannotDraw as fault:
        raise fault.of(title(deck, face, language)) from None
    return p.svg(title(deck, face, language), size=CARD, unit=UNIT, about=about(deck, face, language))


def back(*, finish: Finish = "colour", bleed: float = 0.0, fine: bool = True) -> str:
    """The back, the same for every deck. fine: for print, not for a card less than 130 pixels wide."""
    _check(bleed)
    p = Brush(finish)
    with nullcontext() if fine else whole_units():
        reverse(p)
    return p.svg("Imperia", size=CARD, unit=UNIT, bleed=bleed)


def title(deck: Deck, face: Face, language: str) -> str:
    """The card's name in words."""
    return words.full_name(deck, face, language)


def about(deck: Deck, face: Face, language: str) -> str:
    """What else the card says, in words."""
    if face.kind == MONEY:
        return say(language, "art-empire-imperials", n=face.value)
    if face.kind == MULTICOLOUR:
        return say(language, "art-empire-any-colour-about")
    worth = say(language, "art-empire-about-worth", value=face.value)
    if face.kind in (BASIC, TWO_COLOUR):
        ladders = [
            say(
                language,
                "art-empire-about-colour",
                system=words.named(deck.colour[c].name, language),
                ladder=" ".join(f"{n}:{earned}" for n, earned in enumerate(deck.colour[c].ladder, 1)),
            )
            for c in face.colours
        ]
        return "; ".join((*ladders, worth))
    return f"{words.reach(face, language)}. {words.effect_text(face, language)} {worth}"


def _check(bleed: float) -> None:
    if not 0 <= bleed <= BLEED:
        raise ValueError(f"a face is painted to {BLEED} mm beyond its edge, not {bleed}")


__all__ = ["about", "back", "face", "small", "title"]
