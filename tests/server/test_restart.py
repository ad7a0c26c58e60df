"""A real server process is stopped with SIGTERM and started again: its visitors are told, and go on by number."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import urllib.request
from pathlib import Path

from imperia.server import messages as m
from imperia.server.visitor import visit
from server.test_table import running

SOURCE = Path(__file__).parents[2] / "src"


class Process:
    """`imperia serve` as a process of its own."""

    def __init__(self, folder):
        self.folder, self.port = folder, 0

    async def start(self):
        words = ("-m", "imperia", "serve", "--port", str(self.port), "--folder", str(self.folder))
        environment = os.environ | {"IMPERIA_LANG": "en", "PYTHONPATH": str(SOURCE)}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, *words, env=environment, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
        )
        self.http = (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode().strip()
        self.port = int(self.http.rsplit(":", 1)[1])
        self.ws = self.http.replace("http", "ws") + "/ws"

    async def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return await asyncio.wait_for(self.process.wait(), 30)

    async def two_people(self):
        """A table of two who have begun, each with his secret."""
        body = {"game": "imperial", "players": 2, "nickname": "Anna", "settings": {"absence": 0}}
        request = urllib.request.Request(self.http + "/api/tables", json.dumps(body).encode())
        made = json.loads(await asyncio.to_thread(lambda: urllib.request.urlopen(request, timeout=20).read()))
        host = await visit(self.ws, made["table"], secret=made["secret"])
        guest = await visit(self.ws, made["table"], invite=made["invite"])
        await guest.do(m.Sit, nickname="Boris")
        host.secret = made["secret"]
        await host.do(m.Start)
        for one in (host, guest):
            await one.until(lambda one=one: one.match)
        return made["table"], [host, guest]


@running
async def test_a_graceful_restart_is_told_and_everybody_goes_on_by_number(tmp_path):
    server = Process(tmp_path / "data")
    await server.start()
    try:
        table, players = await server.two_people()
        for _ in range(5):
            player = next(one for one in players if one.prompt)
            done = await player.act()
            for one in players:
                await one.until(lambda one=one, done=done: one.seq >= done.seq)
        assert await server.stop() in (0, -signal.SIGTERM)
        for one in players:
            await one.until(lambda one=one: one.closing)
            await asyncio.wait_for(one.connection.wait_closed(), 10)
            assert one.closing == "restart"
            assert one.connection.close_code == 1012
        await server.start()
        back = [await visit(server.ws, table, secret=one.secret, match=one.match, seq=one.seq) for one in players]
        for one, before in zip(back, players, strict=True):
            await one.until(lambda one=one: one.view)
            assert not any(isinstance(said, m.Snapshot) for said in one.heard), "nothing was missed, so nothing is sent again"
            assert (one.frames, one.seq) == ([], before.seq)
            assert (one.view, one.prompt) == (before.view, before.prompt)
        done = await next(one for one in back if one.prompt).act()
        assert isinstance(done, m.Done)
        assert done.seq > players[0].seq
    finally:
        if server.process.returncode is None:
            server.process.kill()
            await server.process.wait()
