"""The position of a match and the line of steps that led to it; going back along the line.

It knows codes of the rules and nothing of logs: a match keeps its log, a line can always be played again from its start.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from ..engine import CHANCE, NOBODY, batch, copy, pack, unpack
from ..games.game import Game

STARTED, RESIGNED = -1, -2  # codes of steps that are no action


class Step(NamedTuple):
    """What changed the position: the log entry's number, who (a seat, CHANCE, NOBODY), and the code of the rules."""

    seq: int
    seat: int
    code: int


class Line:
    """Terms, State, and the steps from the start to here."""

    def __init__(self, game: Game[Any, Any, Any, Any], terms: Any, state: Any | None = None) -> None:
        """state: where to start from, if not from the beginning of a game."""
        self.game, self.t = game, terms
        self._states = [state] if state is not None else batch(game.rules.State, 1)
        self._resting: tuple[bytes, bytes] | None = None
        if state is None:
            game.rules.new_game(terms, self.s)
        self.first = zlib.compress(pack(self.states, 0), 1)
        self._steps = [Step(0, NOBODY, STARTED)]
        self._made = {0: self._steps[0]}

    @property
    def states(self) -> list[Any]:
        """The State, alone in a batch."""
        if self._resting:
            self._wake()
        return self._states

    @property
    def s(self) -> Any:
        """The State."""
        return self.states[0]

    @property
    def steps(self) -> list[Step]:
        """The steps that led here."""
        if self._resting:
            self._wake()
        return self._steps

    @property
    def made(self) -> dict[int, Step]:
        """Every step ever made, by entry, those taken back too."""
        if self._resting:
            self._wake()
        return self._made

    # ---- a State is large, and most of its numbers are zero

    def rest(self) -> None:
        """Keep all this in few bytes until somebody asks for it."""
        if self._resting is None:
            steps = msgspec.json.encode(([step.seq for step in self._steps], list(self._made.values())))
            self._resting = zlib.compress(pack(self._states, 0), 1), zlib.compress(steps, 1)
            self._states, self._steps, self._made = [], [], {}

    @property
    def rests(self) -> bool:
        """Whether nobody has asked since `rest`."""
        return self._resting is not None

    def _wake(self) -> None:
        assert self._resting is not None
        (state, steps), self._resting = self._resting, None
        self._states = batch(self.game.rules.State, 1)
        unpack(self._states, 0, zlib.decompress(state))
        standing, made = msgspec.json.decode(zlib.decompress(steps), type=tuple[list[int], list[Step]])
        self._made = {step.seq: step for step in made}
        self._steps = [self._made[seq] for seq in standing]

    def apply(self, seq: int, seat: int, code: int) -> tuple[Any, ...]:
        """Carry out a legal action, or an outcome of chance; all its events."""
        self.game.rules.apply(self.t, self.states[0], seat, code)
        self._step(Step(seq, seat, code))
        return tuple(self.game.events(self.t, self.states[0]))

    def resign(self, seq: int, seat: int) -> tuple[Any, ...]:
        """A seat leaves for good; all events."""
        self.game.rules.resign(self.t, self.states[0], seat)
        self._step(Step(seq, seat, RESIGNED))
        return tuple(self.game.events(self.t, self.states[0]))

    def undo(self) -> None:
        """Take the last step back."""
        self.back_to(self.steps[-2].seq)

    def back_to(self, seq: int) -> None:
        """Play again from the start up to the step of entry `seq`, which must stand in the line."""
        del self.steps[1 + next(i for i, step in enumerate(self.steps) if step.seq == seq) :]
        self._play(self.steps, self.states)

    def state_after(self, steps: Sequence[Step]) -> Any:
        """A State of its own, as it was when these steps stood."""
        states = batch(self.game.rules.State, 1)
        self._play(steps, states)
        return states[0]

    def _step(self, step: Step) -> None:
        self.steps.append(step)
        self.made[step.seq] = step

    def _play(self, steps: Sequence[Step], states: list[Any]) -> None:
        """Set the State to that of the start, then carry out the steps after the first."""
        unpack(states, 0, zlib.decompress(self.first))
        rules, t, s = self.game.rules, self.t, states[0]
        for step in steps[1:]:
            if step.code == RESIGNED and step.seat != CHANCE:
                rules.resign(t, s, step.seat)
            else:
                rules.apply(t, s, step.seat, step.code)

    def state_copy(self) -> Any:
        """A State of its own with the same position."""
        pair = [self.states[0], batch(self.game.rules.State, 1)[0]]
        copy(pair, 0, 1)
        return pair[1]
