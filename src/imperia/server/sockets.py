"""One socket from its first message to its last: hello, then commands in and messages out, within bounds."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from ..locale import ImperiaError, Message
from . import lobby
from . import messages as m
from .hub import Hub, NoTable
from .outbox import Credits
from .secrets import same
from .table import Table, refused
from .viewer import ENCODE, Viewer

DECODE = msgspec.json.Decoder(m.FromClient).decode
LARGEST_MESSAGE = 256 * 1024
STRIKES = 20  # refusals for flooding before a socket is closed
HELLO_SECONDS = 10.0
CLOSE_SECONDS = 1.0  # for the reason to go out; a line that takes nothing any more is left without it
NUMBERS = {"unavailable": 1013, "restart": 1012}


class Closed(Exception):
    """The socket is to be closed by us; code: why."""

    def __init__(self, code: str, number: int) -> None:
        super().__init__(code)
        self.code, self.number = code, number


async def serve(socket: WebSocket, hub: Hub) -> None:
    """Serve one accepted socket until either side ends it."""
    table, viewer = None, None
    try:
        hello = await _hello(socket)
        table, viewer = await _seat(hub, hello)
        sender = asyncio.create_task(_send(socket, hub, table, viewer))
        hub.metrics.sockets.inc()
        try:
            table.join(viewer, hello)
            await _receive(socket, hub, table, viewer, sender)
        finally:
            hub.metrics.sockets.dec()
            viewer.outbox.close()
            sender.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sender
    except Closed as closed:
        await _close(socket, closed)
    except ImperiaError as error:
        await _close(socket, Closed(error.code, 4404), error.message)
    except WebSocketDisconnect:
        pass
    finally:
        if table is not None and viewer is not None:
            table.part(viewer)


async def _hello(socket: WebSocket) -> m.Hello:
    try:
        said = _read(await asyncio.wait_for(socket.receive_text(), HELLO_SECONDS))
    except TimeoutError:
        raise Closed("silence", 4408) from None
    except (msgspec.DecodeError, KeyError):
        raise Closed("malformed", 4400) from None
    if not isinstance(said, m.Hello):
        raise Closed("hello-first", 4400)
    return said


async def _seat(hub: Hub, hello: m.Hello) -> tuple[Table, Viewer]:
    """Who this socket is. A wrong secret, a wrong invitation and a table that is not there look alike."""
    table = await hub.table(hello.table)
    seat = lobby.seat_of(table.doc, hello.secret)
    if hello.secret and seat < 0:
        raise NoTable
    if seat < 0:
        invited = bool(hello.invite) and same(hello.invite, table.doc.invite)
        if not (invited or table.doc.settings.open):
            raise NoTable
        if not table.doc.settings.spectators and table.doc.status != "lobby":
            raise lobby.Refusal(reason="no-spectators")
    return table, Viewer(seat, hub.times.now())


def _read(text: str) -> Any:
    if len(text) > LARGEST_MESSAGE:
        raise Closed("too-large", 4413)
    return DECODE(text)


async def _receive(socket: WebSocket, hub: Hub, table: Table, viewer: Viewer, sender: asyncio.Task[None]) -> None:
    credits, strikes = Credits(hub.settings.burst, hub.settings.each_second, hub.times.now()), 0
    while True:
        got = asyncio.ensure_future(socket.receive_text())
        done, _ = await asyncio.wait({got, sender}, timeout=hub.settings.silence, return_when=asyncio.FIRST_COMPLETED)
        if got not in done:
            got.cancel()
            if sender in done:
                sender.result()
                if viewer.ended == "no-table":
                    raise NoTable
                raise Closed(viewer.ended or "gone", NUMBERS.get(viewer.ended, 1001))
            raise Closed("silence", 4408)
        try:
            text = got.result()
        except KeyError:
            raise Closed("malformed", 4400) from None
        now = hub.times.now()
        if not credits.take(now):
            strikes += 1
            if strikes > STRIKES:
                raise Closed("flood", 4429)
            viewer.say(m.Refused("flood", Message("error-flood"), _id_of(text)), now)
            continue
        try:
            said = _read(text)
        except msgspec.DecodeError as error:
            viewer.say(m.Refused("malformed", Message("error-table-malformed", {"what": str(error)[:200]}), _id_of(text)), now)
            continue
        _hear(hub, table, viewer, said)


def _hear(hub: Hub, table: Table, viewer: Viewer, said: Any) -> None:
    now = hub.times.now()
    if isinstance(said, m.Ping):
        viewer.say(m.Pong(said.at, now), now)
    elif isinstance(said, m.Hello):
        viewer.say(m.Refused("hello-first", Message("error-hello-once")), now)
    else:
        try:
            table.hear(viewer, said)
        except ImperiaError as error:
            viewer.say(refused(error, getattr(said, "id", "")), now)


def _id_of(text: str) -> str:
    """The command's id of a message that was not taken, so that its sender knows which."""

    class Named(msgspec.Struct):
        id: str = ""

    with contextlib.suppress(msgspec.DecodeError):
        return msgspec.json.decode(text, type=Named).id[:40]
    return ""


async def _send(socket: WebSocket, hub: Hub, table: Table, viewer: Viewer) -> None:
    """Carry messages out. A socket that is behind gets a snapshot when it can take one; if it never can, it is closed."""
    outbox = viewer.outbox
    while True:
        data = await outbox.next()
        if data is not None:
            try:
                await asyncio.wait_for(socket.send_text(data.decode()), hub.settings.slow_after)
            except TimeoutError:
                raise Closed("slow", 4429) from None
            del data  # it may be large, and the next may be long in coming
            continue
        if outbox.closed:
            return
        await table.show_all(viewer)


async def _close(socket: WebSocket, closed: Closed, message: Message | None = None) -> None:
    if socket.application_state is not WebSocketState.CONNECTED or socket.client_state is not WebSocketState.CONNECTED:
        return
    told = m.Closing(closed.code, message or Message(f"error-closed-{closed.code}"))
    with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError, TimeoutError):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.send_text(ENCODE(told).decode())
            await socket.close(closed.number, closed.code)
