"""A viewer: one open socket, who it is for, and what it is owed."""

from __future__ import annotations

import msgspec

from .messages import Said
from .outbox import Outbox

ENCODE = msgspec.json.Encoder().encode


class Viewer:
    """One socket at a table. seat: -1 for a spectator; lag: seconds, measured on its line."""

    __slots__ = ("ended", "lag", "outbox", "seat", "since")

    def __init__(self, seat: int, since: float) -> None:
        """Nothing to send yet."""
        self.seat, self.since, self.lag = seat, since, 0.0
        self.outbox = Outbox()
        self.ended = ""  # why the server closes it, if it does

    def say(self, message: Said, now: float) -> None:
        """Send one message to this socket."""
        self.outbox.put(ENCODE(message), now)

    def say_encoded(self, data: bytes, now: float) -> None:
        """Send a message that was encoded for many."""
        self.outbox.put(data, now)

    def end(self, code: str) -> None:
        """Close this socket after what waits has been sent. code: why, as the client is told."""
        self.ended = self.ended or code
        self.outbox.close()
