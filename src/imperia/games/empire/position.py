"""The position notation of Империя: a whole game as one line of words, `field=value`, in which empty fields are left out.

    empire players=3 win=3 what=play turn=1 turns=7 plays=2 pile=money-1*3,spaceport hand0=ceres table0=vesta@brown …

Cards are named by slug, several with `*`; on a table they have a place: `money-1@bank`, `vesta@brown`, `rocket@loose`,
`rocket@green` (on a system). Terms come first, then the turn, the piles, each seat, and what is asked.
"""

from __future__ import annotations

import base64
from collections.abc import Iterable, Mapping
from typing import Any

from .content import packed
from .options import Options
from .reading import AGREED, COUNTED, HAPPENED, NUMBERS, PILES, SEAT, Reader
from .rules import MAX_COLOURS, MAX_FACES, MAX_SEATS, NOBODY, SLOTS
from .rules.terms import MULTICOLOUR, ROCKET
from .terms import deck_of, options_of
from .view import WHAT
from .vocabulary import Thing, Vocabulary, words_of


def position_of(t: Any, s: Any) -> str:
    """Terms and State but for event rows."""
    words = words_of(t)
    fields: dict[str, str] = {"players": str(t.players), **agreed(t), "what": WHAT[s.what]}
    fields |= {name: str(getattr(s, name)) for name, usual in NUMBERS.items() if getattr(s, name) != usual}
    fields |= piles(s, words)
    for seat in range(t.players):
        fields |= {f"{name}{seat}": text for name, text in side(s, words, seat).items()}
    return " ".join(["empire", *(f"{name}={text}" for name, text in fields.items() if text)])


def agreed(t: Any) -> dict[str, str]:
    """Options that are not the defaults, decks, systems to win, and a deck that is not the shipped one."""
    options, usual = options_of(t), Options()
    said = {"decks": str(t.decks), "systems_to_win": str(t.systems_to_win)}
    for name in AGREED:
        value = getattr(options, name)
        if value != getattr(usual, name):
            said[name] = {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
    if t.deck:
        said["deck"] = base64.urlsafe_b64encode(packed(deck_of(t))).decode().rstrip("=")
    return said


def cards(words: Vocabulary, counts: Iterable[int]) -> str:
    """Cards by face with their numbers: "ceres,money-1*3"."""
    return ",".join(several(words.cards[face], n) for face, n in enumerate(counts) if n)


def several(text: str, n: int) -> str:
    """One or more of something."""
    return text if n == 1 else f"{text}*{n}"


def things(laid: Mapping[Thing, int]) -> str:
    """Things on a table with their numbers: "vesta@brown,money-1@bank*2"."""
    return ",".join(several(f"{thing.card}@{thing.at}", n) for thing, n in laid.items() if n)


def piles(s: Any, words: Vocabulary) -> dict[str, str]:
    """The draw pile, what lies under it, what was played; and what is known of them."""
    under = zip(s.under[: s.under_size], s.under_by, s.under_open)
    notes = zip(s.note_face[: s.n_notes], s.note_by, s.note_with)
    spent = [words.cards[face] for face in s.spent[: s.n_discard + s.n_area]]
    shown = {
        "pile": cards(words, s.pile),
        "under": ",".join(f"{words.cards[face]}@{by}{'?' if known else ''}" for face, by, known in under),
        "notes": ",".join(f"{words.cards[face]}@{by}@{seat}" for face, by, seat in notes),
        "past": ",".join(row_of_past(words, *row) for row in zip(s.past_what[: s.n_past], s.past_face)),
        "discard": ",".join(spent[: s.n_discard]),
        "area": ",".join(spent[s.n_discard :]),
        "given": f"{words.things[s.given].card}@{words.things[s.given].at}" if s.given != NOBODY else "",
    }
    assert tuple(shown) == PILES
    return shown


def row_of_past(words: Vocabulary, what: int, face: int) -> str:
    """E50 A row of the past: the seat, a sign of what happened, and the card, or "?" where nobody is left who saw it."""
    return f"{what % MAX_SEATS}{HAPPENED[what // MAX_SEATS]}{'?' if face == NOBODY else words.cards[face]}"


def on_table(s: Any, words: Vocabulary, seat: int) -> dict[Thing, int]:
    """All that lies before a seat."""
    laid = {words.things[slot]: n for slot, n in enumerate(s.table[seat * SLOTS : (seat + 1) * SLOTS]) if n}
    for c, colour in enumerate(words.colours):
        at = seat * MAX_COLOURS + c
        if s.multi[at]:
            laid[Thing(words.cards[words.of_kind[MULTICOLOUR]], colour)] = s.multi[at]
        if s.rockets[at]:
            laid[Thing(words.cards[words.of_kind[ROCKET]], colour)] = s.rockets[at]
    return laid


def side(s: Any, words: Vocabulary, seat: int) -> dict[str, str]:
    """A seat's hand and table, what is known of it and asked of it."""
    mine = slice(seat * MAX_FACES, (seat + 1) * MAX_FACES)
    aside = {words.things[slot]: n for slot, n in enumerate(s.aside[seat * SLOTS : (seat + 1) * SLOTS]) if n}
    for c, colour in enumerate(words.colours):
        if s.aside_rockets[seat * MAX_COLOURS + c]:
            aside[Thing("rocket", colour)] = s.aside_rockets[seat * MAX_COLOURS + c]
    shown = {
        "hand": cards(words, s.hand[mine]),
        "known": cards(words, s.known[mine]),
        "table": things(on_table(s, words, seat)),
        "aside": things(aside),
    }
    shown |= {name: "" if getattr(s, name)[seat] == usual else str(getattr(s, name)[seat]) for name, usual in COUNTED.items()}
    assert tuple(shown) == SEAT
    return shown


def parse_position(text: str) -> tuple[Any, Any]:
    """Terms and State of a position text. Raises BadPosition naming the field."""
    reader = Reader(text)
    t = reader.terms()
    return t, reader.state(t)
