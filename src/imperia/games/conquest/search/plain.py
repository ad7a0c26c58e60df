"""What plain sense does in Imperium, in the restricted Python of the rules: how searches and reviews play on. `casual` plays much
the same: it fills its borders, attacks with good odds, and wants whole continents.
"""

from __future__ import annotations

from ....engine import Ints, Stream, below, cards_in, lowest, rule, table
from ..rules import State, Terms, legal_actions
from ..rules.board import enemies_beside
from ..rules.game import A_END_ATTACKS, A_END_TURN, A_FORTIFY, A_FORTIFY_TO, A_FROM, A_PLACE, A_TARGET
from ..rules.state import (
    ATTACK,
    DEFEND,
    DICE,
    FLOOR,
    FORTIFY,
    FORTIFY_TO,
    FORTIFY_WITH,
    HOW_MANY,
    OCCUPY,
    PLACE,
    TARGET,
    TRADE,
)
from ..rules.terms import MAX_CONTINENTS, MAX_LANDS, NEUTRAL

# ---- odds: the chance, of ODDS_SURE, that a attackers beyond the garrison conquer a land of d, both with all dice (C18-C21)
ODDS_SURE, MOST = 1024, 32
_LOSSES = {  # by dice: of all rolls, in how many the attacker loses 0, 1, 2 armies
    (1, 1): (15, 21),
    (2, 1): (125, 91),
    (3, 1): (855, 441),
    (1, 2): (55, 161),
    (2, 2): (295, 420, 581),
    (3, 2): (2890, 2611, 2275),
}


def _odds() -> list[int]:
    odds: dict[tuple[int, int], float] = {}
    for d in range(MOST):
        for a in range(MOST):
            if a == 0 or d == 0:
                odds[a, d] = 1.0 if d == 0 else 0.0
                continue
            losses = _LOSSES[min(3, a), min(2, d)]
            pairs = len(losses) - 1
            odds[a, d] = sum(n * odds[a - lost, d - pairs + lost] for lost, n in enumerate(losses)) / sum(losses)
    return [round(ODDS_SURE * odds[a, d]) for a in range(MOST) for d in range(MOST)]


ODDS = table(_odds())
GOOD, FAIR = 696, 512  # odds with which plain sense attacks: once it has its card, and before
CROWD = 12  # armies from which on it does not wait for better odds


@rule
def odds(s: State, source: int, target: int, more: int) -> int:
    """C21 The chance, of ODDS_SURE, to conquer with all armies that are there and so many more."""
    a, d = s.armies[source] - 1 + more, s.armies[target]
    while a >= MOST or d >= MOST:
        a, d = a >> 1, d + 1 >> 1
    return ODDS[a * MOST + d]


@rule
def worth(t: Terms, s: State, seat: int, land: int) -> int:
    """C11, C22 What conquering a land is worth: the land, a continent made whole or broken, a seat that is nearly out."""
    continent, owner = t.continent[land], s.owner[land]
    bonus, whole = t.continent_bonus[continent], t.continent_size[continent]
    mine = s.held[seat * MAX_CONTINENTS + continent]
    value = 16 + 16 * bonus * mine // whole
    if mine == whole - 1:
        value += 32 * bonus
    if owner != NEUTRAL:
        value += 5
        if s.held[owner * MAX_CONTINENTS + continent] == whole:
            value += 16 * bonus
        lands = cards_in(s.lands_of[owner])
        if lands <= 3:
            value += (32 + 32 * cards_in(s.hand[owner])) // lands
    return value


@rule
def best_target(t: Terms, s: State, seat: int, source: int, more: int) -> int:
    """C16 The best land to attack from this one: its score times MAX_LANDS and which; 0 if there is none."""
    best = 0
    lands = enemies_beside(t, s, source)
    while lands:
        land = lowest(lands)
        lands &= lands - 1
        chance = odds(s, source, land, more)
        best = max(best, chance * chance // ODDS_SURE * worth(t, s, seat, land) * MAX_LANDS + land)
    return best


@rule
def threat(t: Terms, s: State, land: int) -> int:
    """C16 Armies beside a land that could attack it."""
    total = 0
    lands = enemies_beside(t, s, land)
    while lands:
        total += s.armies[lowest(lands)] - 1
        lands &= lands - 1
    return total


@rule
def where_to_place(t: Terms, s: State, seat: int, stream: Stream, out: Ints, n: int) -> int:
    """C8, C15 Where the best attack begins; in the set-up, and for neutral armies, anywhere beside an enemy."""
    best, chosen = -1, out[below(stream, n)]
    if s.onto != seat:
        return chosen
    for k in range(n):
        land = out[k] - A_PLACE
        score = best_target(t, s, seat, land, s.due) // MAX_LANDS
        if score > best:
            best, chosen = score, out[k]
    return chosen


@rule
def where_from(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """C16, C24 From where the best attack begins whose odds are good enough; else no more attacks."""
    best, chosen = 0, A_END_ATTACKS
    for k in range(n - 1):
        land = out[k] - A_FROM
        found = best_target(t, s, seat, land, 0)
        enough = FAIR if s.conquered == 0 or s.armies[land] >= CROWD else GOOD
        if found // MAX_LANDS > best and odds(s, land, found % MAX_LANDS, 0) >= enough:
            best, chosen = found // MAX_LANDS, out[k]
    return chosen


@rule
def fortify_whence(t: Terms, s: State, out: Ints, n: int) -> int:
    """C23 The largest army that has no enemy beside it; else the end of the turn."""
    best, chosen = 1, A_END_TURN
    for k in range(n - 1):
        land = out[k] - A_FORTIFY
        if enemies_beside(t, s, land) == 0 and s.armies[land] > best:
            best, chosen = s.armies[land], out[k]
    return chosen


@rule
def fortify_where(t: Terms, s: State, stream: Stream, out: Ints, n: int) -> int:
    """C23 To the border with most to fear; where there is none in reach, anywhere."""
    best, chosen = -(1 << 30), out[below(stream, n)]
    for k in range(n):
        land = out[k] - A_FORTIFY_TO
        if enemies_beside(t, s, land) != 0 and threat(t, s, land) - s.armies[land] > best:
            best, chosen = threat(t, s, land) - s.armies[land], out[k]
    return chosen


@rule
def plain(t: Terms, s: State, seat: int, stream: Stream, out: Ints) -> int:
    """C7-C23 What plain sense does; `casual` plays much the same."""
    n = legal_actions(t, s, seat, out)
    if n == 1:
        return out[0]
    if s.asked == PLACE:
        return where_to_place(t, s, seat, stream, out, n)
    if s.asked == ATTACK:
        return where_from(t, s, seat, out, n)
    if s.asked == TARGET:
        return A_TARGET + best_target(t, s, seat, s.source, 0) % MAX_LANDS
    if s.asked == FLOOR:
        return out[2] if n > 3 else out[0]
    if s.asked == OCCUPY:
        return out[0] if enemies_beside(t, s, s.target) == 0 and enemies_beside(t, s, s.source) != 0 else out[n - 1]
    if s.asked == FORTIFY:
        return fortify_whence(t, s, out, n)
    if s.asked == FORTIFY_TO:
        return fortify_where(t, s, stream, out, n)
    if s.asked == DICE or s.asked == DEFEND or s.asked == HOW_MANY or s.asked == FORTIFY_WITH or s.asked == TRADE:
        return out[n - 1]
    return out[below(stream, n)]
