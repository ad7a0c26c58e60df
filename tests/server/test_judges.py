"""Hints and reviews at a table: for the own decision, as the host allows; made by workers, which may die; a review is kept."""

from __future__ import annotations

import asyncio
import os
import signal

from imperia.bots import information
from imperia.games.game import Setup
from imperia.judging import Hint, hint, review
from imperia.judging.carried import WarmTask, hint_task, review_task
from imperia.judging.review import Review
from imperia.play import Fast, Match, Seat
from imperia.server import judges as table_judges
from imperia.server import messages as m
from imperia.server.workers import TaskFailed, Workers
from server.made_table import begun, made_hub, start

NODES = 200
PATIENT = 120.0  # seconds: a worker may have to compile first


def small_match(over: bool) -> Match:
    """A match of Imperial at its first card; given up, if it shall be over."""
    match = Match.start(Setup("imperial", 2, {}), Fast(4), [Seat("Anna"), Seat("Boris")])
    for _ in range(6):
        match.act(match.to_act(), match.legal(match.to_act())[0])
    if over:
        match.give_up()
    return match


def test_a_worker_gives_the_hint_and_the_review_that_are_made_here() -> None:
    runs, over = small_match(False), small_match(True)

    async def told() -> tuple[Hint | None, Review | None]:
        workers = Workers(1)
        try:
            task = hint_task(information(runs, runs.to_act()), NODES)
            return await workers.answer(task, PATIENT, Hint), await workers.answer(review_task(over, NODES), PATIENT, Review)
        finally:
            await workers.close()

    assert asyncio.run(told()) == (hint(information(runs, runs.to_act()), NODES), review(over, NODES))


def test_a_worker_that_dies_over_a_review_is_started_anew() -> None:
    over = small_match(True)

    async def told() -> tuple[Review | None, Review | None]:
        workers = Workers(1)
        try:
            begun = asyncio.create_task(workers.answer(review_task(over, 10**7), PATIENT, Review))
            while workers.workers[0].number is None:
                await asyncio.sleep(0.01)
            os.kill(workers.workers[0].number, signal.SIGKILL)
            return await begun, await workers.answer(review_task(over, NODES), PATIENT, Review)
        finally:
            await workers.close()

    first, second = asyncio.run(told())
    assert first is None
    assert second == review(over, NODES)


# ---- at a table


async def until(held, seconds=PATIENT):
    """Wait for something a worker does."""
    async with asyncio.timeout(seconds):
        while not held():
            await asyncio.sleep(0.01)


def at_a_table(test):
    """Run a test of a table."""

    def run(tmp_path, monkeypatch):
        async def whole():
            hub = made_hub(tmp_path)
            try:
                table, seats = await begun(hub, **getattr(test, "settings", {}))
                await test(hub, table, seats, monkeypatch)
            finally:
                await hub.end()

        asyncio.run(whole())

    run.__name__ = test.__name__
    return run


def asking(table, seats):
    """Who is asked, with a choice, and who is not."""
    seat = table.match.to_act()
    return seats[seat], seats[1 - seat]


@at_a_table
async def test_a_hint_is_for_the_seat_that_is_asked_and_nobody_else_hears_it(hub, table, seats, monkeypatch):
    mine, other = asking(table, seats)
    decision = mine.prompt.decision
    assert isinstance(await mine.do(m.WantHint, decision=decision), m.Done)
    assert (await mine.do(m.WantHint, decision=decision)).message.id == "error-table-hint-soon"
    await until(lambda: mine.last(m.Hinted))
    found = mine.last(m.Hinted)
    assert found.decision == decision
    offered = [choice.action for choice in mine.prompt.choices]
    assert 1 <= len(found.moves) <= 3
    assert all(one.action in offered and 0 <= one.chance <= 1 for one in found.moves)
    assert other.last(m.Hinted) is None
    assert (await other.do(m.WantHint, decision=decision)).message.id == "error-table-not-asked"


async def _without(hub, table, seats, monkeypatch):
    mine, other = asking(table, seats)
    assert (await mine.do(m.WantHint, decision=mine.prompt.decision)).message.id == "error-table-no-hints"
    assert other.info.settings.hints is False


_without.settings = {"hints": False}
test_without_hints_nobody_is_given_one_and_all_see_that = at_a_table(_without)


@at_a_table
async def test_a_hint_that_does_not_come_is_told_kindly(hub, table, seats, monkeypatch):
    monkeypatch.setattr(table_judges, "HINT_SECONDS", 0.0)
    mine, _ = asking(table, seats)
    await mine.do(m.WantHint, decision=mine.prompt.decision)
    await until(lambda: mine.last(m.Refused))
    assert mine.last(m.Refused).message.id == "error-judge-late"
    await mine.act(0)  # the game goes on
    assert isinstance(mine.last(m.Done | m.Refused), m.Done)


