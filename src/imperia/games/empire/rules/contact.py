"""Contact cards played for their effect, and whom they touch (E30-E38, E41)."""

from __future__ import annotations

from ....engine import NOBODY, rule
from .events import AIMS, DEMANDS, LAUNCHED, NAMES, OFFERS, PLAYED, tell
from .memory import shown
from .pile import draw_on, fetch, to_area
from .state import ANSWER, ANSWERING, GIVING, TAKING, State
from .table import any_outside, freight, launch, to_slot
from .terms import (
    ANNIHILATION,
    DICTATOR,
    FREIGHT,
    GREAT_FREIGHT,
    HYPERJUMP,
    MIND_SWAP,
    ROCKET,
    SPACE_FUND,
    SPACEPORT,
    TIME_MACHINE,
    Terms,
)
from .winning import clockwise

FUND_DEBT = 2  # E41: imperials owed by each
SPACEPORT_DRAWS = 2  # E31
TIME_MACHINE_TAKES = 2  # E33
HYPERJUMP_PLAYS = 3  # E32


@rule
def play_contact(t: Terms, s: State, face: int) -> None:
    """E6, E10 A Contact card is played for its effect: one play, and it lies in the play area."""
    shown(s, s.turn, face)
    to_area(s, face)
    s.plays -= 1
    s.played = 1
    tell(s, PLAYED, s.turn, face, 0)


# ---- cards for oneself


@rule
def spaceport(t: Terms, s: State) -> None:
    """E31 Draw 2 cards; no more plays."""
    play_contact(t, s, t.face_of[SPACEPORT])
    s.to_draw = SPACEPORT_DRAWS
    draw_on(t, s)


@rule
def hyperjump(t: Terms, s: State) -> None:
    """E32 3 more plays."""
    play_contact(t, s, t.face_of[HYPERJUMP])
    s.plays += HYPERJUMP_PLAYS


@rule
def time_machine(t: Terms, s: State) -> None:
    """E33 The 2 lowest cards of the discard come into the hand."""
    play_contact(t, s, t.face_of[TIME_MACHINE])
    fetch(s, s.turn, TIME_MACHINE_TAKES)


@rule
def rocket(t: Terms, s: State, colour: int) -> None:
    """E34 A rocket from the hand is put on an own system; it lies on the table, not in the play area."""
    face = t.face_of[ROCKET]
    shown(s, s.turn, face)
    s.plays -= 1
    s.played = 1
    launch(t, s, s.turn, colour)
    tell(s, LAUNCHED, s.turn, colour, 0)


@rule
def place_rocket(t: Terms, s: State, colour: int) -> None:
    """E35 A loose rocket is put on an own system that has none, free of charge."""
    to_slot(t, s, s.turn, 2 * t.face_of[ROCKET] + 1, -1)
    launch(t, s, s.turn, colour)
    tell(s, LAUNCHED, s.turn, colour, 1)


# ---- cards against others


@rule
def ask(s: State, seat: int) -> None:
    """E42 A target is asked, whatever he holds or has."""
    s.asked[seat] = ANSWER
    s.waiting += 1


@rule
def demand(s: State, seat: int, colour: int, amount: int) -> None:
    """E30, E41 A debt, fixed when the card is played."""
    s.owes[seat] = amount
    ask(s, seat)
    tell(s, DEMANDS, seat, colour, amount)


@rule
def demand_from_all(t: Terms, s: State, colour: int, amount: int) -> None:
    """E30, E41, E43 All other players owe, and are asked at the same time."""
    for i in range(1, t.players):
        demand(s, clockwise(t, s, i), colour, amount)
    s.what = ANSWERING


@rule
def two_colour_freight(t: Terms, s: State, slot: int) -> None:
    """E30 All other players owe the freight of one of the card's colours."""
    colour = t.names[slot]
    play_contact(t, s, slot // 2)
    s.card = FREIGHT
    demand_from_all(t, s, colour, freight(t, s, s.turn, colour))


@rule
def great_freight(t: Terms, s: State, colour: int, seat: int) -> None:
    """E30 One player owes the freight of any one colour."""
    play_contact(t, s, t.face_of[GREAT_FREIGHT])
    s.card = GREAT_FREIGHT
    demand(s, seat, colour, freight(t, s, s.turn, colour))
    s.what = ANSWERING


@rule
def space_fund(t: Terms, s: State) -> None:
    """E41 All other players owe 2."""
    play_contact(t, s, t.face_of[SPACE_FUND])
    s.card = SPACE_FUND
    demand_from_all(t, s, NOBODY, FUND_DEBT)


@rule
def annihilation(t: Terms, s: State, seat: int, place: int) -> None:
    """E36 A rocket of another player is aimed at: loose (place 0), or on a system of a colour (1 + colour)."""
    play_contact(t, s, t.face_of[ANNIHILATION])
    s.card = ANNIHILATION
    s.named[seat] = place
    ask(s, seat)
    tell(s, AIMS, seat, place, 0)
    s.what = ANSWERING


@rule
def mind_swap(t: Terms, s: State, seat: int) -> None:
    """E37 A player with whom objects are to be swapped; what is taken and given is named next."""
    play_contact(t, s, t.face_of[MIND_SWAP])
    s.card = MIND_SWAP
    s.target = seat
    s.what = TAKING


@rule
def dictator(t: Terms, s: State) -> None:
    """E38 What is to be taken is named of one player after the other, clockwise."""
    play_contact(t, s, t.face_of[DICTATOR])
    s.card = DICTATOR
    s.target = s.turn
    next_target(t, s)


@rule
def next_target(t: Terms, s: State) -> None:
    """E38 The next player clockwise who has an object outside a system; after the last, all named are asked."""
    seat = s.target + 1 if s.target + 1 < t.players else 0
    while seat != s.turn and not any_outside(s, seat):
        seat = seat + 1 if seat + 1 < t.players else 0
    if seat == s.turn:
        s.target = NOBODY
        s.what = ANSWERING
    else:
        s.target = seat
        s.what = TAKING


@rule
def name(t: Terms, s: State, item: int) -> None:
    """E37, E38 What is to be taken of the target. A name given stands."""
    s.named[s.target] = item
    tell(s, NAMES, s.target, item, 0)
    if s.card == MIND_SWAP:
        s.what = GIVING
    else:
        ask(s, s.target)
        next_target(t, s)


@rule
def offer(t: Terms, s: State, item: int) -> None:
    """E37 What is given for it; then the target answers."""
    s.given = item
    tell(s, OFFERS, s.target, item, 0)
    ask(s, s.target)
    s.target = NOBODY
    s.what = ANSWERING
