"""The colours of the chart: paper, ink, sea, and a tint for each continent, which also has letters that no other has."""

from __future__ import annotations

from ...games.conquest.content import Map
from ..finish import Finish

PAPER, PAPER_HIGH, INK, INK_SOFT = "#F7EED8", "#FDF7E8", "#2A2017", "#5B4A36"
GOLD, GOLD_HIGH, RED = "#8A6114", "#C4922B", "#9B2A20"
SEA, SEA_INK, LAND_EDGE = "#CEDFE2", "#6E939C", "#3C2D1D"
SHOALS = ("#D7E4E2", "#E2EBE3", "#EFF1E4")
LAKE = "#DCE9E8"
TINTS = (
    ("#E9CD8B", "#8A5E08"),
    ("#CDB3D6", "#6D3582"),
    ("#EDB18F", "#A3421F"),
    ("#A9C4DC", "#1F5488"),
    ("#B6CF9F", "#2E6B3B"),
    ("#EBB6BE", "#97304A"),
    ("#A6D3C8", "#17665A"),
    ("#D9CDB8", "#5F5340"),
)


def tint(continent: int) -> tuple[str, str]:
    """The wash of a continent's land, and the deep tone of its rim and letter."""
    return TINTS[continent % len(TINTS)]


def letters(board: Map, language: str) -> tuple[str, ...]:
    """Two letters for every continent that no other has: initials of two words, else two of the name."""
    found: list[str] = []
    for continent in board.continent:
        name = str(getattr(continent.name, language))
        words = [word for word in name.upper().split() if word[0].isalpha()]
        whole = "".join(letter for letter in name.upper() if letter.isalpha())
        wanted = [words[0][0] + words[-1][0]] if len(words) > 1 else []
        wanted += [whole[0] + other for other in whole[1:]] + [f"{whole[:1]}{n}" for n in range(1, 20)]
        found.append(next(two for two in wanted if two not in found))
    return tuple(found)


def continent_of(board: Map) -> dict[str, int]:
    """The number of the continent of each land."""
    return {land: i for i, continent in enumerate(board.continent) for land in continent.territories}


def shown(finish: Finish, colour: str, ink: str = "#FFF") -> str:
    """A colour, or what stands for it in low ink."""
    return ink if finish == "ink" else colour
