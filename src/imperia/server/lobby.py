"""A table but for its match: who sits where, the host, the options. Functions here change the document or refuse."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import Any, Literal

import msgspec

from ..bots import levels
from ..games import game as game_named
from ..games.game import Setup, read_options
from ..locale import LANGUAGES, ImperiaError, Message
from .messages import SeatInfo, TableInfo, TableSettings
from .secrets import fits, hashed, new_id, new_secret

Status = Literal["lobby", "starting", "playing", "paused", "ended", "closed"]
SECRETS_A_SEAT = 4  # devices that may hold one seat


class Refusal(ImperiaError):
    """Something the table does not do now; `reason` says which: not-host, seat-taken, no-seat, locked, started, full …"""

    code = "table"


class Seat(msgspec.Struct):
    """A seat as it is kept."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    level: str = ""
    secrets: list[str] = []  # hashes, newest last
    sits_in: bool = False
    resigned: bool = False
    away_since: float | None = None


class TableDoc(msgspec.Struct):
    """A table as it is kept: one JSON document."""

    id: str
    game: str
    options: dict[str, Any]
    content: str  # TOML text; empty: the shipped one
    seats: list[Seat]
    invite: str  # the invitation. It opens no hand: seats have secrets of their own
    settings: TableSettings = TableSettings()
    host: int = -1
    status: Status = "lobby"
    locked: bool = False
    match: str = ""
    version: int = 0
    matches: int = 0  # how many have been started
    earlier: list[str] = []  # the ids of those before the present one, the oldest first
    created: float = 0.0


def new_table(game: str, players: int, options: dict[str, Any], content: str, settings: TableSettings, now: float) -> TableDoc:
    """A table with open seats. Raises UnknownGame, BadOption, BadSeats, BadContent, Refusal."""
    doc = TableDoc(new_id(), game, options, content, [Seat() for _ in range(players)], new_secret(), settings, created=now)
    check(doc)
    return doc


def kept_table(game: str, options: dict[str, Any], seats: list[Seat], now: float) -> TableDoc:
    """A table of a match that was played elsewhere: ended, nobody's, for whoever has its link."""
    return TableDoc(new_id(), game, options, "", seats, new_secret(), status="ended", created=now)


def check(doc: TableDoc) -> None:
    """Refuse options, content, settings and number of seats that do not go together."""
    setup = setup_of(doc)
    game_named(doc.game).terms(setup)
    known_level(doc.game, doc.settings.bot)


def setup_of(doc: TableDoc) -> Setup:
    """What the match is made of."""
    game = game_named(doc.game)
    options = read_options(game, doc.options)
    content = read_content(doc.game, doc.content) if doc.content else None
    return Setup(doc.game, len(doc.seats), options, content)


@lru_cache(maxsize=16)
def read_content(game: str, text: str) -> Any:
    """The deck or map of a file: read once, though a table tells of it at every change. Raises BadContent."""
    return game_named(game).read_content(text)


def content_name(content: Any) -> Message:
    """What a deck or map is called, in the language of whoever reads it."""
    return Message("web-content-name", {language: getattr(content.name, language) for language in LANGUAGES})


def known_level(game: str, level: str) -> str:
    """A bot's level of this game; refused if there is none of that name."""
    if level not in levels(game):
        raise Refusal(reason="level", level=level, known=", ".join(levels(game)))
    return level


def seat_of(doc: TableDoc, secret: str) -> int:
    """The seat of which this is a secret, or -1."""
    if secret:
        for number, seat in enumerate(doc.seats):
            if any(fits(secret, kept) for kept in seat.secrets):
                return number
    return -1


def sit(doc: TableDoc, name: str, wanted: int | None) -> tuple[int, str]:
    """Sit down on an open seat; the seat and its new secret. The first to sit is the host."""
    name = clean(name)
    before_start(doc)
    if doc.locked:
        raise Refusal(reason="locked")
    open_seats = [number for number, seat in enumerate(doc.seats) if seat.kind == "open"]
    if wanted is not None and wanted not in range(len(doc.seats)):
        raise Refusal(reason="no-seat", seat=wanted + 1, seats=len(doc.seats))
    if wanted is not None and wanted not in open_seats:
        raise Refusal(reason="seat-taken", seat=wanted + 1)
    if not open_seats:
        raise Refusal(reason="full")
    number = open_seats[0] if wanted is None else wanted
    secret = new_secret()
    doc.seats[number] = Seat("person", unlike_others(doc, name), secrets=[hashed(secret)])
    if doc.host == -1:
        doc.host = number
    return number, secret


def move(doc: TableDoc, seat: int, wanted: int) -> None:
    """Change to another open seat before the start."""
    before_start(doc)
    if wanted not in range(len(doc.seats)):
        raise Refusal(reason="no-seat", seat=wanted + 1, seats=len(doc.seats))
    if doc.seats[wanted].kind != "open":
        raise Refusal(reason="seat-taken", seat=wanted + 1)
    doc.seats[wanted], doc.seats[seat] = doc.seats[seat], Seat()
    if doc.host == seat:
        doc.host = wanted


def stand(doc: TableDoc, seat: int) -> None:
    """Get up before the start; the host's rights pass on."""
    before_start(doc)
    doc.seats[seat] = Seat()
    pass_on(doc, seat)


