"""The store: appended at the expected place or not at all, on the disk before anybody is answered."""

import asyncio
import sqlite3
import stat

import pytest

from imperia.server.sqlite import SqliteStore, migrations
from imperia.server.store import Conflict, NewerFolder, StoredMatch, StoredTable, Unavailable

TABLE = StoredTable("t1", "lobby", 1.0, b"{}")
MATCH = StoredMatch("m1", "t1", True, b"{}", b"s" * 32)


async def opened(folder):
    store = SqliteStore(folder)
    await store.put_table(TABLE)
    await store.new_match(MATCH, TABLE)
    return store


def test_entries_come_back_in_order_after_reopening(tmp_path):
    async def run():
        store = await opened(tmp_path / "data")
        await store.append("m1", 0, [b"a", b"b"])
        await store.append("m1", 2, [b"c"])
        await store.close()
        store = SqliteStore(tmp_path / "data")
        assert await store.read("m1") == [b"a", b"b", b"c"]
        assert await store.read("m1", 2) == [b"c"]
        assert await store.open_matches() == [MATCH]
        await store.end_match("m1", b"{1}", None)
        assert await store.open_matches() == []
        await store.close()

    asyncio.run(run())


def test_an_append_at_another_place_changes_nothing(tmp_path):
    async def run():
        store = await opened(tmp_path / "data")
        await store.append("m1", 0, [b"a"])
        with pytest.raises(Conflict):
            await store.append("m1", 0, [b"x"])
        with pytest.raises(Conflict):
            await store.append("m1", 2, [b"x"])
        assert await store.read("m1") == [b"a"]
        await store.close()

    asyncio.run(run())


def test_of_many_at_once_each_place_is_taken_once(tmp_path):
    async def run():
        store = await opened(tmp_path / "data")
        results = await asyncio.gather(*(store.append("m1", 0, [b"%d" % i]) for i in range(50)), return_exceptions=True)
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, Conflict) for result in results) == 49
        assert len(await store.read("m1")) == 1
        await store.close()

    asyncio.run(run())


def test_a_locked_database_is_told_and_goes_on_by_itself(tmp_path, monkeypatch):
    monkeypatch.setattr("imperia.server.sqlite.BUSY_SECONDS", 0.05)

    async def run():
        store = await opened(tmp_path / "data")
        other = sqlite3.connect(store.path, isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Unavailable):
            await store.append("m1", 0, [b"a"])
        other.execute("ROLLBACK")
        await store.append("m1", 0, [b"a"])
        assert await store.read("m1") == [b"a"]
        other.close()
        await store.close()

    asyncio.run(run())


def test_only_the_owner_may_read_the_folder(tmp_path):
    async def run():
        store = await opened(tmp_path / "data")
        assert stat.S_IMODE((tmp_path / "data").stat().st_mode) == 0o700
        assert stat.S_IMODE(store.path.stat().st_mode) == 0o600
        await store.close()

    asyncio.run(run())


def test_a_newer_folder_is_refused(tmp_path):
    async def run():
        store = await opened(tmp_path / "data")
        await store.close()
        database = sqlite3.connect(store.path)
        database.execute(f"PRAGMA user_version={migrations()[-1][0] + 1}")
        database.close()
        with pytest.raises(NewerFolder):
            SqliteStore(tmp_path / "data")

    asyncio.run(run())


def test_a_backup_while_running_opens_as_a_store(tmp_path):
    async def run():
        store = await opened(tmp_path / "data")
        await store.append("m1", 0, [b"a"])
        (tmp_path / "copy").mkdir()
        await store.backup(str(tmp_path / "copy" / "imperia.sqlite"))
        await store.append("m1", 1, [b"b"])
        copy = SqliteStore(tmp_path / "copy")
        assert await copy.read("m1") == [b"a"]
        await copy.close()
        await store.close()

    asyncio.run(run())


def test_a_dropped_table_takes_its_matches_along(tmp_path):
    async def run():
        store = await opened(tmp_path / "data")
        await store.append("m1", 0, [b"a"])
        await store.drop_table("t1")
        assert await store.match("m1") is None
        assert await store.read("m1") == []
        assert await store.tables() == []
        await store.close()

    asyncio.run(run())
