"""A second opinion on what a seat may imagine: all that can have happened to hidden cards, counted copy by copy (E50).

It hears what the seat hears, event by event, and keeps every way in which that can have come about: which copy chance
brought, which one somebody put under the pile, which one he showed; all count alike, but of equal cards in a hand one that
the seat knows to be there is shown first. Nothing is left out and nothing drawn, so it is for a few cards only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from fractions import Fraction
from typing import NamedTuple

from imperia.games.empire import events as e

Lying = tuple[tuple[str, ...], ...]  # where hidden cards lie: the hands, and last what is under the pile

KNOWN = "!"  # behind a card: the seat knows it to be there


class World(NamedTuple):
    """Where the hidden cards are; cards of a hand or of the pile in the order of their names."""

    hands: tuple[tuple[str, ...], ...]  # the viewer's is empty
    under: tuple[str, ...]  # the first to be drawn first
    pile: tuple[str, ...]


class Worlds:
    """All worlds of one viewer, with the number of their histories. It begins before the first card is dealt."""

    def __init__(self, viewer: int, players: int, deck: Counter[str]) -> None:
        self.viewer = viewer
        self.worlds: Counter[World] = Counter({World(((),) * players, (), tuple(sorted(deck.elements()))): 1})
        self.pile = deck.total()
        self.discard: list[str] = []
        self.area: list[str] = []

    def hear(self, events: Iterable[object]) -> None:
        """What the viewer heard of one action."""
        for event in events:
            match event:
                case e.Drew(seat, card) if self.pile:
                    self.pile -= 1
                    self.each(lambda world: from_pile(world, seat, card))
                case e.Drew(seat, card):
                    self.each(lambda world: from_under(world, seat, card))
                case e.UnderPile(seat, card):
                    self.each(lambda world: to_under(world, seat, card))
                case e.Shuffled():
                    self.shuffle()
                case e.Fetched(seat, card):
                    assert self.discard.pop(0) == card
                    self.each(lambda world: iter([(to_hand(world, seat, card + KNOWN), 1)]) if seat != self.viewer else same(world))
                case e.Laid(seat, card) | e.Banked(seat, card) | e.Played(seat, card):
                    if isinstance(event, e.Played):
                        self.area.append(card)
                    if seat != self.viewer:
                        self.each(lambda world: shown(world, seat, card))
                case e.TurnEnded():
                    self.discard += self.area
                    self.area = []

    def each(self, step: Callable[[World], Iterator[tuple[World, int]]]) -> None:
        """Every world becomes what it can become, each as often as there are ways."""
        after: Counter[World] = Counter()
        for world, n in self.worlds.items():
            for next_world, ways in step(world):
                after[next_world] += n * ways
        self.worlds = after

    def shuffle(self) -> None:
        """The discard is the pile."""
        shuffled, self.discard, self.pile = tuple(sorted(self.discard)), [], len(self.discard)
        self.each(lambda world: iter([(world._replace(pile=shuffled), 1)]))

    def chances(self) -> dict[Lying, Fraction]:
        """How likely each way to lie is."""
        total = self.worlds.total()
        found: Counter[Lying] = Counter()
        for world, n in self.worlds.items():
            hands = [tuple(sorted(card.removesuffix(KNOWN) for card in hand)) for hand in world.hands]
            found[(*hands, tuple(card.removesuffix(KNOWN) for card in world.under))] += n
        return {world: Fraction(n, total) for world, n in found.items()}


def same(world: World) -> Iterator[tuple[World, int]]:
    """Nothing happens that is hidden."""
    yield world, 1


def less(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """One card less."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


def to_hand(world: World, seat: int, card: str) -> World:
    """One card more in a hand."""
    hands = [tuple(sorted((*hand, card))) if other == seat else hand for other, hand in enumerate(world.hands)]
    return world._replace(hands=tuple(hands))


def out_of_hand(world: World, seat: int, card: str) -> World:
    """One card less in a hand."""
    return world._replace(hands=tuple(less(hand, card) if other == seat else hand for other, hand in enumerate(world.hands)))


def from_pile(world: World, seat: int, card: str | None) -> Iterator[tuple[World, int]]:
    """A card of the pile, any copy of it; the viewer sees his own, and it is hidden no longer."""
    for face, copies in Counter(world.pile).items():
        left = world._replace(pile=less(world.pile, face))
        if card is None:
            yield to_hand(left, seat, face), copies
        elif card == face:
            yield left, copies


def from_under(world: World, seat: int, card: str | None) -> Iterator[tuple[World, int]]:
    """The first card from under the pile."""
    first, left = world.under[0], world._replace(under=world.under[1:])
    if card is None:
        yield to_hand(left, seat, first), 1
    elif first.removesuffix(KNOWN) == card:
        yield left, 1


def to_under(world: World, seat: int, card: str | None) -> Iterator[tuple[World, int]]:
    """A card goes under the pile: any of the hand, if it is not the viewer's own."""
    if card is not None:
        yield world._replace(under=(*world.under, card + KNOWN)), 1
        return
    for face, copies in Counter(world.hands[seat]).items():
        yield out_of_hand(world, seat, face)._replace(under=(*world.under, face)), copies


def shown(world: World, seat: int, card: str) -> Iterator[tuple[World, int]]:
    """A card of a hand is shown: one that is known to be there, or any copy."""
    hand = world.hands[seat]
    if card + KNOWN in hand:
        yield out_of_hand(world, seat, card + KNOWN), 1
    elif card in hand:
        yield out_of_hand(world, seat, card), hand.count(card)
