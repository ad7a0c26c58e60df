"""Matches kept on this machine: the one that was left can go on, those that ended can be replayed and verified.

An unfinished match is kept with its secret, in a file that only its owner may read; a finished one is an ordinary record.
"""

from __future__ import annotations

from pathlib import Path
from time import strftime

import msgspec

from ..locale import ImperiaError
from ..play import Match, load, save, save_record
from ..play.errors import BadRecord


class NothingLeft(ImperiaError):
    """There is no unfinished game to go on with (reason: game), or no finished one to look at (record)."""

    code = "nothing-left"


class Kept(msgspec.Struct, frozen=True):
    """An unfinished match on disk. time: when it was left, in seconds since 1970."""

    file: Path
    game: str
    time: float


class Saves:
    """The folder of saved games: `left/` for those that go on, `records/` for those that ended."""

    def __init__(self, folder: Path) -> None:
        self.left, self.records = folder / "left", folder / "records"

    def all_left(self) -> list[Kept]:
        """The unfinished matches, the newest first."""
        found = []
        for file in self.left.glob("*.json") if self.left.is_dir() else ():
            game, _, _ = file.stem.partition("-")
            found.append(Kept(file, game, file.stat().st_mtime))
        return sorted(found, key=lambda one: -one.time)

    def newest(self, game: str = "") -> Kept | None:
        """The unfinished match that was left last, of one game or of any."""
        return next((one for one in self.all_left() if game in ("", one.game)), None)

    def load(self, game: str = "") -> Match:
        """Go on with the match that was left last. Raises NothingLeft, BadRecord.

        One that cannot go on (the rules have changed, or the file is broken) is put aside and kept, and is not offered again.
        """
        kept = self.newest(game)
        if kept is None:
            raise NothingLeft(reason="game")
        try:
            return load(kept.file)
        except BadRecord:
            kept.file.replace(kept.file.with_suffix(".broken"))
            raise

    def keep(self, match: Match) -> None:
        """Write an unfinished match, whole or not at all. Raises CannotWrite."""
        if match.ended is None:
            save(match, self.file_of(match))

    def finish(self, match: Match) -> Path:
        """A match has ended: keep its record, forget the save. Raises CannotWrite."""
        file = self.records / f"{match.game.name}-{strftime('%Y%m%d-%H%M%S')}-{match.id[:6]}.json"
        save_record(match.record(), file)
        self.file_of(match).unlink(missing_ok=True)
        return file

    def last_record(self) -> Path:
        """The record of the game that ended last. Raises NothingLeft."""
        found = sorted(self.records.glob("*.json"), key=lambda file: file.stat().st_mtime) if self.records.is_dir() else []
        if not found:
            raise NothingLeft(reason="record")
        return found[-1]

    def file_of(self, match: Match) -> Path:
        """Where an unfinished match is kept."""
        return self.left / f"{match.game.name}-{match.id}.json"
