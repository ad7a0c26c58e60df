"""The lot, the deal and the turn-up: chance decides one card at a time, so no order of a pack exists that could leak (I8, I9)."""

from __future__ import annotations

from ....engine import cards_in, nth, rule, table
from .cards import HAND_SIZE, N_CARDS, NO_CARDS, PACK, SUIT_OF
from .declarations import declare
from .events import DEAL_BEGINS, DEALT, LOT, TURNED_UP, tell
from .state import (
    CHANCE,
    HIGHEST_VALUE,
    N_CLASSES,
    NOBODY,
    NOTHING_SAID,
    SEATS,
    WHICH_CARD,
    State,
    Terms,
    ask,
)

PACKET = 3
TO_ELDER = table([1 - card // PACKET % SEATS for card in range(SEATS * HAND_SIZE)])  # whether the next card is the elder's


@rule
def draw_lot(t: Terms, s: State, seat: int) -> None:
    """I9 The first dealer."""
    s.dealer = seat
    tell(s, LOT, seat, 0, 0)
    begin_deal(t, s)


@rule
def begin_deal(t: Terms, s: State) -> None:
    """I8 The dealer takes a fresh pack; chance is asked for the first card."""
    clear_table(t, s)
    s.deals += 1
    tell(s, DEAL_BEGINS, s.dealer, 0, s.deals)
    ask(s, WHICH_CARD, CHANCE)


@rule
def clear_table(t: Terms, s: State) -> None:
    """I8 A whole pack, empty hands, nothing known."""
    s.unseen = PACK
    s.turn_up = NOBODY
    s.trump = NOBODY
    s.speaking_of = NOBODY
    s.said = NOTHING_SAID
    s.n_played = 0
    for seat in range(SEATS):
        s.dealt[seat] = NO_CARDS
        s.hand[seat] = NO_CARDS
        s.known[seat] = NO_CARDS
        s.denied[seat] = NO_CARDS
        s.tricks[seat] = 0
    for what in range(N_CLASSES):
        s.shower[what] = NOBODY
        s.n_shown[what] = 0
        s.shown_for[what] = NO_CARDS
    for i in range(SEATS * N_CLASSES):
        s.least[i] = 0
        s.most[i] = HIGHEST_VALUE
    for i in range(SEATS * HAND_SIZE):
        s.played[i] = NOBODY
    for trick in range(HAND_SIZE):
        s.taker[trick] = NOBODY


@rule
def receiver(t: Terms, s: State) -> int:
    """I8 Who gets the next card: packets of three, the elder first; NOBODY for the 25th, which is turned up."""
    dealt = N_CARDS - cards_in(s.unseen)
    return s.dealer ^ TO_ELDER[dealt] if dealt < SEATS * HAND_SIZE else NOBODY


@rule
def deal_card(t: Terms, s: State, k: int) -> None:
    """I8 The k-th card not dealt goes to a hand, or is turned up."""
    card = nth(s.unseen, k)
    one = 1 << card
    dealt = N_CARDS - cards_in(s.unseen)
    s.unseen ^= one
    if dealt == SEATS * HAND_SIZE:
        turn_up(t, s, card)
        return
    seat = s.dealer ^ TO_ELDER[dealt]
    s.dealt[seat] |= one
    s.hand[seat] |= one
    tell(s, DEALT, seat, card, 0)


@rule
def turn_up(t: Terms, s: State, card: int) -> None:
    """I8, I10-I16 It fixes trumps; then the hands are declared."""
    s.turn_up = card
    s.trump = SUIT_OF[card]
    tell(s, TURNED_UP, s.dealer, card, 0)
    declare(t, s)
