"""The web application: the page and its words, a few questions over HTTP, the socket; headers that keep it safe."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from .. import rulebook
from ..bots import can_compile, levels
from ..games import NAMES
from ..games import game as game_named
from ..games.game import EVERYTHING
from ..locale import LANGUAGES, ImperiaError
from ..locale import Message as Words
from ..play.record import record_of, write_record
from . import built, lobby, pictures
from . import messages as m
from .catalogue import Kind, kind_of
from .hub import Hub, NoTable
from .messages import Nickname, TableSettings
from .printing import print_game, print_kinds
from .secrets import same
from .sockets import serve
from .table import Table, refused

HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self';"
    " img-src 'self' data: blob:; connect-src 'self' ws: wss:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STATUS = {"unavailable": 503, "no-table": 404, "too-large": 413, "too-many": 429, "too-busy": 429, "typesetter": 503}
LOOPBACK = ("127.0.0.1", "::1")  # this machine, or a proxy on it that was not named: all visitors in one
LARGEST_BODY = 256 * 1024
LARGEST_RECORD = 16 * 1024 * 1024


class MakeTable(msgspec.Struct, frozen=True):
    """The body of a question for a new table. bots: a level; every other seat gets one."""

    game: str
    nickname: Nickname
    players: Annotated[int, Meta(ge=2, le=16)]
    options: dict[str, Any] = {}
    content: Annotated[str, Meta(max_length=200_000)] = ""
    settings: TableSettings = TableSettings()
    bots: Annotated[str, Meta(max_length=20)] = ""


class Made(msgspec.Struct, frozen=True):
    """The answer: the table, its invitation, the seat and its secret."""

    table: str
    invite: str
    seat: int
    secret: str


class Listed(msgspec.Struct, frozen=True):
    """An open table in the list."""

    table: str
    game: str
    host: str
    seated: int
    seats: int
    status: str
    differs: list[str]


def application(hub: Hub) -> ASGIApp:
    """The application around a hub, which begins and ends with it.

    Sockets go past the layers for questions over HTTP: they stay for hours, and each layer would hold memory for each of them.
    """

    @contextlib.asynccontextmanager
    async def life(_: Starlette) -> AsyncIterator[None]:
        await hub.begin()
        yield
        await hub.end()

    routes = [
        Route("/healthz", healthy),
        Route("/readyz", ready),
        Route("/words/{language}.ftl", built.words),
        Route("/words/{language}/{part}.ftl", built.words),
        Route("/api/games", games),
        Route("/api/tables", open_tables),
        Route("/api/tables", make_table, methods=["POST"]),
        Route("/api/tables/{table}/record", record),
        Route("/api/tables/{table}/content", content),
        Route("/api/records", bring_record, methods=["POST"]),
        Route("/metrics", metrics),
        Route("/api/rules/{game}/{language}", rules),
        Route("/api/print", what_prints),
        Route("/api/print/{game}", print_page, methods=["POST"]),
        Route("/assets/{name}", built.asset),
        Route("/art/table/{table}/{mark}/{name}.svg", pictures.of_table),
        Route("/art/table/{table}/{mark}/drawing.json", pictures.map_of_table),
        Route("/art/{game}/{name}.svg", pictures.shipped),
        Route("/{name}.svg", built.picture),
        Route("/", page),
        Route("/t/{table}", table_page),
        Route("/rules/{game}", page),
        Route("/check", page),
        Route("/print/{game}", page),
    ]
    made = Starlette(routes=routes, lifespan=life, exception_handlers={ImperiaError: refuse, 404: missing, Exception: broken})
    made.state.hub = hub
    made.add_middleware(Guard)

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/ws":
            await socket(WebSocket({**scope, "app": made}, receive, send))
        else:
            await made(scope, receive, send)

    return answered


class TooLarge(ImperiaError):
    """The body of a question is larger than any that is answered."""

    code = "too-large"


class Guard:
    """Adds the safe headers to every answer, and refuses bodies that are too large before they are read."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, with the headers."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = dict(scope["headers"]).get(b"content-length", b"0")
        most = LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY
        if not length.isdigit() or int(length) > most:
            await Response(status_code=413, headers=HEADERS)(scope, receive, send)
            return

        left = most

        async def within_bounds() -> Message:
            nonlocal left
            message = await receive()
            left -= len(message.get("body", b""))
            if left < 0:
                raise TooLarge
            return message

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                names = {name for name, _ in message["headers"]}
                message["headers"].extend((name.lower().encode(), value.encode()) for name, value in HEADERS.items())
                if b"cache-control" not in names:
                    keep = (
                        pictures.FOR_EVER
                        if scope["path"].startswith("/assets/")
                        else "no-store"
                        if scope["path"].startswith("/api/")
                        else "no-cache"
                    )
                    message["headers"].append((b"cache-control", keep.encode()))
            await send(message)

        await self.app(scope, within_bounds, with_headers)


