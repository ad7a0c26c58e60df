"""What the house has set itself, on one core of a small machine. Names are those of the report's figures."""

from __future__ import annotations

AT_LEAST = {
    "imperial compiled": 20_000_000,  # actions/s, uniform random play, default options, chance included
    "imperial compiled deals": 400_000,
    "imperial plain": 250_000,
    "imperial match": 5_000,  # typed actions and events, one view an action
    "conquest compiled": 5_000_000,
    "conquest plain": 100_000,
    "conquest match": 3_000,
    "conquest over OpenSpiel": 10,  # times the geometric mean of its C++ rollouts over four games
    "empire compiled": 5_000_000,
    "empire plain": 30_000,
    "empire match": 3_000,
}

AT_MOST = {
    "imperial open deal": 0.4,  # ms for an open deal of 12 cards, solved exactly
}

SEATS = {"imperial": 2, "conquest": 4, "empire": 4}


def met(figure: str, value: float) -> bool | None:
    """Whether a figure reaches its goal; None if it has none."""
    if figure in AT_LEAST:
        return value >= AT_LEAST[figure]
    return value <= AT_MOST[figure] if figure in AT_MOST else None


def wanted(figure: str) -> str:
    """The goal in words, or nothing."""
    if figure in AT_LEAST:
        return f"≥ {AT_LEAST[figure]:,}"
    return f"≤ {AT_MOST[figure]}" if figure in AT_MOST else ""
