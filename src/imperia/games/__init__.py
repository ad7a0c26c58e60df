"""The three games, by name. (Under the compiled name this package holds rules and searches only, so nothing else is loaded.)"""

from ..engine.machine import COMPILED

if not COMPILED:
    from .named import NAMES, UnknownGame, game

    __all__ = ["NAMES", "UnknownGame", "game"]
