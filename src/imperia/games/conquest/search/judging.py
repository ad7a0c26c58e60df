"""How good a position is for every seat, and what an action leads to: the chance to win, by what lies on the board, and games
played on by plain sense. For hints and reviews.

The chance of a seat is its share of what all seats weigh: the weights below come from games that plain sense played
(`imperia.judging.learning`). Entry points: terms[0], states[i] and streams[0] are used, states j and above are written over.
"""

from __future__ import annotations

from math import exp, log

from ....engine import CHANCE, NOBODY, OVER, Ints, Stream, below, cards_in, copy, rule, seed, table
from ..rules import State, Terms, apply, chance_outcomes, determinize, new_game, returns, to_act
from ..rules.cards import value_by_count
from ..rules.state import is_over, plays
from ..rules.terms import FIXED, MAX_CONTINENTS
from ..rules.turn import for_lands
from .plain import plain

SURE = 1_000_000  # the chance of a game that is won

# ---- what a seat weighs, in 64ths of a natural logarithm
UNIT = 64
LN = table([0, *(round(UNIT * log(n)) for n in range(1, 1024))])
LN_2 = round(UNIT * log(2))
EXP = table([round((1 << 20) * exp(-x / UNIT)) for x in range(16 * UNIT)])
ARMY, OF_INCOME, OF_SETS = 16, 8, 4  # what an army weighs, one of the income, a card of a set that brings one army
OF_FIXED = 8  # armies for a set, where they have fixed values
STRENGTH = table([UNIT, UNIT, 360, 160, 100, 85, 60])  # by players left: how much more than in proportion the strong win

# ---- the chance to win


@rule
def ln(n: int) -> int:
    """A natural logarithm in 64ths; 0 of nothing."""
    twos = 0
    while n >= 1024:
        n >>= 1
        twos += 1
    return LN[n] + twos * LN_2


@rule
def income_of(t: Terms, s: State, seat: int) -> int:
    """C10, C11 The armies that a seat would get now, without cards."""
    income = for_lands(s, seat)
    for continent in range(t.n_continents):
        if s.held[seat * MAX_CONTINENTS + continent] == t.continent_size[continent]:
            income += t.continent_bonus[continent]
    return income


@rule
def armies_now(s: State, seat: int) -> int:
    """C5, C15 The armies of a seat, those too that are still to be placed."""
    armies = s.armies_of[seat] + s.left[seat]
    return armies + s.due if s.player == seat and s.onto == seat else armies


@rule
def set_now(t: Terms, s: State) -> int:
    """C12 The armies that the next set brings, about."""
    return OF_FIXED if t.card_values == FIXED else value_by_count(t, 1 + s.sets)


@rule
def weighs(t: Terms, s: State, seat: int) -> int:
    """C5, C10-C12 What armies, income and cards of a seat weigh."""
    strength = ARMY * armies_now(s, seat) + OF_INCOME * income_of(t, s, seat)
    strength += OF_SETS * cards_in(s.hand[seat]) * set_now(t, s)
    return STRENGTH[s.n_left] * ln(strength) // UNIT


@rule
def chances(t: Terms, s: State, out: Ints) -> None:
    """C26-C28 The chance of every seat, of SURE; the winners of a game that has ended share it."""
    if is_over(s):
        for seat in range(t.n_seats):
            out[seat] = SURE // cards_in(s.winners) if s.winners >> seat & 1 else 0
        return
    most = -(1 << 30)
    for seat in range(t.n_seats):
        out[seat] = -(1 << 30)
        if plays(s, seat):
            out[seat] = weighs(t, s, seat)
            most = max(most, out[seat])
    total = 0
    for seat in range(t.n_seats):
        out[seat] = EXP[most - out[seat]] if most - out[seat] < 16 * UNIT else 0
        total += out[seat]
    for seat in range(t.n_seats):
        out[seat] = out[seat] * SURE // total


@rule
def play_on(t: Terms, s: State, stream: Stream, out: Ints, turns: int) -> None:
    """C6-C26 Play on by plain sense until so many turns have passed (those of the set-up apart), or the game is over."""
    player = s.player
    seat = to_act(t, s)
    while seat != OVER and turns > 0:
        if seat == CHANCE:
            apply(t, s, CHANCE, below(stream, chance_outcomes(t, s)))
        else:
            apply(t, s, seat, plain(t, s, seat, stream, out))
        if s.player != player:
            player = s.player
            turns -= 0 if s.first == NOBODY else 1
        seat = to_act(t, s)


# ---- entry points


@rule
def chances_at(terms: list[Terms], states: list[State], i: int, shares: Ints) -> None:
    """C26 Entry point: the chance of every seat in state i, all cards known."""
    chances(terms[0], states[i], shares)


@rule
def returns_at(terms: list[Terms], states: list[State], out: Ints) -> None:
    """Entry point: the result of the game in state 0, for every seat."""
    returns(terms[0], states[0], out)


@rule
def expected_at(
    terms: list[Terms], states: list[State], i: int, j: int, streams: list[Stream], drawn: int, shares: Ints, totals: Ints
) -> None:
    """C18, C24 Entry point: add to totals the chances of every seat after the chance due in state i, drawn so often."""
    t = terms[0]
    for _ in range(drawn):
        copy(states, i, j)
        s = states[j]
        while to_act(t, s) == CHANCE:
            apply(t, s, CHANCE, below(streams[0], chance_outcomes(t, s)))
        chances(t, s, shares)
        for seat in range(t.n_seats):
            totals[seat] += shares[seat]


@rule
def judge_at(
    terms: list[Terms],
    states: list[State],
    i: int,
    j: int,
    streams: list[Stream],
    seat: int,
    codes: Ints,
    n: int,
    number: int,
    turns: int,
    out: Ints,
    shares: Ints,
    values: Ints,
) -> None:
    """C30 Entry point: write into values the chance of a seat after each of n actions, in one world that it can imagine.

    The same dice fall after every action, as far as they can: number names their stream. turns: how far is played on.
    """
    t = terms[0]
    seed(streams[0], number)
    copy(states, i, j)
    determinize(t, states[j], seat, streams[0])
    for k in range(n):
        copy(states, j, j + 1)
        s = states[j + 1]
        seed(streams[0], number + 1)
        apply(t, s, seat, codes[k])
        play_on(t, s, streams[0], out, turns)
        chances(t, s, shares)
        values[k] = shares[seat]


@rule
def learn_at(terms: list[Terms], states: list[State], streams: list[Stream], out: Ints, rows: Ints, most: int, every: int) -> int:
    """C5-C26 Entry point: a whole game by plain sense in state 0; now and then a row for each seat, for those who weigh.

    A row: armies, income, cards, what a set brings now, whether it plays. Returns how many numbers were written, at most so many.
    """
    t, s, stream = terms[0], states[0], streams[0]
    new_game(t, s)
    n, step = 0, 0
    seat = to_act(t, s)
    while seat != OVER:
        if seat == CHANCE:
            apply(t, s, CHANCE, below(stream, chance_outcomes(t, s)))
        else:
            apply(t, s, seat, plain(t, s, seat, stream, out))
        seat = to_act(t, s)
        step += 1
        if step % every == 0 and seat >= 0 and n + 5 * t.n_seats <= most:
            for one in range(t.n_seats):
                rows[n] = armies_now(s, one)
                rows[n + 1] = income_of(t, s, one)
                rows[n + 2] = cards_in(s.hand[one])
                rows[n + 3] = set_now(t, s)
                rows[n + 4] = 1 if plays(s, one) else 0
                n += 5
    return n
