"""A visitor: the server's protocol from the other side, in Python. Tests and the load command come to the table with it."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from . import messages as m

DECODE = msgspec.json.Decoder(m.FromServer).decode
ENCODE = msgspec.json.Encoder().encode


class Visitor:
    """One open socket at a table. `heard` is everything the server said, decoded; `raw` the same as bytes."""

    def __init__(self, connection: ClientConnection) -> None:
        """Use `visit`."""
        self.connection = connection
        self.heard: list[Any] = []
        self.raw: list[bytes] = []
        self.info: m.TableInfo | None = None
        self.seat, self.secret, self.match, self.seq = -1, "", "", -1
        self.frames: list[m.Frame] = []
        self.view: Any = None
        self.prompt: m.Prompt | None = None
        self.answers: dict[str, m.Done | m.Refused] = {}
        self.closing = ""
        self.add_chance = True  # whether it takes part in the start
        self.on_update: Callable[[Visitor], None] | None = None
        self._entropy: dict[int, bytes] = {}
        self._changed = asyncio.Event()
        self._listener = asyncio.create_task(self._listen())

    # ---- what the server says

    async def _listen(self) -> None:
        try:
            async for data in self.connection:
                text = data.encode() if isinstance(data, str) else data
                self.raw.append(text)
                said = DECODE(text)
                self.heard.append(said)
                await self._take(said)
                self._changed.set()
        except ConnectionClosed:
            pass
        finally:
            self.closing = self.closing or "gone"
            self._changed.set()

    async def _take(self, said: Any) -> None:
        match said:
            case m.Welcome():
                self.seat = said.seat
            case m.Seated():
                self.seat, self.secret = said.seat, said.secret
            case m.TableInfo():
                self.info = said
            case m.Snapshot() | m.Update():
                new = [frame for frame in said.frames if said.match != self.match or frame.seq > self.seq]
                goes_on = isinstance(said, m.Update) and said.match == self.match
                self.frames = [*self.frames, *new] if goes_on else list(said.frames)
                self.seq = self.frames[-1].seq if self.frames else self.seq if goes_on else -1
                self.match = said.match
                self.view, self.prompt = said.view, said.prompt
                if self.on_update:
                    self.on_update(self)
            case m.Done() | m.Refused():
                if said.id:
                    self.answers[said.id] = said
            case m.Closing():
                self.closing = said.code
            case m.EntropyWanted():
                if self.add_chance and self.seat in said.seats:
                    bytes_ = self._entropy[said.attempt] = secrets.token_bytes(32)
                    await self.send(m.EntropyHash(said.attempt, hashlib.sha256(bytes_).hexdigest()))
            case m.EntropyReveal():
                if said.attempt in self._entropy:
                    await self.send(m.EntropyBytes(said.attempt, self._entropy[said.attempt].hex()))

    # ---- what we say

    async def send(self, said: m.Said) -> None:
        """One message."""
        await self.connection.send(ENCODE(said).decode())

    async def do(self, kind: type[m.Said], seconds: float = 20.0, **fields: Any) -> m.Done | m.Refused:
        """A command, and its answer."""
        id = fields.pop("id", None) or secrets.token_hex(8)
        await self.send(kind(id=id, **fields))
        await self.until(lambda: id in self.answers or self.closing, seconds)
        return self.answers[id]

    async def act(self, choice: int = 0, **fields: Any) -> m.Done | m.Refused:
        """Answer the open question with one of its choices, by number from 0."""
        assert self.prompt is not None
        fields = {"decision": self.prompt.decision, "action": self.prompt.choices[choice].action} | fields
        return await self.do(m.Act, **fields)

    async def until(self, holds: Callable[[], Any], seconds: float = 20.0) -> None:
        """Wait until something holds; TimeoutError after so many seconds."""
        async with asyncio.timeout(seconds):
            while not holds():
                self._changed.clear()
                await self._changed.wait()

    async def leave(self) -> None:
        """Close the socket."""
        await self.connection.close()
        await self._listener


async def visit(
    address: str, table: str, *, secret: str = "", invite: str = "", match: str = "", seq: int = -1, **options: Any
) -> Visitor:
    """Open a socket to a table of the server at `address` (ws://…/ws) and say hello. options: of the connection."""
    visitor = Visitor(await connect(address, max_size=None, compression=None, **options))
    visitor.match, visitor.seq, visitor.secret = match, seq, secret
    await visitor.send(m.Hello(table=table, secret=secret, invite=invite, match=match, seq=seq))
    return visitor
