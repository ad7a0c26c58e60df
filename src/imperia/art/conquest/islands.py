"""Draws a map without geography as islands, from its borders: a continent grows together, all else lies across water.

Round each seal lies a land, cut where another seal is as near. Two lands touch if and only if they border, belong to one continent
and have a good stretch in common; any other border is a line over the sea. The same map gives the same drawing.
"""

from __future__ import annotations

import heapq
import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

from ...games.conquest.content import Map, Names
from ..geometry import TAU, curve, row, trace
from .layout import Sheet, layout, sheet
from .outlines import Drawing, Ends, Land, Place, SeaLine, Spot

Shape: TypeAlias = list[tuple[float, float, int]]  # corners; with whom the side from there is shared: a land, or SEA
Pair: TypeAlias = tuple[int, int]
Way: TypeAlias = tuple[float, float, float, float]  # from, and how far east and south
SEA = -1
REACH = 88.0  # from the seals and the ridges between them to the coast
CORE = 42.0  # what is so near to its seal is always land
FURTHEST = 460.0  # between seals, for a ridge between them
BETWEEN = 30.0  # by which a coast is nearer to its own continent than to any other
STRAIT = 11.0  # half of the water between lands that do not touch, at least
SEAL = 27.0  # half as wide and high
STRETCH = 24.0  # the shortest border on land
EDGE = 58.0  # of the sheet that stays sea
RAYS, STEPS = 64, 10
FINE = 7.0  # from point to point of an outline
PACE = 9.0  # from point to point of a line over the sea
ASHORE, CLEAR = 3, 4  # points: by which it begins on land and ends there; that it leaves free round a seal
NEAR, TOUCH = 46.0, 12.0  # a line is so near to a seal or to another line
SQUARE, MESH = 2.0, 12.0  # of the chart, and from point to point of a way round lands
BENDS = (0.05, -0.05, 0.14, -0.14, 0.26, -0.26, 0.42, -0.42, 0.62, -0.62, 0.9, -0.9)
LINE = 12  # letters of a name that stands in one line
GRID = 120
PLATE, HALF = 92.0, 38.0  # half the width of a plate, at least, and half its height
PLACES = [(dx, dy) for dx in (0, -70, 70, -140, 140, -210, 210) for dy in (-80, 95, -105, 120, -130, 145, 0)]


def islands(board: Map) -> Drawing:
    """The drawing of a map."""
    known = {land.id: i for i, land in enumerate(board.territory)}
    home = [next(c for c, one in enumerate(board.continent) if land in one.territories) for land in known]
    borders = {(min(i, j), max(i, j)) for land, i in known.items() for j in (known[other] for other in board.territory[i].borders)}
    optional = {(min(a, b), max(a, b)) for a, b in ((known[one], known[two]) for one, two in board.optional_borders)}
    seals, on = layout(board), sheet(len(known))
    grown = {(i, j) for i, j in borders - optional if home[i] == home[j]}
    shapes, grown = _shapes(_coasts(seals, home, grown, on), seals, grown)
    outlines = [_bent(_fine(shape, seals, i)) for i, shape in enumerate(shapes)]
    crossings = _crossings(sorted(borders - grown), seals, outlines, on)
    free = _Free(seals, home, [spot for one in outlines for spot in one], [spot for one in crossings for spot in one.spots], on)
    places = tuple(Place(one.id, _told(one.name), free.plate(c, _broad(one.name))) for c, one in enumerate(board.continent))
    lands = tuple(
        Land(one.id, _told(one.name, LINE), seal, seal, _path(outline))
        for one, seal, outline in zip(board.territory, seals, outlines)
    )
    lines = tuple(SeaLine(board.territory[i].id, board.territory[j].id, d) for (i, j), d, _ in crossings)
    rose, ship = free.sea((on.wide, on.high), 108), free.sea((0, on.high), 62)
    ships = (ship,) if ship else ()
    return Drawing(*on, lands, places, lines, _graticule(on), _ends(outlines), rose=rose, ships=ships)


