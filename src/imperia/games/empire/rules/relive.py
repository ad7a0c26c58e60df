"""One past of the hidden cards, gone through row by row as a seat saw it (E7, E9, E50).

Every copy counts alike: which one chance brought, which one somebody put under the pile, which one he showed; but of equal
cards in a hand one that the seat knew to be there is shown first. A card of a hidden hand is either known by its face, or
one of a shuffled pile that has not turned up: which, is left open. So for each hidden hand there are only numbers.
"""

from __future__ import annotations

from ....engine import NOBODY, Stream, below, rule
from .memory import FROM_PILE, FROM_UNDER, TO_PILE, TO_TABLE, TO_UNDER
from .state import BIRTHS, State
from .terms import MAX_COPIES, MAX_FACES, MAX_SEATS, Terms

SCALE = 20  # a likelihood is told in parts of 2 to this power
STEP = 10  # a weight is shifted by so many bits at once, so that it stays between 2^20 and 2^30

OF_PILE = -2  # a card of the first pile that has not turned up; one less for each pile after it


@rule
def relive(t: Terms, s: State, seat: int, stream: Stream) -> bool:
    """E50 Go through all rows once. Whether what this seat saw can have come about so."""
    begin(t, s, seat)
    birth = 0  # which pile is drawn from
    for i in range(s.n_past):
        what, who, face = row_of(s, i)
        if what == TO_PILE:
            birth += 1 if i == 0 or s.past_what[i - 1] != s.past_what[i] else 0
            possible = is_shuffled(s, birth, face)
        elif what == FROM_UNDER:
            possible = comes_from_under(s, seat, who, i)
        elif who == seat:
            possible = own_row(s, i, what, face, birth)
        elif what == TO_UNDER:
            possible = goes_under(t, s, seat, who, i, stream)
        elif what == TO_TABLE:
            possible = is_shown(s, who, face, stream)
        else:
            possible = comes_to_hand(s, who, OF_PILE - birth if what == FROM_PILE else face)
        if not possible:
            return False
    return adds_up(t, s, seat, birth)


@rule
def row_of(s: State, i: int) -> tuple[int, int, int]:
    """What happened in a row of the past, to which seat, and the face."""
    return s.past_what[i] // MAX_SEATS, s.past_what[i] % MAX_SEATS, s.past_face[i]


@rule
def begin(t: Terms, s: State, seat: int) -> None:
    """E50 All is hidden as it was when the past began: nothing under the pile, all cards of the first pile."""
    fill_pool(t, s)
    for birth in range(1, s.shuffles + 1):
        s.pool_size[birth] = 0
        for face in range(t.n_faces):
            s.pool[birth * MAX_FACES + face] = 0
    for other in range(t.players):
        if other != seat:
            for face in range(t.n_faces):
                s.hand[other * MAX_FACES + face] = 0
            for birth in range(1, s.shuffles + 1):
                s.unseen[other * BIRTHS + birth] = 0
            s.unseen[other * BIRTHS] = s.to_fill[other]
            s.hand_size[other] = s.to_fill[other]
    s.row_drawn = NOBODY
    s.row_put = NOBODY
    s.choices = 0
    s.weight = 1 << SCALE
    s.scale = 0


@rule
def own_row(s: State, i: int, what: int, face: int, birth: int) -> bool:
    """E50 What this seat did itself: of a card that it drew all that matters is that it was in the pile."""
    if what == TO_UNDER:
        s.row_put = next_row(s, s.row_put, FROM_UNDER)
        s.went_under[i] = face
    return what != FROM_PILE or is_drawn(s, birth, face)


