"""What a seat cannot know, drawn anew: the hands of others, the draw pile, what others put under it (E50)."""

from __future__ import annotations

from ....engine import NOBODY, Stream, below, rule
from .events import DREW, PUT_UNDER
from .pile import take_from_pile, to_pile
from .state import State, to_hand
from .terms import MAX_FACES, WORDS, Terms


@rule
def determinize(t: Terms, s: State, seat: int, stream: Stream) -> None:
    """E50 Every way to lay the cards a seat has not seen is equally likely that agrees with what it knows.

    It knows its own hand, what it put under the pile, and the cards that others took with the Time Machine: they are in
    their hands, or among the cards they put under the pile since. All copies that it has not seen are gathered in the pile
    and drawn from there. A spectator (seat -1) knows of no hand.
    """
    for other in range(t.players):
        if other != seat:
            gather(t, s, other)
    for other in range(t.players):
        if other != seat:
            place_known(t, s, other, stream)
    for i in range(s.under_size):
        if s.under_by[i] != seat and s.under[i] == NOBODY:
            s.under[i] = take_from_pile(s, below(stream, s.pile_size))
    for other in range(t.players):
        if other != seat:
            while s.to_fill[other] > 0:
                s.to_fill[other] -= 1
                to_hand(s, other, take_from_pile(s, below(stream, s.pile_size)))
    forget_rows(s, seat)


@rule
def gather(t: Terms, s: State, seat: int) -> None:
    """E50 The hand of a seat and what it put under the pile go back among the cards not seen, but those known."""
    for face in range(t.n_faces):
        at = seat * MAX_FACES + face
        to_pile(s, face, s.hand[at] - s.known[at])
        s.hand[at] = 0
    for word in range(WORDS):
        s.in_hand[seat * WORDS + word] = 0
    s.to_fill[seat] = s.hand_size[seat]
    s.hand_size[seat] = 0
    for i in range(s.under_size):
        if s.under_by[i] == seat:
            to_pile(s, s.under[i], 1)
            s.under[i] = NOBODY


@rule
def place_known(t: Terms, s: State, seat: int, stream: Stream) -> None:
    """E50 Each card known to be with a seat is in one of the places where it can be: in the hand, or under the pile."""
    if s.n_known[seat] == 0:
        return
    for face in range(t.n_faces):
        for _ in range(s.known[seat * MAX_FACES + face]):
            place = below(stream, s.to_fill[seat] + open_places(s, seat))
            if place < s.to_fill[seat]:
                s.to_fill[seat] -= 1
                to_hand(s, seat, face)
            else:
                put_in_open(s, seat, face, place - s.to_fill[seat])


@rule
def open_places(s: State, seat: int) -> int:
    """E50 The cards under the pile that may be one of those known to have been in a seat's hand."""
    n = 0
    for i in range(s.under_size):
        if s.under_by[i] == seat and s.under_open[i] and s.under[i] == NOBODY:
            n += 1
    return n


@rule
def put_in_open(s: State, seat: int, face: int, k: int) -> None:
    """E50 The k-th of these places holds this face."""
    for i in range(s.under_size):
        if s.under_by[i] == seat and s.under_open[i] and s.under[i] == NOBODY:
            if k == 0:
                s.under[i] = face
                return
            k -= 1


@rule
def forget_rows(s: State, seat: int) -> None:
    """E50 Rows about cards that only another seat saw tell nothing."""
    for row in range(s.n_events):
        if (s.event[row] == DREW or s.event[row] == PUT_UNDER) and s.event_seat[row] != seat:
            s.event_about[row] = NOBODY
