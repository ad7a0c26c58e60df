"""Who sits where: sitting down, getting up, and what the host sets."""

from __future__ import annotations

from typing import Any

from . import lobby
from . import messages as m
from .beginning import Beginning
from .lobby import Refusal
from .secrets import hashed, new_secret
from .viewer import Viewer


class Sitting(Beginning):
    """The commands of the lobby."""

    async def _sit(self, viewer: Viewer, said: m.Sit) -> m.Said:
        if viewer.seat >= 0:
            if said.seat is not None and said.seat != viewer.seat:
                before = viewer.seat
                lobby.move(self.doc, before, said.seat)
                await self._put()
                for other in self.viewers:
                    other.seat = said.seat if other.seat == before else other.seat
                self.tell_info()
            return m.Done(said.id)
        seat, secret = lobby.sit(self.doc, said.nickname, said.seat)
        await self._put()
        viewer.seat = seat
        now = self.hub.times.now()
        self.welcome(viewer)
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
        await self._put()
        self._unseat(seat)
        self.tell_info()
        return m.Done(said.id)

    async def _rename(self, viewer: Viewer, said: m.Rename) -> m.Said:
        lobby.only_seated(viewer.seat)
        name = lobby.clean(said.nickname)
        self.doc.seats[viewer.seat].name = ""
        self.doc.seats[viewer.seat].name = lobby.unlike_others(self.doc, name)
        await self._keep()
        return m.Done(said.id)

    async def _set_seat(self, viewer: Viewer, said: m.SetSeat) -> m.Said:
        lobby.only_host(self.doc, viewer.seat)
        if self.match is not None and self.match.ended is None and said.bot and 0 <= said.seat < len(self.doc.seats):
            await self._remove(said.seat, lobby.known_level(self.doc.game, said.bot))
            return m.Done(said.id)
        lobby.set_seat(self.doc, said.seat, said.bot)
        await self._put()
        self._unseat(said.seat)
        self.tell_info()
        return m.Done(said.id)

    async def _remove(self, seat: int, level: str) -> None:
        """The host sends a player away during play: the seat is a bot's for good, and no secret opens it any more."""
        match = self.match
        assert match is not None
        if seat == self.doc.host:
            raise Refusal(reason="own-seat")
        if self.doc.seats[seat].kind != "person":
            raise Refusal(reason="no-person", seat=seat + 1)
        before = match.seq
        if match.holders[seat].who == "person":
            match.takeover(seat, level, "host")
        await self._commit(before)
        self._cancel(f"absence-{seat}")
        resigned = self.doc.seats[seat].resigned
        self.doc.seats[seat] = lobby.Seat("bot", lobby.bot_name(self.doc, level), match.holders[seat].level, resigned=resigned)
        await self._put()
        sent = [viewer for viewer in self.viewers if viewer.seat == seat]
        self._unseat(seat)
        self.tell_info()
        for viewer in sent:
            self.catch_up(viewer)

    def _unseat(self, seat: int) -> None:
        """Those who looked from this seat look on as spectators."""
        for viewer in self.viewers:
            if viewer.seat == seat:
                viewer.seat = -1
                self.welcome(viewer)

    async def _configure(self, viewer: Viewer, said: m.Configure) -> m.Said:
        lobby.only_host(self.doc, viewer.seat)
        people = [id(seat) for seat in self.doc.seats]
        lobby.configure(self.doc, said.players, said.options, said.content, said.settings)
        await self._put()
        moved = {id(seat): number for number, seat in enumerate(self.doc.seats)}
        for other in self.viewers:
            if other.seat >= 0 and moved.get(people[other.seat]) != other.seat:
                other.seat = moved.get(people[other.seat], -1)
                self.welcome(other)
        self.tell_info()
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
        self.opening = None
        self._cancel("reveal")
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
