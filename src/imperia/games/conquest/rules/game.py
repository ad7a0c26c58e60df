"""The contract of a game: who acts, what is legal, what follows. Everything here only says who is asked for what."""

from __future__ import annotations

from ....engine import CHANCE, NOBODY, OVER, Ints, cards_in, lowest, rule
from .attack import (
    attack_sources,
    choose_source,
    choose_target,
    choose_until,
    declare,
    declare_until,
    defend,
    end_attacks,
    may_stop,
    most_defence,
    most_dice,
    roll,
    stop,
)
from .board import enemies_beside
from .cards import N_SETS, end_trading, keep_bonus, legal_sets, place_bonus, set_of, take_card, turn_in
from .dice import MAX_DICE, OUTCOMES
from .fortify import fortify, fortify_from, fortify_or_end, fortify_sources, fortify_to, reachable
from .occupation import most_moving, occupy
from .setup import claim, deal_land, place_odd, roll_for_first, starting_armies_placed
from .state import (
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
    ODD_LAND,
    PLACE,
    ROLL,
    TARGET,
    TRADE,
    WHICH_CARD,
    WHICH_LAND,
    State,
    is_over,
)
from .terms import MAX_AMOUNT, MAX_LANDS, LandSet, Terms
from .turn import choose_place, end_placing, end_turn, pass_turn, place

# ---- actions: a base, and what is added to it
A_CLAIM = 0  # + land (C7)
A_PLACE = A_CLAIM + MAX_LANDS  # + land (C8, C15)
A_BONUS = A_PLACE + MAX_LANDS  # + land (C14)
A_FROM = A_BONUS + MAX_LANDS  # + land to attack from (C16)
A_TARGET = A_FROM + MAX_LANDS  # + land to attack (C16)
A_FORTIFY = A_TARGET + MAX_LANDS  # + land to fortify from (C23)
A_FORTIFY_TO = A_FORTIFY + MAX_LANDS  # + land to fortify (C23)
A_DICE = A_FORTIFY_TO + MAX_LANDS  # + red dice - 1 (C16)
A_UNTIL = A_DICE + MAX_DICE  # "attack until" (C21)
A_STOP = A_UNTIL + 1  # no more rolls after the declared one (C21)
A_DEFEND = A_STOP + 1  # + white dice - 1 (C17)
A_KEEP = A_DEFEND + MAX_DICE  # keep the two armies for a later set (C14)
A_TRADED = A_KEEP + 1  # no more sets (C13)
A_END_ATTACKS = A_TRADED + 1  # no more attacks (C23)
A_END_TURN = A_END_ATTACKS + 1  # no (more) fortification (C23)
A_AMOUNT = A_END_TURN + 1  # + armies - 1 (C8, C15, C15a, C20, C21, C23)
A_SET = A_AMOUNT + MAX_AMOUNT  # + number of the set (C12)
N_ACTIONS = A_SET + N_SETS
MAX_LEGAL = N_SETS + 1  # a hand of all cards, which `forced_trade` off lets one gather


@rule
def to_act(t: Terms, s: State) -> int:
    """C16-C25 The seat that decides next, CHANCE, or OVER."""
    return OVER if is_over(s) else s.turn


@rule
def may_act(t: Terms, s: State, seat: int) -> bool:
    """C21 The seat that is asked; and who attacks "until" may stop while the defender, or chance, is waited for."""
    if is_over(s) or seat < 0:
        return False
    return seat == s.turn or may_stop(s, seat)


@rule
def chance_outcomes(t: Terms, s: State) -> int:
    """C6, C7, C8, C18, C24 How many equally likely outcomes the chance event has that is due."""
    if s.turn != CHANCE or is_over(s):
        return 0
    if s.asked == ROLL:
        return OUTCOMES[s.dice + s.defence]
    if s.asked == WHICH_CARD:
        return cards_in(s.pile)
    if s.asked == WHICH_LAND:
        return cards_in(s.empty)
    if s.asked == ODD_LAND:
        return cards_in(s.odd)
    return OUTCOMES[cards_in(s.tied)]


