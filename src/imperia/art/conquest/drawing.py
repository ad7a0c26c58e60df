"""How a map lies on the sheet: from the drawing made of Natural Earth data if it has all lands of the map, else as islands.

world.json is made by tools/world_map (see there) and read by the browser's board too.
"""

from __future__ import annotations

from functools import cache, lru_cache
from importlib.resources import files

import msgspec

from ...games.conquest.content import Map
from .islands import islands
from .outlines import Drawing


@cache
def world() -> Drawing:
    """The drawing of the classic map."""
    return msgspec.json.decode(files(__package__).joinpath("world.json").read_bytes(), type=Drawing)


def drawing(board: Map) -> Drawing:
    """The drawing of a map."""
    return geographic(board) or _islands(msgspec.json.encode(board))


@lru_cache(maxsize=16)
def _islands(board: bytes) -> Drawing:
    """Drawn once for a map, which is told as JSON."""
    return islands(msgspec.json.decode(board, type=Map))


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
