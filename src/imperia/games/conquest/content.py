"""A map as data: continents, territories, borders, pictures, starting armies, and names in three languages (C1-C3, C5, C11).

A map file is TOML; the shipped ones, classic.toml here and small-map.toml among the examples, show the form. `read_map` checks
it and gives a frozen `Map`; `map_faults` lists everything that is wrong with it.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal

import msgspec

from ..game import BadContent
from .faults import fault, faults_of, syntax_fault

PICTURES = ("infantry", "cavalry", "artillery")


class Names(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A name in every language."""

    en: str
    ru: str
    pl: str


class Continent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """C11 A continent: its territories, and the armies that a whole one brings."""

    id: str
    name: Names
    bonus: int
    territories: tuple[str, ...]


class Territory(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """C1, C3 A territory: the picture of its card, and its neighbours."""

    id: str
    name: Names
    picture: Literal["infantry", "cavalry", "artillery"]
    borders: tuple[str, ...]


class Map(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """C2 A whole map. armies: starting armies by number of players, from 2; optional_borders: those that an option takes away."""

    name: Names
    armies: dict[int, int]
    continent: tuple[Continent, ...]
    territory: tuple[Territory, ...]
    optional_borders: tuple[tuple[str, str], ...] = ()


def map_faults(text: str) -> list[BadContent]:
    """C1, C2 Everything that is wrong with a map file, in the order of the file as far as it goes; empty if it is right."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        return [syntax_fault(error)]
    return faults_of(data, text)


def read_map(text: str) -> Map:
    """C1, C2 The map of a file. Raises BadContent for the first fault, with all of them in its `faults`.

    A number of players for which the armies do not suffice is no reason to refuse the map to the others: `terms` refuses it.
    """
    faults = map_faults(text)
    raise_first([fault for fault in faults if not fault.reason.startswith("map-players")], faults)
    return canonical(tomllib.loads(text))


def checked(content: Any) -> Map:
    """C1, C2 A map that came as a value (from a record, say), checked like a file. Raises BadContent."""
    data = msgspec.json.decode(msgspec.json.encode(content))  # lists, and keys that are texts, as in a file
    if not isinstance(data, dict):
        raise fault("type", "map", 0, field="map", wanted="table")
    faults = [fault for fault in faults_of(data, "") if not fault.reason.startswith("map-players")]
    raise_first(faults, faults)
    return canonical(data)


def raise_first(fatal: list[BadContent], faults: list[BadContent]) -> None:
    """Raise the first fault, if there is one; it carries them all."""
    if fatal:
        fatal[0].faults = tuple(faults)  # type: ignore[attr-defined]
        raise fatal[0]


def canonical(data: Any) -> Map:
    """The map of data without a fault, with all that has no order of its own in the order of the territories."""
    order = [territory["id"] for territory in data["territory"]]
    place = order.index
    optional = {tuple(sorted(pair, key=place)) for pair in data.get("optional_borders", ())}
    return msgspec.convert(
        {
            "name": data["name"],
            "armies": {n: data["armies"][n] for n in sorted(data["armies"])},
            "continent": [c | {"territories": sorted(c["territories"], key=place)} for c in data["continent"]],
            "territory": [x | {"borders": sorted(x["borders"], key=place)} for x in data["territory"]],
            "optional_borders": sorted(optional, key=lambda pair: [place(one) for one in pair]),
        },
        Map,
        str_keys=True,
    )


@cache
def classic() -> Map:
    """C1 The shipped map, which comes in by the same door as any other."""
    return read_map(files(__package__).joinpath("classic.toml").read_text(encoding="utf-8"))
