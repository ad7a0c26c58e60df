"""The numbers that a learning program sees, from its own side of the table (C5, C10, C12, C30)."""

from __future__ import annotations

from ....engine import NOBODY, Ints, cards_in, rule
from .knowledge import known_to
from .state import FORTIFY_WITH, State, plays
from .terms import MAX_CARDS, MAX_LANDS, MAX_SEATS, N_OWNERS, NEUTRAL, NO_LANDS, CardSet, Terms, only

N_ASKED = FORTIFY_WITH + 1
N_NUMBERS = 16  # single ones at the end

# lands of each owner, armies, five sets of lands, three of cards; four numbers a seat; what is asked; single numbers
OBSERVATION_SIZE = N_OWNERS * MAX_LANDS + MAX_LANDS + 4 * MAX_LANDS + 3 * MAX_CARDS + 5 * MAX_SEATS + N_ASKED + N_NUMBERS


@rule
def write_bits(out: Ints, at: int, bits: CardSet, n: int) -> int:
    """One number, 0 or 1, for each of n bits; returns where the next begin."""
    for i in range(n):
        out[at + i] = (bits >> i) & 1
    return at + n


@rule
def land_or_none(land: int) -> CardSet:
    """The set of this land, or of none."""
    return NO_LANDS if land == NOBODY else only(land)


@rule
def observe(t: Terms, s: State, seat: int, out: Ints) -> None:
    """C30 All that the seat may know; seats come clockwise from it, neutral last."""
    at = 0
    for i in range(MAX_SEATS):
        at = write_bits(out, at, s.lands_of[(seat + i) % t.n_seats] if i < t.n_seats else NO_LANDS, MAX_LANDS)
    at = write_bits(out, at, s.lands_of[NEUTRAL], MAX_LANDS)
    for land in range(MAX_LANDS):
        out[at + land] = s.armies[land]
    at += MAX_LANDS
    at = write_bits(out, at, land_or_none(s.source), MAX_LANDS)
    at = write_bits(out, at, land_or_none(s.target), MAX_LANDS)
    at = write_bits(out, at, s.matches, MAX_LANDS)
    at = write_bits(out, at, s.odd, MAX_LANDS)
    at = write_bits(out, at, s.hand[seat], MAX_CARDS)
    at = write_bits(out, at, known_to(s, seat) & ~s.hand[seat], MAX_CARDS)
    at = write_bits(out, at, s.turned_in, MAX_CARDS)
    for i in range(MAX_SEATS):
        observe_seat(t, s, (seat + i) % t.n_seats, i < t.n_seats, out, at + 5 * i)
    at += 5 * MAX_SEATS
    at = write_bits(out, at, only(s.asked), N_ASKED)
    observe_numbers(t, s, seat, out, at)


@rule
def observe_seat(t: Terms, s: State, other: int, there: bool, out: Ints, at: int) -> None:
    """C5, C12, C30 Of a seat: cards in hand, armies, sets turned in, starting armies left, whether it plays."""
    out[at] = cards_in(s.hand[other]) if there else 0
    out[at + 1] = s.armies_of[other] if there else 0
    out[at + 2] = s.sets_of[other] if there else 0
    out[at + 3] = s.left[other] if there else 0
    out[at + 4] = 1 if there and plays(s, other) else 0


@rule
def from_seat(t: Terms, seat: int, other: int) -> int:
    """How many places clockwise another seat sits, or NOBODY."""
    return NOBODY if other == NOBODY else (other - seat + t.n_seats) % t.n_seats


@rule
def observe_numbers(t: Terms, s: State, seat: int, out: Ints, at: int) -> None:
    """C12-C14, C17, C21, C23, C26 Single numbers of the turn and the game."""
    out[at] = from_seat(t, seat, s.turn)
    out[at + 1] = from_seat(t, seat, s.player)
    out[at + 2] = from_seat(t, seat, s.first)
    out[at + 3] = s.due
    out[at + 4] = 1 if s.onto == NEUTRAL else 0
    out[at + 5] = s.must_trade
    out[at + 6] = s.trading_down
    out[at + 7] = s.bonus_given
    out[at + 8] = s.conquered
    out[at + 9] = s.dice
    out[at + 10] = s.defence
    out[at + 11] = s.until
    out[at + 12] = s.fortified
    out[at + 13] = s.sets
    out[at + 14] = s.rounds
    out[at + 15] = cards_in(s.pile)
