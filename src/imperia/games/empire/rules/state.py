"""The record of a game: hands, tables, piles as counts by face, what is asked of whom, and what the last action led to.

Counts that would cost a look at all cards are kept beside: objects and systems by colour, worth, hand sizes, sets of faces.
"""

from __future__ import annotations

from ....engine import NOBODY, Array, Int8, Int16, Int32, Int64, record, rule, size
from .terms import MAX_CARDS, MAX_COLOURS, MAX_FACES, MAX_SEATS, SLOTS, WORD, WORDS

# ---- what is going on (what)
(
    DEALING,  # chance: the next card dealt (E3)
    LOT,  # chance: who begins (E3)
    DRAWING,  # chance: the next card drawn (E5, E31)
    PLAYING,  # the player: a card, a move or the end of the turn (E6, E13)
    TAKING,  # the player: what he takes by Mind Swap or Dictator (E37, E38)
    GIVING,  # the player: what he gives by Mind Swap (E37)
    ANSWERING,  # all targets at the same time (E43)
    LIMITING,  # the player: a card to put under the draw pile (E7)
    ENDED,
) = range(9)

# ---- what a seat is asked (asked)
NOTHING, ANSWER, PAY, COLOUR = range(4)

# ---- how a game ended (ending)
(RUNNING, BY_SYSTEMS, BY_LIMIT, BY_STANDSTILL, BY_RESIGNATION) = range(5)

BLOCK = 12  # faces in a block of the draw pile's counts
BLOCKS = MAX_FACES // BLOCK

MAX_PAST = 1024  # rows of the past; a longer one begins anew with what is known then
BIRTHS = 8  # piles in one past: the first, and what was shuffled since

# The most rows that one action writes. A payment of all a player has: one row for each kind of thing paid (SLOTS, and
# MAX_COLOURS of rockets on systems), two for the answer and its sum, one for each colour of both players whose systems
# change (2 * MAX_COLOURS) and of the payer whose rockets come loose (MAX_COLOURS), one for the victory: 259. A game that
# ends by the limit or a standstill: one for each winner. The end of a turn: itself, the next turn, a shuffle, and at most 20
# cards drawn in their order from under the pile. Dictator, Mind Swap, freight: one for each target and a few.
MAX_EVENTS = SLOTS + MAX_COLOURS + 2 + 2 * MAX_COLOURS + MAX_COLOURS + 14


