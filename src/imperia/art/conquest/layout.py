"""Where lands stand that no drawing places: neighbours near, others apart, continents together. The same map gives the same layout.

Fruchterman and Reingold's springs from several starts; then the picture is turned, the sheet filled, and names are given room.
"""

from __future__ import annotations

import math
from random import Random
from typing import NamedTuple

from ...games.conquest.content import Map

Spot = tuple[float, float]
Edge = tuple[int, int]
LEAST, MOST = 880.0, 2000.0  # width of a sheet
HIGH = 0.59  # of the width
LEFT, TOP, RIGHT, BOTTOM = 125.0, 160.0, 125.0, 130.0  # what stays free on each side
EACH = 37_000.0  # for each land, of what is within
ROOM = (190.0, 124.0)  # for a seal and the name under it
STEPS, TRIES = 120, 6
EVEN = 0.4


class Sheet(NamedTuple):
    """How large it is."""

    wide: float
    high: float

    @property
    def inner(self) -> tuple[Spot, Spot]:
        """From where to where seals stand, from west to east and from north to south."""
        return (LEFT, self.wide - RIGHT), (TOP, self.high - BOTTOM)


def sheet(lands: int) -> Sheet:
    """A sheet for so many lands: the fewer, the smaller, so that each is large on paper and a small map is seen at once."""
    wide = LEAST
    while wide < MOST and (wide - LEFT - RIGHT) * (wide * HIGH - TOP - BOTTOM) < EACH * lands:
        wide += 20
    return Sheet(wide, wide * HIGH)


def layout(board: Map) -> list[Spot]:
    """The spots of the lands on their sheet: of some tries the one whose borders cross least."""
    names = [land.id for land in board.territory]
    home = [next(i for i, one in enumerate(board.continent) if name in one.territories) for name in names]
    edges = sorted({(min(i, j), max(i, j)) for i, land in enumerate(board.territory) for j in map(names.index, land.borders)})
    tries = [_try(len(board.continent), home, edges, seed) for seed in range(TRIES)]
    return min(tries, key=lambda spots: _crossings(spots, edges))


def _try(continents: int, home: list[int], edges: list[Edge], seed: int) -> list[Spot]:
    """One layout, from a start of its own."""
    spots, on = _start(home, continents, Random(seed)), sheet(len(home))
    for step in range(STEPS):
        _spring(spots, edges, home, 150 * (1 - step / STEPS) ** 1.5 + 2)
    _lay_flat(spots)
    _fill(spots, on)
    if not any(not _apart(spots, on) for _ in range(60)):
        _on_grid(spots, on)
    return [(round(x, 1), round(y, 1)) for x, y in spots]


def _crossings(spots: list[Spot], edges: list[Edge]) -> float:
    """How often borders cross, and how near they pass by lands that are not theirs."""
    bad = 0.0
    for n, (a, b) in enumerate(edges):
        for c, d in edges[:n]:
            bad += len({a, b, c, d}) == 4 and _cross(spots[a], spots[b], spots[c], spots[d])
        bad += 0.8 * sum(_near(spots[a], spots[b], spot) for i, spot in enumerate(spots) if i not in (a, b))
    return bad


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether two lines cross."""

    def side(p: Spot, q: Spot, r: Spot) -> bool:
        return (q[0] - p[0]) * (r[1] - p[1]) > (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) != side(a, b, d) and side(c, d, a) != side(c, d, b)


def _near(a: Spot, b: Spot, spot: Spot) -> bool:
    """Whether a line passes through a land's place."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    along = ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / ((dx * dx + dy * dy) or 1)
    return 0 < along < 1 and math.hypot(a[0] + along * dx - spot[0], a[1] + along * dy - spot[1]) < 46


def _start(home: list[int], continents: int, chance: Random) -> list[list[float]]:
    """Continents on a large circle in some order, their lands scattered about them."""
    order = list(range(continents))
    chance.shuffle(order)
    spots = []
    for continent in home:
        angle = math.tau * order[continent] / continents
        spots.append([400 * math.cos(angle) + chance.uniform(-150, 150), 400 * math.sin(angle) + chance.uniform(-150, 150)])
    return spots


def _lay_flat(spots: list[list[float]]) -> None:
    """Turn the picture so that it is wider than high."""
    n = len(spots)
    mx, my = sum(x for x, _ in spots) / n, sum(y for _, y in spots) / n
    xx, yy = sum((x - mx) ** 2 for x, _ in spots), sum((y - my) ** 2 for _, y in spots)
    xy = sum((x - mx) * (y - my) for x, y in spots)
    turn = -0.5 * math.atan2(2 * xy, xx - yy)
    for spot in spots:
        x, y = spot[0] - mx, spot[1] - my
        spot[:] = [x * math.cos(turn) - y * math.sin(turn), x * math.sin(turn) + y * math.cos(turn)]


