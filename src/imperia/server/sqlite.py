"""The store on SQLite: one writer thread that commits what has gathered in one go, and answers when it is on the disk."""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeVar

from ..locale import Fact, Message, system_said
from .store import Conflict, NewerFolder, StoredMatch, StoredTable, Unavailable

T = TypeVar("T")
Job = tuple[Callable[[sqlite3.Connection], Any], "asyncio.Future[Any]", asyncio.AbstractEventLoop]
MOST_IN_ONE_COMMIT = 200
BUSY_SECONDS = 2.0


FAULTS = {5: "locked", 6: "locked", 8: "read-only", 10: "device", 11: "damaged", 13: "full", 14: "no-open", 26: "damaged"}


def said(error: sqlite3.Error | OSError) -> Fact:
    """Why the database cannot be used: SQLite's usual codes by their number (https://sqlite.org/rescode.html)."""
    if isinstance(error, OSError):
        return system_said(error)
    kind = FAULTS.get(getattr(error, "sqlite_errorcode", 0) & 0xFF)
    return Message(f"system-{kind}") if kind else str(error)


def migrations() -> list[tuple[int, str]]:
    """The numbered steps that make a database what this program expects, in order."""
    found = [file for file in files(__package__).joinpath("migrations").iterdir() if file.name.endswith(".sql")]
    return sorted((int(file.name[:4]), file.read_text(encoding="utf-8")) for file in found)


def connect(path: Path) -> sqlite3.Connection:
    """Open a database and bring it up to date. Raises NewerFolder, or sqlite3.Error."""
    database = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("PRAGMA foreign_keys=ON")
    version = database.execute("PRAGMA user_version").fetchone()[0]
    steps = migrations()
    if version > steps[-1][0]:
        database.close()
        raise NewerFolder(found=version, known=steps[-1][0])
    for number, script in steps:
        if number > version:
            database.executescript(f"BEGIN IMMEDIATE; {script} PRAGMA user_version={number}; COMMIT;")
    return database


