"""A map without geography is drawn as islands: what touches borders, what borders touches or has a line over the sea."""

from __future__ import annotations

import math
import re
from itertools import accumulate, combinations

import pytest

from imperia.art.conquest.cards import bounds
from imperia.art.conquest.islands import islands
from imperia.art.conquest.outlines import Drawing, Spot
from imperia.games.conquest.content import Continent, Map, Names, Territory

FRAME = 27  # units, round the sheet


def made(sizes: list[int], chords: int = 3, optional: tuple[tuple[str, str], ...] = ()) -> Map:
    """A map whose continents have so many lands: a ring of all, and every few lands a border across it."""
    n = sum(sizes)
    pairs = {frozenset((i, (i + 1) % n)) for i in range(n)} | {frozenset((i, (i * 7 + 4) % n)) for i in range(0, n, chords)}
    borders = [sorted(j for j in range(n) if j != i and frozenset((i, j)) in pairs) for i in range(n)]
    lands = [
        Territory(f"t{i}", Names(f"Land {i}", f"Земля {i}", f"Kraj {i}"), "infantry", tuple(f"t{j}" for j in near))
        for i, near in enumerate(borders)
    ]
    starts = [sum(sizes[:c]) for c in range(len(sizes))]
    continents = [
        Continent(f"c{c}", Names(f"Part {c}", f"Часть {c}", f"Część {c}"), 2, tuple(f"t{i}" for i in range(start, start + size)))
        for c, (start, size) in enumerate(zip(starts, sizes))
    ]
    return Map(Names("Made", "Карта", "Mapa"), {2: 30}, tuple(continents), tuple(lands), optional)


MAPS = [
    pytest.param(made(sizes, chords), id=f"{sum(sizes)} lands in {len(sizes)}", marks=[pytest.mark.long] if sum(sizes) > 50 else [])
    for sizes, chords in (
        ([3], 3),
        ([2, 1], 2),
        ([5, 3], 3),
        ([7, 1, 6], 2),
        ([6] * 4, 3),
        ([7] * 6, 3),
        ([9, 8] * 3 + [9], 3),
    )
]


@pytest.fixture(scope="module", params=MAPS)
def drawn_map(request: pytest.FixtureRequest) -> tuple[Map, Drawing]:
    """A map and its drawing."""
    return request.param, islands(request.param)


def corners(d: str) -> list[Spot]:
    """The points of an outline."""
    first, steps = d.removeprefix("M").removesuffix("z").split("l")
    values = [float(value) for value in steps.replace("-", " -").split()]
    x, y = map(float, first.replace("-", " -").split())
    found = [(x, y)]
    for dx, dy in zip(values[::2], values[1::2]):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def away(spot: Spot, outline: list[Spot]) -> float:
    """How far a point is from an outline."""

    def from_side(a: Spot, b: Spot) -> float:
        dx, dy = b[0] - a[0], b[1] - a[1]
        along = ((spot[0] - a[0]) * dx + (spot[1] - a[1]) * dy) / (dx * dx + dy * dy or 1)
        along = min(max(along, 0), 1)
        return math.dist(spot, (a[0] + along * dx, a[1] + along * dy))

    return min(map(from_side, outline, outline[1:] + outline[:1]))


def common(one: list[Spot], two: list[Spot]) -> float:
    """How long the stretch is that two outlines share."""
    shared = [away(spot, two) < 0.5 for spot in one]
    return sum(math.dist(one[k - 1], one[k]) for k in range(len(one)) if shared[k - 1] and shared[k])


def near(drawn: Drawing) -> list[tuple[int, int]]:
    """The pairs of lands that could touch."""
    boxes = [bounds(land.d) for land in drawn.territories]
    return [
        (i, j)
        for (i, a), (j, b) in combinations(enumerate(boxes), 2)
        if a[0] < b[2] + 20 and b[0] < a[2] + 20 and a[1] < b[3] + 20 and b[1] < a[3] + 20
    ]


