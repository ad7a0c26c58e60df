"""What a viewer may not know never leaves the server: neither in what he is sent, nor in how, nor in logs and numbers."""

import asyncio
import io
import random

import msgspec
import pytest
import structlog

from imperia.bots import information, make
from imperia.engine import Stream, batch, seed
from imperia.games import NAMES, game
from imperia.games.game import Setup
from imperia.play import Fast, Match, Seat
from imperia.server import messages as m
from imperia.server.hub import Hub
from imperia.server.lobby import Seat as Place
from imperia.server.lobby import TableDoc
from imperia.server.run import quiet_log
from imperia.server.settings import Settings
from imperia.server.sqlite import SqliteStore
from imperia.server.table import Table
from imperia.server.viewer import Viewer
from server.made_time import MadeTimes
from server.serving import Serving
from server.test_table import running, two_people

PLAYERS = {"imperial": 2, "conquest": 3, "empire": 3}


def halfway(name, number):
    """A match some way into a random game, and a seat."""
    rng = random.Random(number)
    kind = game(name)
    match = Match.start(Setup(name, PLAYERS[name], kind.Options()), Fast(number), id="same")
    for _ in range(rng.randrange(5, 60)):
        if match.ended:
            break
        question = rng.choice(match.asked())
        match.act(question.seat, rng.choice(match.legal(question.seat)))
    return match, rng.randrange(PLAYERS[name])


def imagined(match, viewer, number):
    """A position that the viewer cannot tell from the true one."""
    stream = batch(Stream, 1)[0]
    seed(stream, number)
    state = match.state_copy()
    match.game.rules.determinize(match.terms, state, viewer, stream)
    return match.game.position(match.terms, state)


async def told(folder, match, position, viewer, actions):
    """All that a viewer is sent of a match that goes on from a position by these actions, and when."""
    times = MadeTimes()
    hub = Hub(SqliteStore(folder), times, Settings(folder=folder), quiet_log(False))
    seats = [Place("person", f"P{seat}") for seat in range(match.players)]
    doc = TableDoc("table", match.game.name, {}, "", seats, "invite", status="playing", match="same", host=0)
    again = Match.start(
        position,
        Fast(7),
        [Seat(place.name) for place in seats],
        game=match.game,
        id="same",
        clock=lambda: round(1000 * times.now()),
    )
    head, secret = hub.keep_head(again)
    from imperia.play import encode_entry
    from imperia.server.store import StoredMatch, StoredTable

    await hub.store.new_match(StoredMatch("same", "table", True, head, secret), StoredTable("table", "playing", 0.0, b"{}"))
    await hub.store.append("same", 0, [encode_entry(entry) for entry in again.log])
    table = Table(hub, doc, again)
    watcher = Viewer(viewer, times.now())
    table.join(watcher, m.Hello(table="table"))
    others = {seat: Viewer(seat, times.now()) for seat in range(match.players)}
    for seat, action in actions:
        times.move(1.0)
        question = again.question(seat)
        if question is None or action not in again.legal(seat):
            break
        table.hear(others[seat], m.Act(id="x" * 8, decision=f"{question.decision.seq}.{seat}", action=msgspec.to_builtins(action)))
        while table._writer:
            await asyncio.sleep(0)
            await asyncio.wait([table._writer]) if table._writer else None
    watcher.outbox.close()
    sent = []
    while (data := await watcher.outbox.next()) is not None:
        sent.append(data)
    await hub.end()
    return sent


@pytest.mark.parametrize("name", NAMES)
def test_two_games_that_a_viewer_cannot_tell_apart_give_him_the_same_bytes(name, tmp_path):
    compared = 0
    for number in range(12):
        match, viewer = halfway(name, number)
        if match.ended:
            continue
        positions = [match.position_text(), imagined(match, viewer, number)]
        question = match.asked()[0]
        action = make("random", name, number).choose(information(match, question.seat), None)

        async def both(positions=positions, match=match, viewer=viewer, question=question, action=action, number=number):
            return [
                await told(tmp_path / f"{number}-{i}", match, position, viewer, [(question.seat, action)])
                for i, position in enumerate(positions)
            ]

        first, second = asyncio.run(both())
        if len(first) != len(second):  # the action exists in one of the two games only: compare what came before it
            first, second = (sent[: min(len(first), len(second))] for sent in (first, second))
        assert first == second
        compared += 1
    assert compared > 5


@running
async def test_no_seed_or_secret_is_in_anything_that_others_get(tmp_path):
    out = io.StringIO()
    structlog.reset_defaults()
    async with Serving(tmp_path) as server:
        server.hub.log = structlog.wrap_logger(structlog.PrintLogger(out))
        made, host, guest = await two_people(server)
        watcher_status, listed = await server.ask("/api/tables")
        for _ in range(4):
            for player in (host, guest):
                if player.prompt:
                    await player.act(0)
        await host.do(m.Chat, text="hush-hush")
        match = server.hub.tables[made["table"]].match
        seed_text, host_secret = match.source.seed.hex(), made["secret"]
        assert match.ended is None
        _, record = await server.ask(f"/api/tables/{made['table']}/record", headers={"Authorization": f"Bearer {guest.secret}"})
        _, metrics = await server.ask("/metrics")
        sent = b"".join(guest.raw) + str(record).encode() + metrics + str(listed).encode() + out.getvalue().encode()
        assert watcher_status == 200
        assert b"imperia_entries_total" in metrics
        for hidden in (seed_text, host_secret):
            assert hidden.encode() not in sent
        for hidden in (guest.secret, host_secret, seed_text, "hush-hush", made["invite"]):
            assert hidden not in out.getvalue()
            assert hidden.encode() not in metrics


@running
async def test_the_seed_is_shown_after_the_end_and_fits_the_promise(tmp_path):
    async with Serving(tmp_path) as server:
        made, host, _ = await two_people(server)
        promised = next(said for said in host.heard if isinstance(said, m.EntropyWanted)).commitment
        auth = {"Authorization": f"Bearer {made['secret']}"}
        _, before = await server.ask(f"/api/tables/{made['table']}/record", headers=auth)
        await host.do(m.Resign)
        await host.until(lambda: host.info.status == "ended")
        _, after = await server.ask(f"/api/tables/{made['table']}/record", headers=auth)
        assert before["chance"]["seed"] is None
        assert before["chance"]["commitment"] == after["chance"]["commitment"] == promised
        import hashlib

        assert hashlib.sha256(bytes.fromhex(after["chance"]["seed"])).hexdigest() == promised
