"""Whatever is sent, the answer is typed or the socket is closed with its reason, nothing is changed, and nobody else feels it."""

import asyncio
import contextlib
import json
import sqlite3

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from imperia.server import messages as m
from imperia.server.app import HEADERS, LARGEST_BODY
from imperia.server.hub import Hub
from imperia.server.sockets import LARGEST_MESSAGE, STRIKES
from imperia.server.visitor import Visitor, connect, visit
from server.made_table import begun, join, made_hub, quiet
from server.serving import Serving
from server.test_table import running, two_people


async def raw(server, *texts, **options):
    """A socket that says these texts, whatever they are, and all that it hears until it is closed or two seconds are over."""
    socket = await connect(server.ws, max_size=None, **options)
    heard = []
    try:
        for text in texts:
            await socket.send(text)
        async with asyncio.timeout(2):
            async for said in socket:
                heard.append(json.loads(said))
    except (ConnectionClosed, TimeoutError):
        pass
    await socket.close()
    return heard, socket.close_code


def hello(made, **more):
    return json.dumps({"say": "hello", "table": made["table"], **more})


@running
async def test_a_bad_first_message_closes_the_socket_with_its_reason(tmp_path):
    async with Serving(tmp_path) as server:
        made, host = await server.table()
        for texts, code, number in [
            (["not json"], "malformed", 4400),
            (['{"say": "nonsense"}'], "malformed", 4400),
            ([b"\x00\xff"], "malformed", 4400),
            (['{"say": "ping", "at": 1}'], "hello-first", 4400),
            ([hello({"table": "nowhere"})], "no-table", 4404),
            ([hello(made)], "no-table", 4404),
            ([hello(made, invite="wrong")], "no-table", 4404),
            ([hello(made, secret="forged")], "no-table", 4404),
            ([hello(made, secret=made["secret"][:-1], invite=made["invite"])], "no-table", 4404),
        ]:
            heard, closed = await raw(server, *texts)
            assert [said["code"] for said in heard if said["say"] == "closing"] == [code], texts
            assert closed == number
        assert (await host.do(m.Rename, nickname="Still")).id
        assert host.info.spectators == 0


@running
async def test_a_message_that_is_too_large_closes_only_its_own_socket(tmp_path):
    async with Serving(tmp_path) as server:
        made, host = await server.table()
        _, closed = await raw(server, hello(made, invite=made["invite"]), "x" * (LARGEST_MESSAGE + 1))
        assert closed in (1009, 4413)
        assert isinstance(await host.do(m.Lock, on=True), m.Done)


@running
async def test_messages_that_cannot_be_are_refused_and_the_game_goes_on(tmp_path):
    async with Serving(tmp_path) as server:
        _, host, guest = await two_people(server)
        await guest.until(lambda: guest.prompt or host.prompt)
        player = host if host.prompt else guest
        before = player.seq
        decision = player.prompt.decision
        for text in (
            "[]", "{", '{"say":"act"}', '{"say":"act","id":"12345678","decision":"x","action":{}}',
            json.dumps({"say": "act", "id": "a" * 8, "decision": decision, "action": {"do": "play", "card": "XX"}}),
            json.dumps({"say": "act", "id": "b" * 8, "decision": decision, "action": None}),
            json.dumps({"say": "act", "id": "c" * 8, "decision": "9" * 30 + ".0", "action": {"do": "play", "card": "KS"}}),
            json.dumps({"say": "at", "match": player.match, "seq": -5}),
            json.dumps({"say": "chat", "id": "d" * 8, "text": ""}),
            json.dumps({"say": "entropyHash", "attempt": 1, "hash": "0" * 64}),
            json.dumps({"say": "hello", "table": "x"}),
            "[" * 20_000,
        ):  # fmt: skip
            heard = len(player.heard)
            await player.connection.send(text)
            if '"entropyHash"' not in text:
                await player.until(lambda player=player, heard=heard: len(player.heard) > heard, 5)
                assert isinstance(player.heard[-1], m.Refused), text[:80]
        assert player.seq == before
        assert isinstance(await player.act(), m.Done)


