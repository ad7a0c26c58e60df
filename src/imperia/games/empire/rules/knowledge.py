"""What a seat cannot know, drawn anew: the hands of others, the draw pile, what others put under it (E50).

A seat knows its own hand, what it put under the pile and who drew that, the cards that others took with the Time Machine,
and what the pile held when it was last shuffled. What is known of a hand is "at least so many of a face"; a card that is
shown is first taken from those. Every way to lay the unseen copies that agrees with this is equally likely.
"""

from __future__ import annotations

from ....engine import NOBODY, Stream, below, rule
from .events import DREW, PUT_UNDER
from .pile import take_from_pile, to_pile
from .state import BLOCKS, State, cut_notes, keep_note, to_hand
from .terms import MAX_FACES, WORDS, Terms


@rule
def determinize(t: Terms, s: State, seat: int, stream: Stream) -> None:
    """E50 Redraw all that a seat cannot know. A spectator (seat -1) knows of no hand.

    All copies not seen are gathered; those known to be with somebody are placed; the pile is drawn from what can be in it;
    hands and the cards under the pile are drawn from the rest.
    """
    forget_others(t, s, seat)
    size = s.pile_size
    for other in range(t.players):
        if other != seat:
            gather(t, s, other)
    for other in range(t.players):
        if other != seat:
            place_known(t, s, other, stream)
            place_noted(s, seat, other)
    hold_back(t, s, seat, size, stream)
    for i in range(s.under_size):
        if s.under[i] == NOBODY:
            s.under[i] = take_from_pile(s, below(stream, s.pile_size))
    for other in range(t.players):
        while s.to_fill[other] > 0:
            s.to_fill[other] -= 1
            to_hand(s, other, take_from_pile(s, below(stream, s.pile_size)))
    restore(t, s)
    forget_rows(s, seat)


@rule
def forget_others(t: Terms, s: State, seat: int) -> None:
    """E50 What others know of each other by themselves is not known to this seat."""
    for other in range(t.players):
        if other != seat:
            for face in range(t.n_faces):
                s.drew[other * MAX_FACES + face] = 0
    kept = 0
    for i in range(s.n_notes):
        if s.note_by[i] == seat:
            keep_note(s, i, kept)
            kept += 1
    cut_notes(s, kept)


@rule
def gather(t: Terms, s: State, seat: int) -> None:
    """E50 The hand of a seat and what it put under the pile go back among the cards not seen, but those known to all."""
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
def place_noted(s: State, seat: int, other: int) -> None:
    """E50 What this seat itself had put under the pile and another one drew is in that hand."""
    for i in range(s.n_notes):
        if s.note_with[i] == other and s.to_fill[other] > 0 and s.pile[s.note_face[i]] > 0:
            s.to_fill[other] -= 1
            to_pile(s, s.note_face[i], -1)
            to_hand(s, other, s.note_face[i])


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
def hold_back(t: Terms, s: State, seat: int, size: int, stream: Stream) -> None:
    """E9, E50 Choose what stays in the pile, of what was shuffled into it and this seat has not drawn; lay it in `kept`."""
    possible = 0
    for face in range(t.n_faces):
        left = s.born[face] if seat == NOBODY else s.born[face] - s.drew[seat * MAX_FACES + face]
        s.kept[face] = min(s.pile[face], max(left, 0))
        possible += s.kept[face]
    for face in range(t.n_faces):
        chosen = 0
        for _ in range(s.kept[face]):
            if below(stream, possible) < size:
                chosen += 1
                size -= 1
            possible -= 1
        s.kept[face] = chosen
        to_pile(s, face, -chosen)


@rule
def restore(t: Terms, s: State) -> None:
    """E50 All else has been dealt; the pile is what was held back."""
    for block in range(BLOCKS):
        s.pile_block[block] = 0
    s.pile_size = 0
    for face in range(t.n_faces):
        s.pile[face] = 0
        to_pile(s, face, s.kept[face])
        s.kept[face] = 0


@rule
def forget_rows(s: State, seat: int) -> None:
    """E50 Rows about cards that only another seat saw tell nothing."""
    for row in range(s.n_events):
        if (s.event[row] == DREW or s.event[row] == PUT_UNDER) and s.event_seat[row] != seat:
            s.event_about[row] = NOBODY
