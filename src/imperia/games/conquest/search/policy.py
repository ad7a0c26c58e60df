"""A quick player of Imperium in restricted Python: plain sense by weights, to play games on from a position by the thousand.

It looks at no hand but its own and plans no further than an attack; a plan may be lent to one seat, which it follows first.
"""

from __future__ import annotations

from ....engine import CHANCE, NOBODY, Ints, Stream, below, cards_in, lowest, rule
from ..rules.attack import attack_sources, most_defence
from ..rules.board import enemies_beside
from ..rules.cards import MUST_TRADE_WITH, fixed_value, set_of
from ..rules.fortify import fortify_sources, reachable
from ..rules.game import (
    A_AMOUNT,
    A_BONUS,
    A_CLAIM,
    A_DEFEND,
    A_END_ATTACKS,
    A_END_TURN,
    A_FORTIFY,
    A_FORTIFY_TO,
    A_FROM,
    A_PLACE,
    A_SET,
    A_TARGET,
    A_TRADED,
    A_UNTIL,
    chance_outcomes,
    legal_actions,
)
from ..rules.occupation import most_moving
from ..rules.state import (
    ATTACK,
    BONUS,
    CLAIM,
    DEFEND,
    DICE,
    FLOOR,
    FORTIFY,
    FORTIFY_TO,
    FORTIFY_WITH,
    HOW_MANY,
    OCCUPY,
    TARGET,
    TRADE,
    State,
)
from ..rules.terms import FIXED, MAX_CONTINENTS, NO_CARDS, NO_LANDS, WILDS, LandSet, Terms
from .beginning import beginning, claimed
from .weighing import (
    ARMY,
    GUARD,
    GUARDED,
    HOLD,
    N_WEIGHTS,
    ONE,
    PAUSE,
    PLAN,
    PLAN_LENGTH,
    PLAN_NEXT,
    PLANNER,
    STACK,
    best_attack,
    chance,
    count_continents,
    threat,
)

BOLD = ONE * 3 // 10  # a plan is followed as long as the next land falls with at least this chance


@rule
def decide(t: Terms, s: State, seat: int, stream: Stream, mind: Ints, out: Ints) -> int:
    """C6-C25 What chance brings, or the quick player does. out: a row for the legal actions."""
    if seat == CHANCE:
        return below(stream, chance_outcomes(t, s))
    if s.asked == DEFEND:
        return A_DEFEND + most_defence(t, s) - 1
    if s.asked == TARGET:
        return A_TARGET + target_from(t, s, mind)
    if s.asked == DICE:
        return A_UNTIL
    if s.asked == FLOOR:
        return A_AMOUNT + max(1, min(most_moving(s), mind[seat * N_WEIGHTS + PAUSE])) - 1
    if s.asked == HOW_MANY:
        count_continents(t, s, seat, mind)
        return A_AMOUNT + how_many(t, s, mind) - 1
    if s.asked == FORTIFY_WITH:
        return A_AMOUNT + most_moving(s) - 1
    if s.asked == TRADE:
        return trade(t, s, mind, out)
    count_continents(t, s, seat, mind)
    if s.asked == ATTACK:
        return attack(t, s, mind)
    if s.asked == OCCUPY:
        return A_AMOUNT + moving_in(t, s, mind) - 1
    if s.asked == FORTIFY:
        return fortify_source(t, s)
    if s.asked == FORTIFY_TO:
        return A_FORTIFY_TO + most_useful(t, s, reachable(t, s, s.source), most_moving(s), mind)
    if s.asked == BONUS:
        return A_BONUS + most_useful(t, s, s.matches, t.territory_bonus, mind)
    if s.asked == CLAIM:
        return A_CLAIM + claimed(t, s, mind)
    return A_PLACE + (most_useful(t, s, s.lands_of[s.onto], s.due, mind) if s.first != NOBODY else beginning(t, s, mind))


# ---- armies


