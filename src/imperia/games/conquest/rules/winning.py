"""How a game ends (C26-C28, C40)."""

from __future__ import annotations

from ....engine import NOBODY, Ints, cards_in, rule
from .events import ROUND_ENDED, WON, tell
from .state import BY_LAST, BY_ROUNDS, BY_WORLD, NOT_OVER, State, plays
from .terms import MAX_SEATS, Terms, only


@rule
def win(s: State, seats: int, why: int) -> None:
    """C26 The game is over; these seats (bits) have won."""
    s.ended = why
    s.winners = seats
    for seat in range(MAX_SEATS):
        if (seats >> seat) & 1:
            tell(s, WON, seat, why, 0, 0)


@rule
def last_one_wins(t: Terms, s: State) -> bool:
    """C26, C40 Whether only one is left: he wins at once, by holding the world, or with neutral land still there."""
    if s.n_left > 1:
        return False
    for seat in range(t.n_seats):
        if plays(s, seat):
            win(s, only(seat), BY_WORLD if s.lands_of[seat] == t.lands else BY_LAST)
    return True


@rule
def round_ends(t: Terms, s: State) -> bool:
    """C26, C27 The turn passes the place of C9's winner: the round is over, and with the last one the game."""
    s.rounds += 1
    tell(s, ROUND_ENDED, NOBODY, 0, 0, s.rounds)
    if s.rounds < t.round_limit:
        return False
    win(s, leaders(t, s), BY_ROUNDS)
    return True


@rule
def leaders(t: Terms, s: State) -> int:
    """C26 The seats (bits) in the game with the most lands, then the most armies; equals share."""
    best, most_lands, most_armies = 0, 0, 0
    for seat in range(t.n_seats):
        if not plays(s, seat):
            continue
        lands = cards_in(s.lands_of[seat])
        armies = s.armies_of[seat]
        if lands > most_lands or (lands == most_lands and armies > most_armies):
            best, most_lands, most_armies = 0, lands, armies
        if lands == most_lands and armies == most_armies:
            best |= only(seat)
    return best


@rule
def returns(t: Terms, s: State, out: Ints) -> None:
    """C26 What the game is worth to each seat: 1 to a winner, -1 to the others, 0 while it runs."""
    for seat in range(t.n_seats):
        if s.ended == NOT_OVER:
            out[seat] = 0
        else:
            out[seat] = 1 if (s.winners >> seat) & 1 else -1