def _coasts(seals: Sequence[Spot], home: Sequence[int], grown: set[Pair], on: Sheet) -> list[Shape]:
    """Each land as far as the sea, along rays from its seal: round the seals of its continent and the ridges between."""
    ridges: list[tuple[int, Way]] = []
    pairs = [pair for pair in sorted(grown) if _ridge(pair, seals)]
    alone = set(range(len(seals))).difference(*pairs)
    for i, j in pairs + [(i, i) for i in sorted(alone)]:
        (x, y), (p, q) = seals[i], seals[j]
        ridges.append((home[i], (x, y, p - x, q - y)))
    return [_coast(seal, home[i], ridges, on) for i, seal in enumerate(seals)]


def _coast(seal: Spot, home: int, ridges: Sequence[tuple[int, Way]], on: Sheet) -> Shape:
    """The coast of one land, were there no neighbours on it."""
    near = [(whose, way) for whose, way in ridges if _away(*seal, [way]) < 3.5 * REACH]
    own, others = [way for whose, way in near if whose == home], [way for whose, way in near if whose != home]
    shape: Shape = []
    for ray in range(RAYS):
        east, south = math.cos(ray * TAU / RAYS), math.sin(ray * TAU / RAYS)
        far = CORE
        for _ in range(STEPS):
            x, y = seal[0] + far * east, seal[1] + far * south
            mine, theirs = _away(x, y, own), _away(x, y, others)
            edge = min(x, on.wide - x, y, on.high - y)
            water = max(mine - REACH, (mine - theirs + BETWEEN) / 2, EDGE - edge) + _waves(x, y)
            far = max(far - 0.7 * water, CORE)
            if abs(water) < 0.5 or far > 0.6 * FURTHEST:
                break
        shape.append((seal[0] + far * east, seal[1] + far * south, SEA))
    return shape


def _ridge(pair: Pair, seals: Sequence[Spot]) -> bool:
    """Whether the way between two seals is short and nearer to them than to any other."""
    (a, b), far = (seals[i] for i in pair), math.dist(seals[pair[0]], seals[pair[1]])
    middle = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    return far < FURTHEST and all(math.dist(middle, one) > far / 2 + 8 for i, one in enumerate(seals) if i not in pair)


def _away(x: float, y: float, ways: Sequence[Way]) -> float:
    """How far a point is from the nearest of some ridges."""
    least = math.inf
    for x0, y0, east, south in ways:
        dx, dy = x - x0, y - y0
        along = dx * east + dy * south
        if along > 0:
            share = along / (east * east + south * south)
            share = 1.0 if share > 1 else share
            dx -= share * east
            dy -= share * south
        far = dx * dx + dy * dy
        if far < least:
            least = far
    return math.sqrt(least)


def _waves(x: float, y: float) -> float:
    """What makes bays and capes: by how much the coast lies further in at a point."""
    bays = 7 * math.sin(x / 33 + 1.3 * math.sin(y / 47)) + 6 * math.sin(y / 27 + 1.7 * math.sin(x / 39))
    return bays + 3 * math.sin(x / 11 + y / 17) + 2.5 * math.sin(y / 9 - x / 13)


def _shapes(coasts: Sequence[Shape], seals: Sequence[Spot], grown: set[Pair]) -> tuple[list[Shape], set[Pair]]:
    """The lands cut between their seals, and which of the pairs that may touch do so."""
    while True:
        shapes = []
        for i, shape in enumerate(coasts):
            for j, other in enumerate(seals):
                if i != j and math.dist(seals[i], other) < 2 * FURTHEST:
                    shape = _cut(shape, _beyond(seals[i], other), j, 0 if (min(i, j), max(i, j)) in grown else STRAIT)
            shapes.append(shape)
        touching = {(i, j) for i, j in grown if _common(shapes[i], shapes[j], i, j, seals) >= STRETCH}
        if touching == grown:
            return shapes, grown
        grown = touching


def _beyond(one: Spot, two: Spot) -> Callable[[float, float], float]:
    """How far a point lies beyond the middle between two seals, towards the second."""
    far = math.dist(one, two)
    east, south = (two[0] - one[0]) / far, (two[1] - one[1]) / far
    middle = ((one[0] + two[0]) * east + (one[1] + two[1]) * south) / 2
    return lambda x, y: x * east + y * south - middle


