"""What each thing that a seat may do in its turn seems worth to plain sense (E7, E11-E14, E30-E41)."""

from __future__ import annotations

from ....engine import Ints, lowest, rule
from ..rules import (
    A_ANNIHILATION,
    A_BANK,
    A_COLOUR,
    A_DICTATOR,
    A_END,
    A_FREIGHT,
    A_GIVE,
    A_GREAT_FREIGHT,
    A_HYPERJUMP,
    A_LAY,
    A_LAY_MULTI,
    A_MIND_SWAP,
    A_MOVE,
    A_MOVE_MULTI,
    A_PLACE,
    A_ROCKET,
    A_SPACE_FUND,
    A_TAKE,
    A_TIME_MACHINE,
    A_UNDER,
    ROCKET_PLACES,
    State,
    Terms,
)
from ..rules.contact import FUND_DEBT
from ..rules.table import freight, item_colour, ladder, other_slot
from ..rules.terms import (
    FREIGHT,
    MAX_COLOURS,
    MAX_FACES,
    MAX_SEATS,
    MONEY,
    MULTICOLOUR,
    SLOTS,
    TWO_COLOUR,
    WORD,
    WORDS,
)
from .weights import (
    W_ANNIHILATION,
    W_COIN,
    W_DEMAND,
    W_DICTATOR,
    W_EARNS,
    W_ENOUGH,
    W_FINISH,
    W_FULL,
    W_FUND,
    W_GET,
    W_GREAT,
    W_HELD,
    W_HYPERJUMP,
    W_KEEP,
    W_LAY,
    W_LOOSE,
    W_MONEY,
    W_MOVE,
    W_MULTI,
    W_NEXT,
    W_POOR,
    W_ROCKET,
    W_SPACEPORT,
    W_SQUEEZE,
    W_SURPLUS,
    W_SWAP,
    W_TIME,
    W_TOGETHER,
    W_UNIVERSAL,
)
from .worth import WIN, best_taking, gain, harm, least_giving, loss, money, taking


@rule
def seems(t: Terms, s: State, seat: int, action: int, bank: int, w: Ints, at: int) -> int:
    """What an action of the own turn seems worth, or the answer which colour a universal takes."""
    if action >= A_UNDER:
        return -held(t, s, seat, action - A_UNDER, w, at)
    if action >= A_COLOUR:
        return (
            gain(t, s, w, at, seat, action - A_COLOUR)
            if action - A_COLOUR != item_colour(t, s.given)
            else loss(t, s, w, at, seat, action - A_COLOUR)
        )
    if action >= A_GIVE:
        return -giving(t, s, seat, action - A_GIVE, w, at)
    if action >= A_TAKE:
        return taking(t, s, w, at, seat, s.target, item_colour(t, action - A_TAKE)) + free(t, action - A_TAKE, w, at)
    if action >= A_MOVE:
        return moving(t, s, seat, action, w, at)
    if action >= A_BANK:
        return banking(t, s, seat, action - A_BANK, bank, w, at)
    if action >= A_LAY:
        return laying(t, s, seat, action, w, at)
    if action == A_END:
        return 0
    if action >= A_GREAT_FREIGHT:
        return demanding(t, s, seat, action, w, at)
    return contact(t, s, seat, action, w, at)


# ---- objects


