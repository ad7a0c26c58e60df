"""What can be wrong with a card that somebody has written: a name too long for it, a letter that our fonts do not have."""

from __future__ import annotations

from ..locale import ImperiaError


class CannotDraw(ImperiaError):
    """A card cannot be drawn; facts: card (its name or id), text, and letter where one is missing."""

    code = "art"
