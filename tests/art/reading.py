"""Reads an SVG of ours back: its words, its ids, and where every text lies, through all transforms."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
LETTER = re.compile(r"M(-?\d*\.?\d+) 0(m[^M]*)")
STEP = {"m": 2, "l": 2, "h": 1, "v": 1, "q": 4, "c": 6, "z": 0}


@dataclass(frozen=True)
class Box:
    """Where something lies, in the units of the viewBox."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: Box, by: float) -> bool:
        """Whether two boxes share more than a strip that narrow."""
        wide = min(self.right, other.right) - max(self.left, other.left)
        high = min(self.bottom, other.bottom) - max(self.top, other.top)
        return wide > by and high > by


def read(svg: str) -> ElementTree.Element:
    """The picture as a tree; raises ParseError for what is no XML."""
    return ElementTree.fromstring(svg)


def words(svg: str | ElementTree.Element) -> tuple[str, str]:
    """Title and description."""
    tree = read(svg) if isinstance(svg, str) else svg
    return tree.findtext(f"{SVG}title") or "", tree.findtext(f"{SVG}desc") or ""


def ids(svg: str) -> list[str]:
    """All ids."""
    return re.findall(r' id="([^"]+)"', svg)


@cache
def hull(letter: str) -> tuple[float, float, float, float]:
    """The bounds of a letter's outline (relative, from 0 0). A curve lies within its points."""
    xs, ys = [], []
    x = y = start_x = start_y = 0.0
    for command, given in re.findall(r"([a-z])([^a-z]*)", letter):
        values = [float(value) for value in re.findall(r"-?\d+", given)]
        if command == "z":
            x, y = start_x, start_y
        for i in range(0, len(values), STEP[command] or 1):
            part = values[i : i + STEP[command]]
            if command in "hv":
                x, y = (x + part[0], y) if command == "h" else (x, y + part[0])
            else:
                xs += [x + across for across in part[::2]]
                ys += [y + down for down in part[1::2]]
                x, y = x + part[-2], y + part[-1]
            if command == "m" and i == 0:
                start_x, start_y = x, y
            xs.append(x)
            ys.append(y)
    return min(xs), min(ys), max(xs), max(ys)


def matrix(transform: str) -> tuple[float, float, float, float, float, float]:
    """A transform as a matrix."""
    made = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
    for name, inner in re.findall(r"(\w+)\(([^)]*)\)", transform):
        v = [float(value) for value in inner.replace(",", " ").split()]
        if name == "translate":
            made = times(made, (1, 0, 0, 1, v[0], v[1] if len(v) > 1 else 0))
        elif name == "scale":
            made = times(made, (v[0], 0, 0, v[-1], 0, 0))
        else:
            a = math.radians(v[0])
            x, y = v[1:] if len(v) > 1 else (0.0, 0.0)
            turn = (math.cos(a), math.sin(a), -math.sin(a), math.cos(a), 0.0, 0.0)
            made = times(times(times(made, (1, 0, 0, 1, x, y)), turn), (1, 0, 0, 1, -x, -y))
    return made


def times(m: tuple[float, ...], n: tuple[float, ...]) -> tuple[float, float, float, float, float, float]:
    """First n, then m."""
    a, b, c, d, e, f = m
    g, h, i, j, k, o = n
    return a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * o + e, b * k + d * o + f


def around(boxes: list[Box]) -> Box:
    """The box of boxes."""
    return Box(min(b.left for b in boxes), min(b.top for b in boxes), max(b.right for b in boxes), max(b.bottom for b in boxes))


def letters(svg: str) -> list[list[Box]]:
    """Where every letter of every line of text lies. (A line is a path with its own transform; letters begin M, a number, 0 m.)"""
    found: list[list[Box]] = []
    tree = read(svg)
    known = {path.get("id"): path.get("d", "") for path in tree.iter(f"{SVG}path") if path.get("id")}

    def walk(node: ElementTree.Element, m: tuple[float, ...]) -> None:
        here = times(m, matrix(node.get("transform", "")))
        d = node.get("d", "") if node.get("transform") else ""
        if node.tag == f"{SVG}use" and node.get("fill") and not node.get("stroke"):  # a line with a halo is used twice
            d = known[(node.get("href") or "")[1:]]
        line = LETTER.findall(d)
        if line:
            found.append([moved(here, float(at), hull(letter)) for at, letter in line])
        for child in node:
            if child.tag != f"{SVG}defs":
                walk(child, here)

    walk(tree, (1, 0, 0, 1, 0, 0))
    return found


def moved(m: tuple[float, ...], at: float, bounds: tuple[float, float, float, float]) -> Box:
    """A letter's bounds where they lie."""
    a, b, c, d, e, f = m
    corners = [(a * (x + at) + c * y + e, b * (x + at) + d * y + f) for x in bounds[::2] for y in bounds[1::2]]
    xs, ys = [x for x, _ in corners], [y for _, y in corners]
    return Box(min(xs), min(ys), max(xs), max(ys))


def texts(svg: str) -> list[Box]:
    """Where every line of text lies."""
    return [around(line) for line in letters(svg)]


def colliding(svg: str, by: float) -> list[tuple[Box, Box]]:
    """Letters of two lines that overlap by more than that."""
    lines = [(around(line), line) for line in letters(svg)]
    return [
        (a, b)
        for i, (box, line) in enumerate(lines)
        for other_box, other in lines[i + 1 :]
        if box.overlaps(other_box, by)
        for a in line
        for b in other
        if a.overlaps(b, by)
    ]
