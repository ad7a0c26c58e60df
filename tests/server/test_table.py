"""Tables over real sockets: sitting down, starting, playing to the end, leaving and coming back."""

import asyncio
import json

from imperia.server import messages as m
from imperia.server.visitor import visit
from server.serving import Serving


def running(test):
    """Run an asynchronous test; it may take four minutes."""

    def run(tmp_path):
        async def timed():
            async with asyncio.timeout(240):
                await test(tmp_path)

        asyncio.run(timed())

    run.__name__ = test.__name__
    run.__doc__ = test.__doc__
    return run


async def played_out(*players):
    """All players answer with their first choice until the match has ended."""
    while players[0].info.status != "ended":
        for player in players:
            if player.prompt is not None and player.info.status == "playing":
                await player.act(0)
        await asyncio.sleep(0.001)


async def two_people(server, **more):
    """A table of two people who have begun; the maker and the guest."""
    made, host = await server.table(**more)
    guest = await visit(server.ws, made["table"], invite=made["invite"])
    await guest.until(lambda: guest.info)
    assert isinstance(await guest.do(m.Sit, nickname="Boris"), m.Done)
    assert isinstance(await host.do(m.Start), m.Done)
    await host.until(lambda: host.match)
    await guest.until(lambda: guest.match)
    return made, host, guest


@running
async def test_a_person_plays_against_a_bot_to_the_end(tmp_path):
    async with Serving(tmp_path) as server:
        _, host = await server.table(bots="random")
        await host.do(m.Start)
        await host.until(lambda: host.match)
        await played_out(host)
        assert host.frames[-1].kind == "end"
        status, record = await server.ask(
            f"/api/tables/{host.info.table}/record", headers={"Authorization": f"Bearer {host.secret}"}
        )
        assert status == 200
        assert record["chance"]["seed"]
        await host.leave()


@running
async def test_two_people_play_and_both_add_to_the_chance(tmp_path):
    async with Serving(tmp_path) as server:
        _, host, guest = await two_people(server)
        await played_out(host, guest)
        _, record = await server.ask(f"/api/tables/{host.info.table}/record", headers={"Authorization": f"Bearer {host.secret}"})
        assert len([entropy for entropy in record["chance"]["entropies"] if entropy]) == 2


@running
async def test_a_repeated_command_is_carried_out_once(tmp_path):
    async with Serving(tmp_path) as server:
        _, host, guest = await two_people(server)
        await asyncio.sleep(0.05)
        player = host if host.prompt else guest
        fields = {"decision": player.prompt.decision, "action": player.prompt.choices[0].action, "id": "repeat-me-1"}
        first = await player.do(m.Act, **fields)
        seq = player.seq
        del player.answers["repeat-me-1"]
        again = await player.do(m.Act, **fields)
        assert again == first
        assert player.seq == seq or player.prompt is not None
        mine = [frame for frame in player.frames if frame.kind == "action" and frame.seat == player.seat]
        assert len(mine) == 1


@running
async def test_an_answer_to_another_question_is_refused_and_changes_nothing(tmp_path):
    async with Serving(tmp_path) as server:
        _, host, guest = await two_people(server)
        await asyncio.sleep(0.05)
        player, other = (host, guest) if host.prompt else (guest, host)
        before = player.seq
        stale = await player.act(decision="0.0")
        foreign = await other.do(m.Act, decision=player.prompt.decision, action=player.prompt.choices[0].action)
        wrong = await player.act(action={"do": "nonsense"})
        assert [type(one) for one in (stale, foreign, wrong)] == [m.Refused] * 3
        assert stale.code == "stale"
        assert player.seq == before


