"""Saving a match to a file and going on later; writing records. A file is replaced whole or not at all.

A save file holds the record of a running match *and* the secret of its chance, so it is for its owner alone and is readable by
nobody else on this machine. A record (`write_record`) never holds the seed before the end.
"""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from ..games import game as game_named
from ..locale import system_said
from .errors import CannotRead, CannotWrite, Malformed
from .match import Match
from .record import Games, Record, read_save, write_record, write_save
from .replay import replay
from .sources import source_of


def save(match: Match, path: Path | str) -> None:
    """Save a match, to go on with `load`. Raises CannotWrite; what stood there before is then untouched."""
    write_file(Path(path), write_save(match.record(), match.source.secret()))


def load(path: Path | str, *, games: Games = game_named) -> Match:
    """The match of a save file (or of a record), replayed and ready to go on. Raises CannotRead, BadRecord, UnknownGame."""
    record, secret = read_save(read_file(Path(path)), games=games)
    try:
        return replay(record, source_of(record.match, record.chance, secret), games=games)
    except ValueError as error:  # a seed that is none, a script that says no outcomes
        raise Malformed("secret", type(secret).__name__) from error


def save_record(record: Record, path: Path | str) -> None:
    """Write a record for others to read. Raises CannotWrite; what stood there before is then untouched."""
    write_file(Path(path), write_record(record), private=False)


def read_file(path: Path) -> bytes:
    """What a file holds. Raises CannotRead."""
    try:
        return path.read_bytes()
    except OSError as error:
        raise CannotRead(path=str(path), why=system_said(error)) from error


def write_file(path: Path, data: bytes, *, private: bool = True) -> None:
    """Replace a file in one step: written beside it, flushed to the disk, then renamed. Raises CannotWrite.

    private: readable by its owner only.
    """
    beside = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if not private:
            os.chmod(beside, 0o666 & ~_umask())
        os.replace(beside, path)
        _flush_folder(path.parent)
    except OSError as error:
        if beside:
            Path(beside).unlink(missing_ok=True)
        raise CannotWrite(path=str(path), why=system_said(error)) from error


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _flush_folder(folder: Path) -> None:
    """Make the new name itself survive a power cut, where folders can be opened."""
    if hasattr(os, "O_DIRECTORY"):
        handle = os.open(folder, os.O_DIRECTORY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
