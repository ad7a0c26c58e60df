"""Before play: the turn-up, carte blanche, point, sequence, quartet, and what the turn-up completes (I10-I16)."""

from __future__ import annotations

from ....engine import Ints, cards_in, lowest, rule
from .cards import HONOURS, N_SUITS, RANK_OF, ranks_of
from .chips import take_red, take_white, take_whites
from .combinations import POINT_VALUE, RUN_VALUE, payable, to_show, value_of
from .dialogue import answer, first_word, learn
from .events import BY_TURN_UP, SHOWS, tell
from .knowledge import prove
from .state import (
    ALL_SAID,
    ANNOUNCE,
    BLANCHE,
    LEAD,
    N_CLASSES,
    NOBODY,
    NOTHING_SAID,
    POINT,
    QUARTET,
    SEQUENCE,
    TURNED_QUARTET,
    TURNED_SEQUENCE,
    State,
    Terms,
    ask,
    elder,
    is_over,
)

# ---- announcements (I12), as numbers: 0-3 suits of the point; 4 no sequence, 5-16 run and suit; 17 no quartet, 18-22 its value
SAY_POINT = 0
SAY_SEQUENCE = SAY_POINT + N_SUITS
SAY_QUARTET = SAY_SEQUENCE + 1 + 3 * N_SUITS
N_ANNOUNCEMENTS = SAY_QUARTET + 1 + 5


@rule
def declare(t: Terms, s: State) -> None:
    """I10-I12 What follows the turn-up, up to the first announcement or the first lead."""
    if HONOURS >> RANK_OF[s.turn_up] & 1:
        take_white(t, s, s.dealer, BY_TURN_UP)
    settle(t, s, BLANCHE)
    if t.declare_by_hand:
        ask_for(t, s, POINT)
        return
    for what in range(POINT, QUARTET + 1):
        settle(t, s, what)
    end_declarations(t, s)


@rule
def end_declarations(t: Terms, s: State) -> None:
    """I16, I18 The combinations with the turn-up; then the elder leads."""
    settle(t, s, TURNED_SEQUENCE)
    settle(t, s, TURNED_QUARTET)
    begin_class(t, s, N_CLASSES)
    ask(s, LEAD, elder(s))


@rule
def begin_class(t: Terms, s: State, what: int) -> None:
    """I12 The next class begins, unless somebody has won."""
    if not is_over(s):
        s.speaking_of = what
        s.said = NOTHING_SAID


@rule
def ask_for(t: Terms, s: State, what: int) -> None:
    """I12 The elder is asked to name his best in a class."""
    begin_class(t, s, what)
    ask(s, ANNOUNCE, elder(s))


@rule
def announced(t: Terms, s: State, seat: int) -> None:
    """I12 Elder's first word is heard and the dealer is asked; after the dealer the table speaks the rest and settles."""
    what = s.speaking_of
    first = value_of(t, s, what, s.dealt[elder(s)])
    if seat == elder(s):
        first_word(s, what, first)
        ask(s, ANNOUNCE, s.dealer)
        return
    second = value_of(t, s, what, s.dealt[s.dealer])
    answer(s, what, first, second)
    award(t, s, what, first, second)
    if what == QUARTET:
        end_declarations(t, s)
    else:
        ask_for(t, s, what + 1)


@rule
def announcements(t: Terms, s: State, seat: int, out: Ints) -> int:
    """I12 Write all right answers, in rising order; return how many. Any of equally good ones is right."""
    cards = s.dealt[seat]
    best = value_of(t, s, s.speaking_of, cards)
    if s.speaking_of == QUARTET:
        out[0] = SAY_QUARTET + best
        return 1
    if best == 0:  # only a sequence: everybody has a point
        out[0] = SAY_SEQUENCE
        return 1
    n = 0
    for suit in range(N_SUITS):
        if s.speaking_of == POINT and POINT_VALUE[ranks_of(cards, suit)] == best:
            out[n] = SAY_POINT + suit
            n += 1
        elif s.speaking_of == SEQUENCE and RUN_VALUE[ranks_of(cards, suit)] == best:
            out[n] = SAY_SEQUENCE + 1 + (best - 1) * N_SUITS + suit
            n += 1
    return n


@rule
def settle(t: Terms, s: State, what: int) -> None:
    """I7, I11-I16 One class, from the first word to the last chip. Nothing is said when somebody has won."""
    if is_over(s):
        return
    s.speaking_of = what
    s.said = NOTHING_SAID
    first = value_of(t, s, what, s.dealt[elder(s)])
    second = value_of(t, s, what, s.dealt[s.dealer])
    first_word(s, what, first)
    answer(s, what, first, second)
    award(t, s, what, first, second)


@rule
def award(t: Terms, s: State, what: int, first: int, second: int) -> None:
    """I7, I12-I16 The better shows his combinations and is paid for each before the next."""
    s.said = ALL_SAID
    seat = better(s, first, second)
    if seat == NOBODY:
        return
    for i in range(payable(t, what, s.dealt[seat])):
        if not is_over(s):
            show(t, s, seat, what, i, max(first, second))
            pay(t, s, seat, what)


@rule
def better(s: State, first: int, second: int) -> int:
    """I13-I15 Who has the better of a class, a tie being the elder's; NOBODY if neither has any."""
    if first == 0 and second == 0:
        return NOBODY
    return elder(s) if first >= second else s.dealer


@rule
def show(t: Terms, s: State, seat: int, what: int, i: int, value: int) -> None:
    """I12, I14 The winner of a class, with this value in it, lays the cards of his i-th combination open."""
    cards = to_show(t, s, what, s.dealt[seat], i)
    learn(s, seat, what, value, value)
    prove(t, s, seat, what, cards)
    s.shower[what] = seat
    s.n_shown[what] = i + 1
    s.shown_for[what] |= cards
    s.known[seat] |= cards
    while cards:
        tell(s, SHOWS, seat, what, lowest(cards))
        cards &= cards - 1


@rule
def pay(t: Terms, s: State, seat: int, what: int) -> None:
    """I11, I13-I16 A white a card for the point, a red for all else. (A class is also the cause of its chips.)"""
    if what == POINT:
        take_whites(t, s, seat, what, cards_in(s.shown_for[POINT]))
    else:
        take_red(t, s, seat, what)
