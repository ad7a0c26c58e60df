"""What was measured beside what the house has set itself."""

from __future__ import annotations

from typing import NamedTuple


class Figure(NamedTuple):
    """One measured figure. least, most: the goal; neither: it is told and has none."""

    name: str
    value: float
    unit: str
    least: float | None = None
    most: float | None = None

    @property
    def met(self) -> bool:
        """Whether the goal is reached."""
        return (self.least is None or self.value >= self.least) and (self.most is None or self.value <= self.most)

    @property
    def goal(self) -> str:
        """The goal in signs."""
        return (
            ""
            if self.least is None and self.most is None
            else f"≥ {self.least:g}"
            if self.least is not None
            else f"≤ {self.most:g}"
        )


def told(figures: list[Figure]) -> int:
    """Print the figures; how many miss their goal."""
    wide = max((len(one.name) for one in figures), default=0)
    for one in figures:
        print(f"{one.name:{wide}}  {one.value:9.1f} {one.unit:10} {one.goal:9} {'' if one.met else 'missed'}".rstrip(), flush=True)
    return sum(not one.met for one in figures)
