"""Where compiled code is kept: a private folder of the user's, and in it one folder for each state of a game's rules.

Numba looks only at a function's own file when it asks whether kept code is stale, and would run old code after an edit
elsewhere. So a folder is named by a digest over every file that holds a rule: the engine's and the game's own, no other's.
The files are pickles, and loading one runs what it says: so the folder is the user's alone, or it is not used.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import sys
import tempfile
import time
import warnings
from functools import cache
from importlib.metadata import version
from pathlib import Path

from platformdirs import user_cache_path

WITH_RULES = ("rules", "search")  # the folders of a game that hold rules
KEPT = 4  # so many states of one game's rules stay, the newest: other checkouts and other versions want theirs too
DAY = 24 * 60 * 60.0
SETTINGS = ("NUMBA_BOUNDSCHECK", "NUMBA_OPT", "NUMBA_DEBUG", "NUMBA_FASTMATH")  # change the code, but not Numba's own key


class CacheNotKept(UserWarning):
    """Compiled code finds no private folder to stay in: everything works, but every start compiles anew."""


def home() -> Path:
    """The folder of all compiled code: IMPERIA_CACHE, or the user's cache folder (`~/.cache/imperia/compiled` on Linux)."""
    return Path(os.environ.get("IMPERIA_CACHE") or user_cache_path("imperia", appauthor=False) / "compiled")


def source_files(module: str) -> list[Path]:
    """Every file that a rule of this module can come from: those of the engine, and of its game's rules and searches."""
    engine = Path(__file__).parent
    parts = module.split(".")  # imperia_fast . games . imperial . rules . play
    files = list(engine.glob("*.py"))
    if parts[1] == "games":
        game = engine.parent / "games" / parts[2]
        files += [file for folder in WITH_RULES for file in (game / folder).rglob("*.py")]
    return sorted(files)


def folder_name(module: str) -> str:
    """The name of a module's folder: its game (or the engine) and a digest of sources, versions and Numba's settings."""
    parts = module.split(".")
    package = Path(__file__).parents[1]
    digest = hashlib.blake2b(digest_size=8)
    for file in source_files(module):
        digest.update(file.relative_to(package).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    build = [sys.version, version("numba"), version("numpy"), *(os.environ.get(setting, "") for setting in SETTINGS)]
    digest.update("\0".join(build).encode())
    return f"{parts[2] if parts[1] == 'games' else 'engine'}-{digest.hexdigest()}"


@cache
def folder_for(module: str) -> Path:
    """The folder that keeps a module's compiled code, made and private; older states of the same game are pruned."""
    name = folder_name(module)
    folder = usable_home() / name
    if not is_private(folder):
        folder = temporary_home(f"{folder} is not this user's alone") / name
        folder.mkdir(mode=0o700, exist_ok=True)
    os.utime(folder)  # in use: what is pruned is what was used least lately
    prune(folder)
    return folder


@cache
def usable_home() -> Path:
    """`home()`, made if it was not there; where it cannot be written, a private temporary folder and one warning."""
    folder = home()
    if not folder.is_absolute() and not os.environ.get("IMPERIA_CACHE"):
        return temporary_home("this user has no home folder")
    try:
        folder.parent.mkdir(parents=True, exist_ok=True)
        folder.mkdir(mode=0o700, exist_ok=True)
        tempfile.TemporaryFile(dir=folder).close()
    except OSError as error:
        return temporary_home(f"{folder}: {error.strerror}")
    return folder.absolute()


def is_private(folder: Path) -> bool:
    """Make a folder, or take the one that is there: whether it is this user's, and nobody else can write or read it now."""
    try:
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if hasattr(os, "geteuid") and (found.st_uid != os.geteuid() or folder.is_symlink()):
            return False
        folder.chmod(0o700)
    except OSError:
        return False
    return True


@cache
def temporary_folder() -> Path:
    """A private folder for the life of this process."""
    folder = Path(tempfile.mkdtemp(prefix="imperia-"))  # 0700, by its documentation
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    return folder


def temporary_home(why: str) -> Path:
    """The temporary folder, and at its first use a warning that says why and what to do."""
    if not temporary_folder.cache_info().currsize:
        text = f"compiled rules are not kept ({why}), so every start compiles anew; set IMPERIA_CACHE to a folder of your own"
        warnings.warn(CacheNotKept(text), stacklevel=2)
    return temporary_folder()


def prune(folder: Path) -> None:
    """Remove older states of the same game: all but the newest KEPT, none that was used within a day."""
    game = folder.name.rpartition("-")[0]
    others: list[tuple[float, Path]] = []
    for other in folder.parent.glob(f"{game}-*"):
        try:
            others.append((other.stat().st_mtime, other))
        except OSError:  # another process was faster
            continue
    for used, other in sorted(others, reverse=True)[KEPT:]:
        if time.time() - used > DAY:
            shutil.rmtree(other, ignore_errors=True)
