"""What plain sense does in Империя, in the restricted Python of the rules: how searches and reviews play on. `casual` plays much
the same: it completes systems, keeps money for debts, asks of those who have.
"""

from __future__ import annotations

from ....engine import Ints, Stream, below, rule, table
from ..rules import State, Terms, legal_actions
from ..rules.codes import (
    A_ANNIHILATION,
    A_BANK,
    A_COLOUR,
    A_DECLARE,
    A_DICTATOR,
    A_END,
    A_FIVER,
    A_FREIGHT,
    A_GIVE,
    A_GREAT_FREIGHT,
    A_HYPERJUMP,
    A_LAY,
    A_LAY_MULTI,
    A_MIND_SWAP,
    A_MOVE,
    A_MOVE_MULTI,
    A_PAY,
    A_PAY_ROCKET,
    A_PLACE,
    A_ROCKET,
    A_SPACE_FUND,
    A_SPACEPORT,
    A_TAKE,
    A_TIME_MACHINE,
    A_UNDER,
    ROCKET_PLACES,
)
from ..rules.table import freight, item_colour, other_slot
from ..rules.targets import swappable
from ..rules.terms import (
    BASIC,
    DICTATOR,
    FIVER,
    GREAT_FREIGHT,
    HYPERJUMP,
    MAX_COLOURS,
    MAX_FACES,
    MAX_SEATS,
    MAX_SIZE,
    MIND_SWAP,
    MONEY,
    MULTICOLOUR,
    N_KINDS,
    ROCKET,
    SLOTS,
    SPACEPORT,
)

PART = 8  # all scores are eighths of those that `casual` reckons with
SYSTEM = 100 * PART  # what a new system is worth
WHIM = 12  # a person does not weigh everything to the last
POOR = 6  # imperials in the bank below which money is wanted
DEAR = 4  # a debt from which on a Fiver is shown
NEVER = -(1 << 20)


def _kept() -> list[int]:
    kept = [2 * PART] * N_KINDS
    for kind, n in ((FIVER, 9), (DICTATOR, 6), (MIND_SWAP, 5), (ROCKET, 4), (GREAT_FREIGHT, 6), (HYPERJUMP, 5), (SPACEPORT, 7)):
        kept[kind] = n * PART
    return kept


KEPT = table(_kept())  # by kind: what a Contact card is worth in the hand


# ---- one object more or less


@rule
def held_of(t: Terms, s: State, seat: int, colour: int) -> int:
    """E12 Basic objects of a colour in a hand."""
    held = 0
    for i in range(t.members_from[colour], t.members_from[colour + 1]):
        face = t.member[i] // 2
        if t.kind[face] == BASIC:
            held += s.hand[seat * MAX_FACES + face]
    return held


@rule
def gain(t: Terms, s: State, seat: int, colour: int) -> int:
    """E14 What one more object of a colour is worth to a seat: a system, or a step towards one."""
    there, full = s.objects[seat * MAX_COLOURS + colour], t.full[colour]
    if (there + 1) % full == 0:
        return SYSTEM
    return 8 * PART * (there % full + 1) // full + PART * t.ladder[colour * MAX_SIZE + full - 1] // 2


@rule
def loss(t: Terms, s: State, seat: int, colour: int) -> int:
    """E14 What one object less of a colour costs: a system, or a step towards one."""
    there, full = s.objects[seat * MAX_COLOURS + colour], t.full[colour]
    if there % full == 0:
        return SYSTEM
    return 8 * PART * (there % full) // full + PART * t.ladder[colour * MAX_SIZE + full - 1] // 2


@rule
def payable(t: Terms, s: State, amount: int) -> int:
    """E30, E41 What all others can pay of such a debt."""
    total = 0
    for seat in range(t.players):
        if seat != s.turn:
            total += min(amount, s.worth[seat])
    return total


@rule
def money(t: Terms, s: State, seat: int) -> int:
    """E11 What cards of the kind Money in the bank of a seat are worth."""
    total = 0
    for face in range(t.n_faces):
        if t.kind[face] == MONEY:
            total += t.value[face] * s.table[seat * SLOTS + 2 * face]
    return total


