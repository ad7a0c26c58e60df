"""A slow reader is told to start from a snapshot, and costs a bounded amount of memory."""

import asyncio

from imperia.server.outbox import MOST_BYTES, MOST_MESSAGES, Credits, Outbox


def test_messages_come_in_order_then_none_when_closed():
    async def run():
        box = Outbox()
        box.put(b"a", 0)
        box.put(b"b", 0)
        box.close()
        box.put(b"c", 0)
        return [await box.next(), await box.next(), await box.next()]

    assert asyncio.run(run()) == [b"a", b"b", None]


def test_too_many_messages_mean_a_snapshot_instead():
    async def run():
        box = Outbox()
        for _ in range(MOST_MESSAGES + 10):
            box.put(b"x", 5.0)
        assert box.behind
        assert box.behind_since == 5.0
        assert await box.next() is None
        box.caught_up()
        box.put(b"y", 6.0)
        return await box.next()

    assert asyncio.run(run()) == b"y"


def test_too_many_bytes_mean_a_snapshot_too():
    box = Outbox()
    box.put(b"x" * MOST_BYTES, 0)
    assert not box.behind
    box.put(b"x", 0)
    assert box.behind


def test_a_waiting_reader_is_woken():
    async def run():
        box = Outbox()
        task = asyncio.create_task(box.next())
        await asyncio.sleep(0)
        box.put(b"a", 0)
        return await asyncio.wait_for(task, 1)

    assert asyncio.run(run()) == b"a"


def test_credits_run_out_and_come_back():
    credits = Credits(3, 2.0, 0.0)
    assert [credits.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert credits.take(0.5)
    assert not credits.take(0.5)
    assert [credits.take(100.0) for _ in range(4)] == [True, True, True, False]