@rule
def wanting(t: Terms, s: State, land: int, mind: Ints) -> int:
    """C11 Armies that the border of a whole continent lacks against those beside it."""
    seat = s.owner[land]
    continent = t.continent[land]
    if s.held[seat * MAX_CONTINENTS + continent] < t.continent_size[continent]:
        return 0
    return max(0, threat(t, s, land) * mind[seat * N_WEIGHTS + GUARDED] // 100 - s.armies[land])


@rule
def usefulness(t: Terms, s: State, land: int, n: int, mind: Ints) -> int:
    """C8, C15, C23 Of what use so many more armies are on a land: for an attack, or as a guard."""
    w = s.owner[land] * N_WEIGHTS
    if enemies_beside(t, s, land) == NO_LANDS:
        return 0
    score, _ = best_attack(t, s, land, n, mind)
    lacking = wanting(t, s, land, mind)
    if 0 < lacking <= n:
        score = max(score, mind[w + GUARD] * t.continent_bonus[t.continent[land]])
    return 1 + score * ARMY + mind[w + STACK] * s.armies[land] * ARMY // 100


@rule
def most_useful(t: Terms, s: State, lands: LandSet, n: int, mind: Ints) -> int:
    """C15 Of these lands the one where so many more armies are of most use."""
    best, chosen = -1, lowest(lands)
    while lands:
        land = lowest(lands)
        lands &= lands - 1
        score = usefulness(t, s, land, n, mind)
        if score > best:
            best, chosen = score, land
    return chosen


@rule
def how_many(t: Terms, s: State, mind: Ints) -> int:
    """C15 All of them, but no more than a guard wants where there is nothing to attack."""
    if s.first == NOBODY:
        return s.due
    score, _ = best_attack(t, s, s.source, s.due, mind)
    lacking = wanting(t, s, s.source, mind)
    return lacking if score == 0 and 0 < lacking < s.due else min(1000, s.due)


# ---- cards


@rule
def trade(t: Terms, s: State, mind: Ints, out: Ints) -> int:
    """C12, C13 The set with fewest wild cards and with a land that it holds, if it has to or has cards enough."""
    n = legal_actions(t, s, s.player, out)
    if n == 1 or (not s.must_trade and cards_in(s.hand[s.player]) < min(MUST_TRADE_WITH, mind[s.player * N_WEIGHTS + HOLD])):
        return out[0]
    best, chosen = -100, out[n - 1]
    for i in range(n):
        if out[i] == A_TRADED:
            continue
        cards = set_of(out[i] - A_SET)
        score = (1 if cards & s.lands_of[s.player] != NO_CARDS else 0) - 2 * cards_in(cards & WILDS)
        if t.card_values == FIXED:
            score += 4 * fixed_value(t, cards)
        if score > best:
            best, chosen = score, out[i]
    return chosen


# ---- battle


@rule
def attack(t: Terms, s: State, mind: Ints) -> int:
    """C16 From where the plan goes on, or the best attack begins; else no more attacks."""
    if mind[PLANNER] == s.player and plan_goes_on(t, s, mind):
        return A_FROM + mind[PLAN + mind[PLAN_NEXT]]
    best, chosen = 0, -1
    sources = attack_sources(t, s)
    while sources:
        source = lowest(sources)
        sources &= sources - 1
        score, _ = best_attack(t, s, source, 0, mind)
        if score > best:
            best, chosen = score, source
    return A_END_ATTACKS if chosen < 0 else A_FROM + chosen


@rule
def plan_goes_on(t: Terms, s: State, mind: Ints) -> bool:
    """C16 Whether the lent plan has another attack; one that failed, or is done, is given up."""
    while mind[PLAN_NEXT] + 1 < mind[PLAN_LENGTH]:
        here, there = mind[PLAN + mind[PLAN_NEXT]], mind[PLAN + mind[PLAN_NEXT] + 1]
        if s.owner[there] != s.player:
            beside = s.owner[here] == s.player and (t.adjacent[here] >> there) & 1 == 1
            if beside and chance(mind, s.armies[here] - 1, s.armies[there]) >= BOLD:
                return True
            mind[PLAN_NEXT] = mind[PLAN_LENGTH]
        else:
            mind[PLAN_NEXT] += 1
    mind[PLANNER] = NOBODY
    return False


@rule
def target_from(t: Terms, s: State, mind: Ints) -> int:
    """C16 The land that the plan says, or the best to attack from the chosen one."""
    if mind[PLANNER] == s.player and plan_goes_on(t, s, mind) and mind[PLAN + mind[PLAN_NEXT]] == s.source:
        return mind[PLAN + mind[PLAN_NEXT] + 1]
    count_continents(t, s, s.player, mind)
    _, target = best_attack(t, s, s.source, 0, mind)
    return target if target >= 0 else lowest(enemies_beside(t, s, s.source))


@rule
def moving_in(t: Terms, s: State, mind: Ints) -> int:
    """C20 Armies go to where they are of more use; a guard stays where a whole continent needs it."""
    most = most_moving(s)
    if enemies_beside(t, s, s.source) == NO_LANDS:
        return most
    if enemies_beside(t, s, s.target) == NO_LANDS:
        return s.dice
    if mind[PLANNER] == s.player and mind[PLAN_NEXT] + 1 < mind[PLAN_LENGTH]:
        return most
    ahead = usefulness(t, s, s.target, most, mind)
    behind = usefulness(t, s, s.source, 0, mind)
    if behind > ahead:
        return s.dice
    kept = max(0, wanting(t, s, s.source, mind) + s.armies[s.source] - most - 1)
    return max(s.dice, most - kept) if kept < most else most


# ---- the end of the turn


@rule
def fortify_source(t: Terms, s: State) -> int:
    """C23 The largest army that has no enemy beside it and a border to go to."""
    best, chosen = 1, -1
    lands = fortify_sources(t, s)
    while lands:
        land = lowest(lands)
        lands &= lands - 1
        if s.armies[land] > best and enemies_beside(t, s, land) == NO_LANDS:
            best, chosen = s.armies[land], land
    return A_END_TURN if chosen < 0 else A_FORTIFY + chosen
