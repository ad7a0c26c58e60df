"""The games of Imperia: random play in both machines, whole matches with typed values, bytes and memory."""

from __future__ import annotations

import random
import resource
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import imperia.engine
from imperia import games
from imperia.engine.layout import layout_of
from imperia.games.game import Setup

from .goals import SEATS

SEED = 20261129


class Playouts:
    """Uniform random play of one game in one machine; everything that a search program needs is lent once, as it would be."""

    def __init__(self, name: str, compiled: bool) -> None:
        game = games.game(name)
        terms = game.terms(Setup(name, SEATS[name], game.Options()))
        machine: Any = imperia.engine
        self.search: ModuleType = game.search
        if compiled:
            machine = imperia.engine.compiled(imperia.engine)
            self.search = imperia.engine.compiled(game.search)
        rules: Any = imperia.engine.compiled(game.rules) if compiled else game.rules
        self.terms = machine.batch(rules.Terms, 1)
        machine.unpack(self.terms, 0, imperia.engine.pack([terms], 0))
        self.states = machine.batch(rules.State, 2)
        self.streams = machine.batch(machine.Stream, 1)
        self.out = machine.zeros(max(rules.MAX_LEGAL, rules.OBSERVATION_SIZE))
        machine.seed_at(self.streams, 0, SEED)

    def actions(self, games: int) -> int:
        """So many games: how many actions, those of chance included."""
        return int(self.search.bare_playouts(self.terms, self.states, self.streams, self.out, games))

    def deals(self, games: int) -> int:
        """So many matches of Imperial: how many deals."""
        return int(self.search.deals_played(self.terms, self.states, self.streams, self.out, games))

    def shape(self, games: int) -> tuple[float, float]:
        """Actions a game, and the share of them that were forced (exactly one legal)."""
        actions, forced, _ = self.search.playouts(self.terms, self.states, self.streams, self.out, games)
        return actions / games, forced / actions


def match_actions(name: str) -> Any:
    """A function by which seats act n times in whole matches, one after another, by typed actions; after each a view is made.

    It counts the seats' actions; outcomes of chance are drawn, logged and paid for, but not counted.
    """
    from imperia.play import Match

    game = games.game(name)
    setup = Setup(name, SEATS[name], game.Options())
    draw = random.Random(SEED)
    match = Match.start(setup)

    def act(n: int) -> int:
        nonlocal match
        for _ in range(n):
            seat = match.to_act()
            if seat < 0:
                match = Match.start(setup)
                seat = match.to_act()
            legal = match.legal(seat)
            match.act(seat, legal[int(draw.random() * len(legal))])
            match.view(seat)
        return n

    return act


def bytes_of_state(name: str) -> tuple[int, int]:
    """How many bytes a State has, with and without the rows of events (which a search need not keep)."""
    layout = layout_of(games.game(name).rules.State)
    rows = [field for field in layout.names if field == "n_events" or field.startswith("event")]
    size = imperia.engine.layout.struct.calcsize
    events = sum(size("<" + layout.letter[field]) * (layout.length[field] or 1) for field in rows)
    return layout.struct.size, layout.struct.size - events


def memory(name: str, compiled: bool) -> float:
    """MiB that a process of its own has used at most, when it has loaded and played one game in one machine."""
    program = f"from benchmarks import ours; p = ours.Playouts({name!r}, {compiled}); p.actions(3); print(ours.peak())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return float(done.stdout)


def peak() -> float:
    """MiB that this process has used at most."""
    try:
        told = Path("/proc/self/status").read_text()
        return int(next(line.split()[1] for line in told.splitlines() if line.startswith("VmHWM"))) / 2**10
    except (OSError, StopIteration):  # not Linux, where getrusage counts the parent's memory too
        used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return used / (2**20 if sys.platform == "darwin" else 2**10)


def open_deals(compiled: bool) -> Any:
    """A function that solves n open deals of 12 cards exactly, each a new one, with a table of positions that is never cleared."""
    from imperia.games.imperial.rules.state import LED
    from imperia.games.imperial.search import solver as plain

    solver: Any = imperia.engine.compiled(plain) if compiled else plain
    machine: Any = imperia.engine.compiled(imperia.engine) if compiled else imperia.engine
    memory = machine.zeros(solver.TABLE_SIZE)
    draw = random.Random(SEED)

    def solve(n: int) -> int:
        for _ in range(n):
            cards = draw.sample(range(32), 24)
            mine, theirs = (sum(1 << card for card in hand) for hand in (cards[:12], cards[12:]))
            solver.solve(mine, theirs, solver.NO_LEAD, LED, memory)
        return n

    return solve