@rule
def free(t: Terms, item: int, w: Ints, at: int) -> int:
    """What an object is worth beyond its colour, because it can lie elsewhere."""
    if item >= SLOTS:
        return w[at + W_MULTI]
    return w[at + W_UNIVERSAL] if t.kind[item // 2] == TWO_COLOUR else 0


@rule
def giving(t: Terms, s: State, seat: int, item: int, w: Ints, at: int) -> int:
    """E37 What it costs to give an object to the target."""
    colour = item_colour(t, item)
    lost = loss(t, s, w, at, seat, colour)
    return lost + harm(w, at, gain(t, s, w, at, s.target, colour)) + free(t, item, w, at)


@rule
def moving(t: Terms, s: State, seat: int, action: int, w: Ints, at: int) -> int:
    """E13 What a universal gains by another colour, less what it costs; so no moves go round in circles."""
    if action >= A_MOVE_MULTI:
        pair = action - A_MOVE_MULTI
        here, there = pair // MAX_COLOURS, pair % MAX_COLOURS
    else:
        here, there = t.colour[action - A_MOVE], t.colour[other_slot(t, action - A_MOVE)]
    return gain(t, s, w, at, seat, there) - loss(t, s, w, at, seat, here) - w[at + W_MOVE]


@rule
def laying(t: Terms, s: State, seat: int, action: int, w: Ints, at: int) -> int:
    """E12 An object towards a system: the better, the more of the colour the hand holds."""
    item = SLOTS + action - A_LAY_MULTI if action >= A_LAY_MULTI else action - A_LAY
    colour = item_colour(t, item)
    worth = w[at + W_LAY] + gain(t, s, w, at, seat, colour) - free(t, item, w, at)
    if s.hand_size[seat] > t.hand_limit:
        worth += w[at + W_SURPLUS]
    missing = t.full[colour] - s.objects[seat * MAX_COLOURS + colour] % t.full[colour] - 1
    more = fitting(t, s, seat, colour) - 1
    if missing > 0 and more > 0:
        worth += w[at + W_TOGETHER]
        if more >= missing and missing < s.plays:
            worth += w[at + W_FINISH] + (WIN // 2 if s.score[seat] + 1 >= t.systems_to_win else 0)
        elif more >= missing:
            worth += w[at + W_NEXT]
    return worth


@rule
def fitting(t: Terms, s: State, seat: int, colour: int) -> int:
    """E12 Objects of the hand that can lie in a colour."""
    n = 0
    for word in range(WORDS):
        faces = s.in_hand[seat * WORDS + word] & t.objects[word]
        while faces:
            face = word * WORD + lowest(faces)
            faces &= faces - 1
            if t.colour[2 * face] == colour or t.colour[2 * face + 1] == colour:
                n += s.hand[seat * MAX_FACES + face]
    multi = t.face_of[MULTICOLOUR]
    return n if multi < 0 else n + s.hand[seat * MAX_FACES + multi]


@rule
def held(t: Terms, s: State, seat: int, face: int, w: Ints, at: int) -> int:
    """E7 What a card is worth in the hand."""
    kind = t.kind[face]
    if kind == MULTICOLOUR:
        return w[at + W_LAY] + w[at + W_MULTI]
    if kind < MULTICOLOUR:
        worth = gain(t, s, w, at, seat, t.colour[2 * face])
        if kind == TWO_COLOUR:
            worth = max(worth, gain(t, s, w, at, seat, t.colour[2 * face + 1])) + w[at + W_UNIVERSAL]
        return w[at + W_LAY] + worth
    if kind == MONEY:
        return w[at + W_MONEY] + w[at + W_COIN] * t.value[face]
    return w[at + W_KEEP + kind - FREIGHT]


# ---- money and Contact cards


@rule
def banking(t: Terms, s: State, seat: int, face: int, bank: int, w: Ints, at: int) -> int:
    """E11 Money, the more so who is poor; Contact cards, less what they are worth in the hand."""
    worth = w[at + W_COIN] * t.value[face] + w[at + W_POOR] * min(t.value[face], max(0, w[at + W_ENOUGH] - bank))
    if s.hand_size[seat] > t.hand_limit:
        worth += w[at + W_SURPLUS]
    return worth + (w[at + W_MONEY] if t.kind[face] == MONEY else -w[at + W_KEEP + t.kind[face] - FREIGHT])


@rule
def paid(t: Terms, s: State, seat: int, amount: int, w: Ints, at: int) -> int:
    """E24, E30 What it is worth to ask a seat for so much."""
    most = min(amount, s.worth[seat])
    return w[at + W_GET] * most + w[at + W_SQUEEZE] * max(0, most - money(t, s, seat))


@rule
def paid_by_all(t: Terms, s: State, seat: int, amount: int, w: Ints, at: int) -> int:
    """E30, E41 What it is worth to ask all others for so much."""
    total = 0
    for other in range(t.players):
        if other != seat:
            total += paid(t, s, other, amount, w, at)
    return total


@rule
def demanding(t: Terms, s: State, seat: int, action: int, w: Ints, at: int) -> int:
    """E30 Freight."""
    if action >= A_FREIGHT:
        amount = freight(t, s, seat, t.names[action - A_FREIGHT])
        return w[at + W_DEMAND] + paid_by_all(t, s, seat, amount, w, at)
    pair = action - A_GREAT_FREIGHT
    return w[at + W_GREAT] + paid(t, s, pair % MAX_SEATS, freight(t, s, seat, pair // MAX_SEATS), w, at)


@rule
def contact(t: Terms, s: State, seat: int, action: int, w: Ints, at: int) -> int:
    """E31-E38, E41 Other Contact cards for their effect."""
    if action >= A_ANNIHILATION:
        place = (action - A_ANNIHILATION) % ROCKET_PLACES
        earns = 0 if place == 0 else ladder(t, place - 1, t.full[place - 1])
        return w[at + W_ANNIHILATION] + w[at + W_EARNS] * earns
    if action >= A_MIND_SWAP:
        target = action - A_MIND_SWAP
        return w[at + W_SWAP] + best_taking(t, s, w, at, seat, target) - least_giving(t, s, w, at, seat, target)
    if action >= A_PLACE:
        return w[at + W_LOOSE] + w[at + W_EARNS] * ladder(t, action - A_PLACE, t.full[action - A_PLACE])
    if action >= A_ROCKET:
        return w[at + W_ROCKET] + w[at + W_EARNS] * ladder(t, action - A_ROCKET, t.full[action - A_ROCKET])
    if action == A_DICTATOR:
        return w[at + W_DICTATOR] + taken_from_all(t, s, seat, w, at)
    if action == A_SPACE_FUND:
        return w[at + W_FUND] + paid_by_all(t, s, seat, FUND_DEBT, w, at)
    if action == A_HYPERJUMP:
        return w[at + W_HYPERJUMP] + w[at + W_HELD] * (s.hand_size[seat] - 1 - s.plays)
    if action == A_TIME_MACHINE:
        return w[at + W_TIME] + fetched(t, s, seat, w, at)
    return w[at + W_SPACEPORT] - w[at + W_FULL] * max(0, s.hand_size[seat] - 1 - s.plays)


@rule
def taken_from_all(t: Terms, s: State, seat: int, w: Ints, at: int) -> int:
    """E38 What the Dictator brings."""
    total = 0
    for other in range(t.players):
        if other != seat:
            total += best_taking(t, s, w, at, seat, other)
    return total


@rule
def fetched(t: Terms, s: State, seat: int, w: Ints, at: int) -> int:
    """E33 What the two lowest cards of the discard are worth in the hand."""
    total = 0
    for i in range(min(2, s.n_discard)):
        total += held(t, s, seat, s.spent[i], w, at)
    return total
