"""Clocks, absence and the host's rights at a whole table, with a made time: no test here waits."""

import asyncio

import msgspec
import pytest

from imperia.play import log
from imperia.server import messages as m
from imperia.server.hub import DAY
from server.made_table import begun, join, made_hub, quiet, seated, start, thought


def at_table(test):
    """Run an asynchronous test with a hub of its own."""

    def run(tmp_path):
        async def timed():
            async with asyncio.timeout(60):
                hub = made_hub(tmp_path)
                try:
                    await test(hub)
                finally:
                    await hub.end()

        asyncio.run(timed())

    run.__name__, run.__doc__ = test.__name__, test.__doc__
    return run


def waited_for(players):
    return next(player for player in players if player.prompt)


def kinds(table):
    return [type(entry) for entry in table.match.log]


async def pass_time(hub, table, seconds):
    hub.times.move(seconds)
    await quiet(table)


@at_table
async def test_a_clock_that_runs_out_gives_the_seat_to_a_bot_as_an_entry(hub):
    table, players = await begun(hub, clock="move", seconds=30, absence=0)
    slow = waited_for(players)
    await pass_time(hub, table, 29.9)
    assert log.Takeover not in kinds(table)
    await pass_time(hub, table, 0.2)
    assert next(entry for entry in table.match.log if isinstance(entry, log.Takeover)).cause == "clock"
    assert slow.info.seats[slow.viewer.seat].sits_in
    await thought(table)
    stale = [entry for entry in table.match.log if isinstance(entry, log.Action) and entry.seat == slow.viewer.seat]
    assert stale[-1].by.who == "bot"


@at_table
async def test_a_clock_that_runs_out_resigns_the_seat_where_the_table_wants_that(hub):
    table, players = await begun(hub, clock="move", seconds=30, out_of_time="resign", absence=0)
    loser = waited_for(players).viewer.seat
    await pass_time(hub, table, 31)
    assert log.Resign in kinds(table)
    assert table.match.result().winners == (1 - loser,)
    assert table.doc.status == "ended"


@at_table
async def test_an_answer_in_time_stops_the_clock(hub):
    table, players = await begun(hub, clock="move", seconds=30, absence=0)
    await pass_time(hub, table, 29)
    await waited_for(players).act()
    await pass_time(hub, table, 29)
    assert log.Takeover not in kinds(table)


@at_table
async def test_a_paused_clock_never_runs_out(hub):
    table, players = await begun(hub, clock="move", seconds=30, absence=0)
    await pass_time(hub, table, 20)
    await players[0].do(m.Pause, on=True)
    await pass_time(hub, table, 100_000)
    assert log.Takeover not in kinds(table)
    await players[1].do(m.Pause, on=False)
    await pass_time(hub, table, 9)
    assert log.Takeover not in kinds(table)
    await pass_time(hub, table, 2)
    assert log.Takeover in kinds(table)


def test_a_restart_never_makes_a_clock_run_out(tmp_path):
    async def run():
        hub = made_hub(tmp_path)
        table, players = await begun(hub, clock="game", seconds=100, absence=0)
        await pass_time(hub, table, 40)
        slow = waited_for(players)
        await slow.act()
        seat, id = slow.viewer.seat, table.doc.id
        left = table.clocks.remaining[seat]
        now = hub.times.now()
        await hub.end()
        hub = made_hub(tmp_path)
        hub.times.time = now + 30 * DAY
        await hub.begin()
        table = hub.tables[id]
        assert left == pytest.approx(60)
        assert table.clocks.remaining[seat] == pytest.approx(60)
        assert log.Takeover not in kinds(table)
        await pass_time(hub, table, 59)
        assert log.Takeover not in kinds(table)
        await pass_time(hub, table, 100)
        assert log.Takeover in kinds(table)
        await hub.end()

    asyncio.run(run())


def wrong(table, player):
    """The number of a choice that is offered and not right."""
    right = [msgspec.to_builtins(action) for action in table.match.legal(player.viewer.seat)]
    return next(n for n, choice in enumerate(player.prompt.choices) if choice.action not in right)


