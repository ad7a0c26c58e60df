"""What players ask of the table's judges: a hint for their own decision, the review of a match that has ended.

Either takes a while, so the command is acknowledged at once, and the answer comes beside all other commands.
"""

from __future__ import annotations

from typing import Any

from ..bots import information
from ..locale import ImperiaError
from ..play import Match
from . import messages as m
from .lobby import Refusal
from .playing import Playing, read_decision
from .room import refused
from .viewer import Viewer

HINT_EVERY = 2.0  # seconds from one hint of a seat to the next


class Judging(Playing):
    """The commands about how good something is or was."""

    def __init__(self, *args: Any, **extra: Any) -> None:
        super().__init__(*args, **extra)
        self._hinted: dict[int, float] = {}  # by seat: when it last got a hint
        self._hinting: set[int] = set()  # seats whose hint is being made
        self._wanting: dict[str, list[tuple[Viewer, str]]] = {}  # by match: who waits for its review, by which command

    async def _hint(self, viewer: Viewer, said: m.WantHint) -> m.Said:
        match, seat = self._playing(viewer), viewer.seat
        question = match.question(seat)
        if not self.doc.settings.hints:
            raise Refusal(reason="no-hints")
        if question is None or question.decision != read_decision(said.decision):
            raise Refusal(reason="not-asked")
        now = self.hub.times.now()
        if seat in self._hinting or now - self._hinted.get(seat, -HINT_EVERY) < HINT_EVERY:
            raise Refusal(reason="hint-soon")
        self._hinting.add(seat)
        self._hinted[seat] = now
        self.hub.spawn(self._make_hint(viewer, match, seat, said))
        return m.Done(said.id)

    async def _make_hint(self, viewer: Viewer, match: Match, seat: int, said: m.WantHint) -> None:
        """Ask a judge, and tell the one who asked."""
        info, names = information(match, seat), self.names
        words = [match.action_message(seat, action, names) for action in info.legal]
        try:
            found = await self.hub.judges.hint(info)
            places = [info.codes.index(one.code) for one in found.moves]
            moves = [m.Advice(info.legal[at], words[at], one.chance, one.gain) for at, one in zip(places, found.moves, strict=True)]
            self._tell(viewer, seat, m.Hinted(said.decision, moves))
        except ImperiaError as error:
            self._tell(viewer, seat, refused(error, said.id))
        finally:
            self._hinting.discard(seat)

    def _tell(self, viewer: Viewer, seat: int, said: m.Said) -> None:
        """An answer for a seat, if that socket still is its own."""
        if viewer in self.viewers and viewer.seat == seat:
            viewer.say(said, self.hub.times.now())

    async def _review(self, viewer: Viewer, said: m.WantReview) -> m.Said:
        match = self.match
        if match is None or match.id != said.match:
            raise Refusal(reason="no-match")
        if match.ended is None:
            raise Refusal(reason="not-over")
        waiting = self._wanting.setdefault(match.id, [])
        waiting.append((viewer, said.id))
        if len(waiting) == 1:
            self.hub.spawn(self._make_review(match))
        return m.Done(said.id)

    async def _make_review(self, match: Match) -> None:
        """Ask a judge, and tell all who wait for it."""
        try:
            found: m.Said | ImperiaError = m.Reviewed(match.id, await self.hub.judges.review(match))
        except ImperiaError as error:
            found = error
        finally:  # whatever happened, it can be asked for again
            waiting = self._wanting.pop(match.id, [])
        for viewer, id in waiting:
            if viewer in self.viewers:
                viewer.say(refused(found, id) if isinstance(found, ImperiaError) else found, self.hub.times.now())
