"""What a target answers, and what a card does to him (E24, E25, E30, E36-E43)."""

from __future__ import annotations

from ....engine import NOBODY, Ints, rule
from .codes import A_ACCEPT, A_COLOUR, A_DECLARE, A_FIVER
from .events import ACCEPTED, FIVER_SHOWN, GIVEN, ROCKET_TAKEN, TAKEN, tell
from .memory import shown
from .payment import begin_payment, choose_payment, payments
from .pile import to_area
from .state import ANSWER, COLOUR, NOTHING, PAY, PLAYING, State, forget, is_over
from .table import is_universal, item_colour, move_item, other_slot, regroup, to_item, to_slot, unlaunch
from .targets import holds
from .terms import ANNIHILATION, DICTATOR, FIVER, MIND_SWAP, ROCKET, SLOTS, Terms
from .winning import check


@rule
def answers(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E40, E42 To accept or to show a Fiver; then how to pay, or which colour a universal takes."""
    if s.asked[seat] == ANSWER:
        return yes_or_no(t, s, seat, out, n)
    if s.asked[seat] == PAY:
        return payments(t, s, seat, out, n)
    if s.given >= SLOTS:
        for colour in range(t.n_colours):
            out[n] = A_COLOUR + colour
            n += 1
        return n
    one, other = t.colour[s.given], t.colour[other_slot(t, s.given)]
    out[n] = A_COLOUR + min(one, other)
    out[n + 1] = A_COLOUR + max(one, other)
    return n + 2


@rule
def yes_or_no(t: Terms, s: State, seat: int, out: Ints, n: int) -> int:
    """E40 To accept, or to show a Fiver; a declaration (n = 1) has the greater code."""
    out[0] = A_ACCEPT
    shows = 1 if holds(t, s, seat, FIVER) else 0
    if shows:
        out[1] = A_FIVER
    if n > 0:
        out[1 + shows] = A_DECLARE
    return 1 + shows + n


@rule
def answer(t: Terms, s: State, seat: int, action: int) -> None:
    """E40, E43 An answer takes effect when it is given, and only for him who gives it; the last one ends the asking."""
    if action == A_FIVER:
        show_fiver(t, s, seat)
    elif action == A_ACCEPT:
        tell(s, ACCEPTED, seat, 0, 0)
        accept(t, s, seat)
    elif s.asked[seat] == PAY:
        choose_payment(t, s, seat, action)
    else:
        take_colour(t, s, seat, action - A_COLOUR)
    if s.asked[seat] == NOTHING and not is_over(s):
        s.waiting -= 1
        check(t, s)
    if s.waiting == 0 and not is_over(s):
        s.card = 0
        s.given = NOBODY
        s.what = PLAYING


@rule
def show_fiver(t: Terms, s: State, seat: int) -> None:
    """E10, E40 The card is cancelled for this player only; the Fiver lies in the play area."""
    shown(s, seat, t.face_of[FIVER])
    to_area(s, t.face_of[FIVER])
    tell(s, FIVER_SHOWN, seat, t.face_of[FIVER], 0)
    forget(s, seat)


@rule
def accept(t: Terms, s: State, seat: int) -> None:
    """E30, E36-E38, E41 What the card does to this player."""
    if s.card == ANNIHILATION:
        take_rocket(t, s, seat, s.named[seat])
    elif s.card == DICTATOR:
        item = s.named[seat]
        forget(s, seat)
        pass_item(t, s, seat, s.turn, item)
        tell(s, TAKEN, seat, item, 0)
        regroup_both(t, s, seat, item)
    elif s.card == MIND_SWAP:
        swap(t, s, seat)
    else:
        begin_payment(t, s, seat)


@rule
def take_rocket(t: Terms, s: State, seat: int, place: int) -> None:
    """E36 The rocket arrives loose."""
    loose = 2 * t.face_of[ROCKET] + 1
    if place == 0:
        to_slot(t, s, seat, loose, -1)
    else:
        unlaunch(t, s, seat, place - 1, 1)
    to_slot(t, s, s.turn, loose, 1)
    tell(s, ROCKET_TAKEN, seat, place, 0)
    forget(s, seat)


@rule
def pass_item(t: Terms, s: State, giver: int, taker: int, item: int) -> None:
    """E25 An object goes to another table, in the colour in which it lay."""
    to_item(t, s, giver, item, -1)
    to_item(t, s, taker, item, 1)


@rule
def regroup_both(t: Terms, s: State, seat: int, item: int) -> None:
    """E15 The groups of an item's colour, of a target and of the player."""
    regroup(t, s, seat, item_colour(t, item))
    regroup(t, s, s.turn, item_colour(t, item))


@rule
def swap(t: Terms, s: State, seat: int) -> None:
    """E25, E37 Both objects move at once; after the check a target who received a universal is asked for its colour."""
    taken, given = s.named[seat], s.given
    forget(s, seat)
    pass_item(t, s, seat, s.turn, taken)
    pass_item(t, s, s.turn, seat, given)
    tell(s, TAKEN, seat, taken, 0)
    tell(s, GIVEN, seat, given, 0)
    regroup_both(t, s, seat, taken)
    if item_colour(t, given) != item_colour(t, taken):
        regroup_both(t, s, seat, given)
    check(t, s)
    if not is_over(s) and is_universal(t, given):
        s.asked[seat] = COLOUR


@rule
def take_colour(t: Terms, s: State, seat: int, colour: int) -> None:
    """E25 The universal that a Mind Swap brought is laid in a colour; keeping the one it has is an answer."""
    forget(s, seat)
    if colour != item_colour(t, s.given):
        to = SLOTS + colour if s.given >= SLOTS else other_slot(t, s.given)
        move_item(t, s, seat, s.given, to)
