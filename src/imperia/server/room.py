"""What a table is beside its commands: sockets that come and go, one writer, commits, bots, clocks, and what is told to whom.

decide, append with the expected number, commit, then publish, then acknowledge: nobody hears of what is not on the disk.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Any

import msgspec

from ..locale import ImperiaError
from ..play import By, Decision, Match, Opening, encode_entry, log
from . import lobby
from . import messages as m
from .clocks import Clocks
from .line import Line
from .lobby import TableDoc
from .projection import snapshot, update
from .store import Conflict, StoredTable, Unavailable
from .viewer import ENCODE, Viewer

if TYPE_CHECKING:
    from .hub import Hub

ERRORS_FORGIVEN = 3  # I12
GOING_ON = 0.4  # of a bot's usual delay, between its own steps
HOST_AWAY_SECONDS = 60.0  # until the host's rights pass on, at a table where no bot sits in for who is gone


class Room(Line):
    """A table that is in use. Everything that changes it goes through `submit`."""

    def __init__(self, hub: Hub, doc: TableDoc, match: Match | None = None) -> None:
        """hub: the store, the time, the bots; match: the one that goes on, if any."""
        super().__init__(hub, doc.id)
        self.doc, self.match = doc, match
        self.viewers: set[Viewer] = set()
        self.clocks = resumed(doc, match)
        self.opening: Opening | None = None
        self.asked_back: m.TakebackAsked | None = None
        self.touched = hub.times.now()
        self._bots: dict[tuple[str, int, int], asyncio.Task[None]] = {}  # who thinks, by match, entry and seat
        self._errors: tuple[Decision | None, int] = None, 0  # wrong answers to the last question that the table may answer

    def join(self, viewer: Viewer, hello: m.Hello) -> None:
        """A socket is here. It is told everything in its turn, so that it hears of nothing that is not on the disk yet."""
        self.submit(None, lambda: self._join(viewer, hello), failed=lambda error: viewer.end(error.code))

    async def _join(self, viewer: Viewer, hello: m.Hello) -> None:
        """It is told who it is, the table, and what it has missed of the match."""
        if viewer.outbox.closed:
            return
        if hello.secret:
            viewer.seat = lobby.seat_of(self.doc, hello.secret)  # the seats may have been moved while it waited
            if viewer.seat < 0:
                viewer.end("no-table")
                return
        now = self.hub.times.now()
        self.viewers.add(viewer)
        self.touched = now
        self.welcome(viewer)
        viewer.say(self.info(), now)
        if self.match is not None:
            self.catch_up(viewer, hello.match, hello.seq)
        if viewer.seat >= 0:
            self._present(viewer.seat)
        host = self.doc.host
        if host >= 0 and not self.here(host) and f"absence-{host}" not in self._timers:
            self._watch(host)
        self.tell_info(but=viewer)

    def welcome(self, viewer: Viewer) -> None:
        """Tell a socket who it is here."""
        now, invite = self.hub.times.now(), self.doc.invite if viewer.seat >= 0 else ""
        viewer.say(m.Welcome(viewer.seat, invite, self.hub.version, now, self.hub.lan), now)

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

    async def show_all(self, viewer: Viewer) -> None:
        """A socket that fell behind takes the whole instead of what it missed. Raises Unavailable."""

        def show() -> None:
            viewer.outbox.caught_up()
            viewer.say(self.info(), self.hub.times.now())
            if self.match is not None:
                self.catch_up(viewer)

        await self.between(show)

    def part(self, viewer: Viewer) -> None:
        """A socket is gone; the last one of a seat leaves it to a bot after a while."""
        self.viewers.discard(viewer)
        self.touched = self.hub.times.now()
        if viewer.seat >= 0 and not self.here(viewer.seat):
            self.doc.seats[viewer.seat].away_since = self.touched
            self._watch(viewer.seat)
        self.tell_info()

    def here(self, seat: int) -> bool:
        """Whether any socket of this seat is open."""
        return any(viewer.seat == seat for viewer in self.viewers)

    def _present(self, seat: int) -> None:
        self._cancel(f"absence-{seat}")
        self.doc.seats[seat].away_since = None
        if self.doc.seats[seat].sits_in:
            self.submit(None, lambda: self._give_back(seat))

    def _watch(self, seat: int) -> None:
        """Nobody looks from this seat: after a while it is a bot's, if the table wants that, and no longer the host's."""
        if self.doc.settings.absence or seat == self.doc.host:
            seconds = self.doc.settings.absence or HOST_AWAY_SECONDS
            self._later(f"absence-{seat}", seconds, lambda: self.submit(None, lambda: self._gone(seat)))

    async def _gone(self, seat: int) -> None:
        if seat >= len(self.doc.seats) or self.here(seat):
            return
        if self.doc.settings.absence:
            await self._take_over(seat, "left")
        present = {viewer.seat for viewer in self.viewers}
        if self.doc.host == seat and lobby.pass_on(self.doc, seat, present):
            await self._keep()

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
        self._publish(entries)
        self.hub.metrics.entries.inc(len(entries))
        self.hub.metrics.commit.observe(self.hub.times.now() - now)
        if match.ended is not None and self.doc.status not in ("ended", "closed"):
            try:
                await self._finish()
            except Unavailable:
                self.broken = True  # what was done stays done; the rest is made up for when the table is read again
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
            key = (match.id, question.decision.seq, question.seat)
            if match.holders[question.seat].who == "bot" and key not in self._bots:
                self._bots[key] = self.hub.spawn(self._think(match, question.seat, key))

    async def _out_of_time(self, seat: int) -> None:
        match = self.match
        ends = self.clocks.runs_out()
        if match is None or match.ended is not None or ends is None or ends[1] != seat or ends[0] > self.hub.times.now() + 0.05:
            return
        if match.holders[seat].who == "person" and match.table_answer(seat) is not None:
            self._speak_for(seat)
        elif self.doc.settings.out_of_time == "bot" and match.holders[seat].who == "person":
            self.clocks.remaining[seat], self.clocks.since[seat] = self.clocks.full, None
            await self._take_over(seat, "clock")
        else:
            before = match.seq
            match.resign(seat)
            self.doc.seats[seat].resigned = True
            await self._commit(before)
            await self._keep()

    @staticmethod
    def _goes_on(match: Match, seat: int) -> bool:
        """Whether the last action was this seat's own, as all could see: the steps of one turn follow each other quicker."""
        last = next((entry for entry in reversed(match.log) if isinstance(entry, log.Action)), None)
        return last is not None and last.seat == seat

    async def _think(self, match: Match, seat: int, key: tuple[str, int, int]) -> None:
        """A bot's answer: after a delay that depends on nothing in the game, put into the same line as everybody's."""
        try:
            delay = self.hub.times.delay(*self.hub.settings.bot_delay)
            if self._goes_on(match, seat):
                delay *= GOING_ON
            chosen = await self.hub.bots.choose(match, seat, delay)
        except Exception:
            self.hub.log.exception("a bot failed", game=match.game.name, level=match.holders[seat].level)
            question = match.question(seat)
            chosen = (question.decision, match.legal(seat)[0]) if question else None
        finally:
            if self._bots.get(key) is asyncio.current_task():
                del self._bots[key]
        if chosen is None or self.match is not match:
            self.submit(None, self._look_again)
            return
        decision, action = chosen

        async def answer() -> None:
            if self.match is not match or match.question(seat) is None or match.holders[seat].who != "bot":
                return
            before = match.seq
            match.act(seat, action, decision)
            self.clocks.answered(seat, self.hub.times.now())
            await self._commit(before)

        self.submit(None, answer, failed=lambda error: self.submit(None, self._look_again))

    async def _look_again(self) -> None:
        """A bot's answer came to nothing: whoever is asked now begins to think, if he does not already."""
        if self.match is not None:
            self._next()

    def _erred(self, seat: int) -> None:
        """A wrong answer was refused: after three to one question the table answers, where it may (I12)."""
        assert self.match is not None
        question = self.match.question(seat)
        if question is None or self.match.table_answer(seat) is None:
            return
        before = self._errors[1] if self._errors[0] == question.decision else 0
        self._errors = question.decision, before + 1
        if before + 1 >= ERRORS_FORGIVEN:
            self._speak_for(seat)

    def _speak_for(self, seat: int) -> None:
        """The table answers for a seat (I12): after a delay that is drawn like a bot's, and so tells nothing of the hand."""
        match = self.match
        assert match is not None
        question, action = match.question(seat), match.table_answer(seat)
        if question is None or f"answer-{seat}" in self._timers:
            return

        async def answer() -> None:
            now = match.question(seat)
            if self.match is not match or now is None or now.decision != question.decision:
                return
            before = match.seq
            match.act(seat, action, question.decision, by=By("table"))
            self.clocks.answered(seat, self.hub.times.now())
            await self._commit(before)

        delay = self.hub.times.delay(*self.hub.settings.bot_delay)
        self._later(f"answer-{seat}", delay, lambda: self.submit(None, answer))

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
        """The match has ended: the seed lies open in its head. Raises Unavailable; the document is then as before."""
        assert self.match is not None
        seats = [
            msgspec.structs.replace(seat, sits_in=False, level=seat.level if seat.kind == "bot" else "") for seat in self.doc.seats
        ]
        doc = msgspec.structs.replace(self.doc, status="ended", seats=seats, version=self.doc.version + 1)
        head, _ = self.hub.keep_head(self.match)
        await self.hub.store.end_match(self.match.id, head, self._stored(doc))
        self.doc = doc
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
        spectators = sum(viewer.seat < 0 for viewer in self.viewers)
        match = self.match.id if self.match is not None else ""
        return lobby.info(self.doc, present, spectators, self.hub.settings.idle_days, match)

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

    async def _put(self) -> None:
        """The document on the disk. Raises Unavailable; the table is then read again before anything else."""
        self.doc.version += 1
        try:
            await self.hub.store.put_table(self._stored(self.doc))
        except Unavailable:
            self.broken = True
            raise

    async def _keep(self) -> None:
        """The document on the disk, then to everybody."""
        await self._put()
        self.tell_info()

    async def _restore(self) -> None:
        """Take up the table again as it lies in the store. Raises Unavailable."""
        doc, match = await self.hub.read_table(self.doc.id)
        for task in self._bots.values():
            task.cancel()
        self._bots.clear()
        self._cancel("reveal")
        self.doc, self.match, self.opening, self.broken = doc, match, None, False
        self.clocks = resumed(doc, match)
        self._cancel("mend")
        await self.wake()
        self.tell_info()
        for viewer in self.viewers:
            if self.match is not None:
                self.catch_up(viewer)

    async def wake(self) -> None:
        """Go on after a restart: bots that are asked think, clocks run from now on, empty seats are watched."""
        match = self.match
        if match is None or self.doc.status not in ("playing", "paused"):
            return
        if match.ended is not None:
            await self._finish()
            return
        self._agree(match)
        self.clocks.asked(self._asked(), self.hub.times.now())
        for seat, kept in enumerate(self.doc.seats):
            if kept.kind == "person" and not kept.sits_in and not kept.resigned and not self.here(seat):
                self._watch(seat)
        self._next()

    def _agree(self, match: Match) -> None:
        """What the document says of players is what the log says: the process may have ended between the two."""
        self.doc.status = "paused" if match.paused else "playing"
        for seat, kept in enumerate(self.doc.seats):
            if kept.kind == "person":
                kept.resigned = seat in match.resigned
                kept.sits_in = match.holders[seat].who == "bot" and not kept.resigned
                kept.level = match.holders[seat].level if kept.sits_in else ""

    async def note_visit(self) -> None:
        """Keep when the table was last visited; nothing else of it has changed."""
        await self.hub.store.put_table(msgspec.structs.replace(self._stored(self.doc), touched=self.touched))

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

    def settle(self) -> None:
        """Nothing has happened for a while: take little memory until something does."""
        assert self.match is not None
        self.match.rest()
        self.forget()

    @property
    def quiet(self) -> bool:
        """Whether there is a match that could rest: nothing waits and no bot thinks, though people may look on."""
        return not (self._jobs or self._writer or self._bots) and self.match is not None and not self.match.rests


def resumed(doc: TableDoc, match: Match | None) -> Clocks:
    """The clocks as the log last noted them; they stood while nobody served the table."""
    clocks = Clocks(doc.settings, len(doc.seats))
    if match is not None:
        noted = next((entry for entry in reversed(match.log) if isinstance(entry, log.Clock)), None)
        if noted is not None:
            clocks.remaining = [left / 1000 for left in noted.remaining]
        clocks.paused = match.paused
    return clocks
