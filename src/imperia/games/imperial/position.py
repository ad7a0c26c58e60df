"""The position notation: a whole match as one line of text, for tests, puzzles and reports.

    imperial - 1:0 0.3/0.0 P3/- KH KQ.A7.T98.76543/AJ.KQJ.7.KQJ98A KSAS 6 play

Ten fields: the game; options that differ from their default; number of the deal and dealer; reds.whites of each seat;
chips earned by cause (a letter and a number, in the order of LETTERS); turn-up; the twelve cards dealt to each seat by
suits (spades.hearts.diamonds.clubs); cards played, in order; how far the declarations are; what is asked. An empty field is "-".
Declarations: class (0 carte blanche … 5 quartet with the turn-up, 6 all settled), then how much is said (0, 1, 2) and how
many combinations are shown: 3.2.1. What is asked: lot, card, declare:SEAT, play, over:WINNER. All that the table has learnt
follows from the cards.
"""

from __future__ import annotations

from typing import Any

from ...engine import batch
from ..game import BadPosition
from .options import ACE_CAPTURE
from .pack import CODE, NAME, RANKS, SUITS
from .rules import CHANCE, NOBODY, OVER, State, Terms, new_game
from .rules.cards import HAND_SIZE, N_RANKS, N_SUITS, PACK, SUIT_OF
from .rules.chips import REDS_TO_WIN, WHITES_IN_A_RED
from .rules.combinations import payable, value_of
from .rules.declarations import better, show
from .rules.dialogue import answer, first_word
from .rules.play import lay, leader_now, playable
from .rules.state import (
    ALL_SAID,
    ANNOUNCE,
    FIRST_WORD,
    FOLLOW,
    LEAD,
    MAX_EVENTS,
    N_CAUSES,
    N_CLASSES,
    NOTHING,
    POINT,
    QUARTET,
    SEATS,
    WHICH_CARD,
    WHO_DEALS,
)

LETTERS = (
    "BPSQRFUJAHTX"  # of causes: blanche, point, sequence, quartet, run and four with the turn-up, turn-up, jack, ace, honour, …
)
FIELDS = ("game", "options", "deal", "chips", "earned", "turn-up", "hands", "played", "declared", "asked")
MOST_DEALS = 90  # 37 more may follow, and an event tells the number in a byte


# ---- from records to text


def position_of(t: Any, s: Any) -> str:
    """The text of a position."""
    fields = (
        "imperial",
        ",".join(_options(t)) or "-",
        f"{s.deals}:{'-' if s.dealer == NOBODY else s.dealer}",
        "/".join(f"{s.red[seat]}.{s.white[seat]}" for seat in range(SEATS)),
        "/".join(_earned(s, seat) for seat in range(SEATS)),
        "-" if s.turn_up == NOBODY else NAME[s.turn_up],
        "/".join(hand_text(s.dealt[seat]) for seat in range(SEATS)),
        "".join(NAME[card] for card in s.played[: s.n_played]) or "-",
        _declared(s),
        _asked(s),
    )
    return " ".join(fields)


def _options(t: Any) -> list[str]:
    told = [name for name in ("pay_all", "declare_by_hand") if getattr(t, name)]
    return told + ([f"ace_capture={ACE_CAPTURE[t.ace_capture]}"] if t.ace_capture else [])


def _earned(s: Any, seat: int) -> str:
    chips = s.earned[seat * N_CAUSES : seat * N_CAUSES + N_CAUSES]
    return "".join(f"{LETTERS[cause]}{n}" for cause, n in enumerate(chips) if n) or "-"


def hand_text(cards: int) -> str:
    """A set of cards by suits: KQJ.A7.T98.7654."""
    suits = [cards >> suit * N_RANKS & 0xFF for suit in range(N_SUITS)]
    return ".".join("".join(RANKS[rank] for rank in reversed(range(N_RANKS)) if ranks >> rank & 1) for ranks in suits)


def _declared(s: Any) -> str:
    if s.speaking_of == NOBODY:
        return "-"
    shown = s.n_shown[s.speaking_of] if s.speaking_of < N_CLASSES else 0
    return f"{s.speaking_of}.{s.said}.{shown}".removesuffix(".0").removesuffix(".0")


def _asked(s: Any) -> str:
    words = {NOTHING: f"over:{s.winner}", WHO_DEALS: "lot", WHICH_CARD: "card", ANNOUNCE: f"declare:{s.turn}"}
    return words.get(s.asked, "play")


# ---- from text to records


