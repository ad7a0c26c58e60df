"""Over whole games of each kind: every byte that anybody is sent is searched for cards he has not seen, seeds and foreign secrets.

Whatever goes out is kept: every message of every socket, records and other answers over HTTP, the log and the numbers. What a
viewer has seen is followed apart from the games' own knowledge (seen.py), on decks and maps where a name is one card.
"""

import asyncio
import io
import json
import logging
import random
from pathlib import Path

import msgspec
import pytest
import structlog

from imperia.games.conquest import atlas
from imperia.play import encode_entry
from imperia.server import messages as m
from imperia.server.visitor import visit
from server.made_table import begun, made_hub, thought
from server.seen import Apart, cards_of, named, pieces, single_deck, unseen
from server.serving import Serving
from server.test_table import running

SMALL_MAP = Path(__file__).parents[2] / "examples" / "small-map.toml"
GAMES = {
    "imperial": (2, {"declare_by_hand": True}, ""),
    "conquest": (3, {"setup": "deal", "placement": "automatic", "victory": "rounds", "round_limit": 12}, "map"),
    "empire": (3, {}, "deck"),
}
ENDING = ("end", "end_attacks", "end_turn", "stop")
MOST = 400  # answers in a game
EVERY = 60  # answers after which records are asked for and somebody comes later
ENOUGH = 20_000  # times that a card not seen was looked for in a piece


class Watched:
    """A whole game over sockets, with all that went out, by viewer."""

    def __init__(self, server, name):
        self.server, self.name = server, name
        self.people, self.options, self.content = GAMES[name]
        self.rng = random.Random(name)
        self.answers = []  # over HTTP while the match runs: viewer, bytes

    async def begin(self):
        """Everybody sits down; one more looks on, and one has a second device."""
        content = {"": "", "map": SMALL_MAP.read_text(), "deck": single_deck()}[self.content]
        table = {"game": self.name, "players": self.people, "options": self.options, "content": content, "settings": {"absence": 0}}
        self.made, host = await self.server.table(**table)
        host.secret = self.made["secret"]
        self.players = [host]
        for number in range(1, self.people):
            guest = await self.come()
            await guest.do(m.Sit, nickname=f"P{number}")
            self.players.append(guest)
        self.watchers = [await self.come()]
        await host.do(m.Start)
        for visitor in (*self.players, *self.watchers):
            await visitor.until(lambda visitor=visitor: visitor.match)
        await host.do(m.MoveDevice)
        self.device = next(said.secret for said in host.heard if isinstance(said, m.DeviceLink))
        self.watchers.append(await visit(self.server.ws, self.made["table"], secret=self.device))
        self.match = self.server.hub.tables[self.made["table"]].match

    async def come(self):
        guest = await visit(self.server.ws, self.made["table"], invite=self.made["invite"])
        await guest.until(lambda: guest.info)
        return guest

    async def play(self):
        """Random answers to the end, or MOST of them."""
        for number in range(MOST):
            asked = [player for player in self.players if player.prompt]
            if self.match.ended or not asked:
                return
            player = self.rng.choice(asked)
            if number % EVERY == EVERY // 2:
                await self.ask_around(player)
            if not player.prompt:
                continue
            done = await player.act(self.pick(player.prompt.choices))
            seq = getattr(done, "seq", -1)
            for visitor in (*self.players, *self.watchers):
                await visitor.until(lambda visitor=visitor, seq=seq: visitor.seq >= seq)

    def pick(self, choices):
        """One of them at random; what ends a turn, and with it the chances to get and show cards, less often."""
        going_on = [number for number, choice in enumerate(choices) if choice.action["do"] not in ENDING]
        return self.rng.choice(going_on) if going_on and self.rng.random() < 0.9 else self.rng.randrange(len(choices))

    async def ask_around(self, player):
        """What can be asked beside playing: records, earlier positions, a chat, something that is refused; somebody comes later."""
        for visitor, secret in [*((one, one.secret) for one in self.players), (self.watchers[0], self.made["invite"])]:
            self.answers.append((visitor.seat, await self.get(f"/api/tables/{self.made['table']}/record", secret)))
            await visitor.send(m.At(visitor.match, self.rng.randrange(visitor.seq + 1)))
        for path in ("/api/tables", "/readyz", "/api/games"):
            self.answers.append((None, await self.get(path, "")))
        await player.do(m.Chat, text="hush-hush")
        await player.do(m.Undo)
        await player.do(m.Act, decision="0.0", action={"do": "nonsense"})
        self.watchers.append(await self.come())
        await self.watchers[-1].until(lambda: self.watchers[-1].view)

    async def get(self, path, secret):
        _, got = await self.server.ask(path, headers={"Authorization": f"Bearer {secret}"} if secret else {})
        return got if isinstance(got, bytes) else json.dumps(got).encode()


