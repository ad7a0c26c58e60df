"""Entry points over batches of records: stepping, random games to the end, and what search needs of them.

`terms[0]` is played by; `i` is the record of `states`; `streams[0]` gives random numbers; `out` is a row lent by the caller
with room for MAX_LEGAL and OBSERVATION_SIZE numbers.
"""

from __future__ import annotations

from ....engine import Ints, Stream, below, copy, rule
from ..rules import (
    CHANCE,
    OVER,
    State,
    Terms,
    apply,
    chance_outcomes,
    determinize,
    legal_actions,
    may_act,
    new_game,
    observe,
    resign,
    returns,
    to_act,
)

M31 = 0x7FFFFFFF


@rule
def start_at(terms: list[Terms], states: list[State], i: int) -> None:
    """A new game."""
    new_game(terms[0], states[i])


@rule
def to_act_at(terms: list[Terms], states: list[State], i: int) -> int:
    """Who acts: a seat, CHANCE or OVER."""
    return to_act(terms[0], states[i])


@rule
def may_act_at(terms: list[Terms], states: list[State], i: int, seat: int) -> bool:
    """Whether a seat may act now (E43)."""
    return may_act(terms[0], states[i], seat)


@rule
def legal_at(terms: list[Terms], states: list[State], i: int, seat: int, out: Ints) -> int:
    """Write a seat's legal actions and return how many; for CHANCE, how many outcomes."""
    if seat == CHANCE:
        return chance_outcomes(terms[0], states[i])
    return legal_actions(terms[0], states[i], seat, out)


@rule
def apply_at(terms: list[Terms], states: list[State], i: int, seat: int, action: int) -> int:
    """Carry out a legal action or an outcome of chance; returns who acts next."""
    apply(terms[0], states[i], seat, action)
    return to_act(terms[0], states[i])


@rule
def resign_at(terms: list[Terms], states: list[State], i: int, seat: int) -> int:
    """A seat leaves for good (E51); returns who acts next."""
    resign(terms[0], states[i], seat)
    return to_act(terms[0], states[i])


@rule
def returns_at(terms: list[Terms], states: list[State], i: int, out: Ints) -> None:
    """The result for every seat."""
    returns(terms[0], states[i], out)


@rule
def determinize_at(terms: list[Terms], states: list[State], i: int, seat: int, streams: list[Stream]) -> None:
    """Redraw what a seat cannot know (E50)."""
    determinize(terms[0], states[i], seat, streams[0])


@rule
def observe_at(terms: list[Terms], states: list[State], i: int, seat: int, out: Ints) -> None:
    """The numbers that a seat's learning program sees."""
    observe(terms[0], states[i], seat, out)


@rule
def playout(terms: list[Terms], states: list[State], i: int, streams: list[Stream], out: Ints) -> int:
    """Play on uniformly at random to the end; returns how many actions, chance included."""
    t, s, stream = terms[0], states[i], streams[0]
    n = 0
    seat = to_act(t, s)
    while seat != OVER:
        if seat == CHANCE:
            apply(t, s, seat, below(stream, chance_outcomes(t, s)))
        else:
            apply(t, s, seat, out[below(stream, legal_actions(t, s, seat, out))])
        n += 1
        seat = to_act(t, s)
    return n


@rule
def hashed(h: int, x: int) -> int:
    """Mix one more number into a running hash."""
    return (h * 31 + x + 1) & M31


@rule
def hashed_rows(s: State, h: int) -> int:
    """Mix in what the last action led to."""
    for row in range(s.n_events):
        h = hashed(h, s.event[row])
        h = hashed(h, s.event_seat[row])
        h = hashed(h, s.event_about[row])
        h = hashed(h, s.event_value[row])
    return hashed(h, s.events_lost)


@rule
def playouts(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, games: int) -> tuple[int, int, int]:
    """Whole random games in states[0]: actions, forced actions (exactly one legal), a hash of every action and event row."""
    t, s, stream = terms[0], states[0], streams[0]
    actions, forced, h = 0, 0, 0
    for _ in range(games):
        new_game(t, s)
        seat = to_act(t, s)
        while seat != OVER:
            n = chance_outcomes(t, s) if seat == CHANCE else legal_actions(t, s, seat, out)
            action = below(stream, n)
            if seat != CHANCE:
                action = out[action]
            apply(t, s, seat, action)
            actions += 1
            forced += 1 if n == 1 else 0
            h = hashed_rows(s, hashed(h, action))
            seat = to_act(t, s)
    return actions, forced, h


@rule
def bare_playouts(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, games: int) -> int:
    """Whole random games in states[0], nothing hashed: how many actions."""
    actions = 0
    for _ in range(games):
        new_game(terms[0], states[0])
        actions += playout(terms, states, 0, streams, out)
    return actions


@rule
def search_playouts(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, n: int) -> int:
    """n times copy state 0 to 1, determinize it for the seat to act, play it out: how many actions."""
    actions = 0
    seat = to_act(terms[0], states[0])
    for _ in range(n):
        copy(states, 0, 1)
        determinize(terms[0], states[1], seat, streams[0])
        actions += playout(terms, states, 1, streams, out)
    return actions
