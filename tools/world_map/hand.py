"""The hand: arcs between the points where borders meet, a little wobble, quadratic curves."""

from __future__ import annotations

import itertools
import math
from collections import defaultdict

from coverage import polygons


def wobble(x, y):
    """A smooth field, the same for both sides of a border: the pen does not draw rulers."""
    dx = 0.9 * math.sin(x / 9.1 + y / 13.7) + 0.7 * math.sin(y / 7.3 - x / 23.0 + 1.3)
    dy = 0.9 * math.sin(y / 8.7 - x / 15.1 + 0.7) + 0.7 * math.sin(x / 6.9 + y / 19.0 + 2.1)
    return x + dx, y + dy


def key(p):
    """A point, to be found again."""
    return (round(p[0], 4), round(p[1], 4))


def build_arcs(geoms):
    """Split all rings at nodes.  Returns (rings per territory as lists of arc refs, arcs, sides)."""
    rings = {t: [list(map(key, r.coords))[:-1] for p in polygons(g) for r in (p.exterior, *p.interiors)] for t, g in geoms.items()}
    sides, nb = defaultdict(set), defaultdict(set)
    for t, rs in rings.items():
        for r in rs:
            for a, b in zip(r, r[1:] + r[:1], strict=True):
                sides[frozenset((a, b))].add(t)
                nb[a].add(b)
                nb[b].add(a)
    node = {p for p, n in nb.items() if len(n) != 2}
    for p, n in nb.items():
        if len(n) == 2:
            a, b = n
            if sides[frozenset((a, p))] != sides[frozenset((p, b))]:
                node.add(p)
    arcs, index, refs = [], {}, defaultdict(list)
    for t, rs in rings.items():
        for r in rs:
            cut = [i for i, p in enumerate(r) if p in node]
            if cut:
                chunks = [r[i : j + 1] for i, j in itertools.pairwise(cut)] + [r[cut[-1] :] + r[: cut[0] + 1]]
            else:
                k = r.index(min(r))
                chunks = [r[k:] + r[: k + 1]]
            one = []
            for c in chunks:
                fwd, rev = tuple(c), tuple(c[::-1])
                if fwd in index:
                    one.append(index[fwd])
                elif rev in index:
                    one.append(~index[rev])
                else:
                    index[fwd] = len(arcs)
                    arcs.append(c)
                    one.append(index[fwd])
            refs[t].append(one)
    side_of = [sides[frozenset((c[0], c[1]))] for c in arcs]
    return refs, arcs, side_of


def ink(points, step=15.0):
    """Long straight strokes get vertices, all get the wobble."""
    out = []
    for (x1, y1), (x2, y2) in itertools.pairwise(points):
        n = max(1, round(math.hypot(x2 - x1, y2 - y1) / step))
        out += [wobble(x1 + (x2 - x1) * i / n, y1 + (y2 - y1) * i / n) for i in range(n)]
    return [*out, wobble(*points[-1])]


def num(v):
    """A number to a tenth."""
    s = f"{v:.1f}".rstrip("0").rstrip(".")
    s = "0" if s in ("-0", "") else s
    return s.replace("0.", ".", 1) if s.startswith(("0.", "-0.")) else s


def pair(x, y):
    """Two numbers."""
    a, b = num(x), num(y)
    return a + (b if b.startswith("-") else " " + b)


class Pen:
    """Relative path commands on a grid of 0.1 without drift."""

    def __init__(self):
        self.s, self.x, self.y = [], 0.0, 0.0

    def move(self, p):
        """Begin at a point."""
        self.x, self.y = round(p[0], 1), round(p[1], 1)
        self.s.append("M" + pair(self.x, self.y))
        return self

    def _rel(self, p):
        return round(p[0], 1) - self.x, round(p[1], 1) - self.y

    def quad(self, c, p):
        """A curve to a point."""
        self.s.append("q" + pair(*self._rel(c)) + ("" if num(self._rel(p)[0]).startswith("-") else " ") + pair(*self._rel(p)))
        self.x, self.y = round(p[0], 1), round(p[1], 1)

    def line(self, p):
        """A line to a point."""
        self.s.append("l" + pair(*self._rel(p)))
        self.x, self.y = round(p[0], 1), round(p[1], 1)

    def close(self):
        """Back to the beginning."""
        self.s.append("z")

    def __str__(self):
        return "".join(self.s)


def mid(a, b):
    """The middle of two points."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def draw_open(pen, pts):
    """Through the ends, towards the vertices: a clamped quadratic B-spline (pen stands at pts[0])."""
    if len(pts) == 2:
        pen.line(pts[1])
        return
    for i in range(1, len(pts) - 1):
        end = pts[-1] if i == len(pts) - 2 else mid(pts[i], pts[i + 1])
        pen.quad(pts[i], end)


def draw_loop(pen, pts):
    """A closed quadratic B-spline."""
    pts = pts[:-1]
    pen.move(mid(pts[-1], pts[0]))
    for i, p in enumerate(pts):
        pen.quad(p, mid(p, pts[(i + 1) % len(pts)]))


def course(pts):
    """A sea line: Catmull-Rom through the waypoints, as cubics."""
    p = [pts[0], *pts, pts[-1]]
    s = "M" + pair(*pts[0])
    for i in range(1, len(p) - 2):
        c1 = (p[i][0] + (p[i + 1][0] - p[i - 1][0]) / 6, p[i][1] + (p[i + 1][1] - p[i - 1][1]) / 6)
        c2 = (p[i + 1][0] - (p[i + 2][0] - p[i][0]) / 6, p[i + 1][1] - (p[i + 2][1] - p[i][1]) / 6)
        s += "C" + " ".join(f"{num(a)} {num(b)}" for a, b in (c1, c2, p[i + 1]))
    return s


def pt(p):
    """A point as data."""
    return [round(float(p[0]), 1), round(float(p[1]), 1)]
