"""A deck as data: colours, objects, universals, money and Contact cards, as a deck file says them (E1, E60).

The shipped deck is a file too and comes in by the same door: TOML, checked, these frozen structs, Terms.
"""

from __future__ import annotations

import hashlib
import tomllib
import zlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from ..game import BadContent
from .faults import KINDS, fault, faults_of, syntax_fault
from .rules import terms as kinds


class Name(msgspec.Struct, frozen=True):
    """What something is called, in three languages."""

    en: str
    ru: str
    pl: str


class Object(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A basic object of a colour (E12)."""

    id: str
    name: Name
    count: int = 1


class Colour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A colour: its system, how many objects that asks for, what 1, 2 … objects earn (E15, E30), what a card is worth."""

    id: str
    name: Name  # of the system
    size: int
    ladder: tuple[int, ...]
    value: int
    object: tuple[Object, ...]


class Universal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A two-colour universal (E12)."""

    colours: tuple[str, str]
    value: int
    count: int = 1


class Multicolour(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The multicolour universals: no value, no ladder (E1)."""

    count: int


class Money(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Money of one value (E11)."""

    value: int
    count: int = 1


class Contact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A Contact card: one of the known kinds (E30-E41), what it is worth as money, colours for a two-colour Freight."""

    kind: str
    value: int
    count: int = 1
    colours: tuple[str, str] | None = None
    name: Name | None = None  # where it is called otherwise than its kind


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """The numbers of play that a deck may change (E3-E7, E4)."""

    dealt: int = 5
    drawn: int = 2
    plays: int = 3
    hand_limit: int = 7
    systems_to_win: int | None = None  # what the rules say, by the number of players


class Deck(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A whole deck. Made by `read_deck`, which checks it; a deck made by hand is checked by `check_deck`."""

    id: str
    name: Name
    colour: tuple[Colour, ...]
    universal: tuple[Universal, ...] = ()
    multicolour: Multicolour | None = None
    money: tuple[Money, ...] = ()
    contact: tuple[Contact, ...] = ()
    numbers: Numbers = Numbers()


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card; equal cards share it. `slug` is its name for programs, `colours` by number."""

    slug: str
    kind: int
    value: int
    count: int
    colours: tuple[int, ...] = ()
    name: Name | None = None  # of an object, or of a Contact card with a name of its own


def _in_file_order(deck: Deck) -> Iterator[Face]:
    number = {colour.id: i for i, colour in enumerate(deck.colour)}
    for i, colour in enumerate(deck.colour):
        for one in colour.object:
            yield Face(one.id, kinds.BASIC, colour.value, one.count, (i,), one.name)
    for both in deck.universal:
        a, b = both.colours
        yield Face(f"universal-{a}-{b}", kinds.TWO_COLOUR, both.value, both.count, (number[a], number[b]))
    if deck.multicolour:
        yield Face("multicolour", kinds.MULTICOLOUR, 0, deck.multicolour.count)
    for money in deck.money:
        yield Face(f"money-{money.value}", kinds.MONEY, money.value, money.count)
    for card in deck.contact:
        colours = tuple(number[colour] for colour in card.colours or ())
        slug = "-".join((card.kind, *(card.colours or ())))
        yield Face(slug, KINDS[card.kind], card.value, card.count, colours, card.name)


@cache
def faces_of(deck: Deck) -> tuple[Face, ...]:
    """The faces of a deck by their number: by falling value, those of one value in the order of the file (E23)."""
    return tuple(sorted(_in_file_order(deck), key=lambda face: -face.value))


@cache
def fill_order(deck: Deck) -> tuple[int, ...]:
    """The numbers of the basic and two-colour faces in the order in which groups are filled (E15)."""
    number = {face.slug: i for i, face in enumerate(faces_of(deck))}
    return tuple(number[face.slug] for face in _in_file_order(deck) if face.kind in (kinds.BASIC, kinds.TWO_COLOUR))


def digest(deck: Deck) -> str:
    """SHA-256 of a deck's canonical JSON, in hexadecimal: which deck this is."""
    return hashlib.sha256(msgspec.json.encode(deck, order="deterministic")).hexdigest()


def packed(deck: Deck) -> bytes:
    """A deck in few bytes, for Terms and positions."""
    return zlib.compress(msgspec.json.encode(deck, order="deterministic"), 9)


def unpacked(data: bytes) -> Deck:
    """The deck of `packed`. Raises ValueError (zlib.error and msgspec's errors are such) for anything else."""
    try:
        return msgspec.json.decode(zlib.decompress(data), type=Deck)
    except (zlib.error, msgspec.MsgspecError) as error:
        raise ValueError(str(error)) from None


@cache
def shipped_text() -> str:
    """The shipped deck file."""
    return files(__package__).joinpath("classic.toml").read_text(encoding="utf-8")


@cache
def classic() -> Deck:
    """E1 The shipped deck, which comes in by the same door as any other."""
    return read_deck(shipped_text())


def deck_faults(text: str) -> list[BadContent]:
    """E60 Everything that is wrong with a deck file, in its order as far as it goes; empty if it is right."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [syntax_fault(error)]
    return faults_of(data, text) or too_long(msgspec.convert(data, Deck))


def too_long(deck: Deck) -> list[BadContent]:
    """E60 Terms have room for so much text only."""
    return [fault("text", "deck", 0)] if len(packed(deck)) > kinds.MAX_TEXT else []


def read_deck(text: str) -> Deck:
    """E60 The deck of a file. Raises BadContent for the first fault, with all of them in its `faults`."""
    raise_first(deck_faults(text))
    return msgspec.convert(tomllib.loads(text), Deck)


def checked(content: Any) -> Deck:
    """E60 A deck that came as a value (from a record, say), checked like a file. Raises BadContent."""
    data = msgspec.to_builtins(content, str_keys=True)
    raise_first(faults_of(data, "") if isinstance(data, dict) else [fault("type", "deck", 0, field="deck", wanted="table")])
    deck = msgspec.convert(data, Deck)
    raise_first(too_long(deck))
    return deck


def raise_first(faults: list[BadContent]) -> None:
    """Raise the first fault, if there is one; it carries them all."""
    if faults:
        faults[0].faults = tuple(faults)  # type: ignore[attr-defined]
        raise faults[0]
