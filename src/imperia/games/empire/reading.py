"""Reads a position text: every field checked by itself, then all together, so that no impossible game comes in."""

from __future__ import annotations

import base64
import binascii
from collections.abc import Iterator
from typing import Any

from ...engine import batch
from ...locale import ImperiaError
from ..game import BadPosition, read_options
from .content import Deck, checked, classic, unpacked
from .rules import ITEMS, MAX_CARDS, MAX_COLOURS, MAX_FACES, MAX_SEATS, NOBODY, SLOTS, State
from .rules.memory import TO_PILE, TO_UNDER, add_row, begin_past
from .rules.pile import to_pile
from .rules.state import (
    ANSWER,
    ANSWERING,
    BIRTHS,
    COLOUR,
    DEALING,
    DRAWING,
    ENDED,
    GIVING,
    LIMITING,
    LOT,
    MAX_PAST,
    NOTHING,
    PAY,
    RUNNING,
    TAKING,
    clear,
    to_hand,
)
from .rules.table import launch, loose_rockets, regroup, to_item
from .rules.terms import ANNIHILATION, DICTATOR, FREIGHT, GREAT_FREIGHT, MIND_SWAP, MULTICOLOUR, ROCKET, SPACE_FUND
from .terms import make_terms
from .view import WHAT
from .vocabulary import Thing, words_of

AGREED = ("refill_empty_hand", "multicolour_only_system", "distinct_colours", "victory", "turn_limit")
NUMBERS: dict[str, int] = {  # fields of State that are numbers, and what they are when left out
    "turn": NOBODY, "turns": 0, "plays": 0, "moves": 0, "played": 0, "idle": 0, "to_draw": 0, "ending": RUNNING, "winners": 0,
    "resigned": 0, "card": 0, "target": NOBODY,
}  # fmt: skip
COUNTED: dict[str, int] = {"asked": NOTHING, "owes": 0, "last": NOBODY, "named": NOBODY, "formed": NOBODY}  # the same by seat
ASKING = (FREIGHT, GREAT_FREIGHT, SPACE_FUND, ANNIHILATION, MIND_SWAP, DICTATOR)  # the cards that ask others for something
PILES = ("pile", "under", "notes", "past", "discard", "area", "given")
HAPPENED = "+<>-^~"  # FROM_PILE, FROM_UNDER, TO_UNDER, TO_TABLE, FROM_DISCARD, TO_PILE
SEAT = ("hand", "known", "table", "aside", *COUNTED)
LIMITS = {
    "turn": (NOBODY, MAX_SEATS - 1), "turns": (0, 100_000), "plays": (0, 2000), "moves": (0, 60), "played": (0, 1),
    "idle": (0, MAX_SEATS), "to_draw": (0, 120), "ending": (0, 4), "winners": (0, 2**MAX_SEATS - 1),
    "resigned": (0, 2**MAX_SEATS - 1), "card": (0, 14), "target": (NOBODY, MAX_SEATS - 1), "asked": (NOTHING, COLOUR),
    "owes": (0, 30_000), "last": (NOBODY, SLOTS * 32), "named": (NOBODY, ITEMS - 1), "formed": (NOBODY, 100_000),
}  # fmt: skip


def bad(reason: str, where: str, what: object, **facts: Any) -> BadPosition:
    """The error for a field."""
    return BadPosition(reason=f"empire-{reason}", where=where, what=str(what), **facts)


