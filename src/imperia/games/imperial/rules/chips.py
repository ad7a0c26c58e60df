"""Chips, one at a time (I4-I7), and the end of the match. Once somebody has won, nothing more is taken."""

from __future__ import annotations

from ....engine import rule
from .events import BY_EXCHANGE, EXCHANGED, RED, RETURNED, WHITE, WON, tell
from .state import N_CAUSES, NOBODY, NOTHING, OVER, State, Terms, is_over

WHITES_IN_A_RED, REDS_TO_WIN = 6, 5
BANK_WHITES, BANK_REDS = 12, 8  # I4: shown, never a limit


@rule
def take_white(t: Terms, s: State, seat: int, cause: int) -> None:
    """I4, I5, I7 A white chip; six of them are changed for a red at once."""
    if s.winner != NOBODY:
        return
    s.white[seat] += 1
    s.earned[seat * N_CAUSES + cause] += 1
    tell(s, WHITE, seat, cause, s.white[seat])
    if s.white[seat] == WHITES_IN_A_RED:
        s.white[seat] = 0
        tell(s, EXCHANGED, seat, 0, 0)
        take_red(t, s, seat, BY_EXCHANGE)


@rule
def take_red(t: Terms, s: State, seat: int, cause: int) -> None:
    """I6, I7 A red chip: the opponent returns his whites to the bank; the fifth red wins."""
    if is_over(s):
        return
    s.red[seat] += 1
    s.earned[seat * N_CAUSES + cause] += 1
    tell(s, RED, seat, cause, s.red[seat])
    opponent = 1 - seat
    if s.white[opponent] > 0:
        tell(s, RETURNED, opponent, 0, s.white[opponent])
        s.white[opponent] = 0
    if s.red[seat] == REDS_TO_WIN:
        win(t, s, seat)


@rule
def win(t: Terms, s: State, seat: int) -> None:
    """I7 The match is over; nothing is asked any more."""
    s.winner = seat
    s.asked = NOTHING
    s.turn = OVER
    tell(s, WON, seat, 0, 0)


@rule
def take_whites(t: Terms, s: State, seat: int, cause: int, n: int) -> None:
    """I5 White chips, one at a time."""
    for _ in range(n):
        take_white(t, s, seat, cause)
