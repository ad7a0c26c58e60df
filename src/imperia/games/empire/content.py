"""A deck as data: colours, objects, universals, money and Contact cards, as a deck file says them (E1, E60).

The shipped deck is a file too and comes in by the same door: TOML, checked, these frozen structs, Terms.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import msgspec

from .rules import terms as kinds

KINDS = {
    "freight": kinds.FREIGHT,
    "great-freight": kinds.GREAT_FREIGHT,
    "spaceport": kinds.SPACEPORT,
    "space-fund": kinds.SPACE_FUND,
    "hyperjump": kinds.HYPERJUMP,
    "time-machine": kinds.TIME_MACHINE,
    "rocket": kinds.ROCKET,
    "annihilation": kinds.ANNIHILATION,
    "mind-swap": kinds.MIND_SWAP,
    "dictator": kinds.DICTATOR,
    "fiver": kinds.FIVER,
}  # the words for kinds of Contact card


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


@cache
def shipped_text() -> str:
    """The shipped deck file."""
    return files(__package__).joinpath("classic.toml").read_text(encoding="utf-8")
