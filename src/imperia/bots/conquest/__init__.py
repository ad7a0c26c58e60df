"""Bots for Imperium, weakest first."""

from __future__ import annotations

from collections.abc import Callable

from ..contract import Bot
from .casual import Casual
from .master import Master
from .novice import Novice
from .strong import Strong

__all__ = ["LEVELS", "Casual", "Master", "Novice", "Strong"]

LEVELS: dict[str, Callable[[int], Bot]] = {"novice": Novice, "casual": Casual, "strong": Strong, "master": Master}