class Reader:
    """One position text."""

    def __init__(self, text: str) -> None:
        head, *parts = text.split() or [""]
        if head != "empire":
            raise bad("game", "empire", head)
        self.fields: dict[str, str] = {}
        for part in parts:
            name, found, value = part.partition("=")
            if not found or not value or name in self.fields:
                raise bad("pair", name, part)
            self.fields[name] = value
        self.used: set[str] = set()

    def take(self, name: str) -> str:
        """A field's text, or "" if it is left out."""
        self.used.add(name)
        return self.fields.get(name, "")

    def number(self, name: str, least: int, most: int, usual: int) -> int:
        """A field that is a number."""
        text = self.take(name)
        if not text:
            return usual
        digits = text.removeprefix("-")
        if not (digits.isascii() and digits.isdigit() and len(digits) <= 10 and least <= int(text) <= most):
            raise bad("number", name, text, least=least, most=most)
        return int(text)

    # ---- Terms

    def terms(self) -> Any:
        """The Terms: players, options, deck."""
        players = self.number("players", 2, MAX_SEATS, 0)
        agreed = {name: self.take(name) for name in ("decks", "systems_to_win", *AGREED) if name in self.fields}
        try:
            from .game import GAME

            return make_terms(players, read_options(GAME, agreed), self.deck())
        except ImperiaError as error:
            if isinstance(error, BadPosition):
                raise
            raise bad("terms", "players", error.said("en")) from None

    def deck(self) -> Deck:
        """The deck: packed, or the shipped one."""
        text = self.take("deck")
        if not text:
            return classic()
        try:
            return checked(unpacked(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))))
        except (ValueError, binascii.Error):
            raise bad("deck", "deck", text[:20]) from None

    # ---- State

    def state(self, t: Any) -> Any:
        """The State; the fields that are counts of others are counted anew."""
        s = batch(State, 1)[0]
        clear(s)
        self.t, self.s, self.words = t, s, words_of(t)
        what = self.take("what")
        if what not in WHAT.values():
            raise bad("word", "what", what, known=", ".join(WHAT.values()))
        s.what = next(code for code, word in WHAT.items() if word == what)
        for name, usual in NUMBERS.items():
            setattr(s, name, self.number(name, *LIMITS[name], usual))
        self.piles()
        for seat in range(t.players):
            self.side(seat)
        self.past()
        unknown = self.fields.keys() - self.used
        if unknown:
            raise bad("field", min(unknown), self.fields[min(unknown)])
        self.check()
        return s

    def parts(self, name: str) -> list[str]:
        """The parts of a list."""
        text = self.take(name)
        return text.split(",") if text else []

    def face(self, where: str, slug: str) -> int:
        """A card's face."""
        if slug not in self.words.card_number:
            raise bad("card", where, slug)
        return self.words.card_number[slug]

    def counted(self, name: str) -> Iterator[tuple[str, int]]:
        """The parts of a list with their numbers: "money-1*3"."""
        seen: set[str] = set()
        for part in self.parts(name):
            text, mark, n = part.partition("*")
            if mark and not (n.isascii() and n.isdigit() and len(n) <= 3 and 2 <= int(n) <= 120):
                raise bad("number", name, part, least=2, most=120)
            if text in seen:
                raise bad("twice", name, text)
            seen.add(text)
            yield text, int(n) if mark else 1

    def cards(self, name: str) -> Iterator[tuple[int, int]]:
        """Cards by face, with their numbers."""
        for slug, n in self.counted(name):
            yield self.face(name, slug), n

    def thing(self, where: str, text: str) -> Thing:
        """A card and where it lies."""
        slug, _, at = text.partition("@")
        thing = Thing(slug, at)
        rocket = slug == "rocket" and at in self.words.colour_number and ROCKET in self.words.of_kind
        if thing not in self.words.items and not rocket:
            raise bad("thing", where, text)
        return thing

    def seat_in(self, where: str, text: str) -> int:
        """A seat's number."""
        if not (text.isascii() and text.isdigit() and len(text) <= 2 and int(text) < self.t.players):
            raise bad("number", where, text, least=0, most=self.t.players - 1)
        return int(text)

    def piles(self) -> None:
        """The piles, and what is known of them."""
        s = self.s
        for face, n in self.cards("pile"):
            to_pile(s, face, n)
        for i, part in enumerate(self.limited("under")):
            slug, _, rest = part.partition("@")
            s.under[i] = self.face("under", slug)
            s.under_open[i] = int(rest.endswith("?"))
            s.under_by[i] = self.seat_in("under", rest.removesuffix("?"))
            s.under_size = i + 1
        for i, part in enumerate(self.limited("notes")):
            slug, by, seat = [*part.split("@"), "", ""][:3]
            s.note_face[i] = self.face("notes", slug)
            s.note_by[i], s.note_with[i] = self.seat_in("notes", by), self.seat_in("notes", seat)
            s.n_notes = i + 1
        discard, area = self.limited("discard"), self.limited("area")
        for i, slug in enumerate((discard + area)[:MAX_CARDS]):
            s.spent[i] = self.face("discard" if i < len(discard) else "area", slug)
            if self.words.faces[s.spent[i]].kind < FREIGHT:
                raise bad("contact", "discard" if i < len(discard) else "area", slug)
        s.n_discard, s.n_area = len(discard), len(area)
        given = self.take("given")
        if given:
            thing = self.thing("given", given)
            if not self.words.is_object(thing.card):
                raise bad("thing", "given", given)
            s.given = self.words.items[thing]

    def past(self) -> None:
        """E50 What happened to hidden cards; left out, it begins with what is known."""
        s, rows = self.s, self.limited("past", MAX_PAST)
        if not rows:
            begin_past(s)
        for row in rows:
            what, seat, face = self.row_of_past(row)
            if what == TO_PILE and (not s.n_past or s.past_what[s.n_past - 1] // MAX_SEATS != TO_PILE):
                s.shuffles += 1
            add_row(s, what, seat, face)
        if s.shuffles >= BIRTHS:
            raise bad("count", "past", s.shuffles, most=BIRTHS - 1)

    def row_of_past(self, text: str) -> tuple[int, int, int]:
        """One row: what happened, to which seat, and the card; only where it was face down may it be "?"."""
        seat = text[: len(text) - len(text.lstrip("0123456789"))]
        sign, slug = text[len(seat) : len(seat) + 1], text[len(seat) + 1 :]
        if not sign or sign not in HAPPENED:
            raise bad("pair", "past", text)
        what = HAPPENED.index(sign)
        if slug == "?" and what <= TO_UNDER:
            return what, self.seat_in("past", seat), NOBODY
        return what, 0 if what == TO_PILE else self.seat_in("past", seat), self.face("past", slug)

    def limited(self, name: str, most: int = MAX_CARDS) -> list[str]:
        """A list of single cards, of which there are only so many."""
        found = self.parts(name)
        if len(found) > most:
            raise bad("count", name, len(found), most=most)
        return found

    def side(self, seat: int) -> None:
        """A seat's hand and table, what is known of it and asked of it."""
        s = self.s
        for face, n in self.cards(f"hand{seat}"):
            for _ in range(n):
                to_hand(s, seat, face)
        for face, n in self.cards(f"known{seat}"):
            s.known[seat * MAX_FACES + face] = n
            s.n_known[seat] += n
        self.table(seat)
        for text, n in self.counted(f"aside{seat}"):
            thing = self.thing(f"aside{seat}", text)
            if thing in self.words.items:
                s.aside[seat * SLOTS + self.words.items[thing]] = n
            else:
                s.aside_rockets[seat * MAX_COLOURS + self.words.colour_number[thing.at]] = n
        for name, usual in COUNTED.items():
            getattr(s, name)[seat] = self.number(f"{name}{seat}", *LIMITS[name], usual)

    def table(self, seat: int) -> None:
        """E12, E15, E34 What lies before a seat; groups and systems follow from it."""
        t, s, words = self.t, self.s, self.words
        rockets: list[tuple[int, int, str]] = []
        for text, n in self.counted(f"table{seat}"):
            thing = self.thing(f"table{seat}", text)
            if thing.card == "rocket" and thing.at in words.colour_number:
                rockets.append((words.colour_number[thing.at], n, text))
            else:
                to_item(t, s, seat, words.items[thing], n)
        for colour in range(t.n_colours):
            regroup(t, s, seat, colour)
        for colour, n, text in rockets:
            if n > s.systems[seat * MAX_COLOURS + colour]:
                raise bad("rocket", f"table{seat}", text)
            for _ in range(n):
                launch(t, s, seat, colour)
        s.n_events = 0

    # ---- all together

    def check(self) -> None:
        """E1 Every card is somewhere once; what is asked fits what lies there."""
        t, s, words = self.t, self.s, self.words
        for face, slug in enumerate(words.cards):
            n = self.copies(face)
            if n != t.count[face]:
                raise bad("copies", slug, n, need=t.count[face])
        for name in ("turn", "target"):
            if getattr(s, name) >= t.players:
                raise bad("number", name, getattr(s, name), least=0, most=t.players - 1)
        self.check_asked()

    def copies(self, face: int) -> int:
        """How many copies of a face the text has, in all places."""
        s, t = self.s, self.t
        found: int = s.pile[face] + s.under[: s.under_size].count(face) + s.spent[: s.n_discard + s.n_area].count(face)
        for seat in range(t.players):
            found += s.hand[seat * MAX_FACES + face] + s.table[seat * SLOTS + 2 * face] + s.table[seat * SLOTS + 2 * face + 1]
            if t.kind[face] == ROCKET:
                found += s.launched[seat]
            if t.kind[face] == MULTICOLOUR:
                found += s.multis[seat]
        return found

    def check_asked(self) -> None:
        """E43 Seats are asked while a card is answered and at no other time; of each what it can answer."""
        t, s = self.t, self.s
        s.waiting = sum(1 for seat in range(t.players) if s.asked[seat] != NOTHING)
        begun = s.what not in (DEALING, LOT)
        drawing = s.what in (DEALING, DRAWING)
        if (begun != (s.turn != NOBODY) and s.what != ENDED) or (drawing and (s.to_draw == 0 or s.pile_size == 0)):
            raise bad("asked", "what", WHAT[s.what])
        if (s.what == ENDED) != (s.ending != RUNNING) or (s.what == ENDED) != (s.winners != 0):
            raise bad("asked", "ending", s.ending)
        if (s.waiting > 0) != (s.what == ANSWERING) and not (s.what == TAKING and s.card == DICTATOR):
            raise bad("asked", "what", WHAT[s.what])
        if (s.what in (TAKING, GIVING)) != (s.target != NOBODY):
            raise bad("asked", "target", s.target)
        if s.what == LIMITING and s.hand_size[s.turn] <= t.hand_limit:
            raise bad("asked", "what", WHAT[s.what])
        if s.what in (TAKING, GIVING, ANSWERING):
            self.check_resolving()
        for seat in range(t.players):
            self.check_seat(seat)

    def check_resolving(self) -> None:
        """E10, E37, E38 The card that is being resolved lies in the play area; what it needs is named."""
        s, words = self.s, self.words
        played = {words.faces[face].kind for face in s.spent[s.n_discard : s.n_discard + s.n_area]}
        if s.card not in played or s.card not in ASKING or (s.what != ANSWERING and s.card not in (MIND_SWAP, DICTATOR)):
            raise bad("asked", "card", s.card)
        named = [seat for seat in range(self.t.players) if s.named[seat] != NOBODY]
        if s.what == GIVING and named != [s.target]:
            raise bad("asked", "target", s.target)
        if s.card == MIND_SWAP and s.what == ANSWERING and s.given == NOBODY:
            raise bad("asked", "given", "")

    def check_seat(self, seat: int) -> None:
        """E18, E23 What is set aside lies there; what is named can be taken."""
        s = self.s
        mine = slice(seat * SLOTS, (seat + 1) * SLOTS)
        colours = slice(seat * MAX_COLOURS, (seat + 1) * MAX_COLOURS)
        aside = any(s.aside[mine]) or any(s.aside_rockets[colours])
        there = all(a <= b for a, b in zip(s.aside[mine], s.table[mine]))
        on_systems = all(a <= b for a, b in zip(s.aside_rockets[colours], s.rockets[colours]))
        if not there or not on_systems or (aside and s.asked[seat] != PAY):
            raise bad("asked", f"aside{seat}", s.asked[seat])
        naming = s.card in (ANNIHILATION, MIND_SWAP, DICTATOR) and s.asked[seat] == ANSWER
        if naming != (s.named[seat] != NOBODY) and not (s.what == GIVING and seat == s.target):
            raise bad("asked", f"named{seat}", s.named[seat])
        if naming and not self.can_name(seat):
            raise bad("asked", f"named{seat}", s.named[seat])
        if s.asked[seat] == COLOUR and s.given == NOBODY:
            raise bad("asked", f"asked{seat}", s.asked[seat])
        if s.asked[seat] == PAY and not 0 < s.owes[seat] < s.worth[seat]:
            raise bad("asked", f"owes{seat}", s.owes[seat])

    def can_name(self, seat: int) -> bool:
        """E36-E38 Whether what is named of a seat lies before it."""
        t, s = self.t, self.s
        item = s.named[seat]
        if s.card == ANNIHILATION:
            if item == 0:
                return loose_rockets(t, s, seat) > 0
            return bool(item <= t.n_colours and s.rockets[seat * MAX_COLOURS + item - 1])
        if item >= SLOTS:
            return bool(s.multi[seat * MAX_COLOURS + item - SLOTS])
        return bool(t.colour[item] != NOBODY and s.table[seat * SLOTS + item])
