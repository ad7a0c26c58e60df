"""Империя drawn: colours as short codes of their systems, groups as pips, hands and banks at a glance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

INK = {
    "brown": "color(130)",
    "white": "bold bright_white",
    "cyan": "cyan",
    "black": "reverse",
    "pink": "bright_magenta",
    "orange": "color(208)",
    "red": "bold red",
    "yellow": "bold yellow",
    "green": "bold green",
    "blue": "bold blue",
}
DONE, ROCKET, PLAY_LEFT, PLAY_USED = "✓", "↑", "●", "○"


def codes(names: Sequence[str]) -> list[str]:
    """Three letters of each system's name, or four where three are not enough to tell them apart."""
    for n in (3, 4, 5):
        short = [name.replace(" ", "")[:n] for name in names]
        if len(set(short)) == len(short):
            return short
    return [f"{i + 1}" for i in range(len(names))]


class Colours:
    """The colours of a deck on the screen: codes, names, inks; the code always stands beside the ink."""

    def __init__(self, ids: Sequence[str], names: Sequence[str]) -> None:
        self.code = dict(zip(ids, codes(names)))
        self.name = dict(zip(ids, names))

    def text(self, colour: str) -> Text:
        """A colour's code in its ink."""
        return Text.assemble((self.code.get(colour, colour), INK.get(colour, "bold")))

    def pip(self, group: Any) -> Text:
        """A group at a glance: code, objects of how many, systems, rockets."""
        text = self.text(group.colour).append(f" {group.objects}/{group.size}")
        text.append(DONE * group.systems, style="bold green")
        return text.append(ROCKET * group.rockets, style="bold")


def lamps(left: int, most: int = 3) -> str:
    """Plays left, as lamps."""
    return PLAY_LEFT * left + PLAY_USED * max(0, most - left)


def times(name: str, n: int) -> str:
    """A card, and how many of it."""
    return name if n == 1 else f"{name} x{n}"
