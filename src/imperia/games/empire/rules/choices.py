"""What the player may do in his turn, each kind of action in its turn (E6, E7, E11-E14, E30-E41)."""

from __future__ import annotations

from ....engine import Ints, lowest, rule
from .codes import (
    A_ANNIHILATION,
    A_BANK,
    A_DECLARE,
    A_DICTATOR,
    A_END,
    A_FREIGHT,
    A_GREAT_FREIGHT,
    A_HYPERJUMP,
    A_LAY,
    A_LAY_MULTI,
    A_MIND_SWAP,
    A_MOVE,
    A_MOVE_MULTI,
    A_PLACE,
    A_ROCKET,
    A_SPACE_FUND,
    A_SPACEPORT,
    A_TIME_MACHINE,
    A_UNDER,
)
from .state import State
from .table import freight, loose_rockets
from .targets import great_freights, holds, launchable, rockets_to_take, someone_outside, swappable
from .terms import (
    ANNIHILATION,
    DICTATOR,
    GREAT_FREIGHT,
    HYPERJUMP,
    MAX_COLOURS,
    MIND_SWAP,
    MULTICOLOUR,
    ROCKET,
    SLOTS,
    SPACE_FUND,
    SPACEPORT,
    TIME_MACHINE,
    TWO_COLOUR,
    WORD,
    WORDS,
    Terms,
)

MAX_MOVES = 60  # E13: universals moved in a turn


@rule
def turn_actions(t: Terms, s: State, out: Ints, n: int) -> int:
    """E6, E11-E14, E30-E41 All that the player may do now; n = 1 if he may also declare, which stands after the end."""
    out[0] = A_END
    if n > 0:
        out[1] = A_DECLARE
    n += 1
    seat = s.turn
    if s.plays > 0:
        kinds = effects_in_hand(t, s, seat)
        if kinds or loose_rockets(t, s, seat) > 0:
            n = contact_actions(t, s, seat, kinds, out, n)
        n = freight_actions(t, s, seat, out, n)
        n = lay_actions(t, s, seat, out, n)
        n = bank_actions(t, s, seat, out, n)
    elif loose_rockets(t, s, seat) > 0:
        n = launchable(t, s, seat, A_PLACE, out, n)
    if s.moves < MAX_MOVES:
        n = move_actions(t, s, seat, out, n)
    return n


@rule
def effects_in_hand(t: Terms, s: State, seat: int) -> int:
    """The bits of the kinds of Contact card in a hand that can be played for effect, two-colour Freight apart."""
    kinds = 0
    for word in range(WORDS):
        faces = s.in_hand[seat * WORDS + word] & t.effects[word]
        while faces:
            kinds |= 1 << t.kind[word * WORD + lowest(faces)]
            faces &= faces - 1
    return kinds


@rule
def contact_actions(t: Terms, s: State, seat: int, kinds: int, out: Ints, n: int) -> int:
    """E30-E38, E41 Contact cards of these kinds for their effect, and loose rockets."""
    if kinds >> SPACEPORT & 1:
        out[n] = A_SPACEPORT
        n += 1
    if kinds >> TIME_MACHINE & 1 and s.n_discard > 0:
        out[n] = A_TIME_MACHINE
        n += 1
    if kinds >> HYPERJUMP & 1:
        out[n] = A_HYPERJUMP
        n += 1
    if kinds >> SPACE_FUND & 1:
        out[n] = A_SPACE_FUND
        n += 1
    if kinds >> DICTATOR & 1 and someone_outside(t, s):
        out[n] = A_DICTATOR
        n += 1
    if kinds >> ROCKET & 1:
        n = launchable(t, s, seat, A_ROCKET, out, n)
    if loose_rockets(t, s, seat) > 0:
        n = launchable(t, s, seat, A_PLACE, out, n)
    return aimed_actions(t, s, seat, kinds, out, n)


@rule
def aimed_actions(t: Terms, s: State, seat: int, kinds: int, out: Ints, n: int) -> int:
    """E30, E36, E37 Cards that name one other player."""
    if kinds >> MIND_SWAP & 1 and s.owned[seat] > 0:
        for other in range(t.players):
            if swappable(t, s, other):
                out[n] = A_MIND_SWAP + other
                n += 1
    if kinds >> ANNIHILATION & 1:
        n = rockets_to_take(t, s, A_ANNIHILATION, out, n)
    if kinds >> GREAT_FREIGHT & 1:
        n = great_freights(t, s, A_GREAT_FREIGHT, out, n)
    return n


@rule
def freight_actions(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E30 Two-colour Freight, in a colour that earns something."""
    for word in range(WORDS):
        faces = s.in_hand[seat * WORDS + word] & t.freights[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            for slot in range(2 * face, 2 * face + 2):
                if freight(t, s, seat, t.names[slot]) > 0:
                    out[n] = A_FREIGHT + slot
                    n += 1
    return n


@rule
def lay_actions(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E12 Objects of the hand, each in a colour it has; a multicolour universal in any."""
    for word in range(WORDS):
        faces = s.in_hand[seat * WORDS + word] & t.objects[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            out[n] = A_LAY + 2 * face
            n += 1
            if t.kind[face] == TWO_COLOUR:
                out[n] = A_LAY + 2 * face + 1
                n += 1
    if holds(t, s, seat, MULTICOLOUR):
        for colour in range(t.n_colours):
            out[n] = A_LAY_MULTI + colour
            n += 1
    return n


@rule
def bank_actions(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E11 Money and Contact cards of the hand."""
    for word in range(WORDS):
        faces = s.in_hand[seat * WORDS + word] & t.bankable[word]
        while faces:
            out[n] = A_BANK + word * WORD + lowest(faces)
            n += 1
            faces &= faces - 1
    return n


@rule
def move_actions(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E13 Universals on the own table, each to another of its colours."""
    for word in range(WORDS):
        faces = s.on_table[seat * WORDS + word] & t.two_coloured[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            for slot in range(2 * face, 2 * face + 2):
                if s.table[seat * SLOTS + slot] > 0:
                    out[n] = A_MOVE + slot
                    n += 1
    if s.multis[seat] > 0:
        for colour in range(t.n_colours):
            if s.multi[seat * MAX_COLOURS + colour] > 0:
                for to in range(t.n_colours):
                    if to != colour:
                        out[n] = A_MOVE_MULTI + colour * MAX_COLOURS + to
                        n += 1
    return n


@rule
def surplus_actions(t: Terms, s: State, out: Ints, n: int) -> int:
    """E7 Any card of the hand may go under the pile."""
    for word in range(WORDS):
        faces = s.in_hand[s.turn * WORDS + word]
        while faces:
            out[n] = A_UNDER + word * WORD + lowest(faces)
            n += 1
            faces &= faces - 1
    return n
