"""How the quick player of Imperium begins: which lands it claims, and where its starting armies go."""

from __future__ import annotations

from ....engine import Ints, cards_in, lowest, rule
from ..rules.board import enemies_beside
from ..rules.state import State
from ..rules.terms import MAX_CONTINENTS, NO_LANDS, Terms
from .weighing import (
    ARMY,
    BEGIN_PULL,
    BEGIN_STACK,
    BEGIN_THREAT,
    CLAIM_BESIDE,
    CLAIM_BONUS,
    CLAIM_HELD,
    CLAIM_OTHERS,
    N_WEIGHTS,
    threat,
)


@rule
def beginning(t: Terms, s: State, mind: Ints) -> int:
    """C8, C40 Where starting armies go: in continents that are nearly held; neutral ones far from the own lands."""
    best, chosen = -(1 << 40), lowest(s.lands_of[s.onto])
    lands = s.lands_of[s.onto]
    while lands:
        land = lowest(lands)
        lands &= lands - 1
        score = begin_score(t, s, land, mind) if s.onto == s.player else -cards_in(t.adjacent[land] & s.lands_of[s.player])
        if score > best:
            best, chosen = score, land
    return chosen


@rule
def begin_score(t: Terms, s: State, land: int, mind: Ints) -> int:
    """C8 How well a starting army stands on an own land."""
    w = s.player * N_WEIGHTS
    if enemies_beside(t, s, land) == NO_LANDS:
        return -(1 << 30)
    continent = t.continent[land]
    part = ARMY * s.held[s.player * MAX_CONTINENTS + continent] // t.continent_size[continent]
    pull = mind[w + BEGIN_PULL] * t.continent_bonus[continent] * part * part // (ARMY * ARMY)
    return pull + mind[w + BEGIN_STACK] * s.armies[land] + mind[w + BEGIN_THREAT] * threat(t, s, land)


@rule
def claimed(t: Terms, s: State, mind: Ints) -> int:
    """C7 The land to claim: where it has land already, in continents that are small for what they bring."""
    w = s.player * N_WEIGHTS
    best, chosen = -(1 << 40), lowest(s.empty)
    lands = s.empty
    while lands:
        land = lowest(lands)
        lands &= lands - 1
        continent = t.continent[land]
        size, held = t.continent_size[continent], s.held[s.player * MAX_CONTINENTS + continent]
        others = held_by_others(t, s, continent)
        score = mind[w + CLAIM_BONUS] * t.continent_bonus[continent] * ARMY // size + mind[w + CLAIM_HELD] * held * ARMY // size
        score += (
            mind[w + CLAIM_BESIDE] * cards_in(t.adjacent[land] & s.lands_of[s.player])
            - mind[w + CLAIM_OTHERS] * others * ARMY // size
        )
        if score > best:
            best, chosen = score, land
    return chosen


@rule
def held_by_others(t: Terms, s: State, continent: int) -> int:
    """C7 How many lands of a continent others hold."""
    total = 0
    for owner in range(t.n_seats):
        if owner != s.player:
            total += s.held[owner * MAX_CONTINENTS + continent]
    return total
