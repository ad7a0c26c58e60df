"""What an action leads to, told in rows of four small integers: event, seat, about, value."""

from __future__ import annotations

from ....engine import rule
from .state import MAX_EVENTS, State

# fmt: off
# event         seat            about           value
(LOT,         # the dealer
 DEAL_BEGINS, # the dealer                      which deal of the match it is
 DEALT,       # who got         the card                        hidden from the other seat
 TURNED_UP,   # the dealer      the card
 SAYS,        # who speaks      the class       length of his point or sequence, value of his quartet; 0: "none"
 ASKS,        # who speaks      the class                       equal length: how much is the point, how high the sequence?
 ANSWERS,     # who speaks      the class       the sum of the point, the top rank of the sequence
 GOOD,        # who speaks      the class                       "good": I cannot beat it
 SHOWS,       # who shows       the class       the card        one row for every card
 WHITE,       # who gets it     the cause       his whites now
 RED,         # who gets it     the cause       his reds now
 EXCHANGED,   # who changes                                     six whites go to the bank
 RETURNED,    # who loses them                  how many        whites go to the bank
 PLAYED,      # who played      the card
 TAKEN,       # who took it                     his tricks now
 RESIGNED,    # who resigned
 WON) = range(17)

# ---- the causes of chips, each with its rule
(BY_BLANCHE, BY_POINT, BY_SEQUENCE, BY_QUARTET, BY_TURNED_SEQUENCE, BY_TURNED_QUARTET,      # I11, I13-I16: the classes
 BY_TURN_UP, BY_JACK, BY_ACE, BY_HONOUR, BY_TRICKS, BY_EXCHANGE) = range(12)                # I10, I21-I25, I5
# fmt: on


@rule
def tell(s: State, event: int, seat: int, about: int, value: int) -> None:
    """I20 Write one row of what both players witness; a row for which there is no room is counted as lost."""
    row = s.n_events
    if row < MAX_EVENTS:
        s.event[row] = event
        s.event_seat[row] = seat
        s.event_about[row] = about
        s.event_value[row] = value
        s.n_events = row + 1
    else:
        s.events_lost = 1
