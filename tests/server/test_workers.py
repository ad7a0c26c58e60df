"""Bots in processes beside the server: the same choice as here, a death that stops nobody, a bound on waiting."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

import pytest

from imperia.bots import Budget, information, levels, make
from imperia.bots.carried import Task, task_of, unpacked
from imperia.bots.machine import can_compile
from imperia.games.game import SPECTATOR, Setup
from imperia.play import Fast, Match, Seat
from imperia.server import bots as table_bots
from imperia.server.bots import TableBots
from imperia.server.workers import WAITING, Workers

PATIENT = 60.0  # seconds: a worker has to start, on a slow machine too


def match_of(game: str, players: int, level: str) -> Match:
    """A match of bots, at its first question that leaves a choice."""
    match = Match.start(Setup(game, players, {}), Fast(4), [Seat(str(i), level) for i in range(players)])
    while len(match.legal(match.to_act())) == 1:
        match.act(match.to_act(), match.legal(match.to_act())[0])
    return match


def casual_task(game: str = "imperial", players: int = 2) -> tuple[Task, int]:
    """A task for a bot of plain sense, and the code that it chooses in this process."""
    match = match_of(game, players, "casual")
    info = information(match, match.to_act())
    chosen = make("casual", game, 9).choose(info, Budget())
    return task_of(info, "casual", 9, Budget()), info.codes[list(info.legal).index(chosen)]


@pytest.mark.parametrize(("game", "players"), [("imperial", 2), ("conquest", 3), ("empire", 4)])
def test_what_is_carried_to_a_worker_is_what_the_seat_may_know(game: str, players: int) -> None:
    match = match_of(game, players, "casual")
    seat = match.to_act()
    info = information(match, seat)
    carried = unpacked(task_of(info, "casual", 1, Budget(nodes=3, seconds=0.5)))
    assert (carried.view, list(carried.codes), list(carried.legal)) == (info.view, list(info.codes), list(info.legal))
    other = unpacked(task_of(carried, "casual", 1, Budget()))
    assert other.view == info.view


def test_a_worker_chooses_as_the_bot_does_here() -> None:
    async def told() -> list[int | None]:
        workers = Workers(1)
        try:
            return [await workers.code(casual_task(*one)[0], PATIENT) for one in (("imperial", 2), ("conquest", 3))]
        finally:
            await workers.close()

    assert asyncio.run(told()) == [casual_task(*one)[1] for one in (("imperial", 2), ("conquest", 3))]


@pytest.mark.parametrize("level", [level for level in ("strong", "master") if level in levels("empire")])
def test_a_worker_searches_as_the_bot_does_here(level: str) -> None:
    match = match_of("empire", 3, level)
    info = information(match, match.to_act())
    chosen = make(level, "empire", 9).choose(info, Budget(nodes=20))

    async def told() -> int | None:
        workers = Workers(1)
        try:
            return await workers.code(task_of(info, level, 9, Budget(nodes=20)), PATIENT)
        finally:
            await workers.close()

    assert asyncio.run(told()) == info.codes[list(info.legal).index(chosen)]


@pytest.mark.skipif(not can_compile(), reason="master is not offered")
def test_a_master_in_a_worker_chooses_as_here_at_every_question_of_a_turn() -> None:
    match = match_of("conquest", 3, "casual")
    bot = make("master", "conquest", 9)
    while match.view(SPECTATOR).first < 0:  # the set-up, by plain sense
        match.act(match.to_act(), make("casual", "conquest", 1).choose(information(match, match.to_act()), Budget()))
    tasks, chosen = [], []
    for _ in range(12):
        info = information(match, seat := match.to_act())
        tasks.append(task_of(info, "master", 9, Budget(nodes=40)))
        action = bot.choose(info, Budget(nodes=40))
        chosen.append(info.codes[list(info.legal).index(action)])
        match.act(seat, action)

    async def told() -> list[int | None]:
        workers = Workers(1)
        try:
            return [await workers.code(task, PATIENT) for task in tasks]
        finally:
            await workers.close()

    assert asyncio.run(told()) == chosen


def test_a_worker_that_dies_is_started_anew() -> None:
    async def told() -> tuple[int | None, int | None, bool]:
        workers = Workers(1)
        task, _ = casual_task()
        try:
            first = await workers.code(task, PATIENT)
            before = workers.workers[0].number
            assert before is not None
            os.kill(before, signal.SIGKILL)
            while (second := await workers.code(task, PATIENT)) is None:  # the task that met its death got no answer
                await asyncio.sleep(0.01)
            return first, second, before != workers.workers[0].number
        finally:
            await workers.close()

    first, second, other = asyncio.run(told())
    assert first == second == casual_task()[1]
    assert other


def test_a_bot_that_fails_gets_no_code_and_the_worker_goes_on(capfd: pytest.CaptureFixture[str]) -> None:
    async def told() -> list[int | None]:
        workers = Workers(1)
        task, _ = casual_task()
        broken = Task(task.game, "divine", 1, task.seat, task.terms, task.world, None, None)
        try:
            return [await workers.code(one, PATIENT) for one in (broken, task)]
        finally:
            await workers.close()

    assert asyncio.run(told()) == [None, casual_task()[1]]
    assert "divine" in capfd.readouterr().err


def test_who_waits_too_long_or_behind_too_many_gets_none() -> None:
    async def told() -> list[int | None]:
        workers = Workers(0)  # nobody is ever free
        task, _ = casual_task()
        try:
            waiting = [asyncio.create_task(workers.code(task, 0.05)) for _ in range(WAITING)]
            await asyncio.sleep(0)
            beyond = await workers.code(task, PATIENT)  # not after a minute: at once
            return [beyond, *await asyncio.gather(*waiting)]
        finally:
            await workers.close()

    assert set(asyncio.run(told())) == {None}


def test_at_a_table_plain_sense_chooses_where_no_worker_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_bots, "WORKERS", 0)
    monkeypatch.setattr(table_bots, "SLACK", 0.0)
    monkeypatch.setattr(table_bots, "THINKING", {"strong": 0.01})
    match = match_of("imperial", 2, "strong")

    async def told() -> Any:
        bots = TableBots()
        try:
            return await bots.choose(match, match.to_act(), 0.0)
        finally:
            await bots.close()

    decision, action = asyncio.run(told())
    assert action in match.legal(decision.seat)


def test_the_server_and_its_bots_never_import_the_compiler() -> None:
    code = "import sys, imperia.server.app, imperia.bots\nfor g in ('imperial','conquest','empire'): imperia.bots.levels(g)\n"
    code += "sys.exit(any(name.split('.')[0] in ('numba', 'numpy', 'imperia_fast') for name in sys.modules))"

    async def run() -> int:
        process = await asyncio.create_subprocess_exec(sys.executable, "-c", code)
        return await process.wait()

    assert asyncio.run(run()) == 0
