"""What twelve cards are worth in each class of declarations, and which of them show it (I11, I13-I16)."""

from __future__ import annotations

from ....engine import Table, rule, table
from .cards import (
    ACE,
    ALL_FOUR,
    COURT,
    EIGHT,
    JACK,
    KING,
    N_RANKS,
    N_SUITS,
    NINE,
    NO_CARDS,
    QUEEN,
    RANK_OF,
    SEVEN,
    SUIT,
    TEN,
    only,
    ranks_of,
)
from .state import BLANCHE, POINT, QUARTET, SEQUENCE, TURNED_SEQUENCE, State, Terms

PIPS = {KING: 10, QUEEN: 10, JACK: 10, ACE: 11, TEN: 10, NINE: 9, EIGHT: 8, SEVEN: 7}
LENGTH_FIRST = 128  # the value of a point: its length times this, and its sum

QJA = 1 << QUEEN | 1 << JACK | 1 << ACE
KQJ = 1 << KING | 1 << QUEEN | 1 << JACK
RUNS = (QJA, KQJ, KQJ | QJA)  # values 1, 2, 3; 0 is none
RUN_LENGTH = table((0, 3, 3, 4))  # by value
RUN_TOP = table((0, QUEEN, KING, KING))

QUARTET_RANK = table([SEVEN, ACE, JACK, QUEEN, KING])  # values 1 … 5; 0 is none
N_QUARTETS = 5


def _best_run(ranks: int) -> int:
    return max([value for value, run in enumerate(RUNS, 1) if ranks & run == run], default=0)


# ---- by the eight bits of the ranks held of a suit
POINT_VALUE = table([sum(LENGTH_FIRST + PIPS[rank] for rank in range(N_RANKS) if ranks >> rank & 1) for ranks in range(256)])
RUN_VALUE = table([_best_run(ranks) for ranks in range(256)])
RUN_RANKS = table([(0, *RUNS)[_best_run(ranks)] for ranks in range(256)])


@rule
def best_suit(s: State, values: Table, cards: int) -> int:
    """I12 The suit of the highest value; of equals the trump suit, else spades, hearts, diamonds, clubs in that order."""
    best = s.trump
    most = values[ranks_of(cards, best)]
    for suit in range(N_SUITS):
        value = values[cards & 0xFF]
        if value > most:
            best, most = suit, value
        cards >>= N_RANKS
    return best


@rule
def best_quartet(cards: int) -> int:
    """I15 The value of the best four K, Q, J, A or 7, in this order; threes are nothing."""
    fours = cards & cards >> 16
    fours &= fours >> 8
    if fours & 0xFF == NO_CARDS:  # nearly always
        return 0
    for value in range(N_QUARTETS, 0, -1):
        if fours >> QUARTET_RANK[value - 1] & 1:
            return value
    return 0


@rule
def run_in(cards: int, suit: int) -> int:
    """I14 The cards of the best sequence in a suit."""
    return RUN_RANKS[ranks_of(cards, suit)] << suit * N_RANKS


@rule
def turned_run(s: State, cards: int) -> int:
    """I16 The value of the sequence made with the turn-up. (Every one has Q and J, so the best one has the turn-up too.)"""
    if RANK_OF[s.turn_up] < ACE:
        return 0
    return RUN_VALUE[ranks_of(cards | only(s.turn_up), s.trump)]


@rule
def turned_four(s: State, cards: int) -> int:
    """I16 The cards that make a quartet with the turn-up."""
    rank = RANK_OF[s.turn_up]
    others = ALL_FOUR[rank] & ~only(s.turn_up)
    if rank == TEN or rank == NINE or rank == EIGHT or cards & others != others:
        return NO_CARDS
    return others


@rule
def value_of(t: Terms, s: State, what: int, cards: int) -> int:
    """I11, I13-I16 What these twelve cards are worth in a class: the higher wins, 0 is nothing."""
    if what == BLANCHE:
        return 1 if cards & COURT == NO_CARDS else 0
    if what == POINT:
        return POINT_VALUE[ranks_of(cards, best_suit(s, POINT_VALUE, cards))]
    if what == SEQUENCE:
        return RUN_VALUE[ranks_of(cards, best_suit(s, RUN_VALUE, cards))]
    if what == QUARTET:
        return best_quartet(cards)
    if what == TURNED_SEQUENCE:
        return turned_run(s, cards)
    return 1 if turned_four(s, cards) != NO_CARDS else 0


@rule
def runs_and_fours(what: int, cards: int) -> int:
    """I14, I15 How many sequences (one a suit) or quartets there are in these cards."""
    n = 0
    for suit in range(N_SUITS):
        if what == SEQUENCE and run_in(cards, suit) != NO_CARDS:
            n += 1
    for i in range(N_QUARTETS):
        four = ALL_FOUR[QUARTET_RANK[i]]
        if what == QUARTET and cards & four == four:
            n += 1
    return n


@rule
def payable(t: Terms, what: int, cards: int) -> int:
    """I14, I15 How many combinations the winner of a class shows and is paid for: one, or all of them by `pay_all`."""
    if t.pay_all and (what == SEQUENCE or what == QUARTET):
        return runs_and_fours(what, cards)
    return 1


@rule
def to_show(t: Terms, s: State, what: int, cards: int, i: int) -> int:
    """I12, I14, I15 The cards that the winner of a class lays open for his i-th combination, the best first."""
    if what == BLANCHE:
        return cards
    if what == POINT:
        return cards & SUIT[best_suit(s, POINT_VALUE, cards)]
    if what == SEQUENCE:
        for _ in range(i):
            cards &= ~SUIT[best_suit(s, RUN_VALUE, cards)]
        return run_in(cards, best_suit(s, RUN_VALUE, cards))
    if what == QUARTET:
        for _ in range(i):
            cards &= ~ALL_FOUR[QUARTET_RANK[best_quartet(cards) - 1]]
        return ALL_FOUR[QUARTET_RANK[best_quartet(cards) - 1]]
    if what == TURNED_SEQUENCE:
        return run_in(cards | only(s.turn_up), s.trump) & ~only(s.turn_up)
    return turned_four(s, cards)