@at_table
async def test_I12_after_three_errors_the_table_answers_at_a_time_drawn_like_a_bots(hub):
    drawn, offered = [], []
    hub.times.delay = lambda least, most: drawn.append((least, most)) or 7.0
    for _ in range(5):  # whatever the hand is
        table, players = await begun(hub, options={"declare_by_hand": True}, absence=0)
        player = waited_for(players)
        other = next(one for one in players if one is not player)
        offered.append(player.prompt.choices)
        heard = other.update
        for _ in range(3):
            refused = await player.act(wrong(table, player))
            assert refused.code == "illegal"
        await pass_time(hub, table, 6.9)
        assert other.update is heard, "nothing before the drawn time, and of the errors nothing at all"
        await pass_time(hub, table, 0.2)
        answer = next(entry for entry in reversed(table.match.log) if isinstance(entry, log.Action))
        assert (answer.seat, answer.by.who) == (player.viewer.seat, "table")
        assert other.update is not heard
    assert drawn == [hub.settings.bot_delay] * 5
    assert all(choices == offered[0] for choices in offered), "what is offered tells nothing of the hand"


@at_table
async def test_I12_who_answers_right_before_the_table_has_answered_himself(hub):
    hub.times.wait = 7.0
    table, players = await begun(hub, options={"declare_by_hand": True}, absence=0)
    player = waited_for(players)
    for _ in range(3):
        await player.act(wrong(table, player))
    right = msgspec.to_builtins(table.match.legal(player.viewer.seat)[0])
    asked = player.prompt
    assert isinstance(await player.do(m.Act, decision=asked.decision, action=right), m.Done)
    await pass_time(hub, table, 8)
    answers = [entry for entry in table.match.log if isinstance(entry, log.Action)]
    assert [entry.by.who for entry in answers] == ["person"]


@at_table
async def test_I12_a_clock_that_runs_out_while_declaring_is_answered_for_and_nothing_is_lost(hub):
    hub.times.wait = 3.0
    table, players = await begun(hub, options={"declare_by_hand": True}, clock="move", seconds=30, absence=0)
    await pass_time(hub, table, 31)
    assert not [entry for entry in table.match.log if isinstance(entry, log.Action | log.Takeover)]
    await pass_time(hub, table, 3)
    answer = next(entry for entry in table.match.log if isinstance(entry, log.Action))
    assert answer.by.who == "table"
    assert log.Takeover not in kinds(table)
    assert waited_for(players).viewer.seat != answer.seat


@at_table
async def test_who_is_gone_is_sat_in_for_in_the_middle_of_a_payment_and_gets_his_seat_back(hub):
    hub.times.wait = 0.3  # of the bot: long enough for the player to be back before it answers
    for _ in range(40):
        table, players = await begun(hub, "empire", 3, absence=60)
        payer = await until_asked(players, "pay")
        if payer is None:
            continue
        owed = payer.prompt.question.facts["owes"]
        seat = payer.viewer.seat
        await payer.leave()
        await pass_time(hub, table, 59)
        assert log.Takeover not in kinds(table)
        await pass_time(hub, table, 2)
        assert [entry.seat for entry in table.match.log if isinstance(entry, log.Takeover)] == [seat]
        back = await join(table, payer.secret)  # before the bot has answered
        assert [entry.seat for entry in table.match.log if isinstance(entry, log.Return)] == [seat]
        assert not table.doc.seats[seat].sits_in
        assert back.prompt.question.facts["owes"] == owed
        await thought(table)
        assert back.prompt.question.facts["owes"] == owed, "the late bot's answer counts no more"
        assert isinstance(await back.act(), m.Done)
        return
    raise AssertionError("nobody had to pay")


async def until_asked(players, kind, most=400):
    """Play until somebody is asked this."""
    import random

    rng = random.Random(3)
    for _ in range(most):
        asked = [player for player in players if player.prompt]
        if not asked:
            return None
        for player in asked:
            if player.prompt.question.id.endswith(f"-{kind}"):
                return player
        await asked[0].act(rng.randrange(len(asked[0].prompt.choices)))
    return None


@at_table
async def test_the_hosts_rights_pass_on_when_he_is_gone(hub):
    for absence in (60, 0):
        table, players = await begun(hub, "empire", 3, absence=absence)
        await players[1].leave()
        await players[0].leave()
        await pass_time(hub, table, 61)
        assert table.doc.host == 2, "the next who is there"
        assert players[2].info.host == 2
        await join(table, players[0].secret)
        assert table.doc.host == 2


