"""Bots for Империя, weakest first."""

from __future__ import annotations

from collections.abc import Callable

from ..contract import Bot
from .casual import Casual
from .novice import Novice

__all__ = ["LEVELS", "Casual", "Novice"]

LEVELS: dict[str, Callable[[int], Bot]] = {"novice": Novice, "casual": Casual}
