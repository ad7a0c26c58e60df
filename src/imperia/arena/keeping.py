"""The file of a contest: what was agreed on, then a line for every game with all that its seats chose.

With the seed that is enough to play any of the games again. Lines are only ever added, so whatever stops a run loses at most the
game that was being written; the same command with --resume goes on behind the last whole line.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import Any

import msgspec

import imperia

from ..games import NAMES
from ..play.errors import CannotWrite
from .contest import Contest, job, seating
from .errors import BadKept
from .playing import Played

if sys.platform != "win32":
    import fcntl

KIND, FORMAT = "imperia arena", 1
FOR_REVIEWS = ("judging", "plain")  # in the search of a game
FOR_WEIGHTS = ("learning", "valuing")  # what found the numbers that bots play by


class Head(msgspec.Struct, frozen=True, kw_only=True):
    """The first line. text: a digest of the bots and rules that played (`text_of`), so that other ones do not go on with it."""

    kind: str = KIND
    format: int = FORMAT
    version: str
    text: str
    contest: Contest


def text_of(game: str) -> str:
    """A digest of all that can change what bots do in a game: engine, play, the game, its bots, and how the arena plays.

    What judges games for hints and reviews, and what found the weights of the bots, is left out.
    """
    package = Path(imperia.__file__).parent
    others = set(NAMES) - {game}
    digest = hashlib.blake2b(digest_size=8)
    for part in ("engine", "play", f"games/{game}", "games/game.py", "bots", "arena/playing.py", "arena/contest.py"):
        for file in sorted((package / part).rglob("*")) or [package / part]:
            within = file.relative_to(package)
            if file.stem in FOR_WEIGHTS or (within.parent.name == "search" and file.stem in FOR_REVIEWS):
                continue
            if file.is_file() and "__pycache__" not in within.parts and not others & {file.stem, *within.parts}:
                digest.update(within.as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return digest.hexdigest()


def head_of(contest: Contest) -> Head:
    """The head of a contest that begins now."""
    return Head(version=imperia.__version__, text=text_of(contest.game), contest=contest)


class Kept(msgspec.Struct):
    """What a file holds. whole: its length in bytes up to the last whole line."""

    head: Head
    games: list[Played]
    whole: int


def is_kept(data: bytes) -> bool:
    """Whether these bytes begin as a file of a contest does."""
    return data.startswith(b'{"kind":"' + KIND.encode() + b'"')


def read_kept(file: Path) -> Kept:
    """All whole games of a file, in their order. Raises BadKept, OSError."""
    lines = file.read_bytes().split(b"\n")
    lines.pop()  # what follows the last line end: nothing, or a line that was never finished
    try:
        head = msgspec.json.decode(lines[0] if lines else b"", type=Head)
    except msgspec.DecodeError as error:
        raise BadKept(reason="foreign", file=str(file)) from error
    if head.kind != KIND or head.format != FORMAT:
        raise BadKept(reason="foreign", file=str(file))
    kept = Kept(head, [], len(lines[0]) + 1)
    for number, line in enumerate(lines[1:]):
        try:
            game = msgspec.json.decode(line, type=Played)
        except msgspec.DecodeError as error:
            raise BadKept(reason="line", file=str(file), line=number + 2) from error
        due = job(head.contest, number)
        if (game.deal_set, game.turn, game.seats) != (due.deal_set, due.turn, seating(head.contest, due)):
            raise BadKept(reason="line", file=str(file), line=number + 2)
        kept.games.append(game)
        kept.whole += len(line) + 1
    return kept


def kept_for(file: Path, contest: Contest) -> Kept:
    """What a file holds of this very contest, played by the present bots and rules. Raises BadKept, OSError."""
    kept, now = read_kept(file), head_of(contest)
    for name in Contest.__struct_fields__:
        if plain(getattr(kept.head.contest, name)) != plain(getattr(contest, name)):
            raise BadKept(reason="other", file=str(file), what=name)
    if kept.head.text != now.text:
        raise BadKept(reason="text", file=str(file))
    return kept


class Keeper:
    """Writes the file of a run, game by game. While it is open no other run writes there."""

    def __init__(self, file: Path, contest: Contest, resume: bool, anew: bool = False) -> None:
        """resume: go on with what the file has, if there is one; anew: else write over it. Raises BadKept, CannotWrite."""
        self.file = file
        self.games: list[Played] = []
        there = file.exists()
        if there and not resume and not anew:
            raise BadKept(reason="exists", file=str(file))
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.out = file.open("ab")
            try:
                self._takes(contest, there and resume)
            except BaseException:
                self.out.close()
                raise
        except OSError as error:
            raise CannotWrite(path=str(file), why=error.strerror or str(error)) from error

    def keep(self, game: Played) -> None:
        """One more game. Raises CannotWrite."""
        self.games.append(game)
        try:
            self.out.write(msgspec.json.encode(game) + b"\n")
            self.out.flush()
        except OSError as error:
            raise CannotWrite(path=str(self.file), why=error.strerror or str(error)) from error

    def close(self) -> None:
        """No more games."""
        self.out.close()

    def _takes(self, contest: Contest, goes_on: bool) -> None:
        """Have the file alone, and make it ready for the next game."""
        if sys.platform != "win32":
            try:
                fcntl.flock(self.out, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError as error:
                raise BadKept(reason="busy", file=str(self.file)) from error
        kept = kept_for(self.file, contest) if goes_on else None
        self.out.truncate(kept.whole if kept else 0)
        if kept:
            self.games = kept.games
        else:
            self.out.write(msgspec.json.encode(head_of(contest)) + b"\n")
            self.out.flush()


def plain(value: Any) -> Any:
    """A value as it comes back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