@at_a_table
async def test_a_review_comes_after_the_end_and_is_made_once(hub, table, seats, monkeypatch):
    mine, other = seats
    match = table.match.id
    assert (await mine.do(m.WantReview, match=match)).message.id == "error-table-not-over"
    await mine.do(m.Resign)
    assert table.match.ended is not None
    assert isinstance(await mine.do(m.WantReview, match=match), m.Done)
    assert isinstance(await other.do(m.WantReview, match=match), m.Done)
    await until(lambda: mine.last(m.Reviewed) and other.last(m.Reviewed))
    found = mine.last(m.Reviewed)
    assert found == other.last(m.Reviewed)
    assert found.review == review(table.match)

    async def never(*task):
        raise AssertionError("it is kept")

    monkeypatch.setattr(hub.judges.slow, "answer", never)
    assert await hub.judges.review(table.match) == found.review
    await hub.store.drop_table(table.doc.id)
    assert await hub.store.review(match) is None


# ---- what goes wrong, and what was played before


@at_a_table
async def test_a_judge_that_fails_is_told_kindly_and_noted(hub, table, seats, monkeypatch):
    async def fails(*given):
        raise ZeroDivisionError

    noted = []
    monkeypatch.setattr(hub.log, "exception", lambda event, **facts: noted.append(event), raising=False)
    monkeypatch.setattr(hub.judges, "hint", fails)
    monkeypatch.setattr(hub.judges, "review", fails)
    mine, _ = asking(table, seats)
    await mine.do(m.WantHint, decision=mine.prompt.decision)
    await until(lambda: mine.last(m.Refused))
    assert mine.last(m.Refused).message.id == "error-judge-failed"
    hint_id = mine.last(m.Refused).id
    await mine.do(m.Resign)
    await mine.do(m.WantReview, match=table.match.id)
    await until(lambda: mine.last(m.Refused).id != hint_id)
    assert mine.last(m.Refused).message.id == "error-judge-failed"
    assert noted == ["a hint failed", "a review failed"]


@at_a_table
async def test_a_task_that_a_worker_stumbles_over_is_not_called_late(hub, table, seats, monkeypatch):
    async def stumbles(*given):
        raise TaskFailed

    monkeypatch.setattr(hub.judges.quick, "outcome", stumbles)
    mine, _ = asking(table, seats)
    await mine.do(m.WantHint, decision=mine.prompt.decision)
    await until(lambda: mine.last(m.Refused))
    assert mine.last(m.Refused).message.id == "error-judge-failed"


@at_a_table
async def test_while_rules_are_compiled_a_late_hint_says_so(hub, table, seats, monkeypatch):
    monkeypatch.setattr(table_judges, "HINT_SECONDS", 0.0)
    hub.judges.warming = True
    mine, _ = asking(table, seats)
    await mine.do(m.WantHint, decision=mine.prompt.decision)
    await until(lambda: mine.last(m.Refused))
    assert mine.last(m.Refused).message.id == "error-judge-warming"


def test_a_worker_gets_ready_for_a_game() -> None:
    async def told() -> bool | None:
        workers = Workers(1)
        try:
            return await workers.answer(WarmTask("imperial"), PATIENT, bool)
        finally:
            await workers.close()

    assert asyncio.run(told()) is True


@at_a_table
async def test_after_a_rematch_the_match_before_can_be_reviewed(hub, table, seats, monkeypatch):
    mine, other = seats
    before = table.match
    assert mine.info.earlier == []
    await other.do(m.Resign)
    await start(table, seats, m.Rematch)
    assert table.match.id != before.id
    assert mine.info.earlier == [before.id]
    assert (await other.do(m.WantReview, match=table.match.id)).message.id == "error-table-not-over"
    assert (await other.do(m.WantReview, match="elsewhere")).message.id == "error-table-no-match"
    assert isinstance(await other.do(m.WantReview, match=before.id), m.Done)
    await until(lambda: other.last(m.Reviewed))
    found = other.last(m.Reviewed)
    assert found.match == found.review.match == before.id
    assert list(found.review.names) == [seat.name for seat in before.seats]


@at_a_table
async def test_a_kept_review_of_an_earlier_version_is_made_anew(hub, table, seats, monkeypatch):
    mine, _ = seats
    await mine.do(m.Resign)
    await hub.store.keep_review(table.match.id, b'{"game": "imperial"}')
    await mine.do(m.WantReview, match=table.match.id)
    await until(lambda: mine.last(m.Reviewed))
    assert mine.last(m.Reviewed).review == review(table.match)
