"""`strong` of Imperium plans: it weighs whole chains of attack by exact odds and by what the board is worth after them.

It takes continents that it can keep, breaks those of others, puts out players whose cards it can use, earns its card, and
stops when an attack no longer pays. It weighs the board as it lies open, and imagines no hands. It claims lands by learned weights.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..contract import Budget, InformationSet
from ..thinking import Clock
from .casual import Board, Casual
from .drafting import drafted
from .plans import Plan, best_plan
from .position import BY_SENSE, Position, World

GAIN = 1e-9  # by how much a plan must be better than to stop
CROWD = 12.0  # armies for each land from which on somebody has to begin, or nobody ever will
IMPATIENCE = 0.02  # the part by which stopping is worth less for each army beyond these, up to nine tenths
NODES = 24  # plans weighed: a few are overlooked


class Strong:
    """Plans its turn. The same information set and seed give the same choice."""

    name = "strong"
    values = BY_SENSE
    drafts: tuple[str, ...] = ("claim",)  # what it answers by learned weights before the first turn

    def __init__(self, seed: int) -> None:
        """seed: of the choices that it leaves to plain sense: the sets it turns in, the armies that stand behind."""
        self.seed = seed
        self._plain = Casual(seed)
        self._seen: tuple[Any, Any] = (None, None)

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """One of the legal actions, by what is asked."""
        if len(info.legal) == 1:
            return info.legal[0]
        if info.view.first < 0 and info.view.asked in self.drafts:
            return drafted(info)
        answer: Callable[..., Any] | None = getattr(self, f"_{info.view.asked}", None)
        if answer is None or info.view.round == 0:
            return self._plain.choose(info, budget)
        w = World(info, self.values)
        return answer(info, Position.of(w, info.view), Clock(budget, NODES))

    # ---- plans, the same for all questions about one board

    def _plan(self, now: Position, due: int, clock: Clock) -> Plan | None:
        w = now.w
        lies = tuple(now.owner), tuple(now.armies), now.earned, tuple(now.cards.items()), w.card, w.me
        key = lies, due, clock.nodes, int(w.t.map_mark), int(w.t.optional_borders), w.defence_dice
        if self._seen[0] != key:
            self._seen = key, best_plan(now, due, clock)
        found: Plan | None = self._seen[1]
        return found

    # ---- armies

    def _place(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C15 Where the best plan begins, or where they guard best."""
        due, w = info.view.due, now.w
        plan = self._plan(now, due, clock)
        best, chosen = (plan.worth, plan.source) if plan else (0.0, -1)
        for action in info.legal:
            land = w.number[action.territory]
            if now.enemies(land):
                now.armies[land] += due
                worth = now.worth()
                now.armies[land] -= due
                if worth > best:
                    best, chosen = worth, land
        return named(info.legal, w.ids[chosen])

    def _how_many(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C15 All of them."""
        return info.legal[-1]

    # ---- cards

    def _trade(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C12 The set that plain sense takes."""
        return self._plain.choose(info, Budget())

    # ---- battle

    def _attack(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C16 Where the best plan begins, if it is better than to stop."""
        plan = self._plan(now, 0, clock)
        if plan is None or plan.worth <= staying(now) + GAIN:
            return info.legal[-1]
        return named(info.legal, now.w.ids[plan.source])

    def _target(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C16 The first land of the plan."""
        plan = self._plan(now, 0, clock)
        source = info.view.move.source
        if plan is not None and now.w.ids[plan.source] == source:
            return named(info.legal, now.w.ids[plan.lands[0]])
        return self._plain.choose(info, Budget())

    def _dice(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C21 Until it is decided; a few armies are better asked after each roll."""
        return info.legal[-1]

    def _floor(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C21 Until the odds turn: no further than to as many as the defenders are, or three."""
        target = now.w.number[info.view.move.target]
        floor = min(len(info.legal), max(1, min(3, int(now.armies[target]))))
        return info.legal[floor - 1]

    def _defend(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C17 With as many as it may."""
        return info.legal[-1]

    def _occupy(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C20 As few or as many as leave the better board, what can be attacked from there included."""
        w, move = now.w, info.view.move
        source, target = w.number[move.source], w.number[move.target]
        best, chosen = -1.0, info.legal[-1]
        for action in dict.fromkeys((info.legal[-1], info.legal[len(info.legal) // 2], info.legal[0])):
            after = now.copy()
            after.owner[target] = w.me
            after.armies[target], after.armies[source] = action.armies, now.armies[source] - action.armies
            plan = best_plan(after, 0, clock)
            worth = max(after.worth(), plan.worth if plan else 0.0)
            if worth > best + GAIN:
                best, chosen = worth, action
        return chosen

    # ---- the end of the turn

    def _fortify(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C23 From where the most is gained by moving all but one."""
        board = Board(info)
        best, chosen = now.worth() + GAIN, info.legal[-1]
        for action in info.legal[:-1]:
            source = now.w.number[action.territory]
            for target in joined(now, source):
                worth = moved(now, source, target, now.armies[source] - 1)
                if worth > best:
                    best, chosen = worth, action
        return chosen if chosen is not info.legal[-1] else self._inside(board, info)

    def _inside(self, board: Board, info: InformationSet) -> Any:
        """C23 Armies that stand behind go forward."""
        return self._plain._fortify(board, info.legal, None)  # type: ignore[arg-type]

    def _fortify_to(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C23 To where the most is gained."""
        source = now.w.number[info.view.move.source]
        return max(info.legal, key=lambda action: moved(now, source, now.w.number[action.territory], now.armies[source] - 1))

    def _fortify_with(self, info: InformationSet, now: Position, clock: Clock) -> Any:
        """C23 So many as leave the best board."""
        w, move = now.w, info.view.move
        source, target = w.number[move.source], w.number[move.target]
        if not now.enemies(source):
            return info.legal[-1]
        some = dict.fromkeys(info.legal[(len(info.legal) - 1) * k // 4] for k in range(5))
        return max(some, key=lambda action: moved(now, source, target, action.armies))


def staying(now: Position) -> float:
    """C25 The worth of the board if no more is attacked: the less, the more armies stand about."""
    crowd = sum(now.armies) / len(now.armies) - CROWD
    return now.worth() * (1.0 - min(0.9, IMPATIENCE * max(0.0, crowd)))


def named(legal: Sequence[Any], territory: str) -> Any:
    """The legal action that names this territory."""
    return next(action for action in legal if getattr(action, "territory", None) == territory)


def joined(now: Position, source: int) -> list[int]:
    """C23 Own lands that a path of own lands leads to, with enemies beside them."""
    found, ahead = {source}, [source]
    while ahead:
        for other in now.w.near[ahead.pop()]:
            if now.owner[other] == now.w.me and other not in found:
                found.add(other)
                ahead.append(other)
    return [land for land in sorted(found - {source}) if now.enemies(land)]


def moved(now: Position, source: int, target: int, n: float) -> float:
    """C23 The worth of the board after so many armies have moved."""
    now.armies[source] -= n
    now.armies[target] += n
    worth = now.worth()
    now.armies[source] += n
    now.armies[target] -= n
    return worth
