"""What a seat cannot know, drawn anew: the hands of others, the draw pile, what others put under it (E50).

A seat knows its own hand, what it put under the pile and who drew that, the cards that others took with the Time Machine,
and what the pile held when it was last shuffled. While one hidden card is as good as another, the unseen copies are dealt
anew to all hidden places. Afterwards one of the pasts that agree with all it saw is drawn first (`pasts`), which says of
every hidden card from which pile it comes.
"""

from __future__ import annotations

from ....engine import NOBODY, Stream, below, rule
from .events import DREW, PUT_UNDER
from .memory import FROM_PILE, FROM_UNDER, TO_UNDER, cut_notes, keep_note
from .pasts import choose_past, deal_by_past, forget_past, pour, rewind
from .pile import take_from_pile, to_pile
from .relive import fill_pool
from .state import State
from .terms import MAX_FACES, MAX_SEATS, WORD, WORDS, Terms


@rule
def determinize(t: Terms, s: State, seat: int, stream: Stream) -> None:
    """E50 Redraw all that a seat cannot know. A spectator (seat -1) knows of no hand.

    If no past can be found (a redrawn game in which this seat does not remember what it drew, or a position that cannot
    have come about), all ways to lay the unseen copies are alike.
    """
    forget_others(t, s, seat)
    gather(t, s, seat)
    found = False
    if s.n_past > 0 and remembers(s, seat):
        rewind(s, seat, 1)
        found = choose_past(t, s, seat, stream)
        if not found:
            rewind(s, seat, -1)
    if found:
        deal_by_past(t, s, seat, stream)
    else:
        deal_anew(t, s, seat, stream)
    count_hands(t, s, seat)
    forget_past(t, s)
    forget_rows(s, seat)


@rule
def forget_others(t: Terms, s: State, seat: int) -> None:
    """E50 What others know of each other by themselves is not known to this seat."""
    for i in range(s.n_past):
        what = s.past_what[i] // MAX_SEATS
        if (what == FROM_PILE or what == FROM_UNDER or what == TO_UNDER) and s.past_what[i] % MAX_SEATS != seat:
            s.past_face[i] = NOBODY
    kept = 0
    for i in range(s.n_notes):
        if s.note_by[i] == seat:
            keep_note(s, i, kept)
            kept += 1
    cut_notes(s, kept)


@rule
def remembers(s: State, seat: int) -> bool:
    """E50 Whether a seat knows what it drew itself and put under the pile: not in a game that was redrawn for another one."""
    for i in range(s.n_past):
        if s.past_face[i] == NOBODY and s.past_what[i] % MAX_SEATS == seat:
            return False
    return True


@rule
def gather(t: Terms, s: State, seat: int) -> None:
    """E50 How many copies of each face are hidden: in other hands, in the pile and under it, the own ones there too."""
    for face in range(t.n_faces):
        s.hidden[face] = s.pile[face]
    for i in range(s.under_size):
        s.hidden[s.under[i]] += 1
    for other in range(t.players):
        if other != seat:
            s.to_fill[other] = s.hand_size[other]
            for face in range(t.n_faces):
                s.hidden[face] += s.hand[other * MAX_FACES + face]


@rule
def deal_anew(t: Terms, s: State, seat: int, stream: Stream) -> None:
    """E50 What is known for sure is placed; all other copies are dealt to the hands, the places under the pile, and the pile."""
    fill_pool(t, s)
    pour(t, s, 0)
    for i in range(s.under_size):
        if s.under_by[i] == seat:
            to_pile(s, s.under[i], -1)
        else:
            s.under[i] = NOBODY
    for other in range(t.players):
        if other != seat:
            for face in range(t.n_faces):
                s.hand[other * MAX_FACES + face] = 0
            place_known(t, s, other, stream)
            place_noted(s, seat, other)
    for i in range(s.under_size):
        if s.under[i] == NOBODY:
            s.under[i] = take_from_pile(s, below(stream, s.pile_size))
    for other in range(t.players):
        if other != seat:
            for _ in range(s.to_fill[other]):
                face = take_from_pile(s, below(stream, s.pile_size))
                s.hand[other * MAX_FACES + face] += 1


@rule
def place_known(t: Terms, s: State, seat: int, stream: Stream) -> None:
    """E50 Each card known to be with a seat is in one of the places where it can be: in the hand, or under the pile."""
    if s.n_known[seat] == 0:
        return
    for face in range(t.n_faces):
        for _ in range(min(s.known[seat * MAX_FACES + face], s.pile[face])):
            to_pile(s, face, -1)
            place = below(stream, s.to_fill[seat] + open_places(s, seat))
            if place < s.to_fill[seat]:
                s.to_fill[seat] -= 1
                s.hand[seat * MAX_FACES + face] += 1
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
def place_noted(s: State, seat: int, other: int) -> None:
    """E50 What this seat itself had put under the pile and another one drew is in that hand."""
    for i in range(s.n_notes):
        if s.note_with[i] == other and s.to_fill[other] > 0 and s.pile[s.note_face[i]] > 0:
            s.to_fill[other] -= 1
            to_pile(s, s.note_face[i], -1)
            s.hand[other * MAX_FACES + s.note_face[i]] += 1


@rule
def count_hands(t: Terms, s: State, seat: int) -> None:
    """E50 The sizes and faces of the hands that were drawn anew."""
    for other in range(t.players):
        if other != seat:
            s.hand_size[other] = 0
            for word in range(WORDS):
                s.in_hand[other * WORDS + word] = 0
            for face in range(t.n_faces):
                copies = s.hand[other * MAX_FACES + face]
                s.hand_size[other] += copies
                if copies > 0:
                    s.in_hand[other * WORDS + face // WORD] |= 1 << face % WORD


@rule
def forget_rows(s: State, seat: int) -> None:
    """E50 Rows about cards that only another seat saw tell nothing."""
    for row in range(s.n_events):
        if (s.event[row] == DREW or s.event[row] == PUT_UNDER) and s.event_seat[row] != seat:
            s.event_about[row] = NOBODY
