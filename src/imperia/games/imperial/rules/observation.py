"""The numbers that a learning program sees, from its own side of the table (I4, I8, I17, I20)."""

from __future__ import annotations

from ....engine import Ints, rule
from .cards import N_CARDS, N_SUITS, NO_CARDS, only
from .state import ANY, FOLLOW, N_CLASSES, NOBODY, SEATS, State, Terms

# own hand, own played, known of the opponent, played by him, denied by him, the turn-up, the card to follow
N_SETS = 7
# suits; whites, reds, tricks by side; bounds of the opponent's classes; dealer, asked, class spoken of; three options
OBSERVATION_SIZE = N_SETS * N_CARDS + N_SUITS + 3 * SEATS + 2 * N_CLASSES + 3 + 2 + ANY + 1


@rule
def write_set(out: Ints, at: int, cards: int) -> int:
    """I20 One number, 0 or 1, for every card; returns where the next begin."""
    for card in range(N_CARDS):
        out[at + card] = cards >> card & 1
    return at + N_CARDS


@rule
def observe(t: Terms, s: State, seat: int, out: Ints) -> None:
    """I17, I20 All that the seat may know of the present deal and the chips: OBSERVATION_SIZE numbers (zeros for no seat)."""
    if seat < 0:
        for i in range(OBSERVATION_SIZE):
            out[i] = 0
        return
    opponent = 1 - seat
    at = write_set(out, 0, s.hand[seat])
    at = write_set(out, at, s.dealt[seat] & ~s.hand[seat])
    at = write_set(out, at, s.known[opponent] & s.hand[opponent])
    at = write_set(out, at, s.dealt[opponent] & ~s.hand[opponent])
    at = write_set(out, at, s.denied[opponent])
    at = write_set(out, at, NO_CARDS if s.turn_up == NOBODY else only(s.turn_up))
    at = write_set(out, at, only(s.played[s.n_played - 1]) if s.asked == FOLLOW else NO_CARDS)
    for suit in range(N_SUITS):
        out[at + suit] = 1 if s.trump == suit else 0
    at += N_SUITS
    for i in range(SEATS):
        who = (seat + i) % SEATS
        out[at + i] = s.white[who]
        out[at + SEATS + i] = s.red[who]
        out[at + 2 * SEATS + i] = s.tricks[who]
    at += 3 * SEATS
    for what in range(N_CLASSES):
        out[at + what] = s.least[opponent * N_CLASSES + what]
        out[at + N_CLASSES + what] = s.most[opponent * N_CLASSES + what]
    at += 2 * N_CLASSES
    out[at] = 1 if s.dealer == seat else 0
    out[at + 1] = s.asked
    out[at + 2] = s.speaking_of
    out[at + 3] = t.pay_all
    out[at + 4] = t.declare_by_hand
    for kind in range(ANY + 1):
        out[at + 5 + kind] = 1 if t.ace_capture == kind else 0
