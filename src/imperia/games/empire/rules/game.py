"""The contract of a game: who acts, what is legal, what follows. Everything here only says who is asked for what."""

from __future__ import annotations

from ....engine import CHANCE, OVER, Ints, rule
from .answers import answer, answers
from .choices import surplus_actions, turn_actions
from .codes import (
    A_ANNIHILATION,
    A_DECLARE,
    A_DICTATOR,
    A_END,
    A_FREIGHT,
    A_GIVE,
    A_GREAT_FREIGHT,
    A_HYPERJUMP,
    A_LAY,
    A_MIND_SWAP,
    A_PLACE,
    A_ROCKET,
    A_SPACE_FUND,
    A_TAKE,
    A_TIME_MACHINE,
    A_UNDER,
    ROCKET_PLACES,
)
from .contact import (
    annihilation,
    dictator,
    great_freight,
    hyperjump,
    mind_swap,
    name,
    offer,
    place_rocket,
    rocket,
    space_fund,
    spaceport,
    time_machine,
    two_colour_freight,
)
from .pile import draw_outcome
from .setup import deal_card, draw_lot
from .state import ANSWERING, BY_SYSTEMS, DEALING, DRAWING, ENDED, GIVING, LOT, NOTHING, PLAYING, TAKING, State
from .targets import givable, takeable
from .terms import MAX_SEATS, Terms
from .turn import act, discard_surplus, end_plays
from .winning import clockwise, close, may_declare, win


@rule
def to_act(t: Terms, s: State) -> int:
    """The seat that is waited for, CHANCE, or OVER; of several that are asked, the first clockwise from the player (E43)."""
    if s.what == ANSWERING:
        for i in range(1, t.players):
            seat = clockwise(t, s, i)
            if s.asked[seat] != NOTHING:
                return seat
    if s.what == ENDED:
        return OVER
    if s.what == DEALING or s.what == LOT or s.what == DRAWING:
        return CHANCE
    return s.turn


@rule
def is_asked(t: Terms, s: State, seat: int) -> bool:
    """E43 Whether something is asked of this seat."""
    if s.what == ANSWERING:
        return s.asked[seat] != NOTHING
    return to_act(t, s) == seat


@rule
def may_act(t: Terms, s: State, seat: int) -> bool:
    """E17, E43 Whether this seat is asked, or may declare its victory unasked."""
    if seat < 0 or seat >= t.players:
        return False
    return is_asked(t, s, seat) or may_declare(t, s, seat)


@rule
def chance_outcomes(t: Terms, s: State) -> int:
    """E3, E5 A card is an index into the copies left in the shuffled part of the pile; the lot is a seat."""
    if s.what == LOT:
        return t.players
    return s.pile_size if s.what == DEALING or s.what == DRAWING else 0


@rule
def legal_actions(t: Terms, s: State, seat: int, out: Ints) -> int:
    """Write the legal actions in rising order; return how many. None for chance, for a seat not asked, after the end."""
    if seat < 0 or seat >= t.players:
        return 0
    n = 0
    if may_declare(t, s, seat):
        out[0] = A_DECLARE
        n = 1
    if not is_asked(t, s, seat):
        return n
    if s.what == PLAYING:
        return turn_actions(t, s, out, n)
    if s.what == ANSWERING:
        return answers(t, s, seat, out, n)
    if s.what == TAKING:
        return takeable(t, s, s.target, out, n)
    if s.what == GIVING:
        return givable(t, s, seat, out, n)
    return surplus_actions(t, s, out, n)


@rule
def apply(t: Terms, s: State, seat: int, action: int) -> None:
    """Carry out a legal action, or an outcome of chance, and tell what follows."""
    s.n_events = 0
    if seat == CHANCE:
        apply_chance(t, s, action)
    elif action == A_DECLARE:
        win(t, s, seat, BY_SYSTEMS)
    elif s.what == ANSWERING:
        answer(t, s, seat, action)
    elif action >= A_UNDER:
        discard_surplus(t, s, action - A_UNDER)
    elif action >= A_GIVE:
        offer(t, s, action - A_GIVE)
    elif action >= A_TAKE:
        name(t, s, action - A_TAKE)
    elif action >= A_LAY:
        act(t, s, action)
    elif action == A_END:
        end_plays(t, s)
    else:
        play_for_effect(t, s, action)
    if s.what == ENDED:
        close(s)


@rule
def apply_chance(t: Terms, s: State, outcome: int) -> None:
    """E3, E5 The lot, or a card dealt or drawn."""
    if s.what == DRAWING:
        draw_outcome(t, s, outcome)
    elif s.what == DEALING:
        deal_card(t, s, outcome)
    else:
        draw_lot(t, s, outcome)


@rule
def play_for_effect(t: Terms, s: State, action: int) -> None:
    """E30-E38, E41 A Contact card for its effect, or a loose rocket."""
    if action >= A_FREIGHT:
        two_colour_freight(t, s, action - A_FREIGHT)
    elif action >= A_GREAT_FREIGHT:
        great_freight(t, s, (action - A_GREAT_FREIGHT) // MAX_SEATS, (action - A_GREAT_FREIGHT) % MAX_SEATS)
    elif action >= A_ANNIHILATION:
        annihilation(t, s, (action - A_ANNIHILATION) // ROCKET_PLACES, (action - A_ANNIHILATION) % ROCKET_PLACES)
    elif action >= A_MIND_SWAP:
        mind_swap(t, s, action - A_MIND_SWAP)
    elif action >= A_PLACE:
        place_rocket(t, s, action - A_PLACE)
    elif action >= A_ROCKET:
        rocket(t, s, action - A_ROCKET)
    elif action == A_DICTATOR:
        dictator(t, s)
    elif action == A_SPACE_FUND:
        space_fund(t, s)
    elif action == A_HYPERJUMP:
        hyperjump(t, s)
    elif action == A_TIME_MACHINE:
        time_machine(t, s)
    else:
        spaceport(t, s)
