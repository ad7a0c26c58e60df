"""A server that dies where it is told to: `python dying.py FOLDER`. It is forked for every life from a process that has loaded all.

A line on stdin begins a life: `WHERE COUNT`. It dies by SIGKILL at the COUNT-th time that something is written: `begin` before
the first of it, `commit` when all is written and nothing committed, `committed` right after. `never` leaves the killing to others.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path

from imperia.bots import levels
from imperia.games import NAMES, game
from imperia.server.hub import Hub
from imperia.server.run import quiet_log, server_of
from imperia.server.settings import Settings
from imperia.server.sqlite import SqliteStore
from imperia.server.times import RealTimes


class Dying:
    """A connection to the database that ends the process at one of its transactions."""

    def __init__(self, database, where, count):
        self.database, self.where, self.left = database, where, count
        self.changes = database.total_changes

    def execute(self, sql, *values):
        if sql == "BEGIN IMMEDIATE":
            self.changes = self.database.total_changes
            if self.where == "begin" and self.left == 1:
                die()
        writes = sql == "COMMIT" and self.database.total_changes > self.changes
        self.left -= writes
        if writes and self.left == 0 and self.where == "commit":
            die()
        done = self.database.execute(sql, *values)
        if writes and self.left == 0 and self.where == "committed":
            die()
        return done

    def __getattr__(self, name):
        return getattr(self.database, name)


def die():
    os.kill(os.getpid(), signal.SIGKILL)


def live(folder, listening, where, count):
    """One life of the server."""
    store = SqliteStore(folder)
    store._database = Dying(store._database, where, count)
    settings = Settings(folder=folder, tables_an_hour=10_000, burst=10_000, each_second=10_000, bot_delay=(0.0, 0.0))
    hub = Hub(store, RealTimes(), settings, quiet_log(True))
    server = server_of(hub, lambda: print("ready", flush=True))
    asyncio.run(server.serve(sockets=[listening]))


def main():
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    listening.listen(100)
    for name in NAMES:
        game(name)
        levels(name)
    print(listening.getsockname()[1], flush=True)
    for line in sys.stdin:
        where, count = line.split()
        child = os.fork()
        if child == 0:
            live(Path(sys.argv[1]), listening, where, int(count))
            os._exit(0)
        print("pid", child, flush=True)
        os.waitpid(child, 0)
        print("dead", flush=True)


if __name__ == "__main__":
    main()
