"""What may be named when a Contact card is played: objects outside systems, rockets, colours that earn (E30, E34-E39)."""

from __future__ import annotations

from ....engine import NOBODY, Ints, lowest, rule
from .codes import A_GIVE, A_TAKE, ROCKET_PLACES
from .state import State
from .table import any_outside, free_system, freight, item_outside, loose_rockets
from .terms import MAX_COLOURS, MAX_FACES, MAX_SEATS, SLOTS, WORD, WORDS, Terms


@rule
def holds(t: Terms, s: State, seat: int, kind: int) -> bool:
    """Whether a card of a kind that has one face is in a hand."""
    face = t.face_of[kind]
    return face != NOBODY and s.hand[seat * MAX_FACES + face] > 0


@rule
def takeable(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E0, E37-E39 The objects of a seat that lie outside systems, equal ones once: no card takes from a whole system."""
    for word in range(WORDS):
        faces = s.on_table[seat * WORDS + word] & t.objects[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            for slot in range(2 * face, 2 * face + 2):
                if s.table[seat * SLOTS + slot] > 0 and item_outside(t, s, seat, slot):
                    out[n] = A_TAKE + slot
                    n += 1
    if s.multis[seat] > 0:
        for colour in range(t.n_colours):
            if s.multi[seat * MAX_COLOURS + colour] > 0 and item_outside(t, s, seat, SLOTS + colour):
                out[n] = A_TAKE + SLOTS + colour
                n += 1
    return n


@rule
def givable(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E37 All objects of a seat, also out of systems, equal ones once."""
    for word in range(WORDS):
        faces = s.on_table[seat * WORDS + word] & t.objects[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            for slot in range(2 * face, 2 * face + 2):
                if s.table[seat * SLOTS + slot] > 0:
                    out[n] = A_GIVE + slot
                    n += 1
    if s.multis[seat] > 0:
        for colour in range(t.n_colours):
            if s.multi[seat * MAX_COLOURS + colour] > 0:
                out[n] = A_GIVE + SLOTS + colour
                n += 1
    return n


@rule
def launchable(t: Terms, s: State, seat: int, base: int, out: Ints, n: int) -> int:
    """E34, E35 The own systems without a rocket."""
    if s.inside[seat] == 0:
        return n
    for colour in range(t.n_colours):
        if free_system(s, seat, colour):
            out[n] = base + colour
            n += 1
    return n


@rule
def swappable(t: Terms, s: State, seat: int) -> bool:
    """E37 Whether a player can be asked to swap: another one who has an object outside systems."""
    return seat != s.turn and any_outside(s, seat)


@rule
def someone_outside(t: Terms, s: State) -> bool:
    """E38 Whether any other player has an object outside a system."""
    for seat in range(t.players):
        if swappable(t, s, seat):
            return True
    return False


@rule
def rockets_to_take(t: Terms, s: State, base: int, out: Ints, n: int) -> int:
    """E36 The rockets of all other players: loose, and on the systems of each colour."""
    for seat in range(t.players):
        if seat != s.turn:
            if loose_rockets(t, s, seat) > 0:
                out[n] = base + seat * ROCKET_PLACES
                n += 1
            if s.launched[seat] > 0:
                for colour in range(t.n_colours):
                    if s.rockets[seat * MAX_COLOURS + colour] > 0:
                        out[n] = base + seat * ROCKET_PLACES + 1 + colour
                        n += 1
    return n


@rule
def great_freights(t: Terms, s: State, base: int, out: Ints, n: int) -> int:
    """E30 Any colour that earns something, of any one other player."""
    for colour in range(t.n_colours):
        if s.objects[s.turn * MAX_COLOURS + colour] > 0 and freight(t, s, s.turn, colour) > 0:
            for seat in range(t.players):
                if seat != s.turn:
                    out[n] = base + colour * MAX_SEATS + seat
                    n += 1
    return n
