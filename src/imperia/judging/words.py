"""What judges say, in words: percentages as a language writes them, and a legal action with its expected result."""

from __future__ import annotations

from ..locale import Message, say
from .judge import Judged


def percent(language: str, part: float, *, sign: bool = False, places: int = 0) -> str:
    """A part as a percentage."""
    return say(language, "review-percent", n=number(language, 100 * part, sign=sign, places=places))


def number(language: str, value: float, *, sign: bool = False, places: int = 1) -> str:
    """A number with so many places, with the point and the minus sign that are proper."""
    text = f"{value:{'+' if sign else ''}.{places}f}"
    text = text.lstrip("+-") if not text.strip("+-0.") else text  # nothing has no sign
    return text.replace("-", "\N{MINUS SIGN}").replace(".", say(language, "review-point"))


def advice(language: str, action: Message, judged: Judged) -> str:
    """A legal action and what it leads to, in a line."""
    chance = percent(language, judged.chance)
    if judged.gain is None:
        return say(language, "hint-move", action=action, chance=chance)
    return say(language, "hint-move-whites", action=action, chance=chance, whites=number(language, judged.gain, sign=True))
