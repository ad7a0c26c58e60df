"""Two hundred tables played over sockets: the server on one core, the clients on another. `python -m benchmarks.load`.

Each table has four seats of people (random legal choices, one action a second a table) and a spectator; conquest and empire take
turns, beyond their openings. Printed: the time from sending an action to hearing the event of it, for the player who acted and for
the spectator; how busy the server is; and, by game, the memory of a table at rest (its match under way, nobody there), of each
socket that is open there, and of a table asleep (nobody has been there for a while). Exits with 1 if a goal is missed.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path

from imperia.server import messages as m
from imperia.server.visitor import Visitor, visit

GOAL_P99_MS = 30.0
GOAL_TABLE_KB = 40.0
SEATS = {"conquest": 4, "empire": 4, "imperial": 2}
OPTIONS = {"conquest": {"setup": "deal", "placement": "automatic"}}  # so that armies fight, and not only stand up
PLAYED = ("conquest", "empire")  # those with four seats
SERVER = """
import gc, signal, sys, tracemalloc
from pathlib import Path
from imperia.server import hub, room
from imperia.server.run import run
from imperia.server.settings import Settings

def tell(*_):
    gc.collect()
    print(tracemalloc.get_traced_memory()[0], flush=True)

if sys.argv[2] == "traced":
    tracemalloc.start()
    signal.signal(signal.SIGUSR1, tell)
    hub.SWEEP_SECONDS, hub.QUIET_SECONDS, room.HOST_AWAY_SECONDS = 1.0, 0.5, 2.0
many = 1_000_000
settings = Settings(
    folder=Path(sys.argv[1]), most_tables=many, tables_an_hour=many, sockets_an_address=many, rest_after=8.0,
)
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

    async def leave(self) -> None:
        """All its sockets are closed."""
        for visitor in (*self.players, self.watcher):
            await visitor.leave()


async def table(address: str, number: int, game: str) -> Table:
    """Make a table of people, begin, and add a spectator."""
    wanted = {
        "game": game, "players": SEATS[game], "nickname": "P0", "options": OPTIONS.get(game, {}),
        "settings": {"absence": 0, "bot": "random"},
    }  # fmt: skip
    made = await asyncio.to_thread(ask, address, wanted)
    socket = address.replace("http", "ws") + "/ws"
    players = [await visit(socket, made["table"], secret=made["secret"])]
    for seat in range(1, SEATS[game]):
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


def busy(pid: int) -> float:
    """Seconds of a core that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def percentile(values: list[float], share: float) -> float:
    """In milliseconds."""
    return 1000 * sorted(values)[min(len(values) - 1, int(share * len(values)))]


async def load(address: str, pid: int, tables: int, seconds: float, games: tuple[str, ...]) -> dict:
    """Play, and measure."""
    made = [await table(address, number, games[number % len(games)]) for number in range(tables)]
    await asyncio.sleep(1.0)
    gc.collect()
    gc.disable()  # the client is the clock: it must not stop
    begun, server, client = time.perf_counter(), busy(pid), time.process_time()
    await asyncio.gather(*(one.play(begun + seconds) for one in made))
    took = time.perf_counter() - begun
    acted = [one for made_one in made for one in made_one.acted]
    watched = [one for made_one in made for one in made_one.watched]
    return {
        "games": games, "tables": tables, "seconds": seconds, "actions": sum(one.actions for one in made),
        "acted_p50_ms": percentile(acted, 0.5), "acted_p99_ms": percentile(acted, 0.99), "acted_max_ms": 1000 * max(acted),
        "watched_p50_ms": percentile(watched, 0.5), "watched_p99_ms": percentile(watched, 0.99),
        "mean_ms": 1000 * statistics.mean(acted), "server_mb": memory(pid) / 1024,
        "server_cpu": (busy(pid) - server) / took, "client_cpu": (time.process_time() - client) / took,
    }  # fmt: skip


async def at_rest(server: Server, tables: int, game: str) -> dict:
    """What tables of one game keep in memory, with all their sockets, at rest, and asleep.

    The first few are not counted: code, texts and tables of the rules come with them. A few answers are given at each.
    """
    for number in range(3):
        await (await table(server.address, number, game)).leave()
    await asyncio.sleep(11)
    before = server.live_kb()
    made = [await table(server.address, number, game) for number in range(tables)]
    for one in made:
        await one.play(time.perf_counter() + 3.0)
    await asyncio.sleep(3)
    found = {"game": game, "tables": tables, "sockets": SEATS[game] + 1}
    found["watched_kb"] = (server.live_kb() - before) / tables
    for one in made:
        await one.leave()
    await asyncio.sleep(3)
    found["rest_kb"] = (server.live_kb() - before) / tables
    await asyncio.sleep(11)
    return found | {"asleep_kb": (server.live_kb() - before) / tables}


class Server:
    """A server of its own on one core, and we on another. Its address and process."""

    def __init__(self, folder: str, kind: str) -> None:
        self.process = subprocess.Popen([sys.executable, "-c", SERVER, folder, kind], stdout=subprocess.PIPE, text=True)
        self.pid = self.process.pid
        self.cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(self.pid, {self.cores[0]})
        os.sched_setaffinity(0, {self.cores[-1]})
        self.address = self.process.stdout.readline().strip()

    def live_kb(self) -> float:
        """What its objects take, garbage left out (a traced server only)."""
        self.process.send_signal(signal.SIGUSR1)
        return int(self.process.stdout.readline()) / 1024

    def stop(self) -> None:
        """Stop it, and take all cores again."""
        os.sched_setaffinity(0, set(self.cores))
        self.process.terminate()
        self.process.wait(20)


@contextlib.contextmanager
def serving(kind: str) -> Iterator[Server]:
    """A server, plain or traced, with a folder of its own."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder, kind)
        try:
            yield server
        finally:
            server.stop()


