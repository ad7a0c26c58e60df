"""The pen that draws a picture: paths, gradients, text, symbols, in full colour or as lines for low ink.

Only paths, gradients and clips are used (no filter, mask, blend mode, live text or font), so a browser, typst, resvg and a
printer all show the same. Ids are made from the picture's own contents: two pictures in one page never share an id by chance.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from html import escape
from random import Random
from typing import TypeAlias

from .finish import Finish, greyed, mix
from .geometry import disc, number, short, star, trace
from .lettering import IMPERIAL, IMPERIAL_WIDTH, Style, fitted, font, outline, width
from .symbols import SYMBOLS, Stroke

Stops: TypeAlias = Sequence[tuple[float, str, float]]  # offset, colour, opacity
BLACK = "#1C1D2B"  # lines on white
WHITE = "#FFF"
ID = "\0"  # stands in an id until the picture is whole


def opaque(opacity: float, name: str = "opacity") -> str:
    """The attribute, where it says anything."""
    return "" if opacity == 1 else f' {name}="{round(opacity, 2):g}"'


class Pen:
    """Collects the parts of one picture."""

    def __init__(self, finish: Finish = "colour", accent: str | None = None, faintest: float = 0) -> None:
        """accent: the colour of the lines in low ink; faintest: width times opacity of a line below which it is left out."""
        self.finish, self.ink, self.faintest = finish, finish == "ink", faintest
        self.dark = accent or BLACK
        self._parts: list[str] = []
        self._defs: list[str] = []
        self._known: dict[str, str] = {}

    def add(self, part: str) -> None:
        """A part of the picture, as it is."""
        self._parts.append(part)

    def _defined(self, element: str, inner: str, closed: bool = False) -> str:
        """The id of a definition, made when it is first asked for. closed: it holds nothing."""
        if inner not in self._known:
            self._known[inner] = name = f"{ID}{len(self._known)}"
            self._defs.append(f'<{element} id="{name}"{inner}' + ("" if closed else f"</{element}>"))
        return self._known[inner]

    def _gradient(self, element: str, where: str, stops: Stops) -> str:
        told = "".join(f'<stop offset="{o:g}" stop-color="{c}"{opaque(a, "stop-opacity")}/>' for o, c, a in stops)
        return f"url(#{self._defined(element, f' {where}>{told}')})"

    def linear(self, stops: Stops, x1: float = 0, y1: float = 0, x2: float = 0, y2: float = 1) -> str:
        """A gradient along a line, in shares of the shape."""
        return self._gradient("linearGradient", f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"', stops)

    def radial(self, stops: Stops, cx: float = 0.5, cy: float = 0.5, r: float = 0.5) -> str:
        """A gradient round a point, in shares of the shape."""
        return self._gradient("radialGradient", f'cx="{cx:.3g}" cy="{cy:.3g}" r="{r:.3g}"', stops)

    def radial_at(self, stops: Stops, x: float, y: float, r: float) -> str:
        """A gradient round a point of the picture."""
        where = f'gradientUnits="userSpaceOnUse" cx="{number(x)}" cy="{number(y)}" r="{number(r)}"'
        return self._gradient("radialGradient", where, stops)

    def path(
        self,
        d: str,
        *,
        fill: str | None = None,
        stroke: str | None = None,
        width: float = 2,
        opacity: float = 1,
        ink: bool = True,
        rounded: bool = False,
        evenodd: bool = False,
        ink_fill: str | None = None,
        ink_width: float | None = None,
    ) -> None:
        """A shape. In low ink it is a line round white, or nothing (ink=False)."""
        if self.ink:
            if not ink:
                return
            fill, stroke, opacity = ink_fill or (WHITE if fill else None), self.dark, 1
            width = ink_width or max(1.3, min(width, 2.2))
        line = ""
        if stroke and width * opacity < self.faintest:
            stroke = None
            if not fill:
                return
        if stroke:
            ends = ' stroke-linecap="round"' if rounded else ""
            line = f' stroke="{stroke}" stroke-width="{short(width)}"{ends} stroke-linejoin="round"'
        rule = ' fill-rule="evenodd"' if evenodd else ""
        self.add(f'<path d="{d}" fill="{fill or "none"}"{line}{opaque(opacity)}{rule}/>')

    def fill(self, d: str, colour: str, opacity: float = 1, evenodd: bool = False) -> None:
        """A filled shape, in low ink too."""
        rule = ' fill-rule="evenodd"' if evenodd else ""
        self.add(f'<path d="{d}" fill="{colour}"{rule}{opaque(opacity)}/>')

    def line(self, d: str, colour: str, width: float, opacity: float = 1) -> None:
        """A line with round ends, in low ink too."""
        if width * opacity < self.faintest:
            return
        ends = 'stroke-linecap="round" stroke-linejoin="round"'
        self.add(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{short(width)}" {ends}{opaque(opacity)}/>')

    def glow(
        self,
        x: float,
        y: float,
        r: float,
        colour: str,
        opacity: float = 1,
        core: str | None = None,
        ry: float | None = None,
        turn: float = 0,
    ) -> None:
        """A light that fades outward; nothing in low ink. turn: degrees."""
        if self.ink:
            return
        fading = [(0, core or colour, opacity), (0.35, colour, opacity * 0.45), (0.68, colour, opacity * 0.12), (1, colour, 0)]
        turned = f' transform="rotate({number(turn)} {number(x)} {number(y)})"' if turn else ""
        size = f'cx="{number(x)}" cy="{number(y)}" rx="{number(r)}" ry="{number(ry or r)}"'
        self.add(f'<ellipse {size} fill="{self.radial(fading)}"{turned}/>')

    def stars(self, seed: str, n: int = 110, within: tuple[float, float, float, float] = (-30, -30, 660, 910)) -> None:
        """A sky of small stars, the same for the same seed."""
        chance = Random(seed)
        small: dict[float, list[str]] = {}
        for _ in range(n // 7 if self.ink else n):
            x, y, bright = chance.uniform(*within[::2]), chance.uniform(*within[1::2]), chance.random() ** 3
            opacity = 1 if self.ink else round(0.25 + 0.6 * chance.random(), 1)
            small.setdefault(opacity, []).append(disc(x, y, 1.5 if self.ink else 0.7 + 2.2 * bright))
        for opacity, discs in small.items():
            self.fill("".join(discs), self.dark if self.ink else "#FFFFFF", opacity)
        for _ in range(0 if self.ink else 5):
            x, y, ray = chance.uniform(150, 600), chance.uniform(180, 660), chance.uniform(7, 14)
            self.fill(star(x, y, ray, ray * 0.09), "#FFFFFF", 0.7)

    def clip(self, d: str) -> None:
        """From here to `end` only what lies within this path is seen."""
        self.add(f'<g clip-path="url(#{self._defined("clipPath", f"><path d={chr(34)}{d}{chr(34)}/>")})">')

    def defined(self, d: str) -> str:
        """The reference of a path that is used several times."""
        return "#" + self._defined("path", f' d="{d}"/>', closed=True)

    def use(self, reference: str, attributes: str) -> None:
        """A defined path once more."""
        self.add(f'<use href="{reference}"{" " if attributes else ""}{attributes}/>')

    def clip_to(self, reference: str) -> None:
        """Like `clip`, with a defined path."""
        self.add(f'<g clip-path="url(#{self._defined("clipPath", f"><use href={chr(34)}{reference}{chr(34)}/>")})">')

    def place(self, x: float, y: float, turn: float = 0, wide: float = 1, high: float | None = None) -> None:
        """From here to `end` everything is drawn round this point, turned by degrees and scaled."""
        told = f"translate({number(x)} {number(y)})"
        if turn:
            told += f" rotate({number(turn)})"
        if wide != 1 or high is not None:
            told += f" scale({wide:.4g})" if high is None else f" scale({wide:.4g} {high:.4g})"
        self.add(f'<g transform="{told}">')

    def turned(self, degrees: float, x: float, y: float) -> None:
        """From here to `end` everything is turned about a point."""
        self.add(f'<g transform="rotate({number(degrees)} {number(x)} {number(y)})">')

    def end(self) -> None:
        """The end of a clip, a place or a turn."""
        self.add("</g>")

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        style: Style,
        colour: str,
        *,
        anchor: str = "left",
        spacing: float = 0,
        room: float | None = None,
        halo: tuple[str, float] | None = None,
    ) -> None:
        """A line of text on the baseline y; it shrinks to `room`. anchor: left, middle, right; halo: colour and width round it."""
        if room is not None:
            smaller = fitted(text, size, style, room, spacing)
            size, spacing = smaller, spacing * smaller / size
        wide = width(text, size, style, spacing)
        x -= {"left": 0, "middle": wide / 2, "right": wide}[anchor]
        unit = size / font(style).em
        d, signs = outline(text, style, spacing / unit)
        if d:
            where = f'transform="translate({number(x)} {number(y)}) scale({unit:.5g})"'
            if halo:
                line = f'fill="{halo[0]}" stroke="{halo[0]}" stroke-width="{short(halo[1] / unit)}" stroke-linejoin="round"'
                once = self.defined(d)
                self.add(f'<g {where}><use href="{once}" {line} opacity=".85"/><use href="{once}" fill="{colour}"/></g>')
            else:
                self.add(f'<path {where} d="{d}" fill="{colour}"/>')
        for sign in signs:
            self.symbol("imperial", x + (sign + IMPERIAL_WIDTH / 2) * unit, y - 300 * unit, 610 * unit, colour)

    def symbol(self, name: str, x: float, y: float, size: float, colour: str) -> None:
        """A sign, its middle at a point."""
        self.place(x, y, 0, size / 100)
        for part in SYMBOLS[name]:
            if isinstance(part, Stroke):
                self.line(part.d, colour, part.width)
            else:
                self.fill(part.d, colour, evenodd=part.evenodd)
        if name == "fiver":
            self.text(0, 22, "5", 62, "bold", colour, anchor="middle")
        self.end()

    def svg(self, title: str, *, size: tuple[float, float], unit: float = 1, bleed: float = 0, about: str = "") -> str:
        """The whole picture. size, bleed: millimetres; unit: millimetres that one unit of the drawing is; about: more words."""
        told = f"<title>{escape(words(title))}</title>" + (f"<desc>{escape(words(about))}</desc>" if about else "")
        wide, high = size[0] + 2 * bleed, size[1] + 2 * bleed
        inner = "".join(self._parts)
        if unit != 1:
            inner = f'<g transform="scale({unit:g})">{inner}</g>'
        box = f'viewBox="{0 - bleed:g} {0 - bleed:g} {wide:g} {high:g}" width="{wide:g}mm" height="{high:g}mm"'
        whole = f'<svg xmlns="http://www.w3.org/2000/svg" {box} role="img">{told}<defs>{"".join(self._defs)}</defs>{inner}</svg>\n'
        if self.finish == "grey":
            whole = greyed(whole)
        return whole.replace(ID, "i" + hashlib.sha256(whole.encode()).hexdigest()[:10] + "-")


def words(text: str) -> str:
    """A text of a picture for those who hear it: the imperial by its letter, as everywhere else."""
    return text.replace(IMPERIAL, "и")


def pale(colour: str, share: float = 0.5) -> str:
    """A colour nearer to white."""
    return mix(colour, "#FFFFFF", share)


__all__ = ["BLACK", "WHITE", "Pen", "Stops", "pale", "trace", "words"]
