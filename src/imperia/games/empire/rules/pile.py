"""The draw pile, what was put under it, and the discard (E5, E7, E9, E33).

The shuffled part of the pile is a set: a draw is an outcome of chance, an index into the copies left. What was put under
it has an order, so it is drawn without chance when the set is empty; then the discard becomes the set (E9).
"""

from __future__ import annotations

from ....engine import NOBODY, rule
from .events import DREW, FETCHED, NOTHING_LEFT, PUT_UNDER, SHUFFLED, tell
from .memory import (
    FROM_DISCARD,
    FROM_PILE,
    FROM_UNDER,
    TO_UNDER,
    forget_known,
    forget_notes,
    note,
    remember,
    remember_shuffle,
)
from .state import BLOCK, DRAWING, PLAYING, State, from_hand, to_hand
from .terms import MAX_FACES, Terms


@rule
def to_pile(s: State, face: int, copies: int) -> None:
    """More copies of a face in the shuffled part."""
    s.pile[face] += copies
    s.pile_block[face // BLOCK] += copies
    s.pile_size += copies


@rule
def take_from_pile(s: State, k: int) -> int:
    """E5 The k-th card of the shuffled part, in rising order of faces, is taken out; returns its face."""
    block = 0
    while k >= s.pile_block[block]:
        k -= s.pile_block[block]
        block += 1
    face = block * BLOCK
    while k >= s.pile[face]:
        k -= s.pile[face]
        face += 1
    to_pile(s, face, -1)
    return face


@rule
def take_from_under(s: State) -> int:
    """E7 The first of the cards put under the pile; returns its face."""
    face = s.under[0]
    if s.under_open[0]:
        forget_one_of_all(s, s.under_by[0])
    s.under_size -= 1
    for i in range(s.under_size):
        s.under[i] = s.under[i + 1]
        s.under_by[i] = s.under_by[i + 1]
        s.under_open[i] = s.under_open[i + 1]
    s.under[s.under_size] = NOBODY
    s.under_by[s.under_size] = NOBODY
    s.under_open[s.under_size] = 0
    return face


@rule
def forget_one_of_all(s: State, seat: int) -> None:
    """E50 A card is gone that may have been any of those known to be with a seat."""
    for face in range(MAX_FACES):
        if s.known[seat * MAX_FACES + face] > 0:
            forget_known(s, seat, face)


@rule
def put_under(s: State, seat: int, face: int) -> None:
    """E7 A surplus card goes under the pile, face down."""
    remember(s, TO_UNDER, seat, face)
    from_hand(s, seat, face)
    if s.n_notes > 0:
        forget_notes(s, seat, NOBODY)
    s.under[s.under_size] = face
    s.under_by[s.under_size] = seat
    s.under_open[s.under_size] = 1 if s.n_known[seat] > 0 else 0
    s.under_size += 1
    tell(s, PUT_UNDER, seat, face, 0)


@rule
def reshuffle(t: Terms, s: State) -> None:
    """E9 The discard becomes the draw pile; the play area is not part of it."""
    n = s.n_discard
    remember_shuffle(s)
    for i in range(n):
        to_pile(s, s.spent[i], 1)
    drop_lowest(s, n)
    tell(s, SHUFFLED, NOBODY, 0, n)


@rule
def drop_lowest(s: State, n: int) -> None:
    """The n lowest cards leave the discard."""
    s.n_discard -= n
    left = s.n_discard + s.n_area
    for i in range(left):
        s.spent[i] = s.spent[i + n]
    for i in range(left, left + n):
        s.spent[i] = NOBODY


@rule
def to_area(s: State, face: int) -> None:
    """E10 A card played for effect, or a spent Fiver, lies in the play area until the turn ends."""
    s.spent[s.n_discard + s.n_area] = face
    s.n_area += 1


@rule
def fetch(s: State, seat: int, n: int) -> None:
    """E33, E50 The n lowest cards of the discard, or as many as there are, into the hand before all eyes."""
    n = min(n, s.n_discard)
    close_places(s, seat)
    for i in range(n):
        face = s.spent[i]
        remember(s, FROM_DISCARD, seat, face)
        to_hand(s, seat, face)
        s.known[seat * MAX_FACES + face] += 1
        s.n_known[seat] += 1
        tell(s, FETCHED, seat, face, 0)
    drop_lowest(s, n)


@rule
def close_places(s: State, seat: int) -> None:
    """E50 Cards taken openly now cannot be among those put under the pile before; what may be there counts as gone."""
    for i in range(s.under_size):
        if s.under_by[i] == seat and s.under_open[i]:
            s.under_open[i] = 0
            forget_one_of_all(s, seat)


@rule
def drawn(s: State, seat: int, face: int) -> None:
    """E5 A card comes into a hand, unseen by others."""
    to_hand(s, seat, face)
    tell(s, DREW, seat, face, 0)


@rule
def draw_from_pile(s: State, seat: int, k: int) -> None:
    """E5 The k-th card of the shuffled part comes into a hand."""
    face = take_from_pile(s, k)
    if s.n_past > 0:
        remember(s, FROM_PILE, seat, face)
    drawn(s, seat, face)


@rule
def draw_from_under(s: State, seat: int) -> None:
    """E7, E50 The first card put under the pile comes into a hand; who had put it there knows it."""
    by = s.under_by[0]
    if s.n_past > 0:
        remember(s, FROM_UNDER, seat, s.under[0])
    face = take_from_under(s)
    drawn(s, seat, face)
    if by != seat:
        note(s, by, seat, face)


@rule
def draw_on(t: Terms, s: State) -> None:
    """E5, E9, E31 Draw until all is drawn, or chance is asked, or both piles are empty; then the player goes on."""
    while s.to_draw > 0:
        if s.pile_size > 0:
            s.what = DRAWING
            return
        if s.under_size > 0:
            s.to_draw -= 1
            draw_from_under(s, s.turn)
        elif s.n_discard > 0:
            reshuffle(t, s)
        else:
            tell(s, NOTHING_LEFT, s.turn, 0, s.to_draw)
            s.to_draw = 0
    s.what = PLAYING


@rule
def draw_outcome(t: Terms, s: State, k: int) -> None:
    """E5 Chance has chosen the next card."""
    s.to_draw -= 1
    draw_from_pile(s, s.turn, k)
    draw_on(t, s)
