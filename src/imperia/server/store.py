"""What the server needs of a storage: append to a match at an expected place, read it, and keep tables.

SQLite keeps this promise for one process, PostgreSQL can for many: nothing here says which.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ..locale import ImperiaError


class Unavailable(ImperiaError):
    """The storage cannot write now (full disk, locked or lost database). Nothing was changed; it goes on by itself."""

    code = "unavailable"


class Conflict(Exception):
    """Somebody else appended first: the match's log is not as long as expected."""


class NewerFolder(ImperiaError):
    """The data folder was written by a newer program; facts: found, known."""

    code = "newer-folder"


class StoredMatch(msgspec.Struct, frozen=True):
    """A match as it lies in the store. head: its record without entries, as JSON; secret: the seed of its chance."""

    id: str
    table: str
    open: bool
    head: bytes
    secret: bytes


class StoredTable(msgspec.Struct, frozen=True):
    """A table as it lies in the store; data is its JSON."""

    id: str
    status: str
    touched: float
    data: bytes


class Store(Protocol):
    """The storage. Every call may raise Unavailable, and has then changed nothing."""

    async def append(self, match: str, expected_seq: int, entries: Sequence[bytes]) -> None:
        """Add entries to a match whose log has just `expected_seq` entries. Raises Conflict if it has another length."""

    async def read(self, match: str, from_seq: int = 0) -> list[bytes]:
        """The entries of a match from a number on, in order."""

    async def lease(self, match: str) -> bool:
        """Whether this process may write the match."""

    async def new_match(self, match: StoredMatch, table: StoredTable, entries: Sequence[bytes] = ()) -> None:
        """A new match with its first entries, and its table as it is now, in one."""

    async def end_match(self, match: str, head: bytes, table: StoredTable | None) -> None:
        """The match gets no more entries; its head as it is at the end (with the seed revealed)."""

    async def open_matches(self) -> list[StoredMatch]:
        """All matches that have not ended."""

    async def match(self, match: str) -> StoredMatch | None:
        """One match."""

    async def keep_review(self, match: str, data: bytes) -> None:
        """Keep the review of a match that has ended."""

    async def review(self, match: str) -> bytes | None:
        """The review of a match, if one is kept."""

    async def put_table(self, table: StoredTable) -> None:
        """Keep a table as it is now."""

    async def drop_table(self, table: str) -> None:
        """Forget a table with its matches."""

    async def table(self, table: str) -> StoredTable | None:
        """One table."""

    async def tables(self) -> list[StoredTable]:
        """All tables."""

    async def backup(self, path: str) -> None:
        """A whole copy into a new file, while running."""

    async def close(self) -> None:
        """Finish what is under way and let go of the storage."""
