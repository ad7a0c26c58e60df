"""The two records of a match: what is agreed before it (Terms), and chips, deal, question and last events (State)."""

from __future__ import annotations

from typing import TypeAlias

from ....engine import CHANCE, NOBODY, OVER, Array, Int8, Int16, Int64, record, rule, size
from .cards import HAND_SIZE

__all__ = ["CHANCE", "NOBODY", "OVER"]

CardSet: TypeAlias = Int64

SEATS = 2
MAX_SEATS = SEATS

# ---- what is asked
NOTHING, WHO_DEALS, WHICH_CARD, ANNOUNCE, LEAD, FOLLOW = range(6)

# ---- the classes of declarations, in the order in which they are settled (I11-I16)
BLANCHE, POINT, SEQUENCE, QUARTET, TURNED_SEQUENCE, TURNED_QUARTET = range(6)
N_CLASSES = 6
HIGHEST_VALUE = 4095

# ---- how much has been said of the class that is spoken of
NOTHING_SAID, FIRST_WORD, ALL_SAID = range(3)

# ---- the option ace_capture (I22)
LED, LED_KING_QUEEN, ANY = range(3)

N_CAUSES = 12

# The longest apply turns up the card and declares at once:  1 turn-up, 12 words (4 point, 5 sequence, 2 quartet, 1 spare),
# 50 shown cards (12 carte blanche, 8 point, 12 sequences, 12 quartets, 3 and 3 with the turn-up), 9 whites (1 and 8),
# 2 exchanges, 9 reds (4 to 4 and the winning one), as many returns, 1 victory: 93. (No hand has all of these at once.)
MAX_EVENTS = 96


@record
class Terms:
    """What is agreed before a match of Imperial."""

    pay_all: Int8  # I14, I15: every sequence and quartet of the winner is paid
    declare_by_hand: Int8  # I12: the players name their best themselves
    ace_capture: Int8  # I22: which captures of the ace count: LED, LED_KING_QUEEN, ANY


@record
class State:
    """A match of Imperial."""

    # ---- the match
    dealer: Int8  # the seat that deals; NOBODY until the lot has fallen
    white: Array[Int8] = size(SEATS)  # white chips, 0-5
    red: Array[Int8] = size(SEATS)  # red chips, 0-5
    earned: Array[Int16] = size(SEATS * N_CAUSES)  # chips that a seat has got in the match, by cause
    winner: Int8  # the seat that has won, or NOBODY
    deals: Int16  # deals begun

    # ---- what is asked
    asked: Int8  # NOTHING … FOLLOW
    turn: Int8  # the seat asked to announce, lead or follow; CHANCE or OVER
    speaking_of: Int8  # the class being declared; NOBODY before the turn-up, N_CLASSES when all are settled
    said: Int8  # how much has been said of it: NOTHING_SAID, FIRST_WORD, ALL_SAID

    # ---- the cards
    unseen: CardSet  # not dealt: in the end the seven set aside
    dealt: Array[CardSet] = size(SEATS)  # the twelve that each seat was dealt
    hand: Array[CardSet] = size(SEATS)  # those still held
    turn_up: Int8  # the card turned up, or NOBODY
    trump: Int8  # its suit, or NOBODY

    # ---- the tricks
    played: Array[Int8] = size(SEATS * HAND_SIZE)  # cards in the order played (I20)
    n_played: Int8  # how many of them
    taker: Array[Int8] = size(HAND_SIZE)  # who took each trick
    tricks: Array[Int8] = size(SEATS)  # tricks taken

    # ---- what the table has learnt of the hands (I17)
    least: Array[Int16] = size(SEATS * N_CLASSES)  # a seat's value in a class is at least
    most: Array[Int16] = size(SEATS * N_CLASSES)  # and at most
    shower: Array[Int8] = size(N_CLASSES)  # who showed cards for a class, or NOBODY
    n_shown: Array[Int8] = size(N_CLASSES)  # how many combinations
    shown_for: Array[CardSet] = size(N_CLASSES)  # and which cards
    known: Array[CardSet] = size(SEATS)  # cards that a seat is known to have been dealt: shown, or named by rank
    denied: Array[CardSet] = size(SEATS)  # cards that what was shown and played proves not to be in its hand

    # ---- what the last action led to: rows of small integers
    n_events: Int16
    events_lost: Int8  # rows for which there was no room: always 0
    event: Array[Int8] = size(MAX_EVENTS)  # what happened
    event_seat: Array[Int8] = size(MAX_EVENTS)  # to whom, or by whom
    event_about: Array[Int8] = size(MAX_EVENTS)  # a cause, a class or a card, as the event says
    event_value: Array[Int8] = size(MAX_EVENTS)  # how many, or which


@rule
def elder(s: State) -> int:
    """I9, I12 The player who does not deal: he declares and leads first."""
    return 1 - s.dealer


@rule
def is_over(s: State) -> bool:
    """I7 Whether somebody has won."""
    return s.winner != NOBODY


@rule
def ask(s: State, what: int, seat: int) -> None:
    """I7 Whose decision is next, and which. Nobody is asked anything once the match is over."""
    if s.winner != NOBODY:
        return
    s.asked = what
    s.turn = seat
