"""`master` of Imperium plays its tries on: many quick games of a round, in worlds that agree with all it saw.

What `strong` with more patience would do, its other plans, what the quick player likes and a few answers more each begin the same
games with the same dice; those that come to worse standings are dropped, and the rest are played on in more worlds. The first
stands until something else is better beyond chance.
"""

from __future__ import annotations

import hashlib
from typing import Any

from ...engine import Stream, batch, seed
from ...games.conquest.rules import MAX_LEGAL, apply, legal_actions, to_act
from ...games.conquest.rules.game import A_FROM, A_PLACE, A_TRADED
from ...games.conquest.rules.state import (
    ATTACK,
    BONUS,
    DICE,
    FLOOR,
    FORTIFY,
    FORTIFY_TO,
    FORTIFY_WITH,
    HOW_MANY,
    OCCUPY,
    PLACE,
    TARGET,
    TRADE,
    State,
    no_move,
)
from ...games.conquest.search import rollouts
from ..contract import Budget, InformationSet
from ..information import copied, informed
from ..machine import fastest
from ..thinking import M63, Clock
from .playing_on import Games
from .position import LEARNED, Position, World
from .strong import Strong
from .tries import Try, to_attack, to_fortify, to_occupy, to_place

NODES = 1000  # games that are played on …
AT_A_TABLE = 4000  # … and where only the time is counted: a turn asks often, and people wait
WEIGHED, CAREFULLY = 60, 200  # plans weighed for others to try, and for the first one
TURNS = 1  # own turns that a game is played on for: to where the next one begins
FIRST = {HOW_MANY: PLACE, TARGET: ATTACK, DICE: ATTACK, FLOOR: ATTACK, FORTIFY_TO: FORTIFY, FORTIFY_WITH: FORTIFY}
PART = {HOW_MANY: 1, TARGET: 1, DICE: 2, FLOOR: 3, FORTIFY_TO: 1, FORTIFY_WITH: 2}  # which of a try's codes answers this
BEGINS = {PLACE: A_PLACE, ATTACK: A_FROM}  # the code of the land that a plan begins from
THOUGHT_OVER = (PLACE, TRADE, BONUS, ATTACK, OCCUPY, FORTIFY)


class Master(Strong):
    """Plays on. The same information set, seed and number of nodes give the same choice."""

    name = "master"
    values = LEARNED
    drafts = ("claim", "place", "how_many")

    def __init__(self, seed: int) -> None:
        """seed: of the worlds that it imagines, and of the dice in them."""
        super().__init__(seed)
        self._kept: tuple[Any, Try | None] = (None, None)

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """One of the legal actions: that part of the best try that answers the question."""
        if len(info.legal) == 1:
            return info.legal[0]
        if info.view.first < 0:
            return super().choose(info, budget)
        clock = Clock(budget, NODES if budget.seconds is None else AT_A_TABLE)
        stream: Stream = batch(Stream, 1)[0]
        seed(stream, 0)
        world = info.sample(stream)
        part = PART.get(world.asked, 0)
        best = self._best(info, world, clock, budget.seconds)
        if best is not None and part < len(best.codes) and best.codes[part] in info.codes:
            return info.legal[list(info.codes).index(best.codes[part])]
        return super().choose(info, Budget(nodes=WEIGHED, seconds=budget.seconds))

    def _games(self, info: InformationSet, world: Any, number: int) -> Games:
        return Games(fastest(rollouts), info.terms, world, info.seat, number)

    def _best(self, info: InformationSet, world: Any, clock: Clock, seconds: float | None) -> Try | None:
        """The best try for the question that the answers began with; the same for all questions that they answer."""
        begun_at(world, info.seat)
        key = seen(info, world, self.seed, clock.nodes)
        if self._kept[0] != key:
            self._kept = key, self._thought(info, world, int.from_bytes(key, "big") & M63, clock, seconds)
        return self._kept[1]

    def _thought(self, info: InformationSet, world: Any, number: int, clock: Clock, seconds: float | None) -> Try | None:
        if world.asked not in THOUGHT_OVER:
            return None
        now = Position.of(World(info, self.values), info.view)
        games = self._games(info, world, number)
        planning = Clock(Budget(WEIGHED, seconds and seconds / 4), WEIGHED)
        first = self._planned(info, world, seconds and seconds / 4)
        others = dict.fromkeys((games.plainly(), *self._tries(info, world, now, games, planning)))
        tries = [first, *(one for one in others if one.codes[:2] != first.codes[:2])]
        return games.best(tries, TURNS, clock) if len(tries) > 1 else first

    def _planned(self, info: InformationSet, world: Any, seconds: float | None) -> Try:
        """What `strong` does if it weighs many plans: all parts of its answer, and the plan that it follows."""
        here = copied(State, world)
        codes: list[int] = []
        lands: tuple[int, ...] = ()
        while not codes or (len(codes) < rollouts.CODES and to_act(info.terms, here) == info.seat and here.asked in FIRST):
            room = [0] * MAX_LEGAL
            legal = room[: legal_actions(info.terms, here, info.seat, room)]
            asked = informed(info.game, info.terms, copied(State, here), info.seat, legal, info.history)
            code = legal[asked.legal.index(super().choose(asked, Budget(CAREFULLY, seconds)))]
            plan = self._seen[1] if here.asked in BEGINS and not codes else None
            if plan is not None and code == BEGINS[here.asked] + plan.source:
                lands = (plan.source, *plan.lands)
            codes.append(code)
            apply(info.terms, here, info.seat, code)
        return Try(tuple(codes), lands)

    def _tries(self, info: InformationSet, world: Any, now: Position, games: Games, clock: Clock) -> list[Try]:
        if world.asked == PLACE:
            return to_place(now, info.view.due, clock, games.score)
        if world.asked == ATTACK:
            return to_attack(now, clock, games.score)
        if world.asked == FORTIFY:
            return to_fortify(now)
        if world.asked == OCCUPY:
            return to_occupy(list(info.codes))
        if world.asked == BONUS:
            return [Try((code,)) for code in info.codes]
        plainly = info.codes[list(info.legal).index(super()._trade(info, now, clock))]
        return [Try((code,)) for code in dict.fromkeys((plainly, A_TRADED)) if code in info.codes]


def begun_at(world: Any, seat: int) -> None:
    """Back to the question that an answer of several parts began with."""
    if world.asked in FIRST:
        world.asked, world.turn = FIRST[world.asked], seat
        no_move(world)


def seen(info: InformationSet, world: Any, seed: int, nodes: int) -> bytes:
    """A digest of all that the choice follows from. (What is hidden in the world was drawn anew, from what the seat saw.)"""
    lies = [list(row) for row in (world.owner, world.armies, world.hand, world.seen, world.sets_of, world.shuffled)]
    asked = [world.asked, world.due, world.conquered, world.source, world.target, world.dice, world.rounds, world.turned_in]
    about = [world.bonus_given, world.must_trade, world.trading_down, world.matches, world.fortified, int(info.terms.map_mark)]
    return hashlib.blake2b(repr((seed, nodes, info.seat, lies, asked, about)).encode(), digest_size=8).digest()