def parse_position(text: str) -> tuple[Any, Any]:
    """Terms and State of a text. Raises BadPosition: where is one of FIELDS, what is the part that cannot be."""
    parts = text.split()
    if len(parts) != len(FIELDS):
        raise BadPosition(reason="imperial-fields", where="position", what=str(len(parts)), fields=", ".join(FIELDS))
    if parts[0] != "imperial":
        raise BadPosition(reason="imperial-game", where="game", what=parts[0])
    t, s = batch(Terms, 1)[0], batch(State, 1)[0]
    _read_options(t, parts[1])
    new_game(t, s)
    _read_deal(s, parts[2])
    _read_chips(s, parts[3])
    _read_earned(s, parts[4])
    _read_cards(s, parts[5], parts[6])
    _read_declared(t, s, parts[8])
    _read_played(t, s, parts[7])
    _read_asked(t, s, parts[9])
    s.n_events, s.events_lost = 0, 0
    s.event, s.event_seat, s.event_about, s.event_value = ([0] * MAX_EVENTS for _ in range(4))
    return t, s


def _number(where: str, text: str, most: int, least: int = 0) -> int:
    if not (text.isascii() and text.isdigit() and len(text) <= 5 and least <= int(text) <= most):
        raise BadPosition(reason="imperial-number", where=where, what=text, least=least, most=most)
    return int(text)


def _pair(where: str, text: str, mark: str) -> tuple[str, str]:
    first, found, second = text.partition(mark)
    if not found or mark in second:
        raise BadPosition(reason="imperial-pair", where=where, what=text, mark=mark)
    return first, second


def _read_options(t: Any, text: str) -> None:
    for part in text.split(",") if text != "-" else []:
        if part in ("pay_all", "declare_by_hand"):
            setattr(t, part, 1)
        elif part.startswith("ace_capture=") and part.partition("=")[2] in ACE_CAPTURE:
            t.ace_capture = ACE_CAPTURE.index(part.partition("=")[2])
        else:
            raise BadPosition(reason="imperial-option", where="options", what=part)


def _read_deal(s: Any, text: str) -> None:
    number, dealer = _pair("deal", text, ":")
    if text == "0:-":
        return
    s.deals = _number("deal", number, MOST_DEALS, 1)
    s.dealer = _number("deal", dealer, 1)


def _read_chips(s: Any, text: str) -> None:
    for seat, chips in enumerate(_pair("chips", text, "/")):
        reds, whites = _pair("chips", chips, ".")
        s.red[seat] = _number("chips", reds, REDS_TO_WIN)
        s.white[seat] = _number("chips", whites, WHITES_IN_A_RED - 1)


def _read_earned(s: Any, text: str) -> None:
    for seat, chips in enumerate(_pair("earned", text, "/")):
        i, last = 0, -1
        while i < len(chips) and chips != "-":
            cause, i, start = LETTERS.find(chips[i]), i + 1, i + 1
            while i < len(chips) and chips[i].isdigit():
                i += 1
            if cause <= last:
                raise BadPosition(reason="imperial-cause", where="earned", what=chips, letters=LETTERS)
            s.earned[seat * N_CAUSES + cause] = _number("earned", chips[start:i], 9999, 1)
            last = cause


def _hand(text: str) -> int:
    suits = text.split(".")
    if len(suits) != N_SUITS:
        raise BadPosition(reason="imperial-suits", where="hands", what=text)
    cards = 0
    for suit, ranks in enumerate(suits):
        for rank in ranks:
            if rank not in RANKS:
                raise BadPosition(reason="imperial-card", where="hands", what=rank + SUITS[suit])
            card = 1 << CODE[rank + SUITS[suit]]
            if cards & card:
                raise BadPosition(reason="imperial-twice", where="hands", what=rank + SUITS[suit])
            cards |= card
    return cards


