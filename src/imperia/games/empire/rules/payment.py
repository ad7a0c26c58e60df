"""Paying from the table: any cards that cover the debt and of which none can be left out (E20-E26, E41).

Cards are chosen one by one in falling order of value and set aside; when they cover the debt they move as a whole (E18).
Their order is that of faces; of one face first the bank or first colour, then the second colour or loose rockets, then
rockets on systems by colour.
"""

from __future__ import annotations

from ....engine import NOBODY, Ints, lowest, rule
from .codes import A_PAY, A_PAY_ROCKET
from .events import PAID, PAID_ROCKET, SET_ASIDE, SETTLED, tell
from .state import PAY, State, forget
from .table import regroup, to_slot, unlaunch
from .terms import MAX_COLOURS, ROCKET, SLOTS, WORD, WORDS, Terms

STEP = 32  # orders between one slot and the next: room for the colours of rockets on systems


@rule
def order_of(t: Terms, action: int) -> int:
    """E23 Where in the falling order of value the thing stands that this action pays."""
    if action >= A_PAY_ROCKET:
        return (2 * t.face_of[ROCKET] + 1) * STEP + 1 + action - A_PAY_ROCKET
    return (action - A_PAY) * STEP


@rule
def worth_from(t: Terms, s: State, seat: int, order: int) -> int:
    """E23 What the cards could still pay that stand at this order or after it, and are not set aside."""
    if order < 0:
        return s.worth[seat]
    total = 0
    first = max(order, 0) // (2 * STEP)
    for word in range(first // WORD, WORDS):
        faces = s.on_table[seat * WORDS + word]
        if word == first // WORD:
            faces &= -1 << first % WORD
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            total += t.value[face] * copies_from(t, s, seat, face, order)
    return total


@rule
def copies_from(t: Terms, s: State, seat: int, face: int, order: int) -> int:
    """E23 How many things of a face stand at this order or after it, and are not set aside."""
    copies = 0
    for slot in range(2 * face, 2 * face + 2):
        if slot * STEP >= order:
            copies += s.table[seat * SLOTS + slot] - s.aside[seat * SLOTS + slot]
    if face == t.face_of[ROCKET] and s.launched[seat] > 0:
        for colour in range(t.n_colours):
            if (2 * face + 1) * STEP + 1 + colour >= order:
                copies += s.rockets[seat * MAX_COLOURS + colour] - s.aside_rockets[seat * MAX_COLOURS + colour]
    return copies


@rule
def payments(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E20, E22, E23 The cards of which one may be chosen next: so that it and those after it cover the debt."""
    order = s.last[seat]
    spare = worth_from(t, s, seat, order) - s.owes[seat]  # what may still be passed over
    launched = 0  # the colours whose rockets may be chosen: their codes come last
    first = max(order, 0) // (2 * STEP)
    for word in range(first // WORD, WORDS):
        faces = s.on_table[seat * WORDS + word]
        if word == first // WORD:
            faces &= -1 << first % WORD
        while faces and spare >= 0:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            if t.value[face] == 0:
                break
            for slot in range(2 * face, 2 * face + 2):
                copies = s.table[seat * SLOTS + slot] - s.aside[seat * SLOTS + slot]
                if slot * STEP >= order and copies > 0 and spare >= 0:
                    out[n] = A_PAY + slot
                    n += 1
                    spare -= copies * t.value[face]
            if face == t.face_of[ROCKET] and s.launched[seat] > 0:
                for colour in range(t.n_colours):
                    copies = s.rockets[seat * MAX_COLOURS + colour] - s.aside_rockets[seat * MAX_COLOURS + colour]
                    if (2 * face + 1) * STEP + 1 + colour >= order and copies > 0 and spare >= 0:
                        launched |= 1 << colour
                        spare -= copies * t.value[face]
    while launched:
        out[n] = A_PAY_ROCKET + lowest(launched)
        n += 1
        launched &= launched - 1
    return n


@rule
def begin_payment(t: Terms, s: State, seat: int) -> None:
    """E23, E24 Who has no more than he owes pays all that has a value, unasked; everybody else chooses."""
    if s.worth[seat] > s.owes[seat]:
        s.asked[seat] = PAY
        return
    owed = s.owes[seat]
    for word in range(WORDS):
        faces = s.on_table[seat * WORDS + word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            if t.value[face] > 0:
                for slot in range(seat * SLOTS + 2 * face, seat * SLOTS + 2 * face + 2):
                    s.aside[slot] = s.table[slot]
    for colour in range(seat * MAX_COLOURS, (seat + 1) * MAX_COLOURS):
        if s.rockets[colour] > 0 and t.value[t.face_of[ROCKET]] > 0:
            s.aside_rockets[colour] = s.rockets[colour]
    settle(t, s, seat, owed)


@rule
def choose_payment(t: Terms, s: State, seat: int, action: int) -> None:
    """E22, E23 One more thing is set aside; when the debt is covered, all of it moves."""
    if action >= A_PAY_ROCKET:
        colour = action - A_PAY_ROCKET
        s.aside_rockets[seat * MAX_COLOURS + colour] += 1
        s.owes[seat] -= t.value[t.face_of[ROCKET]]
        tell(s, SET_ASIDE, seat, colour, 1)
    else:
        slot = action - A_PAY
        s.aside[seat * SLOTS + slot] += 1
        s.owes[seat] -= t.value[slot // 2]
        tell(s, SET_ASIDE, seat, slot, 0)
    s.last[seat] = order_of(t, action)
    if s.owes[seat] <= 0:
        settle(t, s, seat, NOBODY)


@rule
def settle(t: Terms, s: State, seat: int, short_of: int) -> None:
    """E18, E21 All that was set aside goes over as a whole: bank to bank, objects to their colour, rockets loose."""
    before = s.worth[seat]
    colours = 0
    for word in range(WORDS):
        faces = s.on_table[seat * WORDS + word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            for slot in range(2 * face, 2 * face + 2):
                copies = s.aside[seat * SLOTS + slot]
                if copies > 0:
                    s.aside[seat * SLOTS + slot] = 0
                    colours |= hand_over(t, s, seat, slot, copies)
    if s.launched[seat] > 0:
        hand_over_rockets(t, s, seat)
    paid = before - s.worth[seat]
    tell(s, SETTLED, seat, s.owes[seat] + paid if short_of == NOBODY else short_of, paid)
    forget(s, seat)
    while colours:
        regroup(t, s, seat, lowest(colours))
        regroup(t, s, s.turn, lowest(colours))
        colours &= colours - 1


@rule
def hand_over(t: Terms, s: State, seat: int, slot: int, copies: int) -> int:
    """E21 Things of one slot go to the same slot of the player; returns the bit of the colour that changed."""
    to_slot(t, s, seat, slot, -copies)
    to_slot(t, s, s.turn, slot, copies)
    tell(s, PAID, seat, slot, copies)
    return 0 if t.colour[slot] == NOBODY else 1 << t.colour[slot]


@rule
def hand_over_rockets(t: Terms, s: State, seat: int) -> None:
    """E21 A rocket paid from a system arrives loose."""
    for colour in range(t.n_colours):
        rockets = s.aside_rockets[seat * MAX_COLOURS + colour]
        if rockets > 0:
            s.aside_rockets[seat * MAX_COLOURS + colour] = 0
            unlaunch(t, s, seat, colour, rockets)
            to_slot(t, s, s.turn, 2 * t.face_of[ROCKET] + 1, rockets)
            tell(s, PAID_ROCKET, seat, colour, rockets)
