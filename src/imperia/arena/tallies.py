"""What is counted of a game beside who won it: in Imperial the chips that each side got, and in how many deals.

A red counts as the six whites that it is changed for (I5), but not a second time if it came from whites. Whites that go back to
the bank (I6) stay counted: chips say who played the deals better, the match says what that was worth.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from ..games.imperial.rules.cards import PACK
from ..games.imperial.rules.chips import WHITES_IN_A_RED
from ..games.imperial.rules.events import BY_EXCHANGE, BY_HONOUR, BY_POINT, BY_TRICKS, BY_TURN_UP
from ..games.imperial.rules.state import N_CAUSES, SEATS

Tally: TypeAlias = tuple[int, ...]
IN_WHITES = {BY_POINT, BY_TURN_UP, BY_HONOUR, BY_TRICKS}
WORTH = [0 if cause == BY_EXCHANGE else 1 if cause in IN_WHITES else WHITES_IN_A_RED for cause in range(N_CAUSES)]


def imperial(s: Any) -> Tally:
    """I5, I10-I25 Chips by seat, in whites, and the deals in which they were got."""
    chips = [sum(n * worth for n, worth in zip(s.earned[seat * N_CAUSES : (seat + 1) * N_CAUSES], WORTH)) for seat in range(SEATS)]
    dealt = int(s.deals) - int(s.unseen == PACK)  # one of which no card is dealt yet does not count
    return int(chips[0]), int(chips[1]), dealt


TALLIES: dict[str, Callable[[Any], Tally]] = {"imperial": imperial}
