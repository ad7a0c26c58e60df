"""Run the server: listen, say where, open the page, stop in good order."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import webbrowser
from collections.abc import Callable

import segno
import structlog
import uvicorn

from .app import application
from .garbage import tidied
from .hub import Hub
from .settings import Settings
from .sockets import LARGEST_MESSAGE
from .sqlite import SqliteStore
from .times import RealTimes

GRACE_SECONDS = 5
FAREWELL_SECONDS = 2.0  # for the last messages of all sockets


def listen(settings: Settings) -> socket.socket:
    """A listening socket on the wanted port, or a free one for 0. Raises OSError if the port is taken."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)
    return listening


def lan_address() -> str | None:
    """This machine's address in its local network, if it has one. Nothing is sent."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # an address of documentation: only the way out is looked up
        address = str(probe.getsockname()[0])
        return None if address.startswith("127.") else address
    return None


def addresses(settings: Settings, port: int) -> tuple[str, str | None]:
    """Where this machine, and where others in the local network find the page."""
    everywhere = settings.host in ("0.0.0.0", "::")
    here = "127.0.0.1" if everywhere else settings.host
    lan = lan_address() if everywhere else None
    return f"http://{f'[{here}]' if ':' in here else here}:{port}", f"http://{lan}:{port}" if lan else None


def code(address: str) -> str:
    """An address as a QR code for a terminal."""
    import io

    out = io.StringIO()
    segno.make(address, error="m").terminal(out, compact=True, border=1)
    return out.getvalue()


def quiet_log(json: bool) -> structlog.stdlib.BoundLogger:
    """The server's log on stderr: what happened, never hands, seeds, secrets or chat."""
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            structlog.processors.format_exc_info,
            structlog.processors.JSONRenderer() if json else structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty()),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(sys.stderr),
    )
    made: structlog.stdlib.BoundLogger = structlog.get_logger("imperia")
    return made


def run(settings: Settings, *, browser: bool, said: Callable[[str, str | None], None], json_log: bool = False) -> None:
    """Serve until stopped. said: told where, once the port is open. Raises NewerFolder, Unavailable, OSError (port taken)."""
    listening = listen(settings)
    here, lan = addresses(settings, listening.getsockname()[1])
    store = SqliteStore(settings.folder)
    hub = Hub(store, RealTimes(), settings, quiet_log(json_log))
    hub.lan = lan or ""

    def ready() -> None:
        _announce(here, lan, browser, said)
        hub.spawn(hub.judges.warm())

    server = server_of(hub, ready)

    async def serve() -> None:
        async with tidied():
            await server.serve(sockets=[listening])

    asyncio.run(serve())


def server_of(hub: Hub, ready: Callable[[], None]) -> Announced:
    """The server around a hub, with its bounds. ready: called once it can be reached."""
    config = uvicorn.Config(
        application(hub),
        log_level="warning",
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_ping_interval=25.0,
        ws_ping_timeout=25.0,
        timeout_graceful_shutdown=GRACE_SECONDS,
        lifespan="on",
    )
    return Announced(config, hub, ready)


def _announce(here: str, lan: str | None, browser: bool, said: Callable[[str, str | None], None]) -> None:
    said(here, lan)
    if browser:
        with contextlib.suppress(webbrowser.Error):
            webbrowser.open(here)


class Announced(uvicorn.Server):
    """A server that says when it can be reached, and tells its visitors before it stops."""

    def __init__(self, config: uvicorn.Config, hub: Hub, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._hub, self._ready = hub, ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say farewell to every socket, wait a little until all are gone, then stop."""
        self._hub.farewell()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL_SECONDS):
                while any(table.viewers for table in self._hub.tables.values()):
                    await asyncio.sleep(0.01)
        await super().shutdown(sockets)
