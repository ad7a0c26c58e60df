"""A seat that leaves for good (C28)."""

from __future__ import annotations

from ....engine import NOBODY, cards_in, lowest, rule
from .attack import attack_on
from .board import hand_over
from .cards import lay_open
from .events import BECAME_NEUTRAL, CARD_RETURNED, RESIGNED, tell
from .occupation import move_in
from .state import BY_RESIGNATION, DEFEND, DICE, FLOOR, OCCUPY, ROLL, State, is_over, no_move, plays
from .terms import BECOMES_NEUTRAL, NEUTRAL, NO_CARDS, NO_LANDS, Terms, only
from .turn import pass_turn
from .winning import last_one_wins, win


@rule
def resign(t: Terms, s: State, seat: int) -> None:
    """C28 A seat leaves for good: between two the other wins; else a bot stays for it, or its land becomes neutral."""
    s.n_events = 0
    if seat < 0 or seat >= t.n_seats or is_over(s) or not plays(s, seat) or (s.gone >> seat) & 1:
        return
    s.gone |= only(seat)
    tell(s, RESIGNED, seat, 0, 0, 0)
    if t.n_seats == 2:
        win(s, only(1 - seat), BY_RESIGNATION)
    elif t.resigned == BECOMES_NEUTRAL and s.first != NOBODY:
        become_neutral(t, s, seat)


@rule
def become_neutral(t: Terms, s: State, seat: int) -> None:
    """C28 What is under way is closed, lands become neutral, cards go to the turned-in ones, the turn passes."""
    if seat == s.player:
        close_own_move(s)
    elif is_attacked(s, seat):
        attack_on(s)
    tell(s, BECAME_NEUTRAL, seat, 0, 0, cards_in(s.lands_of[seat]))
    while s.lands_of[seat] != NO_LANDS:
        hand_over(t, s, lowest(s.lands_of[seat]), NEUTRAL)
    while s.hand[seat] != NO_CARDS:
        card = lowest(s.hand[seat])
        lay_open(s, seat, card)
        tell(s, CARD_RETURNED, seat, card, 0, 0)
    s.in_game &= ~only(seat)
    s.n_left -= 1
    if not last_one_wins(t, s) and seat == s.player:
        pass_turn(t, s)


@rule
def is_attacked(s: State, seat: int) -> bool:
    """C28 Whether an attack on a land of this seat is under way."""
    declared = s.asked == DICE or s.asked == FLOOR or s.asked == DEFEND or s.asked == ROLL
    return declared and s.owner[s.target] == seat


@rule
def close_own_move(s: State) -> None:
    """C28 An attack ends without a roll, an owed occupation is made with the minimum, armies not yet placed are lost."""
    if s.asked == OCCUPY:
        move_in(s, s.dice)
    no_move(s)
    s.due = 0
    s.matches = NO_LANDS
    s.must_trade = 0
    s.trading_down = 0
