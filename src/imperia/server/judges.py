"""Hints and reviews for the tables, made in processes beside the server (`workers.py`): the web process never searches.

Hints share the workers of the bots; reviews, which take their time, have a worker of their own, so that no bot waits for one. It
ends when nobody waits for a review any more, and its memory comes back.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from ..bots import InformationSet, can_compile
from ..games import NAMES
from ..judging import Hint, Review, hints
from ..judging.carried import AnyJudging, WarmTask, hint_task, review_task
from ..locale import ImperiaError
from ..play import Match
from .store import Store
from .workers import TaskFailed, Workers

HINT_SECONDS = 20.0  # until a hint is given up: a worker may have to read compiled code first
REVIEW_SECONDS = 240.0  # until a review is given up: one takes half a minute, others may be before it, rules may be compiled
WARM_SECONDS = 240.0  # until compiling for a game is given up
MOST_REVIEWS = 8  # under way or waiting
T = TypeVar("T")
ENCODER = msgspec.json.Encoder()


class NoJudge(ImperiaError):
    """A hint or a review could not be made now; reason: late, many, warming, failed."""

    code = "judge"


class Judges:
    """Makes hints and reviews. A review that is made is kept in the store, and made once."""

    def __init__(self, bots: Workers, store: Store) -> None:
        """bots: the workers that bots think in."""
        self.quick, self.slow = bots, Workers(1, MOST_REVIEWS)
        self.store = store
        self.warming = False  # rules are compiled just now

    async def warm(self) -> None:
        """Compile what judges of all games need, beside the server, so that the first hint need not wait for it."""
        if not can_compile():
            return
        self.warming = True
        try:
            for game in NAMES:
                await self.slow.answer(WarmTask(game), WARM_SECONDS, bool)
        finally:
            self.warming = False
            self.slow.end_idle()

    async def hint(self, info: InformationSet) -> Hint:
        """The best actions of a seat. Raises NoJudge."""
        if self.quick.full:
            raise NoJudge(reason="many")
        return await self._asked(self.quick, hint_task(info, hints.NODES[info.game.name]), HINT_SECONDS, Hint)

    async def _asked(self, workers: Workers, task: AnyJudging, within: float, kind: type[T]) -> T:
        """What a worker answers. Raises NoJudge, which says why there is no answer."""
        try:
            return await workers.outcome(task, within, kind)
        except TaskFailed:
            raise NoJudge(reason="failed") from None
        except TimeoutError:
            raise NoJudge(reason="warming" if self.warming else "late") from None

    async def kept(self, match: str) -> Review | None:
        """The review of a match as it is kept; None if there is none, or one of an earlier version. Raises Unavailable."""
        data = await self.store.review(match)
        try:
            return None if data is None else msgspec.json.decode(data, type=Review)
        except msgspec.DecodeError:
            return None

    async def review(self, match: Match) -> Review:
        """The review of a match that has ended, made or as it is kept. Raises NoJudge, Unavailable."""
        kept = await self.kept(match.id)
        if kept is not None:
            return kept
        if self.slow.full:
            raise NoJudge(reason="many")
        try:
            found = await self._asked(self.slow, review_task(match), REVIEW_SECONDS, Review)
        finally:
            self.slow.end_idle()
        await self.store.keep_review(match.id, ENCODER.encode(found))
        return found

    async def close(self) -> None:
        """No more reviews."""
        await self.slow.close()
