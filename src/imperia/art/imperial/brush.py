"""The pen of Империал: heraldic figures of flat colour within dark lines, everything drawn twice by a half-turn.

A card is 240 x 336 units; its middle is (120, 168). In low ink the colours go and the lines stay.
"""

from __future__ import annotations

from collections.abc import Callable

from ..finish import luminance
from ..geometry import disc, number
from ..pen import WHITE, Pen

LINE, STOCK = "#1B1E28", "#FFFCF5"
GOLD, GOLD_DARK, GOLD_LIGHT = "#D8A738", "#9C7420", "#F3D88B"
MIDDLE = (120.0, 168.0)


class Brush(Pen):
    """A pen for cards that have no wrong way up."""

    def flat(self, d: str, colour: str, opacity: float = 1) -> None:
        """Colour without a line; in low ink only what is dark already."""
        if not self.ink or luminance(colour) < 0.02:
            self.fill(d, colour, opacity)

    def shape(self, d: str, colour: str, width: float = 2) -> None:
        """Colour within a line."""
        fill = WHITE if self.ink else colour
        self.add(f'<path d="{d}" fill="{fill}" stroke="{LINE}" stroke-width="{number(width)}" stroke-linejoin="round"/>')

    def stroke(self, d: str, width: float = 2, colour: str = LINE, opacity: float = 1) -> None:
        """A line; in low ink thin and dark."""
        if self.ink:
            width, colour, opacity = min(width, 2), LINE, 1
        self.line(d, colour, width, opacity)

    def pearl(self, x: float, y: float, r: float, colour: str, width: float = 2) -> None:
        """A ball within a line."""
        self.shape(disc(x, y, r), colour, width)

    def put(self, d: str, x: float, y: float, size: float, colour: str, edge: float = 0) -> None:
        """A sign of 100 units at a place; edge: the width of a line round it, in the sign's own units."""
        line = f' stroke="{LINE}" stroke-width="{number(edge)}"' if edge else ""
        fill = WHITE if self.ink and edge else colour
        self.add(f'<path d="{d}" transform="translate({number(x)} {number(y)}) scale({size / 100:.3g})" fill="{fill}"{line}/>')

    def rays(self, d: str, width: float, colour: str, opacity: float = 1) -> None:
        """Fine lines of light."""
        self.line(d, LINE if self.ink else colour, min(width, 1) if self.ink else width, opacity)

    def circle(self, x: float, y: float, r: float, fill: str, line: str, width: float) -> None:
        """A circle with a line of its own colour."""
        shown = (WHITE if fill != "none" else "none", LINE) if self.ink else (fill, line)
        self.add(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(r)}" fill="{shown[0]}" stroke="{shown[1]}"'
            f' stroke-width="{number(width)}"/>'
        )

    def twice(self, draw: Callable[[], None]) -> None:
        """Something, and the same after a half-turn."""
        start = len(self._parts)
        draw()
        drawn = self._parts[start:]
        self.turned(180, *MIDDLE)
        self._parts += drawn
        self.end()