@running
async def test_a_client_that_was_away_gets_just_what_it_missed(tmp_path):
    async with Serving(tmp_path) as server:
        made, host, guest = await two_people(server, settings={"absence": 0})
        secret, match, seq = guest.secret, guest.match, guest.seq
        await guest.leave()
        while host.prompt:
            await host.act(0)
            await asyncio.sleep(0.01)
        back = await visit(server.ws, made["table"], secret=secret, match=match, seq=seq)
        await back.until(lambda: back.match and back.view)
        assert back.seat == 1
        assert [frame.seq for frame in back.frames] == list(range(seq + 1, host.seq + 1))
        whole = await visit(server.ws, made["table"], secret=secret)
        await whole.until(lambda: whole.view)
        assert whole.view == back.view
        assert [frame.seq for frame in whole.frames] == list(range(host.seq + 1))


@running
async def test_a_seat_whose_player_is_gone_is_a_bots_until_he_is_back(tmp_path):
    async with Serving(tmp_path) as server:
        made, host, guest = await two_people(server, settings={"absence": 1, "bot": "random"})
        secret = guest.secret
        await guest.leave()
        await host.until(lambda: host.info.seats[1].sits_in, 10)
        assert any(frame.kind == "takeover" for frame in host.frames)
        back = await visit(server.ws, made["table"], secret=secret)
        await host.until(lambda: not host.info.seats[1].sits_in, 10)
        assert any(frame.kind == "return" for frame in host.frames)
        await played_out(host, back)


@running
async def test_a_match_goes_on_after_a_restart(tmp_path):
    async with Serving(tmp_path) as server:
        made, host, guest = await two_people(server)
        for player in (host, guest, host, guest):
            if player.prompt:
                await player.act(0)
        await asyncio.sleep(0.05)
        secrets, seq, view = (host.secret or made["secret"], guest.secret), host.seq, host.view
    async with Serving(tmp_path) as server:
        host = await visit(server.ws, made["table"], secret=secrets[0])
        guest = await visit(server.ws, made["table"], secret=secrets[1])
        await host.until(lambda: host.view)
        await guest.until(lambda: guest.view)
        assert host.seq == seq
        assert host.view == view
        await played_out(host, guest)


@running
async def test_undo_of_nothing_is_refused_with_its_reason(tmp_path):
    async with Serving(tmp_path) as server:
        _, host, _ = await two_people(server)
        answer = await host.do(m.Undo)
        assert isinstance(answer, m.Refused)
        assert answer.code == "undo"


@running
async def test_takeback_needs_the_others_consent(tmp_path):
    async with Serving(tmp_path) as server:
        _, host, guest = await two_people(server)
        await asyncio.sleep(0.05)
        player, other = (host, guest) if host.prompt else (guest, host)
        before, view = player.seq, player.view
        await player.act(0)
        await asyncio.sleep(0.05)
        await player.do(m.Takeback, to=before)
        await other.until(lambda: any(isinstance(said, m.TakebackAsked) and said.to == before for said in other.heard))
        assert not any(frame.kind == "takeback" for frame in player.frames)
        await other.do(m.Takeback, to=before)
        await player.until(lambda: any(frame.kind == "takeback" for frame in player.frames))
        assert player.view == view


@running
async def test_a_rematch_rotates_the_seats(tmp_path):
    async with Serving(tmp_path) as server:
        _, host, guest = await two_people(server)
        await host.do(m.Resign)
        await host.until(lambda: host.info.status == "ended")
        first = host.match
        assert isinstance(await guest.do(m.Rematch), m.Done) or isinstance(await host.do(m.Rematch), m.Done)
        await host.until(lambda: host.match != first and host.info.status == "playing")
        await guest.until(lambda: guest.match != first and guest.info.status == "playing")
        assert {host.seat, guest.seat} == {0, 1}
        assert host.seat == 1
        assert [seat.name for seat in host.info.seats] == ["Boris", "Anna"]


@running
async def test_a_seat_moves_to_another_device_by_a_link(tmp_path):
    async with Serving(tmp_path) as server:
        made, host, _ = await two_people(server)
        await host.do(m.MoveDevice)
        await host.until(lambda: any(isinstance(said, m.DeviceLink) for said in host.heard))
        link = next(said for said in host.heard if isinstance(said, m.DeviceLink))
        phone = await visit(server.ws, made["table"], secret=link.secret)
        await phone.until(lambda: phone.view)
        assert phone.seat == host.seat
        assert phone.view == host.view


