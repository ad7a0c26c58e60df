"""The emblems of players, one set for all games: a shape in a box of 24 by which a player is known without his colour.

Each seat has an emblem, a colour of wax that bears white signs, and a letter; the neutral side has a shield.
"""

from __future__ import annotations

import math
from typing import Literal, TypeAlias

import msgspec

from .geometry import TAU, at, box, disc, polygon
from .pen import Pen

Part: TypeAlias = "tuple[Literal['fill', 'hole', 'line'], str]"


class Emblem(msgspec.Struct, frozen=True):
    """A player's sign. parts: filled, cut out again, or drawn as a line of 2.7."""

    name: str
    wax: str
    wash: str
    letter: str
    parts: tuple[Part, ...]


def _petals(r: float, far: float, n: int) -> str:
    return "".join(disc(*at(12, 12, far, TAU * k / n - math.pi / 2), r) for k in range(n))


def _rays() -> str:
    around = [TAU * k / 8 - math.pi / 2 for k in range(8)]
    return "".join(polygon([at(12, 12, 6.4, a - 0.27), at(12, 12, 11.3, a), at(12, 12, 6.4, a + 0.27)]) for a in around)


EMBLEMS = (
    Emblem(
        "rose",
        "#A3271F",
        "#E9A58B",
        "A",
        (("fill", _petals(4.3, 5.6, 5)), ("hole", disc(12, 12, 3.6)), ("fill", disc(12, 12, 1.7))),
    ),
    Emblem(
        "anchor",
        "#1F5488",
        "#A9C4DC",
        "B",
        (
            ("line", disc(12, 4.6, 2.3)),
            (
                "line",
                "M12 7v14M7 10h10M3.4 14.2C4.6 18.6 8 20.8 12 21c4-.2 7.4-2.4 8.6-6.8M3.4 14.2l-.6 3.2M3.4 14.2l2.8 1.5"
                "M20.6 14.2l.6 3.2M20.6 14.2l-2.8 1.5",
            ),
        ),
    ),
    Emblem(
        "trefoil",
        "#2E6B3B",
        "#AFCB9C",
        "C",
        (
            (
                "fill",
                disc(12, 6.6, 4.7)
                + disc(6.6, 13.4, 4.7)
                + disc(17.4, 13.4, 4.7)
                + "M10.6 11h2.8l-.3 4c.2 3 1 5.2 2.9 7.2H8c1.9-2 2.7-4.2 2.9-7.2z",
            ),
        ),
    ),
    Emblem("sun", "#8F5F08", "#E8CB86", "D", (("fill", disc(12, 12, 4.9) + _rays()),)),
    Emblem(
        "crown",
        "#6D3582",
        "#CDB3D6",
        "E",
        (
            (
                "fill",
                "M2.6 7.2l4.6 4.3L12 4l4.8 7.5 4.6-4.3-1.9 10.3H4.5z"
                + box(4.5, 18.6, 15, 2.9)
                + disc(2.6, 6.3, 1.7)
                + disc(12, 3.3, 1.8)
                + disc(21.4, 6.3, 1.7),
            ),
        ),
    ),
    Emblem("tower", "#413C37", "#C9C3B8", "F", (("fill", "M4 3h3.5v3h2.7V3h3.6v3h2.7V3H20v6l-2 1.5V20h2v2H4v-2h2v-9.5L4 9z"),)),
)
NEUTRAL = Emblem(
    "shield",
    "#6E6552",
    "#DAD2BE",
    "N",
    (("fill", "M12 2C15 4 18 5 21 5 21.4 13 18 19 12 22 6 19 2.6 13 3 5 6 5 9 4 12 2Z"), ("hole", "M7 8L9.5 6.5 17.5 16 15.5 18Z")),
)


def of_player(player: int) -> Emblem:
    """The emblem of a seat; -1 is the neutral side. Raises ValueError for a seat that no game has."""
    if not -1 <= player < len(EMBLEMS):
        raise ValueError(f"there is no emblem for player {player}")
    return NEUTRAL if player < 0 else EMBLEMS[player]


def draw(p: Pen, emblem: Emblem, x: float, y: float, size: float, colour: str, ground: str) -> None:
    """An emblem, its middle at a point; ground: what is seen through its holes."""
    p.place(x, y, 0, size / 24)
    p.place(-12, -12)
    for kind, d in emblem.parts:
        if kind == "line":
            p.line(d, colour, 2.7)
        else:
            p.fill(d, colour if kind == "fill" else ground)
    p.end()
    p.end()