@record
class State:
    """A game of Империя."""

    # ---- the turn
    what: Int8  # DEALING … ENDED
    turn: Int8  # the player: whose turn it is; NOBODY before the lot
    turns: Int32  # turns begun
    plays: Int16  # E6: plays left
    moves: Int8  # E13: universals moved this turn
    played: Int8  # whether a card was played this turn
    idle: Int8  # E19: turns without a played card in a row, up to MAX_SEATS
    to_draw: Int8  # cards still to draw
    ending: Int8  # RUNNING, or how the game ended
    winners: Int32  # the winners' bits
    resigned: Int32  # E51: bits of those who left for good
    formed: Array[Int32] = size(MAX_SEATS)  # E17: the turn in which a standing win was formed, or NOBODY

    # ---- the hands
    hand: Array[Int8] = size(MAX_SEATS * MAX_FACES)  # copies of each face
    hand_size: Array[Int16] = size(MAX_SEATS)
    in_hand: Array[Int64] = size(MAX_SEATS * WORDS)  # the faces there are
    known: Array[Int8] = size(MAX_SEATS * MAX_FACES)  # E50: at least so many copies are known to all, from the Time Machine:
    # in the hand, or among the cards that the seat put under the pile since (under_open)
    n_known: Array[Int16] = size(MAX_SEATS)  # of all faces

    # ---- the tables
    table: Array[Int8] = size(MAX_SEATS * SLOTS)  # copies in each slot: bank, objects, loose rockets
    on_table: Array[Int64] = size(MAX_SEATS * WORDS)  # the faces there are, rockets on systems too
    multi: Array[Int8] = size(MAX_SEATS * MAX_COLOURS)  # multicolour universals in each colour
    multis: Array[Int8] = size(MAX_SEATS)  # in all colours
    rockets: Array[Int8] = size(MAX_SEATS * MAX_COLOURS)  # E34: rockets on the systems of each colour
    launched: Array[Int8] = size(MAX_SEATS)  # in all colours
    objects: Array[Int16] = size(MAX_SEATS * MAX_COLOURS)  # objects in each colour, universals of all kinds too
    groups: Array[Int8] = size(MAX_SEATS * MAX_COLOURS)  # E15: full groups of each colour
    systems: Array[Int8] = size(MAX_SEATS * MAX_COLOURS)  # E14: those of them that are systems
    owned: Array[Int16] = size(MAX_SEATS)  # objects in all colours
    inside: Array[Int16] = size(MAX_SEATS)  # E39: those in systems
    score: Array[Int8] = size(MAX_SEATS)  # E16, E17: systems that count
    worth: Array[Int16] = size(MAX_SEATS)  # E20: printed value of all that lies there

    # ---- the draw pile and what was played
    pile: Array[Int8] = size(MAX_FACES)  # copies of each face in the shuffled part: a set, no order that could leak
    pile_block: Array[Int16] = size(BLOCKS)  # the same, BLOCK faces together
    pile_size: Int16  # and in all
    under: Array[Int8] = size(MAX_CARDS)  # E7: faces put under the pile, the first to be drawn first
    under_by: Array[Int8] = size(MAX_CARDS)  # who put it there, and knows it
    under_open: Array[Int8] = size(MAX_CARDS)  # E50: 1 if the seat was known to hold some card, which may be this one
    under_size: Int16
    note_face: Array[Int8] = size(MAX_CARDS)  # E50: cards drawn from under the pile, known to who had put them there
    note_by: Array[Int8] = size(MAX_CARDS)  # who knows
    note_with: Array[Int8] = size(MAX_CARDS)  # in whose hand at least one such card is
    n_notes: Int16
    spent: Array[Int8] = size(MAX_CARDS)  # E10: the discard from its lowest card, then the play area
    n_discard: Int16
    n_area: Int16

    # ---- the past of hidden cards, since one is no longer as good as another (E50)
    past_what: Array[Int8] = size(MAX_PAST)  # FROM_PILE … TO_PILE, times MAX_SEATS, + the seat
    past_face: Array[Int8] = size(MAX_PAST)  # the face; NOBODY where nobody is left who saw it
    n_past: Int16
    shuffles: Int8  # E9: in this past

    # ---- what is asked
    card: Int8  # the kind of Contact card being resolved
    target: Int8  # of whom an object is being named
    asked: Array[Int8] = size(MAX_SEATS)  # NOTHING, ANSWER, PAY or COLOUR
    waiting: Int8  # how many are asked
    owes: Array[Int16] = size(MAX_SEATS)  # what is still to pay
    last: Array[Int16] = size(MAX_SEATS)  # E23: the order of what was paid last, or NOBODY
    aside: Array[Int8] = size(MAX_SEATS * SLOTS)  # E18: what is paid but moves only with the whole payment
    aside_rockets: Array[Int8] = size(MAX_SEATS * MAX_COLOURS)  # the same, rockets on systems
    named: Array[Int16] = size(MAX_SEATS)  # the item (E37, E38) or rocket (E36) that is to be taken from a seat
    given: Int16  # E37: the item that the player gives; E25: the item whose colour is asked

    # ---- within `determinize` only, else 0: one past of those that can have been
    hidden: Array[Int16] = size(MAX_FACES)  # all that is hidden, now or when the past began
    to_fill: Array[Int16] = size(MAX_SEATS)  # cards in each hidden hand, now or when the past began
    pool: Array[Int8] = size(BIRTHS * MAX_FACES)  # what was shuffled into each pile and has not turned up
    pool_size: Array[Int16] = size(BIRTHS)
    unseen: Array[Int16] = size(MAX_SEATS * BIRTHS)  # cards in each hidden hand, by the pile they come from
    went_under: Array[Int8] = size(MAX_PAST)  # of a row TO_UNDER: the face, or a card of a pile that is not drawn yet
    row_drawn: Int16  # the row TO_UNDER of the card that was last drawn from under the pile
    row_put: Int16  # the row FROM_UNDER in which the card last put there is drawn, or n_past
    choices: Int8  # whether anything in this past could have been otherwise
    weight: Int64  # how likely what was seen is with this past: times 2 to the power of 10 * scale
    scale: Int16
    marks: Array[Int64] = size(12)  # where a stream of random numbers stood, three times

    # ---- what the last action led to: rows of small integers
    n_events: Int16
    events_lost: Int16  # rows for which there was no room: always 0
    event: Array[Int8] = size(MAX_EVENTS)  # what happened
    event_seat: Array[Int8] = size(MAX_EVENTS)  # to whom, or by whom
    event_about: Array[Int16] = size(MAX_EVENTS)  # a face, item, colour or seat, as the event says
    event_value: Array[Int16] = size(MAX_EVENTS)  # how many, or which


