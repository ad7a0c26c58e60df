"""The end of a game (E17-E19, E51)."""

from __future__ import annotations

from ....engine import NOBODY, Ints, rule
from .events import RESIGNED, WON, tell
from .state import (
    BY_LIMIT,
    BY_RESIGNATION,
    BY_STANDSTILL,
    BY_SYSTEMS,
    DEALING,
    DRAWING,
    ENDED,
    LOT,
    PAY,
    State,
    forget,
    is_over,
)
from .terms import AUTOMATIC, MAX_COLOURS, MAX_SEATS, SLOTS, Terms


@rule
def clockwise(t: Terms, s: State, steps: int) -> int:
    """E43 The seat so many steps clockwise from the player (fewer steps than players)."""
    seat = s.turn + steps
    return seat if seat < t.players else seat - t.players


@rule
def stands(t: Terms, s: State, seat: int) -> bool:
    """E4, E16, E17 Whether this seat has the systems that win."""
    return s.score[seat] >= t.systems_to_win


@rule
def check(t: Terms, s: State) -> None:
    """E17, E18 After every change: the first clockwise from the player who has enough systems wins; or he may declare it."""
    for i in range(t.players):
        seat = clockwise(t, s, i)
        if not stands(t, s, seat):
            s.formed[seat] = NOBODY
        elif t.victory == AUTOMATIC:
            win(t, s, seat, BY_SYSTEMS)
            return
        elif s.formed[seat] == NOBODY:
            s.formed[seat] = s.turns


@rule
def may_declare(t: Terms, s: State, seat: int) -> bool:
    """E17 Until the end of the turn in which the win was formed, and on any own turn, while somebody is asked for something."""
    if t.victory == AUTOMATIC or s.formed[seat] == NOBODY or chance_or_over(s):
        return False
    return s.turn == seat or s.formed[seat] == s.turns


@rule
def chance_or_over(s: State) -> bool:
    """Whether no seat is asked for anything."""
    return s.what == DEALING or s.what == LOT or s.what == DRAWING or s.what == ENDED


@rule
def win(t: Terms, s: State, seat: int, how: int) -> None:
    """E17 One seat wins, and nothing is asked any more."""
    s.winners |= 1 << seat
    tell(s, WON, seat, 0, how)
    end(s, how)


@rule
def end(s: State, how: int) -> None:
    """E17-E19 The game is over; `apply` clears what was asked."""
    s.what = ENDED
    s.ending = how


@rule
def close(s: State) -> None:
    """E18 Nobody is asked for anything any more; what was set aside for a payment was never moved."""
    for seat in range(MAX_SEATS):
        if s.asked[seat] == PAY:
            for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
                s.aside[slot] = 0
            for colour in range(seat * MAX_COLOURS, (seat + 1) * MAX_COLOURS):
                s.aside_rockets[colour] = 0
        forget(s, seat)
    s.waiting = 0
    s.card = 0
    s.target = NOBODY
    s.given = NOBODY


@rule
def end_without_win(t: Terms, s: State, how: int) -> None:
    """E19 The most systems win, then the highest printed value; those level share the win."""
    best = 0
    for seat in range(1, t.players):
        if ahead(s, seat, best):
            best = seat
    for seat in range(t.players):
        if not ahead(s, best, seat):
            s.winners |= 1 << seat
            tell(s, WON, seat, 0, how)
    end(s, how)


@rule
def ahead(s: State, one: int, other: int) -> bool:
    """E19 Whether one seat has more systems, or as many and more value, than the other."""
    if s.score[one] != s.score[other]:
        return s.score[one] > s.score[other]
    return s.worth[one] > s.worth[other]


@rule
def standstill(t: Terms, s: State) -> bool:
    """E19 Draw pile and discard are empty, and in the last round no card was played."""
    return s.pile_size + s.under_size + s.n_discard == 0 and s.idle >= t.players


@rule
def check_length(t: Terms, s: State) -> None:
    """E19 At the end of a turn: whether the game ends without a full number of systems."""
    if s.turns >= t.turn_limit:
        end_without_win(t, s, BY_LIMIT)
    elif standstill(t, s):
        end_without_win(t, s, BY_STANDSTILL)


@rule
def resign(t: Terms, s: State, seat: int) -> None:
    """E51 A seat leaves for good: with two players the other wins; else a bot plays on for it, and may win."""
    s.n_events = 0
    if is_over(s) or s.resigned >> seat & 1:
        return
    s.resigned |= 1 << seat
    tell(s, RESIGNED, seat, 0, 0)
    if t.players == 2:
        win(t, s, 1 - seat, BY_RESIGNATION)
        close(s)


@rule
def returns(t: Terms, s: State, out: Ints) -> None:
    """E17, E19 For every seat: 1 if it won or shares the win, -1 if not; 0 while the game runs."""
    for seat in range(t.players):
        out[seat] = 0 if not is_over(s) else 1 if s.winners >> seat & 1 else -1
