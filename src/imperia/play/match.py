"""A match being played: the public face of the rules for Python users, the terminal and the server.

A `Match` takes typed actions and gives typed events and views; it draws chance from its source until somebody is asked,
keeps the log, numbers the questions, and refuses with a typed error what cannot be, changing nothing. One writer at a time.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal

from ..engine import OVER
from ..games import game as game_named
from ..games.game import EVERYTHING, Game, Result, Setup
from ..locale import Message
from . import log
from .course import Course, Seat, now
from .errors import (
    BadChat,
    CannotTakeBack,
    MatchOver,
    MatchRuns,
    NothingAwaited,
)
from .line import Step
from .log import AnyEntry, By, project_entry
from .questions import Awaited, Decision, Question
from .record import Record, record_of
from .sources import Fair, Source

LONGEST_CHAT = 500  # characters


class Match(Course):
    """A match: ask it, act on it. Start one with `Match.start`."""

    @classmethod
    def start(
        cls,
        setup: Setup | str,
        source: Source | None = None,
        seats: Sequence[Seat] = (),
        *,
        game: Game[Any, Any, Any, Any] | None = None,
        id: str = "",
        clock: Callable[[], int] = now,
    ) -> Match:
        """Begin a match. Raises BadOption, BadSeats, BadContent, BadPosition, UnknownGame.

        setup: what was agreed, or a position text to start from (then `game` must be given).
        source: of chance; by default fair. seats: who sits where; by default persons named by number.
        id: of the match; by default random, or that of the fair source. clock: milliseconds, for the log.
        """
        if isinstance(setup, str) and game is None:
            raise ValueError("a position needs its game")
        id = id or getattr(source, "match", "") or secrets.token_hex(8)
        if source is None:
            source = Fair(id)
        if getattr(source, "match", id) != id:
            raise ValueError("the source was made for another match")
        if game is None:
            assert isinstance(setup, Setup)
            game = game_named(setup.game)
        agreed, position = (setup, "") if isinstance(setup, Setup) else (Setup(game.name, 0, None), setup)
        match = cls(game, agreed, source, seats, id=id, position=position, clock=clock)
        match.enter_start(match.clock())
        match.settle()
        return match

    # ---- how things stand

    def to_act(self) -> int:
        """The seat that is waited for, CHANCE (people have to say an outcome), or OVER."""
        return OVER if self.ended else int(self.game.rules.to_act(self._line.t, self._line.s))

    def asked(self) -> list[Question]:
        """All open questions, of those too who may speak unasked, by seat; none while the match is paused or over."""
        return [] if self.paused or self._is_chance() else list(self._questions.open.values())

    def question(self, seat: int) -> Question | None:
        """The open question of this seat, if any."""
        self.check_seat(seat)
        return None if self.paused or self._is_chance() else self._questions.open.get(seat)

    def legal(self, seat: int) -> list[Any]:
        """The legal actions of a seat, typed; empty if it cannot act now."""
        question = self.question(seat)
        t, s = self._line.t, self._line.s
        return [self.game.action(t, s, seat, code) for code in question.codes] if question else []

    def offered(self, seat: int) -> list[Any]:
        """What a seat is offered: its legal actions, or all answers that there are where it has to know the right one (I12)."""
        if self.question(seat) is None:
            return []
        return list(self.game.answers(self._line.t, self._line.s, seat)) or self.legal(seat)

    def table_answer(self, seat: int) -> Any:
        """What the table answers for a seat after too many errors, or without time (I12); None: nothing."""
        return None if self.question(seat) is None else self.game.table_answer(self._line.t, self._line.s, seat)

    def action_message(self, seat: int, action: Any, names: Sequence[str]) -> Message:
        """One of the legal actions of a seat in words; names: the players' names by seat."""
        return self.game.action_message(self._line.t, self._line.s, seat, action, names)

    def action_note(self, seat: int, action: Any) -> Message | None:
        """What is worth knowing before one of the legal actions of a seat is chosen, if anything."""
        return self.game.action_note(self._line.t, self._line.s, seat, action)

    def proposal(self, seat: int) -> list[Any]:
        """Legal actions in their order that answer this seat's question at the least loss, if the game proposes any."""
        return self.game.proposal(self._line.t, self._line.s, seat) if self.question(seat) else []

    def awaited(self) -> Awaited | None:
        """The outcome of chance that people have to say, if the source leaves it to them."""
        if self.ended or not self._is_chance():
            return None
        return Awaited(self._drawn, self.game.rules.chance_outcomes(self._line.t, self._line.s))

    def view(self, viewer: int) -> Any:
        """All that a viewer (a seat, or SPECTATOR) may know of the position."""
        return self.game.view(self._line.t, self._line.s, viewer)

    def view_at(self, seq: int, viewer: int) -> Any:
        """The view as it was right after entry `seq`, which must be in the log: for scrubbing and replay."""
        standing: list[Step] = []
        for entry in self.log[: seq + 1]:
            if isinstance(entry, log.Undo | log.Takeback):
                while standing[-1].seq > entry.to:
                    standing.pop()
            elif entry.seq in self._line.made:
                standing.append(self._line.made[entry.seq])
        return self.game.view(self._line.t, self._line.state_after(standing), viewer)

    def result(self) -> Result | None:
        """How it ended; None while it runs, and of a match that was given up."""
        return self.ended.result if self.ended else None

    def position_text(self) -> str:
        """The whole position as text, hidden cards too."""
        return str(self.game.position(self._line.t, self._line.s))

    def state_copy(self) -> Any:
        """A copy of the State, hidden cards too: for searches of the host, never for a bot (`bots.information`)."""
        return self._line.state_copy()

    def steps(self) -> tuple[Step, ...]:
        """What led to this position, nothing that was taken back: entry, seat or CHANCE, and the code of the rules."""
        return tuple(self._line.steps)

    def state_at_start(self) -> Any:
        """A State of its own, as it was before the first step; all cards lie open in it."""
        return self._line.state_after(self._line.steps[:1])

    def entries(self, viewer: int, since: int = 0) -> list[AnyEntry]:
        """The log from number `since` on, as a viewer may know it."""
        seen = (project_entry(self.game, entry, viewer) for entry in self.log[since:])
        return [entry for entry in seen if entry is not None]

    def history(self, viewer: int) -> tuple[Any, ...]:
        """All events that led to this position (nothing that was taken back), as a viewer may know them."""
        seen, read = self._seen.setdefault(viewer, []), self._read.get(viewer, 0)
        for entry in self.log[read:]:
            if isinstance(entry, log.Undo | log.Takeback):
                while seen and seen[-1][0] > entry.to:
                    seen.pop()
            for event in getattr(entry, "events", ()):
                known = event if viewer == EVERYTHING else self.game.project(event, viewer)
                if known is not None:
                    seen.append((entry.seq, known))
        self._read[viewer] = len(self.log)
        return tuple(event for _, event in seen)

    def record(self, viewer: int = EVERYTHING) -> Record:
        """The record so far: for a seat or SPECTATOR as they may know it; once the match has ended, whole for everybody.

        The seed is in it after the end only. A record for EVERYTHING of a match that runs tells all hands: not to be shown.
        """
        if viewer == EVERYTHING or self.ended:
            return record_of(self)
        return record_of(self, viewer, self.entries(viewer))

    # ---- what seats do

    def act(
        self, seat: int, action: Any, decision: Decision | None = None, *, by: By | None = None, command: str = ""
    ) -> tuple[Any, ...]:
        """A seat acts; then chance is drawn until somebody is asked. All events, nothing hidden: project them before showing.

        decision: the question that this answers (`Question.decision`); None: whatever is asked now. by: who acted, by default
        who holds the seat. command: a client's id for this; the same again changes nothing and gives the same events.
        Raises IllegalAction, BadAction, NotAsked, StaleDecision, MatchOver, MatchPaused, AwaitingChance, BadSeat.
        """
        if (done := self._repeated(seat, command)) is not None:
            return done
        question = self.open_question(seat, decision)
        code = self.code_of(seat, question, action)
        first = self.seq
        self.enter_action(self.clock(), seat, code, question.decision.seq, by or self.holders[seat], command)
        self.settle()
        return self._events_from(first)

    def say_chance(self, meaning: Any) -> tuple[Any, ...]:
        """People say what was rolled or drawn; then on until the next is due or somebody is asked. All events.

        Raises NothingAwaited, IllegalAction (this cannot have come), MatchPaused, MatchOver.
        """
        self.check_runs()
        if not self._is_chance():
            raise NothingAwaited
        outcome = self.game.chance_of(self._line.t, self._line.s, meaning)
        first = self.seq
        self.enter_chance(self.clock(), outcome)
        self.settle()
        return self._events_from(first)

    def resign(self, seat: int, *, command: str = "") -> tuple[Any, ...]:
        """A seat leaves for good, whether it is asked or not. All events. Raises BadSeat, MatchOver, NotAsked (left already)."""
        if (done := self._repeated(seat, command)) is not None:
            return done
        self.check_resign(seat)
        first = self.seq
        self.enter_resign(self.clock(), seat, command)
        self.settle()
        return self._events_from(first)

    def undo(self, seat: int, *, command: str = "") -> None:
        """The seat takes its last action back. Raises CannotUndo, MatchOver, MatchPaused, BadSeat.

        Never across an outcome of chance, something revealed, or another seat's action; nothing in the log is deleted.
        """
        if self._repeated(seat, command) is not None:
            return
        self.check_undo(seat)
        self.enter_undo(self.clock(), seat, command)

    def takeback(self, seat: int, consents: Collection[int], to: int | None = None, *, command: str = "") -> None:
        """By consent of all persons at the table the position goes back, across anything. Raises CannotTakeBack and as `undo`.

        seat: who asks for it; consents: the other seats that agreed (bots always do); to: the entry after which the position
        shall be again, by default just before the seat's last action. What chance gives then is drawn anew.
        """
        if self._repeated(seat, command) is not None:
            return
        to = self._before_last(seat) if to is None else to
        self.check_takeback(seat, consents, to)
        self.enter_takeback(self.clock(), seat, to, tuple(sorted(set(consents) - {seat})), command)
        self.settle()

    def chat(self, seat: int, text: str, *, command: str = "") -> None:
        """Somebody says something; after the end too. Raises BadChat, BadSeat."""
        if self._repeated(seat, command) is not None:
            return
        if not 0 < len(text.strip()) <= len(text) <= LONGEST_CHAT:
            raise BadChat(most=LONGEST_CHAT)
        self.enter_note(log.Chat(seq=self.seq, time=self.clock(), seat=seat, text=text, command=command))

    # ---- what the table does

    def takeover(self, seat: int, level: str, cause: Literal["left", "clock", "host"] = "left") -> None:
        """A bot of this level sits in for a person. An answer of his that comes now is stale. Raises BadSeat, MatchOver."""
        self.check_seat(seat)
        if self.ended:
            raise MatchOver
        self.enter_holder(log.Takeover(seq=self.seq, time=self.clock(), seat=seat, level=level, cause=cause))

    def give_back(self, seat: int) -> None:
        """The person is back. An answer of the bot that comes now is stale. Raises BadSeat, MatchOver, MatchRuns."""
        self.check_seat(seat)
        if self.ended:
            raise MatchOver
        if self.holders[seat].who == "person":
            raise MatchRuns
        self.enter_holder(log.Return(seq=self.seq, time=self.clock(), seat=seat))

    def pause(self, seat: int = -1) -> None:
        """Stop play; seat: who asked for it, -1 the table. Raises MatchOver, MatchPaused."""
        self.check_runs()
        self.enter_pause(log.Pause(seq=self.seq, time=self.clock(), seat=seat))

    def resume(self, seat: int = -1) -> None:
        """Go on. Raises MatchOver, MatchRuns."""
        if self.ended:
            raise MatchOver
        if not self.paused:
            raise MatchRuns
        self.enter_pause(log.Resume(seq=self.seq, time=self.clock(), seat=seat))

    def set_clocks(self, remaining: Sequence[int], running: Sequence[int] = (), grace: Sequence[int] = ()) -> None:
        """Note how the clocks stand (milliseconds by seat) and whose run from now on. Raises MatchOver."""
        if self.ended:
            raise MatchOver
        clocks = tuple(remaining), tuple(running), tuple(grace)
        self.enter_note(log.Clock(seq=self.seq, time=self.clock(), remaining=clocks[0], running=clocks[1], grace=clocks[2]))

    def give_up(self, cause: Literal["abandoned", "expired"] = "abandoned") -> None:
        """The host ends the match without a result. Raises MatchOver."""
        if self.ended:
            raise MatchOver
        self.enter_end(self.clock(), cause)

    # ---- within

    def _before_last(self, seat: int) -> int:
        """The entry of the step before the seat's last action in the line."""
        steps = self._line.steps
        for i in range(len(steps) - 1, 0, -1):
            if steps[i].seat == seat and isinstance(self.log[steps[i].seq], log.Action):
                return steps[i - 1].seq
        raise CannotTakeBack(reason="start")

    def _repeated(self, seat: int, command: str) -> tuple[Any, ...] | None:
        """The events of a command that was carried out before, or None if this one is new."""
        self.check_seat(seat)
        first = self.commands.get((seat, command)) if command else None
        return None if first is None else self._events_from(first)

    def _events_from(self, first: int) -> tuple[Any, ...]:
        """The events of an entry and of the chance drawn right after it."""
        events = list(getattr(self.log[first], "events", ()))
        for entry in self.log[first + 1 :]:
            if not isinstance(entry, log.Chance):
                break
            events += entry.events
        return tuple(events)
