"""A hint: the best legal actions with their expected result, from what a seat may know."""

from __future__ import annotations

import msgspec

from ..bots import InformationSet
from .judge import Judged
from .judges import judge_for

NODES = {"imperial": 4000, "conquest": 1200, "empire": 1200}  # a second or two on one core
SHOWN = 3


class Hint(msgspec.Struct, frozen=True):
    """The best actions of a seat, the best first, as many as are worth showing."""

    seat: int
    moves: tuple[Judged, ...]


def hint(info: InformationSet, nodes: int | None = None, shown: int = SHOWN) -> Hint:
    """What is best for the seat that is asked. nodes: how much is looked at, the same number always gives the same hint."""
    judge = judge_for(info.game, info.terms)
    return Hint(info.seat, tuple(judge.judged(info, NODES[info.game.name] if nodes is None else nodes)[:shown]))
