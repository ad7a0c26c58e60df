"""Whole plans of attack in Imperium: from one stack of armies through a chain of lands, weighed by exact odds (C16-C22).

A plan takes a continent, breaks one, puts a player out, or earns the card of the turn; what it is worth is the worth of the
board if it succeeds, and of the board without these armies if it fails.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from ...games.conquest.odds import MOST_EXACT, survivors
from ..thinking import Clock
from .position import Position

STACKS = 4  # the largest stacks that plans begin from
LONGEST = 12  # lands in a plan


class Plan(NamedTuple):
    """worth: of the board, if it is begun; chance: that the first land falls; source and lands: from where, and in which order."""

    worth: float
    chance: float
    source: int
    lands: tuple[int, ...]


@lru_cache(maxsize=1 << 15)
def mean_left(attackers: int, defenders: int, defence_dice: int) -> float:
    """C21 How many of so many armies beyond the garrison are left on average if they conquer a land of so many."""
    if max(attackers, defenders) > MOST_EXACT:  # only the proportion matters for so many
        scale = max(attackers, defenders) / MOST_EXACT
        return scale * mean_left(max(1, int(attackers / scale)), max(1, int(defenders / scale)), defence_dice)
    left = survivors(attackers, defenders, defence_dice)
    won = sum(left)
    return sum(n * chance for n, chance in enumerate(left)) / won if won else 0.0


def best_plan(now: Position, due: int, clock: Clock) -> Plan | None:
    """The best plan of attack with so many more armies on the land that it begins from; None if there is nothing to attack.

    clock: as many plans are weighed as it has nodes.
    """
    return max(plans(now, due, clock), key=lambda plan: plan.worth, default=None)


def plans(now: Position, due: int, clock: Clock) -> Iterator[Plan]:
    """The plans that are weighed."""
    weighed = 0
    for source in _stacks(now, due, STACKS):
        for lands in _chains(now, source):
            plan = weigh(now, due, source, lands)
            if plan is not None:
                yield plan
            weighed += 1
            if weighed >= clock.nodes or clock.late():
                return


def weigh(now: Position, due: int, source: int, lands: tuple[int, ...]) -> Plan | None:
    """What a chain is worth: where it is wise to stop on the way it is stopped there."""
    w = now.w
    here = now.copy()
    here.armies[source] += due
    left, sure, worth, first, at = here.armies[source] - 1, 1.0, 0.0, 0.0, source
    best: Plan | None = None
    for i, land in enumerate(lands):
        n = int(left)
        if n < 1:
            break
        defenders = int(here.armies[land])
        won = w.chance(n, defenders)
        first = first or won
        worth += sure * (1.0 - won) * _failed(here, at, land)
        sure *= won
        left = max(1.0, mean_left(n, defenders, w.defence_dice) + left - n)
        here.armies[at] = 1 + left
        here.take(land, at, left)
        at, left = land, left - 1
        if sure < 0.05:
            break
        whole = worth + sure * here.worth()
        if best is None or whole > best.worth:
            best = Plan(whole, first, source, lands[: i + 1])
    return best


def _failed(here: Position, at: int, land: int) -> float:
    """The worth of the board when the attackers are lost, and some of the defenders with them."""
    mine, theirs = here.armies[at], here.armies[land]
    here.armies[at], here.armies[land] = 1, max(1.0, theirs - 0.9 * (mine - 1))
    worth = here.worth()
    here.armies[at], here.armies[land] = mine, theirs
    return worth


def _stacks(now: Position, due: int, most: int) -> list[int]:
    """C16 The lands to attack from: those with most armies beyond one, and enemies beside them."""
    mine = [land for land, owner in enumerate(now.owner) if owner == now.w.me and now.armies[land] + due > 1 and now.enemies(land)]
    return sorted(mine, key=lambda land: (-now.armies[land], land))[:most] if not due else _reaching(now, mine, most)


def _reaching(now: Position, mine: list[int], most: int) -> list[int]:
    """C15 With armies to be placed: the largest stacks, and the places nearest to a continent or to the end of a player."""
    w = now.w
    held = [0] * len(w.size)
    for land, owner in enumerate(now.owner):
        held[w.continent[land]] += owner == w.me

    def score(land: int) -> float:
        near = {w.continent[other] for other in now.enemies(land)}
        return float(now.armies[land]) + max(6.0 * held[c] / w.size[c] for c in near)

    return sorted(mine, key=lambda land: (-score(land), land))[: most + 2]


def _chains(now: Position, source: int) -> Iterator[tuple[int, ...]]:
    """Chains of lands worth trying from a stack: each neighbour, each continent, each continent of another, each player's land."""
    seen: set[tuple[int, ...]] = set()
    for goal in _goals(now, source):
        chain = _chain(now, source, goal)
        if chain and chain not in seen:
            seen.add(chain)
            yield chain


def _goals(now: Position, source: int) -> Iterator[frozenset[int]]:
    w, owner = now.w, now.owner
    for land in now.enemies(source):
        yield frozenset((land,))
    for c in range(len(w.size)):
        lands = [land for land, of in enumerate(w.continent) if of == c]
        theirs = frozenset(land for land in lands if owner[land] != w.me)
        if 0 < len(theirs) <= LONGEST:
            yield theirs
        if len(theirs) == len(lands) and owner[lands[0]] >= 0 and len({owner[land] for land in lands}) == 1:
            for land in lands:
                yield frozenset((land,))
    for seat in w.seats:
        theirs = frozenset(land for land, of in enumerate(owner) if of == seat)
        if seat != w.me and 0 < len(theirs) <= LONGEST:
            yield theirs


def _chain(now: Position, source: int, goal: frozenset[int]) -> tuple[int, ...]:
    """The lands of a goal in an order in which one stack can take them, with ways to the next one where there are gaps."""
    near, rest, at, mine = now.w.near, set(goal), source, now.w.me
    chain: list[int] = []
    taken: set[int] = set()
    while rest and len(chain) < LONGEST:
        beside = [land for land in near[at] if land in rest]
        if beside:
            at = min(beside, key=lambda land: (sum(other in rest for other in near[land]) or 9, now.armies[land], land))
            way = [at]
        else:
            way = _way(now, at, rest, taken, mine)
            if not way:
                break
            at = way[-1]
        chain += way
        taken.update(way)
        rest.difference_update(way)
    return tuple(chain[:LONGEST])


def _way(now: Position, at: int, goal: set[int], taken: set[int], mine: int) -> list[int]:
    """The way through enemies with the fewest armies to any land of a goal."""
    cost: dict[int, float] = {at: 0.0}
    before: dict[int, int] = {}
    open_ = {at}
    while open_:
        land = min(open_, key=lambda one: (cost[one], one))
        open_.discard(land)
        if land in goal:
            way = [land]
            while before[way[-1]] != at:
                way.append(before[way[-1]])
            return way[::-1]
        for other in now.w.near[land]:
            if now.owner[other] == mine or other in taken:
                continue
            price = cost[land] + now.armies[other] + 1
            if price < cost.get(other, 1 << 30):
                cost[other], before[other] = price, land
                open_.add(other)
    return []