def answer(value: Any, status: int = 200) -> Response:
    """A value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


async def refuse(_: Request, error: Exception) -> Response:
    """What a person caused, told to him; never a trace."""
    assert isinstance(error, ImperiaError)
    return answer(refused(error), STATUS.get(error.code, 400))


async def broken(request: Request, error: Exception) -> Response:
    """A fault of ours: noted for the host, and no trace of it for the visitor."""
    hub: Hub = request.app.state.hub
    hub.log.error("a request failed", path=request.url.path.split("/")[1], error=type(error).__name__)
    said = m.Refused("internal", Words("error-internal"))
    return Response(msgspec.json.encode(said), 500, HEADERS | {"Cache-Control": "no-store"}, media_type="application/json")


async def missing(request: Request, _: Exception) -> Response:
    """Nothing stands at this address."""
    if request.url.path.startswith("/api/"):
        return answer(refused(NoTable()), 404)
    return PlainTextResponse("404\n", 404)


async def healthy(_: Request) -> Response:
    """The process lives."""
    return PlainTextResponse("ok\n")


async def ready(request: Request) -> Response:
    """It can keep what it is told."""
    hub: Hub = request.app.state.hub
    if hub.closing:
        return PlainTextResponse("stopping\n", 503)
    await hub.store.open_matches()
    return PlainTextResponse("ready\n")


async def page(request: Request) -> Response:
    """The page at an address that belongs to no table."""
    return built.page(request)


async def table_page(request: Request) -> Response:
    """The page at a table: its head asks for what will be seen there, so that the board comes with the scripts, not after them."""
    hub: Hub = request.app.state.hub
    return built.page(request, *await hub.seen_at(request.path_params["table"]))


async def games(_: Request) -> Response:
    """The games: seats, options, bots."""
    kinds: list[Kind] = [kind_of(game_named(name), levels(name), can_compile()) for name in NAMES]
    return answer(kinds)


async def open_tables(request: Request) -> Response:
    """Tables that anybody may sit down at."""
    hub: Hub = request.app.state.hub
    listed = []
    for table in hub.open_tables():
        info = table.info()
        host = info.seats[info.host].name if info.host >= 0 else ""
        seated = sum(seat.kind != "open" for seat in info.seats)
        listed.append(Listed(info.table, info.game, host, seated, len(info.seats), info.status, info.differs))
    return answer(listed)


async def make_table(request: Request) -> Response:
    """A new table; whoever makes it sits down and is its host."""
    hub: Hub = request.app.state.hub
    try:
        wanted = msgspec.json.decode(await request.body(), type=MakeTable)
    except msgspec.DecodeError as error:
        raise lobby.Refusal(reason="malformed", what=str(error)) from None
    if not same_origin(request.headers.get("origin"), request.headers.get("host"), hub.settings.origins):
        return PlainTextResponse("origin\n", 403)
    lobby.clean(wanted.nickname)
    if wanted.bots:
        lobby.known_level(game_named(wanted.game).name, wanted.bots)
    table = await hub.make(address_of(request), wanted.game, wanted.players, dict(wanted.options), wanted.content, wanted.settings)
    seat, secret = await table.first(wanted.nickname, wanted.bots)
    return answer(Made(table.doc.id, table.doc.invite, seat, secret), 201)


async def bring_record(request: Request) -> Response:
    """A record that somebody brings: it gets a table where it can be looked at, move by move."""
    hub: Hub = request.app.state.hub
    if not same_origin(request.headers.get("origin"), request.headers.get("host"), hub.settings.origins):
        return PlainTextResponse("origin\n", 403)
    table = await hub.keep_record(address_of(request), await request.body())
    return answer(Made(table.doc.id, table.doc.invite, -1, ""), 201)


async def what_prints(_: Request) -> Response:
    """What can be chosen for paper."""
    return answer(print_kinds())


async def print_page(request: Request) -> Response:
    """A game on paper: the file, or one page of it to look at."""
    hub: Hub = request.app.state.hub
    if not same_origin(request.headers.get("origin"), request.headers.get("host"), hub.settings.origins):
        return PlainTextResponse("origin\n", 403)
    return await print_game(request, hub.press, address_of(request))


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus: for this machine, and for others only if the host wants that."""
    hub: Hub = request.app.state.hub
    if not hub.settings.metrics and address_of(request) not in LOOPBACK:
        return PlainTextResponse("404\n", 404)
    hub.metrics.tables.set(len(hub.tables))
    return PlainTextResponse(hub.metrics.text().decode(), media_type="text/plain; version=0.0.4")


