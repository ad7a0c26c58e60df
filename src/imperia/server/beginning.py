"""The start of a match: everybody at the table adds to its chance, and who does not show his part makes it begin anew."""

from __future__ import annotations

import msgspec

from ..play import Fair, Match, Opening, Seat, encode_entry
from . import lobby
from . import messages as m
from .clocks import Clocks
from .judging import Judging
from .secrets import new_id
from .store import StoredMatch, Unavailable
from .viewer import Viewer

REVEAL_SECONDS = 5.0  # for the random bytes of a start
MOST_EARLIER = 20  # matches of a table that are offered to be reviewed
MOST_ATTEMPTS = 3  # after so many, who never answered adds nothing


class Beginning(Judging):
    """The commands of a start."""

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
        earlier = [*self.doc.earlier, self.doc.match] if self.doc.match else self.doc.earlier
        doc = msgspec.structs.replace(
            self.doc, status="playing", match=match.id, matches=self.doc.matches + 1, earlier=earlier[-MOST_EARLIER:]
        )
        head, secret = self.hub.keep_head(match)
        try:
            stored = StoredMatch(match.id, doc.id, True, head, secret)
            await self.hub.store.new_match(stored, self._stored(doc), [encode_entry(entry) for entry in match.log])
        except Unavailable:
            self.doc.status = "lobby"
            self.tell_info()
            raise
        self.doc, self.match, self.asked_back = doc, match, None
        self.hub.metrics.matches.labels(doc.game).inc()
        self.clocks = Clocks(doc.settings, len(doc.seats))
        self.clocks.asked(self._asked(), times.now())
        self.tell_info()
        for viewer in self.viewers:
            self.catch_up(viewer)
        for seat, kept in enumerate(doc.seats):
            if kept.kind == "person" and not self.here(seat):
                self._watch(seat)
        if match.ended is not None:
            await self._finish()
        self._next()

    async def _rematch(self, viewer: Viewer, said: m.Rematch) -> m.Said:
        lobby.only_host(self.doc, viewer.seat)
        seats = list(self.doc.seats)
        lobby.rotate(self.doc)
        self.match = None
        await self._put()
        moved = {id(seat): number for number, seat in enumerate(self.doc.seats)}
        for other in self.viewers:
            if other.seat >= 0:
                other.seat = moved[id(seats[other.seat])]
                self.welcome(other)
        self.tell_info()
        return await self._start(viewer, m.Start(said.id))
