"""Points, curves and the texts of SVG paths. Angles are radians; a length is in the units of the picture that is drawn."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from random import Random
from typing import TypeAlias

Point: TypeAlias = tuple[float, float]
TAU = math.tau


_DIGITS = ContextVar("digits", default=1)  # behind the point, of coordinates


@contextmanager
def whole_units() -> Iterator[None]:
    """Within this, coordinates are told in whole units: for pictures so small that a tenth of one is not seen."""
    token = _DIGITS.set(0)
    try:
        yield
    finally:
        _DIGITS.reset(token)


def number(value: float) -> str:
    """A coordinate in as few characters as tell it to a tenth, or to a whole (`whole_units`)."""
    return short(value, _DIGITS.get())


def short(value: float, digits: int = 1) -> str:
    """A number in as few characters as tell it with so many digits behind the point."""
    text = f"{value:.{digits}f}"
    if text.endswith(".0"):
        text = text[:-2]
    if text.startswith("0.") or text.startswith("-0."):
        text = text.replace("0.", ".", 1)
    return "0" if text == "-0" else text


def row(values: Sequence[float]) -> str:
    """Numbers one after another; a minus divides as well as a space."""
    told = number(values[0])
    for value in values[1:]:
        text = number(value)
        told += text if text[0] == "-" else " " + text
    return told


def trace(*parts: str | float | Sequence[float]) -> str:
    """A path from letters, numbers and points: trace("M", x, y, "L", point, "Z")."""
    told: list[str] = []
    for part in parts:
        text = part if isinstance(part, str) else number(part) if isinstance(part, (int, float)) else row(part)
        divided = not told or not text or text[0] == "-" or text[0].isalpha() or told[-1][-1:].isalpha()
        told.append(text if divided else " " + text)
    return "".join(told)


def at(cx: float, cy: float, r: float, angle: float, ry: float | None = None, turn: float = 0) -> Point:
    """The point of a circle, or of an ellipse (ry, turned) at an angle."""
    x, y = r * math.cos(angle), (r if ry is None else ry) * math.sin(angle)
    return cx + x * math.cos(turn) - y * math.sin(turn), cy + x * math.sin(turn) + y * math.cos(turn)


def polygon(points: Sequence[Point], close: bool = True) -> str:
    """Straight lines through points."""
    return "M" + "L".join(row(point) for point in points) + ("Z" if close else "")


def curve(points: Sequence[Point], close: bool = True, tension: float = 0.5) -> str:
    """A smooth line through points (Catmull-Rom)."""
    n = len(points)

    def point(i: int) -> Point:
        return points[i % n] if close else points[max(0, min(n - 1, i))]

    told = [trace("M", points[0])]
    digits = _DIGITS.get()
    x, y = (round(value, digits) for value in points[0])
    for i in range(n if close else n - 1):
        before, start, end, after = (point(i + k) for k in (-1, 0, 1, 2))
        bend = [
            *(start[k] + (end[k] - before[k]) * tension / 3 for k in (0, 1)),
            *(end[k] - (after[k] - start[k]) * tension / 3 for k in (0, 1)),
            *end,
        ]
        near = [round(value - (x, y)[k % 2], digits) for k, value in enumerate(bend)]
        told.append("c" + row(near))
        x, y = round(x + near[4], 1), round(y + near[5], 1)
    return "".join(told) + ("Z" if close else "")


def disc(cx: float, cy: float, r: float) -> str:
    """A circle."""
    return trace("M", cx - r, cy, "a", r, r, "0 1 0", 2 * r, "0 a", r, r, "0 1 0", -2 * r, "0Z")


def ellipse(cx: float, cy: float, rx: float, ry: float, turn: float = 0, start: float = 0, end: float = TAU) -> str:
    """An ellipse or a part of it, from one of its angles to another."""
    half = (start + end) / 2  # an arc of more than a half is told as two: where a whole one ends it also begins
    ends = (half, end) if abs(end - start) > 3 else (end,)
    arcs = [("A", rx, ry, f"{math.degrees(turn):.4g} 0 {int(end > start)}", at(cx, cy, rx, angle, ry, turn)) for angle in ends]
    return trace("M", at(cx, cy, rx, start, ry, turn), *(part for arc in arcs for part in arc))


def star(
    cx: float, cy: float, outer: float, inner: float, n: int = 4, turn: float = -math.pi / 2, second: float | None = None
) -> str:
    """A star of n rays; second: the length of every other ray, if it differs."""
    points = []
    for i in range(2 * n):
        ray = outer if second is None or i % 4 == 0 else second
        points.append(at(cx, cy, inner if i % 2 else ray, turn + i * math.pi / n))
    return polygon(points)


def rough(cx: float, cy: float, r: float, chance: Random, n: int = 9, uneven: float = 0.22, flat: float = 1) -> list[Point]:
    """The corners of a rock."""
    corners = []
    for i in range(n):
        wide = r * (1 + uneven * (chance.random() * 2 - 1))
        angle = TAU * i / n + chance.random() * 0.25
        corners.append(at(cx, cy, wide, angle, r * flat * (1 + uneven * (chance.random() * 2 - 1))))
    return corners


def box(x: float, y: float, wide: float, high: float, r: float = 0) -> str:
    """A rectangle, with round corners if r is given."""
    if not r:
        return trace("M", x, y, "h", wide, "v", high, "h", -wide, "Z")
    corner = ("a", r, r, "0 0 1")
    return trace(
        *("M", x + r, y, "H", x + wide - r, *corner, r, r, "V", y + high - r, *corner, -r, r),
        *("H", x + r, *corner, -r, -r, "V", y + r, *corner, r, -r, "Z"),
    )