@rule
def is_drawn(s: State, birth: int, face: int) -> bool:
    """E5 This seat drew a card of this face from the pile."""
    if s.pool[birth * MAX_FACES + face] <= 0 or s.pool_size[birth] <= 0:
        return False
    weigh(s, (s.pool[birth * MAX_FACES + face] << SCALE) // s.pool_size[birth])
    turns_up(s, birth, face)
    return True


@rule
def is_shuffled(s: State, birth: int, face: int) -> bool:
    """E9 A card of the discard comes into a pile."""
    s.pool[birth * MAX_FACES + face] += 1
    s.pool_size[birth] += 1
    return s.pool[birth * MAX_FACES + face] <= MAX_COPIES


@rule
def turns_up(s: State, birth: int, face: int) -> None:
    """A card of a pile is of this face."""
    s.pool[birth * MAX_FACES + face] -= 1
    s.pool_size[birth] -= 1


@rule
def comes_to_hand(s: State, who: int, card: int) -> bool:
    """A card comes into a hidden hand: a face that this seat knows, or a card of a pile."""
    s.hand_size[who] += 1
    if card >= 0:
        s.hand[who * MAX_FACES + card] += 1
    else:
        s.unseen[who * BIRTHS + OF_PILE - card] += 1
    return True


@rule
def comes_from_under(s: State, seat: int, who: int, i: int) -> bool:
    """E7 The first card put under the pile comes into a hand; this seat's own is not looked at."""
    s.row_drawn = next_row(s, s.row_drawn, TO_UNDER)
    if s.row_drawn >= i:
        return False
    return who == seat or comes_to_hand(s, who, s.went_under[s.row_drawn])


@rule
def next_row(s: State, i: int, what: int) -> int:
    """The next row after row i in which this happened, or one beyond the last."""
    i += 1
    while i < s.n_past and s.past_what[i] // MAX_SEATS != what:
        i += 1
    return min(i, s.n_past)


@rule
def goes_under(t: Terms, s: State, seat: int, who: int, i: int, stream: Stream) -> bool:
    """E7 Another seat put a card under the pile: any of its hand; but if this seat drew it later, that face."""
    s.row_put = next_row(s, s.row_put, FROM_UNDER)
    if s.row_put < s.n_past and s.past_what[s.row_put] % MAX_SEATS == seat:
        face = s.past_face[s.row_put]
        s.went_under[i] = face
        return leaves_hand(s, who, face, s.hand[who * MAX_FACES + face], stream)
    if s.hand_size[who] <= 0:
        return False
    k = below(stream, s.hand_size[who])
    for birth in range(s.shuffles + 1):
        n = s.unseen[who * BIRTHS + birth]
        if k < n:
            s.unseen[who * BIRTHS + birth] -= 1
            return puts(s, who, i, OF_PILE - birth, n)
        k -= n
    for face in range(t.n_faces):
        n = s.hand[who * MAX_FACES + face]
        if k < n:
            s.hand[who * MAX_FACES + face] -= 1
            return puts(s, who, i, face, n)
        k -= n
    return False


@rule
def puts(s: State, who: int, i: int, card: int, alike: int) -> bool:
    """E7 In this row this card goes under the pile, one of so many in the hand that are alike to the seat that looks on."""
    if alike < s.hand_size[who]:
        s.choices = 1
    s.hand_size[who] -= 1
    s.went_under[i] = card
    return True


@rule
def is_shown(s: State, who: int, face: int, stream: Stream) -> bool:
    """E50 A card leaves a hand before all eyes: one known to be there, if there is one."""
    if s.hand[who * MAX_FACES + face] > 0:
        s.hand[who * MAX_FACES + face] -= 1
        s.hand_size[who] -= 1
        return True
    return leaves_hand(s, who, face, 0, stream)


@rule
def leaves_hand(s: State, who: int, face: int, known: int, stream: Stream) -> bool:
    """A card of this face leaves a hand: one of so many known to be there, or one of some pile, by how likely each is."""
    total = known << SCALE
    options = min(known, 1)
    for birth in range(s.shuffles + 1):
        ways = likely(s, who, birth, face)
        total += ways
        options += min(ways, 1)
    if total == 0:
        return False
    weigh(s, total)
    if options > 1:
        s.choices = 1
    k = below(stream, total) - (known << SCALE)
    s.hand_size[who] -= 1
    if k < 0:
        s.hand[who * MAX_FACES + face] -= 1
        return True
    birth = 0
    while k >= likely(s, who, birth, face):
        k -= likely(s, who, birth, face)
        birth += 1
    s.unseen[who * BIRTHS + birth] -= 1
    turns_up(s, birth, face)
    return True


@rule
def likely(s: State, who: int, birth: int, face: int) -> int:
    """How many cards of a pile there are in a hand, times how likely one is of this face."""
    n = s.unseen[who * BIRTHS + birth] * s.pool[birth * MAX_FACES + face]
    return (n << SCALE) // s.pool_size[birth] if n > 0 and s.pool_size[birth] > 0 else 0


@rule
def weigh(s: State, part: int) -> None:
    """The past becomes less likely: by this part of 2^SCALE."""
    s.weight = s.weight * part >> SCALE
    while s.weight < 1 << SCALE:
        s.weight <<= STEP
        s.scale -= 1
    while s.weight >= 1 << SCALE + STEP:
        s.weight >>= STEP
        s.scale += 1


# ---- what this past leaves


@rule
def adds_up(t: Terms, s: State, seat: int, birth: int) -> bool:
    """E1 Whether all cards of all piles are where they can be, and under the pile lies what this seat knows to lie there."""
    row = s.row_drawn
    for i in range(s.under_size):
        row = next_row(s, row, TO_UNDER)
        if row == s.n_past or s.past_what[row] % MAX_SEATS != s.under_by[i]:
            return False
        if s.under_by[i] == seat and s.went_under[row] != s.under[i]:
            return False
        if s.went_under[row] < 0:
            s.pool_size[OF_PILE - s.went_under[row]] -= 1
    for other in range(t.players):
        if other != seat:
            for pile in range(birth + 1):
                s.pool_size[pile] -= s.unseen[other * BIRTHS + pile]
    s.pool_size[birth] -= s.pile_size
    for pile in range(birth + 1):
        if s.pool_size[pile] != 0:
            return False
    return birth == s.shuffles and next_row(s, row, TO_UNDER) == s.n_past and all_hidden(t, s)


@rule
def all_hidden(t: Terms, s: State) -> bool:
    """E1 Whether no less than nothing was hidden of any face when the past began."""
    for face in range(t.n_faces):
        if s.hidden[face] < 0 or s.hidden[face] > MAX_COPIES:
            return False
    return True


@rule
def fill_pool(t: Terms, s: State) -> None:
    """E50 All that is hidden is the first pile."""
    s.pool_size[0] = 0
    for face in range(t.n_faces):
        s.pool[face] = s.hidden[face]
        s.pool_size[0] += s.hidden[face]
