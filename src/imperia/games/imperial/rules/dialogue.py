"""Piquet's formal dialogue, word by word, and what the whole table learns from every word (I12-I17)."""

from __future__ import annotations

from ....engine import rule
from .cards import ALL_FOUR
from .combinations import LENGTH_FIRST, QUARTET_RANK, RUN_LENGTH, RUN_TOP
from .events import ANSWERS, ASKS, GOOD, SAYS, tell
from .state import FIRST_WORD, N_CLASSES, POINT, QUARTET, SEQUENCE, State, elder


@rule
def learn(s: State, seat: int, what: int, least: int, most: int) -> None:
    """I17 What the table now knows of a seat's value in a class."""
    s.least[seat * N_CLASSES + what] = least
    s.most[seat * N_CLASSES + what] = most


@rule
def first_word(s: State, what: int, value: int) -> None:
    """I12, I17 The elder begins: the length of his point or sequence, the rank of his quartet. (Other classes have no words.)"""
    s.said = FIRST_WORD
    seat = elder(s)
    if what == POINT:
        length = value // LENGTH_FIRST
        tell(s, SAYS, seat, what, length)
        learn(s, seat, what, length * LENGTH_FIRST, length * LENGTH_FIRST + LENGTH_FIRST - 1)
    elif what == SEQUENCE:
        length = RUN_LENGTH[value]
        tell(s, SAYS, seat, what, length)
        learn(s, seat, what, 1 if length == 3 else value, 2 if length == 3 else value)
    else:
        learn(s, seat, what, value, value)
        if what == QUARTET:
            tell(s, SAYS, seat, what, value)
            name_quartet(s, seat, value)


@rule
def name_quartet(s: State, seat: int, value: int) -> None:
    """I17 A quartet is named by its rank, and so are its four cards."""
    if value > 0:
        s.known[seat] |= ALL_FOUR[QUARTET_RANK[value - 1]]


@rule
def answer(s: State, what: int, first: int, second: int) -> None:
    """I12, I17 The dealer answers, and the rest of the dialogue follows by itself. First: the elder's value; second: his."""
    if what == POINT:
        answer_point(s, first, second)
    elif what == SEQUENCE:
        answer_sequence(s, first, second)
    elif what == QUARTET:
        answer_quartet(s, first, second)
    else:  # silence tells that nobody has carte blanche, or a combination with the turn-up
        learn(s, s.dealer, what, second, second)


@rule
def answer_point(s: State, first: int, second: int) -> None:
    """I13, I17 To "five": "six", or "good", or "how much?" "Forty-five." "Good", or "forty-seven".

    A dealer who is longer names only his own length: the elder's sum stays unknown.
    """
    length = first // LENGTH_FIRST
    if second // LENGTH_FIRST > length:
        beat(s, POINT, SAYS, second // LENGTH_FIRST, second)
    elif second // LENGTH_FIRST < length:
        good(s, POINT, 0, length * LENGTH_FIRST - 1)
    else:
        equal(s, POINT, first, first % LENGTH_FIRST)
        if second > first:
            beat(s, POINT, ANSWERS, second % LENGTH_FIRST, second)
        else:
            good(s, POINT, length * LENGTH_FIRST, first)


@rule
def answer_sequence(s: State, first: int, second: int) -> None:
    """I14, I17 To "three": "four", or "good", or "how high?" "To the queen." "Good", or "to the king". To "none": "none".

    At four to four there is nothing to ask: "good", as from a dealer who is shorter. The top of one who is beaten by length
    stays unknown.
    """
    length = RUN_LENGTH[first]
    if RUN_LENGTH[second] > length:
        beat(s, SEQUENCE, SAYS, RUN_LENGTH[second], second)
    elif first == 0:
        beat(s, SEQUENCE, SAYS, 0, 0)
    elif length == 3 and second > 0:
        equal(s, SEQUENCE, first, RUN_TOP[first])
        if second > first:
            beat(s, SEQUENCE, ANSWERS, RUN_TOP[second], second)
        else:
            good(s, SEQUENCE, 1, first)
    else:
        good(s, SEQUENCE, 0, first if length == 4 else 0)


@rule
def answer_quartet(s: State, first: int, second: int) -> None:
    """I15, I17 To a rank: "good", or a better rank. To "none": "none", or a rank."""
    if second > first or first == 0:
        beat(s, QUARTET, SAYS, second, second)
        name_quartet(s, s.dealer, second)
    else:
        good(s, QUARTET, 0, first - 1)


@rule
def beat(s: State, what: int, how: int, word: int, value: int) -> None:
    """I17 The dealer names what he has: better than the elder's, or none to none."""
    tell(s, how, s.dealer, what, word)
    learn(s, s.dealer, what, value, value)


@rule
def good(s: State, what: int, least: int, most: int) -> None:
    """I17 The dealer cannot beat it."""
    tell(s, GOOD, s.dealer, what, 0)
    learn(s, s.dealer, what, least, most)


@rule
def equal(s: State, what: int, first: int, word: int) -> None:
    """I17 The dealer, of equal length, asks how much or how high; the elder answers with the sum or the top."""
    tell(s, ASKS, s.dealer, what, 0)
    tell(s, ANSWERS, elder(s), what, word)
    learn(s, elder(s), what, first, first)
