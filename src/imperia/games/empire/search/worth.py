"""What objects are worth to a seat, by plain sense: systems, the way to them, and freight (E14, E17, E30, E39)."""

from __future__ import annotations

from ....engine import Ints, lowest, rule
from ..rules import State, Terms
from ..rules.table import ladder, outside_of
from ..rules.terms import MAX_COLOURS, SLOTS, WORD, WORDS
from .weights import W_AHEAD, W_FREIGHT, W_HARM, W_ONE_OF_TWO, W_SYSTEM

WIN = 100_000


@rule
def step(t: Terms, w: Ints, at: int, colour: int, there: int) -> int:
    """What so many objects of a colour are worth, fewer than a system has; and what they earn."""
    if there == 0:
        return 0
    full = t.full[colour]
    place = 0 if full == 2 else there if full == 3 else 3 + min(2, (there - 1) * 3 // (full - 1))
    return w[at + W_ONE_OF_TWO + place] + w[at + W_FREIGHT] * ladder(t, colour, there)


@rule
def change(t: Terms, s: State, w: Ints, at: int, seat: int, colour: int, before: int) -> int:
    """What a seat gains when it has before + 1 objects of a colour instead of before."""
    full = t.full[colour]
    there = before % full
    if there + 1 < full:
        return step(t, w, at, colour, there + 1) - step(t, w, at, colour, there)
    counts = not t.distinct_colours or before < full
    worth = w[at + W_FREIGHT] * ladder(t, colour, full) - step(t, w, at, colour, there)
    if not counts:
        return worth
    had = s.score[seat] - (1 if s.objects[seat * MAX_COLOURS + colour] > before else 0)
    return worth + (WIN if had + 1 >= t.systems_to_win else w[at + W_SYSTEM] + w[at + W_AHEAD] * had)


@rule
def gain(t: Terms, s: State, w: Ints, at: int, seat: int, colour: int) -> int:
    """What one more object of a colour is worth to a seat."""
    return change(t, s, w, at, seat, colour, s.objects[seat * MAX_COLOURS + colour])


@rule
def loss(t: Terms, s: State, w: Ints, at: int, seat: int, colour: int) -> int:
    """What one object less of a colour costs a seat that has some."""
    return change(t, s, w, at, seat, colour, s.objects[seat * MAX_COLOURS + colour] - 1)


@rule
def harm(w: Ints, at: int, worth: int) -> int:
    """What it is worth to a seat that another one loses so much."""
    return worth if worth >= WIN // 2 else worth * w[at + W_HARM] // 16


@rule
def taking(t: Terms, s: State, w: Ints, at: int, seat: int, target: int, colour: int) -> int:
    """E37, E38 What it is worth to a seat to have an object that lies in a colour of another one."""
    return gain(t, s, w, at, seat, colour) + harm(w, at, loss(t, s, w, at, target, colour))


@rule
def best_taking(t: Terms, s: State, w: Ints, at: int, seat: int, target: int) -> int:
    """E39 The most that taking an object from outside a target's systems is worth; 0 if there is none."""
    best = 0
    for colour in range(t.n_colours):
        if outside_of(t, s, target, colour) > 0:
            best = max(best, taking(t, s, w, at, seat, target, colour))
    return best


@rule
def least_giving(t: Terms, s: State, w: Ints, at: int, seat: int, target: int) -> int:
    """E37 The least that giving an object to a target costs."""
    least = WIN
    for colour in range(t.n_colours):
        if s.objects[seat * MAX_COLOURS + colour] > 0:
            least = min(least, loss(t, s, w, at, seat, colour) + harm(w, at, gain(t, s, w, at, target, colour)))
    return least


@rule
def money(t: Terms, s: State, seat: int) -> int:
    """E11 What lies in a bank."""
    total = 0
    for word in range(WORDS):
        faces = s.on_table[seat * WORDS + word] & t.bankable[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            total += s.table[seat * SLOTS + 2 * face] * t.value[face]
    return total
