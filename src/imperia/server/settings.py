"""What a host may set, with its defaults; the command line, the environment and the configuration file fill it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from platformdirs import user_data_path


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """How the server runs.

    folder: where everything is kept. host, port: where it listens; port 0 picks a free one. origins: addresses of pages that
    may open sockets, beside the server's own. proxies: addresses whose word about the visitor's address is believed.
    idle_days: after so many without a visit a table is closed, and after as many again it is forgotten.
    """

    folder: Path = msgspec.field(default_factory=lambda: user_data_path("imperia"))
    host: str = "127.0.0.1"
    port: int = 0
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()
    metrics: bool = False  # on a public address; on the loopback address they are always there
    idle_days: int = 30
    most_tables: int = 2000
    tables_an_hour: int = 60  # that one address may make
    prints_an_hour: int = 600  # pages to look at that one address may ask for; a printed file counts as ten
    sockets_an_address: int = 64
    ring: int = 512  # entries of the log that are sent again after a lost connection; more means a snapshot
    bot_delay: tuple[float, float] = (0.35, 1.1)  # seconds that a bot waits at least and at most, whatever it holds
    rest_after: float = 600.0  # seconds without a visitor after which a table leaves memory
    slow_after: float = 20.0  # seconds that a socket may stay behind before it is closed
    silence: float = 75.0  # seconds without a word after which a socket is closed
    burst: float = 40.0  # messages that a socket may send at once
    each_second: float = 10.0  # and on and on
