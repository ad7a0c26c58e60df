"""A match under everything that can be done to it, in any order: what must always hold does."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test

from imperia.games.game import EVERYTHING, SPECTATOR
from imperia.locale import ImperiaError
from imperia.play import Decision, Fair, Match, Seat, at, fair, load, log, project_entry, replay, save, verify
from imperia.play.errors import StaleDecision
from play.sealed import GAME, setup

SEED = bytes(range(32))
SEATS = [Seat("Ada"), Seat("Bea"), Seat("Turing", "random")]
SEAT = st.integers(0, 2)


def games(name: str) -> Any:
    return GAME


class AnyOrder(RuleBasedStateMachine):
    """Acts, undoes, takes back, pauses, saves and loads, loses what was not stored, sends things twice."""

    def __init__(self) -> None:
        super().__init__()
        self.match = Match.start(setup(), Fair("any", SEED), SEATS, game=GAME, clock=lambda: 1)
        self.old: list[Decision] = []
        self.commands = 0
        self.longest: list[log.AnyEntry] = []

    @rule(seat=SEAT, data=st.data(), times=st.integers(1, 2))
    def act(self, seat: int, data: st.DataObject, times: int) -> None:
        """A seat answers its question, perhaps twice with one command."""
        question = self.match.question(seat)
        if question is None:
            return
        action = data.draw(st.sampled_from(self.match.legal(seat)))
        self.commands += 1
        told = [self.match.act(seat, action, question.decision, command=str(self.commands)) for _ in range(times)]
        assert told[0] == told[-1]
        self.old.append(question.decision)

    @rule(data=st.data())
    def answer_late(self, data: st.DataObject) -> None:
        """An answer to a question of before is refused, whatever it says."""
        late = [decision for decision in self.old if decision not in {question.decision for question in self.match.asked()}]
        if late and not self.match.ended and not self.match.paused:
            decision = data.draw(st.sampled_from(late))
            for action in self.match.legal(decision.seat) or [None]:
                with pytest.raises(StaleDecision):
                    self.match.act(decision.seat, action, decision)

    @rule(seat=SEAT)
    def undo(self, seat: int) -> None:
        """An undo that is allowed gives the position of before the seat's last action, and never draws."""
        if not self.match.can_undo(seat):
            before = len(self.match.log)
            with pytest.raises(ImperiaError):
                self.match.undo(seat)
            assert len(self.match.log) == before
            return
        drawn = self.match._drawn
        self.match.undo(seat)
        entry = self.match.log[-1]
        assert isinstance(entry, log.Undo)
        assert self.match._drawn == drawn
        assert at(self.match, entry.to + 1).position_text() == self.match.position_text()

    @rule(seat=SEAT, data=st.data())
    def take_back(self, seat: int, data: st.DataObject) -> None:
        """With the consent of all: back to any entry that stands."""
        standing = [step.seq for step in self.match._line.steps[:-1]]
        if self.match.ended or self.match.paused or not standing:
            return
        self.match.takeback(seat, (0, 1, 2), data.draw(st.sampled_from(standing)))

    @rule(seat=SEAT)
    def sit_in(self, seat: int) -> None:
        """A bot comes or goes."""
        if not self.match.ended:
            if self.match.holders[seat].who == "person":
                self.match.takeover(seat, "random")
            else:
                self.match.give_back(seat)

    @rule()
    def pause_or_go_on(self) -> None:
        """Pause, or resume."""
        if not self.match.ended:
            if self.match.paused:
                self.match.resume()
            else:
                self.match.pause()

    @rule()
    def save_and_load(self) -> None:
        """Saved, and loaded in another process."""
        with tempfile.TemporaryDirectory() as folder:
            save(self.match, Path(folder) / "game.save")
            loaded = load(Path(folder) / "game.save", games=games)
        assert loaded.log == self.match.log
        assert loaded.position_text() == self.match.position_text()
        assert [question.decision for question in loaded.asked()] == [question.decision for question in self.match.asked()]
        assert [loaded.can_undo(seat) for seat in range(3)] == [self.match.can_undo(seat) for seat in range(3)]
        loaded.clock = self.match.clock
        self.match = loaded

    @rule(lost=st.integers(1, 3))
    @precondition(lambda self: len(self.match.log) > 8)
    def lose_what_was_not_stored(self, lost: int) -> None:
        """A crash came before the last entries were stored: what chance then gives is what it gave."""
        seq = len(self.match.log) - lost
        gone = self.match.log[seq]
        self.match = at(self.match, seq)
        self.match.clock = lambda: 1
        self.match.settle()
        if isinstance(gone, log.Chance):
            assert self.match.log[seq] == gone
        self.longest = []

    @rule(seat=SEAT)
    def resign_seldom(self, seat: int) -> None:
        """Only in a long match, else all would end at once."""
        if len(self.match.log) > 40 and not self.match.ended:
            self.match.resign(seat)

    @invariant()
    def the_log_only_grows(self) -> None:
        assert [entry.seq for entry in self.match.log] == list(range(len(self.match.log)))
        assert self.match.log[: len(self.longest)] == self.longest
        self.longest = list(self.match.log)

    @invariant()
    def no_index_of_chance_is_used_twice_and_every_outcome_follows_from_the_seed(self) -> None:
        key = fair.key(SEED, "any", {})
        drawn = [entry for entry in self.match.log if isinstance(entry, log.Chance)]
        assert [entry.index for entry in drawn] == list(range(len(drawn)))
        assert all(entry.outcome == fair.outcome(key, entry.index, entry.n) for entry in drawn)

    @invariant()
    def questions_stand_where_the_rules_ask(self) -> None:
        state = self.match.state_copy()
        expected = [seat for seat in range(3) if GAME.rules.may_act(self.match.terms, state, seat)]
        if not self.match.paused and not self.match.ended:
            assert [question.seat for question in self.match.asked()] == expected
            assert all(question.decision.seq < len(self.match.log) for question in self.match.asked())

    @invariant()
    def nobody_sees_what_is_hidden(self) -> None:
        """The last entry, as another may know it, names no hidden card and no bid."""
        entry = self.match.log[-1]
        for viewer in (SPECTATOR, 0, 1, 2):
            seen = project_entry(GAME, entry, viewer)
            if isinstance(entry, log.Chance) and seen is not None:
                assert (seen.n, seen.outcome, seen.meaning) == (None, None, None)
                assert all(getattr(event, "card", None) is None or event.seat == viewer for event in seen.events)
            if isinstance(entry, log.Action) and viewer != entry.seat:
                assert getattr(seen.action, "amount", None) is None

    def teardown(self) -> None:
        """In the end the whole record is verified, and the history is that of a replay."""
        report = verify(self.match.record(), games=games)
        assert report.ok, report.errors
        again = replay(self.match.record(), Fair("any", SEED), games=games, settle=False)
        assert again.history(EVERYTHING) == self.match.history(EVERYTHING)


AnyOrder.TestCase.settings = settings(max_examples=40, stateful_step_count=30, deadline=None)
TestAnyOrder = AnyOrder.TestCase


@pytest.mark.long
def test_any_order_for_long() -> None:
    run_state_machine_as_test(AnyOrder, settings=settings(max_examples=500, stateful_step_count=80, deadline=None))
