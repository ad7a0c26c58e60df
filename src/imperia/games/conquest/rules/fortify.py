"""Fortification after the attacks (C23)."""

from __future__ import annotations

from ....engine import lowest, rule
from .board import friends_beside, move
from .events import FORTIFIED, tell
from .occupation import most_moving
from .state import FORTIFY, FORTIFY_TO, FORTIFY_WITH, State, ask, no_move
from .terms import ADJACENT, MANY, NO_FORTIFYING, NO_LANDS, LandSet, Terms, only
from .turn import end_turn

MOST_FORTIFICATIONS = 60  # C23: under `many`


@rule
def connected(t: Terms, s: State, land: int) -> LandSet:
    """C23 The own lands that a path of own lands joins to this one, itself left out."""
    own = s.lands_of[s.owner[land]]
    reached = only(land)
    edge = reached
    while edge:
        beside = t.adjacent[lowest(edge)] & own & ~reached
        edge &= edge - 1
        edge |= beside
        reached |= beside
    return reached & ~only(land)


@rule
def reachable(t: Terms, s: State, land: int) -> LandSet:
    """C23 Where the armies of this land may go."""
    return friends_beside(t, s, land) if t.fortify == ADJACENT else connected(t, s, land)


@rule
def fortify_sources(t: Terms, s: State) -> LandSet:
    """C23 Own lands with two armies or more beside another own land (so with somewhere to go, near or far)."""
    if t.fortify == NO_FORTIFYING:
        return NO_LANDS
    found = NO_LANDS
    own = s.lands_of[s.player]
    lands = own & s.strong
    while lands:
        land = lowest(lands)
        lands &= lands - 1
        if t.adjacent[land] & own != NO_LANDS:
            found |= only(land)
    return found


@rule
def fortify_or_end(t: Terms, s: State) -> None:
    """C23 One fortification, or none; where nothing can be fortified the turn ends."""
    no_move(s)
    if fortify_sources(t, s) != NO_LANDS:
        ask(s, FORTIFY, s.player)
    else:
        end_turn(t, s)


@rule
def fortify_from(s: State, land: int) -> None:
    """C23 From where."""
    s.source = land
    ask(s, FORTIFY_TO, s.player)


@rule
def fortify_to(t: Terms, s: State, land: int) -> None:
    """C23 Where to; a single army goes at once."""
    s.target = land
    if most_moving(s) == 1:
        fortify(t, s, 1)
    else:
        ask(s, FORTIFY_WITH, s.player)


@rule
def fortify(t: Terms, s: State, n: int) -> None:
    """C23 Armies move; that ends the turn, but under `many` not before the player says so or has moved 60 times."""
    move(s, s.source, s.target, n)
    tell(s, FORTIFIED, s.player, s.source, s.target, n)
    s.fortified += 1
    if t.fortify == MANY and s.fortified < MOST_FORTIFICATIONS:
        fortify_or_end(t, s)
    else:
        end_turn(t, s)
