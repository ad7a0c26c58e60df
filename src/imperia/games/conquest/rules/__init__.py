"""The rules of Imperium (conquest), in restricted Python."""

from ....engine import CHANCE, NOBODY, OVER
from .game import (
    A_AMOUNT,
    A_BONUS,
    A_CLAIM,
    A_DEFEND,
    A_DICE,
    A_END_ATTACKS,
    A_END_TURN,
    A_FORTIFY,
    A_FORTIFY_TO,
    A_FROM,
    A_KEEP,
    A_PLACE,
    A_SET,
    A_STOP,
    A_TARGET,
    A_TRADED,
    A_UNTIL,
    MAX_LEGAL,
    N_ACTIONS,
    apply,
    chance_outcomes,
    legal_actions,
    may_act,
    to_act,
)
from .knowledge import determinize
from .observation import OBSERVATION_SIZE, observe
from .resigning import resign
from .setup import new_game
from .state import MAX_EVENTS, State
from .terms import MAX_SEATS, Terms
from .winning import returns

__all__ = [
    "A_AMOUNT",
    "A_BONUS",
    "A_CLAIM",
    "A_DEFEND",
    "A_DICE",
    "A_END_ATTACKS",
    "A_END_TURN",
    "A_FORTIFY",
    "A_FORTIFY_TO",
    "A_FROM",
    "A_KEEP",
    "A_PLACE",
    "A_SET",
    "A_STOP",
    "A_TARGET",
    "A_TRADED",
    "A_UNTIL",
    "CHANCE",
    "MAX_EVENTS",
    "MAX_LEGAL",
    "MAX_SEATS",
    "NOBODY",
    "N_ACTIONS",
    "OBSERVATION_SIZE",
    "OVER",
    "State",
    "Terms",
    "apply",
    "chance_outcomes",
    "determinize",
    "legal_actions",
    "may_act",
    "new_game",
    "observe",
    "resign",
    "returns",
    "to_act",
]
