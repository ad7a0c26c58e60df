"""Countries to lands that share their borders point for point, without gaps."""

from __future__ import annotations

import json
import lzma
from collections import defaultdict
from pathlib import Path

import numpy as np
import shapely
from lands import CUTS, MERGE
from places import LABELS
from projection import SPLIT
from shapely.geometry import MultiPolygon, Polygon
from shapely.ops import polygonize, unary_union

MIN_AREA = 26.0  # islets below this (square units of the sheet) go
SIMPLIFY = 3.1  # about the root of the area of the triangles that are taken away


def decode(path: Path) -> dict[str, shapely.Geometry]:
    """Topojson -> {country: geometry in lon/lat}, rings west of the split moved 360 east."""
    topo = json.loads(lzma.decompress(path.read_bytes()))
    (sx, sy), (tx, ty) = topo["transform"]["scale"], topo["transform"]["translate"]
    arcs = []
    for arc in topo["arcs"]:
        pts, x, y = [], 0, 0
        for dx, dy in arc:
            x, y = x + dx, y + dy
            pts.append((x * sx + tx, y * sy + ty))
        arcs.append(pts)

    def ring(ids):
        pts = []
        for i in ids:
            a = arcs[i] if i >= 0 else arcs[~i][::-1]
            pts.extend(a if not pts else a[1:])
        xs = np.unwrap([x for x, _ in pts], period=360.0)  # world-atlas stitches Chukotka across 180
        shift = 360.0 if xs.min() < -200 or xs.max() < SPLIT else -360.0 if xs.max() > 200 else 0.0
        return [(float(x) + shift, y) for x, (_, y) in zip(xs, pts, strict=True)]

    out = {}
    for g in topo["objects"]["countries"]["geometries"]:
        polys = [g["arcs"]] if g["type"] == "Polygon" else g["arcs"]
        parts = []
        for p in polys:
            rings = [ring(r) for r in p]
            if len(rings[0]) < 4:
                continue
            poly = Polygon(rings[0], [r for r in rings[1:] if len(r) > 3])
            parts.append(poly if poly.is_valid else poly.buffer(0))
        out[g["properties"]["name"]] = unary_union(parts)
    return out


def territories_lonlat(countries):
    """The lands in longitude and latitude."""
    parts = defaultdict(list)
    for tid, names in MERGE.items():
        for name in (n.strip() for n in names.split(",")):
            rest = countries[name]
            for target, poly in CUTS.get(name, []):
                p = Polygon(poly).buffer(0)
                if target:
                    parts[target].append(rest.intersection(p))
                rest = rest.difference(p)
            parts[tid].append(rest)
    return {t: unary_union(parts[t]) for t in LABELS}


def polygons(g):
    """The polygons of a geometry."""
    return [p for p in getattr(g, "geoms", [g]) if isinstance(p, Polygon) and not p.is_empty]


def coverage(lonlat):
    """Node all boundaries together, densify, polygonize, hand each face to its territory: gap-free."""
    lines = shapely.union_all([g.boundary for g in lonlat.values()], grid_size=1e-5)
    lines = shapely.segmentize(lines, 0.8)
    for g in lonlat.values():
        shapely.prepare(g)
    faces = defaultdict(list)
    for f in polygonize(lines):
        p = f.representative_point()
        hit = [t for t, g in lonlat.items() if g.contains(p)]
        if hit:
            faces[hit[0]].append(f)
        elif f.area < 0.01:  # a sliver between neighbours: close it
            t = min(lonlat, key=lambda t: lonlat[t].distance(p))
            if lonlat[t].distance(p) < 1e-3:
                faces[t].append(f)
    return {t: unary_union(faces[t]) for t in lonlat}


def drop_islets(geoms):
    """Without islets, and without holes that belong to nobody."""
    out = {}
    for t, g in geoms.items():
        ps = sorted(polygons(g), key=lambda p: -p.area)
        ps = [p for i, p in enumerate(ps) if i == 0 or p.area >= MIN_AREA]
        # holes that belong to nobody (enclaves, lakes of the source) are closed, the Caspian is no hole
        out[t] = MultiPolygon([Polygon(p.exterior, [h for h in p.interiors if Polygon(h).area > 12]) for p in ps])
    return out


def land_adjacency(geoms, least=1.5):
    """Pairs sharing a line; value = shared length in map units."""
    ids, out = list(geoms), {}
    for i, a in enumerate(ids):
        for b in ids[i + 1 :]:
            if geoms[a].distance(geoms[b]) < 1e-6:
                n = geoms[a].boundary.intersection(geoms[b].boundary).length
                if n > least:
                    out[frozenset((a, b))] = n
    return out
