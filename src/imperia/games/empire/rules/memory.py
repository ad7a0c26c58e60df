"""What is remembered of hidden cards (E50): what all know to be with a seat, who drew what another one put under the pile,
and the past: every move of a card face down or out of a hand, in order.

What all know is sure, and views show it. The past tells what is likely. It begins with the first move after which one hidden
card is no longer as good as another: something under the pile, out of the discard into a hand, or a shuffle. `determinize`
reads it. Each seat reads only the faces that it saw.
"""

from __future__ import annotations

from ....engine import NOBODY, rule
from .state import BIRTHS, MAX_PAST, State, clear_past, from_hand
from .terms import MAX_FACES, MAX_SEATS

# ---- a row of the past: what happened, times MAX_SEATS, + the seat
(
    FROM_PILE,  # the seat drew a card of the shuffled part, which only it saw
    FROM_UNDER,  # it drew the first card from under the pile
    TO_UNDER,  # it put a card there
    TO_TABLE,  # a card left its hand before all eyes
    FROM_DISCARD,  # the Time Machine: a card came into its hand before all eyes
    TO_PILE,  # a card of the discard was shuffled (seat 0); a row of these is one shuffle
) = range(6)


# ---- what is sure


@rule
def shown(s: State, seat: int, face: int) -> None:
    """E50 A card leaves the hand before all eyes; it is first taken from those known to be there."""
    if s.n_past > 0:
        remember(s, TO_TABLE, seat, face)
    from_hand(s, seat, face)
    if s.known[seat * MAX_FACES + face] > 0:
        forget_known(s, seat, face)
    if s.n_notes > 0:
        forget_notes(s, seat, face)


@rule
def forget_known(s: State, seat: int, face: int) -> None:
    """E50 One copy less is known to be with a seat."""
    s.known[seat * MAX_FACES + face] -= 1
    s.n_known[seat] -= 1


@rule
def note(s: State, by: int, seat: int, face: int) -> None:
    """E50 A seat drew from under the pile what another one had put there, and so knows."""
    s.note_by[s.n_notes] = by
    s.note_with[s.n_notes] = seat
    s.note_face[s.n_notes] = face
    s.n_notes += 1


@rule
def forget_notes(s: State, seat: int, face: int) -> None:
    """E50 A seat showed a card of this face: whoever knew of one takes it for that. Face NOBODY: it hid some card anew."""
    kept = 0
    gone = 0  # bits of those who have taken it for theirs
    for i in range(s.n_notes):
        hit = s.note_with[i] == seat and (face == NOBODY or (s.note_face[i] == face and not gone >> s.note_by[i] & 1))
        if hit:
            gone |= 1 << s.note_by[i]
        else:
            keep_note(s, i, kept)
            kept += 1
    cut_notes(s, kept)


@rule
def keep_note(s: State, i: int, place: int) -> None:
    """Note i moves up to a place."""
    s.note_by[place] = s.note_by[i]
    s.note_with[place] = s.note_with[i]
    s.note_face[place] = s.note_face[i]


@rule
def cut_notes(s: State, n: int) -> None:
    """Only the first n notes stay."""
    for i in range(n, s.n_notes):
        s.note_by[i] = NOBODY
        s.note_with[i] = NOBODY
        s.note_face[i] = NOBODY
    s.n_notes = n


# ---- the past


@rule
def remember(s: State, what: int, seat: int, face: int) -> None:
    """E50 One more row, written before the card moves. If there is no room, the past begins anew with what is known."""
    if s.n_past == MAX_PAST:
        begin_past(s)
    add_row(s, what, seat, face)


@rule
def add_row(s: State, what: int, seat: int, face: int) -> None:
    """One more row, while there is room."""
    if s.n_past < MAX_PAST:
        s.past_what[s.n_past] = what * MAX_SEATS + seat
        s.past_face[s.n_past] = face
        s.n_past += 1


@rule
def remember_shuffle(s: State) -> None:
    """E9, E50 All know which cards become the pile."""
    if s.n_past + s.n_discard > MAX_PAST or s.shuffles == BIRTHS - 1:
        begin_past(s)
    s.shuffles += 1
    for i in range(s.n_discard):
        add_row(s, TO_PILE, 0, s.spent[i])


@rule
def begin_past(s: State) -> None:
    """E50 The past begins anew: with what each had put under the pile and others drew, what is there, and what all know.

    A card known to be with a seat is told before the first one put under the pile that may be it.
    """
    clear_past(s)
    for i in range(s.n_notes):
        add_row(s, TO_UNDER, s.note_by[i], s.note_face[i])
        add_row(s, FROM_UNDER, s.note_with[i], s.note_face[i])
    told = 0  # bits of the seats of which this is told
    for i in range(s.under_size):
        by = s.under_by[i]
        if s.under_open[i] and not told >> by & 1:
            told |= 1 << by
            add_known(s, by)
        add_row(s, TO_UNDER, by, s.under[i])
    for seat in range(MAX_SEATS):
        if not told >> seat & 1:
            add_known(s, seat)


@rule
def add_known(s: State, seat: int) -> None:
    """E50 What all know to be with a seat, as if it had taken it from the discard now."""
    if s.n_known[seat] > 0:
        for face in range(MAX_FACES):
            for _ in range(s.known[seat * MAX_FACES + face]):
                add_row(s, FROM_DISCARD, seat, face)