async def looked_at(request: Request) -> tuple[Table, int]:
    """The table that is asked for, and the asker's seat (-1: a spectator). Raises NoTable for who has no right to look."""
    hub: Hub = request.app.state.hub
    table = await hub.table(request.path_params["table"])
    secret = request.headers.get("authorization", "").removeprefix("Bearer ")
    seat = lobby.seat_of(table.doc, secret)
    if seat < 0 and not table.doc.settings.open and not same(secret, table.doc.invite):
        raise NoTable
    return table, seat


async def content(request: Request) -> Response:
    """The deck or map of a table, whole; null for a game that has none."""
    table, _ = await looked_at(request)
    game = game_named(table.doc.game)
    told = answer(game.content(game.terms(lobby.setup_of(table.doc))))
    told.headers[pictures.HEADER] = pictures.place_of(table.doc)
    return told


async def record(request: Request) -> Response:
    """The record of a table's match: whole after its end, before that as the asker may know it."""
    table, seat = await looked_at(request)

    def written() -> bytes:
        match = table.match
        if match is None:
            raise lobby.Refusal(reason="no-match")
        viewer = EVERYTHING if match.ended else seat
        return write_record(record_of(match, viewer, match.entries(viewer)))

    return Response(await table.between(written), media_type="application/json")


async def rules(request: Request) -> Response:
    """The rule book of a game in a language."""
    game, language = request.path_params["game"], request.path_params["language"]
    if game not in NAMES or language not in LANGUAGES:
        return answer([], 404)
    return answer(
        [
            {"number": rule.number, "heading": rule.heading, "text": rule.text, "figures": rulebook.figures(rule.number)}
            for rule in rulebook.rules(game, language)
        ]
    )


async def socket(websocket: WebSocket) -> None:
    """The socket of a table."""
    hub: Hub = websocket.app.state.hub
    if hub.closing or not same_origin(websocket.headers.get("origin"), websocket.headers.get("host"), hub.settings.origins):
        await websocket.close(4403)
        return
    address = address_of(websocket)
    if address not in LOOPBACK and hub.sockets[address] >= hub.settings.sockets_an_address:
        await websocket.close(4429)
        return
    hub.sockets[address] += 1
    try:
        await websocket.accept()
        await serve(websocket, hub)
    finally:
        hub.sockets[address] -= 1
        if not hub.sockets[address]:
            del hub.sockets[address]


def same_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may talk to us. Programs that are no browsers name none."""
    return origin is None or origin in allowed or urlsplit(origin).netloc == host


def address_of(request: HTTPConnection) -> str:
    """The visitor's address; a proxy's word is believed only if the host named that proxy."""
    hub: Hub = request.app.state.hub
    direct = request.client.host if request.client else ""
    if direct in hub.settings.proxies:
        return request.headers.get("x-forwarded-for", direct).split(",")[-1].strip()
    return direct
