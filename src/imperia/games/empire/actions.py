"""What a seat can do, and what chance can bring, as typed values; both ways between them and the codes of the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TypeAlias

import msgspec

from . import rules as r
from .content import Deck
from .rules import MAX_COLOURS, MAX_SEATS, ROCKET_PLACES, SLOTS
from .rules.terms import FIVER, MULTICOLOUR, ROCKET
from .vocabulary import LOOSE, Thing, Vocabulary, vocabulary


class EndTurn(msgspec.Struct, frozen=True, tag="end", tag_field="do", gc=False):
    """E6, E7 The turn ends; above the hand limit a surplus is asked for."""


class Accept(msgspec.Struct, frozen=True, tag="accept", tag_field="do", gc=False):
    """E40 No Fiver is shown."""


class ShowFiver(msgspec.Struct, frozen=True, tag="fiver", tag_field="do", gc=False):
    """E40 The card played against this seat is cancelled for it."""


class Declare(msgspec.Struct, frozen=True, tag="declare", tag_field="do", gc=False):
    """E17 Victory is announced (option victory = declared)."""


class Play(msgspec.Struct, frozen=True, tag="play", tag_field="do", gc=False):
    """E31-E33, E38, E41 A Contact card that names nobody: "spaceport", "time-machine", "hyperjump", "space-fund", "dictator"."""

    card: str


class Launch(msgspec.Struct, frozen=True, tag="rocket", tag_field="do", gc=False):
    """E34 A rocket from the hand onto an own system of this colour."""

    colour: str


class PlaceRocket(msgspec.Struct, frozen=True, tag="place", tag_field="do", gc=False):
    """E35 A loose rocket onto an own system of this colour; no play."""

    colour: str


class MindSwap(msgspec.Struct, frozen=True, tag="mind_swap", tag_field="do", gc=False):
    """E37 With whom objects are swapped; what, is named next."""

    seat: int


class Annihilate(msgspec.Struct, frozen=True, tag="annihilation", tag_field="do", gc=False):
    """E36 At a rocket of this seat: on a system of a colour, or "loose"."""

    seat: int
    at: str


class GreatFreight(msgspec.Struct, frozen=True, tag="great_freight", tag_field="do", gc=False):
    """E30 Multicolour Freight: this seat owes for this colour."""

    seat: int
    colour: str


class Freight(msgspec.Struct, frozen=True, tag="freight", tag_field="do", gc=False):
    """E30 Two-colour Freight: all others owe for one of its colours."""

    card: str
    colour: str


class Lay(msgspec.Struct, frozen=True, tag="lay", tag_field="do", gc=False):
    """E12 An object from the hand into one of its colours."""

    card: str
    colour: str


class Bank(msgspec.Struct, frozen=True, tag="bank", tag_field="do", gc=False):
    """E11 Money, or a Contact card as money, into the bank."""

    card: str


class Move(msgspec.Struct, frozen=True, tag="move", tag_field="do", gc=False):
    """E13 A universal changes its colour; no play."""

    card: str
    colour: str
    to: str


class Take(msgspec.Struct, frozen=True, tag="take", tag_field="do", gc=False):
    """E37, E38 What is to be taken of the target: an object outside systems, and where it lies."""

    card: str
    colour: str


class Give(msgspec.Struct, frozen=True, tag="give", tag_field="do", gc=False):
    """E37 What is given for it: any own object."""

    card: str
    colour: str


class Pay(msgspec.Struct, frozen=True, tag="pay", tag_field="do", gc=False):
    """E20-E23 One card of a payment, in falling order of value; `at`: "bank", a colour, or "loose" (a rocket on no system)."""

    card: str
    at: str


class Recolour(msgspec.Struct, frozen=True, tag="colour", tag_field="do", gc=False):
    """E25 The colour of a universal that a Mind Swap brought; keeping the one it has is an answer."""

    colour: str


class PutUnder(msgspec.Struct, frozen=True, tag="under", tag_field="do", gc=False):
    """E7 A surplus card under the draw pile; card is None for those who may not know it."""

    card: str | None = None


Action: TypeAlias = (
    EndTurn
    | Accept
    | ShowFiver
    | Declare
    | Play
    | Launch
    | PlaceRocket
    | MindSwap
    | Annihilate
    | GreatFreight
    | Freight
    | Lay
    | Bank
    | Move
    | Take
    | Give
    | Pay
    | Recolour
    | PutUnder
)


class DrawLot(msgspec.Struct, frozen=True, tag="lot", tag_field="do", gc=False):
    """E3 Chance: who begins."""

    seat: int


class DrawCard(msgspec.Struct, frozen=True, tag="draw", tag_field="do", gc=False):
    """E3, E5 Chance: the next card, and who gets it; card is None for those who may not know it."""

    to: int
    card: str | None = None


Chance: TypeAlias = DrawLot | DrawCard

NAMING_NOBODY = {
    "spaceport": r.A_SPACEPORT,
    "time-machine": r.A_TIME_MACHINE,
    "hyperjump": r.A_HYPERJUMP,
    "space-fund": r.A_SPACE_FUND,
    "dictator": r.A_DICTATOR,
}


class Codes:
    """The actions of a deck by code, and the codes by action."""

    def __init__(self, words: Vocabulary) -> None:
        self.action: dict[int, Action] = dict(all_actions(words))
        self.code: dict[Action, int] = {action: code for code, action in self.action.items()}


@lru_cache(maxsize=64)
def codes_of(deck: Deck) -> Codes:
    """Codes and actions of a deck."""
    return Codes(vocabulary(deck))


def all_actions(words: Vocabulary) -> Iterator[tuple[int, Action]]:
    """Every code that means something with this deck."""
    yield r.A_END, EndTurn()
    yield r.A_ACCEPT, Accept()
    yield r.A_DECLARE, Declare()
    if FIVER in words.of_kind:
        yield r.A_FIVER, ShowFiver()
    for card, code in NAMING_NOBODY.items():
        if card in words.card_number:
            yield code, Play(card)
    yield from aimed(words)
    for slot, thing in words.freight_slots().items():
        yield r.A_FREIGHT + slot, Freight(thing.card, thing.at)
    yield from laid(words)
    for face, card in enumerate(words.cards):
        yield r.A_UNDER + face, PutUnder(card)
        if not words.is_object(card):
            yield r.A_BANK + face, Bank(card)


def aimed(words: Vocabulary) -> Iterator[tuple[int, Action]]:
    """E30, E34-E37 What names a colour or a player."""
    rocket = ROCKET in words.of_kind
    for c, colour in enumerate(words.colours):
        yield r.A_COLOUR + c, Recolour(colour)
        if rocket:
            yield r.A_ROCKET + c, Launch(colour)
            yield r.A_PLACE + c, PlaceRocket(colour)
            yield r.A_PAY_ROCKET + c, Pay("rocket", colour)
        for seat in range(MAX_SEATS):
            yield r.A_GREAT_FREIGHT + c * MAX_SEATS + seat, GreatFreight(seat, colour)
    for seat in range(MAX_SEATS):
        yield r.A_MIND_SWAP + seat, MindSwap(seat)
        for place, at in enumerate((LOOSE, *words.colours)):
            yield r.A_ANNIHILATION + seat * ROCKET_PLACES + place, Annihilate(seat, at)


def laid(words: Vocabulary) -> Iterator[tuple[int, Action]]:
    """E12, E13, E20, E37, E38 What lies on tables, or comes there."""
    for item, thing in words.things.items():
        if item >= SLOTS or words.is_object(thing.card):
            yield r.A_TAKE + item, Take(thing.card, thing.at)
            yield r.A_GIVE + item, Give(thing.card, thing.at)
            yield from moves(words, item, thing)
        if item < SLOTS:
            yield r.A_PAY + item, Pay(thing.card, thing.at)


def moves(words: Vocabulary, item: int, thing: Thing) -> Iterator[tuple[int, Action]]:
    """E12, E13 An object laid there, or moved from there."""
    if item >= SLOTS:
        yield r.A_LAY_MULTI + item - SLOTS, Lay(thing.card, thing.at)
        for c, to in enumerate(words.colours):
            if SLOTS + c != item:
                yield r.A_MOVE_MULTI + (item - SLOTS) * MAX_COLOURS + c, Move(thing.card, thing.at, to)
        return
    yield r.A_LAY + item, Lay(thing.card, thing.at)
    other = words.things.get(item ^ 1)
    if other is not None and words.faces[item // 2].kind < MULTICOLOUR:
        yield r.A_MOVE + item, Move(thing.card, thing.at, other.at)
