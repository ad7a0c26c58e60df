"""The review of a game that has ended: the chances to win over time, what turned it, what was luck, what was play.

The chances are those of all cards open. Luck is what dice and cards changed: the chance after them less the mean over all that
might have come. A decision is judged by what its seat could know then: what it cost is how much better the best would have been.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..bots import informed
from ..engine import CHANCE, NOBODY, batch, copy
from ..locale import Message
from ..play import Match
from ..play.line import RESIGNED
from .course import Moment, legal_codes, moments
from .errors import NotOver
from .judge import Chances, Judge
from .judges import judge_for
from .mistakes import Mistake, cost_of
from .telling import teller_for
from .turning import NOTHING, Mark, TurningPoint, Turns

NODES = {"imperial": 1_000_000, "conquest": 2_000_000, "empire": 400_000}  # for a whole game: well under a minute on one core
LEAST, MOST = 24, 4000  # nodes for a decision, however many or few there are
COSTLIEST = 8  # mistakes that are told


class Point(msgspec.Struct, frozen=True):
    """The chances to win, 0-1, by seat, after an entry of the log."""

    seq: int
    chances: Chances


class Side(msgspec.Struct, frozen=True):
    """A seat's game in four numbers, parts of the chance to win.

    start + luck + choices = what it had at the end. luck: by dice and cards; choices: by what all players chose, who could not
    know everything; lost: what its own decisions cost, judged by what it could know; decisions: how many were judged.
    """

    start: float
    luck: float
    choices: float
    lost: float
    decisions: int


class Review(msgspec.Struct, frozen=True):
    """A game reviewed. names: of the players, by seat; nodes: for the whole of it, the same number gives the same review.

    marks: where in it rounds, turns or deals began; none in reviews kept from before.
    """

    game: str
    match: str
    names: tuple[str, ...]
    nodes: int
    points: tuple[Point, ...]
    turning: tuple[TurningPoint, ...]
    mistakes: tuple[Mistake, ...]
    sides: tuple[Side, ...]
    marks: tuple[Mark, ...] = ()


Progress = Callable[[float], None]


def review(match: Match, nodes: int | None = None, progress: Progress = lambda part: None) -> Review:
    """Review a match. nodes: how much is looked at; progress: told how much is done, 0-1. Raises NotOver."""
    if match.ended is None:
        raise NotOver
    walk = Walk(match, judge_for(match.game, match.terms), NODES[match.game.name] if nodes is None else nodes)
    return walk.through(progress)


class Walk:
    """One walk through a match."""

    def __init__(self, match: Match, judge: Judge, nodes: int) -> None:
        self.match, self.judge, self.nodes = match, judge, nodes
        self.names = [seat.name for seat in match.seats]
        self.points: list[Point] = []
        self.teller = teller_for(match.game, match.terms, self.names)
        self.turns = Turns(self.teller)
        self.mistakes: list[Mistake] = []
        self.luck, self.choices, self.lost = ([0.0] * match.players for _ in range(3))
        self.decisions = [0] * match.players

    def through(self, progress: Progress) -> Review:
        """From the start to the end."""
        steps = self.match.steps()
        decisions = sum(step.seat >= 0 for step in steps)
        each = max(LEAST, min(MOST, self.nodes // max(1, decisions)))
        now = self.value(self.match.state_at_start(), 0)
        self.points.append(Point(0, now))
        for moment in moments(self.match):
            before, now = now, self.value(moment.after, moment.seq)
            self.changed(moment, before, now)
            if moment.seat != CHANCE and moment.code != RESIGNED:
                self.judge_decision(moment, each)
            progress(moment.seq / max(1, steps[-1].seq))
        return self.told()

    def value(self, s: Any, number: int) -> Chances:
        """The chances in a State, also while chance is due."""
        due = self.match.game.rules.to_act(self.match.terms, s) == CHANCE
        return self.judge.expected(s, number) if due else self.judge.chances(s)

    def changed(self, moment: Moment, before: Chances, now: Chances) -> None:
        """Add up what luck or choices did; note the point, and what happened."""
        sums = self.luck if moment.seat == CHANCE else self.choices
        for seat, (old, new) in enumerate(zip(before, now, strict=True)):
            sums[seat] += new - old
        self.points.append(Point(moment.seq, now))
        events = [event for seq in moment.entries for event in getattr(self.match.log[seq], "events", ())]
        self.turns.add(moment.before, moment.seq, before, now, events, self.who_did_what(moment))

    def judge_decision(self, moment: Moment, nodes: int) -> None:
        """What a decision cost, by what its seat could know."""
        match, s, seat = self.match, moment.before, moment.seat
        codes = legal_codes(match, s, seat)
        if len(codes) < 2 or match.game.rules.to_act(match.terms, s) != seat or self.is_set_up(s):
            return
        pair = [s, batch(match.game.rules.State, 1)[0]]
        copy(pair, 0, 1)
        info = informed(match.game, match.terms, pair[1], seat, codes, ())
        cost, best, done = cost_of(self.judge.judged(info, nodes, (moment.code,)), moment.code)
        self.decisions[seat] += 1
        self.lost[seat] += cost
        if cost > NOTHING:
            better, chosen = (info.legal[codes.index(one.code)] for one in (best, done))
            said = [match.game.action_message(match.terms, s, seat, action, self.names) for action in (chosen, better)]
            when, asked = self.teller.when(s), match.game.question(match.terms, s, seat)
            self.mistakes.append(Mistake(moment.seq, seat, said[0], said[1], done.chance, cost, when, asked))

    def is_set_up(self, s: Any) -> bool:
        """C6-C8 Whether lands are claimed and starting armies placed: too far from the end to be judged by a round of play."""
        return self.match.game.name == "conquest" and s.first == NOBODY

    def told(self) -> Review:
        """What is told of it."""
        first = self.points[0].chances
        sides = zip(first, self.luck, self.choices, self.lost, self.decisions, strict=True)
        costliest = sorted(self.mistakes, key=lambda one: (-one.cost, one.seq))[:COSTLIEST]
        return Review(
            game=self.match.game.name,
            match=self.match.id,
            names=tuple(name or str(number + 1) for number, name in enumerate(self.names)),
            nodes=self.nodes,
            points=tuple(self.points),
            turning=self.turns.turning(),
            mistakes=tuple(costliest),
            sides=tuple(Side(*side) for side in sides),
            marks=self.turns.marks(),
        )

    def who_did_what(self, moment: Moment) -> Message | None:
        """An action in words, with who did it; None for chance."""
        if moment.seat == CHANCE:
            return None
        game, t, name = self.match.game, self.match.terms, self.names[moment.seat]
        if moment.code == RESIGNED:
            return Message("review-resigned", {"name": name})
        action = game.action(t, moment.before, moment.seat, moment.code)
        return Message(
            "review-by", {"name": name, "action": game.action_message(t, moment.before, moment.seat, action, self.names)}
        )
