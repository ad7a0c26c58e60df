"""All tables of this server: made, found, woken from the store, laid to rest, closed when nobody comes any more."""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Coroutine
from typing import Any

import msgspec

from .. import __version__
from ..locale import ImperiaError
from ..play import Match, encode_entry
from ..play.record import read_record, record_of, write_record
from ..play.replay import replay
from ..play.sources import source_of
from . import lobby
from .bots import TableBots
from .judges import Judges
from .lobby import Refusal, TableDoc
from .messages import TableSettings
from .metrics import Metrics
from .printing import Press
from .secrets import new_id
from .settings import Settings
from .store import Store, StoredMatch, StoredTable, Unavailable
from .table import Table
from .times import Times

SWEEP_SECONDS = 60.0
QUIET_SECONDS = 5.0  # without anything happening at a table, until its match rests
DAY = 86_400.0


class NoTable(ImperiaError):
    """There is no such table, or its invitation is another; both are told alike."""

    code = "no-table"


class TooMany(ImperiaError):
    """The server has as many tables as its host allows, or one address has made too many."""

    code = "too-many"


class Hub:
    """The tables. `tables` are those in memory; all others lie in the store and come when somebody asks for them."""

    def __init__(self, store: Store, times: Times, settings: Settings, log: Any) -> None:
        """store, times: the server's; log: where it notes what happens (never hands, seeds, secrets)."""
        self.store, self.times, self.settings, self.log = store, times, settings, log
        self.version = __version__
        self.bots = TableBots()
        self.judges = Judges(self.bots.workers, store)
        self.metrics = Metrics()
        self.press = Press(times, settings.prints_an_hour)
        self.tables: dict[str, Table] = {}
        self.known: OrderedDict[str, tuple[str, float]] = OrderedDict()  # all tables: status, last touched
        self.sockets: Counter[str] = Counter()  # open ones by address
        self.closing = False
        self.lan = ""  # where others in the local network find the page
        self._made: dict[str, deque[float]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._waking: dict[str, asyncio.Lock] = {}

    # ---- life

    async def begin(self) -> None:
        """Take up what lies in the store: every match that had not ended goes on; one that no longer fits is closed."""
        for stored in await self.store.tables():
            self.known[stored.id] = stored.status, stored.touched
        for kept in await self.store.open_matches():
            try:
                table = await self.table(kept.table)
            except ImperiaError as error:
                self.log.warning("a match cannot go on", match=kept.id, code=getattr(error, "code", ""))
                continue
            self.log.info("a match goes on", match=kept.id, entries=table.match.seq if table.match else 0)
        self.spawn(self._sweep())

    def farewell(self) -> None:
        """A graceful stop is near: every socket is told, and comes back by itself; its commands are sent again."""
        self.closing = True
        for table in self.tables.values():
            for viewer in table.viewers:
                viewer.end("restart")

    async def end(self) -> None:
        """Graceful stop: nothing new is begun, and all that was acknowledged is on the disk."""
        self.closing = True
        for table in self.tables.values():
            table.rest()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.judges.close()
        await self.press.closed()
        await self.store.close()

    def spawn(self, coroutine: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Run something beside; it is held until it is done."""
        task = asyncio.get_running_loop().create_task(coroutine)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # ---- tables

    async def make(
        self, address: str, game: str, players: int, options: dict[str, Any], content: str, settings: TableSettings
    ) -> Table:
        """A new table. Raises TooMany and what `lobby.new_table` raises."""
        self._may_make(address)
        now = self.times.now()
        doc = lobby.new_table(game, players, options, content, settings, now)
        await self.store.put_table(StoredTable(doc.id, doc.status, now, msgspec.json.encode(doc)))
        self._note(address, doc.id, doc.status)
        table = self.tables[doc.id] = Table(self, doc)
        return table

    async def table(self, id: str) -> Table:
        """A table by its id, woken if it rests. Raises NoTable, and Refusal for one whose match no longer fits."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.known:
            raise NoTable
        try:
            async with self._waking.setdefault(id, asyncio.Lock()):
                if id not in self.tables:
                    self.tables[id] = await self._wake(id)
        finally:
            self._waking.pop(id, None)
        return self.tables[id]

    async def seen_at(self, id: str) -> tuple[str, bool]:
        """The game of a table, and whether a match is seen there: known to whoever knows the table's id. It is not woken."""
        doc = self.tables[id].doc if id in self.tables else None
        if doc is None and id in self.known:
            try:
                stored = await self.store.table(id)
            except Unavailable:
                stored = None  # the page comes all the same, and says what is wrong when it asks for the table
            doc = msgspec.json.decode(stored.data, type=TableDoc) if stored else None
        return (doc.game, doc.status in ("playing", "paused", "ended")) if doc else ("", False)

    async def _wake(self, id: str) -> Table:
        try:
            doc, match = await self.read_table(id)
        except (Unavailable, NoTable):
            raise
        except ImperiaError as error:
            doc, match = await self._closed(id, error), None
        table = Table(self, doc, match)
        await table.carry_out(table.wake)
        return table

    async def read_table(self, id: str) -> tuple[TableDoc, Match | None]:
        """A table from the store with the match that is played there. Raises NoTable, Unavailable and as `read_match`."""
        stored = await self.store.table(id)
        if stored is None:
            raise NoTable
        doc = msgspec.json.decode(stored.data, type=TableDoc)
        return doc, await self.read_match(doc.match) if doc.match and doc.status != "lobby" else None

    async def _closed(self, id: str, error: ImperiaError) -> TableDoc:
        """A table whose match no longer fits is closed and kept; its seats see that."""
        stored = await self.store.table(id)
        if stored is None:
            raise NoTable
        doc = msgspec.json.decode(stored.data, type=TableDoc)
        kept = await self.store.match(doc.match)
        if kept is not None and kept.open:
            doc.status = "closed"
            closed = StoredTable(id, "closed", self.times.now(), msgspec.json.encode(doc))
            await self.store.end_match(doc.match, kept.head, closed)
            self.log.warning("a match no longer fits", match=doc.match, code=error.code)
        return doc

    async def keep_record(self, address: str, data: bytes) -> Table:
        """A table of a record that somebody brought: ended, to be looked at. Raises TooMany, BadRecord and their like."""
        self._may_make(address)
        match = await asyncio.to_thread(lambda: replay(read_record(data), settle=False))
        if match.ended is None:
            raise Refusal(reason="not-over")
        now = self.times.now()
        seats = [lobby.Seat("bot" if seat.level else "person", seat.name, seat.level) for seat in match.seats]
        doc = lobby.kept_table(match.game.name, msgspec.to_builtins(match.setup.options), seats, now)
        match.id = doc.match = new_id()
        head, secret = self.keep_head(match)
        stored = StoredTable(doc.id, "ended", now, msgspec.json.encode(doc))
        entries = [encode_entry(entry) for entry in match.log]
        await self.store.new_match(StoredMatch(match.id, doc.id, False, head, secret), stored, entries)
        self._note(address, doc.id, "ended")
        table = self.tables[doc.id] = Table(self, doc, match)
        return table

    def _may_make(self, address: str) -> None:
        now = self.times.now()
        made = self._made.setdefault(address, deque())
        while made and made[0] < now - 3600:
            made.popleft()
        if len(made) >= self.settings.tables_an_hour:
            raise TooMany(reason="address")
        if len(self.known) >= self.settings.most_tables:
            raise TooMany(reason="tables")

    def _note(self, address: str, id: str, status: str) -> None:
        now = self.times.now()
        self._made[address].append(now)
        self.known[id] = status, now

    def open_tables(self) -> list[Table]:
        """Tables that anybody may sit down at."""
        return [
            table
            for table in self.tables.values()
            if table.doc.settings.open and table.doc.status == "lobby" and not table.doc.locked
        ]

    # ---- matches in the store

    def keep_head(self, match: Match) -> tuple[bytes, bytes]:
        """A match's head (its record without entries) and the secret of its chance, as they are stored."""
        return write_record(record_of(match, entries=())), msgspec.json.encode(match.source.secret())

    async def read_match(self, id: str) -> Match:
        """A match from the store, replayed. Raises Unavailable, NoTable, and BadRecord for one that no longer fits."""
        kept = await self.store.match(id)
        if kept is None:
            raise NoTable
        head = msgspec.json.decode(kept.head)
        head["entries"] = [msgspec.Raw(entry) for entry in await self.store.read(id)]
        record = read_record(msgspec.json.encode(head))
        source = source_of(record.match, record.chance, msgspec.json.decode(kept.secret))
        match = replay(record, source, settle=False)
        times = self.times
        match.clock = lambda: round(1000 * times.now())
        return match

    # ---- housekeeping

    async def _sweep(self) -> None:
        swept = self.times.now()
        while True:
            await asyncio.sleep(QUIET_SECONDS)
            await self.quieten()
            if self.times.now() - swept < SWEEP_SECONDS:
                continue
            swept = self.times.now()
            try:
                await self.sweep()
            except ImperiaError as error:
                self.log.warning("sweep", code=error.code)

    async def quieten(self) -> None:
        """The matches of tables where people look on and nobody acts take little memory until somebody does."""
        now = self.times.now()
        for table in list(self.tables.values()):
            if table.quiet and now - table.touched > QUIET_SECONDS:
                table.settle()
                await asyncio.sleep(0)  # others first: each takes a moment

    async def sweep(self) -> None:
        """Tables that nobody looks at leave memory; those that nobody has visited for long are closed, then forgotten."""
        now = self.times.now()
        for id, table in list(self.tables.items()):
            touched = now if table.viewers else table.touched
            self.known[id] = table.doc.status, max(self.known.get(id, ("", 0.0))[1], touched)
            if table.idle and now - table.touched > self.settings.rest_after:
                await self._lay_to_rest(table)
        for id, (status, touched) in list(self.known.items()):
            try:
                await self._expire(id, status, now - touched)
            except ImperiaError as error:  # this one is tried again later; the others go on
                self.log.warning("sweep", table=id, code=error.code)

    async def _lay_to_rest(self, table: Table) -> None:
        """Out of memory; when it was last visited is kept."""
        try:
            await table.carry_out(table.note_visit)
        except Unavailable:
            return  # it stays until it can be kept
        if not table.idle:
            return  # somebody came meanwhile
        table.rest()
        if table.match is not None:
            self.bots.forget(table.match.id)
        del self.tables[table.doc.id]

    async def _expire(self, id: str, status: str, idle: float) -> None:
        """Close a table after the days that the host set; forget it after as many again."""
        days = idle / DAY
        if days > 2 * self.settings.idle_days:
            await self.store.drop_table(id)
            if (table := self.tables.pop(id, None)) is not None:
                table.rest()
            del self.known[id]
        elif days > self.settings.idle_days and status not in ("ended", "closed"):
            table = await self.table(id)
            await table.carry_out(lambda: table.close("expired"))
            self.known[id] = "closed", self.known[id][1]
