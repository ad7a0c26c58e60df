"""A quick player of Империя: what plain sense does at every question, by what each legal action seems worth.

It sees its own hand and what lies open, and has no memory; the same position and weights give the same action. Searches let it
play games on to the end. The caller lends `out`, a row for legal actions, and `memo`, for payments.
"""

from __future__ import annotations

from ....engine import Ints, Stream, below, rule
from ..rules import (
    A_ACCEPT,
    A_DECLARE,
    A_FIVER,
    A_MOVE,
    A_TAKE,
    State,
    Terms,
    legal_actions,
)
from ..rules.state import ANSWER, ANSWERING, PAY
from ..rules.table import item_colour, ladder
from ..rules.terms import (
    ANNIHILATION,
    DICTATOR,
    MIND_SWAP,
)
from ..rules.winning import may_declare
from .paying import MOST, least_cost
from .sense import seems
from .weights import (
    W_ANNIHILATION,
    W_EARNS,
    W_FIVER,
)
from .worth import WIN, gain, harm, loss, money

NEVER = -(1 << 40)


@rule
def choice(t: Terms, s: State, seat: int, out: Ints, memo: Ints, w: Ints, at: int) -> int:
    """The action that seems best to a seat that is asked; of equal ones the first."""
    if may_declare(t, s, seat):
        return A_DECLARE
    n = legal_actions(t, s, seat, out)
    if n == 1:
        return out[0]
    if s.what == ANSWERING and s.asked[seat] == PAY:
        least_cost(t, s, seat, memo, w, at)
        return memo[MOST + 1 + s.owes[seat]] if s.owes[seat] <= MOST else out[0]
    if s.what == ANSWERING and s.asked[seat] == ANSWER:
        return A_FIVER if saves(t, s, seat, memo, w, at) > w[at + W_FIVER] else A_ACCEPT
    bank = money(t, s, seat)
    best, chosen = NEVER, out[0]
    for i in range(n):
        worth = seems(t, s, seat, out[i], bank, w, at)
        if worth > best:
            best, chosen = worth, out[i]
    return chosen


@rule
def by_whim(t: Terms, s: State, seat: int, stream: Stream, whim: int, out: Ints, memo: Ints, w: Ints, at: int) -> int:
    """In the own turn, what may seem best if everything but a move of a universal seems a little better by chance."""
    if may_declare(t, s, seat):
        return A_DECLARE
    n = legal_actions(t, s, seat, out)
    bank = money(t, s, seat)
    best, chosen = NEVER, out[0]
    for i in range(n):
        worth = seems(t, s, seat, out[i], bank, w, at)
        if out[i] < A_MOVE or out[i] >= A_TAKE:
            worth += below(stream, whim)
        if worth > best:
            best, chosen = worth, out[i]
    return chosen


@rule
def ranked(t: Terms, s: State, seat: int, out: Ints, memo: Ints, w: Ints, at: int, worth: Ints) -> int:
    """The legal actions of a seat, and what each seems worth; of an answer or payment only which is chosen. How many there are."""
    chosen = choice(t, s, seat, out, memo, w, at)
    n = legal_actions(t, s, seat, out)
    bank = money(t, s, seat)
    for i in range(n):
        if out[i] == chosen:
            worth[i] = WIN
        elif s.what == ANSWERING or out[i] == A_DECLARE:
            worth[i] = 0
        else:
            worth[i] = seems(t, s, seat, out[i], bank, w, at)
    return n


@rule
def saves(t: Terms, s: State, seat: int, memo: Ints, w: Ints, at: int) -> int:
    """E40 What a Fiver would save."""
    if s.card == ANNIHILATION:
        place = s.named[seat]
        return w[at + W_ANNIHILATION] + w[at + W_EARNS] * (0 if place == 0 else ladder(t, place - 1, t.full[place - 1]))
    if s.card == DICTATOR:
        taken = item_colour(t, s.named[seat])
        return loss(t, s, w, at, seat, taken) + harm(w, at, gain(t, s, w, at, s.turn, taken))
    if s.card == MIND_SWAP:
        taken, given = item_colour(t, s.named[seat]), item_colour(t, s.given)
        lost = loss(t, s, w, at, seat, taken) + harm(w, at, gain(t, s, w, at, s.turn, taken))
        return lost - gain(t, s, w, at, seat, given)
    return least_cost(t, s, seat, memo, w, at)
