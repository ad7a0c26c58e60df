"""Hints and reviews for the tables, made in processes beside the server (`workers.py`): the web process never searches.

Hints share the workers of the bots; reviews, which take their time, have a worker of their own, so that no bot waits for one. It
ends when nobody waits for a review any more, and its memory comes back.
"""

from __future__ import annotations

import msgspec

from ..bots import InformationSet
from ..judging import Hint, Review, hints
from ..judging.carried import hint_task, review_task
from ..locale import ImperiaError
from ..play import Match
from .store import Store
from .workers import Workers

HINT_SECONDS = 20.0  # until a hint is given up: a worker may have to read compiled code first
REVIEW_SECONDS = 240.0  # until a review is given up: one takes half a minute, others may be before it, rules may be compiled
MOST_REVIEWS = 8  # under way or waiting
ENCODER = msgspec.json.Encoder()


class NoJudge(ImperiaError):
    """A hint or a review could not be made now; reason: late, many."""

    code = "judge"


class Judges:
    """Makes hints and reviews. A review that is made is kept in the store, and made once."""

    def __init__(self, bots: Workers, store: Store) -> None:
        """bots: the workers that bots think in."""
        self.quick, self.slow = bots, Workers(1, MOST_REVIEWS)
        self.store = store

    async def hint(self, info: InformationSet) -> Hint:
        """The best actions of a seat. Raises NoJudge."""
        if self.quick.full:
            raise NoJudge(reason="many")
        found = await self.quick.answer(hint_task(info, hints.NODES[info.game.name]), HINT_SECONDS, Hint)
        if found is None:
            raise NoJudge(reason="late")
        return found

    async def review(self, match: Match) -> Review:
        """The review of a match that has ended, made or as it is kept. Raises NoJudge, Unavailable."""
        kept = await self.store.review(match.id)
        if kept is not None:
            return msgspec.json.decode(kept, type=Review)
        if self.slow.full:
            raise NoJudge(reason="many")
        try:
            found = await self.slow.answer(review_task(match), REVIEW_SECONDS, Review)
        finally:
            self.slow.end_idle()
        if found is None:
            raise NoJudge(reason="late")
        await self.store.keep_review(match.id, ENCODER.encode(found))
        return found

    async def close(self) -> None:
        """No more reviews."""
        await self.slow.close()
