"""One table: its document, its match, the sockets that look at it, and one writer that does one thing after another.

decide, append with the expected number, commit, then publish, then acknowledge: nobody hears of what is not on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from ..games.game import EVERYTHING
from ..locale import ImperiaError, Message
from ..play import Decision, Fair, Match, Opening, Seat, encode_entry
from . import lobby
from . import messages as m
from .clocks import Clocks
from .lobby import Refusal, TableDoc
from .projection import snapshot, then, update
from .secrets import hashed, new_id, new_secret
from .store import Conflict, StoredMatch, StoredTable, Unavailable
from .times import Timer
from .viewer import ENCODE, Viewer

if TYPE_CHECKING:
    from .hub import Hub

MOST_WAITING = 64  # commands that may wait for one table
REVEAL_SECONDS = 5.0  # for the random bytes of a start
MOST_ATTEMPTS = 3  # after so many, who never answered adds nothing
REMEMBERED = 128  # answers to lobby commands

Job = tuple[Viewer | None, Callable[[], Awaitable[m.Said | None]], str]


class Busy(ImperiaError):
    """More commands wait for this table than it takes; try again in a moment."""

    code = "busy"


class Table:
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

    # ---- sockets come and go

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

    # ---- the one writer

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

    # ---- what a viewer says

    def hear(self, viewer: Viewer, message: Any) -> None:
        """A message of a socket that has said hello. Raises Busy."""
        id = getattr(message, "id", "")
        job = self._job(viewer, message)
        self.submit(viewer, job, id)

    def _job(self, viewer: Viewer, message: Any) -> Callable[[], Coroutine[Any, Any, m.Said | None]]:
        handlers: dict[type, Callable[[Viewer, Any], Coroutine[Any, Any, m.Said | None]]] = {
            m.Act: self._act, m.Undo: self._undo, m.Takeback: self._takeback, m.Resign: self._resign, m.Pause: self._pause,
            m.Chat: self._chat, m.Sit: self._sit, m.Stand: self._stand, m.Back: self._back, m.Rename: self._rename,
            m.SetSeat: self._set_seat, m.Configure: self._configure, m.Start: self._start, m.Rematch: self._rematch,
            m.HandOver: self._hand_over, m.Lock: self._lock, m.Close: self._close, m.EntropyHash: self._entropy_hash,
            m.EntropyBytes: self._entropy_bytes, m.At: self._at, m.MoveDevice: self._move_device,
        }  # fmt: skip
        handler = handlers[type(message)]
        return lambda: handler(viewer, message)

    # ---- the match

    async def _act(self, viewer: Viewer, said: m.Act) -> m.Said:
        match, seat = self._playing(viewer), viewer.seat
        question = match.question(seat)
        try:
            action = msgspec.convert(said.action, match.game.Action)
        except msgspec.ValidationError as error:
            raise Refusal(reason="malformed", what=str(error)) from None
        decision = read_decision(said.decision)
        before = match.seq
        match.act(seat, action, decision, command=said.id)
        if match.seq > before and question is not None:
            self.clocks.answered(seat, self.hub.times.now(), viewer.lag)
        await self._commit(before)
        return m.Done(said.id, match.seq - 1)

    async def _undo(self, viewer: Viewer, said: m.Undo) -> m.Said:
        match = self._playing(viewer)
        before = match.seq
        match.undo(viewer.seat, command=said.id)
        await self._commit(before)
        return m.Done(said.id, match.seq - 1)

    async def _takeback(self, viewer: Viewer, said: m.Takeback) -> m.Said:
        match, seat = self._playing(viewer), viewer.seat
        asked = self.asked_back
        if not said.agree:
            self._ask_back(None)
            return m.Done(said.id)
        if asked is None or asked.to != said.to:
            asked = m.TakebackAsked(said.to, seat, [])
        agreed = sorted({*asked.agreed, seat})
        missing = [other for other in range(match.players) if self._person(other) and other not in agreed]
        if missing:
            self._ask_back(m.TakebackAsked(asked.to, asked.seat, agreed))
            return m.Done(said.id)
        before = match.seq
        match.takeback(asked.seat, [other for other in agreed if other != asked.seat], asked.to, command=said.id)
        self._ask_back(None)
        await self._commit(before)
        return m.Done(said.id, match.seq - 1)

    def _person(self, seat: int) -> bool:
        kept = self.doc.seats[seat]
        return kept.kind == "person" and not kept.sits_in and not kept.resigned

    def _ask_back(self, asked: m.TakebackAsked | None) -> None:
        self.asked_back = asked
        self.tell(asked or m.TakebackAsked(-1, -1, []))

    async def _resign(self, viewer: Viewer, said: m.Resign) -> m.Said:
        match, seat = self._playing(viewer), viewer.seat
        before = match.seq
        match.resign(seat, command=said.id)
        self.doc.seats[seat].resigned = True
        if match.ended is None and match.holders[seat].who == "person":
            match.takeover(seat, self.doc.settings.bot, "left")
        lobby.pass_on(self.doc, seat)
        await self._commit(before)
        await self._keep()
        return m.Done(said.id, match.seq - 1)

    async def _pause(self, viewer: Viewer, said: m.Pause) -> m.Said:
        match = self._playing(viewer)
        before, now = match.seq, self.hub.times.now()
        if said.on and not match.paused:
            match.pause(viewer.seat)
            self.clocks.pause(now)
        elif not said.on and match.paused:
            match.resume(viewer.seat)
            self.clocks.resume(self._asked(), now)
        self.doc.status = "paused" if match.paused else "playing"
        await self._commit(before)
        await self._keep()
        return m.Done(said.id, match.seq - 1)

    async def _chat(self, viewer: Viewer, said: m.Chat) -> m.Said:
        lobby.only_seated(viewer.seat)
        if self.match is None:
            raise Refusal(reason="no-match")
        before = self.match.seq
        self.match.chat(viewer.seat, f"/{said.phrase}" if said.phrase else said.text.lstrip("/"), command=said.id)
        await self._commit(before)
        return m.Done(said.id, self.match.seq - 1)

    async def _at(self, viewer: Viewer, said: m.At) -> m.Said:
        if self.match is None or said.match != self.match.id or not 0 <= said.seq < self.match.seq:
            raise Refusal(reason="no-match")
        return then(self.match, said.seq, viewer.seat if self.match.ended is None else EVERYTHING)

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

    def _playing(self, viewer: Viewer) -> Match:
        lobby.only_seated(viewer.seat)
        if self.match is None:
            raise Refusal(reason="no-match")
        return self.match

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

    # ---- the start: everybody adds to the chance

    async def _start(self, viewer: Viewer, said: m.Start) -> m.Said:
        lobby.only_host(self.doc, viewer.seat)
        lobby.ready(self.doc)
        lobby.check(self.doc)
        if self.opening is None:
            self.doc.status = "starting"
            self._open(Opening(new_id(), self._seated_people()))
        return m.Done(said.id)

    def _seated_people(self) -> list[int]:
        return [seat for seat in range(len(self.doc.seats)) if self.doc.seats[seat].kind == "person" and self.here(seat)]

    def _open(self, opening: Opening) -> None:
        self.opening = opening
        self.tell_info()
        wanted = m.EntropyWanted(opening.attempt, opening.match, opening.commitment, list(opening.persons))
        now = self.hub.times.now()
        newest = {viewer.seat: viewer for viewer in sorted(self.viewers, key=lambda viewer: viewer.since)}
        for viewer in self.viewers:
            if viewer.seat < 0 or newest[viewer.seat] is viewer:
                viewer.say(wanted, now)
        self._later("reveal", REVEAL_SECONDS, lambda: self.submit(None, self._anew))
        if opening.complete:
            self.submit(None, self._begin)

    async def _entropy_hash(self, viewer: Viewer, said: m.EntropyHash) -> None:
        opening = self.opening
        if opening is None or said.attempt != opening.attempt:
            return
        opening.promise(viewer.seat, said.hash)
        if len(opening.promises) == len(opening.persons):
            self.tell(m.EntropyReveal(opening.attempt, dict(opening.promises)))

    async def _entropy_bytes(self, viewer: Viewer, said: m.EntropyBytes) -> None:
        opening = self.opening
        if opening is None or said.attempt != opening.attempt:
            return
        opening.show(viewer.seat, bytes.fromhex(said.bytes))
        if opening.complete:
            await self._begin()

    async def _anew(self) -> None:
        """Somebody has not shown his bytes: begin again, with another seed, before everybody's eyes."""
        opening = self.opening
        if opening is None or opening.complete:
            return
        people = self._seated_people()
        if opening.attempt >= MOST_ATTEMPTS:
            people = [seat for seat in people if seat not in opening.missing]
        self._open(opening.anew(people))

    async def _begin(self) -> None:
        opening = self.opening
        if opening is None or not opening.complete:
            return
        self._cancel("reveal")
        self.opening = None
        seats = [Seat(seat.name, seat.level) for seat in self.doc.seats]
        times = self.hub.times
        match = Match.start(
            lobby.setup_of(self.doc), Fair.of(opening), seats, id=opening.match, clock=lambda: round(1000 * times.now())
        )
        doc = msgspec.structs.replace(self.doc, status="playing", match=match.id, matches=self.doc.matches + 1)
        head, secret = self.hub.keep_head(match)
        try:
            await self.hub.store.new_match(StoredMatch(match.id, doc.id, True, head, secret), self._stored(doc))
            await self.hub.store.append(match.id, 0, [encode_entry(entry) for entry in match.log])
        except (Unavailable, Conflict):
            self.doc.status = "lobby"
            self.tell_info()
            raise
        self.doc, self.match = doc, match
        self.hub.metrics.matches.labels(doc.game).inc()
        self.clocks = Clocks(doc.settings, len(doc.seats))
        self.clocks.asked(self._asked(), times.now())
        self.tell_info()
        for viewer in self.viewers:
            self.catch_up(viewer)
        for seat, kept in enumerate(doc.seats):
            if kept.kind == "person" and not self.here(seat) and doc.settings.absence:
                self._later(f"absence-{seat}", doc.settings.absence, self._gone(seat))
        if match.ended is not None:
            await self._finish()
        self._next()

    async def _finish(self) -> None:
        """The match has ended: the seed lies open in its head."""
        assert self.match is not None
        self.doc.status = "ended"
        for seat in self.doc.seats:
            seat.sits_in, seat.level = False, seat.level if seat.kind == "bot" else ""
        head, _ = self.hub.keep_head(self.match)
        await self.hub.store.end_match(self.match.id, head, self._stored(self.doc))
        self.tell_info()

    async def _rematch(self, viewer: Viewer, said: m.Rematch) -> m.Said:
        lobby.only_host(self.doc, viewer.seat)
        seats = list(self.doc.seats)
        lobby.rotate(self.doc)
        moved = {id(seat): number for number, seat in enumerate(self.doc.seats)}
        for other in self.viewers:
            if other.seat >= 0:
                other.seat = moved[id(seats[other.seat])]
                other.say(m.Welcome(other.seat, self.doc.invite, self.hub.version, self.hub.times.now()), self.hub.times.now())
        self.match = None
        await self._keep()
        return await self._start(viewer, m.Start(said.id))

    # ---- who sits where

    async def _sit(self, viewer: Viewer, said: m.Sit) -> m.Said:
        if viewer.seat >= 0:
            if said.seat is not None and said.seat != viewer.seat:
                before = viewer.seat
                lobby.move(self.doc, before, said.seat)
                for other in self.viewers:
                    other.seat = said.seat if other.seat == before else other.seat
                await self._keep()
            return m.Done(said.id)
        seat, secret = lobby.sit(self.doc, said.nickname, said.seat)
        try:
            await self._keep()
        except Unavailable:
            lobby.stand(self.doc, seat)
            raise
        viewer.seat = seat
        now = self.hub.times.now()
        viewer.say(m.Welcome(seat, self.doc.invite, self.hub.version, now), now)
        viewer.say(m.Seated(seat, secret), now)
        self.tell_info()
        return m.Done(said.id)

    async def first(self, nickname: str, bots: str) -> tuple[int, str]:
        """Whoever makes a table sits down first and is its host; bots of a level on all other seats, if wanted."""
        seat, secret = lobby.sit(self.doc, nickname, 0)
        for other in range(len(self.doc.seats)):
            if bots and other != seat:
                lobby.set_seat(self.doc, other, bots)
        await self._keep()
        return seat, secret

    async def _stand(self, viewer: Viewer, said: m.Stand) -> m.Said:
        lobby.only_seated(viewer.seat)
        if self.match is not None and self.match.ended is None:
            await self._take_over(viewer.seat, "left")
            return m.Done(said.id)
        seat = viewer.seat
        lobby.stand(self.doc, seat)
        self._unseat(seat)
        await self._keep()
        return m.Done(said.id)

    async def _back(self, viewer: Viewer, said: m.Back) -> m.Said:
        lobby.only_seated(viewer.seat)
        await self._give_back(viewer.seat)
        return m.Done(said.id)

    async def _rename(self, viewer: Viewer, said: m.Rename) -> m.Said:
        lobby.only_seated(viewer.seat)
        self.doc.seats[viewer.seat].name = ""
        self.doc.seats[viewer.seat].name = lobby.unlike_others(self.doc, lobby.clean(said.nickname))
        await self._keep()
        return m.Done(said.id)

    async def _set_seat(self, viewer: Viewer, said: m.SetSeat) -> m.Said:
        lobby.only_host(self.doc, viewer.seat)
        if self.match is not None and self.match.ended is None and said.bot and 0 <= said.seat < len(self.doc.seats):
            lobby.known_level(self.doc.game, said.bot)
            await self._take_over(said.seat, "host")
            return m.Done(said.id)
        lobby.set_seat(self.doc, said.seat, said.bot)
        self._unseat(said.seat)
        await self._keep()
        return m.Done(said.id)

    def _unseat(self, seat: int) -> None:
        """Those who looked from this seat look on as spectators."""
        now = self.hub.times.now()
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.seat = -1
                viewer.say(m.Welcome(-1, "", self.hub.version, now), now)

    async def _configure(self, viewer: Viewer, said: m.Configure) -> m.Said:
        lobby.only_host(self.doc, viewer.seat)
        people = [id(seat) for seat in self.doc.seats]
        lobby.configure(self.doc, said.players, said.options, said.content, said.settings)
        moved = {id(seat): number for number, seat in enumerate(self.doc.seats)}
        for other in self.viewers:
            if other.seat >= 0:
                other.seat = moved.get(people[other.seat], -1)
        await self._keep()
        return m.Done(said.id)

    async def _hand_over(self, viewer: Viewer, said: m.HandOver) -> m.Said:
        lobby.only_host(self.doc, viewer.seat)
        if said.seat not in range(len(self.doc.seats)) or self.doc.seats[said.seat].kind != "person":
            raise Refusal(reason="no-person", seat=said.seat + 1)
        self.doc.host = said.seat
        await self._keep()
        return m.Done(said.id)

    async def _lock(self, viewer: Viewer, said: m.Lock) -> m.Said:
        lobby.only_host(self.doc, viewer.seat)
        self.doc.locked = said.on
        await self._keep()
        return m.Done(said.id)

    async def _close(self, viewer: Viewer, said: m.Close) -> m.Said:
        lobby.only_host(self.doc, viewer.seat)
        await self.close("abandoned")
        return m.Done(said.id)

    async def close(self, cause: Any) -> None:
        """End the table: a match under way gets no result, and its seed is shown."""
        if self.match is not None and self.match.ended is None:
            before = self.match.seq
            self.match.give_up(cause)
            await self._commit(before)
        self.doc.status = "closed"
        await self._keep()

    async def _move_device(self, viewer: Viewer, said: m.MoveDevice) -> m.Said:
        lobby.only_seated(viewer.seat)
        secret = new_secret()
        kept = self.doc.seats[viewer.seat]
        kept.secrets = [*kept.secrets, hashed(secret)][-lobby.SECRETS_A_SEAT :]
        await self._keep()
        viewer.say(m.DeviceLink(secret), self.hub.times.now())
        return m.Done(said.id)

    # ---- telling, keeping, timers

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


def read_decision(text: str) -> Decision:
    """A question's id from the wire. Raises Refusal."""
    seq, _, seat = text.partition(".")
    if not (seq.isdecimal() and seat.isdecimal()):
        raise Refusal(reason="malformed", what="decision")
    return Decision(int(seq), int(seat))
