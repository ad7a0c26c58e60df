"""What the searches of Империя have in common: imagined worlds, and games played on in them after each thing a seat may do.

All that is compared is tried in the same worlds with the same chance. Half of it is given up again and again, so that most trials
go to what may be best; and what plain sense would do stands until something else is better beyond chance.
"""

from __future__ import annotations

from math import ceil, log2, sqrt

from ...engine import NOBODY, Stream, batch, seed
from ...games.empire.rules import A_LAY, A_TAKE
from ...games.empire.search import paying, trial
from ..contract import InformationSet
from ..machine import Machine
from ..thinking import Clock
from .weighing import weights

MOST = 128  # plans that are compared
LEAST = 4  # trials of a plan: few nodes look at fewer plans
LENGTH = 10  # actions of a plan


def same_table(plan: tuple[int, ...]) -> tuple[int, ...]:
    """The same for plans that differ only in the order of what is laid, banked and moved: they end in the same table."""
    found: list[int] = []
    quiet: list[int] = []
    for code in (*plan, NOBODY):
        if A_LAY <= code < A_TAKE:
            quiet.append(code)
        else:
            found += [*sorted(quiet), code]
            quiet = []
    return tuple(found)


class Tried:
    """How a plan, an action and what may follow in the turn, has done: how much more it won than plain sense, and squares."""

    __slots__ = ("more", "plan", "square", "worth")

    def __init__(self, plan: tuple[int, ...], worth: int) -> None:
        """worth: what its first action seems worth to plain sense."""
        self.plan, self.worth = plan, worth
        self.more = self.square = 0.0

    def add(self, more: float) -> None:
        """One more trial."""
        self.more += more
        self.square += more * more

    def sure(self, trials: int, doubt: float) -> float:
        """How much better it is than plain sense, less so many standard errors of it."""
        mean = self.more / trials
        spread = max(self.square / trials - mean * mean, 0.0) + 1 / trials
        return mean - doubt * sqrt(spread / trials)


class Trials:
    """Room for a search, on one machine, that is used for one decision after the other."""

    def __init__(self, machine: Machine, worlds: int, turns: int) -> None:
        """worlds: how many are imagined; turns: how many are played on, but at least until the seat's next turn is over."""
        zeros, most = machine.engine.zeros, machine.rules.MAX_LEGAL
        self.machine, self.search, self.worlds, self.least = machine, machine.search, worlds, turns
        self.stream = machine.engine.batch(machine.engine.Stream, 1)
        self.out, self.worth, self.won, self.plans = zeros(most), zeros(most), zeros(MOST), zeros(MOST * LENGTH)
        self.memo = zeros(paying.MEMO)

    def begin(self, info: InformationSet, number: int) -> list[Tried]:
        """Imagine worlds. All that the seat may do, what plain sense does first; number: of the streams of random numbers."""
        first: Stream = batch(Stream, 1)[0]
        seed(first, number)
        self.number, self.trials, self.turns = number >> 1, 0, max(self.least, int(info.terms.players) + 1)
        self.terms = self.machine.terms(info.terms)
        self.states = self.machine.states(info.sample(first), self.worlds + 2)
        self.weights = self.machine.engine.zeros(len(weights(info.terms.players)))
        for i, weight in enumerate(weights(info.terms.players)):
            self.weights[i] = weight
        self.machine.engine.seed_at(self.stream, 0, number)
        n = self.search.prepare(
            self.terms, self.states, self.stream, info.seat, self.worlds, self.out, self.memo, self.weights, self.worth
        )
        found = [Tried((int(self.out[i]),), int(self.worth[i])) for i in range(n)]
        return sorted(found, key=lambda one: -one.worth)

    def with_plans(self, those: list[Tried], each: int, whim: int) -> list[Tried]:
        """What may follow each of these in the turn, as plain sense goes on and by whims: plans that end in the same table once.

        each: plans for an action at most.
        """
        found: dict[tuple[int, ...], Tried] = {}
        for k in range(each * len(those)):
            one = those[k % len(those)]
            self.plans[0] = one.plan[0]
            self.search.planned(
                self.terms,
                self.states,
                1 + k % self.worlds,
                self.worlds + 1,
                self.stream,
                self.number + k,
                self.plans,
                LENGTH,
                0,
                whim if k >= len(those) else 1,
                self.out,
                self.memo,
                self.weights,
            )
            plan = tuple(int(code) for code in self.plans[:LENGTH] if code != NOBODY)
            found.setdefault(same_table(plan), Tried(plan, one.worth))
            if len(found) == MOST:
                break
        return list(found.values())

    def once(self, those: list[Tried], clock: Clock) -> bool:
        """Try each once, in the same world with the same chance. False if the time was over before all had their trial."""
        length = max(len(one.plan) for one in those)
        for k, one in enumerate(those):
            for d in range(length):
                self.plans[k * length + d] = one.plan[d] if d < len(one.plan) else NOBODY
        world, number = 1 + self.trials % self.worlds, self.number + self.trials
        step = len(those) if self.machine.fast else 1
        for k in range(0, len(those), step):
            self.search.tried(
                self.terms,
                self.states,
                world,
                self.worlds + 1,
                self.stream,
                number,
                self.plans,
                length,
                k,
                k + step,
                self.turns,
                self.out,
                self.memo,
                self.weights,
                self.won,
            )
            if clock.late():
                return False
        for k, one in enumerate(those):
            one.add((int(self.won[k]) - int(self.won[0])) / trial.SURE)
        self.trials += 1
        return True

    def best(self, those: list[Tried], clock: Clock, doubt: float) -> Tried:
        """The best of them, by sequential halving, each time with as much of nodes and time. The first is what plain sense does.

        doubt: standard errors by which another one must be better.
        """
        plain, left = those[0], clock.nodes
        those = those[: max(2, left // LEAST)]
        halvings = max(1, ceil(log2(len(those))))
        while len(those) > 1:
            turns = max(1, left // halvings // len(those))
            share = clock.share(halvings)
            while turns and self.once(those, clock) and not share.late():
                turns -= 1
                left -= len(those)
            if clock.late() or len(those) == 2 or left < len(those):
                break
            halvings = max(1, halvings - 1)
            others = sorted(those[1:], key=lambda one: -one.more)
            those = [plain, *others[: max(1, (len(those) + 1) // 2 - 1)]]
        if not self.trials:
            return plain
        return max(those, key=lambda one: 0.0 if one is plain else one.sure(self.trials, doubt))
