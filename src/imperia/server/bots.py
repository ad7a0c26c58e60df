"""Bots at the server's tables: asked with what their seat may know, answering after a delay that tells nothing.

Those of plain sense think in threads beside the event loop, those that search in processes of their own (`workers.py`).
"""

from __future__ import annotations

import asyncio
import os
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from ..bots import Bot, Budget, InformationSet, information, levels, make
from ..bots.carried import task_of
from ..play import Decision, Match
from .workers import Workers

BUDGET = Budget(nodes=200, seconds=0.05)
THREADS = 2
THINKING = {"strong": 0.5, "master": 2.0}  # seconds a choice, of the levels that search
SLACK = 0.2  # seconds for the way to a worker and back
STAND_IN = "casual"  # who chooses for a bot that is late, or whose worker has died
WORKERS = max(1, min(4, (os.cpu_count() or 1) - 1))


class Bots(Protocol):
    """Whoever answers for bots."""

    async def choose(self, match: Match, seat: int, delay: float) -> tuple[Decision, Any] | None:
        """A seat's answer to its open question, not before `delay` seconds; None if the question is gone by then."""

    async def close(self) -> None:
        """No more answers."""


class TableBots:
    """Bots in a few threads and processes beside the event loop. Each match and seat keeps its bot while the match is in memory."""

    def __init__(self) -> None:
        """No bot yet."""
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="imperia-bot")
        self._bots: dict[tuple[str, int, str], Bot] = {}
        self._seeds: dict[tuple[str, int, str], int] = {}
        self.workers = Workers(WORKERS)

    async def choose(self, match: Match, seat: int, delay: float) -> tuple[Decision, Any] | None:
        """A seat's answer to its open question, not before `delay` seconds."""
        question = match.question(seat)
        if question is None:
            return None
        level = match.holders[seat].level
        thought = asyncio.ensure_future(self._thought(information(match, seat), (match.id, seat, level)))
        try:
            await asyncio.sleep(delay)
            while delay > 0 and not thought.done():
                await asyncio.sleep(delay)  # once more as long: how long it thought may depend on the hand
            return question.decision, await thought
        finally:
            thought.cancel()

    async def _thought(self, info: InformationSet, key: tuple[str, int, str]) -> Any:
        """What a bot chooses; where it is late, what plain sense does."""
        match, seat, level = key
        if level in THINKING and len(info.legal) > 1:
            number = self._seeds.setdefault(key, secrets.randbits(31))
            task = task_of(info, level, number, Budget(seconds=THINKING[level]))
            code = await self.workers.code(task, THINKING[level] + SLACK)
            if code is not None and code in info.codes:
                return info.legal[list(info.codes).index(code)]
        if level in THINKING:
            level = STAND_IN if STAND_IN in levels(info.game.name) else "random"
        bot = self._bot(info.game.name, (match, seat, level))
        return await asyncio.get_running_loop().run_in_executor(self._threads, bot.choose, info, BUDGET)

    def _bot(self, game: str, key: tuple[str, int, str]) -> Bot:
        if key not in self._bots:
            self._bots[key] = make(key[2], game, secrets.randbits(31))
        return self._bots[key]

    def forget(self, match: str) -> None:
        """A match has left memory: so do its bots."""
        for kept in (self._bots, self._seeds):
            for key in [key for key in kept if key[0] == match]:
                del kept[key]

    async def close(self) -> None:
        """No more answers."""
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self.workers.close()
