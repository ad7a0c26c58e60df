"""The way from a plain module to its compiled twin: the same file, loaded a second time under the name `imperia_fast`."""

from __future__ import annotations

import re
import sys
from importlib import import_module
from types import ModuleType
from typing import TypeVar

M = TypeVar("M", bound=ModuleType)

TWINNED = re.compile(r"imperia\.(engine|games\.\w+\.(rules|search))(\.|$)")


class CompilerMissing(ImportError):
    """Numba is not installed, so nothing can be compiled. Everything else works without it."""

    def __init__(self) -> None:
        super().__init__(f"the compiled rules need Numba; install it with: {sys.executable} -m pip install 'imperia[fast]'")


def compiled(module: M) -> M:
    """The compiled twin of a module of the engine, of rules or of a search, with the same names in it.

    Its records hold the same bytes as the plain ones: `unpack(there, 0, pack(here, 0))` carries a state across, with `pack`
    and `unpack` of the engine of either side. Each rule is compiled at its first call, or read from the cache.
    Raises CompilerMissing, with the line that installs it, where Numba is not there; ValueError for any other module.
    """
    name = module.__name__
    if not TWINNED.match(name):
        raise ValueError(f"{name} has no compiled twin: only the engine, rules and searches have")
    try:
        import_module("numba")
    except ImportError as error:
        raise CompilerMissing from error
    return import_module("imperia_fast." + name.removeprefix("imperia."))  # type: ignore[return-value]
