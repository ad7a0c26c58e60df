"""The pen of Империя: skies, planets, rings of stars and other things that many pictures share.

A picture lies in a card of 630 x 880 units (a tenth of a millimetre) and may paint 30 units beyond each edge.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..finish import mix
from ..geometry import TAU, at, box, curve, disc, ellipse, number, polygon, star
from ..pen import WHITE, Pen

WHOLE = box(-30, -30, 690, 940)
CX, CY = 362.0, 430.0  # the middle of most pictures: banner and name leave them there


class Brush(Pen):
    """A pen that knows what space looks like."""

    def sky(self, top: str, bottom: str, seed: str, n: int = 120) -> None:
        """The ground of a card."""
        if self.ink:
            self.fill(WHOLE, WHITE)
        else:
            fading = [(0, top, 1), (0.55, mix(top, bottom, 0.7), 1), (1, mix(bottom, top, 0.35), 1)]
            self.fill(WHOLE, self.linear(fading, 0, 0, 0.25, 1))
        self.stars(seed, n)

    def sphere(
        self,
        x: float,
        y: float,
        r: float,
        base: str,
        light: str | None = None,
        dark: str | None = None,
        lx: float = -0.4,
        ly: float = -0.45,
        rim: str | None = None,
    ) -> None:
        """A ball lit from a side; lx, ly: from where, in radii."""
        if self.ink:
            self._ink_sphere(x, y, r, math.degrees(math.atan2(-ly, -lx)))
            return
        light, dark = light or mix(base, "#FFFFFF", 0.55), dark or mix(base, "#04040C", 0.82)
        shades = [(0, light, 1), (0.38, base, 1), (0.78, mix(base, dark, 0.72), 1), (1, dark, 1)]
        self.fill(disc(x, y, r), self.radial(shades, 0.5 + lx * 0.5, 0.5 + ly * 0.5, 0.85))
        if rim:
            angle = math.atan2(ly, lx)
            self.line(ellipse(x, y, r - 1.5, r - 1.5, 0, angle - 1.2, angle + 1.2), rim, 3, 0.7)

    def _ink_sphere(self, x: float, y: float, r: float, degrees: float) -> None:
        """A ball as lines: its shadow side is hatched."""
        self.path(disc(x, y, r), fill=WHITE, stroke=self.dark, width=2.2)
        hatches = []
        for k in range(1, 6):
            side, high = r * math.cos(k * 0.055), max(r * (1 - 0.11 * k), 1)
            hatches.append(f"M0 {number(-side)}A{number(high)} {number(side)} 0 0 1 0 {number(side)}")
        self.place(x, y, degrees)
        self.path("".join(hatches), stroke=self.dark, width=1.2, ink_width=1.2)
        self.end()

    def ring(self, cx: float, cy: float, r: float, colour: str, stars: int = 0, opacity: float = 0.5) -> None:
        """The ring behind every picture, with as many stars on it as the object's number in its system."""
        if self.ink:
            colour, opacity = self.dark, 0.8
        self.line(disc(cx, cy, r), colour, 1.1, opacity)
        self.line(disc(cx, cy, r + 17), colour, 0.8, opacity * 0.55)
        ticks = []
        for k in range(72):
            inner, outer = (r + 3, r + 9) if k % 6 else (r, r + 17)
            ticks.append(polygon([at(cx, cy, inner, TAU * k / 72), at(cx, cy, outer, TAU * k / 72)], False))
        self.line("".join(ticks), colour, 0.9, opacity * 0.8)
        for k in range(stars):
            x, y = at(cx, cy, r + 8, -math.pi / 3 + k * 0.16)
            self.fill(star(x, y, 15, 4), colour)

    def spikes(
        self, x: float, y: float, r: float, colour: str, n: int = 4, turn: float = -math.pi / 2, second: float | None = None
    ) -> None:
        """The rays of a bright star."""
        self.path(star(x, y, r, r * 0.025, n, turn, second), fill=colour, opacity=0.95)

    def banded(self, x: float, y: float, r: float, colours: Sequence[str], degrees: float = -12, waving: float = 6) -> None:
        """The bands of a planet. They are clipped by its edge, and so is what follows, to `end`."""
        self.clip(disc(x, y, r))
        self.turned(degrees, x, y)
        for k, colour in enumerate(colours):
            y0 = y - r + 2 * r * (k + 0.2) / len(colours)
            waves = [
                (x - r - 10 + (2 * r + 20) * j / 8, y0 + waving * math.sin(j * 1.1 + k) + 14 * math.sin(math.pi * j / 8))
                for j in range(9)
            ]
            edge = curve(waves, False, 1)
            if self.ink:
                self.line(edge, self.dark, 1.3)
            else:
                below = polygon([(x + r + 10, y + r + 20), (x - r - 10, y + r + 20)])[1:]
                self.fill(f"{edge}L{below}", colour)
        self.end()

    def shade(self, x: float, y: float, r: float, lx: float = -0.5, ly: float = -0.5, opacity: float = 0.92) -> None:
        """The night side of a planet."""
        if not self.ink:
            shades = [(0, "#FFFFFF", 0.32), (0.35, "#000010", 0), (0.72, "#01030E", 0.6), (1, "#01030E", opacity)]
            self.fill(disc(x, y, r + 0.5), self.radial(shades, 0.5 + lx * 0.5, 0.5 + ly * 0.5, 0.92))

    def marked(self, on: str) -> str:
        """A colour of text or signs: itself, or the dark line in low ink."""
        return self.dark if self.ink else on
