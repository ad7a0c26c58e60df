"""How good a position is for every seat, and what an action leads to: the chance to win, by what lies and what is held, and
games played on by plain sense. For hints and reviews.

The chance of a seat is its share of what all seats weigh: the weights below come from games that plain sense played
(`imperia.judging.learning`). Entry points: terms[0], states[i] and streams[0] are used, states j and above are written over.
"""

from __future__ import annotations

from math import exp

from ....engine import CHANCE, OVER, Ints, Stream, below, cards_in, copy, lowest, rule, seed, table
from ..rules import State, Terms, apply, chance_outcomes, determinize, new_game, returns, to_act
from ..rules.state import is_over
from ..rules.terms import MAX_COLOURS, MAX_FACES, MULTICOLOUR, SLOTS, WORD, WORDS
from .plain import plain

SURE = 1_000_000  # the chance of a game that is won

# ---- what a seat weighs, in 64ths of a natural logarithm
UNIT = 64
EXP = table([round((1 << 20) * exp(-x / UNIT)) for x in range(16 * UNIT)])
SYSTEM, BEGUN, CARD, MONEY_IN_BANK, HELD_VALUE, UNIVERSAL = 74, 5, 11, 1, 1, 30
ALMOST = 15  # one system is missing
LEAST_MONEY, MOST_MONEY = -20, 40  # beyond, more debts or money make no difference


# ---- what lies and what is held


@rule
def begun(t: Terms, s: State, seat: int) -> int:
    """E14 How far the groups are that are no systems yet: of each colour the square of its part, in sixteenths."""
    total = 0
    for colour in range(t.n_colours):
        at = seat * MAX_COLOURS + colour
        over = s.objects[at] - s.systems[at] * t.full[colour]
        if over > 0:
            total += 16 * over * over // (t.full[colour] * t.full[colour])
    return total


@rule
def held_value(t: Terms, s: State, seat: int) -> int:
    """E11 What money and Contact cards of a hand would be worth in the bank."""
    total = 0
    for word in range(WORDS):
        faces = s.in_hand[seat * WORDS + word] & t.bankable[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            total += t.value[face] * s.hand[seat * MAX_FACES + face]
    return total


@rule
def money_of(t: Terms, s: State, seat: int) -> int:
    """E11, E20 What lies in the bank of a seat, and what it will get from those who owe, or must pay."""
    total = 0
    for word in range(WORDS):
        faces = s.on_table[seat * WORDS + word] & t.bankable[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            total += t.value[face] * s.table[seat * SLOTS + 2 * face]
    if s.waiting > 0:
        for other in range(t.players):
            due = min(s.owes[other], s.worth[other])
            if due > 0:
                total += due if seat == s.turn else 0
                total -= due if seat == other else 0
    return total


@rule
def universals(t: Terms, s: State, seat: int) -> int:
    """E12 Multicolour universals in a hand."""
    face = t.face_of[MULTICOLOUR]
    return s.hand[seat * MAX_FACES + face] if face >= 0 else 0


@rule
def cards_of(t: Terms, s: State, seat: int) -> int:
    """E5-E7 Cards in a hand that can be kept or played, with those that are due to be drawn."""
    if seat == s.turn:
        return min(s.hand_size[seat] + s.to_draw, t.hand_limit + s.plays)
    return min(s.hand_size[seat], t.hand_limit)


@rule
def weighs(t: Terms, s: State, seat: int) -> int:
    """E4, E14, E20 What systems, groups, money and hand of a seat weigh."""
    missing = t.systems_to_win - s.score[seat]
    weight = -SYSTEM * missing + BEGUN * begun(t, s, seat) + CARD * cards_of(t, s, seat)
    weight += MONEY_IN_BANK * max(LEAST_MONEY, min(MOST_MONEY, money_of(t, s, seat))) + HELD_VALUE * held_value(t, s, seat)
    weight += UNIVERSAL * universals(t, s, seat)
    return weight + ALMOST if missing <= 1 else weight


@rule
def chances(t: Terms, s: State, out: Ints) -> None:
    """E17, E19 The chance of every seat, of SURE; the winners of a game that has ended share it."""
    if is_over(s):
        for seat in range(t.players):
            out[seat] = SURE // cards_in(s.winners) if s.winners >> seat & 1 else 0
        return
    most = -(1 << 30)
    for seat in range(t.players):
        out[seat] = weighs(t, s, seat)
        most = max(most, out[seat])
    total = 0
    for seat in range(t.players):
        out[seat] = EXP[most - out[seat]] if most - out[seat] < 16 * UNIT else 0
        total += out[seat]
    for seat in range(t.players):
        out[seat] = out[seat] * SURE // total


@rule
def play_on(t: Terms, s: State, stream: Stream, out: Ints, turns: int) -> None:
    """E5-E19 Play on by plain sense until so many turns have begun, or the game is over."""
    until = s.turns + turns
    seat = to_act(t, s)
    while seat != OVER and (s.turns < until or seat == CHANCE):
        if seat == CHANCE:
            apply(t, s, CHANCE, below(stream, chance_outcomes(t, s)))
        else:
            apply(t, s, seat, plain(t, s, seat, stream, out))
        seat = to_act(t, s)


# ---- entry points


@rule
def chances_at(terms: list[Terms], states: list[State], i: int, shares: Ints) -> None:
    """E17 Entry point: the chance of every seat in state i, all cards known."""
    chances(terms[0], states[i], shares)


@rule
def returns_at(terms: list[Terms], states: list[State], out: Ints) -> None:
    """Entry point: the result of the game in state 0, for every seat."""
    returns(terms[0], states[0], out)


@rule
def expected_at(
    terms: list[Terms], states: list[State], i: int, j: int, streams: list[Stream], drawn: int, shares: Ints, totals: Ints
) -> None:
    """E3, E5 Entry point: add to totals the chances of every seat after the chance due in state i, drawn so often."""
    t = terms[0]
    for _ in range(drawn):
        copy(states, i, j)
        s = states[j]
        while to_act(t, s) == CHANCE:
            apply(t, s, CHANCE, below(streams[0], chance_outcomes(t, s)))
        chances(t, s, shares)
        for seat in range(t.players):
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
    """E50 Entry point: write into values the chance of a seat after each of n actions, in one world that it can imagine.

    The same cards come after every action, as far as they can: number names their stream. turns: how far is played on.
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
    """E3-E19 Entry point: a whole game by plain sense in state 0; now and then a row for each seat, for those who weigh.

    A row: missing systems, whether one is missing, begun, cards, money, value held, universals. Returns how many
    numbers were written, at most so many.
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
        if step % every == 0 and seat >= 0 and n + 7 * t.players <= most:
            for one in range(t.players):
                missing = t.systems_to_win - s.score[one]
                rows[n] = missing
                rows[n + 1] = 1 if missing <= 1 else 0
                rows[n + 2] = begun(t, s, one)
                rows[n + 3] = cards_of(t, s, one)
                rows[n + 4] = max(LEAST_MONEY, min(MOST_MONEY, money_of(t, s, one)))
                rows[n + 5] = held_value(t, s, one)
                rows[n + 6] = universals(t, s, one)
                n += 7
    return n
