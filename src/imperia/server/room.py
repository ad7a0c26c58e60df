"""What a table is beside its commands: sockets that come and go, one writer, commits, bots, clocks, and what is told to whom.

decide, append with the expected number, commit, then publish, then acknowledge: nobody hears of what is not on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ..locale import ImperiaError, Message
from ..play import Match, Opening, encode_entry
from . import lobby
from . import messages as m
from .clocks import Clocks
from .lobby import TableDoc
from .projection import snapshot, update
from .store import Conflict, StoredTable, Unavailable
from .times import Timer
from .viewer import ENCODE, Viewer

if TYPE_CHECKING:
    from .hub import Hub

MOST_WAITING = 64  # commands that may wait for one table
REMEMBERED = 128  # answers to lobby commands

Job = tuple[Viewer | None, Callable[[], Awaitable[m.Said | None]], str]


class Busy(ImperiaError):
    """More commands wait for this table than it takes; try again in a moment."""

    code = "busy"


class Room:
    """A table that is in use. Everything that changes it goes through `submit`."""

    def __init__(self, hub: Hub, doc: TableDoc, match: Match | None = None) -> None:
        """hub: the store, the time, the bots; match: the one that goes on, if any."""
        self.hub, self.doc, self.match = hub, doc, match
        self.viewers: set[Viewer] = set()
        self.clocks = Clocks(doc.settings, len(doc.seats))
        self.opening: Opening | None = None
        self.asked_back: m.TakebackAsked | None = None
        self.broken = False  # the match in memory may be ahead of the store: it is read again before anything else
        self.touched = hub.times.now()
        self._jobs: deque[Job] = deque()
        self._writer: asyncio.Task[None] | None = None
        self._done: dict[str, bytes] = {}
        self._timers: dict[str, Timer] = {}
        self._bots: dict[tuple[int, int], asyncio.Task[None]] = {}

    def join(self, viewer: Viewer, hello: m.Hello) -> None:
        """A socket is here: it is told who it is, the table, and what it has missed of the match."""
        now = self.hub.times.now()
        self.viewers.add(viewer)
        self.touched = now
        viewer.say(m.Welcome(viewer.seat, self.doc.invite if viewer.seat >= 0 else "", self.hub.version, now), now)
        viewer.say(self.info(), now)
        if self.match is not None:
            self.catch_up(viewer, hello.match, hello.seq)
        if viewer.seat >= 0:
            self._present(viewer.seat)
        self.tell_info(but=viewer)

    def catch_up(self, viewer: Viewer, match: str = "", seq: int = -1) -> None:
        """What was missed if it still is at hand, else the whole."""
        assert self.match is not None
        names, clocks = self.names, self.clocks.told()
        missed = self.match.seq - 1 - seq
        if match == self.match.id and 0 <= missed <= self.hub.settings.ring:
            said: m.Said = update(self.match, self.match.log[seq + 1 :], viewer.seat, names, clocks)
        else:
            said = snapshot(self.match, viewer.seat, names, clocks, self.commitment)
        viewer.say(said, self.hub.times.now())

    def part(self, viewer: Viewer) -> None:
        """A socket is gone; the last one of a seat leaves it to a bot after a while."""
        self.viewers.discard(viewer)
        self.touched = self.hub.times.now()
        if viewer.seat >= 0 and not self.here(viewer.seat):
            seat = self.doc.seats[viewer.seat]
            seat.away_since = self.touched
            if self.doc.settings.absence:
                self._later(f"absence-{viewer.seat}", self.doc.settings.absence, self._gone(viewer.seat))
        self.tell_info()

    def here(self, seat: int) -> bool:
        """Whether any socket of this seat is open."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def _present(self, seat: int) -> None:
        self._cancel(f"absence-{seat}")
        self.doc.seats[seat].away_since = None
        if self.doc.seats[seat].sits_in:
            self.submit(None, lambda: self._give_back(seat))

    def _gone(self, seat: int) -> Callable[[], None]:
        return lambda: self.submit(None, lambda: self._take_over(seat, "left"))

    def submit(self, viewer: Viewer | None, job: Callable[[], Awaitable[m.Said | None]], id: str = "") -> None:
        """Do something after all that was submitted before. Raises Busy if too much waits (never for the table's own jobs)."""
        if viewer is not None and len(self._jobs) >= MOST_WAITING:
            raise Busy
        self._jobs.append((viewer, job, id))
        if self._writer is None:
            self._writer = self.hub.spawn(self._work())

    async def _work(self) -> None:
        try:
            while self._jobs:
                await self._one(*self._jobs.popleft())
        finally:
            self._writer = None

    async def _one(self, viewer: Viewer | None, job: Callable[[], Awaitable[m.Said | None]], id: str) -> None:
        now = self.hub.times.now()
        if viewer is not None and id and (before := self._done.get(id)) is not None:
            viewer.say_encoded(before, now)
            return
        try:
            if self.broken:
                await self._restore()
            said = await job()
        except ImperiaError as error:
            said = refused(error, id)
            self.hub.metrics.refusals.labels(error.code).inc()
        except Exception:
            self.hub.log.exception("a command failed", table=self.doc.id)
            said = m.Refused("internal", Message("error-internal"), id)
        if viewer is not None and said is not None:
            data = ENCODE(said)
            if id and not (isinstance(said, m.Refused) and said.code in ("unavailable", "busy")):
                self._remember(id, data)
            viewer.say_encoded(data, now)

    def _remember(self, id: str, data: bytes) -> None:
        self._done[id] = data
        while len(self._done) > REMEMBERED:
            del self._done[next(iter(self._done))]

    async def _commit(self, before: int) -> None:
        """What the match has got since entry `before`: on the disk, then to all viewers, then to the bots."""
        match = self.match
        assert match is not None
        if match.seq == before:
            return
        now = self.hub.times.now()
        if match.ended is None:
            self.clocks.asked(self._asked(), now)
            if self.clocks.binding:
                milliseconds = [round(1000 * left) for left in self.clocks.remaining]
                match.set_clocks(milliseconds, [seat for seat, since in enumerate(self.clocks.since) if since is not None])
        entries = match.log[before:]
        try:
            await self.hub.store.append(match.id, before, [encode_entry(entry) for entry in entries])
        except (Unavailable, Conflict) as error:
            self.broken = True
            with contextlib.suppress(ImperiaError):
                await self._restore()
            raise error if isinstance(error, Unavailable) else Unavailable(what="conflict") from error
        if match.ended is not None and self.doc.status not in ("ended", "closed"):
            await self._finish()
        self._publish(entries)
        self.hub.metrics.entries.inc(len(entries))
        self.hub.metrics.commit.observe(self.hub.times.now() - now)
        self._next()

    def _asked(self) -> list[int]:
        assert self.match is not None
        return [question.seat for question in self.match.asked()]

    def _publish(self, entries: list[Any]) -> None:
        assert self.match is not None
        now, names, clocks = self.hub.times.now(), self.names, self.clocks.told()
        encoded: dict[int, bytes] = {}
        for viewer in self.viewers:
            if viewer.seat not in encoded:
                encoded[viewer.seat] = ENCODE(update(self.match, entries, viewer.seat, names, clocks))
            viewer.say_encoded(encoded[viewer.seat], now)
        self.touched = now

    def _next(self) -> None:
        """Bots that are asked begin to think; the clock that runs out first is watched."""
        match = self.match
        assert match is not None
        self._cancel("clock")
        if match.ended is not None:
            return
        ends = self.clocks.runs_out()
        if ends is not None:
            at, seat = ends
            self._later("clock", at - self.hub.times.now(), lambda: self.submit(None, lambda: self._out_of_time(seat)))
        for question in match.asked():
            key = (question.decision.seq, question.seat)
            if match.holders[question.seat].who == "bot" and key not in self._bots:
                self._bots[key] = self.hub.spawn(self._think(match, question.seat, key))

    async def _out_of_time(self, seat: int) -> None:
        match = self.match
        ends = self.clocks.runs_out()
        if match is None or match.ended is not None or ends is None or ends[1] != seat or ends[0] > self.hub.times.now() + 0.05:
            return
        if self.doc.settings.out_of_time == "bot" and match.holders[seat].who == "person":
            self.clocks.remaining[seat], self.clocks.since[seat] = self.clocks.full, None
            await self._take_over(seat, "clock")
        else:
            before = match.seq
            match.resign(seat)
            self.doc.seats[seat].resigned = True
            await self._commit(before)
            await self._keep()

    async def _think(self, match: Match, seat: int, key: tuple[int, int]) -> None:
        """A bot's answer: after a delay that depends on nothing in the game, put into the same line as everybody's."""
        try:
            delay = self.hub.times.delay(*self.hub.settings.bot_delay)
            chosen = await self.hub.bots.choose(match, seat, delay)
        finally:
            self._bots.pop(key, None)
        if chosen is None or self.match is not match:
            return
        decision, action = chosen

        async def answer() -> None:
            if self.match is not match or match.question(seat) is None or match.holders[seat].who != "bot":
                return
            before = match.seq
            match.act(seat, action, decision)
            self.clocks.answered(seat, self.hub.times.now())
            await self._commit(before)

        self.submit(None, answer)

    async def _take_over(self, seat: int, cause: Any) -> None:
        match = self.match
        if match is None or match.ended is not None or self.doc.seats[seat].kind != "person" or match.holders[seat].who != "person":
            return
        before = match.seq
        match.takeover(seat, self.doc.settings.bot, cause)
        self.doc.seats[seat].sits_in, self.doc.seats[seat].level = True, self.doc.settings.bot
        await self._commit(before)
        await self._keep()

    async def _give_back(self, seat: int) -> None:
        match = self.match
        kept = self.doc.seats[seat]
        if match is None or match.ended is not None or kept.resigned or match.holders[seat].who == "person":
            return
        before = match.seq
        match.give_back(seat)
        kept.sits_in, kept.level = False, ""
        await self._commit(before)
        await self._keep()

    async def _finish(self) -> None:
        """The match has ended: the seed lies open in its head."""
        assert self.match is not None
        self.doc.status = "ended"
        for seat in self.doc.seats:
            seat.sits_in, seat.level = False, seat.level if seat.kind == "bot" else ""
        head, _ = self.hub.keep_head(self.match)
        await self.hub.store.end_match(self.match.id, head, self._stored(self.doc))
        self.tell_info()

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name or str(number + 1) for number, seat in enumerate(self.doc.seats)]

    @property
    def commitment(self) -> str:
        """The promise of the match's seed."""
        return "" if self.match is None else str(getattr(self.match.source.head(False), "commitment", ""))

    def info(self) -> m.TableInfo:
        """What is public about the table."""
        present = {viewer.seat for viewer in self.viewers if viewer.seat >= 0}
        return lobby.info(self.doc, present, sum(viewer.seat < 0 for viewer in self.viewers))

    def tell(self, said: m.Said) -> None:
        """To everybody here."""
        now, data = self.hub.times.now(), ENCODE(said)
        for viewer in self.viewers:
            viewer.say_encoded(data, now)

    def tell_info(self, but: Viewer | None = None) -> None:
        """The table as it is now, to everybody here."""
        now, data = self.hub.times.now(), ENCODE(self.info())
        for viewer in self.viewers:
            if viewer is not but:
                viewer.say_encoded(data, now)

    def _stored(self, doc: TableDoc) -> StoredTable:
        status = "lobby" if doc.status == "starting" else doc.status
        return StoredTable(doc.id, status, self.hub.times.now(), ENCODE(msgspec.structs.replace(doc, status=status)))

    async def _keep(self) -> None:
        """The document on the disk, then to everybody."""
        self.doc.version += 1
        await self.hub.store.put_table(self._stored(self.doc))
        self.tell_info()

    async def _restore(self) -> None:
        """Read the match again as it lies in the store. Raises Unavailable."""
        if self.match is not None:
            self.match = await self.hub.read_match(self.match.id)
        self.broken = False
        for viewer in self.viewers:
            if self.match is not None:
                self.catch_up(viewer)

    def wake(self) -> None:
        """After a restart: bots that are asked think, clocks run from now on, who does not come back is sat in for."""
        if self.match is None or self.match.ended is not None:
            return
        self.clocks.asked(self._asked(), self.hub.times.now())
        for seat, kept in enumerate(self.doc.seats):
            if kept.kind == "person" and not kept.sits_in and not kept.resigned and self.doc.settings.absence:
                self._later(f"absence-{seat}", self.doc.settings.absence, self._gone(seat))
        self._next()

    def rest(self) -> None:
        """Stop everything that is under way: the table leaves memory."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._bots.values():
            task.cancel()
        self._timers.clear()

    @property
    def idle(self) -> bool:
        """Whether nobody looks, nothing waits and no bot thinks."""
        return not (self.viewers or self._jobs or self._writer or self._bots or self._timers)

    def _later(self, name: str, seconds: float, do: Callable[[], None]) -> None:
        self._cancel(name)

        def due() -> None:
            self._timers.pop(name, None)
            do()

        self._timers[name] = self.hub.times.later(seconds, due)

    def _cancel(self, name: str) -> None:
        timer = self._timers.pop(name, None)
        if timer is not None:
            timer.cancel()


def refused(error: ImperiaError, id: str = "") -> m.Refused:
    """An error a person caused, as he is told it."""
    return m.Refused(error.code, error.message, id, error.rule)
