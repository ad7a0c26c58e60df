"""Two hundred tables played over sockets: the server on one core, the clients on another. `python -m benchmarks.load`.

Each table has four seats of people (random legal choices, one action a second a table) and a spectator. Printed: the time from
sending an action to hearing the event of it, for the player who acted and for the spectator; and the memory of a table at rest.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from imperia.server import messages as m
from imperia.server.visitor import Visitor, visit

SEATS = 4
GOAL_P99_MS = 30.0
SERVER = """
import resource, sys
from pathlib import Path
from imperia.server.run import run
from imperia.server.settings import Settings
settings = Settings(folder=Path(sys.argv[1]), most_tables=100_000, tables_an_hour=1_000_000, sockets_an_address=1_000_000)
run(settings, browser=False, said=lambda here, lan: print(here, flush=True))
"""


class Table:
    """One table of the load: its seats, its spectator, and when each action was sent."""

    def __init__(self, players: list[Visitor], watcher: Visitor, seed: int) -> None:
        self.players, self.watcher, self.random = players, watcher, random.Random(seed)
        self.acted, self.watched, self.actions = [], [], 0
        self.sent = 0.0
        watcher.on_update = self._seen

    def _seen(self, _: Visitor) -> None:
        if self.sent:
            self.watched.append(time.perf_counter() - self.sent)
            self.sent = 0.0

    async def play(self, until: float) -> None:
        """One action a second until the time is over or the match has ended."""
        await asyncio.sleep(self.random.random())
        while time.perf_counter() < until:
            turn = time.perf_counter()
            asked = [player for player in self.players if player.prompt is not None]
            if asked:
                player = self.random.choice(asked)
                before = player.seq
                choice = self.random.choice(player.prompt.choices)
                self.sent = start = time.perf_counter()
                answer = asyncio.create_task(player.act(action=choice.action))
                await player.until(lambda player=player, before=before: player.seq > before or player.closing, 30)
                self.acted.append(time.perf_counter() - start)
                await answer
                self.actions += 1
            await asyncio.sleep(max(0.0, turn + 1.0 - time.perf_counter()))


async def table(address: str, number: int, game: str) -> Table:
    """Make a table of people, begin, and add a spectator."""
    wanted = {"game": game, "players": SEATS, "nickname": "P0", "settings": {"absence": 0, "bot": "random"}}
    made = await asyncio.to_thread(ask, address, wanted)
    socket = address.replace("http", "ws") + "/ws"
    players = [await visit(socket, made["table"], secret=made["secret"])]
    for seat in range(1, SEATS):
        guest = await visit(socket, made["table"], invite=made["invite"])
        await guest.do(m.Sit, 30, nickname=f"P{seat}")
        players.append(guest)
    watcher = await visit(socket, made["table"], invite=made["invite"])
    await players[0].do(m.Start, 30)
    for player in (*players, watcher):
        await player.until(lambda player=player: player.match, 30)
    for visitor in (*players, watcher):  # what was heard is not needed: keep the client small
        visitor.heard, visitor.raw = Nothing(), Nothing()
    return Table(players, watcher, number)


class Nothing(list):
    """A list that keeps nothing."""

    def append(self, _: object) -> None:
        """Forget."""


def ask(address: str, body: dict) -> dict:
    """A new table."""
    request = urllib.request.Request(address + "/api/tables", json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read())


def memory(pid: int) -> float:
    """Kilobytes that a process has in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return float(line.split()[1])
    return 0.0


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def load(address: str, pid: int, tables: int, seconds: float, game: str) -> dict:
    """Play, and measure."""
    before = memory(pid)
    made = [await table(address, number, game) for number in range(tables)]
    after = memory(pid)
    gc.collect()
    gc.disable()  # the client is the clock: it must not stop
    cpu = time.process_time()
    until = time.perf_counter() + seconds
    await asyncio.gather(*(one.play(until) for one in made))
    acted = [took for one in made for took in one.acted]
    watched = [took for one in made for took in one.watched]
    return {
        "game": game, "tables": tables, "seconds": seconds, "actions": sum(one.actions for one in made),
        "acted_p50_ms": percentile(acted, 0.5), "acted_p99_ms": percentile(acted, 0.99), "acted_max_ms": 1000 * max(acted),
        "watched_p50_ms": percentile(watched, 0.5), "watched_p99_ms": percentile(watched, 0.99),
        "table_kb": (after - before) / tables, "client_cpu": (time.process_time() - cpu) / seconds,
        "mean_ms": 1000 * statistics.mean(acted),
    }  # fmt: skip


def main() -> None:
    """Start a server on one core and play against it from another."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--seconds", type=float, default=30.0)
    words.add_argument("--game", default="conquest")
    words.add_argument("--json", action="store_true")
    chosen = words.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen([sys.executable, "-c", SERVER, folder], stdout=subprocess.PIPE, text=True)
        try:
            os.sched_setaffinity(server.pid, {cores[0]})
            os.sched_setaffinity(0, {cores[-1]})
            address = server.stdout.readline().strip()
            found = asyncio.run(load(address, server.pid, chosen.tables, chosen.seconds, chosen.game))
        finally:
            server.terminate()
            server.wait(20)
    if chosen.json:
        print(json.dumps(found, indent=1))
        return
    verdict = f"goal {GOAL_P99_MS:.0f}: " + ("met" if found["acted_p99_ms"] <= GOAL_P99_MS else "missed")
    p50, p99 = found["acted_p50_ms"], found["acted_p99_ms"]
    print(f"{found['tables']} tables of {found['game']}, {found['actions']} actions in {found['seconds']:.0f} s")
    print(f"action to its event, player:    p50 {p50:.1f} ms, p99 {p99:.1f} ms ({verdict})")
    print(f"action to its event, spectator: p50 {found['watched_p50_ms']:.1f} ms, p99 {found['watched_p99_ms']:.1f} ms")
    print(f"memory a table with its five sockets: {found['table_kb']:.0f} kB; client busy {100 * found['client_cpu']:.0f} %")


if __name__ == "__main__":
    main()
