"""Bots at the server's tables: asked with what their seat may know, answering after a delay that tells nothing."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol

from ..bots import Bot, Budget, information, make
from ..play import Decision, Match

BUDGET = Budget(nodes=200, seconds=0.5)
THREADS = 2


class Bots(Protocol):
    """Whoever answers for bots."""

    async def choose(self, match: Match, seat: int, delay: float) -> tuple[Decision, Any] | None:
        """A seat's answer to its open question, not before `delay` seconds; None if the question is gone by then."""

    def close(self) -> None:
        """No more answers."""


class ThreadBots:
    """Bots in a few threads beside the event loop. Each match and seat keeps its bot while the match is in memory."""

    def __init__(self) -> None:
        """No bot yet."""
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="imperia-bot")
        self._bots: dict[tuple[str, int, str], Bot] = {}

    async def choose(self, match: Match, seat: int, delay: float) -> tuple[Decision, Any] | None:
        """A seat's answer to its open question, not before `delay` seconds."""
        question = match.question(seat)
        if question is None:
            return None
        info = information(match, seat)
        bot = self._bot(match, seat)
        loop = asyncio.get_running_loop()
        thought = loop.run_in_executor(self._threads, bot.choose, info, BUDGET)
        await asyncio.sleep(delay)
        while delay > 0 and not thought.done():
            await asyncio.sleep(delay)  # once more as long: how long it thought may depend on the hand
        return question.decision, await thought

    def _bot(self, match: Match, seat: int) -> Bot:
        level = match.holders[seat].level
        key = match.id, seat, level
        if key not in self._bots:
            self._bots[key] = make(level, match.game.name, secrets.randbits(31))
        return self._bots[key]

    def forget(self, match: str) -> None:
        """A match has left memory: so do its bots."""
        for key in [key for key in self._bots if key[0] == match]:
            del self._bots[key]

    def close(self) -> None:
        """No more answers."""
        self._threads.shutdown(wait=False, cancel_futures=True)
