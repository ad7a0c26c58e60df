"""The pack: 32 cards, and sets of them as the bits of one integer (I1-I3)."""

from __future__ import annotations

from ....engine import rule, table

SPADES, HEARTS, DIAMONDS, CLUBS = range(4)
SEVEN, EIGHT, NINE, TEN, ACE, JACK, QUEEN, KING = range(8)  # I2: the king is high, the ace ranks below the jack
N_CARDS, N_SUITS, N_RANKS, HAND_SIZE = 32, 4, 8, 12

NO_CARDS = 0
PACK = (1 << N_CARDS) - 1

# ---- by card
SUIT_OF = table([card // N_RANKS for card in range(N_CARDS)])
RANK_OF = table([card % N_RANKS for card in range(N_CARDS)])
HIGHER = table([(0xFF << card // N_RANKS * N_RANKS) & ~((2 << card) - 1) for card in range(N_CARDS)])  # of the same suit

# ---- by suit and by rank
SUIT = table([0xFF << suit * N_RANKS for suit in range(N_SUITS)])
ALL_FOUR = table([0x01010101 << rank for rank in range(N_RANKS)])
HONOURS = 1 << KING | 1 << QUEEN | 1 << JACK | 1 << ACE | 1 << SEVEN  # I3: as ranks of the trump suit
COURT = (1 << KING | 1 << QUEEN | 1 << JACK) * 0x01010101


@rule
def only(card: int) -> int:
    """I1 The set of this one card."""
    return 1 << card


@rule
def ranks_of(cards: int, suit: int) -> int:
    """I2 The ranks that a set of cards holds of one suit: eight bits."""
    return cards >> suit * N_RANKS & 0xFF
