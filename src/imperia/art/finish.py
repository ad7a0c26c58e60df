"""The three finishes of a picture: full colour, low ink (lines on white), grey; and what colours weigh against each other."""

from __future__ import annotations

import re
from typing import Literal, TypeAlias, get_args

Finish: TypeAlias = Literal["colour", "ink", "grey"]
FINISHES: tuple[Finish, ...] = get_args(Finish)

_COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\b")


def channels(colour: str) -> tuple[int, int, int]:
    """Red, green, blue of "#RRGGBB" or "#RGB", 0-255."""
    digits = colour[1:] if len(colour) == 7 else "".join(digit * 2 for digit in colour[1:])
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def mix(one: str, other: str, share: float) -> str:
    """A colour between two: 0 is the one, 1 the other."""
    return "#" + "".join(f"{round(a + (b - a) * share):02X}" for a, b in zip(channels(one), channels(other)))


def luminance(colour: str) -> float:
    """Relative luminance as WCAG defines it, 0-1."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (c / 255 for c in channels(colour))]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The contrast of two colours as WCAG defines it, 1-21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def grey(colour: str) -> str:
    """The grey of the same luminance: contrasts stay what they were."""
    y = luminance(colour)
    level = round(255 * (12.92 * y if y <= 0.0031308 else 1.055 * y ** (1 / 2.4) - 0.055))
    return f"#{level:02X}{level:02X}{level:02X}"


def greyed(svg: str) -> str:
    """A picture with every colour turned to its grey."""
    return _COLOUR.sub(lambda found: grey(found[0]), svg)