@at_table
async def test_the_hosts_rights_pass_on_in_the_lobby_and_to_who_comes_later(hub):
    table, players = await seated(hub, "empire", 2)
    await players[1].leave()
    await players[0].leave()
    await pass_time(hub, table, 1000)
    assert table.doc.host == 0, "nobody is there to have them"
    await join(table, players[1].secret)
    await pass_time(hub, table, 61)
    assert table.doc.host == 1


@at_table
async def test_the_host_removes_a_player_who_then_sees_the_public_only(hub):
    table, players = await begun(hub, "imperial")
    host, other = players
    await other.do(m.Chat, text="hello")
    assert isinstance(await host.do(m.SetSeat, seat=1, bot="random"), m.Done)
    assert host.info.seats[1].kind == "bot"
    assert other.viewer.seat == -1
    assert other.last(m.Welcome).seat == -1
    assert [side["hand"] for side in other.update.view["sides"]] == [None, None]
    assert other.prompt is None
    refused = await other.do(m.Back)
    assert refused.message.id == "error-table-not-seated"
    await thought(table)
    again = await join(table, other.secret)
    assert again.viewer.outbox.closed
    assert again.viewer.ended == "no-table", "his secret opens the seat no more"
    refused = await host.do(m.SetSeat, seat=0, bot="random")
    assert refused.message.id == "error-table-own-seat"


@at_table
async def test_a_takeback_that_somebody_disagrees_with_does_not_happen(hub):
    table, players = await begun(hub, "imperial")
    player = waited_for(players)
    other = next(one for one in players if one is not player)
    before = table.match.seq - 1
    await player.act()
    await player.do(m.Takeback, to=before)
    assert other.last(m.TakebackAsked) == m.TakebackAsked(before, player.viewer.seat, [player.viewer.seat])
    await other.do(m.Takeback, to=before, agree=False)
    assert player.last(m.TakebackAsked) == m.TakebackAsked(-1, -1, [])
    assert log.Takeback not in kinds(table)
    await player.do(m.Takeback, to=before)
    await other.do(m.Takeback, to=before)
    assert kinds(table).count(log.Takeback) == 1


@at_table
async def test_a_rematch_has_another_seed_and_old_secrets_keep_their_seats(hub):
    table, players = await begun(hub, "imperial")
    first = players[0].last(m.EntropyWanted).commitment
    await players[1].do(m.Resign)
    assert table.doc.status == "ended"
    await start(table, players, m.Rematch)
    assert players[0].last(m.EntropyWanted).commitment != first
    assert [player.viewer.seat for player in players] == [1, 0]
    again = await join(table, players[0].secret)
    assert again.viewer.seat == 1


@at_table
async def test_an_idle_table_is_closed_after_the_days_its_host_set_and_then_forgotten(hub):
    table, players = await begun(hub, "imperial", absence=0)
    id, match = table.doc.id, table.match.id
    assert players[0].info.idle_days == hub.settings.idle_days == 30
    hub.times.move(29 * DAY)
    await hub.sweep()
    assert table.doc.status == "playing", "two who look at it keep it"
    for player in players:
        await player.leave()
    hub.times.move(61.0)
    await quiet(table)
    hub.times.move(hub.settings.rest_after + 1)
    await hub.sweep()
    assert id not in hub.tables, "it has left memory"
    hub.times.move(29.9 * DAY)
    await hub.sweep()
    assert (await hub.store.match(match)).open
    hub.times.move(0.2 * DAY)
    await hub.sweep()
    kept = await hub.store.match(match)
    assert not kept.open
    assert b'"seed":null' not in kept.head.replace(b" ", b""), "the seed is shown"
    back = await join(await hub.table(id), players[0].secret)
    assert back.info.status == "closed"
    await back.leave()
    hub.times.move(61 * DAY)
    await hub.sweep()
    hub.times.move(61 * DAY)
    await hub.sweep()
    assert await hub.store.table(id) is None
    assert id not in hub.tables
    assert id not in hub.known


@at_table
async def test_a_graceful_stop_is_told_to_everybody(hub):
    _, players = await begun(hub, "imperial")
    hub.farewell()
    assert [player.viewer.ended for player in players] == ["restart", "restart"]
