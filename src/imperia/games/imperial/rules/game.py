"""The contract of a game: who acts, what is legal, what follows. Everything here only says who is asked for what."""

from __future__ import annotations

from ....engine import Ints, cards_in, lowest, rule
from .cards import N_CARDS
from .chips import win
from .deal import clear_table, deal_card, draw_lot
from .declarations import N_ANNOUNCEMENTS, SAY_POINT, SAY_QUARTET, SAY_SEQUENCE, announced, announcements
from .events import RESIGNED, tell
from .play import play_card, playable
from .state import ANNOUNCE, CHANCE, N_CAUSES, NOBODY, SEATS, WHICH_CARD, WHO_DEALS, State, Terms, ask, is_over

# ---- actions
A_PLAY = 0  # + card
A_ANNOUNCE = A_PLAY + N_CARDS
A_POINT = A_ANNOUNCE + SAY_POINT  # + suit
A_SEQUENCE = A_ANNOUNCE + SAY_SEQUENCE  # + 0: none; 1 + 4 * (value of the run - 1) + suit
A_QUARTET = A_ANNOUNCE + SAY_QUARTET  # + 0: none; its value
N_ACTIONS = A_ANNOUNCE + N_ANNOUNCEMENTS
MAX_LEGAL = 12


@rule
def new_game(t: Terms, s: State) -> None:
    """I4, I9 Empty hands, full bank; chance is asked for the first dealer."""
    s.dealer = NOBODY
    s.winner = NOBODY
    s.deals = 0
    s.n_events = 0
    s.events_lost = 0
    for seat in range(SEATS):
        s.white[seat] = 0
        s.red[seat] = 0
    for i in range(SEATS * N_CAUSES):
        s.earned[i] = 0
    clear_table(t, s)
    ask(s, WHO_DEALS, CHANCE)


@rule
def to_act(t: Terms, s: State) -> int:
    """I7, I12, I18 The seat that decides next, CHANCE, or OVER."""
    return s.turn


@rule
def may_act(t: Terms, s: State, seat: int) -> bool:
    """I12, I18 Never more than one seat is asked."""
    return s.turn == seat


@rule
def chance_outcomes(t: Terms, s: State) -> int:
    """I8, I9 How many equally likely outcomes the chance event has that is due; 0 if none is.

    Two seats for the lot; for a card, all that are not dealt.
    """
    if s.asked == WHICH_CARD:
        return cards_in(s.unseen)
    return SEATS if s.asked == WHO_DEALS else 0


@rule
def legal_actions(t: Terms, s: State, seat: int, out: Ints) -> int:
    """I12, I18, I19 Write the legal actions in rising order; return how many. None for chance, or for who is not asked."""
    if seat < 0 or s.turn != seat:
        return 0
    if s.asked == ANNOUNCE:
        n = announcements(t, s, seat, out)
        for i in range(n):
            out[i] += A_ANNOUNCE
        return n
    n = 0
    cards = playable(t, s, seat)
    while cards:
        out[n] = A_PLAY + lowest(cards)
        n += 1
        cards &= cards - 1
    return n


@rule
def apply(t: Terms, s: State, seat: int, action: int) -> None:
    """I8-I25 Carry out a legal action, or an outcome of chance, and tell what follows."""
    s.n_events = 0
    if s.asked == WHICH_CARD:
        deal_card(t, s, action)
    elif s.asked == WHO_DEALS:
        draw_lot(t, s, action)
    elif s.asked == ANNOUNCE:
        announced(t, s, seat)
    else:
        play_card(t, s, seat, action - A_PLAY)


@rule
def resign(t: Terms, s: State, seat: int) -> None:
    """I26 Who resigns for good, at any time, loses. After the end nothing happens."""
    s.n_events = 0
    if is_over(s):
        return
    tell(s, RESIGNED, seat, 0, 0)
    win(t, s, 1 - seat)


@rule
def returns(t: Terms, s: State, out: Ints) -> None:
    """I7, I26 What the match is worth to each seat: 1 to the winner, -1 to the other, 0 while it runs."""
    for seat in range(SEATS):
        out[seat] = 0 if not is_over(s) else 1 if s.winner == seat else -1
