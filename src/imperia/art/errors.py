"""What can be wrong with a card that somebody has written: a name too long for it, a letter that our fonts do not have."""

from __future__ import annotations

from ..locale import ImperiaError


class CannotDraw(ImperiaError):
    """A card cannot be drawn; facts: card (its name or id), text, and letter where one is missing."""

    code = "art"

    def of(self, card: str) -> CannotDraw:
        """The same fault, told of a card by its whole name."""
        told = CannotDraw(reason=self.reason)
        told.facts.update(self.facts, card=card)
        return told
