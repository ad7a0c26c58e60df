"""What is asked of a process in which games are judged: a hint, from what a seat may know; the review of a game that has ended."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ..bots import Budget, InformationSet
from ..bots.carried import Task, task_of
from ..play import Match, write_record

NOBODY = "hint"  # stands where a bot's level would


class HintTask(msgspec.Struct, frozen=True, array_like=True, tag="hint"):
    """A hint for a seat. asked: the question as bots get it, its world redrawn; nodes: how much is looked at."""

    asked: Task
    nodes: int


class ReviewTask(msgspec.Struct, frozen=True, array_like=True, tag="review"):
    """A review. record: of a game that has ended, whole; nodes: how much is looked at, None: as usual."""

    record: bytes
    nodes: int | None = None


class WarmTask(msgspec.Struct, frozen=True, array_like=True, tag="warm"):
    """Nothing but to be ready for a game: what is compiled for its judge is kept, for other processes too."""

    game: str


AnyJudging: TypeAlias = HintTask | ReviewTask | WarmTask


def hint_task(info: InformationSet, nodes: int) -> HintTask:
    """What a worker needs for a hint: nothing that the seat may not know."""
    return HintTask(task_of(info, NOBODY, 0, Budget()), nodes)


def review_task(match: Match, nodes: int | None = None) -> ReviewTask:
    """What a worker needs for a review."""
    return ReviewTask(write_record(match.record()), nodes)
