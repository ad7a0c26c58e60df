"""What a judge of a game is asked, and what it answers."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import sqrt
from typing import Any, Protocol, TypeAlias

import msgspec

from ..bots import InformationSet

Chances: TypeAlias = tuple[float, ...]  # to win, 0-1, by seat; their sum is 1
SURE = 1_000_000  # what searches count as certain


class Judged(msgspec.Struct, frozen=True):
    """A legal action and what it leads to, on average over what its seat cannot know.

    chance: to win, 0-1; error: the standard error of its distance from the best action (0: the best, or counted exactly);
    gain: whites won less whites lost to the end of the deal, a red being six, in the game that is played for chips.
    """

    code: int
    chance: float
    error: float = 0.0
    gain: float | None = None


class Judge(Protocol):
    """Judges the positions of one match. The same question, number and nodes give the same answer."""

    def chances(self, s: Any) -> Chances:
        """The chance of every seat in a state in which a seat is asked, or which is over; all cards open."""
        ...

    def expected(self, s: Any, number: int) -> Chances:
        """The same while chance is due: the mean over what may come. number: of the stream that it is drawn by."""
        ...

    def judged(self, info: InformationSet, nodes: int, always: Collection[int] = ()) -> list[Judged]:
        """The legal actions that were looked at, the best first, those of `always` among them."""
        ...


def ranked(rows: Mapping[int, Sequence[float]], weights: Sequence[float], gains: Mapping[int, float] | None = None) -> list[Judged]:
    """Actions by their mean chance, the best first.

    rows: by action its chance in every world; weights: of the worlds; gains: by action, if the game knows of any.
    """
    total = sum(weights)
    means = {code: sum(w * x for w, x in zip(weights, row, strict=True)) / total for code, row in rows.items()}
    best = max(means, key=lambda code: (means[code], -code))
    found = []
    for code, row in rows.items():
        distance = means[best] - means[code]
        spread = sum(w * w * (b - x - distance) ** 2 for w, b, x in zip(weights, rows[best], row, strict=True))
        gain = None if gains is None else gains[code]
        found.append(Judged(code, means[code], sqrt(spread) / total, gain))
    return sorted(found, key=lambda one: (-one.chance, one.code != best, one.code))
