"""A game on one of the two machines, stepped through the entry points of its search, which both machines have."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import imperia.engine as plain
from imperia.engine import CHANCE, OVER, compiled

from .cases import Case

EVENT_ROWS = ("event", "n_events")  # fields that begin so are the rows of the last action: no part of the position


class Table:
    """Terms and a few states of a case, plain or compiled."""

    def __init__(self, case: Case, fast: bool = False, states: int = 3, seed: int = 0) -> None:
        self.case, self.game, self.players = case, case.game, case.setup.players
        self.engine: Any = compiled(plain) if fast else plain
        self.search: Any = compiled(case.game.search) if fast else case.game.search
        self.rules: Any = compiled(case.game.rules) if fast else case.game.rules
        self.terms = self.engine.batch(self.rules.Terms, 1)
        self.engine.unpack(self.terms, 0, plain.pack([case.terms], 0))
        self.states = self.engine.batch(self.rules.State, states)
        self.streams = self.engine.batch(plain.Stream if not fast else self.engine.Stream, 1)
        self.out = self.engine.zeros(max(self.rules.MAX_LEGAL, self.rules.OBSERVATION_SIZE, self.rules.MAX_SEATS))
        self.engine.seed_at(self.streams, 0, seed)
        self.start()

    # ---- one state after another

    def start(self, i: int = 0) -> None:
        """A new game."""
        self.search.start_at(self.terms, self.states, i)

    def to_act(self, i: int = 0) -> int:
        """Who acts."""
        return int(self.search.to_act_at(self.terms, self.states, i))

    def may_act(self, i: int = 0) -> list[int]:
        """All seats that may act."""
        return [seat for seat in range(self.players) if self.search.may_act_at(self.terms, self.states, i, seat)]

    def legal(self, seat: int, i: int = 0) -> list[int]:
        """The legal codes of a seat; for CHANCE the outcomes."""
        n = self.search.legal_at(self.terms, self.states, i, seat, self.out)
        return list(range(n)) if seat == CHANCE else [int(code) for code in self.out[:n]]

    def apply(self, seat: int, code: int, i: int = 0) -> int:
        """Carry it out; who acts next."""
        return int(self.search.apply_at(self.terms, self.states, i, seat, code))

    def resign(self, seat: int, i: int = 0) -> int:
        """A seat resigns; who acts next."""
        return int(self.search.resign_at(self.terms, self.states, i, seat))

    def determinize(self, seat: int, seed: int, i: int = 0) -> None:
        """Redraw what a seat cannot know, with the stream of this number."""
        self.engine.seed_at(self.streams, 0, seed)
        self.search.determinize_at(self.terms, self.states, i, seat, self.streams)

    def returns(self, i: int = 0) -> list[int]:
        """The result for every seat."""
        self.search.returns_at(self.terms, self.states, i, self.out)
        return [int(self.out[seat]) for seat in range(self.players)]

    def observe(self, seat: int, i: int = 0) -> list[int]:
        """What a learning program sees."""
        self.search.observe_at(self.terms, self.states, i, seat, self.out)
        return [int(x) for x in self.out[: self.rules.OBSERVATION_SIZE]]

    # ---- bytes

    def copy(self, i: int, j: int) -> None:
        """State i over state j."""
        self.engine.copy(self.states, i, j)

    def pack(self, i: int = 0) -> bytes:
        """All of a state; plain, this refuses a number beyond the declared range of its field."""
        return bytes(self.engine.pack(self.states, i))

    def load(self, data: bytes, i: int = 0) -> None:
        """A state from bytes."""
        self.engine.unpack(self.states, i, data)

    # ---- plain only: the ordinary layer

    @property
    def t(self) -> Any:
        """The Terms record."""
        return self.terms[0]

    def s(self, i: int = 0) -> Any:
        """A State record."""
        return self.states[i]


def position_of(table: Table, data: bytes) -> dict[str, Any]:
    """A packed state by fields, without event rows: two of them are the same position if these are equal."""
    states = plain.batch(table.game.rules.State, 1)
    plain.unpack(states, 0, data)
    return {name: value for name, value in plain.as_dict(states, 0).items() if not name.startswith(EVENT_ROWS)}


def with_events(table: Table, data: bytes) -> dict[str, Any]:
    """The same with the rows that the last action wrote, and without the stale rows behind them."""
    states = plain.batch(table.game.rules.State, 1)
    plain.unpack(states, 0, data)
    fields = plain.as_dict(states, 0)
    n = fields["n_events"]
    return {name: value[:n] if name.startswith("event") and isinstance(value, list) else value for name, value in fields.items()}


def choose(table: Table, rng: random.Random, i: int = 0) -> tuple[int, int]:
    """Somebody who may act, and a legal code: anybody, not just the one that `to_act` names first."""
    seat = table.to_act(i)
    if seat != CHANCE:
        seat = rng.choice(table.may_act(i))
    return seat, rng.choice(table.legal(seat, i))


def walk(table: Table, seed: int, share: float, resigning: float = 0.0) -> Iterator[int]:
    """Random games on state 0 for ever; stops at a share of the positions (ends always), and gives who acts there."""
    rng = random.Random(seed)
    while True:
        table.start()
        while table.to_act() != OVER:
            if rng.random() < share:
                yield table.to_act()
            if resigning and rng.random() < resigning:
                table.resign(rng.randrange(table.players))
            else:
                table.apply(*choose(table, rng))
        yield OVER