def _spring(spots: list[list[float]], edges: list[Edge], home: list[int], most: float) -> None:
    """One step: all push each other away, neighbours pull; nobody moves further than `most`."""
    near = math.sqrt(MOST * MOST * HIGH / len(spots)) * 0.62
    apart, together = near * near * 1.2, near * near * 0.8
    east, south = [0.0] * len(spots), [0.0] * len(spots)
    pushes = {own: [together if own == other else apart for other in home] for own in set(home)}
    xs, ys = zip(*spots)
    for i, (x, y) in enumerate(spots):
        mx = my = 0.0
        for j, p, q, push in zip(range(i), xs, ys, pushes[home[i]]):
            dx, dy = x - p, y - q
            push /= dx * dx + dy * dy or 1.0
            dx *= push
            dy *= push
            mx += dx
            my += dy
            east[j] -= dx
            south[j] -= dy
        east[i], south[i] = mx, my
    force = [list(one) for one in zip(east, south)]
    for i, j in edges:
        dx, dy = spots[i][0] - spots[j][0], spots[i][1] - spots[j][1]
        pull = math.hypot(dx, dy) / near * (1.25 if home[i] == home[j] else 0.7)
        for k, sign in ((i, -1), (j, 1)):
            force[k][0] += sign * dx * pull
            force[k][1] += sign * dy * pull
    for spot, (fx, fy) in zip(spots, force):
        far = math.hypot(fx, fy) or 1.0
        spot[0] += fx / far * min(far, most)
        spot[1] += fy / far * min(far, most)


def _fill(spots: list[list[float]], on: Sheet) -> None:
    """Stretch the picture to the sheet, each way by at most two and a half."""
    for axis, (low, high) in enumerate(on.inner):
        values = [spot[axis] for spot in spots]
        least, most = min(values), max(values)
        scale = min(2.5, (high - low) / ((most - least) or 1))
        for spot in spots:
            spot[axis] = (low + high) / 2 + (spot[axis] - (least + most) / 2) * scale
        _even(spots, axis, low, high)


def _even(spots: list[list[float]], axis: int, low: float, high: float) -> None:
    """Move all some way to where they would stand if spread evenly; their order stays."""
    ranked = sorted(spots, key=lambda spot: spot[axis])
    for rank, spot in enumerate(ranked):
        even = low + (high - low) * rank / max(1, len(ranked) - 1)
        spot[axis] += (even - spot[axis]) * EVEN


def _apart(spots: list[list[float]], on: Sheet) -> bool:
    """Push apart what would overlap, the shorter way; whether anything did."""
    moved, ((left, right), (top, bottom)) = False, on.inner
    wide, high = ROOM
    for i, one in enumerate(spots):
        for other in spots[:i]:
            if not -wide < one[0] - other[0] < wide or not -high < one[1] - other[1] < high:
                continue
            across, down = wide - abs(one[0] - other[0]), high - abs(one[1] - other[1])
            moved = True
            axis, by = (0, across) if across < down else (1, down)
            sign = 1 if one[axis] >= other[axis] else -1
            one[axis] += sign * (by / 2 + 0.5)
            other[axis] -= sign * (by / 2 + 0.5)
    for spot in spots:
        spot[0] = min(max(spot[0], left), right)
        spot[1] = min(max(spot[1], top), bottom)
    return moved


def _on_grid(spots: list[list[float]], on: Sheet) -> None:
    """Where pushing does not help: each land to the nearest free place of a grid whose every other row is shifted."""
    (left, right), (top, bottom) = on.inner
    columns, rows = int((right - left) / ROOM[0] + 0.5), int((bottom - top) / ROOM[1] + 1)
    step, down = (right - left) / (columns - 0.5), (bottom - top) / (rows - 1)
    cells = [(left + step * (c + r % 2 / 2), top + down * r) for r in range(rows) for c in range(columns)]
    nearest = sorted((math.dist(spot, cell), i, cell) for i, spot in enumerate(spots) for cell in cells)
    placed: dict[int, Spot] = {}
    for _, i, cell in nearest:
        if i not in placed and cell not in placed.values():
            placed[i] = cell
    for i, cell in placed.items():
        spots[i][:] = cell
