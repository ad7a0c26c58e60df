"""What `master` of Imperium tries: for each question a few answers worth thinking through, each with what is to follow it.

They come from the plans of `strong`, from the attacks and places that the quick player likes, and from leaving things be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from heapq import nlargest
from typing import NamedTuple

from ...games.conquest.rules.game import (
    A_AMOUNT,
    A_END_ATTACKS,
    A_END_TURN,
    A_FORTIFY,
    A_FORTIFY_TO,
    A_FROM,
    A_PLACE,
    A_TARGET,
    A_UNTIL,
)
from ...games.conquest.rules.terms import MAX_AMOUNT
from ..thinking import Clock
from .plans import Plan, plans
from .position import Position
from .strong import joined, moved

PLANNED, LIKED = 5, 5  # tries from the plans of `strong`, and from what the quick player likes
PAUSE = 3  # armies at which an attack is thought over


class Try(NamedTuple):
    """codes: answers to this question and to those that follow at once; lands: then attacks through these, from the first one on.

    What follows then is as the quick player likes.
    """

    codes: tuple[int, ...]
    lands: tuple[int, ...] = ()


Score = Callable[[int, int, int], int]  # what the quick player thinks of an attack: from, at, with so many more armies


def best_plans(now: Position, due: int, clock: Clock) -> list[Plan]:
    """The best plans, but no two with the same first battle."""
    best: dict[tuple[int, int], Plan] = {}
    for plan in plans(now, due, clock):
        first = plan.source, plan.lands[0]
        if first not in best or plan.worth > best[first].worth:
            best[first] = plan
    return nlargest(PLANNED, best.values(), key=lambda plan: plan.worth)


def liked(now: Position, due: int, score: Score) -> list[tuple[int, int]]:
    """The attacks, from and at, that the quick player likes best with so many more armies."""
    found = [
        (score(source, target, due), source, target)
        for source, owner in enumerate(now.owner)
        if owner == now.w.me and now.armies[source] + due > 1
        for target in now.enemies(source)
    ]
    return [(source, target) for value, source, target in nlargest(LIKED, found) if value > 0]


def to_place(now: Position, due: int, clock: Clock, score: Score) -> list[Try]:
    """C15 All armies where a plan begins, where the quick player would attack from, or where others threaten."""
    found = [Try(placed(plan.source, due), (plan.source, *plan.lands)) for plan in best_plans(now, due, clock)]
    sources = [source for source, _ in liked(now, due, score)]
    guards = nlargest(2, border(now), key=lambda land: now.danger(land) * now.armies[land])
    return found + [Try(placed(land, due)) for land in dict.fromkeys((*sources, *guards))]


def placed(land: int, n: int) -> tuple[int, ...]:
    """C15 The codes that place so many armies on a land: the last one alone stands at once."""
    return (A_PLACE + land,) if n == 1 else (A_PLACE + land, A_AMOUNT + min(n, MAX_AMOUNT) - 1)


def border(now: Position) -> Iterable[int]:
    """C16 Own lands with enemies beside them."""
    return (land for land, owner in enumerate(now.owner) if owner == now.w.me and now.enemies(land))


def to_attack(now: Position, clock: Clock, score: Score) -> list[Try]:
    """C16 The plans, the attacks that the quick player likes, or no more attacks."""
    found = [Try(attacking(now, plan.source, plan.lands[0]), (plan.source, *plan.lands)) for plan in best_plans(now, 0, clock)]
    found += [Try(attacking(now, source, target)) for source, target in liked(now, 0, score)]
    return [*found, Try((A_END_ATTACKS,))]


def attacking(now: Position, source: int, target: int) -> tuple[int, ...]:
    """C16, C21 The codes of an attack until it has to be thought over; with two armies no floor is asked."""
    armies = int(now.armies[source])
    until = (A_AMOUNT + min(PAUSE, armies - 1) - 1,) if armies > 2 else ()
    return (A_FROM + source, A_TARGET + target, A_UNTIL, *until)


def to_occupy(codes: list[int]) -> list[Try]:
    """C20 As many as may be, as few, or something between."""
    some = (codes[(len(codes) - 1) * part // 4] for part in (4, 0, 3, 2, 1))
    return [Try((code,)) for code in dict.fromkeys(some)]


def to_fortify(now: Position, most: int = 8) -> list[Try]:
    """C23 The moves after which the board is worth most, with all but one or with half, or none."""
    found: list[tuple[float, int, int, int]] = []
    for source, owner in enumerate(now.owner):
        n = int(now.armies[source]) - 1
        if owner != now.w.me or n < 1:
            continue
        for target in joined(now, source):
            found.append((moved(now, source, target, n), source, target, n))
    tries = [
        Try((A_FORTIFY + source, A_FORTIFY_TO + target, *((A_AMOUNT + min(n, MAX_AMOUNT) - 1,) if n > 1 else ())))
        for _, source, target, n in nlargest(most, found)
    ]
    return [*tries, Try((A_END_TURN,))]
