"""A turn: its armies, where they are placed, and how the turn passes on (C10, C11, C15, C24, C25)."""

from __future__ import annotations

from ....engine import cards_in, rule
from .board import add
from .cards import begin_trading, card_is_due
from .events import FOR_CONTINENT, FOR_LANDS, PLACED, TURN_BEGAN, tell
from .state import ATTACK, HOW_MANY, PLACE, State, ask, no_move, plays
from .terms import MAX_CONTINENTS, Terms
from .winning import round_ends

LANDS_FOR_AN_ARMY, LEAST_ARMIES = 3, 3


@rule
def begin_turn(t: Terms, s: State, seat: int) -> None:
    """C10, C11, C13 A seat's turn begins: its armies are counted; then sets may be turned in."""
    s.player = seat
    s.conquered = 0
    s.fortified = 0
    s.eliminated = 0
    s.onto = seat
    no_move(s)
    tell(s, TURN_BEGAN, seat, 0, 0, s.rounds + 1)
    s.due = for_lands(s, seat)
    tell(s, FOR_LANDS, seat, 0, 0, s.due)
    for continent in range(t.n_continents):
        if s.held[seat * MAX_CONTINENTS + continent] == t.continent_size[continent] and t.continent_bonus[continent] > 0:
            s.due += t.continent_bonus[continent]
            tell(s, FOR_CONTINENT, seat, continent, 0, t.continent_bonus[continent])
    begin_trading(t, s)


@rule
def for_lands(s: State, seat: int) -> int:
    """C10 A third of the lands, rounded down, and at least three."""
    return max(LEAST_ARMIES, cards_in(s.lands_of[seat]) // LANDS_FOR_AN_ARMY)


@rule
def choose_place(s: State, land: int) -> None:
    """C15 Where armies go; a single one stands there at once."""
    s.source = land
    if s.due == 1:
        place(s, 1)
    else:
        ask(s, HOW_MANY, s.player)


@rule
def place(s: State, n: int) -> None:
    """C15 So many of the due armies stand on the chosen land; the rest is asked for again."""
    add(s, s.source, n)
    s.due -= n
    tell(s, PLACED, s.onto, s.source, s.player, n)
    no_move(s)
    ask(s, PLACE, s.player)


@rule
def end_placing(s: State) -> None:
    """C15, C16, C22 With all armies placed the player attacks, or goes on attacking."""
    ask(s, ATTACK, s.player)


@rule
def end_turn(t: Terms, s: State) -> None:
    """C24, C25 The card of a conquest, then the turn passes."""
    no_move(s)
    if not card_is_due(t, s):
        pass_turn(t, s)


@rule
def pass_turn(t: Terms, s: State) -> None:
    """C25, C26 Clockwise to the next seat in the game; past the place of C9's winner, taken or empty, a round ends."""
    seat = (s.player + 1) % t.n_seats
    over = seat == s.first and round_ends(t, s)
    while not over and not plays(s, seat):
        seat = (seat + 1) % t.n_seats
        over = seat == s.first and round_ends(t, s)
    if not over:
        begin_turn(t, s, seat)
