"""Text as outlines: measured, fitted, broken into lines, and drawn without a font, so that every program shows the same.

The outlines and kerning of Onest and Cormorant lie in outlines.json, made by `bake`; figures are lining ones.
The sign ¤ stands for the imperial and is drawn by the pen.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Literal, TypeAlias

import msgspec

from ..errors import CannotDraw
from ..geometry import number

Style: TypeAlias = Literal["title", "numeral", "read", "bold"]
IMPERIAL = "¤"
IMPERIAL_WIDTH = 800.0  # of the sign, in units of the font


class Font(msgspec.Struct, frozen=True):
    """One weight of a font. glyphs: by character, how far it leads and its outline (relative); kerning: by pair of characters."""

    em: int
    glyphs: dict[str, tuple[float, str]]
    kerning: dict[str, float]


@cache
def _fonts() -> dict[str, Font]:
    return msgspec.convert(json.loads(files(__package__).joinpath("outlines.json").read_bytes()), dict[str, Font])


def font(style: Style) -> Font:
    """The font of a style."""
    return _fonts()[style]


def steps(text: str, style: Style) -> Iterator[tuple[str, float]]:
    """Each character and how far it leads, kerning included. Raises CannotDraw for a character the font lacks."""
    known = font(style)
    for letter, following in zip(text, text[1:] + "\0"):
        if letter == IMPERIAL:
            yield letter, IMPERIAL_WIDTH
        elif letter in known.glyphs:
            yield letter, known.glyphs[letter][0] + known.kerning.get(letter + following, 0)
        else:
            raise CannotDraw(reason="letter", card=text, letter=letter)


def width(text: str, size: float, style: Style, spacing: float = 0) -> float:
    """How wide a text is at a size (the em's), with that much more between letters."""
    return sum(step for _, step in steps(text, style)) * size / font(style).em + spacing * max(0, len(text) - 1)


def outline(text: str, style: Style, spacing: float = 0) -> tuple[str, list[float]]:
    """The path of a text in units of the font, from 0 on the baseline 0, and where its imperial signs begin."""
    told, signs, x = [], [], 0.0
    for letter, step in steps(text, style):
        if letter == IMPERIAL:
            signs.append(x)
        elif d := font(style).glyphs[letter][1]:
            told.append(f"M{number(x)} 0{d}")
        x += step + spacing
    return "".join(told), signs


def fitted(text: str, size: float, style: Style, room: float, spacing: float = 0) -> float:
    """The size at which a text fits, at most the one wanted."""
    wide = width(text, size, style, spacing)
    return size if wide <= room else size * room / wide


def wrapped(text: str, size: float, style: Style, room: float) -> list[str]:
    """A text in lines of at most that width; a word that is wider stands alone."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, size, style) <= room:
            lines[-1] = longer
        elif lines:
            lines.append(word)
        else:
            lines = [word]
    return lines


def balanced(text: str, size: float, style: Style, room: float) -> list[str]:
    """A text in as few lines as fit, of about the same length."""
    lines = wrapped(text, size, style, room)
    low, high = room * 0.4, room
    for _ in range(9):
        middle = (low + high) / 2
        tried = wrapped(text, size, style, middle)
        if len(tried) > len(lines) or max(width(line, size, style) for line in tried) > room:
            low = middle
        else:
            high, lines = middle, tried
    return lines


class Fit(msgspec.Struct, frozen=True):
    """A name as it stands on a card: its lines and their size."""

    lines: tuple[str, ...]
    size: float


def fit_name(text: str, size: float, style: Style, room: float, least: float, lines: int = 2, of_many: float = 0.8) -> Fit:
    """A name in one line if it need shrink little, else in up to `lines`, which are at most `of_many` of the size.

    Raises CannotDraw if it would have to be smaller than `least`.
    """
    for n in range(1, lines + 1):
        told = in_lines(text, n, size, style)
        small = min(fitted(line, size, style, room) for line in told)
        wanted = size * 0.78 if n < min(lines, len(text.split())) else least
        if small >= wanted:
            return Fit(tuple(told), small if n == 1 else min(small, size * of_many))
    raise CannotDraw(reason="name", card=text)


def in_lines(text: str, n: int, size: float, style: Style) -> list[str]:
    """A text broken into at most n lines, the widest as narrow as can be."""
    words = text.split()
    if n == 1 or len(words) == 1:
        return [" ".join(words)]
    halves = [(words[:i], words[i:]) for i in range(1, len(words))]
    tried = [[" ".join(head), *in_lines(" ".join(tail), n - 1, size, style)] for head, tail in halves]
    return min(tried, key=lambda lines: max(width(line, size, style) for line in lines))
