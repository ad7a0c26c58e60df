"""A slow reader hurts only himself, and nothing is left behind by tables that come and go."""

import asyncio
import gc
import time

import msgspec
import pytest

from imperia.locale import Message
from imperia.server import messages as m
from imperia.server.hub import QUIET_SECONDS
from imperia.server.outbox import MOST_BYTES, MOST_MESSAGES
from imperia.server.room import Room
from imperia.server.viewer import Viewer
from imperia.server.visitor import connect, visit
from server.serving import Serving
from server.test_table import running, two_people

FILLING = m.Refused("filling", Message("filling", {"text": "x" * 100_000}))


async def stalled_at(server, made, already):
    """A spectator who reads nothing any more; all that lies between him and the server is full."""
    socket = await connect(server.ws, max_size=None, max_queue=1, compression=None)
    await socket.send(msgspec.json.encode(m.Hello(made["table"], made["invite"])).decode())
    await socket.recv()
    socket.transport.pause_reading()
    table = server.hub.tables[made["table"]]
    while len(table.viewers) <= already:
        await asyncio.sleep(0.01)
    viewer = max(table.viewers, key=lambda viewer: viewer.since)
    assert viewer.seat == -1
    while len(viewer.outbox._waiting) < 5 and not viewer.outbox.closed:
        viewer.say(FILLING, 0.0)
        await asyncio.sleep(0.02)
    return socket, viewer


@running
async def test_one_stalled_socket_among_fifty_costs_the_others_nothing(tmp_path):
    async with Serving(tmp_path, slow_after=60.0) as server:
        made, host, guest = await two_people(server, settings={"absence": 0})
        watchers = [await visit(server.ws, made["table"], invite=made["invite"]) for _ in range(47)]
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: watcher.view)
        stalled, viewer = await stalled_at(server, made, 49)
        for _ in range(4):
            viewer.say(FILLING, 0.0)
        took = []
        while not viewer.outbox.behind:
            begun = time.perf_counter()
            assert isinstance(await (host, guest)[len(took) % 2].do(m.Chat, text="x" * 400), m.Done)
            took.append(time.perf_counter() - begun)
            assert viewer.outbox._bytes <= MOST_BYTES
            assert len(viewer.outbox._waiting) <= MOST_MESSAGES
        assert len(took) > 10
        assert viewer.outbox._bytes == 0, "what he cannot take is not kept"
        for watcher in watchers:
            await watcher.until(lambda watcher=watcher: watcher.seq >= host.seq)
        assert sorted(took)[len(took) // 2] < 1.0, "seconds, on a machine that has other things to do"
        stalled.transport.abort()


@running
async def test_a_reader_that_stays_slow_is_closed_and_the_table_plays_on(tmp_path):
    async with Serving(tmp_path, slow_after=0.3) as server:
        made, host, _ = await two_people(server, settings={"absence": 0})
        stalled, viewer = await stalled_at(server, made, 2)
        viewers = server.hub.tables[made["table"]].viewers
        while viewer in viewers:
            await asyncio.sleep(0.02)
        assert isinstance(await host.do(m.Chat, text="on"), m.Done)
        stalled.transport.abort()


@running
async def test_a_match_where_nobody_acts_rests_and_goes_on_when_somebody_does(tmp_path):
    for name, players in (("imperial", 2), ("conquest", 3), ("empire", 3)):
        async with Serving(tmp_path / name) as server:
            made, host = await server.table(name, players, settings={"absence": 0}, bots="")
            people = [host]
            for number in range(1, players):
                people.append(await visit(server.ws, made["table"], invite=made["invite"]))
                await people[-1].do(m.Sit, nickname=f"P{number}")
            await host.do(m.Start)
            for one in people:
                await one.until(lambda one=one: one.match)
            table = server.hub.tables[made["table"]]
            for answers in range(30):
                if table.match.ended:
                    break
                if answers % 3 == 0:
                    before = table.match.position_text()
                    table.touched -= 2 * QUIET_SECONDS
                    await server.hub.quieten()
                    assert table.match.rests
                    late = await visit(server.ws, made["table"], secret=people[-1].secret)
                    await late.until(lambda late=late: late.view)
                    assert (late.view, late.prompt) == (people[-1].view, people[-1].prompt)
                    await late.leave()
                    assert table.match.position_text() == before
                done = await next(one for one in people if one.prompt).act(-1)
                assert isinstance(done, m.Done)
                for one in people:
                    await one.until(lambda one=one, done=done: one.seq >= done.seq)


def alive(*kinds):
    """How many objects of these kinds there are."""
    gc.collect()
    return [sum(type(one) is kind or isinstance(one, kind) for one in gc.get_objects()) for kind in kinds]


async def come_and_go(server, rounds):
    """So many tables: made, played a little, left, laid to rest, and dropped."""
    for number in range(rounds):
        if number % 4 == 0:
            _, host, guest = await two_people(server)
            await (host if host.prompt else guest).act() if host.prompt or guest.prompt else None
            await guest.leave()
        else:
            _, host = await server.table(("imperial", "conquest", "empire")[number % 3], 3 if number % 3 else 2, "random")
            await host.do(m.Start)
            await host.until(lambda host=host: host.match)
        await host.do(m.Close)
        await host.leave()


async def left_behind(server):
    """Tables, viewers, tasks, timers, sockets and bots that are still there, after everything has been laid to rest."""
    server.hub.times.later(0, lambda: None)
    for _ in range(200):
        await asyncio.sleep(0.02)
        for table in server.hub.tables.values():
            for name in list(table._timers):
                table._cancel(name)
            table.touched = 0.0
            del table
        await server.hub.sweep()
        if not server.hub.tables:
            break
    await asyncio.sleep(0.05)
    hub = server.hub
    return {
        "tables": len(hub.tables),
        "rooms and viewers": alive(Room, Viewer),
        "tasks": len(hub._tasks) - 1,  # the sweeping
        "sockets": len(hub.sockets),
        "bots": len(hub.bots._bots),
        "waking": len(hub._waking),
        "metric": hub.metrics.sockets._value.get(),
    }


async def prove(folder, rounds):
    async with Serving(folder, rest_after=1.0, most_tables=100_000) as server:
        await come_and_go(server, rounds)
        left = await left_behind(server)
        assert all(count in (0, [0, 0]) for count in left.values()), left


@running
async def test_nothing_is_left_of_matches_that_were_opened_and_closed(tmp_path):
    await prove(tmp_path, 60)


@pytest.mark.long
def test_nothing_is_left_of_a_thousand_matches(tmp_path):
    async def run():
        async with asyncio.timeout(1800):
            await prove(tmp_path, 1000)

    asyncio.run(run())
