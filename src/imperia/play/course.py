"""The course of a match: its position, its log, and how each kind of entry carries it on, one at a time.

The same few functions carry on a match that is played (match.py) and one that is replayed (replay.py), so both come to the
same. The checks before an entry are here too.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Collection, Sequence
from typing import Any, Literal, get_args

import msgspec

from ..engine import CHANCE, NOBODY, OVER, pack
from ..games.game import Game, IllegalAction, Setup
from . import log
from .errors import AwaitingChance, BadAction, BadSeat, CannotTakeBack, CannotUndo, MatchOver, MatchPaused, NotAsked, StaleDecision
from .line import Line
from .log import PERSON, AnyEntry, By
from .questions import Decision, Question, Questions
from .resting import Logged
from .sources import Source


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sat down at the start. name: as others see it; level: of a bot, "" for a person."""

    name: str
    level: str = ""


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


MOST_SHARED = 32
SHARED: dict[tuple[str, bytes], Any] = {}


def shared(game: Game[Any, Any, Any, Any], terms: Any) -> Any:
    """One Terms for all matches that agreed on the same: nothing changes them, and some are large. The newest few are kept."""
    found = SHARED.setdefault((game.name, hashlib.sha256(pack([terms], 0)).digest()), terms)
    while len(SHARED) > MOST_SHARED:
        SHARED.pop(next(iter(SHARED)), None)
    return found


