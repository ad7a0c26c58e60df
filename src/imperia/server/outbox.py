"""What waits to be sent to one socket: bounded, so that a slow reader costs nobody but himself."""

from __future__ import annotations

import asyncio
from collections import deque

MOST_MESSAGES = 256
MOST_BYTES = 1 << 20


class Outbox:
    """A bounded line of messages for one socket.

    When it is full it is emptied and marked `behind`: the socket then gets one snapshot instead of what it missed.
    """

    def __init__(self) -> None:
        """Empty, open."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._waiter: asyncio.Future[None] | None = None  # of whoever sends; there is one
        self.behind = False
        self.behind_since = 0.0
        self.closed = False

    def put(self, data: bytes, now: float) -> None:
        """Add a message; a socket that is behind gets none until it has taken its snapshot."""
        if self.closed or self.behind:
            return
        self._waiting.append(data)
        self._bytes += len(data)
        if len(self._waiting) > MOST_MESSAGES or self._bytes > MOST_BYTES:
            self.fall_behind(now)
        self._wake()

    def fall_behind(self, now: float) -> None:
        """Drop all that waits: a snapshot is needed."""
        self._waiting.clear()
        self._bytes = 0
        self.behind = True
        self.behind_since = now
        self._wake()

    def caught_up(self) -> None:
        """The snapshot is on its way: later messages follow it."""
        self.behind = False

    def close(self) -> None:
        """No more is added; what waits is still sent."""
        self.closed = True
        self._wake()

    async def next(self) -> bytes | None:
        """The next message; None if the socket is behind (and wants a snapshot) or closed and empty."""
        while True:
            if self._waiting:
                data = self._waiting.popleft()
                self._bytes -= len(data)
                return data
            if self.behind or self.closed:
                return None
            self._waiter = asyncio.get_running_loop().create_future()
            await self._waiter

    def _wake(self) -> None:
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)


class Credits:
    """How many messages a socket may send: a store that fills again with time. Against floods."""

    def __init__(self, most: float, each_second: float, now: float) -> None:
        """most: in a burst; each_second: on and on."""
        self.most, self.each_second = most, each_second
        self.left, self.at = most, now

    def take(self, now: float) -> bool:
        """Spend one; False if none is left."""
        self.left = min(self.most, self.left + (now - self.at) * self.each_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True
