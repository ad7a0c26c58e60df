"""Games played on by the quick player: whole ones between two sides, and trials of what a seat may do (E17, E19)."""

from __future__ import annotations

from ....engine import NOBODY, Ints, Stream, below, copy, rule, seed
from ..rules import CHANCE, OVER, State, Terms, apply, chance_outcomes, determinize, legal_actions, new_game, to_act
from ..rules.state import clear_past, is_over
from .policy import by_whim, choice, ranked
from .standing import chance_of, features
from .weights import N_FEATURES, N_WEIGHTS

SURE = 5040  # a game won alone; divided by those who share it


@rule
def play_on(t: Terms, s: State, stream: Stream, out: Ints, memo: Ints, w: Ints, sides: int, turns: int) -> int:
    """Play on until so many turns have begun, or to the end; returns how many actions. sides: bits of seats on side 1."""
    n = 0
    seat = to_act(t, s)
    while seat != OVER and s.turns < turns:
        if seat == CHANCE:
            apply(t, s, seat, below(stream, chance_outcomes(t, s)))
        else:
            apply(t, s, seat, choice(t, s, seat, out, memo, w, N_WEIGHTS * (sides >> seat & 1)))
        n += 1
        seat = to_act(t, s)
    return n


@rule
def share(t: Terms, s: State, seats: int) -> int:
    """E19 What some seats (bits) have won of a game that is over, of SURE."""
    winners, ours = 0, 0
    for seat in range(t.players):
        if s.winners >> seat & 1:
            winners += 1
            ours += seats >> seat & 1
    return SURE * ours // max(winners, 1)


@rule
def games(
    terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, memo: Ints, w: Ints, sides: int, number: int, n: int
) -> tuple[int, int, int]:
    """Entry point: n whole games, each twice with sides exchanged and the same chance: won by side 1 (of SURE), actions, turns."""
    t, s, stream = terms[0], states[0], streams[0]
    others = (1 << t.players) - 1 - sides
    won, actions, turns = 0, 0, 0
    for i in range(n):
        for exchange in range(2):
            seats = others if exchange else sides
            seed(stream, number + i)
            new_game(t, s)
            actions += play_on(t, s, stream, out, memo, w, seats, t.turn_limit + 1)
            won += share(t, s, seats)
            turns += s.turns
    return won, actions, turns


@rule
def lesson(
    terms: list[Terms],
    states: list[State],
    streams: list[Stream],
    out: Ints,
    memo: Ints,
    w: Ints,
    number: int,
    most: int,
    rows: Ints,
) -> int:
    """Entry point: a whole game in state 0; the features of all seats at the beginning of each turn go to rows. How many turns."""
    t, s, stream = terms[0], states[0], streams[0]
    seed(stream, number)
    new_game(t, s)
    n = 0
    while not is_over(s) and n < most:
        play_on(t, s, stream, out, memo, w, 0, s.turns + 1)
        if not is_over(s):
            for seat in range(t.players):
                features(t, s, seat, rows, (n * t.players + seat) * N_FEATURES)
            n += 1
    return n


@rule
def share_at(terms: list[Terms], states: list[State], i: int, seats: int) -> int:
    """Entry point: what some seats (bits) have won of a game that is over, of SURE."""
    return share(terms[0], states[i], seats)


@rule
def prepare(
    terms: list[Terms],
    states: list[State],
    streams: list[Stream],
    seat: int,
    worlds: int,
    out: Ints,
    memo: Ints,
    w: Ints,
    worth: Ints,
) -> int:
    """Entry point: worlds 1 … as this seat may imagine them, drawn from world 0; and what each of its legal actions seems worth.

    Writes the actions to out; returns how many. In these worlds nothing is remembered: nobody will ask there what others know.
    """
    t = terms[0]
    for i in range(1, worlds + 1):
        copy(states, 0, i)
        determinize(t, states[i], seat, streams[0])
        clear_past(states[i])
    return ranked(t, states[0], seat, out, memo, w, 0, worth)


@rule
def planned(
    terms: list[Terms],
    states: list[State],
    i: int,
    j: int,
    streams: list[Stream],
    number: int,
    plans: Ints,
    length: int,
    k: int,
    whim: int,
    out: Ints,
    memo: Ints,
    w: Ints,
) -> None:
    """Entry point: go on with plan k, of which the first action stands there, as the quick player might by a whim.

    A plan is a row of `length` actions of one turn, then NOBODY; it ends where a card is drawn, which nobody can foresee.
    """
    t, stream = terms[0], streams[0]
    copy(states, i, j)
    s = states[j]
    seed(stream, number)
    seat, turn, at = s.turn, s.turns, k * length
    apply(t, s, seat, plans[at])
    at += 1
    while at < (k + 1) * length and s.turns == turn and to_act(t, s) >= 0:
        asked = to_act(t, s)
        if asked == seat:
            plans[at] = by_whim(t, s, seat, stream, whim, out, memo, w, 0)
            apply(t, s, seat, plans[at])
            at += 1
        else:
            apply(t, s, asked, choice(t, s, asked, out, memo, w, 0))
    while at < (k + 1) * length:
        plans[at] = NOBODY
        at += 1


@rule
def follow(t: Terms, s: State, seat: int, stream: Stream, plans: Ints, at: int, end: int, out: Ints, memo: Ints, w: Ints) -> None:
    """Carry out a plan as far as it is legal, in this turn; others answer as the quick player does."""
    turn = s.turns
    while at < end and plans[at] != NOBODY and s.turns == turn:
        asked = to_act(t, s)
        if asked == OVER:
            return
        if asked == CHANCE:
            apply(t, s, asked, below(stream, chance_outcomes(t, s)))
        elif asked != seat:
            apply(t, s, asked, choice(t, s, asked, out, memo, w, 0))
        else:
            if not is_legal(t, s, seat, plans[at], out):
                return
            apply(t, s, seat, plans[at])
            at += 1


@rule
def is_legal(t: Terms, s: State, seat: int, action: int, out: Ints) -> bool:
    """Whether a seat may do this now."""
    for i in range(legal_actions(t, s, seat, out)):
        if out[i] == action:
            return True
    return False


@rule
def tried(
    terms: list[Terms],
    states: list[State],
    i: int,
    j: int,
    streams: list[Stream],
    number: int,
    plans: Ints,
    length: int,
    first: int,
    n: int,
    turns: int,
    out: Ints,
    memo: Ints,
    w: Ints,
    won: Ints,
) -> int:
    """Entry point: plans from first up to n of the seat to act in world i, each played on in state j with the same chance.

    Writes what each has won, of SURE, or its chance when so many turns more have begun; returns how many actions were played on.
    """
    t, stream = terms[0], streams[0]
    actions = 0
    seat, end = to_act(t, states[i]), states[i].turns + turns
    for k in range(first, n):
        copy(states, i, j)
        s = states[j]
        seed(stream, number)
        apply(t, s, seat, plans[k * length])
        follow(t, s, seat, stream, plans, k * length + 1, (k + 1) * length, out, memo, w)
        actions += play_on(t, s, stream, out, memo, w, 0, end)
        won[k] = share(t, s, 1 << seat) if is_over(s) else chance_of(t, s, seat, SURE, memo, w)
    return actions
