"""One table: what a socket says to it, and which of its rooms answers."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from . import messages as m
from .line import Busy, refused
from .sitting import Sitting
from .viewer import Viewer


class Table(Sitting):
    """A table that is in use. Everything that changes it goes through `submit`."""

    def hear(self, viewer: Viewer, message: Any) -> None:
        """A message of a socket that has said hello. Raises Busy."""
        id = getattr(message, "id", "")
        job = self._job(viewer, message)
        self.submit(viewer, job, id)

    def _job(self, viewer: Viewer, message: Any) -> Callable[[], Coroutine[Any, Any, m.Said | None]]:
        handlers: dict[type, Callable[[Viewer, Any], Coroutine[Any, Any, m.Said | None]]] = {
            m.Act: self._act, m.Undo: self._undo, m.Takeback: self._takeback, m.Resign: self._resign, m.Pause: self._pause,
            m.Chat: self._chat, m.Sit: self._sit, m.Stand: self._stand, m.Back: self._back, m.Rename: self._rename,
            m.SetSeat: self._set_seat, m.Configure: self._configure, m.Start: self._start, m.Rematch: self._rematch,
            m.HandOver: self._hand_over, m.Lock: self._lock, m.Close: self._close, m.EntropyHash: self._entropy_hash,
            m.EntropyBytes: self._entropy_bytes, m.At: self._at, m.MoveDevice: self._move_device,
            m.WantHint: self._hint, m.WantReview: self._review,
        }  # fmt: skip
        handler = handlers[type(message)]
        return lambda: handler(viewer, message)


__all__ = ["Busy", "Table", "refused"]