def pass_on(doc: TableDoc, seat: int, present: Collection[int] | None = None) -> bool:
    """If this seat was the host, the next person is; present: only one of these seats. Whether anything has changed."""
    if doc.host != seat:
        return False
    order = [(seat + i) % len(doc.seats) for i in range(1, len(doc.seats))]
    heirs = [other for other in order if doc.seats[other].kind == "person" and not doc.seats[other].resigned]
    if present is not None:
        heirs = [other for other in heirs if other in present]
    if heirs or present is None:
        doc.host = heirs[0] if heirs else -1
    return doc.host != seat


def set_seat(doc: TableDoc, number: int, level: str) -> None:
    """Host: put a bot on a seat, or open it."""
    before_start(doc)
    if number not in range(len(doc.seats)):
        raise Refusal(reason="no-seat", seat=number + 1, seats=len(doc.seats))
    if number == doc.host:
        raise Refusal(reason="own-seat")
    doc.seats[number] = Seat("bot", bot_name(doc, level), known_level(doc.game, level)) if level else Seat()


def configure(
    doc: TableDoc, players: int | None, options: dict[str, Any] | None, content: str | None, settings: TableSettings | None
) -> None:
    """Host, before the start: another number of seats, options, deck or map, settings; all or nothing."""
    before_start(doc)
    changed = msgspec.structs.replace(doc)
    changed.seats = list(doc.seats)
    if players is not None:
        resize(changed, players)
    if options is not None:
        changed.options = options
    if content is not None:
        changed.content = content
    if settings is not None:
        changed.settings = settings
    check(changed)
    doc.seats, doc.host, doc.options = changed.seats, changed.host, changed.options
    doc.content, doc.settings = changed.content, changed.settings


def resize(doc: TableDoc, players: int) -> None:
    """More seats are open ones; fewer: open seats and bots go first, and nobody who sits is sent away."""
    while len(doc.seats) < players <= 16:
        doc.seats.append(Seat())
    for kind in ("open", "bot"):
        for number in range(len(doc.seats) - 1, -1, -1):
            if len(doc.seats) > players and doc.seats[number].kind == kind:
                del doc.seats[number]
                doc.host -= doc.host > number
    if len(doc.seats) != players:
        raise Refusal(reason="people-sit", players=players)


def ready(doc: TableDoc) -> None:
    """Refuse a start with open seats."""
    before_start(doc)
    waiting = sum(seat.kind == "open" for seat in doc.seats)
    if waiting:
        raise Refusal(reason="open-seats", seats=waiting)


def rotate(doc: TableDoc) -> None:
    """For a rematch: everybody moves on by one seat, and whoever had left for good is a bot's."""
    if doc.status != "ended":
        raise Refusal(reason="not-ended")
    doc.seats = doc.seats[-1:] + doc.seats[:-1]
    doc.host = (doc.host + 1) % len(doc.seats) if doc.host >= 0 else -1
    for seat in doc.seats:
        if seat.resigned and seat.kind == "person":
            seat.resigned = False
    doc.status = "lobby"


def only_host(doc: TableDoc, seat: int) -> None:
    """Refuse what only the host may do."""
    if seat < 0 or seat != doc.host:
        raise Refusal(reason="not-host")


def only_seated(seat: int) -> None:
    """Refuse what only a player may do."""
    if seat < 0:
        raise Refusal(reason="not-seated")


def before_start(doc: TableDoc) -> None:
    """Refuse what is over once the match begins."""
    if doc.status == "closed":
        raise Refusal(reason="closed")
    if doc.status != "lobby":
        raise Refusal(reason="started")


def clean(name: str) -> str:
    """A nickname without control characters and doubled spaces. Refused if nothing is left."""
    kept = " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())
    if not kept:
        raise Refusal(reason="nickname")
    return kept


def unlike_others(doc: TableDoc, name: str) -> str:
    """The nickname, with a number if somebody else at the table has it."""
    names = {seat.name for seat in doc.seats}
    numbered = (f"{name} {number}" for number in range(2, 100))
    return name if name not in names else next(other for other in numbered if other not in names)


BOT_NAMES = ("Vega", "Rigel", "Altair", "Deneb", "Mira", "Castor", "Sirius", "Atlas", "Electra", "Maia", "Pollux", "Spica",
             "Thuban", "Capella", "Adhara", "Izar")  # fmt: skip


def bot_name(doc: TableDoc, level: str) -> str:
    """A star's name for a bot: one that nobody at the table has."""
    names = {seat.name for seat in doc.seats}
    return next((name for name in BOT_NAMES if name not in names), level)


def info(doc: TableDoc, present: set[int], spectators: int, idle_days: int, match: str) -> TableInfo:
    """All that is public about a table. present: seats; spectators: how many; idle_days: of the host's settings; match: its id."""
    game = game_named(doc.game)
    setup = setup_of(doc)
    default = msgspec.to_builtins(game.Options())
    chosen = msgspec.to_builtins(setup.options)
    return TableInfo(
        table=doc.id,
        version=doc.version,
        game=doc.game,
        status=doc.status,
        seats=[
            SeatInfo(seat.kind, seat.name, seat.level, number in present or seat.kind == "bot", seat.sits_in, seat.resigned)
            for number, seat in enumerate(doc.seats)
        ],
        host=doc.host,
        players=list(game.seats),
        options=chosen,
        differs=[name for name, value in chosen.items() if value != default.get(name)],
        content=None if setup.content is None else content_name(setup.content),
        settings=doc.settings,
        locked=doc.locked,
        match=match,
        earlier=doc.earlier,
        spectators=spectators,
        idle_days=idle_days,
    )
