"""A contest: which bots compete at which game, with how much thought, and what all its chance follows from."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from math import comb
from random import Random
from typing import Any, Literal

import msgspec

from ..bots import Budget, UnknownLevel, levels
from ..engine.stream import M32, mixed
from ..games import game as game_named
from ..games.game import Game, Setup
from .errors import BadContest
from .open_cards import GAME, OPEN

AnyGame = Game[Any, Any, Any, Any]
WRITTEN = re.compile(r"([a-z_]+)(?:@(\d+(?:\.\d+)?)(s?))?")


class Entrant(msgspec.Struct, frozen=True, omit_defaults=True):
    """One who competes. name: as it was written; nodes, seconds: its budget, by default the nodes that are usual for its level."""

    name: str
    level: str
    nodes: int | None = None
    seconds: float | None = None

    @property
    def budget(self) -> Budget:
        """How much it may think about a decision."""
        return Budget(nodes=self.nodes, seconds=self.seconds)


def read_entrant(text: str, game: str) -> Entrant:
    """`LEVEL`, `LEVEL@NODES` or `LEVEL@SECONDSs`. Raises BadContest, UnknownLevel."""
    found = WRITTEN.fullmatch(text.strip())
    if not found:
        raise BadContest(reason="budget", bot=text)
    level, amount, seconds = found.groups()
    if level not in levels(game) and (level, game) != (OPEN, GAME):
        raise UnknownLevel(level=level, game=game, known=", ".join(levels(game)))
    if amount is None:
        return Entrant(text, level)
    if not float(amount) or (not seconds and "." in amount):
        raise BadContest(reason="budget", bot=text)
    return Entrant(text, level, seconds=float(amount)) if seconds else Entrant(text, level, nodes=int(amount))


class Contest(msgspec.Struct, frozen=True):
    """All that the games of a contest follow from.

    unit: whole games, or single deals (of Imperial) from no chips on. rules: the version of the game's rules.
    """

    game: str
    rules: int
    players: int
    options: Any
    content: Any
    entrants: tuple[Entrant, ...]
    seed: int
    unit: Literal["game", "deal"] = "game"

    @property
    def at_table(self) -> int:
        """How many of the entrants meet in one game: all, or as many as there are seats."""
        return min(len(self.entrants), self.players)

    def setup(self) -> Setup:
        """What every game starts from."""
        found = game_named(self.game)
        content = msgspec.convert(self.content, found.Content, str_keys=True) if found.Content and self.content else None
        return Setup(self.game, self.players, self.options, content)


def contest_of(setup: Setup, bots: Sequence[str], seed: int, unit: Literal["game", "deal"] = "game") -> Contest:
    """A contest between bots as they are written. Raises BadContest, UnknownLevel, BadOption, BadSeats, BadContent."""
    found = game_named(setup.game)
    whole = found.setup(found.terms(setup))
    if len(bots) < 2:
        raise BadContest(reason="few", game=setup.game, known=", ".join(levels(setup.game)))
    if unit == "deal" and setup.game != "imperial":
        raise BadContest(reason="deals", game=setup.game)
    plain = msgspec.to_builtins([whole.options, setup.content], str_keys=True)
    entrants = told_apart([read_entrant(bot, setup.game) for bot in bots])
    return Contest(setup.game, found.version, setup.players, plain[0], plain[1], entrants, seed, unit)


def told_apart(entrants: Sequence[Entrant]) -> tuple[Entrant, ...]:
    """Entrants of one name get a number each: "casual", "casual/2"."""
    times: Counter[str] = Counter()
    found = []
    for entrant in entrants:
        times[entrant.name] += 1
        n = times[entrant.name]
        found.append(entrant if n == 1 else msgspec.structs.replace(entrant, name=f"{entrant.name}/{n}"))
    return tuple(found)


class Job(msgspec.Struct, frozen=True, array_like=True):
    """One game of a contest. deal_set: games of one deal set have the same chance; turn: which of them."""

    deal_set: int
    turn: int


def job(contest: Contest, number: int) -> Job:
    """Game `number` of a contest, from 0: deal set by deal set."""
    return Job(*divmod(number, contest.at_table))


def chance_number(contest: Contest, deal_set: int) -> int:
    """The number of the stream that all chance of a deal set comes from: another one for every set of a contest."""
    return mixed(mixed(contest.seed & M32) + deal_set & M32)


def bot_seed(contest: Contest, deal_set: int, seat: int) -> int:
    """The seed of the bot on a seat: of the seat, not of the entrant, so that equal bots play equal games."""
    return mixed(chance_number(contest, deal_set) + 0x9E3779B9 * (seat + 1) & M32)


def meeting(contest: Contest, deal_set: int) -> tuple[int, ...]:
    """Which entrants meet in a deal set; where there are more of them than seats, all choices come in turn."""
    n, k = len(contest.entrants), contest.at_table
    if n == k:
        return tuple(range(n))
    wanted = deal_set % comb(n, k)
    return next(chosen for i, chosen in enumerate(combinations(range(n), k)) if i == wanted)


def seating(contest: Contest, one: Job) -> tuple[int, ...]:
    """The entrant on every seat. Over the games of a deal set every entrant has sat on every seat once."""
    those = meeting(contest, one.deal_set)
    order = [seat % len(those) for seat in range(contest.players)]
    Random(f"seats {contest.seed} {one.deal_set}").shuffle(order)
    return tuple(those[(place + one.turn) % len(those)] for place in order)
