"""The numbers that a learning program sees, from its own side of the table (E50)."""

from __future__ import annotations

from ....engine import NOBODY, Ints, rule
from .state import NOTHING, State
from .table import loose_rockets
from .terms import MAX_COLOURS, MAX_FACES, MAX_SEATS, SLOTS, Terms

OF_A_COLOUR = 4  # objects, multicolours among them, systems, rockets on these
OF_A_SEAT = 8  # hand, worth, systems that count, loose rockets, asked, owes, what is named of it, a win not declared
OF_THE_GAME = 12

# own hand, cards known to all in each other hand, discard and play area by face; own table by slot; every seat's colours
# and numbers, the own seat first; the game
OBSERVATION_SIZE = (
    MAX_FACES
    + MAX_SEATS * MAX_FACES
    + 2 * MAX_FACES
    + SLOTS
    + MAX_SEATS * MAX_COLOURS * OF_A_COLOUR
    + MAX_SEATS * OF_A_SEAT
    + OF_THE_GAME
)


@rule
def observe(t: Terms, s: State, seat: int, out: Ints) -> None:
    """E50 All that a seat may know, seats counted clockwise from it."""
    for i in range(OBSERVATION_SIZE):
        out[i] = 0
    at = observe_cards(t, s, seat, out)
    for i in range(t.players):
        who = (seat + i) % t.players
        for colour in range(t.n_colours):
            place = at + (i * MAX_COLOURS + colour) * OF_A_COLOUR
            out[place] = s.objects[who * MAX_COLOURS + colour]
            out[place + 1] = s.multi[who * MAX_COLOURS + colour]
            out[place + 2] = s.systems[who * MAX_COLOURS + colour]
            out[place + 3] = s.rockets[who * MAX_COLOURS + colour]
    at += MAX_SEATS * MAX_COLOURS * OF_A_COLOUR
    for i in range(t.players):
        observe_seat(t, s, (seat + i) % t.players, out, at + i * OF_A_SEAT)
    observe_game(t, s, seat, out, at + MAX_SEATS * OF_A_SEAT)


@rule
def observe_cards(t: Terms, s: State, seat: int, out: Ints) -> int:
    """E50 Cards by face and slot; returns where the next numbers begin."""
    for face in range(t.n_faces):
        out[face] = s.hand[seat * MAX_FACES + face]
        for i in range(1, t.players):
            out[(1 + i) * MAX_FACES + face] = s.known[(seat + i) % t.players * MAX_FACES + face]
    at = (1 + MAX_SEATS) * MAX_FACES
    for i in range(s.n_discard):
        out[at + s.spent[i]] += 1
    for i in range(s.n_discard, s.n_discard + s.n_area):
        out[at + MAX_FACES + s.spent[i]] += 1
    at += 2 * MAX_FACES
    for slot in range(2 * t.n_faces):
        out[at + slot] = s.table[seat * SLOTS + slot]
    return at + SLOTS


@rule
def observe_seat(t: Terms, s: State, who: int, out: Ints, at: int) -> None:
    """E50 The open numbers of one seat."""
    out[at] = s.hand_size[who]
    out[at + 1] = s.worth[who]
    out[at + 2] = s.score[who]
    out[at + 3] = loose_rockets(t, s, who)
    out[at + 4] = s.asked[who]
    out[at + 5] = s.owes[who]
    out[at + 6] = s.named[who] + 1 if s.asked[who] != NOTHING else 0
    out[at + 7] = 0 if s.formed[who] == NOBODY else 1


@rule
def observe_game(t: Terms, s: State, seat: int, out: Ints, at: int) -> None:
    """E50 What is going on; seats are told as steps clockwise from the own one, 1 more than that, 0 for none."""
    out[at] = s.what
    out[at + 1] = 0 if s.turn == NOBODY else 1 + (s.turn - seat) % t.players
    out[at + 2] = s.turns
    out[at + 3] = s.plays
    out[at + 4] = s.moves
    out[at + 5] = s.to_draw
    out[at + 6] = s.pile_size
    out[at + 7] = s.under_size
    out[at + 8] = s.n_discard
    out[at + 9] = s.card
    out[at + 10] = 0 if s.target == NOBODY else 1 + (s.target - seat) % t.players
    out[at + 11] = s.given + 1
