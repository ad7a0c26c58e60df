"""How likely each seat is to win from a position between two turns, by what lies there and what it holds (E5, E17).

Every seat has a utility, a sum of weighted features; chances are as their exponentials. The weights are fitted to games of quick
players. All hands count: in an imagined world they lie open.
"""

from __future__ import annotations

from math import exp

from ....engine import Ints, lowest, rule, table
from ..rules import State, Terms
from ..rules.table import freight
from ..rules.terms import DICTATOR, FIVER, MAX_COLOURS, MAX_FACES, MULTICOLOUR, WORD, WORDS
from .sense import fitting
from .weights import N_FEATURES, N_SENSE
from .worth import money

# fmt: off
(F_MISSING,    # 1, 2, 3 systems missing, or more: four features
 _F_MISSING_2, _F_MISSING_3, _F_MISSING_4,
 F_SHORT,      # groups that are 1 object, or 2, short of a system: two features
 _F_SHORT_2,
 F_READY,      # colours of which the hand could make a system
 F_NEARLY,     # colours of which one object more could
 F_FREIGHT,    # what all colours earn
 F_MONEY,      # what lies in the bank, up to MUCH
 F_HAND,       # cards in the hand
 F_OBJECTS,    # objects in the hand
 F_MULTI,      # multicolour universals in the hand
 F_FIVER,      # Fivers in the hand
 F_DICTATOR,   # Dictators in the hand
 F_TURN,       # it is its turn
 ) = range(N_FEATURES)
# fmt: on
MUCH = 16
FINE = 64  # parts of a unit of utility
WIDE = 8 * FINE  # a seat so far behind the first is taken to be no further behind
EXP = table([round(1024 * exp(i / FINE)) for i in range(WIDE + 1)])


@rule
def features(t: Terms, s: State, seat: int, row: Ints, at: int) -> None:
    """E14, E17, E30 The features of a seat, in a row from `at` on."""
    for i in range(at, at + N_FEATURES):
        row[i] = 0
    missing = t.systems_to_win - s.score[seat]
    row[at + F_MISSING + min(max(missing, 1), 4) - 1] = 1
    for colour in range(t.n_colours):
        there = s.objects[seat * MAX_COLOURS + colour] % t.full[colour]
        short = t.full[colour] - there
        fits = fitting(t, s, seat, colour)
        if there > 0 and short <= 2:
            row[at + F_SHORT + short - 1] += 1
        if fits >= short:
            row[at + F_READY] += 1
        elif fits + 1 >= short:
            row[at + F_NEARLY] += 1
        row[at + F_FREIGHT] += freight(t, s, seat, colour)
    row[at + F_MONEY] = min(money(t, s, seat), MUCH)
    row[at + F_HAND] = s.hand_size[seat]
    for word in range(WORDS):
        faces = s.in_hand[seat * WORDS + word] & t.objects[word]
        while faces:
            row[at + F_OBJECTS] += s.hand[seat * MAX_FACES + word * WORD + lowest(faces)]
            faces &= faces - 1
    row[at + F_MULTI] = in_hand(t, s, seat, MULTICOLOUR)
    row[at + F_FIVER] = in_hand(t, s, seat, FIVER)
    row[at + F_DICTATOR] = in_hand(t, s, seat, DICTATOR)
    row[at + F_TURN] = 1 if s.turn == seat else 0


@rule
def in_hand(t: Terms, s: State, seat: int, kind: int) -> int:
    """How many cards a hand holds of a kind that has one face."""
    face = t.face_of[kind]
    return s.hand[seat * MAX_FACES + face] if face >= 0 else 0


@rule
def utility(t: Terms, s: State, seat: int, row: Ints, w: Ints) -> int:
    """A seat's utility, in parts of FINE."""
    features(t, s, seat, row, 0)
    total = 0
    for i in range(N_FEATURES):
        total += w[N_SENSE + i] * row[i]
    return total // FINE


@rule
def chance_of(t: Terms, s: State, seat: int, sure: int, row: Ints, w: Ints) -> int:
    """E17 The chance of a seat to win, of `sure`."""
    best = -WIDE * FINE
    for other in range(t.players):
        row[N_FEATURES + other] = utility(t, s, other, row, w)
        best = max(best, row[N_FEATURES + other])
    total, own = 0, 0
    for other in range(t.players):
        part = EXP[max(0, WIDE - best + row[N_FEATURES + other])]
        total += part
        if other == seat:
            own = part
    return sure * own // total