def _cut(shape: Shape, beyond: Callable[[float, float], float], other: int, strait: float) -> Shape:
    """What remains of a land on its own side of the middle."""
    sides = [beyond(x, y) + strait for x, y, _ in shape]
    if max(sides) <= 0:
        return shape
    kept: Shape = []
    for k, (x, y, shared) in enumerate(shape):
        p, q, _ = shape[(k + 1) % len(shape)]
        a, b = sides[k], sides[(k + 1) % len(shape)]
        if a <= 0:
            kept.append((x, y, shared))
        if a * b < 0:
            kept.append((x + (p - x) * a / (a - b), y + (q - y) * a / (a - b), other if a < 0 else shared))
    return kept


def _along(one: Spot, two: Spot) -> Callable[[float, float], float]:
    """Where a point lies along the line that is as near to one seal as to the other; both ways round the same."""
    a, b = min(one, two), max(one, two)
    far, x0, y0 = math.dist(a, b), (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
    return lambda x, y: ((y - y0) * (b[0] - a[0]) - (x - x0) * (b[1] - a[1])) / far


def _common(one: Shape, two: Shape, i: int, j: int, seals: Sequence[Spot]) -> float:
    """How long the border of two lands is."""
    along = _along(seals[i], seals[j])

    def stretches(shape: Shape, other: int) -> list[tuple[float, float]]:
        ends = [(along(x, y), along(*shape[(k + 1) % len(shape)][:2])) for k, (x, y, shared) in enumerate(shape) if shared == other]
        return [(min(pair), max(pair)) for pair in ends]

    return sum(max(0.0, min(b, d) - max(a, c)) for a, b in stretches(one, j) for c, d in stretches(two, i))


def _fine(shape: Shape, seals: Sequence[Spot], land: int) -> list[Spot]:
    """An outline with many points; both lands have the same on their common border."""
    points: list[Spot] = []
    for k, (x, y, shared) in enumerate(shape):
        p, q, _ = shape[(k + 1) % len(shape)]
        points.append((x, y))
        if shared == SEA:
            points += _round(shape, k)
            continue
        along = _along(seals[land], seals[shared])
        a, b = along(x, y), along(p, q)
        steps = range(math.ceil(min(a, b) / FINE), math.floor(max(a, b) / FINE) + 1)
        shares = sorted((step * FINE - a) / (b - a) for step in steps if b != a)
        points += [(x + (p - x) * share, y + (q - y) * share) for share in shares if 0 < share < 1]
    return points


def _round(shape: Shape, k: int) -> list[Spot]:
    """Points on the coast between a corner and the next, which it rounds (Catmull-Rom)."""
    b, c = shape[k], shape[(k + 1) % len(shape)]
    a = shape[k - 1] if shape[k - 1][2] == SEA else b
    d = shape[(k + 2) % len(shape)] if c[2] == SEA else c
    n = math.ceil(math.dist(b[:2], c[:2]) / FINE)

    def on(t: float, axis: int) -> float:
        u, v, w, z = (float(corner[axis]) for corner in (a, b, c, d))
        return v + t * (w - u + t * (2 * u - 5 * v + 4 * w - z + t * (3 * v - 3 * w + z - u))) / 2

    return [(on(step / n, 0), on(step / n, 1)) for step in range(1, n)]


def _bent(outline: Sequence[Spot]) -> list[Spot]:
    """An outline without straight lines. All are bent alike, so that neighbours still fit."""
    return [
        (x + 5 * math.sin(y / 23 + x / 71) + 2 * math.sin(y / 9 + x / 31), y + 5 * math.sin(x / 25) + 2 * math.sin(x / 10 + y / 29))
        for x, y in outline
    ]


def _path(outline: Sequence[Spot]) -> str:
    """An outline as a path, each point from the one before."""
    points = [(round(x, 1), round(y, 1)) for x, y in outline]
    steps = [value for (x, y), (p, q) in pairwise(points) for value in (p - x, q - y)]
    return trace("M", points[0]) + "l" + row(steps) + "z"


class Crossing(NamedTuple):
    """A line over the sea between two lands: as a path, and points on it."""

    lands: Pair
    d: str
    spots: list[Spot]


def _crossings(pairs: Sequence[Pair], seals: Sequence[Spot], outlines: Sequence[Sequence[Spot]], on: Sheet) -> list[Crossing]:
    """Every border that is not on land, the short ones first: each goes the straightest way over no other land, seal or line."""
    told: list[Crossing] = []
    chart = _Chart(outlines, on)
    for i, j in sorted(pairs, key=lambda pair: (math.dist(seals[pair[0]], seals[pair[1]]), pair)):
        far, best, least, ashore = math.dist(seals[i], seals[j]), Crossing((i, j), "", []), math.inf, 0
        around = {k for k, seal in enumerate(seals) if math.dist(seals[i], seal) + math.dist(seals[j], seal) < 1.7 * far + 220}
        others = [seals[k] for k in around if k not in (i, j)]
        for bend in BENDS:
            spots = _arc(seals[i], seals[j], bend)
            over, tight, outside = _faults(spots, (i, j), chart, others, on)
            fault = 40 * over + 60 * tight + 90 * outside + far * abs(bend)
            if fault >= least:
                continue
            drawn = _between(spots, (i, j), chart)
            met = _met(drawn, [line.spots for line in told if line.lands[0] in around])
            if fault + 25 * met < least:
                best, least, ashore = Crossing((i, j), curve(drawn, close=False), drawn), fault + 25 * met, over
            if not (over or tight or outside or met):
                break
        if ashore:
            spots = _round_lands((i, j), seals, chart, told)
            over, tight, outside = _faults(spots, (i, j), chart, others, on)
            if over < ashore and not (tight or outside):
                drawn = _between(spots, (i, j), chart)
                best = Crossing((i, j), curve(drawn, close=False), drawn)
        told.append(best)
    return told


def _faults(spots: Sequence[Spot], ends: Pair, chart: _Chart, others: Sequence[Spot], on: Sheet) -> tuple[int, int, int]:
    """How many points of a way lie on other lands, how often they come near other seals, and how many lie at the sheet's edge."""
    over = sum(chart.land(x, y) not in (SEA, *ends) for x, y in spots)
    left, top, right, bottom = _box(spots, NEAR)
    close = [(p, q) for p, q in others if left < p < right and top < q < bottom]
    tight = sum(math.dist(spot, seal) < NEAR for seal in close for spot in spots)
    outside = sum(not (50 < x < on.wide - 50 and 50 < y < on.high - 50) for x, y in spots)
    return over, tight, outside


def _between(spots: list[Spot], ends: Pair, chart: _Chart) -> list[Spot]:
    """What is drawn of a way from seal to seal."""
    start, end = _ashore([chart.land(x, y) for x, y in spots], *ends)
    return spots[start:end]


def _met(drawn: Sequence[Spot], lines: Sequence[Sequence[Spot]]) -> int:
    """How often points of a line lie on points of others."""
    left, top, right, bottom = _box(drawn, TOUCH)
    close = [(x, y) for line in lines for x, y in line if left < x < right and top < y < bottom]
    return sum(math.dist(spot, other) < TOUCH for other in close for spot in drawn)


def _box(spots: Sequence[Spot], more: float) -> tuple[float, float, float, float]:
    """From where to where points lie, and so much more."""
    xs, ys = [x for x, _ in spots], [y for _, y in spots]
    return (min(xs) - more, min(ys) - more, max(xs) + more, max(ys) + more) if spots else (0.0, 0.0, 0.0, 0.0)


def _arc(a: Spot, b: Spot, bend: float) -> list[Spot]:
    """Points on the way between two seals that swings aside."""
    c = (a[0] + b[0]) / 2 - (b[1] - a[1]) * bend, (a[1] + b[1]) / 2 + (b[0] - a[0]) * bend
    n = round(math.dist(a, b) / PACE)
    weights = [((1 - k / n) ** 2, 2 * k / n * (1 - k / n), (k / n) ** 2) for k in range(n + 1)]
    return [(u * a[0] + v * c[0] + w * b[0], u * a[1] + v * c[1] + w * b[1]) for u, v, w in weights]


def _ashore(lands: Sequence[int], i: int, j: int) -> tuple[int, int]:
    """From where to where on its way a line is drawn: a little from before the one coast to behind the other."""
    n = len(lands)
    leaves = next((k for k, land in enumerate(lands) if land != i), n // 2)
    comes = n - next((k for k, land in enumerate(reversed(lands)) if land != j), n // 2)
    return min(max(leaves - ASHORE, CLEAR), n // 2 - 1), max(min(comes + ASHORE, n - CLEAR), n // 2 + 2)


class _Chart:
    """Whose land is where, in rows of small squares."""

    def __init__(self, outlines: Sequence[Sequence[Spot]], on: Sheet) -> None:
        wide, high = int(on.wide / SQUARE) + 1, int(on.high / SQUARE) + 1
        self.rows = [[SEA] * wide for _ in range(high)]
        for land, outline in enumerate(outlines):
            ends: dict[int, list[float]] = {}
            for k, (x, y) in enumerate(outline):
                p, q = outline[k - 1]
                if y == q:
                    continue
                slope = (p - x) / (q - y)
                for line in range(max(0, math.ceil(min(y, q) / SQUARE - 0.5)), min(high, math.ceil(max(y, q) / SQUARE - 0.5))):
                    ends.setdefault(line, []).append(x + ((line + 0.5) * SQUARE - y) * slope)
            for line, met in ends.items():
                met.sort()
                for left, right in zip(met[::2], met[1::2]):
                    first, past = max(0, round(left / SQUARE)), min(wide, round(right / SQUARE))
                    self.rows[line][first:past] = [land] * (past - first)

    def land(self, x: float, y: float) -> int:
        """On which land a point lies, or SEA."""
        line, column = int(y / SQUARE), int(x / SQUARE)
        inside = x >= 0 and y >= 0 and line < len(self.rows) and column < len(self.rows[0])
        return self.rows[line][column] if inside else SEA


def _round_lands(ends: Pair, seals: Sequence[Spot], chart: _Chart, told: Sequence[Crossing]) -> list[Spot]:
    """The shortest way from one seal to another through the water between other lands, on a grid, then smoothed.

    It keeps off coasts and other lines where it can.
    """
    (x0, y0), (x1, y1) = seals[ends[0]], seals[ends[1]]
    wide, high, free = len(chart.rows[0]) * SQUARE, len(chart.rows) * SQUARE, {SEA, *ends}
    columns, rows = int(wide / MESH), int(high / MESH)
    lines = {(round(x / MESH), round(y / MESH)) for line in told for x, y in line.spots}
    dear: dict[tuple[int, int], float] = {}

    def cost(at: tuple[int, int]) -> float:
        if at not in dear:
            x, y = at[0] * MESH, at[1] * MESH
            bad = not (50 < x < wide - 50 and 50 < y < high - 50) or chart.land(x, y) not in free
            coast = bad or any(chart.land(x + dx, y + dy) not in free for dx, dy in ((-8, 0), (8, 0), (0, -8), (0, 8)))
            dear[at] = 1 + 30 * bad + 1.5 * coast + 3 * (at in lines)
        return dear[at]

    start, goal = (round(x0 / MESH), round(y0 / MESH)), (round(x1 / MESH), round(y1 / MESH))
    known, came = {start: 0.0}, {start: start}
    queue = [(math.dist(start, goal), start)]
    while queue:
        _, at = heapq.heappop(queue)
        if at == goal:
            break
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (1, -1), (-1, 1), (-1, -1)):
            to = at[0] + dx, at[1] + dy
            if not (0 <= to[0] <= columns and 0 <= to[1] <= rows):
                continue
            long = known[at] + cost(to) * (1.414 if dx and dy else 1.0)
            if long < known.get(to, math.inf):
                known[to], came[to] = long, at
                heapq.heappush(queue, (long + math.dist(to, goal), to))
    path = [goal]
    while path[-1] != start:
        path.append(came[path[-1]])
    spots = [(x * MESH, y * MESH) for x, y in reversed(path)]
    spots[0], spots[-1] = (x0, y0), (x1, y1)
    for _ in range(3):
        middle = [((a[0] + 2 * b[0] + c[0]) / 4, (a[1] + 2 * b[1] + c[1]) / 4) for a, b, c in zip(spots, spots[1:], spots[2:])]
        spots = [spots[0], *middle, spots[-1]]
    return spots


class _Free:
    """Where there is room on the sheet for a continent's plate, the rose and a ship."""

    def __init__(self, seals: Sequence[Spot], home: Sequence[int], coast: Sequence[Spot], lines: Sequence[Spot], on: Sheet) -> None:
        """coast: points of all outlines; lines: of all lines over the sea."""
        self.seals, self.home, self.on = seals, home, on
        self.full = [*seals, *coast[::8], *lines]
        self.boxes = [(x, y + 22, 90.0, 56.0) for x, y in seals]  # with names; middle, half as wide and high

    def plate(self, continent: int, wide: float) -> Spot:
        """For the plate of a continent, half as wide as told, near one of its lands: it hides few names, coasts and borders."""
        own = [seal for seal, home in zip(self.seals, self.home) if home == continent]
        middle = sum(x for x, _ in own) / len(own), sum(y for _, y in own) / len(own)
        least, best = math.inf, middle
        for x0, y0 in own:
            boxes = [box for box in self.boxes if abs(box[0] - x0) < 3 * wide and abs(box[1] - y0) < 300]
            hidden = [(p, q) for p, q in self.full if abs(p - x0) < 3 * wide and abs(q - y0) < 300]
            for dx, dy in PLACES:
                x = min(max(x0 + dx, wide + 36), self.on.wide - wide - 36)
                y = min(max(y0 + dy, 84), self.on.high - 66)
                cost = 0.3 * math.dist((x, y), middle)  # what is told quickly first: most places are too dear already
                cost += 900 * sum(abs(x - p) < wide + SEAL and abs(y - 4 - q) < HALF + SEAL for p, q in self.seals)
                if cost >= least:
                    continue
                cost += 0.12 * sum(
                    min(wide + half - abs(x - p), 2 * wide) * (HALF + tall - abs(y - 4 - q))
                    for p, q, half, tall in boxes
                    if abs(x - p) < wide + half and abs(y - 4 - q) < HALF + tall
                )
                if cost >= least:
                    continue
                nearest = min(range(len(self.seals)), key=lambda i: math.dist((x, y), self.seals[i]))
                cost += 300 if self.home[nearest] != continent else 0
                cost += 12 * sum(abs(x - p) < wide and abs(y - 4 - q) < HALF for p, q in hidden)
                if cost < least:
                    least, best = cost, (x, y)
        self.boxes.append((best[0], best[1] - 4, wide, HALF))
        return best

    def sea(self, corner: Spot, room: float) -> Spot | None:
        """For what fills the sea, near a corner and with so much room round it, if there is any."""
        inset = int(room) + 48
        across, down = range(inset, int(self.on.wide) - inset, 30), range(inset, int(self.on.high) - inset, 30)
        for x, y in sorted(((x, y) for x in across for y in down), key=lambda spot: math.dist(spot, corner)):
            boxed = any(abs(x - p) < half + room and abs(y - q) < tall + room for p, q, half, tall in self.boxes)
            if not boxed and all(math.dist((x, y), spot) > room for spot in self.full):
                self.boxes.append((x, y, room, room))
                return float(x), float(y)
        return None


def _told(name: Names, most: float = math.inf) -> dict[str, str]:
    """A name in all languages, in two lines if it has more letters."""
    told = {"en": name.en, "ru": name.ru, "pl": name.pl}
    return {language: one if len(one) <= most else _halved(one) for language, one in told.items()}


def _halved(name: str) -> str:
    """A name in two lines, if it has two words."""
    gaps = [i for i, letter in enumerate(name) if letter == " "]
    gap = min(gaps, key=lambda i: abs(2 * i + 1 - len(name)), default=-1)
    return name if gap < 0 else f"{name[:gap]}|{name[gap + 1 :]}"


def _broad(name: Names) -> float:
    """About half the width of a continent's plate, in whatever language."""
    return min(max(PLATE, 24 + 7.5 * max(map(len, (name.en, name.ru, name.pl)))), 174)


def _graticule(on: Sheet) -> str:
    """Lines from north to south and from west to east, beyond the sheet too."""
    down = "".join(trace("M", x, -600, "V", on.high + 600) for x in range(-480, int(on.wide) + 600, GRID))
    return down + "".join(trace("M", -600, y, "H", on.wide + 600) for y in range(-480, int(on.high) + 600, GRID))


def _ends(outlines: Sequence[Sequence[Spot]]) -> Ends:
    west, bottom = min(x for one in outlines for x, _ in one), max(y for one in outlines for _, y in one)
    return Ends(round(west), round(bottom) + 30)
