"""Random games at the speed of the machine: compiled where Numba is installed, plain elsewhere; the same games in both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from .. import engine
from ..engine import CompilerMissing, compiled
from ..games.game import Game, Result

AnyGame = Game[Any, Any, Any, Any]


def machine_name() -> str:
    """Which machine random games are played on."""
    try:
        compiled(engine)
    except CompilerMissing:
        return "plain"
    return "compiled"


def random_games(play: Callable[[int], tuple[Result, int]], seed: int, n: int) -> Iterator[tuple[Result, int]]:
    """n games by a `player`, game i of a seed from a stream of its own: how each ended, and after how many actions."""
    for i in range(n):
        yield play(seed << 32 | i)


def player(game: AnyGame, t: Any) -> Callable[[int], tuple[Result, int]]:
    """What plays one game from a stream's number, on the fastest machine that is there; compiled now, if it was not before."""
    fast = machine_name() == "compiled"
    search = compiled(game.search) if fast else game.search
    rules: Any = import_module(search.__name__.replace(".search.playout", ".rules"))
    machine: Any = compiled(engine) if fast else engine
    terms, states, streams = machine.batch(rules.Terms, 1), machine.batch(rules.State, 1), machine.batch(machine.Stream, 1)
    machine.unpack(terms, 0, engine.pack([t], 0))
    out = machine.zeros(max(rules.MAX_LEGAL, rules.MAX_SEATS))
    ends = engine.batch(game.rules.State, 1)

    def play(seed: int) -> tuple[Result, int]:
        machine.seed_at(streams, 0, seed)
        search.start_at(terms, states, 0)
        actions = search.playout(terms, states, 0, streams, out)
        engine.unpack(ends, 0, machine.pack(states, 0))
        result = game.result(t, ends[0])
        if result is None:
            raise RuntimeError(f"{game.name}: playout {seed} did not end")
        return result, int(actions)

    play(0)
    return play
