"""The words of a deck for programs: faces and colours by slug, places on a table, and the items that they make.

A thing on a table is a card and where it lies: "bank", a colour's id, or "loose" (a rocket on no system). Where a card is
taken and given, the rules number it as an item: a slot, or SLOTS + colour for a multicolour universal.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any

import msgspec

from .content import Deck, faces_of
from .rules import SLOTS
from .rules.terms import FREIGHT, MULTICOLOUR, ROCKET
from .terms import deck_of

BANK, LOOSE = "bank", "loose"


class Thing(msgspec.Struct, frozen=True, gc=False):
    """A card on a table; `at` is "bank", a colour's id (an object, or a rocket on a system), or "loose"."""

    card: str
    at: str


class Vocabulary:
    """The slugs of a deck, both ways."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.faces = faces_of(deck)
        self.cards = tuple(face.slug for face in self.faces)  # by face
        self.colours = tuple(colour.id for colour in deck.colour)  # by colour
        self.card_number = {slug: i for i, slug in enumerate(self.cards)}
        self.colour_number = {slug: i for i, slug in enumerate(self.colours)}
        self.of_kind = {face.kind: i for i, face in enumerate(self.faces)}  # of a kind that has one face

    @cached_property
    def things(self) -> dict[int, Thing]:
        """By item: what can lie there. (A two-colour Freight lies in the bank only, a loose rocket beside its bank.)"""
        found: dict[int, Thing] = {}
        for i, face in enumerate(self.faces):
            if face.kind == MULTICOLOUR:
                found |= {SLOTS + c: Thing(face.slug, colour) for c, colour in enumerate(self.colours)}
            elif face.kind < MULTICOLOUR:
                found |= {2 * i + side: Thing(face.slug, self.colours[c]) for side, c in enumerate(face.colours)}
            else:
                found[2 * i] = Thing(face.slug, BANK)
                if face.kind == ROCKET:
                    found[2 * i + 1] = Thing(face.slug, LOOSE)
        return found

    @cached_property
    def items(self) -> dict[Thing, int]:
        """By thing: its item."""
        return {thing: item for item, thing in self.things.items()}

    def rocket_at(self, place: int) -> Thing:
        """E36 A rocket by its place: 0 loose, 1 + colour on a system."""
        return Thing("rocket", LOOSE if place == 0 else self.colours[place - 1])

    def is_object(self, card: str) -> bool:
        """Whether a card lies in colours (E12)."""
        return self.faces[self.card_number[card]].kind <= MULTICOLOUR

    def freight_slots(self) -> dict[int, Thing]:
        """E30 By slot: a two-colour Freight and the colour named."""
        return {
            2 * i + side: Thing(face.slug, self.colours[c])
            for i, face in enumerate(self.faces)
            if face.kind == FREIGHT
            for side, c in enumerate(face.colours)
        }


@lru_cache(maxsize=64)
def vocabulary(deck: Deck) -> Vocabulary:
    """The words of a deck."""
    return Vocabulary(deck)


_LAST: list[Any] = [0, None]  # the deck of the last Terms asked about, and its words: nearly always the same again


def words_of(t: Any) -> Vocabulary:
    """The words of these Terms' deck."""
    if _LAST[1] is None or _LAST[0] != t.deck:
        _LAST[:] = [t.deck, vocabulary(deck_of(t))]
    found: Vocabulary = _LAST[1]
    return found
