"""Drawings for paper: every card with its overpaint, pieces, and the words that a picture carries for who cannot see it."""

from __future__ import annotations

import re
from collections.abc import Callable
from html import unescape

from .choices import CARD, PAINTED, Choices
from .page import Drawing

_WORDS = re.compile(r"<(title|desc)>(.*?)</\1>", re.DOTALL)
_BOX = re.compile(r'viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"')


def card_drawing(draw: Callable[..., str], choices: Choices) -> Drawing:
    """A card, painted 3 mm beyond its edge; sheets show as much of that as they need."""
    svg = draw(finish=choices.finish, bleed=PAINTED)
    return Drawing(svg, CARD[0] + 2 * PAINTED, CARD[1] + 2 * PAINTED)


def own_size(svg: str) -> Drawing:
    """A drawing as large as it says, in the unit of its view box."""
    box = _BOX.search(svg)
    assert box is not None, "every drawing of imperia.art has a view box"
    return Drawing(svg, float(box[1]), float(box[2]))


def words_of(drawing: Drawing) -> str:
    """What a drawing says of itself: its title and its description."""
    return ". ".join(unescape(words).strip().rstrip(".") for _, words in _WORDS.findall(drawing.svg)) + "."