class Course(Logged):
    """How a match goes. `log` is the list of its entries, `log[i].seq == i`; never change it from outside."""

    def __init__(
        self,
        game: Game[Any, Any, Any, Any],
        setup: Setup,
        source: Source,
        seats: Sequence[Seat],
        *,
        id: str,
        position: str = "",
        clock: Callable[[], int] = now,
    ) -> None:
        """A match without any entry yet; use `Match.start`, `replay` or `load`."""
        super().__init__()
        self.game, self.source, self.id, self.position, self.clock = game, source, id, position, clock
        terms, state = game.parse(position) if position else (game.terms(setup), None)
        terms = shared(game, terms)
        self.setup = game.setup(terms)
        self.content = game.content(terms)  # the deck or map, whole
        self.players = self.setup.players
        self.seats = tuple(seats) or tuple(Seat(str(seat + 1)) for seat in range(self.players))
        if len(self.seats) != self.players:
            raise ValueError(f"{len(self.seats)} names for {self.players} seats")
        self.paused = False
        self.holders = [By("bot", seat.level) if seat.level else PERSON for seat in self.seats]
        self.ended: log.End | None = None
        self._line = Line(game, terms, state)
        self._questions = Questions(game, self.players)
        self._anew: set[int] = set()  # seats whose next question is a new one in any case
        self._drawn = 0  # the next index of chance
        self._undoable = 0  # how many of the last steps can be undone
        self._owner = NOBODY  # whose actions those are
        self._wall = "start"  # what an undo would cross below them
        self._resigned: set[int] = set()
        self._seen: dict[int, list[tuple[int, Any]]] = {}  # by viewer: (entry, projected event) along the line
        self._read: dict[int, int] = {}  # by viewer: how much of the log that list has taken in

    @property
    def seq(self) -> int:
        """The sequence number that the next entry gets."""
        return len(self.log)

    @property
    def terms(self) -> Any:
        """The Terms record: not for bots to change."""
        return self._line.t

    def rest(self) -> None:
        """Take little memory until somebody looks at the match or changes it: state, steps and log are packed."""
        self._line.rest()
        self._pack()
        self._seen.clear()
        self._read.clear()

    @property
    def rests(self) -> bool:
        """Whether nothing has been asked of position or log since `rest`."""
        return self._line.rests and bool(self._packed)

    # ---- entries, one at a time: for play and for replay alike. Nothing is checked here but what `replay` cannot know.

    def enter_start(self, time: int) -> None:
        """Entry 0."""
        events = () if self.position else tuple(self.game.events(self._line.t, self._line.s))
        self._append(log.Start(seq=0, time=time, events=events))

    def enter_action(self, time: int, seat: int, code: int, decision: int, by: By, command: str) -> None:
        """A legal action of a seat that is asked."""
        seq = self.seq
        action = self.game.action(self._line.t, self._line.s, seat, code)
        events = self._line.apply(seq, seat, code)
        if self._owner != seat:
            self._raise_wall(self._wall if self._owner == NOBODY else "other", seat)
        if self.game.reveals(events):
            self._raise_wall("revealed", seat)
        else:
            self._undoable += 1
        self._anew.add(seat)
        self._append(
            log.Action(seq=seq, time=time, seat=seat, action=action, decision=decision, by=by, command=command, events=events)
        )

    def enter_chance(self, time: int, outcome: int) -> None:
        """An outcome of the chance that is due."""
        t, s, seq, index = self._line.t, self._line.s, self.seq, self._drawn
        n, meaning = self.game.rules.chance_outcomes(t, s), self.game.chance(t, s, outcome)
        events = self._line.apply(seq, CHANCE, outcome)
        self._drawn += 1
        self._raise_wall("chance", NOBODY)
        self._append(log.Chance(seq=seq, time=time, index=index, n=n, outcome=outcome, meaning=meaning, events=events))

    def enter_resign(self, time: int, seat: int, command: str) -> None:
        """A seat leaves for good."""
        seq = self.seq
        events = self._line.resign(seq, seat)
        self._resigned.add(seat)
        self._raise_wall("other", NOBODY)
        self._append(log.Resign(seq=seq, time=time, seat=seat, command=command, events=events))

    def enter_undo(self, time: int, seat: int, command: str) -> None:
        """The last step of the line, this seat's, is taken back."""
        self._line.undo()
        self._undoable -= 1
        self._anew.add(seat)
        to = self._line.steps[-1].seq
        self._append(log.Undo(seq=self.seq, time=time, seat=seat, to=to, command=command))

    def enter_takeback(self, time: int, seat: int, to: int, consents: tuple[int, ...], command: str) -> None:
        """The line is played again up to the step of entry `to`."""
        self._line.back_to(to)
        self._raise_wall("start", NOBODY)
        self._anew.update(range(self.players))
        self._resigned = {step.seat for step in self._line.steps if isinstance(self.log[step.seq], log.Resign)}
        self._append(log.Takeback(seq=self.seq, time=time, seat=seat, to=to, consents=consents, command=command))

    def enter_holder(self, entry: log.Takeover | log.Return) -> None:
        """Another player answers for a seat from now on."""
        self.holders[entry.seat] = By("bot", entry.level) if isinstance(entry, log.Takeover) else PERSON
        self._anew.add(entry.seat)
        self._append(entry)

    def enter_pause(self, entry: log.Pause | log.Resume) -> None:
        """Play stops or goes on."""
        self.paused = isinstance(entry, log.Pause)
        self._append(entry)

    def enter_note(self, entry: log.Clock | log.Chat) -> None:
        """Something that changes nothing of the game."""
        self._append(entry)

    def enter_end(self, time: int, cause: Literal["played", "abandoned", "expired"] = "played") -> None:
        """Nothing but chat comes after this."""
        result = self.game.result(self._line.t, self._line.s) if cause == "played" else None
        self.ended = log.End(seq=self.seq, time=time, cause=cause, result=result)
        self._append(self.ended)

    # ---- what is refused

    def check_seat(self, seat: int) -> None:
        """Raises BadSeat."""
        if not 0 <= seat < self.players:
            raise BadSeat(seat=seat + 1, players=self.players)

    def check_runs(self) -> None:
        """Raises MatchOver, MatchPaused."""
        if self.ended:
            raise MatchOver
        if self.paused:
            raise MatchPaused

    def open_question(self, seat: int, decision: Decision | None) -> Question:
        """The open question of a seat. Raises StaleDecision, NotAsked, AwaitingChance, MatchOver, MatchPaused, BadSeat."""
        self.check_seat(seat)
        self.check_runs()
        if self._is_chance():
            raise AwaitingChance
        question: Question | None = self._questions.open.get(seat)
        if decision is not None and (question is None or question.decision != decision):
            raise StaleDecision(seat=seat + 1, entry=decision.seq, open=question.decision.seq if question else -1)
        if question is None:
            raise NotAsked(seat=seat + 1)
        return question

    def code_of(self, seat: int, question: Question, action: Any) -> int:
        """The code of a typed action. Raises BadAction, IllegalAction."""
        if not isinstance(action, get_args(self.game.Action) or self.game.Action):
            raise BadAction(game=self.game.name, what=type(action).__name__)
        code: int = self.game.code(self._line.t, self._line.s, seat, action)
        if code not in question.codes:
            raise IllegalAction
        return code

    def can_undo(self, seat: int) -> bool:
        """Whether this seat has an action that it may take back alone."""
        return self._owner == seat and self._undoable > 0 and not self.ended and not self.paused

    @property
    def resigned(self) -> frozenset[int]:
        """The seats that have left for good."""
        return frozenset(self._resigned)

    def check_resign(self, seat: int) -> None:
        """Raises MatchOver, BadSeat, NotAsked (it has left already)."""
        self.check_seat(seat)
        if self.ended:
            raise MatchOver
        if seat in self._resigned:
            raise NotAsked(seat=seat + 1)

    def check_undo(self, seat: int) -> None:
        """Raises CannotUndo, MatchOver, MatchPaused."""
        self.check_runs()
        if not self.can_undo(seat):
            reason = "other" if self._owner not in (seat, NOBODY) else self._wall
            raise CannotUndo(reason=reason, seat=seat + 1)

    def check_takeback(self, seat: int, consents: Collection[int], to: int) -> None:
        """Raises CannotTakeBack, MatchOver, MatchPaused."""
        self.check_runs()
        missing = [other for other in self.persons() if other != seat and other not in consents]
        if missing:
            raise CannotTakeBack(reason="consent", seats=", ".join(self.seats[other].name for other in missing))
        if to == self._line.steps[-1].seq or all(step.seq != to for step in self._line.steps):
            raise CannotTakeBack(reason="entry", entry=to)

    def persons(self) -> list[int]:
        """The seats that persons hold and have not left for good: all of them must consent to a takeback."""
        held = (seat for seat in range(self.players) if self.holders[seat].who == "person")
        return [seat for seat in held if seat not in self._resigned]

    # ---- within

    def _append(self, entry: AnyEntry) -> None:
        """The one place where the log grows; then see who is asked."""
        self.log.append(entry)
        self._note(entry)
        if self.ended:
            self._questions.close()
        elif not self._is_chance():
            self._questions.ask(self._line.t, self._line.s, entry.seq, self._anew)
            self._anew.clear()

    def settle(self) -> None:
        """Draw chance until a seat is asked, people have to say, or the game has ended."""
        t, s = self._line.t, self._line.s
        while not self.ended:
            waited = self.game.rules.to_act(t, s)
            if waited == OVER:
                self.enter_end(self.clock())
            elif waited != CHANCE:
                return
            else:
                outcome = self.draw()
                if outcome is None:
                    return
                self.enter_chance(self.clock(), outcome)

    def draw(self) -> int | None:
        """What the source gives for the chance that is due; None: people have to say."""
        t, s = self._line.t, self._line.s
        return self.source.draw(self.game, t, s, self._drawn, self.game.rules.chance_outcomes(t, s))

    def _is_chance(self) -> bool:
        return bool(self.game.rules.to_act(self._line.t, self._line.s) == CHANCE)

    def _raise_wall(self, reason: str, owner: int) -> None:
        self._undoable = 0
        self._wall, self._owner = reason, owner
