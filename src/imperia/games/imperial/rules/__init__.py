"""The rules of Imperial (I1-I26), in restricted Python: Terms are agreed before play, State changes.

Two seats. Actions are `A_PLAY + card` with cards 0-31 (8 * suit + rank; ranks 7 8 9 10 A J Q K), and, with the option
`declare_by_hand`, `A_POINT + suit`, `A_SEQUENCE + 0` (none) or `+ 1 + 4 * (run - 1) + suit`, `A_QUARTET + value` (0 none).
Chance is asked for the first dealer (the seat) and for every card (the k-th of those not dealt, in rising order).
Returns are 1 for the winner and -1 for the other. A match ends after 37 deals at the latest: every deal brings three
whites or more, they are only lost to a red, and nine reds end it.
"""

from .events import (
    ANSWERS,
    ASKS,
    BY_ACE,
    BY_BLANCHE,
    BY_EXCHANGE,
    BY_HONOUR,
    BY_JACK,
    BY_POINT,
    BY_QUARTET,
    BY_SEQUENCE,
    BY_TRICKS,
    BY_TURN_UP,
    BY_TURNED_QUARTET,
    BY_TURNED_SEQUENCE,
    DEAL_BEGINS,
    DEALT,
    EXCHANGED,
    GOOD,
    LOT,
    PLAYED,
    RED,
    RESIGNED,
    RETURNED,
    SAYS,
    SHOWS,
    TAKEN,
    TURNED_UP,
    WHITE,
    WON,
)
from .game import (
    A_ANNOUNCE,
    A_PLAY,
    A_POINT,
    A_QUARTET,
    A_SEQUENCE,
    MAX_LEGAL,
    N_ACTIONS,
    apply,
    chance_outcomes,
    legal_actions,
    may_act,
    new_game,
    resign,
    returns,
    to_act,
)
from .knowledge import determinize
from .observation import OBSERVATION_SIZE, observe
from .state import CHANCE, MAX_EVENTS, MAX_SEATS, NOBODY, OVER, State, Terms

__all__ = [
    "ANSWERS", "ASKS", "A_ANNOUNCE", "A_PLAY", "A_POINT", "A_QUARTET", "A_SEQUENCE", "BY_ACE", "BY_BLANCHE", "BY_EXCHANGE",
    "BY_HONOUR", "BY_JACK", "BY_POINT", "BY_QUARTET", "BY_SEQUENCE", "BY_TRICKS", "BY_TURNED_QUARTET", "BY_TURNED_SEQUENCE",
    "BY_TURN_UP", "CHANCE", "DEALT", "DEAL_BEGINS", "EXCHANGED", "GOOD", "LOT", "MAX_EVENTS", "MAX_LEGAL", "MAX_SEATS",
    "NOBODY", "N_ACTIONS", "OBSERVATION_SIZE", "OVER", "PLAYED", "RED", "RESIGNED", "RETURNED", "SAYS", "SHOWS", "TAKEN",
    "TURNED_UP", "WHITE", "WON", "State", "Terms", "apply", "chance_outcomes", "determinize", "legal_actions", "may_act",
    "new_game", "observe", "resign", "returns", "to_act",
]  # fmt: skip