def _read_cards(s: Any, turned: str, hands: str) -> None:
    """I8 The cards dealt, which are as many as the order of dealing allows, and the turn-up."""
    if turned != "-" and turned not in CODE:
        raise BadPosition(reason="imperial-card", where="turn-up", what=turned)
    first, second = (_hand(text) for text in _pair("hands", hands, "/"))
    up = 1 << CODE[turned] if turned != "-" else 0
    twice = first & second | (first | second) & up
    if twice:
        raise BadPosition(reason="imperial-twice", where="hands", what=NAME[twice.bit_length() - 1])
    n = (first | second).bit_count()
    if (n and s.dealer == NOBODY) or (up and n < HAND_SIZE * SEATS):
        raise BadPosition(reason="imperial-early", where="turn-up" if up else "hands", what=turned if up else hands)
    of_elder = sum(i // 3 % SEATS == 0 for i in range(n))
    counts = [of_elder, n - of_elder] if s.dealer == 1 else [n - of_elder, of_elder]
    if n > HAND_SIZE * SEATS or [first.bit_count(), second.bit_count()] != counts:
        raise BadPosition(reason="imperial-count", where="hands", what=f"{first.bit_count()}, {second.bit_count()}")
    s.dealt, s.hand = [first, second], [first, second]
    s.unseen = PACK & ~(first | second | up)
    if up:
        s.turn_up = CODE[turned]
        s.trump = SUIT_OF[s.turn_up]


def _read_declared(t: Any, s: Any, text: str) -> None:
    """I11-I17 Speak the declarations again, as far as they have come; no chips are paid for it."""
    if text == "-":
        return
    numbers = [_number("declared", part, N_CLASSES) for part in text.split(".")]
    what, said, shown = (*numbers, 0, 0)[:3]
    by_hand = bool(t.declare_by_hand) and POINT <= what <= QUARTET and said < ALL_SAID and shown == 0
    won = what < N_CLASSES and said == ALL_SAID and shown > 0  # in the middle of a class
    fits = len(numbers) <= 3 and s.turn_up != NOBODY and (by_hand or won or (what == N_CLASSES and len(numbers) == 1))
    for before in range(what if fits else 0):
        _speak(t, s, before, ALL_SAID, NOBODY)
    s.speaking_of, s.said = what, said
    if fits and what < N_CLASSES:
        _speak(t, s, what, said, shown)
        fits = s.n_shown[what] == shown
    if not fits:
        raise BadPosition(reason="imperial-declared", where="declared", what=text)


def _speak(t: Any, s: Any, what: int, said: int, shown: int) -> None:
    first, second = (value_of(t, s, what, s.dealt[seat]) for seat in (1 - s.dealer, s.dealer))
    s.n_events = 0
    if said >= FIRST_WORD:
        first_word(s, what, first)
    if said == ALL_SAID:
        answer(s, what, first, second)
        s.said = ALL_SAID
        seat = better(s, first, second)
        n = 0 if seat == NOBODY else payable(t, what, s.dealt[seat])
        for i in range(n if shown == NOBODY else min(n, shown)):
            s.n_events = 0
            show(t, s, seat, what, i, max(first, second))


def _read_played(t: Any, s: Any, text: str) -> None:
    """I18-I20 Play the cards again; each must have been allowed."""
    names = [text[i : i + 2] for i in range(0, len(text), 2)] if text != "-" else []
    if names and (s.speaking_of != N_CLASSES or len(names) > SEATS * HAND_SIZE):
        raise BadPosition(reason="imperial-early", where="played", what=text)
    for name in names:
        follows = s.n_played % SEATS
        seat = 1 - leader_now(t, s) if follows else leader_now(t, s)
        s.asked = FOLLOW if follows else LEAD
        if name not in CODE or not playable(t, s, seat) >> CODE[name] & 1:
            raise BadPosition(reason="imperial-played", where="played", what=name)
        lay(t, s, seat, CODE[name])


def _read_asked(t: Any, s: Any, text: str) -> None:
    """I7, I12 What is asked must agree with all that stands before it."""
    word, _, seat = text.partition(":")
    if word == "over":
        s.winner = _number("asked", seat, 1)
        s.asked, s.turn = NOTHING, OVER
        fits = s.red[1 - s.winner] < REDS_TO_WIN
    elif word == "declare":
        elder_first = s.said == (0 if s.dealer != NOBODY and _number("asked", seat, 1) != s.dealer else FIRST_WORD)
        s.asked, s.turn = ANNOUNCE, _number("asked", seat, 1)
        fits = bool(t.declare_by_hand) and POINT <= s.speaking_of <= QUARTET and elder_first
    elif text == "play":
        follows = s.n_played % SEATS
        s.asked = FOLLOW if follows else LEAD
        fits = s.speaking_of == N_CLASSES and s.n_played < SEATS * HAND_SIZE
        s.turn = (1 - leader_now(t, s) if follows else leader_now(t, s)) if fits else NOBODY
    else:
        s.asked, s.turn = (WHO_DEALS if text == "lot" else WHICH_CARD), CHANCE
        due = s.dealer == NOBODY if text == "lot" else s.dealer != NOBODY
        fits = text in ("lot", "card") and due and s.turn_up == NOBODY
    if not fits or (word != "over" and max(s.red) == REDS_TO_WIN):
        raise BadPosition(reason="imperial-asked", where="asked", what=text)
