"""Commands get lost, come twice, late and in another order, the disk is full, the server restarts: nothing is done twice,
and nothing that was acknowledged is lost."""

import asyncio
import tempfile
from collections import Counter
from pathlib import Path

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from imperia.server import messages as m
from server.made_table import Failing, begun, join, made_hub, quiet

PLACE = st.integers(0, 10_000)
TABLES = {"imperial": 2, "conquest": 3, "empire": 3}


class Transport(RuleBasedStateMachine):
    """Players at a table, and between them and it a line that does what lines do."""

    @initialize(game=st.sampled_from(sorted(TABLES)))
    def begin(self, game):
        self.loop = asyncio.new_event_loop()
        self.folder = tempfile.TemporaryDirectory()
        self.count, self.done, self.refused = 0, set(), set()
        self.sent = {}  # command id -> (player, message): all that was ever said
        self.line = []  # ids on their way
        self.table, self.players = self.run(self.at_table(game))

    async def at_table(self, game):
        self.hub = made_hub(Path(self.folder.name), store=Failing, rest_after=0)
        return await begun(self.hub, game, TABLES[game], absence=0)

    def run(self, coroutine):
        return self.loop.run_until_complete(asyncio.wait_for(coroutine, 30))

    def say(self, player, kind, **fields):
        self.count += 1
        id = f"command-{self.count}"
        self.sent[id] = player, kind(id=id, **fields)
        self.line.append(id)

    @rule(who=PLACE, which=PLACE)
    def somebody_answers(self, who, which):
        asked = [number for number, player in enumerate(self.players) if player.prompt]
        if asked:
            number = asked[who % len(asked)]
            prompt = self.players[number].prompt
            choice = prompt.choices[which % len(prompt.choices)]
            self.say(number, m.Act, decision=prompt.decision, action=choice.action)

    @rule(who=PLACE)
    def somebody_undoes(self, who):
        self.say(who % len(self.players), m.Undo)

    @rule(who=PLACE)
    def somebody_chats(self, who):
        self.say(who % len(self.players), m.Chat, text="hm")

    @precondition(lambda self: self.line)
    @rule(which=PLACE, twice=st.booleans())
    def one_arrives(self, which, twice):
        """Any of them: they overtake each other; and sometimes a copy is still on its way."""
        id = self.line[which % len(self.line)]
        if not twice:
            self.line.remove(id)
        self.deliver(id)

    @rule()
    def all_arrive_at_once(self):
        arriving, self.line = self.line, []
        self.deliver(*arriving)

    @precondition(lambda self: self.line)
    @rule(which=PLACE)
    def one_is_lost(self, which):
        self.line.pop(which % len(self.line))

    @precondition(lambda self: self.sent)
    @rule(which=PLACE)
    def one_is_sent_again(self, which):
        """Long after its answer, perhaps: by a client that did not hear it."""
        self.line.append(sorted(self.sent)[which % len(self.sent)])

    @rule(full=st.booleans())
    def the_disk(self, full):
        self.hub.store.full = full

    @rule()
    def time_passes(self):
        self.run(self.wait())

    async def wait(self):
        self.hub.times.move(5.0)
        await quiet(self.table)

    @rule()
    def the_server_restarts(self):
        self.run(self.restart())

    async def restart(self):
        id, secrets = self.table.doc.id, [player.secret for player in self.players]
        self.listen()
        await self.hub.end()
        self.hub = made_hub(Path(self.folder.name), store=Failing, rest_after=0)
        await self.hub.begin()
        self.table = await self.hub.table(id)
        self.players = [await join(self.table, secret) for secret in secrets]

    def deliver(self, *ids):
        async def arrive():
            for id in ids:
                number, message = self.sent[id]
                self.table.hear(self.players[number].viewer, message)
            await quiet(self.table)

        self.run(arrive())

    def listen(self):
        for player in self.players:
            for said in player.read():
                if isinstance(said, m.Done) and said.id in self.sent:
                    self.done.add(said.id)

    async def stored(self):
        entries = await Failing._do(self.hub.store, lambda database: database.execute("SELECT data FROM entries").fetchall())
        return [msgspec.json.decode(row[0]) for row in entries]

    @invariant()
    def each_is_done_once(self):
        if not hasattr(self, "table"):
            return
        self.listen()
        full, self.hub.store.full = self.hub.store.full, False
        found = Counter(entry["command"] for entry in self.run(self.stored()) if entry.get("command"))
        self.hub.store.full = full
        assert set(found.values()) <= {1}
        assert self.done <= set(found)

    @invariant()
    def nobody_has_heard_of_what_is_not_on_the_disk(self):
        if not hasattr(self, "table"):
            return
        full, self.hub.store.full = self.hub.store.full, False
        last = len(self.run(self.stored())) - 1
        self.hub.store.full = full
        for player in self.players:
            update = player.update
            assert max((frame.seq for frame in update.frames), default=-1) <= last

    def teardown(self):
        if hasattr(self, "table"):
            self.hub.store.full = False
            self.run(self.restart())
            assert not self.table.broken
            self.each_is_done_once()
            self.run(self.hub.end())
            self.loop.close()
            self.folder.cleanup()


TestTransport = Transport.TestCase
TestTransport.settings = settings(
    max_examples=10, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True
)


def test_a_table_that_could_not_write_goes_on_by_itself_and_its_bots_too(tmp_path):
    async def run():
        hub = made_hub(tmp_path, store=Failing)
        table, (host,) = await begun(hub, "imperial", 1, 1)
        seq = table.match.seq
        hub.store.full = True
        while not host.prompt:
            await asyncio.sleep(0.01)
            if table._timers and "mend" in table._timers:
                break
        if host.prompt:
            refused = await host.act()
            assert refused.code == "unavailable"
        assert len([frame for frame in host.update.frames if frame.seq >= seq]) == 0
        hub.store.full = False
        for _ in range(200):
            hub.times.move(3.0)
            await asyncio.sleep(0.01)
            if host.prompt and not table.broken:
                break
        done = await host.act()
        assert isinstance(done, m.Done)
        await hub.end()

    asyncio.run(run())


def test_a_table_whose_change_could_not_be_kept_is_as_before(tmp_path):
    async def run():
        hub = made_hub(tmp_path, store=Failing)
        from server.made_table import seated

        table, (host, guest) = await seated(hub)
        before = host.info
        hub.store.full = True
        for kind, fields in [
            (m.Lock, {"on": True}), (m.HandOver, {"seat": 1}), (m.SetSeat, {"seat": 1}), (m.Rename, {"nickname": "X"}),
            (m.Configure, {"options": {"pay_all": True}}), (m.Close, {}),
        ]:  # fmt: skip
            answer = await host.do(kind, **fields)
            assert answer.code == "unavailable"
            assert host.info == before
        assert (await guest.do(m.Stand)).code == "unavailable"
        stranger = await join(table)
        assert stranger.viewer.ended == "unavailable"
        hub.store.full = False
        hub.times.move(3.0)
        await quiet(table)
        assert (host.viewer.seat, guest.viewer.seat) == (0, 1)
        assert host.info == before
        assert isinstance(await host.do(m.Lock, on=True), m.Done)
        await hub.end()

    asyncio.run(run())