@running
async def test_a_flood_is_refused_then_its_socket_closed_and_others_play_on(tmp_path):
    async with Serving(tmp_path, burst=10, each_second=1) as server:
        made, host = await server.table()
        texts = [json.dumps({"say": "ping", "at": n}) for n in range(10 + STRIKES + 5)]
        heard, closed = await raw(server, hello(made, invite=made["invite"]), *texts)
        assert closed == 4429
        assert heard[-1]["code"] == "flood"
        assert sum(said["say"] == "refused" and said["code"] == "flood" for said in heard) == STRIKES
        assert isinstance(await host.do(m.Lock, on=True), m.Done)


@running
async def test_one_address_may_open_so_many_sockets(tmp_path):
    async with Serving(tmp_path, sockets_an_address=3, proxies=("127.0.0.1",)) as server:
        made, _ = await server.table()
        far = {"additional_headers": {"X-Forwarded-For": "203.0.113.9"}}
        open_ones = [await visit(server.ws, made["table"], invite=made["invite"], **far) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await connect(server.ws, **far)
        other = await visit(server.ws, made["table"], invite=made["invite"], additional_headers={"X-Forwarded-For": "203.0.113.8"})
        await other.until(lambda: other.info)
        await open_ones[0].leave()
        while len(server.hub.sockets) and server.hub.sockets["203.0.113.9"] == 3:
            await asyncio.sleep(0.01)
        assert isinstance(await visit(server.ws, made["table"], invite=made["invite"], **far), Visitor)


@running
async def test_pages_of_other_origins_may_not_open_sockets_or_make_tables(tmp_path):
    async with Serving(tmp_path, origins=("https://friend.example",)) as server:
        body = {"game": "imperial", "players": 2, "nickname": "Anna"}
        assert (await server.ask("/api/tables", body, {"Origin": "https://evil.example"}))[0] == 403
        assert (await server.ask("/api/tables", body, {"Origin": "https://friend.example"}))[0] == 201
        assert (await server.ask("/api/tables", body, {"Origin": server.http}))[0] == 201
        with pytest.raises(InvalidStatus):
            await connect(server.ws, origin="https://evil.example")
        await (await connect(server.ws, origin=server.http)).close()


@running
async def test_every_answer_has_the_safe_headers(tmp_path):
    async with Serving(tmp_path) as server:
        made, _ = await server.table()

        async def fault():
            raise RuntimeError("a fault of ours")

        server.hub.store.open_matches = fault
        for path, status in [
            ("/", None), ("/healthz", 200), ("/readyz", 500), ("/nowhere", 404), ("/api/nowhere", 404), ("/api/games", 200),
            ("/api/tables", 200), (f"/api/tables/{made['table']}/record", 404), ("/metrics", 200), ("/words/en.ftl", 200),
            ("/assets/none.js", 404), ("/t/x", None), ("/check", None), ("/favicon.svg", None),
            ("/words/../../etc/passwd", 404), ("/assets/..%2f..%2fapp.py", 404),
        ]:  # fmt: skip
            got, _ = await server.ask(path)
            assert status is None or got == status, path
            for name, value in HEADERS.items():
                assert server.headers[name.lower()] == value, path
            assert "server" not in server.headers
        policy = HEADERS["Content-Security-Policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self';" in policy, "no inline script"
        assert "unsafe-eval" not in policy
        await server.ask(f"/api/tables/{made['table']}/record", headers={"Authorization": f"Bearer {made['secret']}"})
        assert server.headers["cache-control"] == "no-store"


@running
async def test_bodies_that_are_too_large_or_cannot_be_read_are_refused(tmp_path):
    async with Serving(tmp_path) as server:
        assert (await server.ask("/api/tables", b"x" * (LARGEST_BODY + 1)))[0] == 413
        for body in (b"", b"{", b"[]", b'{"game":"imperial"}', b'{"game":"chess","players":2,"nickname":"A"}'):
            status, told = await server.ask("/api/tables", body)
            assert status == 400
            assert told["code"]
            assert told["message"]["id"].startswith("error-")
        for record in (b"{}", b'{"format": 99}', b"\xff\xfe", b"[" * 5000):
            status, told = await server.ask("/api/records", record)
            assert status == 400, record[:10]
            assert told["code"]
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        writer.write(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        chunk = b"10000\r\n" + b"x" * 0x10000 + b"\r\n"
        for _ in range(LARGEST_BODY // 0x10000 + 1):
            writer.write(chunk)
        writer.write(b"0\r\n\r\n")
        assert b" 413 " in (await asyncio.wait_for(reader.read(1000), 10)).split(b"\r\n")[0]
        writer.close()


@running
async def test_a_full_disk_is_told_and_the_table_goes_on_when_there_is_room(tmp_path):
    async with Serving(tmp_path) as server:
        _, host, guest = await two_people(server, settings={"absence": 0})
        await guest.until(lambda: guest.prompt or host.prompt)
        database = server.hub.store._database
        pages = database.execute("PRAGMA page_count").fetchone()[0]
        database.execute(f"PRAGMA max_page_count={pages}")  # SQLite then says that the disk is full
        refused = None
        for number in range(60):
            answer = await host.do(m.Chat, text=f"{number} " + "x" * 390)
            if isinstance(answer, m.Refused):
                refused = answer
                break
        assert refused is not None
        assert refused.code == "unavailable"
        await asyncio.sleep(0.1)
        heard = {frame.line.facts["text"] for frame in guest.frames if frame.kind == "chat"}
        assert not any(text.startswith(f"{number} ") for text in heard), "nobody heard what was not kept"
        status, _ = await server.ask("/healthz")
        assert status == 200
        database.execute("PRAGMA max_page_count=1000000")
        assert isinstance(await host.do(m.Chat, text="room again"), m.Done)
        await guest.until(lambda: any(frame.line and frame.line.facts.get("text") == "room again" for frame in guest.frames))
        player = host if host.prompt else guest
        assert isinstance(await player.act(), m.Done)


def locked(server):
    """An exclusive lock on the server's database, held by somebody else."""
    lock = sqlite3.connect(server.hub.store.path, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    return contextlib.closing(lock)


@running
async def test_a_locked_database_is_told_and_nothing_is_lost(tmp_path):
    async with Serving(tmp_path) as server:
        server.hub.store._database.execute("PRAGMA busy_timeout=50")  # so that the test need not wait for as long as a server does
        made, host, guest = await two_people(server, settings={"absence": 0})
        await guest.until(lambda: guest.prompt or host.prompt)
        player, other = (host, guest) if host.prompt else (guest, host)
        before, id = player.seq, "once-and-again-1"
        with locked(server):
            refused = await other.do(m.Chat, text="nobody hears this")
            assert (refused.code, refused.message.id) == ("unavailable", "error-unavailable")
            assert (await player.act(id=id)).code == "unavailable"
            assert (await server.ask("/healthz"))[0] == 200
            assert (await server.ask("/readyz"))[0] == 503
            assert (await server.ask("/api/tables", {"game": "imperial", "players": 2, "nickname": "D"}))[0] == 503
            await player.send(m.Ping(1.0))
            await player.until(lambda: isinstance(player.heard[-1], m.Pong))
            assert not player.closing, "all sockets stay open"
        del player.answers[id]
        done = await player.act(id=id)
        assert isinstance(done, m.Done), "the same command, sent again, is carried out"
        await other.until(lambda: other.seq >= done.seq > before)
        assert not any(frame.kind == "chat" for frame in other.frames), "nobody heard what was not kept"
        assert sum(frame.kind == "action" for frame in other.frames) == 1
        late = await visit(server.ws, made["table"], invite=made["invite"])
        await late.until(lambda: late.view)
        assert late.seq == done.seq


@running
async def test_after_a_locked_database_a_table_goes_on_by_itself(tmp_path):
    async with Serving(tmp_path) as server:
        server.hub.store._database.execute("PRAGMA busy_timeout=50")
        choose, go = server.hub.bots.choose, asyncio.Event()

        async def held(match, seat, delay):
            chosen = await choose(match, seat, delay)
            await go.wait()
            return chosen

        server.hub.bots.choose = held
        made, host = await server.table(bots="random")
        await host.do(m.Start)
        await host.until(lambda: host.match)
        table = server.hub.tables[made["table"]]
        while not table._bots:
            await host.act()
        with locked(server):
            go.set()
            while not table.broken:
                await asyncio.sleep(0.01)
        await host.until(lambda: any(frame.by == "random" for frame in host.frames))  # nobody has done anything
        assert not table.broken
        assert not host.closing


def of_type(kind):
    """Any message of this type, its fields often right and often not."""
    fields = {}
    for field in msgspec.structs.fields(kind):
        known = {
            "id": st.text("abcdefgh12345678", min_size=8, max_size=12), "seat": st.integers(-1, 17), "seq": st.integers(-3, 60),
            "attempt": st.integers(0, 3), "to": st.integers(-2, 60), "hash": st.just("0" * 64), "bytes": st.just("1" * 64),
            "bot": st.sampled_from(["", "random", "none"]), "decision": st.from_regex(r"[0-9]{1,2}\.[0-3]", fullmatch=True),
            "players": st.integers(0, 17), "nickname": st.text(max_size=24), "on": st.booleans(), "agree": st.booleans(),
            "action": st.sampled_from([{"do": "play", "card": "KS"}, {"do": "none"}, {}, None, 5]), "match": st.text(max_size=8),
            "options": st.sampled_from([None, {}, {"pay_all": True}, {"nonsense": 1}]), "settings": st.none(),
            "content": st.sampled_from([None, "", "x = 1", "\x00"]), "text": st.text(max_size=40), "at": st.floats(0, 1e9),
            "phrase": st.sampled_from([None, "hello"]), "table": st.text(max_size=8),
        }.get(field.name, st.text(max_size=8))  # fmt: skip
        fields[field.encode_name] = st.one_of(known, known, known, st.none() | st.integers() | st.text(max_size=6))
    return st.fixed_dictionaries({"say": st.just(kind.__struct_config__.tag), **fields})


MESSAGES = st.one_of([of_type(kind) for kind in m.FromClient.__args__])
DECODE = msgspec.json.Decoder(m.FromClient).decode


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
@given(said=st.lists(st.tuples(st.integers(0, 2), MESSAGES), max_size=25), playing=st.booleans())
def test_no_message_breaks_a_table(said, playing, tmp_path_factory):
    faults = []

    class Log:
        def __getattr__(self, _):
            return lambda *args, **more: None

        def exception(self, event, **more):
            import traceback

            faults.append(traceback.format_exc())

    async def run():
        hub: Hub = made_hub(tmp_path_factory.mktemp("fuzz"))
        hub.log = Log()
        table, players = await begun(hub, "imperial")
        if not playing:
            await players[0].do(m.Resign)
        sockets = [*players, await join(table)]
        for who, message in said:
            try:
                decoded = DECODE(json.dumps(message))
            except msgspec.ValidationError:
                continue
            if not isinstance(decoded, m.Hello | m.Ping):
                table.hear(sockets[who].viewer, decoded)
                await quiet(table)
        hub.times.move(10.0)
        await quiet(table)
        assert not table.broken
        stored, match = await hub.read_table(table.doc.id)
        assert [seat.kind for seat in stored.seats] == [seat.kind for seat in table.doc.seats]
        assert match is None or table.match is None or match.seq == table.match.seq
        await hub.end()

    asyncio.run(run())
    assert not faults, faults[0]
