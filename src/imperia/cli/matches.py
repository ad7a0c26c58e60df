"""Games between bots, each a whole `Match`: the way for bots that think, and the proof that they keep to the rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..bots import Budget, information, make
from ..engine import OVER
from ..engine.stream import M32, mixed
from ..games.game import Result, Setup
from ..play import Fast, Match, Seat
from ..play.log import Action, Chance
from .agreement import AnyGame

NODES = Budget(nodes=400)  # deterministic, so that a seed gives the same games on every machine


def bot_games(game: AnyGame, setup: Setup, levels: Sequence[str], seed: int, n: int) -> Iterator[tuple[Result, int]]:
    """n games, game i of a seed with chance of its own: how each ended, and after how many actions, chance included."""
    for i in range(n):
        match = bot_game(game, setup, levels, mixed(mixed(seed) + i & M32))
        result = match.result()
        if result is not None:
            yield result, sum(isinstance(entry, Action | Chance) for entry in match.log)


def bot_game(game: AnyGame, setup: Setup, levels: Sequence[str], seed: int) -> Match:
    """One game, to its end. Raises UnknownLevel."""
    bots = [make(level, game.name, seed * len(levels) + seat) for seat, level in enumerate(levels)]
    seats = [Seat(f"{level} {seat + 1}", level) for seat, level in enumerate(levels)]
    match = Match.start(setup, Fast(seed), seats, game=game)
    while (seat := match.to_act()) != OVER:
        match.act(seat, bots[seat].choose(information(match, seat), NODES))
    return match