def check_cards(game, others):
    """No piece names a card that its viewer has not seen. How many times one was looked for."""
    match, cards = game.match, cards_of(game.match)
    known = unseen(match, range(-1, match.players))
    sent = [(visitor.seat, raw) for visitor in (*game.players, *game.watchers) for raw in visitor.raw]
    looked = 0
    for viewer, raw in sent + [(viewer, raw) for viewer, raw in game.answers if raw.startswith(b"{")]:
        said = json.loads(raw)
        if said.get("say") == "then" and match.ended and said["seq"] == match.seq - 1:
            continue
        cut = pieces(said)
        for number, (entry, text) in enumerate(cut):
            if entry is None or entry < 0:
                assert not named(text, cards), (viewer, text)
                continue
            hidden = known[entry][viewer][number == len(cut) - 1]
            assert not named(text, cards) & hidden, (named(text, cards) & hidden, viewer, entry, text)
            looked += len(hidden)
    for text in others:
        assert not named(text, cards)
    unhidden = [named(encode_entry(entry), cards) & known[entry.seq][-1][0] for entry in match.log]
    assert sum(map(bool, unhidden)) >= match.players, "in the log, which hides nothing, the search finds what nobody has seen"
    return looked


def check_secrets(game, log, numbers):
    """No seed, and nothing that is somebody else's, in anything that went out before the end; nothing at all of it in the log."""
    match = game.match
    seed = match.source.seed.hex()
    added = {seat: part.hex() for seat, part in match.source.entropies.items()}
    assert len(added) == match.players
    mine = {player.seat: [player.secret] for player in game.players}
    mine[game.players[0].seat].append(game.device)
    sent = [(visitor.seat, raw) for visitor in (*game.players, *game.watchers) for raw in visitor.raw] + game.answers
    for viewer, raw in sent:
        assert seed.encode() not in raw
        for seat, secrets in mine.items():
            for foreign in (*secrets, added[seat]):
                assert viewer == seat or foreign.encode() not in raw, (viewer, seat, raw)
    for text in (log, numbers):
        secrets = [secret for some in mine.values() for secret in some]
        for hidden in (seed, *added.values(), *secrets, game.made["invite"], "hush-hush"):
            assert hidden not in text


@pytest.fixture
def log():
    """All that is logged, by the server and by its libraries, from the lowest level on."""
    out, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(out), root.level
    handler.addFilter(lambda record: record.name != "websockets.client")  # the visitors' own end, which is here too
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield out
    root.removeHandler(handler)
    root.setLevel(level)


@pytest.fixture
def apart(monkeypatch):
    """Maps on which cards are called otherwise than territories."""
    monkeypatch.setattr(atlas, "_ATLASES", {})
    monkeypatch.setattr(atlas, "Atlas", lambda played_on, made=atlas.Atlas: Apart(made(played_on)))


@pytest.mark.parametrize("name", GAMES)
def test_no_byte_of_a_whole_game_tells_a_card_not_seen_a_seed_or_a_foreign_secret(name, tmp_path, log, apart):
    @running
    async def whole(folder):
        looked, number = 0, 0
        while looked < ENOUGH:
            async with Serving(folder / str(number)) as server:
                everything = structlog.make_filtering_bound_logger(logging.DEBUG)
                server.hub.log = structlog.wrap_logger(structlog.PrintLogger(log), wrapper_class=everything)
                game = Watched(server, name)
                await game.begin()
                await game.play()
                numbers = server.hub.metrics.text().decode()
                looked += check_cards(game, [numbers.encode(), log.getvalue().encode()])
                check_secrets(game, log.getvalue(), numbers)
            number += 1

    whole(tmp_path)


def test_the_time_of_a_bots_answer_is_drawn_without_looking_at_the_game(tmp_path):
    drawn = []

    async def run():
        hub = made_hub(tmp_path, bot_delay=(0.2, 0.9))
        hub.times.delay = lambda least, most: drawn.append((least, most)) or 0.0
        table, (host,) = await begun(hub, "empire", 1, 2)
        for _ in range(15):
            await thought(table)
            if host.prompt:
                await host.act()
        answers = [entry for entry in table.match.log if getattr(entry, "by", None) and entry.by.who == "bot"]
        assert len(drawn) >= len(answers) > 5
        await hub.end()

    asyncio.run(run())
    assert set(drawn) == {(0.2, 0.9)}


def test_a_bot_that_thinks_longer_answers_only_at_a_time_that_was_drawn(tmp_path):
    import time

    class Slow:
        def choose(self, info, budget):
            time.sleep(0.12)
            return info.legal[0]

    async def run():
        hub = made_hub(tmp_path)
        hub.times.wait = 0.1
        hub.bots._bot = lambda match, seat: Slow()
        table, (host,) = await begun(hub, "imperial", 1, 1)
        match = table.match
        seat = 1 if match.question(1) else None
        if seat is None:
            await host.act()
            seat = 1
        if match.question(1):
            begin = time.perf_counter()
            assert await hub.bots.choose(match, 1, 0.1) is not None
            assert time.perf_counter() - begin >= 0.2, "twice the delay, not as long as it thought"
        await hub.end()

    asyncio.run(run())


def test_a_bot_whose_answer_comes_to_nothing_is_asked_again(tmp_path):
    """An answer to a question that is not open any more, or none at all, leaves no table waiting for ever."""

    async def run():
        hub = made_hub(tmp_path)
        choose, answers = hub.bots.choose, []

        async def late(match, seat, delay):
            decision, action = await choose(match, seat, delay)
            answers.append(seat)
            if len(answers) == 1:
                return msgspec.structs.replace(decision, seq=decision.seq - 1), action
            return None if len(answers) == 3 else (decision, action)

        hub.bots.choose = late
        table, (host,) = await begun(hub, "empire", 1, 2)
        for _ in range(40):
            await thought(table)
            if len(answers) > 6:
                break
            if host.prompt:
                await host.act()
        assert len(answers) > 6
        await hub.end()

    asyncio.run(run())
