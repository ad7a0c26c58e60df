"""Players at the tables of a server that dies again and again: each keeps what it has not been answered, and sends it again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import secrets
import signal
import sys
import urllib.request
from pathlib import Path

from websockets.exceptions import WebSocketException

from imperia.server import messages as m
from imperia.server.visitor import visit

HERE = Path(__file__).parent
LOST = (WebSocketException, OSError, EOFError)


class Mortal:
    """The process that forks the lives of a server."""

    def __init__(self, folder):
        self.folder, self.pid, self.alive = folder, 0, False

    async def __aenter__(self):
        environment = os.environ | {"PYTHONPATH": str(HERE.parents[1] / "src")}
        self.process = await asyncio.create_subprocess_exec(
            sys.executable, str(HERE / "dying.py"), str(self.folder), env=environment,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
        )  # fmt: skip
        self.port = int(await self._line())
        self.http, self.ws = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}/ws"
        return self

    async def _line(self):
        return (await asyncio.wait_for(self.process.stdout.readline(), 60)).decode().strip()

    async def live(self, where="never", count=0):
        """Begin a life, and wait until it serves or has died."""
        self.process.stdin.write(f"{where} {count}\n".encode())
        word, pid = (await self._line()).split()
        assert word == "pid"
        self.pid = int(pid)
        self.alive = await self._line() == "ready"
        return self.alive

    async def dead(self):
        """Wait for its death."""
        assert await self._line() == "dead"
        self.alive = False

    async def kill(self):
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        await self.dead()

    async def __aexit__(self, *_):
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)
        self.process.stdin.close()
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.process.wait(), 10)

    async def table(self, game, players, options=None):
        """A table of people who have begun."""
        body = {"game": game, "players": players, "nickname": "P0", "options": options or {}, "settings": {"absence": 0}}
        request = urllib.request.Request(self.http + "/api/tables", json.dumps(body).encode())
        made = json.loads(await asyncio.to_thread(lambda: urllib.request.urlopen(request, timeout=20).read()))
        sockets = [await visit(self.ws, made["table"], secret=made["secret"])]
        for seat in range(1, players):
            guest = await visit(self.ws, made["table"], invite=made["invite"])
            await guest.do(m.Sit, nickname=f"P{seat}")
            sockets.append(guest)
        await sockets[0].do(m.Start)
        for one in sockets:
            await one.until(lambda one=one: one.match)
        return [Player(self, made["table"], one.secret or made["secret"], one) for one in sockets]


class Player:
    """A seat that is not lost by the death of a server. acked: ids of its answers that the server said are done."""

    def __init__(self, server, table, secret, socket):
        self.server, self.table, self.secret, self.socket = server, table, secret, socket
        self.pending, self.acked, self.refused, self.rematches = None, [], [], 0
        self.match = ""  # that the pending command was meant for

    async def back(self):
        """Connect again, where it was; what was not answered is sent again and must be done now."""
        old = self.socket
        self.socket = await visit(self.server.ws, self.table, secret=self.secret, match=old.match, seq=old.seq)
        await self.socket.until(lambda: self.socket.info or self.socket.closing)
        if self.pending is not None:
            await self.answered(self.pending)

    async def answered(self, command):
        """Send a command and wait for its answer. A death leaves it pending; what a rematch has outlived counts as neither."""
        socket = self.socket
        if self.pending is not command:
            self.pending, self.match = command, socket.match
        await socket.send(command)
        await socket.until(lambda: command.id in socket.answers or socket.closing)
        answer = socket.answers.get(command.id)
        if answer is not None:
            self.pending = None
            if isinstance(answer, m.Done):
                self.acked.append(command.id)
            elif socket.match == self.match and socket.info.status not in ("lobby", "starting"):
                self.refused.append(command.id)
        return answer

    def to_begin(self, socket):
        """What this player has to say so that a match begins. A rematch that died before its start is in the lobby."""
        return {"ended": m.Rematch, "lobby": m.Start}.get(socket.info.status) if socket.seat == socket.info.host else None

    async def play(self, rng):
        """Answer questions, until the server dies. A machine so busy that an answer takes too long is waited for."""
        with contextlib.suppress(*LOST):
            while self.server.alive and self.socket.closing:
                await in_time(self.back())
            while self.server.alive and not self.socket.closing:
                await in_time(self.step(rng))

    async def step(self, rng):
        """Send again what was not answered; else wait for a question, or the end of the match, and answer it."""
        socket = self.socket
        if self.pending is not None:
            await self.answered(self.pending)
            return
        await socket.until(lambda: socket.prompt or self.to_begin(socket) or socket.closing)
        begin = self.to_begin(socket)
        if begin:
            self.rematches += 1
            await self.answered(begin(secrets.token_hex(8)))
            await socket.until(lambda: socket.info.status == "playing" or socket.closing)
        elif socket.prompt:
            choice = rng.choice(socket.prompt.choices)
            await self.answered(m.Act(secrets.token_hex(8), socket.prompt.decision, choice.action))


async def in_time(doing):
    """Do something; what takes too long is left, to be tried again."""
    with contextlib.suppress(TimeoutError):
        await doing
