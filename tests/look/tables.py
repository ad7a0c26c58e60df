"""A data folder with a table for every state, written as a server writes it: it takes them up when it starts."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from imperia.bots import Budget, information, make
from imperia.games import game as game_named
from imperia.games.game import Setup, read_options
from imperia.judging import review
from imperia.play import Fair, Match, encode_entry
from imperia.play.record import record_of, write_record
from imperia.server import lobby
from imperia.server.lobby import Seat, TableDoc
from imperia.server.messages import TableSettings
from imperia.server.secrets import hashed, new_id
from imperia.server.sqlite import SqliteStore
from imperia.server.store import StoredMatch, StoredTable

from .states import LOBBIES, NAMES, STATES, Lobby, State, reached

FAR_AWAY = 1e10  # seconds: when a table that nobody visits is closed

NODES = 2000  # for a review that is only looked at


class Kept(NamedTuple):
    """A table that is ready to be looked at."""

    game: str
    table: str
    invite: str
    secret: str  # of the seat that looks; empty: a spectator


def keep(folder: Path, names: Iterable[str], others: Literal["person", "bot"] = "person") -> dict[str, Kept]:
    """Write the tables of these states into a new data folder. others: who holds the seats of those who do not look."""
    with ThreadPoolExecutor(1) as apart:  # playwright's event loop may be running here
        return apart.submit(asyncio.run, _keep(folder, list(names), others)).result()


async def _keep(folder: Path, names: list[str], others: Literal["person", "bot"]) -> dict[str, Kept]:
    store = SqliteStore(folder)
    kept = {name: await _match(store, STATES[name], others) for name in names if name in STATES}
    kept |= {name: await _lobby(store, LOBBIES[name]) for name in names if name in LOBBIES}
    await store.close()
    return kept


async def _match(store: SqliteStore, state: State, others: Literal["person", "bot"]) -> Kept:
    """One table. Where its seats are people, nothing moves until somebody does; bots wait for whoever looks, if he is asked."""
    match, seat = reached(state)
    secret, table = f"look-{new_id()}", new_id()
    seats = [
        Seat("person", one.name, secrets=[hashed(secret)]) if number == seat
        else Seat(others, one.name, level="casual" if others == "bot" else "")
        for number, one in enumerate(match.seats)
    ]  # fmt: skip
    match.id = new_id()
    over = match.ended is not None
    options = msgspec.to_builtins(match.setup.options)
    doc = TableDoc(table, match.game.name, options, state.content, seats, f"look-{table}", TableSettings(absence=0), host=0)
    doc.status, doc.match, doc.matches = "ended" if over else "playing", match.id, 1
    head = write_record(record_of(match, entries=()))
    stored = StoredMatch(match.id, table, not over, head, msgspec.json.encode(match.source.secret()))
    await store.new_match(stored, _stored(doc), [encode_entry(one) for one in match.log])
    if state.name == "review":
        await store.keep_review(match.id, msgspec.json.encode(review(match, NODES)))
    return Kept(match.game.name, table, doc.invite, secret if seat >= 0 else "")


async def _lobby(store: SqliteStore, wanted: Lobby) -> Kept:
    """One table that waits for its start."""
    doc = lobby.new_table(wanted.game, len(wanted.seats), wanted.options, "", TableSettings(), 0.0)
    secrets = {}
    for number, kind in enumerate(wanted.seats):
        if kind == "person":
            _, secrets[number] = lobby.sit(doc, NAMES[number], number)
        elif kind == "bot":
            lobby.set_seat(doc, number, "casual")
    await store.put_table(_stored(doc))
    return Kept(doc.game, doc.id, doc.invite, secrets.get(wanted.seat, ""))


def _stored(doc: TableDoc) -> StoredTable:
    return StoredTable(doc.id, doc.status, FAR_AWAY, msgspec.json.encode(doc))


def fair_record() -> bytes:
    """The record of a short match whose chance can be checked."""
    setup = Setup("imperial", 2, read_options(game_named("imperial"), {}))
    match = Match.start(setup, Fair("look", bytes(32), {0: bytes([1]) * 32, 1: bytes([2]) * 32}), clock=lambda: 0)
    bots = [make("novice", "imperial", seat) for seat in range(2)]
    while match.ended is None:
        seat = match.to_act()
        match.act(seat, bots[seat].choose(information(match, seat), Budget(nodes=200)))
    return write_record(match.record())
