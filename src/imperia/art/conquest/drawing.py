"""How a map lies on the sheet: from the drawing made of Natural Earth data if it has all lands of the map, else by a layout.

world.json is made by tools/world_map (see there) and read by the browser's board too.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import msgspec

from ...games.conquest.content import Map
from .layout import layout

Spot = tuple[float, float]


class Land(msgspec.Struct, frozen=True):
    """A land on the sheet: where its seal and its name stand, its outline ("" in a schematic picture)."""

    id: str
    token: Spot
    label: Spot
    hang: bool = True  # the name hangs under the seal
    d: str = ""


class SeaLine(msgspec.Struct, frozen=True):
    """A border across water. edge: it runs out of the sheet there."""

    a: str
    b: str
    d: str
    edge: str = ""


class Place(msgspec.Struct, frozen=True):
    """Where a continent's name stands."""

    id: str
    label: Spot


class Drawing(msgspec.Struct, frozen=True):
    """A map as it lies on a sheet of width x height units."""

    width: float
    height: float
    territories: tuple[Land, ...]
    continents: tuple[Place, ...]
    sea_lines: tuple[SeaLine, ...] = ()
    continent_borders: str = ""
    lakes: str = ""
    peaks: tuple[Spot, ...] = ()
    graticule: str = ""

    @property
    def geographic(self) -> bool:
        """Whether lands have outlines."""
        return bool(self.territories) and bool(self.territories[0].d)


@cache
def world() -> Drawing:
    """The drawing of the classic map."""
    return msgspec.json.decode(files(__package__).joinpath("world.json").read_bytes(), type=Drawing)


_DRAWN: dict[bytes, Drawing] = {}  # by the map's JSON; only so that a layout is not made again


def drawing(board: Map) -> Drawing:
    """The drawing of a map."""
    key = msgspec.json.encode(board)
    if key not in _DRAWN:
        if len(_DRAWN) > 16:
            _DRAWN.clear()
        _DRAWN[key] = geographic(board) or schematic(board)
    return _DRAWN[key]


def geographic(board: Map) -> Drawing | None:
    """The drawing from Natural Earth, if it has exactly the lands and continents of the map."""
    lands, places = {one.id: one for one in world().territories}, {one.id: one for one in world().continents}
    if {one.id for one in board.territory} != set(lands) or {one.id for one in board.continent} != set(places):
        return None
    return msgspec.structs.replace(
        world(),
        territories=tuple(lands[one.id] for one in board.territory),
        continents=tuple(places[one.id] for one in board.continent),
    )


def schematic(board: Map) -> Drawing:
    """Lands as places, borders as lines."""
    spots, labels = layout(board)
    lands = tuple(Land(land.id, spot, (spot[0], spot[1] + 62)) for land, spot in zip(board.territory, spots))
    continents = tuple(Place(one.id, label) for one, label in zip(board.continent, labels))
    return Drawing(2000, 1180, lands, continents)