# ---- the own turn


@rule
def lays(t: Terms, s: State, kind: int, colour: int) -> int:
    """E12 Towards a system; universals wait until they complete one, or the hand is full."""
    value = gain(t, s, s.turn, colour)
    if value >= SYSTEM:
        return SYSTEM - (0 if kind == BASIC else 10 * PART if kind == MULTICOLOUR else 5 * PART)
    if kind == MULTICOLOUR:
        return 3 * PART if s.hand_size[s.turn] > 5 else -PART
    more = 4 * PART if held_of(t, s, s.turn, colour) > 1 else 0
    return 10 * PART + value + more - (0 if kind == BASIC else 3 * PART)


@rule
def banks(t: Terms, s: State, face: int) -> int:
    """E11 Money, the more so who is poor; Contact cards only when there is nothing better to do with them."""
    poor = money(t, s, s.turn) < POOR
    if t.kind[face] == MONEY:
        return PART * (9 + t.value[face] + (6 if poor else 0))
    wanted = PART * ((2 if poor else 0) + (4 if s.hand_size[s.turn] > t.hand_limit else 0))
    return wanted + PART * t.value[face] // 2 - KEPT[t.kind[face]]


@rule
def moves(t: Terms, s: State, colour: int, to: int) -> int:
    """E13 Only where it makes one more system."""
    makes = gain(t, s, s.turn, to) >= SYSTEM and loss(t, s, s.turn, colour) < SYSTEM
    return SYSTEM - 8 * PART if makes else NEVER


@rule
def swaps(t: Terms, s: State, seat: int) -> int:
    """E37 The best that can be taken there, against the least that can be given."""
    theirs, mine = 0, SYSTEM
    for colour in range(t.n_colours):
        at = seat * MAX_COLOURS + colour
        if s.objects[at] > s.systems[at] * t.full[colour]:
            theirs = max(theirs, gain(t, s, s.turn, colour))
        if s.objects[s.turn * MAX_COLOURS + colour] > 0:
            mine = min(mine, loss(t, s, s.turn, colour))
    return 3 * (theirs - mine) // 2 - 2 * PART


@rule
def effect(t: Terms, s: State, action: int) -> int:
    """E31-E33, E38, E41 Cards that name nobody."""
    hand = s.hand_size[s.turn]
    if action == A_SPACEPORT:
        return 28 * PART if hand < 9 else 8 * PART
    if action == A_HYPERJUMP:
        return 26 * PART if hand - 1 > s.plays else PART
    if action == A_TIME_MACHINE:
        return 11 * PART
    if action == A_SPACE_FUND:
        return 3 * PART + 2 * PART * payable(t, s, 2)
    targets = 0
    for seat in range(t.players):
        targets += 1 if swappable(t, s, seat) else 0
    return 9 * PART * targets


