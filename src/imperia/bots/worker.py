"""A process in which bots think: `python -m imperia.bots.worker`. Tasks come in on stdin, the codes chosen go out on stdout.

Both are MessagePack behind four bytes of length. It ends with its stdin, so no worker outlives whoever started it. A task that
fails is answered with FAILED; the first of a game may take long, while rules are compiled or read from the cache.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, BinaryIO

import msgspec

from . import Bot, make
from .carried import Task, unpacked

HEAD = 4  # bytes that say how long a message is
FAILED = -1
KEPT = 64  # bots that are kept, those asked last


class Worker:
    """Bots by level, game and seed, and their answers."""

    def __init__(self) -> None:
        """No bot yet."""
        self._bots: OrderedDict[tuple[str, str, int], Bot] = OrderedDict()

    def code(self, task: Task) -> int:
        """The code of the action that a bot chooses."""
        info = unpacked(task)
        action = self._bot(task).choose(info, task.budget)
        return int(info.codes[list(info.legal).index(action)])

    def _bot(self, task: Task) -> Bot:
        key = task.level, task.game, task.seed
        if key not in self._bots:
            self._bots[key] = make(*key)
        self._bots.move_to_end(key)
        if len(self._bots) > KEPT:
            self._bots.popitem(last=False)
        return self._bots[key]


def framed(message: bytes) -> bytes:
    """A message with its length before it."""
    return len(message).to_bytes(HEAD, "big") + message


def serve(incoming: BinaryIO, outgoing: BinaryIO, kinds: Any = Task, answer: Callable[[Any], Any] | None = None) -> None:
    """Answer tasks until there are no more. kinds: of tasks; answer: what is done with each, by default a bot chooses."""
    answer = answer or Worker().code
    while head := incoming.read(HEAD):
        task = msgspec.msgpack.decode(incoming.read(int.from_bytes(head, "big")), type=kinds)
        try:
            found = answer(task)
        except Exception as error:
            print(f"a task failed: {task!s:.80}: {error!r}", file=sys.stderr, flush=True)
            found = FAILED
        outgoing.write(framed(msgspec.msgpack.encode(found)))
        outgoing.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
