"""A game that has ended, walked through step by step with all cards open; chance that comes in a row is one step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from ..engine import CHANCE, batch, copy
from ..play import Match, Step
from ..play.line import RESIGNED


class Moment(msgspec.Struct, frozen=True):
    """A step of the game. entries: of the log; seat: who acted, or CHANCE; code: the action, or RESIGNED.

    before: the State before it; after: the State after it, which is changed when the next moment is asked for.
    """

    entries: tuple[int, ...]
    seat: int
    code: int
    before: Any
    after: Any

    @property
    def seq(self) -> int:
        """The entry that it ended with."""
        return self.entries[-1]


def moments(match: Match) -> Iterator[Moment]:
    """All that led to the end, nothing that was taken back."""
    states = [match.state_at_start(), batch(match.game.rules.State, 1)[0]]
    steps = match.steps()[1:]
    i = 0
    while i < len(steps):
        copy(states, 0, 1)
        last = i
        while steps[i].seat == CHANCE and last + 1 < len(steps) and steps[last + 1].seat == CHANCE:
            last += 1
        for step in steps[i : last + 1]:
            carry_out(match, states[0], step)
        yield Moment(tuple(step.seq for step in steps[i : last + 1]), steps[i].seat, steps[i].code, states[1], states[0])
        i = last + 1


def carry_out(match: Match, s: Any, step: Step) -> None:
    """A step on a State."""
    if step.code == RESIGNED and step.seat != CHANCE:
        match.game.rules.resign(match.terms, s, step.seat)
    else:
        match.game.rules.apply(match.terms, s, step.seat, step.code)


def legal_codes(match: Match, s: Any, seat: int) -> Sequence[int]:
    """The legal actions of a seat."""
    out = [0] * match.game.rules.MAX_LEGAL
    return tuple(out[: match.game.rules.legal_actions(match.terms, s, seat, out)])