@rule
def to_hand(s: State, seat: int, face: int) -> None:
    """E8 One more card in a hand: dealt, drawn or fetched. Nothing comes here from a table."""
    s.hand[seat * MAX_FACES + face] += 1
    s.hand_size[seat] += 1
    s.in_hand[seat * WORDS + face // WORD] |= 1 << face % WORD


@rule
def from_hand(s: State, seat: int, face: int) -> None:
    """One card less in a hand."""
    at = seat * MAX_FACES + face
    s.hand[at] -= 1
    s.hand_size[seat] -= 1
    if s.hand[at] == 0:
        s.in_hand[seat * WORDS + face // WORD] &= ~(1 << face % WORD)


@rule
def forget(s: State, seat: int) -> None:
    """E43 A seat is no longer asked."""
    s.asked[seat] = NOTHING
    s.owes[seat] = 0
    s.last[seat] = NOBODY
    s.named[seat] = NOBODY


@rule
def is_over(s: State) -> bool:
    """E17-E19 Whether the game has ended."""
    return s.what == ENDED


@rule
def clear_past(s: State) -> None:
    """E50 Nothing is remembered, and nothing need be: every hidden card is as good as another."""
    for i in range(s.n_past):
        s.past_what[i] = 0
        s.past_face[i] = 0
    s.n_past = 0
    s.shuffles = 0


@rule
def clear(s: State) -> None:
    """E3 Empty hands and tables, nothing asked, nobody known to have anything."""
    s.turn = NOBODY
    s.turns = 0
    s.plays = 0
    s.moves = 0
    s.played = 0
    s.idle = 0
    s.to_draw = 0
    s.ending = RUNNING
    s.winners = 0
    s.resigned = 0
    s.pile_size = 0
    s.under_size = 0
    s.n_notes = 0
    clear_past(s)
    s.n_discard = 0
    s.n_area = 0
    s.card = 0
    s.target = NOBODY
    s.waiting = 0
    s.given = NOBODY
    s.n_events = 0
    s.events_lost = 0
    for block in range(BLOCKS):
        s.pile_block[block] = 0
    for face in range(MAX_FACES):
        s.pile[face] = 0
    for i in range(MAX_CARDS):
        s.under[i] = NOBODY
        s.under_by[i] = NOBODY
        s.under_open[i] = 0
        s.note_face[i] = NOBODY
        s.note_by[i] = NOBODY
        s.note_with[i] = NOBODY
        s.spent[i] = NOBODY
    for seat in range(MAX_SEATS):
        clear_seat(s, seat)


@rule
def clear_seat(s: State, seat: int) -> None:
    """E3 Nothing in hand or on the table of a seat, and nothing asked of it."""
    s.formed[seat] = NOBODY
    s.hand_size[seat] = 0
    s.n_known[seat] = 0
    s.multis[seat] = 0
    s.launched[seat] = 0
    s.owned[seat] = 0
    s.inside[seat] = 0
    s.score[seat] = 0
    s.worth[seat] = 0
    s.asked[seat] = NOTHING
    s.owes[seat] = 0
    s.last[seat] = NOBODY
    s.named[seat] = NOBODY
    for word in range(WORDS):
        s.in_hand[seat * WORDS + word] = 0
        s.on_table[seat * WORDS + word] = 0
    for face in range(seat * MAX_FACES, (seat + 1) * MAX_FACES):
        s.hand[face] = 0
        s.known[face] = 0
    for slot in range(seat * SLOTS, (seat + 1) * SLOTS):
        s.table[slot] = 0
        s.aside[slot] = 0
    for colour in range(seat * MAX_COLOURS, (seat + 1) * MAX_COLOURS):
        s.multi[colour] = 0
        s.rockets[colour] = 0
        s.objects[colour] = 0
        s.groups[colour] = 0
        s.systems[colour] = 0
        s.aside_rockets[colour] = 0
