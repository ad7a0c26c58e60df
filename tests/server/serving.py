"""A real server in this process for tests: uvicorn on a free port, a store in a temporary folder, a time that runs faster."""

from __future__ import annotations

import asyncio
import contextlib
import json
import urllib.request

from imperia.server.hub import Hub
from imperia.server.run import quiet_log, server_of
from imperia.server.settings import Settings
from imperia.server.sqlite import SqliteStore
from imperia.server.times import RealTimes
from imperia.server.visitor import visit


class Serving:
    """A running server: `http` and `ws` addresses, its hub."""

    def __init__(self, folder, **settings):
        self.settings = Settings(
            folder=folder,
            **{"bot_delay": (0.0, 0.01), "tables_an_hour": 10_000, "burst": 10_000, "each_second": 10_000, **settings},
        )

    async def __aenter__(self):
        self.hub = Hub(SqliteStore(self.settings.folder), RealTimes(), self.settings, quiet_log(False))
        self.server = server_of(self.hub, lambda: None)
        self.server.config.port = 0
        self.server.install_signal_handlers = lambda: None
        self.task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            if self.task.done():
                self.task.result()
            await asyncio.sleep(0.005)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.http, self.ws = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}/ws"
        return self

    async def __aexit__(self, *_):
        self.server.should_exit = True
        self.server.force_exit = True
        with contextlib.suppress(asyncio.CancelledError):
            await self.task

    async def ask(self, path, body=None, headers=None):
        """A question over HTTP: status and the decoded answer."""

        def call():
            data = None if body is None else body if isinstance(body, bytes) else json.dumps(body).encode()
            request = urllib.request.Request(self.http + path, data, headers or {})
            try:
                with urllib.request.urlopen(request, timeout=10) as answer:
                    return answer.status, answer.read(), dict(answer.headers)
            except urllib.error.HTTPError as error:
                return error.code, error.read(), dict(error.headers)

        status, text, got = await asyncio.to_thread(call)
        self.headers = {name.lower(): value for name, value in got.items()}
        try:
            return status, json.loads(text)
        except ValueError:
            return status, text

    async def table(self, game="imperial", players=2, bots="", nickname="Anna", **more):
        """A new table and its host's socket."""
        status, made = await self.ask("/api/tables", {"game": game, "players": players, "nickname": nickname, "bots": bots, **more})
        assert status == 201, made
        host = await visit(self.ws, made["table"], secret=made["secret"])
        await host.until(lambda: host.info)
        return made, host
