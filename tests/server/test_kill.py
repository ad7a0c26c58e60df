"""The server is killed anywhere, again and again: what it has acknowledged is there, once, and every question is asked again."""

import asyncio
import random
import secrets
from collections import Counter

import msgspec
import pytest

from imperia.server import messages as m
from imperia.server.room import ERRORS_FORGIVEN
from imperia.server.sqlite import SqliteStore
from server.mortal import Mortal

WHERE = ("begin", "commit", "committed", "anywhere")
TABLES = (
    ("imperial", 2, {}),
    ("conquest", 3, {"setup": "deal", "placement": "automatic", "victory": "rounds", "round_limit": 3}),
    ("empire", 3, {}),
)


async def killed(folder, rounds):
    """Play at three tables through so many deaths. All players, and where the server died."""
    rng = random.Random(rounds)
    died = Counter()
    async with Mortal(folder) as server:
        assert await server.live()
        tables = [await server.table(*table) for table in TABLES]
        players = [player for table in tables for player in table]
        await server.kill()
        for number in range(rounds):
            where = WHERE[number % len(WHERE)]
            served = await server.live("never" if where == "anywhere" else where, rng.randint(2, 24))
            if served:
                playing = [asyncio.create_task(player.play(rng)) for player in players]
                if where == "anywhere":
                    await asyncio.sleep(rng.uniform(0.0, 0.15))
                    await server.kill()
                else:
                    await server.dead()
                await asyncio.gather(*playing)
            died[where] += 1
        assert await server.live()
        for player in players:
            await player.back()
    return players, died


async def commands(folder):
    """How often each client's command stands in the logs; every log is without a gap."""
    store = SqliteStore(folder)
    found = Counter()
    for match in [row[0] for row in store._database.execute("SELECT DISTINCT match_id FROM entries")]:
        entries = [msgspec.json.decode(data) for data in await store.read(match)]
        assert [entry["seq"] for entry in entries] == list(range(len(entries)))
        found.update(entry["command"] for entry in entries if entry.get("command"))
    await store.close()
    return found


def prove(folder, rounds):
    async def run():
        async with asyncio.timeout(60 + 5 * rounds):
            return *await killed(folder, rounds), await commands(folder)

    players, died, found = asyncio.run(run())
    acked = [id for player in players for id in player.acked]
    refused = [id for player in players for id in player.refused]
    assert set(died) == set(WHERE)
    assert len(acked) > 4 * rounds
    assert not [id for id in found if found[id] != 1]
    assert not [id for id in refused if id in found]
    answered = {id for id in acked if id in found}
    assert len(acked) - len(answered) <= sum(player.rematches for player in players)
    assert all(player.pending is None for player in players)


def test_an_acknowledged_action_is_there_once_whenever_the_server_was_killed(tmp_path):
    prove(tmp_path, 50)


@pytest.mark.long
def test_an_acknowledged_action_is_there_once_after_a_thousand_deaths(tmp_path):
    prove(tmp_path, 1000)


KINDS = {
    ("imperial", 2): ({"declare_by_hand": True}, {"point", "sequence", "quartet", "lead", "follow"}),
    ("conquest", 3): (
        {"fortify": "connected", "victory": "rounds", "round_limit": 40},
        {"claim", "place", "how_many", "attack", "target", "dice", "defend", "occupy", "fortify", "fortify_to", "trade"},
    ),
    ("empire", 3): ({}, {"play", "answer", "pay", "take", "give", "limit", "colour"}),
}  # fmt: skip


def kind_of(prompt):
    """What a question asks, by its sentence: `trade` for every way to ask for a set, and so on."""
    return prompt.question.id.split("-")[2]


@pytest.mark.parametrize("game", KINDS, ids=lambda game: game[0])
def test_every_kind_of_question_is_asked_again_after_the_server_was_killed(game, tmp_path):
    options, wanted = KINDS[game]
    asked = set()

    async def run():
        rng = random.Random(5)
        async with asyncio.timeout(200), Mortal(tmp_path) as server:
            assert await server.live()
            players = await server.table(*game, options)
            while not wanted <= asked:
                new = {kind_of(player.socket.prompt) for player in players if player.socket.prompt} & (wanted - asked)
                if new:
                    before = [(player.socket.seq, player.socket.view, player.socket.prompt) for player in players]
                    await server.kill()
                    assert await server.live()
                    for player in players:
                        await player.back()
                        await player.socket.until(lambda player=player: player.socket.view)
                    assert [(player.socket.seq, player.socket.view, player.socket.prompt) for player in players] == before
                    asked.update(new)
                await step(players, rng)

    asyncio.run(run())
    assert wanted <= asked


async def step(players, rng):
    """One of those who are asked answers, and everybody hears of it; after the end there is a rematch."""
    player = rng.choice([player for player in players if player.socket.prompt])
    asked, done = player.socket.prompt, None
    for choice in rng.sample(asked.choices, len(asked.choices))[:ERRORS_FORGIVEN]:  # not all are right where they are offered (I12)
        if not isinstance(done, m.Done):
            done = await player.answered(m.Act(secrets.token_hex(8), asked.decision, choice.action))
    await player.socket.until(lambda: player.socket.prompt != asked)
    for other in players:
        await other.socket.until(lambda other=other: other.socket.seq >= player.socket.seq)
    if player.socket.info.status == "ended":
        match = player.socket.match
        host = next(one for one in players if one.socket.seat == player.socket.info.host)
        await host.answered(m.Rematch(secrets.token_hex(8)))
        for other in players:
            await other.socket.until(lambda other=other: other.socket.match != match)