@rule
def aimed(t: Terms, s: State, action: int) -> int:
    """E30, E34-E37 Cards that name a colour, a rocket or a player."""
    seat = s.turn
    if action >= A_FREIGHT:
        amount = freight(t, s, seat, t.names[action - A_FREIGHT])
        return 4 * PART + 3 * PART * payable(t, s, amount) // 2
    if action >= A_GREAT_FREIGHT:
        other = (action - A_GREAT_FREIGHT) % MAX_SEATS
        amount = freight(t, s, seat, (action - A_GREAT_FREIGHT) // MAX_SEATS)
        return PART * (2 + 2 * min(amount, s.worth[other]) + s.score[other])
    if action >= A_ANNIHILATION:
        place = (action - A_ANNIHILATION) % ROCKET_PLACES
        other = (action - A_ANNIHILATION) // ROCKET_PLACES
        return PART * (10 + (freight(t, s, other, place - 1) if place > 0 else 0) + (8 if s.inside[seat] > 0 else 0))
    if action >= A_MIND_SWAP:
        return swaps(t, s, action - A_MIND_SWAP)
    if action >= A_PLACE:
        return PART * (40 + freight(t, s, seat, action - A_PLACE))
    return PART * (12 + freight(t, s, seat, action - A_ROCKET))


@rule
def put_away(t: Terms, s: State, face: int) -> int:
    """E7 What is of least use in the hand."""
    kind = t.kind[face]
    if kind == MULTICOLOUR:
        return -20 * PART
    if kind < MULTICOLOUR:
        best = gain(t, s, s.turn, t.colour[2 * face])
        if kind != BASIC:
            best = max(best, gain(t, s, s.turn, t.colour[2 * face + 1]))
        return -best - 2 * PART
    return -PART * t.value[face] if kind == MONEY else -KEPT[kind]


@rule
def named(t: Terms, s: State, action: int) -> int:
    """E37, E38 To take: what helps oneself most; to give: what is missed least, and helps the other least."""
    if action >= A_GIVE:
        colour = item_colour(t, action - A_GIVE)
        universal = action - A_GIVE >= SLOTS or t.kind[(action - A_GIVE) // 2] != BASIC
        return -2 * loss(t, s, s.turn, colour) - gain(t, s, s.target, colour) - (6 * PART if universal else 0)
    colour = item_colour(t, action - A_TAKE)
    return 2 * gain(t, s, s.turn, colour) + PART * s.objects[s.target * MAX_COLOURS + colour]


# ---- answers


@rule
def answers_with_fiver(t: Terms, s: State, seat: int) -> int:
    """E40 Against dear debts, and against losing what one needs."""
    owes = s.owes[seat]
    if owes > 0:
        return PART if owes >= DEAR or (owes > money(t, s, seat) and s.score[seat] > 0) else -PART
    return 2 * PART if s.card == DICTATOR or s.card == MIND_SWAP else -PART


@rule
def pays(t: Terms, action: int) -> int:
    """E20-E23 Out of the bank, the dearest first; an object only if nothing else covers the debt."""
    if action >= A_PAY_ROCKET:
        return -PART
    face = (action - A_PAY) // 2
    return PART * (20 + t.value[face]) if t.colour[action - A_PAY] < 0 else -PART * t.value[face]


@rule
def score(t: Terms, s: State, seat: int, action: int) -> int:
    """E6-E43 How good an action seems, in eighths."""
    if action == A_END:
        return 13
    if action == A_DECLARE:
        return 10 * SYSTEM
    if action < A_SPACEPORT:
        return answers_with_fiver(t, s, seat) if action == A_FIVER else 0
    if action <= A_DICTATOR:
        return effect(t, s, action)
    if action < A_LAY:
        return aimed(t, s, action)
    if action < A_LAY_MULTI:
        return lays(t, s, t.kind[(action - A_LAY) // 2], t.colour[action - A_LAY])
    if action < A_BANK:
        return lays(t, s, MULTICOLOUR, action - A_LAY_MULTI)
    if action < A_MOVE:
        return banks(t, s, action - A_BANK)
    if action < A_MOVE_MULTI:
        return moves(t, s, t.colour[action - A_MOVE], t.colour[other_slot(t, action - A_MOVE)])
    if action < A_TAKE:
        return moves(t, s, (action - A_MOVE_MULTI) // MAX_COLOURS, (action - A_MOVE_MULTI) % MAX_COLOURS)
    if action < A_PAY:
        return named(t, s, action)
    if action < A_COLOUR:
        return pays(t, action)
    return gain(t, s, seat, action - A_COLOUR) if action < A_UNDER else put_away(t, s, action - A_UNDER)


@rule
def plain(t: Terms, s: State, seat: int, stream: Stream, out: Ints) -> int:
    """E6-E43 What plain sense does."""
    n = legal_actions(t, s, seat, out)
    best, chosen = NEVER, out[0]
    for k in range(n if n > 1 else 0):
        value = score(t, s, seat, out[k])
        if value > NEVER:
            value += below(stream, WHIM)
        if value > best:
            best, chosen = value, out[k]
    return chosen
