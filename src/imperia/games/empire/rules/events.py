"""What an action leads to, told in rows of four small integers: event, seat, about, value."""

from __future__ import annotations

from ....engine import rule
from .state import MAX_EVENTS, State

# fmt: off
# event         seat            about               value
(DREW,        # who drew        the face                                hidden from others (E50); dealing too
 BEGINS,      # who begins                                              the lot (E3)
 TURN,        # whose turn                          which turn          1, 2 …
 SHUFFLED,    #                                     how many cards      the discard is the draw pile again (E9)
 NOTHING_LEFT,# who draws                           how many            not drawn: both piles are empty (E9)
 LAID,        # who              the item                               an object from the hand (E12)
 BANKED,      # who              the face                               (E11)
 PLAYED,      # who              the face                               a Contact card for its effect
 DEMANDS,     # of whom          the colour          how much           freight (E30) or the Space Fund (colour -1, E41)
 FETCHED,     # who              the face                               from the discard, by the Time Machine (E33)
 LAUNCHED,    # who              the colour          1: a loose one     a rocket is on a system (E34, E35)
 MOVED,       # who              the item            the item it is now a universal changes its colour (E13, E25)
 NAMES,       # of whom          the item                               what is to be taken (E37, E38)
 OFFERS,      # to whom          the item                               what is to be given (E37)
 AIMS,        # at whom          0, or 1 + colour                       which rocket is to be taken (E36)
 ACCEPTED,    # who                                                     (E40)
 FIVER_SHOWN, # who                                                     (E40)
 SET_ASIDE,   # who              the item or rocket  1: a rocket        one card of a payment is chosen (E23)
 PAID,        # who              the slot            how many           from his bank, objects or loose rockets (E21)
 PAID_ROCKET, # who              the colour          how many           rockets that were on systems (E21)
 SETTLED,     # who              what he owed        what he paid       one payment, which moves as a whole (E18)
 TAKEN,       # from whom        the item                               (E37, E38)
 GIVEN,       # to whom          the item                               (E37)
 ROCKET_TAKEN,# from whom        0, or 1 + colour                       (E36)
 SYSTEMS,     # whose            the colour          how many now       formed or broken (E15)
 LOOSE,       # whose            the colour          how many           rockets whose system broke (E26)
 PUT_UNDER,   # who              the face                               hidden from others (E7, E50)
 TURN_ENDED,  # whose turn                           how many           Contact cards go to the discard (E10)
 WON,         # who                                  how                (E17-E19, E51)
 RESIGNED,    # who                                                     (E51)
 ) = range(30)
# fmt: on
N_EVENTS = 30


@rule
def tell(s: State, event: int, seat: int, about: int, value: int) -> None:
    """Write one row; beyond the last, count it as lost."""
    row = s.n_events
    if row == MAX_EVENTS:
        s.events_lost += 1
        return
    s.event[row] = event
    s.event_seat[row] = seat
    s.event_about[row] = about
    s.event_value[row] = value
    s.n_events = row + 1
