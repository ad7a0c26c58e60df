"""A conquest, and the armies that move in (C20, C22, C26)."""

from __future__ import annotations

from ....engine import cards_in, rule
from .board import hand_over, has_land, move
from .cards import TRADES_DOWN_WITH, trade_down
from .elimination import eliminate
from .events import CONQUERED, OCCUPIED, tell
from .state import ATTACK, OCCUPY, State, ask, no_move
from .terms import MAX_AMOUNT, MAX_SEATS, Terms
from .winning import last_one_wins


@rule
def conquer(t: Terms, s: State) -> None:
    """C20, C22, C26 The land is the player's; its old owner may be out and the game over; else armies move in."""
    loser = s.owner[s.target]
    hand_over(t, s, s.target, s.player)
    s.conquered = 1
    tell(s, CONQUERED, s.player, s.target, loser, 0)
    if loser < MAX_SEATS and not has_land(s, loser):
        eliminate(s, loser)
        if s.n_left == 1:
            move_in(s, s.dice)
            last_one_wins(t, s)
            return
    if most_moving(s) == s.dice:
        occupy(t, s, s.dice)
    else:
        ask(s, OCCUPY, s.player)


@rule
def most_moving(s: State) -> int:
    """C15a, C20, C23 All but one, and no more than 1000."""
    return min(MAX_AMOUNT, s.armies[s.source] - 1)


@rule
def move_in(s: State, n: int) -> None:
    """C20 Armies move into the conquered land."""
    move(s, s.source, s.target, n)
    tell(s, OCCUPIED, s.player, s.source, s.target, n)
    no_move(s)


@rule
def occupy(t: Terms, s: State, n: int) -> None:
    """C20-C22 After the move the player goes on attacking; with six cards after an elimination he first turns in sets."""
    move_in(s, n)
    owes = s.eliminated == 1 and t.forced_trade == 1 and cards_in(s.hand[s.player]) >= TRADES_DOWN_WITH
    s.eliminated = 0
    if owes:
        trade_down(s)
    else:
        ask(s, ATTACK, s.player)
