"""Set-up: cards are dealt by chance, then the lot says who begins (E2, E3)."""

from __future__ import annotations

from ....engine import rule
from .events import BEGINS, tell
from .pile import draw_from_pile, to_pile
from .state import DEALING, LOT, State, clear
from .terms import Terms
from .turn import begin_turn


@rule
def new_game(t: Terms, s: State) -> None:
    """E2, E3 All decks are the draw pile; chance deals."""
    clear(s)
    for face in range(t.n_faces):
        to_pile(s, face, t.count[face])
    s.to_draw = t.players * t.dealt
    s.what = DEALING


@rule
def deal_card(t: Terms, s: State, k: int) -> None:
    """E3 So many cards to each player, one player after the other; then the lot."""
    seat = (t.players * t.dealt - s.to_draw) // t.dealt
    s.to_draw -= 1
    draw_from_pile(s, seat, k)
    if s.to_draw == 0:
        s.what = LOT


@rule
def draw_lot(t: Terms, s: State, seat: int) -> None:
    """E3 Who begins."""
    tell(s, BEGINS, seat, 0, 0)
    begin_turn(t, s, seat)
