"""Lands and armies change hands and numbers only here, so that all counts of the record stay right (C1, C5)."""

from __future__ import annotations

from ....engine import rule
from .state import State
from .terms import MAX_CONTINENTS, NO_LANDS, LandSet, Terms, only


@rule
def settle(t: Terms, s: State, land: int, owner: int) -> None:
    """C7 An empty land gets an owner and his first army; who places it counts it off."""
    s.owner[land] = owner
    s.empty &= ~only(land)
    s.lands_of[owner] |= only(land)
    s.held[owner * MAX_CONTINENTS + t.continent[land]] += 1
    s.left[owner] -= 1
    add(s, land, 1)


@rule
def hand_over(t: Terms, s: State, land: int, owner: int) -> None:
    """C20, C28 A land and the armies on it pass to another owner."""
    old = s.owner[land]
    s.lands_of[old] &= ~only(land)
    s.held[old * MAX_CONTINENTS + t.continent[land]] -= 1
    s.armies_of[old] -= s.armies[land]
    s.owner[land] = owner
    s.lands_of[owner] |= only(land)
    s.held[owner * MAX_CONTINENTS + t.continent[land]] += 1
    s.armies_of[owner] += s.armies[land]


@rule
def add(s: State, land: int, n: int) -> None:
    """C5 Armies come onto a land (or, fewer than none, leave it)."""
    s.armies[land] += n
    s.armies_of[s.owner[land]] += n
    if s.armies[land] >= 2:
        s.strong |= only(land)
    else:
        s.strong &= ~only(land)


@rule
def move(s: State, source: int, target: int, n: int) -> None:
    """C20, C23 Armies move from land to land."""
    add(s, source, -n)
    add(s, target, n)


@rule
def enemies_beside(t: Terms, s: State, land: int) -> LandSet:
    """C16 Lands beside this one that another owner holds."""
    return t.adjacent[land] & ~s.lands_of[s.owner[land]]


@rule
def friends_beside(t: Terms, s: State, land: int) -> LandSet:
    """C23 Lands beside this one that the same owner holds."""
    return t.adjacent[land] & s.lands_of[s.owner[land]]


@rule
def has_land(s: State, owner: int) -> bool:
    """C22 Whether any land is his."""
    return s.lands_of[owner] != NO_LANDS