def verdict(found: float, goal: float, unit: str) -> str:
    """The figure beside its goal."""
    return f"{found:.1f} {unit} (goal {goal:.0f}: {'met' if found <= goal else 'missed'})"


def show(played: dict, resting: list[dict]) -> None:
    """The figures in words."""
    print(f"{played['tables']} tables of {' and '.join(played['games'])}, {played['actions']} actions in {played['seconds']:.0f} s")
    p99 = verdict(played["acted_p99_ms"], GOAL_P99_MS, "ms")
    print(f"action to its event, player:    p50 {played['acted_p50_ms']:.1f} ms, p99 {p99}")
    print(f"action to its event, spectator: p50 {played['watched_p50_ms']:.1f} ms, p99 {played['watched_p99_ms']:.1f} ms")
    print(f"server busy {100 * played['server_cpu']:.0f} % of its core, client {100 * played['client_cpu']:.0f} %")
    print(f"memory of the server, code and all: {played['server_mb']:.0f} MB")
    for one in resting:
        told = verdict(one["rest_kb"], GOAL_TABLE_KB, "kB")
        socket = (one["watched_kb"] - one["rest_kb"]) / one["sockets"]
        print(f"a table of {one['game']} at rest: {told}; each open socket {socket:.1f} kB; asleep {one['asleep_kb']:.1f} kB")


def main() -> None:
    """Start a server on one core and play against it from another."""
    words = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    words.add_argument("--tables", type=int, default=200)
    words.add_argument("--seconds", type=float, default=30.0)
    words.add_argument("--game", choices=PLAYED, help="only this one; by default both take turns")
    words.add_argument("--resting", type=int, default=20, help="tables by which memory is measured; 0: not at all")
    words.add_argument("--json", action="store_true")
    chosen = words.parse_args()
    with serving("plain") as server:
        games = (chosen.game,) if chosen.game else PLAYED
        played = asyncio.run(load(server.address, server.pid, chosen.tables, chosen.seconds, games))
    resting = []
    for game in SEATS if chosen.resting else ():
        with serving("traced") as server:
            resting.append(asyncio.run(at_rest(server, chosen.resting, game)))
    if chosen.json:
        print(json.dumps({"played": played, "resting": resting}, indent=1))
    else:
        show(played, resting)
    sys.exit(played["acted_p99_ms"] > GOAL_P99_MS or any(one["rest_kb"] > GOAL_TABLE_KB for one in resting))


if __name__ == "__main__":
    main()
