"""A table without sockets: viewers whose outbox a test reads, a time it makes, a store that fails when told."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from imperia.server import messages as m
from imperia.server.hub import Hub
from imperia.server.run import quiet_log
from imperia.server.settings import Settings
from imperia.server.sqlite import SqliteStore
from imperia.server.store import Unavailable
from imperia.server.viewer import Viewer
from server.made_time import MadeTimes

DECODE = msgspec.json.Decoder(m.FromServer).decode


class Failing(SqliteStore):
    """A store whose disk is full while `full` holds."""

    full = False

    async def _do(self, job):
        if self.full:
            raise Unavailable(what="database or disk is full")
        return await super()._do(job)


class Seated:
    """A viewer with all that it was told; it adds its part to a start by itself."""

    def __init__(self, table, viewer, secret):
        self.table, self.viewer, self.secret = table, viewer, secret
        self.heard, self.raw = [], []

    def read(self):
        """Take what waits in the outbox."""
        box = self.viewer.outbox
        while box._waiting:
            self.raw.append(box._waiting.popleft())
            self.heard.append(DECODE(self.raw[-1]))
        box._bytes = 0
        return self.heard

    def last(self, kind):
        """The newest message of a kind, or None."""
        return next((said for said in reversed(self.read()) if isinstance(said, kind)), None)

    @property
    def update(self):
        return self.last(m.Update | m.Snapshot)

    @property
    def prompt(self):
        return self.update.prompt

    @property
    def info(self):
        return self.last(m.TableInfo)

    def answer(self, id):
        return next((said for said in self.read() if isinstance(said, m.Done | m.Refused) and said.id == id), None)

    async def do(self, kind, **fields):
        """A command and its answer, once all is quiet."""
        id = fields.pop("id", None) or secrets.token_hex(8)
        self.table.hear(self.viewer, kind(id=id, **fields))
        await quiet(self.table)
        return self.answer(id)

    async def act(self, choice=0):
        prompt = self.prompt
        return await self.do(m.Act, decision=prompt.decision, action=prompt.choices[choice].action)

    async def leave(self):
        self.table.part(self.viewer)
        await quiet(self.table)


async def quiet(table):
    """Wait until the table has done all it was told."""
    while table._writer or table._jobs:
        writer = table._writer
        await (asyncio.wait([writer]) if writer else asyncio.sleep(0))


async def thought(table):
    """Wait until no bot thinks any more."""
    while table._bots or table._writer:
        await asyncio.sleep(0.001)


def made_hub(folder, times=None, store=SqliteStore, **settings):
    """A hub with a made time."""
    return Hub(store(folder), times or MadeTimes(), Settings(folder=folder, tables_an_hour=10_000, **settings), quiet_log(True))


async def join(table, secret="", **hello):
    """A socket's place at the table."""
    from imperia.server import lobby

    viewer = Viewer(lobby.seat_of(table.doc, secret), table.hub.times.now())
    table.join(viewer, m.Hello(table=table.doc.id, secret=secret, **hello))
    await quiet(table)
    return Seated(table, viewer, secret)


async def seated(hub, game="imperial", people=2, bots=0, options=None, **settings):
    """A table in the lobby: people by seat, then bots of chance."""
    wanted = m.TableSettings(**{"bot": "random", **settings})
    table = await hub.make("here", game, people + bots, options or {}, "", wanted)
    _, secret = await table.first("P0", "")
    players = [await join(table, secret)]
    for seat in range(1, people):
        guest = await join(table)
        await guest.do(m.Sit, nickname=f"P{seat}")
        guest.secret = guest.last(m.Seated).secret
        players.append(guest)
    for seat in range(people, people + bots):
        await players[0].do(m.SetSeat, seat=seat, bot="random")
    return table, players


async def begun(hub, *args, **more):
    """A table whose match has begun."""
    table, players = await seated(hub, *args, **more)
    await start(table, players)
    return table, players


async def start(table, players, kind=m.Start):
    """Everybody adds his part, and the match begins."""
    import hashlib

    host = next(player for player in players if player.viewer.seat == table.doc.host)
    assert isinstance(await host.do(kind), m.Done)
    wanted = host.last(m.EntropyWanted)
    parts = {player: secrets.token_bytes(32) for player in players if player.viewer.seat in wanted.seats}
    for player, part in parts.items():
        table.hear(player.viewer, m.EntropyHash(wanted.attempt, hashlib.sha256(part).hexdigest()))
    for player, part in parts.items():
        table.hear(player.viewer, m.EntropyBytes(wanted.attempt, part.hex()))
    await quiet(table)
    assert table.match is not None