@rule
def legal_actions(t: Terms, s: State, seat: int, out: Ints) -> int:
    """C7-C23 Write the legal actions in rising order; return how many."""
    if not may_act(t, s, seat):
        return 0
    if seat != s.turn:
        return write(A_STOP, 1, out, 0)
    if s.asked == ATTACK:
        return write(A_END_ATTACKS, 1, out, write_set(attack_sources(t, s), A_FROM, out))
    if s.asked == TARGET:
        return write_set(enemies_beside(t, s, s.source), A_TARGET, out)
    if s.asked == DICE:
        return write(A_UNTIL, 1, out, write(A_DICE, most_dice(s), out, 0))
    if s.asked == DEFEND:
        return write(A_DEFEND, most_defence(t, s), out, 0)
    if s.asked == PLACE:
        return write_set(s.lands_of[s.onto], A_PLACE, out)
    if s.asked == HOW_MANY:
        return write(A_AMOUNT, min(MAX_AMOUNT, s.due), out, 0)
    if s.asked == OCCUPY:
        return write(A_AMOUNT + s.dice - 1, most_moving(s) - s.dice + 1, out, 0)
    if s.asked == FLOOR or s.asked == FORTIFY_WITH:
        return write(A_AMOUNT, most_moving(s), out, 0)
    if s.asked == FORTIFY:
        return write(A_END_TURN, 1, out, write_set(fortify_sources(t, s), A_FORTIFY, out))
    if s.asked == FORTIFY_TO:
        return write_set(reachable(t, s, s.source), A_FORTIFY_TO, out)
    if s.asked == TRADE:
        return legal_sets(t, s, A_SET, out, 0 if s.must_trade else write(A_TRADED, 1, out, 0))
    if s.asked == BONUS:
        return write(A_KEEP, 1, out, write_set(s.matches, A_BONUS, out))
    return write_set(s.empty, A_CLAIM, out)


@rule
def write(first: int, n: int, out: Ints, at: int) -> int:
    """Write n codes in a row behind those that are there; return how many there are."""
    for i in range(n):
        out[at + i] = first + i
    return at + n


@rule
def write_set(lands: LandSet, base: int, out: Ints) -> int:
    """Write base + land for these lands; return how many."""
    n = 0
    while lands:
        out[n] = base + lowest(lands)
        n += 1
        lands &= lands - 1
    return n


@rule
def apply(t: Terms, s: State, seat: int, action: int) -> None:
    """C6-C26 Carry out a legal action, or an outcome of chance, and tell what follows."""
    s.n_events = 0
    if action == A_STOP and seat != CHANCE:
        stop(s)
    elif s.asked == ROLL:
        roll(t, s, action)
    elif s.asked >= ATTACK:
        apply_to_attack(t, s, action)
    elif s.asked >= PLACE:
        apply_to_armies(t, s, action)
    elif s.asked == CLAIM:
        claim(t, s, action - A_CLAIM)
    elif s.asked == WHICH_CARD:
        take_card(s, action)
        pass_turn(t, s)
    elif s.asked == WHICH_LAND:
        deal_land(t, s, action)
    elif s.asked == ODD_LAND:
        place_odd(t, s, action)
    else:
        roll_for_first(t, s, action)


@rule
def apply_to_attack(t: Terms, s: State, action: int) -> None:
    """C16-C23 An answer of the attacker, the defender, or him who fortifies."""
    if s.asked == ATTACK:
        if action == A_END_ATTACKS:
            end_attacks(s)
            fortify_or_end(t, s)
        else:
            choose_source(s, action - A_FROM)
    elif s.asked == TARGET:
        choose_target(s, action - A_TARGET)
    elif s.asked == DICE:
        if action == A_UNTIL:
            choose_until(t, s)
        else:
            declare(t, s, action - A_DICE + 1)
    elif s.asked == FLOOR:
        declare_until(t, s, action - A_AMOUNT + 1)
    elif s.asked == DEFEND:
        defend(s, action - A_DEFEND + 1)
    elif s.asked == OCCUPY:
        occupy(t, s, action - A_AMOUNT + 1)
    elif s.asked == FORTIFY:
        if action == A_END_TURN:
            end_turn(t, s)
        else:
            fortify_from(s, action - A_FORTIFY)
    elif s.asked == FORTIFY_TO:
        fortify_to(t, s, action - A_FORTIFY_TO)
    else:
        fortify(t, s, action - A_AMOUNT + 1)


@rule
def apply_to_armies(t: Terms, s: State, action: int) -> None:
    """C8, C12-C15 An answer of him who places armies or turns in sets."""
    if s.asked == PLACE:
        choose_place(s, action - A_PLACE)
        placed(t, s)
    elif s.asked == HOW_MANY:
        place(s, action - A_AMOUNT + 1)
        placed(t, s)
    elif s.asked == TRADE:
        if action == A_TRADED:
            end_trading(s)
        else:
            turn_in(t, s, set_of(action - A_SET))
    elif action == A_KEEP:
        keep_bonus(s)
    else:
        place_bonus(t, s, action - A_BONUS)


@rule
def placed(t: Terms, s: State) -> None:
    """C8, C15 When all due armies stand: in the set-up the next placing, in a turn the attacks."""
    if s.due > 0:
        return
    if s.first == NOBODY:
        starting_armies_placed(t, s)
    else:
        end_placing(s)
