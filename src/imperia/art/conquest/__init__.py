"""Imperium on paper and screen: the map as a poster, its 44 cards and their back, army tokens, dice. Any map file will do."""

from __future__ import annotations

from ...games.conquest.atlas import WILD_NAMES
from ...games.conquest.content import Map
from ...locale import Message, say
from .. import emblems
from ..errors import CannotDraw
from ..finish import Finish
from ..pen import Pen
from ..sizes import BLEED, CARD
from . import cards, tokens
from . import chart as sheet
from .drawing import drawing
from .tokens import AMOUNTS, Dice

CHART = (400.0, 236.0)  # millimetres
UNIT = 0.1  # of a card


def chart(board: Map, *, language: str, finish: Finish = "colour") -> str:
    """The map as a poster of 400 x 236 mm: from Natural Earth for the classic map, else as islands."""
    p, drawn = Pen(finish), drawing(board)
    sheet.paint(p, board, drawn, language)
    about = "; ".join(
        f"{getattr(one.name, language)} +{one.bonus}: "
        + ", ".join(str(getattr(land.name, language)) for land in board.territory if land.id in one.territories)
        for one in board.continent
    )
    return p.svg(str(getattr(board.name, language)), size=CHART, unit=CHART[0] / drawn.width, about=about)


def card(board: Map, land: str, *, language: str, finish: Finish = "colour", bleed: float = 0.0) -> str:
    """The card of a land by its id, or of "wild1", "wild2". Raises CannotDraw, which names it, for a name that does not fit."""
    _check(bleed)
    p = Pen(finish)
    if land in WILD_NAMES:
        cards.wild(p, land, language)
    elif all(one.id != land for one in board.territory):
        raise ValueError(f"there is no land {land}")
    else:
        try:
            cards.land(p, board, drawing(board), land, language)
        except CannotDraw as fault:
            raise fault.of(title(board, land, language)) from None
    return p.svg(title(board, land, language), size=CARD, unit=UNIT, bleed=bleed)


def back(*, finish: Finish = "colour", bleed: float = 0.0) -> str:
    """The back of the cards."""
    _check(bleed)
    p = Pen(finish)
    cards.reverse(p)
    return p.svg("Imperium", size=CARD, unit=UNIT, bleed=bleed)


def token(player: int, amount: int, *, language: str = "en", finish: Finish = "colour") -> str:
    """An army token of a player (-1: neutral) that is worth 1, 5 or 10; its size grows with that (AMOUNTS, in millimetres)."""
    if amount not in AMOUNTS:
        raise ValueError(f"there are no tokens of {amount}")
    p = Pen(finish)
    tokens.token(p, player, amount)
    told = say(language, "art-conquest-token", emblem=emblems.of_player(player).name, n=amount)
    return p.svg(told, size=(AMOUNTS[amount], AMOUNTS[amount]), unit=AMOUNTS[amount] / 100)


def die(face: int, *, side: Dice = "attack", finish: Finish = "colour") -> str:
    """A face of a die, 16 mm wide."""
    p = Pen(finish)
    tokens.die(p, face, side)
    return p.svg(str(face), size=(16.0, 16.0), unit=16 / 38)


def names(board: Map) -> tuple[str, ...]:
    """All cards of a map: its lands, then the wild ones."""
    return (*(land.id for land in board.territory), *WILD_NAMES)


def title(board: Map, land: str, language: str) -> str:
    """A card in words."""
    if land in WILD_NAMES:
        return say(language, Message("conquest-wild", {"number": WILD_NAMES.index(land) + 1}))
    one = next(one for one in board.territory if one.id == land)
    return f"{getattr(one.name, language)} ({say(language, 'conquest-picture', picture=one.picture)})"


def _check(bleed: float) -> None:
    if not 0 <= bleed <= BLEED:
        raise ValueError(f"a card is painted to {BLEED} mm beyond its edge, not {bleed}")


__all__ = ["AMOUNTS", "CHART", "back", "card", "chart", "die", "names", "title", "token"]
