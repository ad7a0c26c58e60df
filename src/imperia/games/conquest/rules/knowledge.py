"""What a seat cannot know, drawn anew among all that agrees with what it saw (C24, C30)."""

from __future__ import annotations

from ....engine import NOBODY, Stream, cards_in, lowest, rule, some_of
from .events import CARD_PASSED, CARD_TAKEN
from .state import State
from .terms import NO_CARDS, CardSet, Terms, only


@rule
def known_to(s: State, seat: int) -> CardSet:
    """C30 The cards in hands that this seat knows: its own, and those that were taken from it. (A seat below 0 watches.)"""
    return NO_CARDS if seat < 0 else s.hand[seat] | s.seen[seat]


@rule
def determinize(t: Terms, s: State, seat: int, stream: Stream) -> None:
    """C30 Every deal of the hidden cards that agrees with what this seat saw is equally likely.

    What was turned in was seen. All else that a seat learns is *when* a card was drawn: the draw pile is empty when the
    turned-in cards are shuffled, and those were open, so everybody knows of each card with which shuffle it last came into
    the draw pile, and of each hand how many of its cards it holds of each shuffle. Within a shuffle any card may be anywhere.
    """
    known = known_to(s, seat)
    unknown = t.cards & ~(known | s.turned_in)
    while unknown:
        alike = of_shuffle(s, unknown, s.shuffled[lowest(unknown)])
        unknown &= ~alike
        redraw(t, s, seat, alike, stream)
    forget_rows(s, seat)


@rule
def of_shuffle(s: State, cards: CardSet, shuffle: int) -> CardSet:
    """C30 Those of these cards that came into the draw pile with this shuffle."""
    found = NO_CARDS
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if s.shuffled[card] == shuffle:
            found |= only(card)
    return found


@rule
def redraw(t: Terms, s: State, seat: int, cards: CardSet, stream: Stream) -> None:
    """C30 These cards anew: every other hand gets as many of them as it holds, the draw pile the rest."""
    rest = cards
    for other in range(t.n_seats):
        n = cards_in(s.hand[other] & cards)
        if n == 0:
            continue
        drawn = some_of(rest, n, stream)
        s.hand[other] = (s.hand[other] & ~cards) | drawn
        rest &= ~drawn
    s.pile = (s.pile & ~cards) | rest


@rule
def forget_rows(s: State, seat: int) -> None:
    """C30 The rows that told others their cards tell nothing to this seat."""
    for row in range(s.n_events):
        hidden = s.event[row] == CARD_TAKEN and s.event_seat[row] != seat
        if s.event[row] == CARD_PASSED and s.event_seat[row] != seat and s.event_other[row] != seat:
            hidden = True
        if hidden:
            s.event_about[row] = NOBODY
