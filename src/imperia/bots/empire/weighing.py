"""What the quick player weighs by: the numbers of `weights.txt`, which `learning.py` makes by self-play."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

DUEL = 2  # players; with more, other things count


@cache
def lines() -> tuple[tuple[int, int, str], ...]:
    """The file: with two players, with more, and the name."""
    text = files(__package__).joinpath("weights.txt").read_text("ascii")
    return tuple((int(duel), int(many), name) for duel, many, name in (line.split() for line in text.splitlines()))


@cache
def weights(players: int) -> tuple[int, ...]:
    """The weights for so many players, in the order of `games.empire.search.weights`."""
    return tuple(duel if players == DUEL else many for duel, many, _ in lines())


NAMES = tuple(name for _, _, name in lines())
