"""A map as it lies on a sheet: from world.json or by `islands`. The page reads it as JSON."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Spot: TypeAlias = tuple[float, float]
Names: TypeAlias = dict[str, str]  # by language; "|" divides lines, "-|" a word


class Land(msgspec.Struct, frozen=True):
    """A land on the sheet: where its seal and its name stand, and its outline (M absolute, q and l relative)."""

    id: str
    name: Names
    token: Spot
    label: Spot
    d: str
    hang: bool = True  # the name hangs under the seal


class SeaLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """A border across water. edge: it runs out of the sheet there."""

    a: str
    b: str
    d: str
    edge: str = ""


class Place(msgspec.Struct, frozen=True):
    """Where a continent's name stands."""

    id: str
    name: Names
    label: Spot


class Ends(msgspec.Struct, frozen=True):
    """The west end of the lands beside a panel in the south-west, and the south end of all."""

    west: float
    bottom: float


class Drawing(msgspec.Struct, frozen=True):
    """A map as it lies on a sheet of width x height units. rose, ships, serpent: where the sea has room for them."""

    width: float
    height: float
    territories: tuple[Land, ...]
    continents: tuple[Place, ...]
    sea_lines: tuple[SeaLine, ...]
    graticule: str
    ends: Ends
    continent_borders: str = ""
    lakes: str = ""
    peaks: tuple[Spot, ...] = ()
    rose: Spot | None = None
    ships: tuple[Spot, ...] = ()
    serpent: Spot | None = None
