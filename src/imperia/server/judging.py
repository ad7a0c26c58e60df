"""What players ask of the table's judges: a hint for their own decision, the review of one that has ended, also an earlier one.

Either takes a while, so the command is acknowledged at once, and the answer comes beside all other commands.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..bots import information
from ..locale import ImperiaError
from ..play import Match
from . import messages as m
from .judges import NoJudge
from .line import refused
from .lobby import Refusal
from .playing import Playing, read_decision
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
        except Exception:
            self._tell(viewer, seat, self._stumbled("hint", match.id, said.id))
        finally:
            self._hinting.discard(seat)

    def _stumbled(self, what: str, match: str, id: str) -> m.Refused:
        """Called where something unforeseen is caught: it is noted, and whoever asked is told kindly."""
        self.hub.log.exception(f"a {what} failed", table=self.doc.id, match=match)
        return refused(NoJudge(reason="failed"), id)

    def _tell(self, viewer: Viewer, seat: int, said: m.Said) -> None:
        """An answer for a seat, if that socket still is its own."""
        if viewer in self.viewers and viewer.seat == seat:
            viewer.say(said, self.hub.times.now())

    async def _review(self, viewer: Viewer, said: m.WantReview) -> m.Said:
        match = self.match if self.match is not None and self.match.id == said.match else None
        if match is None:
            kept = await self.hub.store.match(said.match)
            if kept is None or kept.table != self.doc.id:
                raise Refusal(reason="no-match")
        if match.ended is None if match is not None else kept is not None and kept.open:
            raise Refusal(reason="not-over")
        waiting = self._wanting.setdefault(said.match, [])
        waiting.append((viewer, said.id))
        if len(waiting) == 1:
            self.hub.spawn(self._make_review(said.match, match))
        return m.Done(said.id)

    async def _make_review(self, id: str, match: Match | None) -> None:
        """Ask a judge, and tell all who wait for it. match: None for an earlier match of this table, which lies in the store."""
        answer: m.Said | None = None
        try:
            found = await self.hub.judges.kept(id)
            if found is None:
                found = await self.hub.judges.review(match or await self.hub.read_match(id))
            answer = m.Reviewed(id, found)
        except ImperiaError as error:
            answer = refused(error)
        except Exception:
            answer = self._stumbled("review", id, "")
        finally:  # whatever happened, it can be asked for again
            waiting = self._wanting.pop(id, [])
        for viewer, command in waiting:
            if viewer in self.viewers:
                told = msgspec.structs.replace(answer, id=command) if isinstance(answer, m.Refused) else answer
                viewer.say(told, self.hub.times.now())
