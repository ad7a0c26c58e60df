"""Sets of cards as the bits of one integer."""

from __future__ import annotations

from .machine import cards_in, lowest, rule
from .stream import Stream, below


@rule
def nth(cards: int, k: int) -> int:
    """The k-th card of a set in rising order, from 0."""
    for _ in range(k):
        cards &= cards - 1
    return lowest(cards)


@rule
def some_of(cards: int, n: int, stream: Stream) -> int:
    """n cards of a set, every choice equally likely."""
    chosen = 0
    left = cards_in(cards)
    while n > 0:
        card = cards & -cards
        if below(stream, left) < n:
            chosen |= card
            n -= 1
        cards ^= card
        left -= 1
    return chosen
