"""A decision that was judged: what was done, what would have been better, and what that cost."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..locale import Message
from .judge import Judged

SURELY = 2.0  # standard errors by which the best must be better than what was done


class Mistake(msgspec.Struct, frozen=True):
    """An action that cost something. seq: its entry in the log; done, better: actions in words.

    when, asked: which turn it was, and the question that was answered so.
    cost: how much smaller the chance to win (0-1) is after it than after the best, judged by what its seat could know then.
    """

    seq: int
    seat: int
    done: Message
    better: Message
    chance: float
    cost: float
    when: Message
    asked: Message


def cost_of(judged: Sequence[Judged], code: int) -> tuple[float, Judged, Judged]:
    """What an action cost, the best action, and this one; nothing where chance alone may have told them apart."""
    best = judged[0]
    done = next(one for one in judged if one.code == code)
    distance = best.chance - done.chance
    return (distance if distance > SURELY * done.error else 0.0), best, done
