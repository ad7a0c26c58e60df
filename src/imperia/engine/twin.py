"""The way from a plain module to its compiled twin."""

from __future__ import annotations

import sys
from importlib import import_module
from types import ModuleType
from typing import TypeVar

M = TypeVar("M", bound=ModuleType)


class CompilerMissing(ImportError):
    """Numba is not installed, so nothing can be compiled."""

    def __init__(self) -> None:
        super().__init__(f"the compiled rules need Numba; install it with: {sys.executable} -m pip install 'imperia[fast]'")


def compiled(module: M) -> M:
    """The compiled twin of a module of rules or of search, with the same names in it.

    Raises CompilerMissing, with the line that installs it, where Numba is not there.
    """
    try:
        import_module("numba")
    except ImportError as error:
        raise CompilerMissing from error
    name = module.__name__
    if not name.startswith("imperia."):
        raise ValueError(f"{name} is no module of imperia")
    return import_module("imperia_fast." + name.removeprefix("imperia."))  # type: ignore[return-value]
