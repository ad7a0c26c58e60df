"""Hints and reviews at a table: for the own decision, as the host allows; made by workers, which may die; a review is kept."""

from __future__ import annotations

import asyncio
import os
import signal

from imperia.bots import information
from imperia.games.game import Setup
from imperia.judging import Hint, hint, review
from imperia.judging.carried import hint_task, review_task
from imperia.judging.review import Review
from imperia.play import Fast, Match, Seat
from imperia.server import judges as table_judges
from imperia.server import messages as m
from imperia.server.workers import Workers
from server.made_table import begun, made_hub

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
