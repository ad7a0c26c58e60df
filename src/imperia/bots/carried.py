"""An information set carried to another process, and a choice carried back: bytes of Terms, and of a world drawn anew.

The world was redrawn before it is packed, and view and legal actions of a redrawn world are those of the true one. So the
process in which a bot thinks never holds what the seat may not know.
"""

from __future__ import annotations

import msgspec

from ..engine import Stream, batch, pack, seed, unpack
from ..games import game as game_named
from .contract import Budget, InformationSet
from .information import informed

NUMBER = 0  # of the stream by which a world is redrawn before it is packed


class Task(msgspec.Struct, frozen=True, array_like=True, tag="choose"):
    """What a bot is asked: which bot, what its seat may know, how long it may think. It is not told the history of events."""

    game: str
    level: str
    seed: int
    seat: int
    terms: bytes
    world: bytes
    nodes: int | None
    seconds: float | None

    @property
    def budget(self) -> Budget:
        """How much the bot may think."""
        return Budget(self.nodes, self.seconds)


def task_of(info: InformationSet, level: str, number: int, budget: Budget) -> Task:
    """The task of a bot of this level and seed."""
    stream: Stream = batch(Stream, 1)[0]
    seed(stream, NUMBER)
    terms, world = pack([info.terms], 0), pack([info.sample(stream)], 0)
    return Task(info.game.name, level, number, info.seat, terms, world, budget.nodes, budget.seconds)


def unpacked(task: Task) -> InformationSet:
    """The information set of a task, without its history."""
    game = game_named(task.game)
    terms, worlds = batch(game.rules.Terms, 1), batch(game.rules.State, 1)
    unpack(terms, 0, task.terms)
    unpack(worlds, 0, task.world)
    t, world = terms[0], worlds[0]
    out = [0] * game.rules.MAX_LEGAL
    codes = tuple(out[: game.rules.legal_actions(t, world, task.seat, out)])
    return informed(game, t, world, task.seat, codes, ())
