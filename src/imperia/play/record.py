"""Records of matches: one readable JSON file each, that can be shown, replayed, verified and read by later versions.

Reading is strict in what matters and ignores fields that it does not know; older formats are brought up to the present one
(migrations.py). What stands in a record, field by field, and what each version changed, is told in docs/protocol/record.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec

from ..games import game as game_named
from ..games.game import EVERYTHING, Game
from .course import Course, Seat
from .errors import Foreign, Malformed, NewerFormat, NotJson, OtherContent, OtherRules, TooLarge, Truncated
from .log import AnyEntry, End, Start, entry_type
from .migrations import FORMAT, migrated
from .sources import ChanceHead, FairChance

KIND, SAVE = "imperia record", "imperia save"
LARGEST = 64  # MiB

T = TypeVar("T")
Games = Callable[[str], Game[Any, Any, Any, Any]]


class Record(msgspec.Struct, frozen=True, kw_only=True):
    """A match, whole. See docs/protocol/record.md.

    rules: the version of the game's rules; match: its id; content: the deck or map, whole, and its SHA-256; position: where it
    started, if not at the beginning; viewer: for whom entries were projected (EVERYTHING: nothing is hidden).
    """

    kind: str = KIND
    format: int = FORMAT
    game: str
    rules: int
    match: str
    players: int
    options: Any
    content: Any = None
    content_sha256: str = ""
    position: str = ""
    seats: tuple[Seat, ...]
    chance: ChanceHead
    viewer: int = EVERYTHING
    entries: tuple[AnyEntry, ...] = ()


def digest(content: Any) -> str:
    """SHA-256 in hexadecimal of a deck or map, as JSON with sorted keys; "" for none."""
    if content is None:
        return ""
    plain = msgspec.json.decode(msgspec.json.encode(content))  # so that keys which are numbers are texts, as in the file
    return hashlib.sha256(msgspec.json.encode(plain, order="deterministic")).hexdigest()


def record_of(match: Course, viewer: int = EVERYTHING, entries: Sequence[AnyEntry] | None = None) -> Record:
    """The record of a match so far. entries: as projected for this viewer; by default the whole log.

    The seed stands in it once the match has ended, and only then; what the seats added, for viewers, just so.
    """
    over = match.ended is not None
    chance = match.source.head(over)
    if isinstance(chance, FairChance) and viewer != EVERYTHING and not over:
        chance = msgspec.structs.replace(chance, entropies=())
    return Record(
        game=match.game.name,
        rules=match.game.version,
        match=match.id,
        players=match.players,
        options=match.setup.options,
        content=match.content,
        content_sha256=digest(match.content),
        position=match.position if viewer == EVERYTHING else "",
        seats=match.seats,
        chance=chance,
        viewer=viewer,
        entries=tuple(match.log if entries is None else entries),
    )


def write_record(record: Record) -> bytes:
    """A record as JSON: a field a line, an entry a line."""
    return _lines(record)


def write_save(record: Record, secret: Any) -> bytes:
    """A save file: a record with what its owner must not show before the match has ended, the secret of its source."""
    head = f'{{"kind": "{SAVE}",\n"secret": '.encode() + msgspec.json.encode(secret)
    return head + b',\n"record": ' + _lines(record).rstrip() + b"}\n"


def _lines(record: Record) -> bytes:
    fields = [name for name in record.__struct_fields__ if name != "entries"]
    head = b",\n".join(b' "%s": %s' % (name.encode(), msgspec.json.encode(getattr(record, name))) for name in fields)
    entries = b",\n".join(b"  " + msgspec.json.encode(entry) for entry in record.entries)
    return b"{\n" + head + b',\n "entries": [\n' + entries + b"\n ]\n}\n"


def read_record(data: bytes | str, *, games: Games = game_named, any_rules: bool = False) -> Record:
    """A record, or the one in a save file, from JSON.

    games: the game of a name; any_rules: take a record of other rules too, to look at (its actions and events are then plain
    JSON). Raises a BadRecord that says what and where: Truncated, NotJson, TooLarge, Foreign, NewerFormat, OtherRules,
    Malformed, OtherContent; UnknownGame.
    """
    return read_save(data, games=games, any_rules=any_rules)[0]


def read_save(data: bytes | str, *, games: Games = game_named, any_rules: bool = False) -> tuple[Record, Any]:
    """The record of a save file, and the secret of its source (None if there is none). Raises as read_record."""
    found, secret = _json(data), None
    if isinstance(found, dict) and found.get("kind") == SAVE:
        secret, found = found.get("secret"), found.get("record")
    return _record(_known_format(found), games, any_rules), secret


def _json(data: bytes | str) -> Any:
    if len(data) > LARGEST << 20:
        raise TooLarge(LARGEST)
    try:
        return msgspec.json.decode(data)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        text = str(error)
        if "truncated" in text:
            raise Truncated from error
        at = text.partition("(byte ")[2].partition(")")[0]
        raise NotJson(int(at) if at.isdigit() else 0) from error


def _known_format(found: Any) -> dict[str, Any]:
    """The record in the present format. Raises Foreign, NewerFormat, Malformed."""
    if not isinstance(found, dict) or not isinstance(found.get("game"), str) or not isinstance(found.get("entries"), list):
        raise Foreign
    number = found.get("format")
    if type(number) is not int or found.get("kind", KIND) != KIND:
        raise Foreign
    if number > FORMAT:
        raise NewerFormat(number, FORMAT)
    if number < 1:
        raise Malformed("format", str(number))
    return migrated(found)


def _record(found: dict[str, Any], games: Games, any_rules: bool) -> Record:
    game = games(found["game"])
    head = _typed({**found, "entries": []}, Record, "")
    same = head.rules == game.version
    if not same and not any_rules:
        raise OtherRules(game.name, head.rules, game.version)
    if same:
        content = None if game.Content is None else _typed(head.content, game.Content, "content")
        head = msgspec.structs.replace(head, options=_typed(head.options, game.Options, "options"), content=content)
    kinds: Any = list[entry_type(game if same else None)]  # type: ignore[misc]
    entries: list[AnyEntry] = _typed(found["entries"], kinds, "entries")
    _check_order(head.viewer, entries)
    _check_viewer(head, entries)
    if same and digest(head.content) != head.content_sha256:
        raise OtherContent
    return msgspec.structs.replace(head, entries=tuple(entries))


def _typed(found: Any, kind: type[T], where: str) -> T:
    """What was read, as this type. Raises Malformed with the path of the fault."""
    try:
        return msgspec.convert(found, kind, str_keys=True)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at `$")
        raise Malformed((where + path.removesuffix("`")).lstrip(".") or "record", what) from error


def _check_order(viewer: int, entries: Sequence[AnyEntry]) -> None:
    """Whole logs count from 0 without a gap, projected ones upwards; the first entry is the start."""
    last = -1
    for i, entry in enumerate(entries):
        if entry.seq != i if viewer == EVERYTHING else entry.seq <= last:
            raise Malformed(f"entries[{i}].seq", str(entry.seq))
        last = entry.seq
    if not entries or not isinstance(entries[0], Start):
        raise Malformed("entries[0]", "start")


def _check_viewer(head: Record, entries: Sequence[AnyEntry]) -> None:
    """A record for one viewer is of a match that runs; afterwards there is only the whole one."""
    if not EVERYTHING <= head.viewer < head.players:
        raise Malformed("viewer", str(head.viewer))
    if head.viewer != EVERYTHING and any(isinstance(entry, End) for entry in entries):
        raise Malformed("viewer", str(head.viewer))
