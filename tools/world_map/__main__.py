"""Builds the drawing of the classic map from real geography: `python tools/world_map`.

Source: countries-50m.json.xz, Natural Earth 1:50m (public domain) as packed in world-atlas 2.0.2 (ISC). Result: the file
src/imperia/art/conquest/world.json. The borders of the map file (C1) are checked against the geometry: each is a shared land
border or a listed sea line, and no other pair touches; if not, nothing is written. Needs shapely 2.1 or newer with GEOS 3.12, and
numpy; takes two seconds.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import shapely
from coverage import SIMPLIFY, coverage, decode, drop_islets, land_adjacency, polygons, territories_lonlat
from hand import Pen, build_arcs, course, draw_loop, draw_open, ink, pt, wobble
from places import CONT_LABEL, EDGE_FROM, EDGE_LINE, EDGE_TO, LABEL, LABELS, LAKES, ORNAMENTS, PEAK, RANGES, SEA, TOKEN
from projection import LON0, H, Sheet, W, project, warp
from shapely.geometry import LineString

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "src"))
SOURCE = Path(__file__).with_name("countries-50m.json.xz")
RESULT = ROOT / "src" / "imperia" / "art" / "conquest" / "world.json"


def geometry():
    """The lands on the sheet: simplified, without islets, a coverage without gaps."""
    lonlat = coverage(territories_lonlat(decode(SOURCE)))
    spots = np.vstack([np.column_stack(warp(c[:, 0], c[:, 1])) for c in map(shapely.get_coordinates, lonlat.values())])
    Sheet.fit((*spots.min(0), *spots.max(0)))
    lands = drop_islets({name: project(land) for name, land in lonlat.items()})
    simple = dict(zip(lands, shapely.coverage_simplify(list(lands.values()), SIMPLIFY), strict=True))
    if not shapely.coverage_is_valid(list(simple.values())):
        sys.exit("the simplified lands overlap or gape")
    return drop_islets(simple)


def check(lands, board) -> None:
    """C1 Every border is there, by land or by a listed sea line, and no other; else the end, with what is wrong."""
    wanted = {frozenset((one.id, other)) for one in board.territory for other in one.borders}
    touching = set(land_adjacency(lands))
    listed = {frozenset(pair) for pair in SEA} | {frozenset(EDGE_LINE)}
    wrong = {
        "land borders that must not be": touching - wanted,
        "borders without land or sea line": wanted - touching - listed,
        "sea lines that are not needed": listed - (wanted - touching),
    }
    for what, pairs in wrong.items():
        for pair in sorted(map(sorted, pairs)):
            print(f"{what}: {' - '.join(pair)}")
    if any(wrong.values()):
        sys.exit(1)
    print(f"C1: {len(wanted)} borders, {len(touching)} by land, {len(listed)} by sea")


def territory(name, land, rings, inked):
    """A land as data: label, seal, outline."""
    pen = Pen()
    for ring in rings:
        parts = [inked[arc] if arc >= 0 else inked[~arc][::-1] for arc in ring]
        if len(parts) == 1 and parts[0][0] == parts[0][-1]:
            draw_loop(pen, parts[0])
        else:
            pen.move(parts[0][0])
            for part in parts:
                draw_open(pen, part)
        pen.close()
    largest = max(polygons(land), key=lambda one: one.area)
    token = TOKEN.get(name) or shapely.maximum_inscribed_circle(largest, 1.0).coords[0]
    label = LABEL.get(name, (token[0], token[1] + 46))
    names = dict(zip(("en", "ru", "pl"), LABELS[name], strict=True))
    return {"id": name, "name": names, "token": pt(token), "label": pt(label), "hang": name not in LABEL, "d": str(pen)}


def sea_lines():
    """The courses across water; one leaves the sheet on both sides."""
    lines = [{"a": a, "b": b, "d": course([Sheet.xy(*spot) for spot in way])} for (a, b), way in SEA.items()]
    (ax, ay), (kx, ky) = (map(float, Sheet.xy(*way[0])) for way in (EDGE_FROM, EDGE_TO))
    a, b = EDGE_LINE
    lines.append({"a": a, "b": b, "edge": "left", "d": course([(ax, ay), (ax / 2, ay + 5), (-40, ay + 2)])})
    lines.append({"a": a, "b": b, "edge": "right", "d": course([(kx, ky), ((kx + W) / 2, ky - 4), (W + 40, ky)])})
    return lines


def lakes() -> str:
    """Inland waters."""
    pen = Pen()
    for way in LAKES.values():
        loop = [tuple(map(float, Sheet.xy(*spot))) for spot in way]
        draw_loop(pen, loop + loop[:1])
        pen.close()
    return str(pen)


def peaks():
    """Mountains along their chains."""
    found = []
    for way in RANGES:
        chain = LineString([tuple(map(float, Sheet.xy(*spot))) for spot in way])
        n = max(2, round(chain.length / PEAK))
        found += [pt(wobble(*chain.interpolate(i / n, normalized=True).coords[0])) for i in range(n + 1)]
    return found


def graticule() -> str:
    """Every fifteenth degree, through the same warp: it shows the bulge honestly."""
    lines = [[(LON0 + east, north) for east in np.linspace(-179.9, 179.9, 73)] for north in range(-60, 90, 15)]
    lines += [[(LON0 + east, north) for north in np.linspace(-62, 84, 40)] for east in range(-165, 180, 15)]
    pen = Pen()
    for line in lines:
        spots = shapely.simplify(LineString([tuple(map(float, Sheet.xy(*spot))) for spot in line]), 0.6).coords
        pen.move(spots[0])
        draw_open(pen, list(spots))
    return str(pen)


def continent_borders(inked, sides, board) -> str:
    """The land borders between continents."""
    home = {land: one.id for one in board.continent for land in one.territories}
    pen = Pen()
    for arc, lands in zip(inked, sides, strict=True):
        if len({home[land] for land in lands}) == 2:
            pen.move(arc[0])
            draw_open(pen, arc)
    return str(pen)


def main() -> None:
    """Build, check, write."""
    from imperia.games.conquest.content import classic

    board = classic()
    found = geometry()
    lands = {one.id: found[one.id] for one in board.territory}
    check(lands, board)
    rings, arcs, sides = build_arcs(lands)
    inked = [ink(arc) for arc in arcs]
    drawn = {
        "source": "Natural Earth 1:50m (public domain) by world-atlas 2.0.2 (ISC)",
        "width": int(W),
        "height": int(H),
        "continents": [
            {"id": c.id, "name": {"en": c.name.en, "ru": c.name.ru, "pl": c.name.pl}, "label": pt(CONT_LABEL[c.id])}
            for c in board.continent
        ],
        "territories": [territory(name, land, rings[name], inked) for name, land in lands.items()],
        "sea_lines": sea_lines(),
        "continent_borders": continent_borders(inked, sides, board),
        "lakes": lakes(),
        "peaks": peaks(),
        "graticule": graticule(),
        **ORNAMENTS,
    }
    RESULT.write_text(json.dumps(drawn, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    print(f"{RESULT.relative_to(ROOT)}: {RESULT.stat().st_size / 1000:.0f} kB")


if __name__ == "__main__":
    main()
