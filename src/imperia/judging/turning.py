"""Turning points: the turns of a game, or its tricks, that changed most, and what in them did it.

A reader counts a game by turns. So all that was done and rolled in one is a single step; what is told of it are the battles and
the cards that moved the chance that way, with who did it.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec

from ..locale import Message
from .judge import Chances
from .telling import JOINS, Teller

COUNTED = ("deal", "round", "turn")  # what a game is counted in, where a reader is told when something was
TURNING = 5  # turning points that are told
HAPPENINGS = 3  # of one of them that are told
SHARE = 0.25  # of the greatest of them: what did less is not told
NOTHING = 0.005  # a change, or a cost, that is not worth telling


class TurningPoint(msgspec.Struct, frozen=True):
    """A turning point: a turn (or trick) after which a seat's chance was another.

    seq: its last entry; before, after: the chance when it began and when it was over; luck: whether dice and cards did more of it
    than choices; when: which turn it was; told: what happened, in words.
    """

    seq: int
    seat: int
    before: float
    after: float
    luck: bool
    when: Message
    told: tuple[Message, ...] = ()


class Mark(msgspec.Struct, frozen=True):
    """Where a round, a turn or a deal of the game begins. seq: its first entry; number: as players count them, from 1."""

    seq: int
    number: int


class Happening:
    """One thing within a turn: a battle, a card with all its answers. changed: by seat, how much the chance."""

    def __init__(self, key: Hashable, players: int) -> None:
        self.key, self.events = key, list[object]()
        self.changed = [0.0] * players
        self.said: Message | None = None  # who did what, where events tell nothing


class Stretch:
    """All that a reader takes for one step."""

    def __init__(self, key: Hashable, when: Message, before: Chances, first: int) -> None:
        self.key, self.when, self.before = key, when, before
        self.first, self.after, self.seq = first, before, 0
        self.luck = [0.0] * len(before)
        self.happenings: list[Happening] = []

    def happening(self, key: Hashable) -> Happening:
        """The thing within it that is meant, a new one if there is none."""
        if key == JOINS and self.happenings:
            return self.happenings[-1]
        for one in self.happenings:
            if one.key == key is not None:
                return one
        self.happenings.append(Happening(key, len(self.before)))
        return self.happenings[-1]

    def changed(self, seat: int) -> float:
        """How much the chance of a seat."""
        return self.after[seat] - self.before[seat]

    @property
    def seat(self) -> int:
        """Whose chance changed most."""
        return max(range(len(self.before)), key=lambda seat: abs(self.changed(seat)))


class Turns:
    """The turns of one game, gathered step by step."""

    def __init__(self, teller: Teller) -> None:
        self.teller = teller
        self.stretches: list[Stretch] = []

    def add(self, s: object, seq: int, before: Chances, after: Chances, events: Sequence[object], said: Message | None) -> None:
        """One more step. s: the State before it; said: who did what, None for chance."""
        key = self.teller.stretch(s)
        if not self.stretches or self.stretches[-1].key != key:
            self.stretches.append(Stretch(key, self.teller.when(s), before, seq))
        stretch = self.stretches[-1]
        happening = stretch.happening(self.teller.happening(s))
        happening.events += events
        happening.said = happening.said or said
        stretch.after, stretch.seq = after, seq
        for seat, (old, new) in enumerate(zip(before, after, strict=True)):
            happening.changed[seat] += new - old
            if said is None:
                stretch.luck[seat] += new - old

    def marks(self) -> tuple[Mark, ...]:
        """Where each round, turn or deal began, whichever the game counts."""
        marks: list[Mark] = []
        for one in self.stretches:
            number = next((one.when.facts[counted] for counted in COUNTED if counted in one.when.facts), None)
            if isinstance(number, int) and number > (marks[-1].number if marks else 0):
                marks.append(Mark(one.first, number))
        return tuple(marks)

    def turning(self) -> tuple[TurningPoint, ...]:
        """Those that changed most, in their order."""
        by_change = sorted(self.stretches, key=lambda one: (-abs(one.changed(one.seat)), one.seq))[:TURNING]
        told = sorted(by_change, key=lambda one: one.seq)
        return tuple(self.point(one, one.seat) for one in told if abs(one.changed(one.seat)) >= NOTHING)

    def point(self, one: Stretch, seat: int) -> TurningPoint:
        """A turning point of a seat."""
        luck, changed = one.luck[seat], one.changed(seat)
        by_luck = abs(luck) > abs(changed - luck)
        return TurningPoint(one.seq, seat, one.before[seat], one.after[seat], by_luck, one.when, self.told(one, seat))

    def told(self, one: Stretch, seat: int) -> tuple[Message, ...]:
        """What in it moved the chance of a seat that way, in the order in which it happened."""
        up = 1 if one.changed(seat) > 0 else -1
        did = sorted(one.happenings, key=lambda happening: -up * happening.changed[seat])
        least = SHARE * up * did[0].changed[seat]
        some = [happening for happening in did if up * happening.changed[seat] >= least]
        speaking = [(happening, self.teller.told(happening.events)) for happening in some]
        chosen = {id(happening): said for happening, said in [pair for pair in speaking if pair[1]][:HAPPENINGS]}
        sentences = [said for happening in one.happenings for said in chosen.get(id(happening), ())]
        return tuple(sentences) or tuple(happening.said for happening in some[:1] if happening.said is not None)
