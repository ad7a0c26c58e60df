"""What a seat cannot know, drawn anew among all that it can imagine (I8, I17, I19)."""

from __future__ import annotations

from ....engine import Stream, cards_in, lowest, rule, some_of, table
from ....engine.stream import word
from .cards import HAND_SIZE, N_CARDS, NO_CARDS, PACK, SUIT, SUIT_OF, only
from .combinations import KQJ, QJA, payable, to_show, value_of
from .events import DEALT
from .state import N_CLASSES, NOBODY, POINT, SEQUENCE, TURNED_SEQUENCE, State, Terms

TOPS = (KQJ | QJA) * 0x01010101  # the ranks of sequences
N_CHOOSE = N_CARDS + 1


def _choose() -> list[int]:
    rows = [[1] + [0] * (N_CHOOSE - 1)]
    for _ in range(N_CHOOSE - 1):  # Pascal's triangle
        rows.append([1] + [rows[-1][k - 1] + rows[-1][k] for k in range(1, N_CHOOSE)])
    return [number for row in rows for number in row]


CHOOSE = table(_choose())  # by n and k
WIDE = 62  # bits of a wide random number


@rule
def prove(t: Terms, s: State, seat: int, what: int, cards: int) -> None:
    """I12, I17 What shown cards exclude: more of a point's suit, more of a sequence (a KQJ shown excludes the ace)."""
    if what == POINT:
        s.denied[seat] |= SUIT[SUIT_OF[lowest(cards)]] & ~cards
    elif what == SEQUENCE or what == TURNED_SEQUENCE:
        s.denied[seat] |= SUIT[SUIT_OF[lowest(cards)]] & TOPS & ~cards


@rule
def determinize(t: Terms, s: State, seat: int, stream: Stream) -> None:
    """I17 Every deal that agrees with what this seat (NOBODY: a spectator) knows is equally likely.

    By trial: hands are drawn until they would have led to the same words and the same shown cards. The true hand is one of
    at most C(19, 7) = 50388, so that many trials are the most that can be needed on average; three are usual.
    """
    if seat == NOBODY:
        redraw_both(t, s, stream)
    else:
        redraw(t, s, 1 - seat, stream)


@rule
def certain(s: State, seat: int) -> int:
    """I17 The cards that everybody knows to be in this hand."""
    return s.hand[seat] & s.known[seat]


@rule
def possible(s: State, seat: int, others: int) -> int:
    """I17, I19 The cards that may be in this hand beside the certain ones; others: cards that are known to be elsewhere."""
    cards = PACK & ~(others | s.denied[seat] | s.known[seat] | s.dealt[seat] & ~s.hand[seat])
    return cards if s.turn_up == NOBODY else cards & ~only(s.turn_up)


@rule
def redraw(t: Terms, s: State, seat: int, stream: Stream) -> None:
    """I17 Another hand for this seat, as the other one can imagine it."""
    known = certain(s, seat)
    played = s.dealt[seat] & ~s.hand[seat]
    choice = possible(s, seat, s.dealt[1 - seat])
    missing = cards_in(s.hand[seat]) - cards_in(known)
    hand = known | some_of(choice, missing, stream)
    while not fits(t, s, seat, hand | played):
        hand = known | some_of(choice, missing, stream)
    s.unseen = (s.unseen | s.hand[seat]) & ~hand
    give(s, seat, hand)


@rule
def redraw_both(t: Terms, s: State, stream: Stream) -> None:
    """I17 Another hand for both seats, as one who sees neither can imagine them.

    Cards that only one may have, and cards that both may: how many of the latter go to seat 0 is drawn by counting.
    """
    played0, played1 = s.dealt[0] & ~s.hand[0], s.dealt[1] & ~s.hand[1]
    known0, known1 = certain(s, 0), certain(s, 1)
    choice0, choice1 = possible(s, 0, known1 | played1), possible(s, 1, known0 | played0)
    missing0 = cards_in(s.hand[0]) - cards_in(known0)
    missing1 = cards_in(s.hand[1]) - cards_in(known1)
    only0, only1, shared = choice0 & ~choice1, choice1 & ~choice0, choice0 & choice1
    fitting = False
    hand0, hand1 = NO_CARDS, NO_CARDS
    while not fitting:
        k = share(cards_in(only0), cards_in(shared), cards_in(only1), missing0, missing1, stream)
        from_shared = some_of(shared, k, stream)
        hand0 = known0 | from_shared | some_of(only0, missing0 - k, stream)
        hand1 = known1 | some_of(only1 | shared & ~from_shared, missing1, stream)
        fitting = fits(t, s, 0, hand0 | played0) and fits(t, s, 1, hand1 | played1)
    s.unseen = (s.unseen | s.hand[0] | s.hand[1]) & ~(hand0 | hand1)
    give(s, 0, hand0)
    give(s, 1, hand1)


@rule
def ways(a: int, c: int, b: int, missing0: int, missing1: int, k: int) -> int:
    """I17 In how many ways two hands are filled if k of c shared cards go to the first."""
    if k > missing0 or k > c:
        return 0
    return CHOOSE[a * N_CHOOSE + missing0 - k] * CHOOSE[c * N_CHOOSE + k] * CHOOSE[(c - k + b) * N_CHOOSE + missing1]


@rule
def share(a: int, c: int, b: int, missing0: int, missing1: int, stream: Stream) -> int:
    """I17 How many of c shared cards go to the first hand, each way of filling both being equally likely."""
    total = 0
    for k in range(HAND_SIZE + 1):
        total += ways(a, c, b, missing0, missing1, k)
    x = below_wide(stream, total)
    k = 0
    while x >= ways(a, c, b, missing0, missing1, k):
        x -= ways(a, c, b, missing0, missing1, k)
        k += 1
    return k


@rule
def below_wide(stream: Stream, n: int) -> int:
    """I17 One of 0 … n-1, equally likely, for n far beyond 32 bits."""
    end = (1 << WIDE) // n * n
    x = end
    while x >= end:
        x = word(stream) << WIDE - 32 | word(stream) >> 64 - WIDE
    return x % n


@rule
def fits(t: Terms, s: State, seat: int, cards: int) -> bool:
    """I17 Whether this seat, dealt these cards, would have said and shown what it did."""
    if s.turn_up == NOBODY:
        return True
    for what in range(N_CLASSES):
        value = value_of(t, s, what, cards)
        if value < s.least[seat * N_CLASSES + what] or value > s.most[seat * N_CLASSES + what]:
            return False
        if s.shower[what] == seat and not shows_the_same(t, s, what, cards):
            return False
    return True


@rule
def shows_the_same(t: Terms, s: State, what: int, cards: int) -> bool:
    """I7, I12, I14 Whether these cards would have been shown as they were: all of them, unless the match ended before."""
    n = payable(t, what, cards)
    if n < s.n_shown[what] or (what < s.speaking_of and n > s.n_shown[what]):
        return False
    shown = NO_CARDS
    for i in range(s.n_shown[what]):
        shown |= to_show(t, s, what, cards, i)
    return shown == s.shown_for[what]


@rule
def give(s: State, seat: int, hand: int) -> None:
    """I8 Put these cards into a hand. The row that told this seat its card tells nothing to others."""
    s.dealt[seat] = s.dealt[seat] & ~s.hand[seat] | hand
    s.hand[seat] = hand
    for row in range(s.n_events):
        if s.event[row] == DEALT and s.event_seat[row] == seat:
            s.event_about[row] = NOBODY