class SqliteStore:
    """All of `Store`, in one file of a folder that only its owner may read."""

    def __init__(self, folder: Path) -> None:
        """Open the folder, make it if need be. Raises NewerFolder or Unavailable."""
        self.path = folder / "imperia.sqlite"
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._database = connect(self.path)
            os.chmod(self.path, 0o600)
        except (sqlite3.Error, OSError) as error:
            raise Unavailable(what=said(error)) from error
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._closed = False
        self._writer = threading.Thread(target=self._work, name="imperia-store", daemon=True)
        self._writer.start()

    # ---- the writer thread

    def _work(self) -> None:
        while True:
            first = self._jobs.get()
            if first is None:
                return
            batch, last = [first], False
            while len(batch) < MOST_IN_ONE_COMMIT:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                    break
                batch.append(job)
            self._commit(batch)
            if last:
                return

    def _commit(self, batch: list[Job]) -> None:
        """Run all jobs in one transaction, each in a savepoint of its own; nobody is answered before the commit."""
        results: list[tuple[Any, BaseException | None]] = []
        try:
            self._database.execute("BEGIN IMMEDIATE")
            for job, _, _ in batch:
                results.append(self._one(job))
            self._database.execute("COMMIT")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                self._database.execute("ROLLBACK")
            results = [(None, Unavailable(what=said(error)))] * len(batch)
        for (_, future, loop), (value, fault) in zip(batch, results, strict=True):
            with contextlib.suppress(RuntimeError):  # the loop has been closed meanwhile
                loop.call_soon_threadsafe(_settle, future, value, fault)

    def _one(self, job: Callable[[sqlite3.Connection], Any]) -> tuple[Any, BaseException | None]:
        self._database.execute("SAVEPOINT job")
        try:
            value = job(self._database)
        except Conflict as conflict:
            self._database.execute("ROLLBACK TO job")
            self._database.execute("RELEASE job")
            return None, conflict
        self._database.execute("RELEASE job")
        return value, None

    async def _do(self, job: Callable[[sqlite3.Connection], T]) -> T:
        if self._closed:
            raise Unavailable(what="closed")
        loop = asyncio.get_running_loop()
        future: asyncio.Future[T] = loop.create_future()
        self._jobs.put((job, future, loop))
        return await future

    # ---- the promises of Store

    async def append(self, match: str, expected_seq: int, entries: Sequence[bytes]) -> None:
        """Add entries to a match whose log has just `expected_seq` entries. Raises Conflict, Unavailable."""

        def job(database: sqlite3.Connection) -> None:
            found = database.execute("SELECT COALESCE(MAX(seq) + 1, 0) FROM entries WHERE match_id = ?", (match,)).fetchone()[0]
            if found != expected_seq:
                raise Conflict(match, expected_seq, found)
            rows = [(match, expected_seq + i, data) for i, data in enumerate(entries)]
            database.executemany("INSERT INTO entries VALUES (?, ?, ?)", rows)

        await self._do(job)

    async def read(self, match: str, from_seq: int = 0) -> list[bytes]:
        """The entries of a match from a number on, in order."""
        query = "SELECT data FROM entries WHERE match_id = ? AND seq >= ? ORDER BY seq"
        return await self._do(lambda database: [row[0] for row in database.execute(query, (match, from_seq))])

    async def lease(self, match: str) -> bool:
        """One process owns the file, so every match is ours."""
        return True

    async def new_match(self, match: StoredMatch, table: StoredTable, entries: Sequence[bytes] = ()) -> None:
        """A new match with its first entries, and its table as it is now, in one."""

        def job(database: sqlite3.Connection) -> None:
            _put(database, table)
            row = (match.id, match.table, int(match.open), match.head, match.secret)
            database.execute("INSERT INTO matches VALUES (?, ?, ?, ?, ?)", row)
            database.executemany("INSERT INTO entries VALUES (?, ?, ?)", [(match.id, i, data) for i, data in enumerate(entries)])

        await self._do(job)

    async def end_match(self, match: str, head: bytes, table: StoredTable | None) -> None:
        """The match gets no more entries."""

        def job(database: sqlite3.Connection) -> None:
            database.execute("UPDATE matches SET open = 0, head = ? WHERE id = ?", (head, match))
            if table is not None:
                _put(database, table)

        await self._do(job)

    async def open_matches(self) -> list[StoredMatch]:
        """All matches that have not ended."""
        query = "SELECT id, table_id, open, head, secret FROM matches WHERE open = 1"
        return await self._do(lambda database: [_match(row) for row in database.execute(query)])

    async def match(self, match: str) -> StoredMatch | None:
        """One match, or None."""
        query = "SELECT id, table_id, open, head, secret FROM matches WHERE id = ?"

        def job(database: sqlite3.Connection) -> StoredMatch | None:
            row = database.execute(query, (match,)).fetchone()
            return None if row is None else _match(row)

        return await self._do(job)

    async def keep_review(self, match: str, data: bytes) -> None:
        """Keep the review of a match that has ended; of one that was forgotten meanwhile nothing is kept."""
        row = "INSERT OR REPLACE INTO reviews SELECT id, ? FROM matches WHERE id = ?"
        await self._do(lambda database: database.execute(row, (data, match)) and None)

    async def review(self, match: str) -> bytes | None:
        """The review of a match, or None."""
        query = "SELECT data FROM reviews WHERE match_id = ?"

        def job(database: sqlite3.Connection) -> bytes | None:
            row = database.execute(query, (match,)).fetchone()
            return None if row is None else bytes(row[0])

        return await self._do(job)

    async def put_table(self, table: StoredTable) -> None:
        """Keep a table as it is now."""
        await self._do(lambda database: _put(database, table))

    async def drop_table(self, table: str) -> None:
        """Forget a table with its matches."""
        await self._do(lambda database: database.execute("DELETE FROM tables WHERE id = ?", (table,)) and None)

    async def table(self, table: str) -> StoredTable | None:
        """One table, or None."""
        query = "SELECT id, status, touched, data FROM tables WHERE id = ?"

        def job(database: sqlite3.Connection) -> StoredTable | None:
            row = database.execute(query, (table,)).fetchone()
            return None if row is None else StoredTable(*row)

        return await self._do(job)

    async def tables(self) -> list[StoredTable]:
        """All tables."""
        query = "SELECT id, status, touched, data FROM tables"
        return await self._do(lambda database: [StoredTable(*row) for row in database.execute(query)])

    async def backup(self, path: str) -> None:
        """A whole copy into a new file, while running. Raises Unavailable if it cannot be written."""

        def copy() -> None:
            with contextlib.closing(sqlite3.connect(self.path)) as source, contextlib.closing(sqlite3.connect(path)) as target:
                os.chmod(path, 0o600)
                source.backup(target)

        try:
            await asyncio.to_thread(copy)
        except (sqlite3.Error, OSError) as error:
            raise Unavailable(what=said(error)) from error

    async def close(self) -> None:
        """Finish what is under way and let go of the file."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            await asyncio.to_thread(self._writer.join)
            self._database.close()


def _settle(future: asyncio.Future[Any], value: Any, fault: BaseException | None) -> None:
    if future.done():
        return
    if fault is None:
        future.set_result(value)
    else:
        future.set_exception(fault)


def _put(database: sqlite3.Connection, table: StoredTable) -> None:
    row = (table.id, table.status, table.touched, table.data)
    database.execute(
        "INSERT INTO tables VALUES (?, ?, ?, ?) ON CONFLICT (id) DO UPDATE SET status = excluded.status,"
        " touched = excluded.touched, data = excluded.data",
        row,
    )


def _match(row: tuple[Any, ...]) -> StoredMatch:
    return StoredMatch(row[0], row[1], bool(row[2]), row[3], row[4])
