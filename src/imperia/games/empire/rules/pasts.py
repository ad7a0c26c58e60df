"""One of the pasts of the hidden cards that agree with all that a seat saw, chosen by how likely it is (E9, E50).

A past says of each hidden card from which shuffled pile it comes. Where it leaves a choice, the choice is drawn by how
likely it makes what was seen there (`relive`); how likely it makes all that was seen after is its weight. The chain of
Metropolis puts that right: of many pasts drawn one after the other each gives way to the next by their weights.
"""

from __future__ import annotations

from ....engine import Stream, below, rule
from .memory import FROM_DISCARD, FROM_UNDER, TO_PILE, TO_TABLE, TO_UNDER
from .pile import take_from_pile, to_pile
from .relive import OF_PILE, SCALE, STEP, next_row, relive, row_of
from .state import BIRTHS, BLOCKS, State
from .terms import MAX_FACES, Terms

TRIES = 32  # pasts drawn; if one is r times as likely as the average, it comes too seldom by at most (1 - 1/r)^TRIES
MOST_TRIES = 256  # while none agrees with what was seen


@rule
def rewind(s: State, seat: int, sign: int) -> None:
    """E50 From what is hidden now to what was hidden when the past began, of faces and of cards in each hand; sign -1: back."""
    for i in range(s.n_past):
        what, who, face = row_of(s, i)
        if what == TO_PILE or (what == FROM_DISCARD and who != seat) or (what == TO_UNDER and who == seat):
            s.hidden[face] -= sign
        elif (what == TO_TABLE and who != seat) or (what <= FROM_UNDER and who == seat):
            s.hidden[face] += sign
        if who != seat and what != TO_PILE:
            s.to_fill[who] += sign if what == TO_UNDER or what == TO_TABLE else -sign


# ---- the chain


@rule
def choose_past(t: Terms, s: State, seat: int, stream: Stream) -> bool:
    """E50 Leave one past in the record. Whether one was found."""
    weight, scale, tries = 0, 0, 0
    while tries < MOST_TRIES and (tries < TRIES or weight == 0):
        tries += 1
        mark(s, stream, 0)
        agrees = relive(t, s, seat, stream)
        if s.choices == 0:
            return agrees
        if agrees and (weight == 0 or gives_way(s, stream, weight, scale)):
            weight, scale = s.weight, s.scale
            for i in range(4):
                s.marks[4 + i] = s.marks[i]
    if weight == 0:
        return False
    mark(s, stream, 8)
    turn_to(s, stream, 4)
    relive(t, s, seat, stream)
    turn_to(s, stream, 8)
    return True


@rule
def gives_way(s: State, stream: Stream, weight: int, scale: int) -> bool:
    """Whether a past of this weight gives way to the one just relived: always to a likelier one."""
    shift = STEP * (scale - s.scale)
    if shift < 0:
        return True
    return below(stream, 1 << SCALE) < ((s.weight << SCALE) // weight) >> min(shift, 40)


@rule
def mark(s: State, stream: Stream, at: int) -> None:
    """Where the stream stands now."""
    s.marks[at] = stream.a
    s.marks[at + 1] = stream.b
    s.marks[at + 2] = stream.c
    s.marks[at + 3] = stream.d


@rule
def turn_to(s: State, stream: Stream, at: int) -> None:
    """The stream goes on from a mark."""
    stream.a = s.marks[at]
    stream.b = s.marks[at + 1]
    stream.c = s.marks[at + 2]
    stream.d = s.marks[at + 3]


# ---- what a past leaves


@rule
def pour(t: Terms, s: State, birth: int) -> None:
    """The draw pile is what did not turn up of this pile."""
    for block in range(BLOCKS):
        s.pile_block[block] = 0
    s.pile_size = 0
    for face in range(t.n_faces):
        s.pile[face] = 0
        to_pile(s, face, s.pool[birth * MAX_FACES + face])


@rule
def deal_by_past(t: Terms, s: State, seat: int, stream: Stream) -> None:
    """E50 What did not turn up of each pile is dealt to the places of its cards; of the last, the rest is the draw pile."""
    row = s.row_drawn
    for i in range(s.under_size):
        row = next_row(s, row, TO_UNDER)
        s.under[i] = s.went_under[row]
    for birth in range(s.shuffles + 1):
        pour(t, s, birth)
        for i in range(s.under_size):
            if s.under[i] == OF_PILE - birth:
                s.under[i] = take_from_pile(s, below(stream, s.pile_size))
        for other in range(t.players):
            if other != seat:
                for _ in range(s.unseen[other * BIRTHS + birth]):
                    face = take_from_pile(s, below(stream, s.pile_size))
                    s.hand[other * MAX_FACES + face] += 1


@rule
def forget_past(t: Terms, s: State) -> None:
    """The places for one past are empty again."""
    for face in range(t.n_faces):
        s.hidden[face] = 0
    for birth in range(s.shuffles + 1):
        s.pool_size[birth] = 0
        for face in range(t.n_faces):
            s.pool[birth * MAX_FACES + face] = 0
    for other in range(t.players):
        s.to_fill[other] = 0
        for birth in range(s.shuffles + 1):
            s.unseen[other * BIRTHS + birth] = 0
    for i in range(s.n_past):
        s.went_under[i] = 0
    for i in range(12):
        s.marks[i] = 0
    s.row_drawn = 0
    s.row_put = 0
    s.choices = 0
    s.weight = 0
    s.scale = 0
