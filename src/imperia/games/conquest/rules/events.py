"""What an action leads to, told in rows of five small integers: event, seat, about, other, value."""

from __future__ import annotations

from ....engine import rule
from .state import MAX_EVENTS, State

# event            seat             about           other           value
(
    NO_EVENT,
    ROLLED_FOR_FIRST,  # who rolled                 1: C6, 2: C9    the die
    FIRST,  # ......... who won it                  1: C6, 2: C9
    CLAIMED,  # ....... who claims     the land
    DEALT,  # ......... the owner      the land
    PLACED,  # ........ the owner      the land     who placed      how many
    TURN_BEGAN,  # .... whose turn                                  the round, from 1
    FOR_LANDS,  # ..... whose turn                                  armies (C10)
    FOR_CONTINENT,  # . whose turn     continent                    armies (C11)
    TURNED_IN,  # ..... who            the card
    SET_PAID,  # ...... who                                         armies (C12)
    BONUS_PLACED,  # .. who            the land                     armies (C14)
    BONUS_KEPT,  # .... who
    ATTACKED,  # ...... who            from         to              dice (C16)
    UNTIL,  # ......... who            from         to              the floor (C21)
    STOPPED,  # ....... who
    DEFENDED,  # ...... the owner      the land                     dice (C17)
    ROLLED_RED,  # .... who attacks    dice         from            the roll, as digits of base 6
    ROLLED_WHITE,  # .. who defends    dice         the land        the roll, as digits of base 6
    LOST,  # .......... the owner      the land                     armies (C19)
    CONQUERED,  # ..... who            the land     the old owner
    ELIMINATED,  # .... who is out                  the conqueror
    CARD_PASSED,  # ... who takes it   the card     who held it                     hidden from the others
    OCCUPIED,  # ...... who            from         to              armies (C20)
    ATTACKS_ENDED,  # . who
    FORTIFIED,  # ..... who            from         to              armies (C23)
    SHUFFLED,  # ......                                             how many turned-in cards (C24)
    CARD_TAKEN,  # .... who            the card                                     hidden from the others
    NO_CARD_LEFT,  # .. who was due one
    ROUND_ENDED,  # ...                                             how many are over
    RESIGNED,  # ...... who
    BECAME_NEUTRAL,  # . who                                         lands
    CARD_RETURNED,  # . who held it    the card
    WON,  # ........... who            why: BY_WORLD …
) = range(34)


@rule
def tell(s: State, event: int, seat: int, about: int, other: int, value: int) -> None:
    """Write one row; never past the end."""
    row = s.n_events
    if row == MAX_EVENTS:
        s.events_lost = 1
        return
    s.event[row] = event
    s.event_seat[row] = seat
    s.event_about[row] = about
    s.event_other[row] = other
    s.event_value[row] = value
    s.n_events = row + 1