@running
async def test_a_host_at_home_is_told_where_friends_find_the_table(tmp_path):
    async with Serving(tmp_path) as server:
        server.hub.lan = "http://192.168.1.5:8517"
        _, host = await server.table()
        await host.until(lambda: host.heard)
        assert host.heard[0].lan == "http://192.168.1.5:8517"


@running
async def test_pause_and_resume(tmp_path):
    async with Serving(tmp_path) as server:
        _, host, guest = await two_people(server)
        await guest.do(m.Pause, on=True)
        await host.until(lambda: host.info.status == "paused" and host.prompt is None)
        await host.do(m.Pause, on=False)
        await host.until(lambda: host.info.status == "playing")
        await guest.until(lambda: guest.prompt or host.prompt)


@running
async def test_only_the_host_may_set_the_table(tmp_path):
    async with Serving(tmp_path) as server:
        made, host = await server.table()
        guest = await visit(server.ws, made["table"], invite=made["invite"])
        await guest.until(lambda: guest.info)
        await guest.do(m.Sit, nickname="Boris")
        for kind, fields in [
            (m.Start, {}), (m.Lock, {"on": True}), (m.SetSeat, {"seat": 0, "bot": "random"}), (m.HandOver, {"seat": 1}),
            (m.Configure, {"options": {"pay_all": True}}), (m.Close, {}),
        ]:  # fmt: skip
            answer = await guest.do(kind, **fields)
            assert isinstance(answer, m.Refused)
            assert answer.message.id == "error-table-not-host"
        assert isinstance(await host.do(m.Configure, options={"pay_all": True}), m.Done)
        await guest.until(lambda: guest.info.differs == ["pay_all"])
        bad = await host.do(m.Configure, options={"pay_all": "perhaps"})
        assert bad.code == "option"
        assert host.info.options["pay_all"] is True
        assert isinstance(await host.do(m.HandOver, seat=1), m.Done)
        assert isinstance(await guest.do(m.Lock, on=True), m.Done)


@running
async def test_spectators_see_the_public_only_and_cannot_act(tmp_path):
    async with Serving(tmp_path) as server:
        made, host, guest = await two_people(server)
        watcher = await visit(server.ws, made["table"], invite=made["invite"])
        await watcher.until(lambda: watcher.view)
        assert watcher.seat == -1
        assert [side["hand"] for side in watcher.view["sides"]] == [None, None]
        player = host if host.prompt else guest
        answer = await watcher.do(m.Act, decision=player.prompt.decision, action=player.prompt.choices[0].action)
        assert answer.message.id == "error-table-not-seated"


@running
async def test_a_start_begins_anew_if_somebody_does_not_show_his_bytes(tmp_path):
    import imperia.server.beginning as table

    before, table.REVEAL_SECONDS = table.REVEAL_SECONDS, 0.2
    try:
        async with Serving(tmp_path) as server:
            made, host = await server.table()
            guest = await visit(server.ws, made["table"], invite=made["invite"])
            await guest.until(lambda: guest.info)
            await guest.do(m.Sit, nickname="Boris")
            guest.add_chance = False
            await host.do(m.Start)
            await host.until(lambda: host.match, 10)
            wanted = [said for said in host.heard if isinstance(said, m.EntropyWanted)]
            assert [said.attempt for said in wanted] == [1, 2, 3, 4]
            assert len({said.commitment for said in wanted}) == 4
            assert wanted[-1].seats == [0]
    finally:
        table.REVEAL_SECONDS = before


@running
async def test_names_and_chat_are_kept_as_text(tmp_path):
    async with Serving(tmp_path) as server:
        _, host, guest = await two_people(server, nickname="<b>Anna</b>")
        await host.do(m.Chat, text="<script>alert(1)</script>")
        await guest.until(lambda: guest.frames[-1].kind == "chat")
        assert guest.frames[-1].line.facts == {"name": "<b>Anna</b>", "text": "<script>alert(1)</script>"}
        assert json.loads(guest.raw[-1])["say"] == "update"
