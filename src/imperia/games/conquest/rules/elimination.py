"""Who loses his last land is out, and his cards go to the conqueror (C22)."""

from __future__ import annotations

from ....engine import lowest, rule
from .events import CARD_PASSED, ELIMINATED, tell
from .state import State
from .terms import NO_CARDS, only


@rule
def eliminate(s: State, loser: int) -> None:
    """C22, C30 A seat is out; the player takes its cards, which the loser goes on to know."""
    conqueror = s.player
    s.in_game &= ~only(loser)
    s.n_left -= 1
    s.eliminated = 1
    tell(s, ELIMINATED, loser, 0, conqueror, 0)
    cards = s.hand[loser]
    s.seen[loser] |= cards
    s.hand[conqueror] |= cards
    s.hand[loser] = NO_CARDS
    while cards:
        tell(s, CARD_PASSED, conqueror, lowest(cards), loser, 0)
        cards &= cards - 1
