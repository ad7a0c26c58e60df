"""The map of Imperium as columns of continents: every land with its owner's sign, its armies, and its number where one is asked.

Owners differ by sign and colour, so it can be read without colours. The columns are as even as the continents allow.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

SIGNS = "■▲●◆★✚"
INKS = ("red", "blue", "green", "yellow", "magenta", "cyan")
NEUTRAL_SIGN, EMPTY_SIGN = "□", "·"
GAP = 1
ADJECTIVES = ("ern", "North", "South", "East", "West", "west", "Central", "ая")  # how the first words end that may be shortened


def sign(owner: int | None) -> Text:
    """The sign of an owner: a seat, -1 for neutral, None for nobody."""
    if owner is None:
        return Text.assemble((EMPTY_SIGN, "dim"))
    return Text.assemble((NEUTRAL_SIGN, "dim") if owner < 0 else (SIGNS[owner], f"bold {INKS[owner]}"))


def columns(sizes: Sequence[int], n: int) -> list[list[int]]:
    """The continents dealt to n columns, the largest first to the shortest column; in the order of the map within one."""
    dealt: list[list[int]] = [[] for _ in range(n)]
    for i in sorted(range(len(sizes)), key=lambda i: -sizes[i]):
        shortest = min(dealt, key=lambda column: sum(sizes[j] for j in column))
        shortest.append(i)
    return sorted((sorted(column) for column in dealt if column), key=lambda column: column[0])


def layout(sizes: Sequence[int], width: int, rows: int) -> list[list[int]]:
    """Columns that fit into so many rows if any do: three that have room for names, or four."""
    for n in (2, 3, 4, 5):
        dealt = columns(sizes, n)
        if max(sum(sizes[i] for i in column) for column in dealt) <= rows and width // n >= 16:
            return dealt
    return columns(sizes, 4)


class Board:
    """What is needed to draw a view."""

    def __init__(
        self, view: Any, lands: Mapping[str, Sequence[str]], name: Callable[[str], str], continent: Callable[[str], str]
    ) -> None:
        """lands: ids by continent; name, continent: what they are called."""
        self.view, self.lands, self.name, self.continent = view, lands, name, continent
        self.state = {land.id: land for land in view.territories}
        self.areas = {area.id: area for area in view.continents}

    def drawn(self, numbers: Mapping[str, int], width: int, rows: int) -> tuple[Table, int]:
        """The map, and how many rows it has. numbers: of the lands that can be chosen now."""
        ids = list(self.lands)
        sizes = [len(self.lands[one]) + 1 for one in ids]
        dealt = layout(sizes, width, rows)
        cell = (width - GAP * (len(dealt) - 1)) // len(dealt)
        drawn = [[line for i in column for line in self.area(ids[i], numbers, cell)] for column in dealt]
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for _ in drawn:
            grid.add_column(width=cell, no_wrap=True)
        height = max(map(len, drawn))
        for row in range(height):
            grid.add_row(*(column[row] if row < len(column) else Text() for column in drawn))
        return grid, height

    def area(self, one: str, numbers: Mapping[str, int], width: int) -> list[Text]:
        """A continent: its name, bonus and holder, then its lands."""
        area = self.areas[one]
        head = Text.assemble((f"{self.continent(one)} +{area.bonus} ", "bold underline"))
        if area.owner is not None:
            head.append_text(sign(area.owner))
        head.truncate(width)
        return [head, *(self.land(land, numbers.get(land), width) for land in self.lands[one])]

    def land(self, one: str, number: int | None, width: int) -> Text:
        """A land: number, owner, armies, name."""
        state, move = self.state[one], self.view.move
        text = Text.assemble((f"{number:>2} " if number is not None else "   ", "bold cyan"))
        text.append_text(sign(state.owner))
        text.append(f"{state.armies or '':>2} ", style="bold")
        under_way = one in (move.source, move.target)
        text.append(shortened(self.name(one), width - text.cell_len), style="reverse" if under_way else "")
        text.truncate(width, overflow="ellipsis")
        return text


def shortened(name: str, width: int) -> str:
    """A name that fits: if need be the first of its words, which says where in English and Russian, as a letter: N. Europe."""
    first, _, rest = name.partition(" ")
    return f"{first[0]}. {rest}" if len(name) > width and rest and first.endswith(ADJECTIVES) else name
