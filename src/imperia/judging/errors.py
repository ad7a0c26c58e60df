"""Why something cannot be judged."""

from __future__ import annotations

from ..locale import ImperiaError


class NotOver(ImperiaError):
    """The game has not ended: a review of it would tell of hidden cards."""

    code = "not-over"