def test_lands_touch_where_they_border_and_every_other_border_has_a_line_over_the_sea(drawn_map: tuple[Map, Drawing]) -> None:
    board, drawn = drawn_map
    home = {land: one.id for one in board.continent for land in one.territories}
    lines = [frozenset((line.a, line.b)) for line in drawn.sea_lines]
    outlines = [corners(land.d) for land in drawn.territories]
    touching = set()
    for i, j in near(drawn):
        one, two = board.territory[i], board.territory[j]
        if two.id in one.borders and frozenset((one.id, two.id)) not in lines:
            assert home[one.id] == home[two.id]
            assert common(outlines[i], outlines[j]) > 18, (one.id, two.id)
            touching.add(frozenset((one.id, two.id)))
        else:
            apart = min(away(spot, outlines[j]) for spot in outlines[i])
            assert min(apart, *(away(spot, outlines[i]) for spot in outlines[j])) > 6, (one.id, two.id)
    assert len(lines) == len(set(lines))
    assert touching | set(lines) == {frozenset((one.id, other)) for one in board.territory for other in one.borders}


def within(spot: Spot, outline: list[Spot]) -> bool:
    """Whether a point lies on a land."""
    (x, y), inside = spot, False
    for (a, b), (c, d) in zip(outline, outline[1:] + outline[:1]):
        if (b > y) != (d > y) and x < a + (c - a) * (y - b) / (d - b):
            inside = not inside
    return inside


def on_line(d: str) -> list[Spot]:
    """Points of a line over the sea: the ends of its curves."""
    start, *steps = [[float(value) for value in re.findall(r"-?\d*\.?\d+", part)] for part in d.removeprefix("M").split("c")]
    return list(accumulate(((dx, dy) for *_, dx, dy in steps), lambda at, by: (at[0] + by[0], at[1] + by[1]), initial=tuple(start)))


def test_a_line_over_the_sea_crosses_no_other_land(drawn_map: tuple[Map, Drawing]) -> None:
    _, drawn = drawn_map
    outlines = {land.id: corners(land.d) for land in drawn.territories}
    for line in drawn.sea_lines:
        for spot in on_line(line.d):
            for land, outline in outlines.items():
                assert land in (line.a, line.b) or not within(spot, outline) or away(spot, outline) < 3, (line, land)


def test_all_lies_on_the_sheet_and_no_plate_on_a_seal(drawn_map: tuple[Map, Drawing]) -> None:
    board, drawn = drawn_map
    assert [land.id for land in drawn.territories] == [land.id for land in board.territory]
    assert [place.id for place in drawn.continents] == [one.id for one in board.continent]
    for land in drawn.territories:
        left, top, right, bottom = bounds(land.d)
        assert left > FRAME
        assert top > FRAME
        assert right < drawn.width - FRAME
        assert bottom < drawn.height - FRAME
        assert min(math.dist(land.token, spot) for spot in corners(land.d)) > 30
        for place in drawn.continents:
            assert abs(place.label[0] - land.token[0]) > 90 or abs(place.label[1] - 4 - land.token[1]) > 55
    for line in drawn.sea_lines:
        assert line.d.startswith("M")


def test_a_border_that_an_option_takes_away_is_a_line_over_the_sea() -> None:
    lines = {frozenset((line.a, line.b)) for line in islands(made([8], optional=(("t2", "t3"),))).sea_lines}
    assert frozenset(("t2", "t3")) in lines


def test_the_same_map_is_always_drawn_the_same() -> None:
    assert islands(made([6, 5])) == islands(made([6, 5]))
    assert islands(made([6, 5])) != islands(made([5, 6]))


def test_a_long_name_has_two_lines_in_each_language() -> None:
    board = made([3])
    name = Names("The Misty Mountains", "Туманные горы севера", "Góry")
    first = Territory("t0", name, "infantry", board.territory[0].borders)
    drawn = islands(Map(board.name, board.armies, board.continent, (first, *board.territory[1:])))
    assert drawn.territories[0].name == {"en": "The Misty|Mountains", "ru": "Туманные|горы севера", "pl": "Góry"}
