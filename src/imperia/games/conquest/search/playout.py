"""Random play and other long runs of the rules, in the same restricted Python; entry points over batches of records."""

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


@rule
def hashed(h: int, x: int) -> int:
    """Mix one more number into a running hash."""
    return (h * 31 + x + 1) & 0x7FFFFFFF


@rule
def hashed_events(s: State, h: int) -> int:
    """Mix all rows that the last action wrote into a running hash."""
    for row in range(s.n_events):
        h = hashed(h, s.event[row] + 64 * s.event_seat[row])
        h = hashed(h, s.event_about[row] + 64 * s.event_other[row])
        h = hashed(h, s.event_value[row])
    return h


@rule
def random_action(t: Terms, s: State, seat: int, stream: Stream, out: Ints) -> int:
    """A uniformly random outcome of chance or legal action."""
    if seat == CHANCE:
        return below(stream, chance_outcomes(t, s))
    return out[below(stream, legal_actions(t, s, seat, out))]


@rule
def play_on(t: Terms, s: State, stream: Stream, out: Ints) -> int:
    """Random play to the end; how many actions."""
    n = 0
    seat = to_act(t, s)
    while seat != OVER:
        apply(t, s, seat, random_action(t, s, seat, stream, out))
        n += 1
        seat = to_act(t, s)
    return n


@rule
def playout(terms: list[Terms], states: list[State], i: int, streams: list[Stream], out: Ints) -> int:
    """Entry point: play state i on to its end at random; how many actions."""
    return play_on(terms[0], states[i], streams[0], out)


@rule
def playouts(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, games: int) -> tuple[int, int, int]:
    """Entry point: whole games in state 0; actions, forced actions (exactly one legal), hash of all that happened."""
    t, s, stream = terms[0], states[0], streams[0]
    actions, forced, h = 0, 0, 0
    for _ in range(games):
        new_game(t, s)
        seat = to_act(t, s)
        while seat != OVER:
            n = chance_outcomes(t, s) if seat == CHANCE else legal_actions(t, s, seat, out)
            k = below(stream, n)
            action = k if seat == CHANCE else out[k]
            apply(t, s, seat, action)
            actions += 1
            forced += 1 if n == 1 else 0
            h = hashed_events(s, hashed(h, action))
            seat = to_act(t, s)
    return actions, forced, h


@rule
def bare_playouts(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, games: int) -> int:
    """Entry point: whole games in state 0, nothing hashed; how many actions."""
    actions = 0
    for _ in range(games):
        new_game(terms[0], states[0])
        actions += play_on(terms[0], states[0], streams[0], out)
    return actions


@rule
def search_playouts(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, n: int) -> int:
    """Entry point: as a flat Monte Carlo search does: n times copy state 0 to 1, determinize it, play it out."""
    actions = 0
    seat = to_act(terms[0], states[0])
    for _ in range(n):
        copy(states, 0, 1)
        determinize(terms[0], states[1], seat, streams[0])
        actions += play_on(terms[0], states[1], streams[0], out)
    return actions


@rule
def start_at(terms: list[Terms], states: list[State], i: int) -> None:
    """Entry point: a new game."""
    new_game(terms[0], states[i])


@rule
def to_act_at(terms: list[Terms], states: list[State], i: int) -> int:
    """Entry point: who acts."""
    return to_act(terms[0], states[i])


@rule
def may_act_at(terms: list[Terms], states: list[State], i: int, seat: int) -> bool:
    """Entry point: whether this seat can act."""
    return may_act(terms[0], states[i], seat)


@rule
def legal_at(terms: list[Terms], states: list[State], i: int, seat: int, out: Ints) -> int:
    """Entry point: the legal actions, or for CHANCE the number of outcomes."""
    if seat == CHANCE:
        return chance_outcomes(terms[0], states[i])
    return legal_actions(terms[0], states[i], seat, out)


@rule
def apply_at(terms: list[Terms], states: list[State], i: int, seat: int, action: int) -> int:
    """Entry point: apply, and who acts next."""
    apply(terms[0], states[i], seat, action)
    return to_act(terms[0], states[i])


@rule
def resign_at(terms: list[Terms], states: list[State], i: int, seat: int) -> int:
    """Entry point: a seat leaves for good; who acts next."""
    resign(terms[0], states[i], seat)
    return to_act(terms[0], states[i])


@rule
def returns_at(terms: list[Terms], states: list[State], i: int, out: Ints) -> None:
    """Entry point: the result for every seat."""
    returns(terms[0], states[i], out)


@rule
def determinize_at(terms: list[Terms], states: list[State], i: int, seat: int, streams: list[Stream]) -> None:
    """Entry point: redraw what a seat cannot know."""
    determinize(terms[0], states[i], seat, streams[0])


@rule
def observe_at(terms: list[Terms], states: list[State], i: int, seat: int, out: Ints) -> None:
    """Entry point: the numbers that a seat sees."""
    observe(terms[0], states[i], seat, out)
