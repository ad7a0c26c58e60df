"""What players say while a match is played: answers, undo, takeback, pause, chat, resignation."""

from __future__ import annotations

import msgspec

from ..games.game import EVERYTHING, IllegalAction
from ..play import Decision, Match
from . import lobby
from . import messages as m
from .lobby import Refusal
from .projection import then
from .room import Room
from .viewer import Viewer


class Playing(Room):
    """The commands of a match."""

    async def _act(self, viewer: Viewer, said: m.Act) -> m.Said:
        match, seat = self._playing(viewer), viewer.seat
        question = match.question(seat)
        try:
            action = msgspec.convert(said.action, match.game.Action)
        except msgspec.ValidationError as error:
            raise Refusal(reason="malformed", what=str(error)) from None
        decision = read_decision(said.decision)
        before = match.seq
        try:
            match.act(seat, action, decision, command=said.id)
        except IllegalAction:
            self._erred(seat)
            raise
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

    def _playing(self, viewer: Viewer) -> Match:
        lobby.only_seated(viewer.seat)
        if self.match is None:
            raise Refusal(reason="no-match")
        return self.match

    async def _back(self, viewer: Viewer, said: m.Back) -> m.Said:
        lobby.only_seated(viewer.seat)
        await self._give_back(viewer.seat)
        return m.Done(said.id)


def read_decision(text: str) -> Decision:
    """A question's id from the wire. Raises Refusal."""
    seq, _, seat = text.partition(".")
    if not (seq.isdecimal() and seat.isdecimal()):
        raise Refusal(reason="malformed", what="decision")
    return Decision(int(seq), int(seat))
