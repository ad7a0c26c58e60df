"""A turn: drawing, up to three plays, free moves, and the hand limit at its end (E5-E13)."""

from __future__ import annotations

from ....engine import rule
from .codes import A_BANK, A_LAY, A_LAY_MULTI, A_MOVE, A_MOVE_MULTI
from .events import BANKED, LAID, TURN, TURN_ENDED, tell
from .memory import shown
from .pile import draw_on, put_under
from .state import LIMITING, State, is_over
from .table import item_colour, move_item, other_slot, regroup, to_item, to_slot
from .terms import MAX_COLOURS, MAX_SEATS, MULTICOLOUR, SLOTS, Terms
from .winning import check, check_length, clockwise


@rule
def begin_turn(t: Terms, s: State, seat: int) -> None:
    """E5, E6 The next turn: cards are drawn, then so many may be played."""
    s.turn = seat
    s.turns += 1
    s.plays = t.plays
    s.moves = 0
    s.played = 0
    tell(s, TURN, seat, 0, min(s.turns, 32767))
    s.to_draw = t.dealt if t.refill_empty_hand and s.hand_size[seat] == 0 else t.drawn
    draw_on(t, s)


@rule
def lay(t: Terms, s: State, item: int) -> None:
    """E6, E12 An object is laid in one of its colours."""
    shown(s, s.turn, t.face_of[MULTICOLOUR] if item >= SLOTS else item // 2)
    s.plays -= 1
    s.played = 1
    to_item(t, s, s.turn, item, 1)
    tell(s, LAID, s.turn, item, 0)
    regroup(t, s, s.turn, item_colour(t, item))
    check(t, s)


@rule
def bank(t: Terms, s: State, face: int) -> None:
    """E6, E11 Money, or a Contact card that is money from now on, goes to the bank."""
    shown(s, s.turn, face)
    s.plays -= 1
    s.played = 1
    to_slot(t, s, s.turn, 2 * face, 1)
    tell(s, BANKED, s.turn, face, 0)


@rule
def move(t: Terms, s: State, item: int, to: int) -> None:
    """E13, E18 A universal changes its colour, which is no play; then the check."""
    s.moves += 1
    move_item(t, s, s.turn, item, to)
    check(t, s)


@rule
def end_plays(t: Terms, s: State) -> None:
    """E7 The player is done; if his hand is above the limit, he is asked for the surplus."""
    if s.hand_size[s.turn] > t.hand_limit:
        s.what = LIMITING
    else:
        end_turn(t, s)


@rule
def discard_surplus(t: Terms, s: State, face: int) -> None:
    """E7 One card under the draw pile, until the hand is within the limit."""
    put_under(s, s.turn, face)
    if s.hand_size[s.turn] <= t.hand_limit:
        end_turn(t, s)


@rule
def end_turn(t: Terms, s: State) -> None:
    """E10, E19 The play area goes onto the discard in the order played; then the next turn, clockwise, unless the game ends."""
    s.n_discard += s.n_area
    tell(s, TURN_ENDED, s.turn, 0, s.n_area)
    s.n_area = 0
    s.plays = 0
    s.idle = 0 if s.played else min(s.idle + 1, MAX_SEATS)
    check_length(t, s)
    if not is_over(s):
        begin_turn(t, s, clockwise(t, s, 1))


@rule
def act(t: Terms, s: State, action: int) -> None:
    """E6 The player lays, banks or moves something (Contact cards for their effect are elsewhere)."""
    if action >= A_MOVE_MULTI:
        pair = action - A_MOVE_MULTI
        move(t, s, SLOTS + pair // MAX_COLOURS, SLOTS + pair % MAX_COLOURS)
    elif action >= A_MOVE:
        move(t, s, action - A_MOVE, other_slot(t, action - A_MOVE))
    elif action >= A_BANK:
        bank(t, s, action - A_BANK)
    elif action >= A_LAY_MULTI:
        lay(t, s, SLOTS + action - A_LAY_MULTI)
    else:
        lay(t, s, action - A_LAY)
