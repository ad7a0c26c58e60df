"""Over whole games of each kind: what each viewer is sent is searched for the cards of others, seeds and foreign secrets."""

import asyncio
import random

import msgspec
import pytest

from imperia.games import NAMES
from imperia.play.record import record_of, write_record
from server.made_table import begun, join, made_hub, thought

PEOPLE = {"imperial": (2, {}), "conquest": (3, {"victory": "rounds", "round_limit": 4}), "empire": (3, {})}
CARDS = {"imperial": "hand", "empire": "hand"}
MOST = 250  # answers in a game
ENOUGH = 500  # hidden cards looked for: a short game is followed by another


def cards_of(view, seat):
    """The names of the cards that a seat holds, as far as a view shows them."""
    held = view["sides"][seat].get("hand") or ()
    return {card if isinstance(card, str) else card["card"] for card in held}


def hidden_from(viewer, views, public):
    """Cards in others' hands that this viewer neither holds nor sees on the table."""
    others = set().union(*(cards_of(view, seat) for seat, view in enumerate(views) if seat != viewer))
    mine = cards_of(views[viewer], viewer) if viewer >= 0 else set()
    known = views[viewer].get("under") if viewer >= 0 else None  # he laid an equal card under the pile himself
    shown = msgspec.json.encode([public, known])
    return {card for card in others - mine if f'"{card}"'.encode() not in shown}


def newest(watcher, name):
    """What was sent last of the match, as bytes; without frames in which cards were dealt anew, or equal cards moved."""
    watcher.read()
    for raw in reversed(watcher.raw):
        said = msgspec.json.decode(raw)
        if said["say"] == "update":
            dealt = any(frame["kind"] in ("chance", "skip") for frame in said["frames"])
            if name == "empire":  # has equal cards, which move openly, and actions named after cards: its position is searched
                return msgspec.json.encode(said["view"])
            return msgspec.json.encode({**said, "frames": []}) if dealt else raw
    return b""


@pytest.mark.parametrize("name", NAMES)
def test_no_byte_of_a_whole_game_tells_a_hidden_card_a_seed_or_a_foreign_secret(name, tmp_path):
    people, options = PEOPLE[name]
    searched = 0

    async def game(rng):
        nonlocal searched
        hub = made_hub(tmp_path / f"{rng.random()}")
        table, players = await begun(hub, name, people, options=options, absence=0)
        watchers = [*players, await join(table)]
        secret = table.match.source.seed.hex()
        for _ in range(MOST):
            asked = [player for player in players if player.prompt]
            if not asked or table.match.ended:
                break
            player = rng.choice(asked)
            await player.act(rng.randrange(len(player.prompt.choices)))
            if table.match.ended or name not in CARDS:
                continue
            views = [msgspec.to_builtins(table.match.view(seat)) for seat in range(people)]
            public = msgspec.to_builtins(table.match.view(-1))
            for watcher in watchers:
                text = newest(watcher, name)
                for card in hidden_from(watcher.viewer.seat, views, public):
                    assert f'"{card}"'.encode() not in text, (card, watcher.viewer.seat, text)
                    searched += 1
        for watcher in watchers:
            seat, match = watcher.viewer.seat, table.match
            record = b"" if match.ended else write_record(record_of(match, seat, match.entries(seat)))
            everything = b"".join(watcher.raw) + record
            for other in players:
                assert other is watcher or other.secret.encode() not in everything
            if not match.ended:
                assert secret.encode() not in everything
            assert secret.encode() not in hub.metrics.text()
        await hub.end()

    async def run():
        rng = random.Random(11)
        await game(rng)
        while searched < ENOUGH and name in CARDS:
            await game(rng)

    asyncio.run(run())
    assert searched >= ENOUGH or name not in CARDS


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
