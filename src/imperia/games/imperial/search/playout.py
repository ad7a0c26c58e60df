"""Random play and other long runs of the rules. Entry points over batches: terms[0], states[i] and streams[0] are used."""

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
def start_at(terms: list[Terms], states: list[State], i: int) -> None:
    """Entry point: a new match."""
    new_game(terms[0], states[i])


@rule
def to_act_at(terms: list[Terms], states: list[State], i: int) -> int:
    """Entry point: who acts."""
    return to_act(terms[0], states[i])


@rule
def may_act_at(terms: list[Terms], states: list[State], i: int, seat: int) -> bool:
    """Entry point: whether this seat may act."""
    return may_act(terms[0], states[i], seat)


@rule
def legal_at(terms: list[Terms], states: list[State], i: int, seat: int, out: Ints) -> int:
    """Entry point: the legal actions of a seat and how many; for CHANCE the number of outcomes."""
    if seat == CHANCE:
        return chance_outcomes(terms[0], states[i])
    return legal_actions(terms[0], states[i], seat, out)


@rule
def apply_at(terms: list[Terms], states: list[State], i: int, seat: int, action: int) -> int:
    """Entry point: carry out an action, and who acts next."""
    apply(terms[0], states[i], seat, action)
    return to_act(terms[0], states[i])


@rule
def resign_at(terms: list[Terms], states: list[State], i: int, seat: int) -> int:
    """Entry point: a seat resigns; who acts next."""
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
    """Entry point: the numbers that a learning program sees."""
    observe(terms[0], states[i], seat, out)


@rule
def playout(terms: list[Terms], states: list[State], i: int, streams: list[Stream], out: Ints) -> int:
    """Play on to the end, every legal action equally likely; return how many actions, those of chance included."""
    t, s, stream = terms[0], states[i], streams[0]
    n = 0
    seat = to_act(t, s)
    while seat != OVER:
        if seat == CHANCE:
            action = below(stream, chance_outcomes(t, s))
        else:
            action = out[below(stream, legal_actions(t, s, seat, out))]
        apply(t, s, seat, action)
        n += 1
        seat = to_act(t, s)
    return n


@rule
def hashed(h: int, x: int) -> int:
    """Mix one more number into a running hash."""
    return (h * 31 + x + 1) & 0x7FFFFFFF


@rule
def hashed_events(s: State, h: int) -> int:
    """Mix in what the last action led to."""
    for row in range(s.n_events):
        h = hashed(h, s.event[row])
        h = hashed(h, s.event_seat[row])
        h = hashed(h, s.event_about[row])
        h = hashed(h, s.event_value[row])
    return h


@rule
def playouts(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, games: int) -> tuple[int, int, int]:
    """Whole matches in states[0]: actions, forced actions (exactly one legal), and a hash of every action and event row."""
    t, s, stream = terms[0], states[0], streams[0]
    actions, forced, h = 0, 0, 0
    for _ in range(games):
        new_game(t, s)
        seat = to_act(t, s)
        while seat != OVER:
            if seat == CHANCE:
                n = chance_outcomes(t, s)
                action = below(stream, n)
            else:
                n = legal_actions(t, s, seat, out)
                action = out[below(stream, n)]
            apply(t, s, seat, action)
            actions += 1
            forced += 1 if n == 1 else 0
            h = hashed_events(s, hashed(h, action))
            seat = to_act(t, s)
    return actions, forced, h


@rule
def bare_playouts(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, games: int) -> int:
    """Whole matches in states[0], nothing hashed; the number of actions."""
    actions = 0
    for _ in range(games):
        new_game(terms[0], states[0])
        actions += playout(terms, states, 0, streams, out)
    return actions


@rule
def deals_played(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, games: int) -> int:
    """Whole matches in states[0]; the number of deals."""
    deals = 0
    for _ in range(games):
        new_game(terms[0], states[0])
        playout(terms, states, 0, streams, out)
        deals += states[0].deals
    return deals


@rule
def search_playouts(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, n: int) -> int:
    """As a flat Monte Carlo search does: n times copy state 0 to 1, determinize it for the seat to act, play it out."""
    actions = 0
    seat = to_act(terms[0], states[0])
    for _ in range(n):
        copy(states, 0, 1)
        determinize(terms[0], states[1], seat, streams[0])
        actions += playout(terms, states, 1, streams, out)
    return actions
