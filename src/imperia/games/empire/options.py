"""The options of Империя, each named after the rule it switches, with its default first."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before a game. 0 stands for what the rules say for this number of players."""

    decks: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0  # E2: decks shuffled together; 0: one for every eight players
    systems_to_win: Annotated[int, msgspec.Meta(ge=0, le=16)] = 0  # E4; 0: four for two players, else three, or the deck's
    refill_empty_hand: bool = False  # E5: with an empty hand draw as many as were dealt
    multicolour_only_system: bool = True  # E14: multicolours alone make a system
    distinct_colours: bool = False  # E16: two systems of one colour count once
    victory: Literal["automatic", "declared"] = "automatic"  # E17
    turn_limit: Annotated[int, msgspec.Meta(ge=1, le=100_000)] = 1000  # E19: turns in all
