"""The rules of Империя, in restricted Python: Terms and State, who acts, what is legal, what follows."""

from ....engine import CHANCE, NOBODY, OVER
from .codes import (
    A_ACCEPT,
    A_ANNIHILATION,
    A_BANK,
    A_COLOUR,
    A_DECLARE,
    A_DICTATOR,
    A_END,
    A_FIVER,
    A_FREIGHT,
    A_GIVE,
    A_GREAT_FREIGHT,
    A_HYPERJUMP,
    A_LAY,
    A_LAY_MULTI,
    A_MIND_SWAP,
    A_MOVE,
    A_MOVE_MULTI,
    A_PAY,
    A_PAY_ROCKET,
    A_PLACE,
    A_ROCKET,
    A_SPACE_FUND,
    A_SPACEPORT,
    A_TAKE,
    A_TIME_MACHINE,
    A_UNDER,
    MAX_LEGAL,
    N_ACTIONS,
    ROCKET_PLACES,
)  # fmt: skip
from .events import N_EVENTS
from .game import apply, chance_outcomes, legal_actions, may_act, to_act
from .knowledge import determinize
from .observation import OBSERVATION_SIZE, observe
from .setup import new_game
from .state import MAX_EVENTS, State
from .terms import ITEMS, MAX_CARDS, MAX_COLOURS, MAX_FACES, MAX_SEATS, MAX_SIZE, SLOTS, Terms
from .winning import resign, returns

__all__ = [
    "A_ACCEPT", "A_ANNIHILATION", "A_BANK", "A_COLOUR", "A_DECLARE", "A_DICTATOR", "A_END", "A_FIVER", "A_FREIGHT", "A_GIVE",
    "A_GREAT_FREIGHT", "A_HYPERJUMP", "A_LAY", "A_LAY_MULTI", "A_MIND_SWAP", "A_MOVE", "A_MOVE_MULTI", "A_PAY",
    "A_PAY_ROCKET", "A_PLACE", "A_ROCKET", "A_SPACEPORT", "A_SPACE_FUND", "A_TAKE", "A_TIME_MACHINE", "A_UNDER", "CHANCE",
    "ITEMS", "MAX_CARDS", "MAX_COLOURS", "MAX_EVENTS", "MAX_FACES", "MAX_LEGAL", "MAX_SEATS", "MAX_SIZE", "NOBODY",
    "N_ACTIONS", "N_EVENTS", "OBSERVATION_SIZE", "OVER", "ROCKET_PLACES", "SLOTS", "State", "Terms", "apply",
    "chance_outcomes", "determinize", "legal_actions", "may_act", "new_game", "observe", "resign", "returns", "to_act",
]  # fmt: skip
