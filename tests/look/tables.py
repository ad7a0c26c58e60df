"""A data folder with a table for every state, written as a server writes it: it takes them up when it starts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

import msgspec

from imperia.judging import review
from imperia.play import Match, encode_entry
from imperia.play.record import record_of, write_record
from imperia.server.lobby import Seat, TableDoc
from imperia.server.messages import TableSettings
from imperia.server.secrets import hashed, new_id
from imperia.server.sqlite import SqliteStore
from imperia.server.store import StoredMatch, StoredTable

from .states import STATES, reached

NODES = 2000  # for a review that is only looked at


class Kept(NamedTuple):
    """A table that is ready to be looked at."""

    game: str
    table: str
    invite: str
    secret: str  # of the seat that looks; empty: a spectator


def keep(folder: Path, names: Iterable[str]) -> dict[str, Kept]:
    """Write the tables of these states into a new data folder."""
    with ThreadPoolExecutor(1) as apart:  # playwright's event loop may be running here
        return apart.submit(asyncio.run, _keep(folder, list(names))).result()


async def _keep(folder: Path, names: list[str]) -> dict[str, Kept]:
    store = SqliteStore(folder)
    kept = {}
    for name in names:
        match, seat = reached(STATES[name])
        kept[name] = await _write(store, match, seat)
        if STATES[name].name == "review":
            await store.keep_review(match.id, msgspec.json.encode(review(match, NODES)))
    await store.close()
    return kept


async def _write(store: SqliteStore, match: Match, seat: int) -> Kept:
    """One table whose seats are people, so that nothing moves until somebody does."""
    secret, table = f"look-{new_id()}", new_id()
    seats = [Seat("person", one.name, secrets=[hashed(secret)] if number == seat else []) for number, one in enumerate(match.seats)]
    match.id = new_id()
    over = match.ended is not None
    options = msgspec.to_builtins(match.setup.options)
    doc = TableDoc(table, match.game.name, options, "", seats, f"look-{table}", TableSettings(absence=0), host=0)
    doc.status, doc.match, doc.matches = "ended" if over else "playing", match.id, 1
    head = write_record(record_of(match, entries=()))
    stored = StoredMatch(match.id, table, not over, head, msgspec.json.encode(match.source.secret()))
    await store.new_match(
        stored, StoredTable(table, doc.status, 1e10, msgspec.json.encode(doc)), [encode_entry(one) for one in match.log]
    )
    return Kept(match.game.name, table, doc.invite, secret if seat >= 0 else "")
