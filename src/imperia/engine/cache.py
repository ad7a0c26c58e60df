"""Where compiled code is kept: a private folder a machine and user, and in it one folder for each state of the sources.

Numba looks only at a function's own file when it asks whether kept code is stale, and would run old code after an edit
elsewhere. So the folder's name is a digest over every file that a rule could come from: the engine's and the game's.
"""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path


def home() -> Path:
    """The folder of all compiled code: IMPERIA_CACHE, or the user's cache folder."""
    return Path(os.environ.get("IMPERIA_CACHE") or user_cache_path("imperia") / "compiled")


@cache
def folder_for(module: str) -> Path:
    """The folder for a module's code, by a digest over the engine's files and those of the module's game."""
    here = Path(__file__).parent
    parts = module.split(".")  # imperia_fast . games . imperial …
    own = here.parent / "games" / parts[2] if parts[1] == "games" else here
    digest = hashlib.blake2b(digest_size=8)
    for file in sorted({*here.glob("*.py"), *own.rglob("*.py")}):
        digest.update(file.read_bytes())
    return home() / f"{own.name}-{digest.hexdigest()}"
