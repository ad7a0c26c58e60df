"""All that a viewer may know of a position: open tables, piles by size, the discard, his own hand, what is known of others."""

from __future__ import annotations

from typing import Any

import msgspec

from ..game import EVERYTHING
from .rules import ITEMS, MAX_COLOURS, MAX_FACES, NOBODY, SLOTS, to_act
from .rules.choices import MAX_MOVES
from .rules.state import ANSWER, ANSWERING, COLOUR, DEALING, DRAWING, ENDED, GIVING, LIMITING, LOT, NOTHING, PAY, PLAYING, TAKING
from .rules.table import freight, loose_rockets
from .rules.terms import ANNIHILATION, FIVER, MONEY
from .rules.winning import may_declare
from .vocabulary import Thing, Vocabulary

WHAT = {
    DEALING: "deal", LOT: "lot", DRAWING: "draw", PLAYING: "play", TAKING: "take", GIVING: "give", ANSWERING: "answer",
    LIMITING: "limit", ENDED: "over",
}  # fmt: skip
ASKED = {NOTHING: "", ANSWER: "answer", PAY: "pay", COLOUR: "colour"}


class Count(msgspec.Struct, frozen=True, gc=False):
    """So many equal cards."""

    card: str
    n: int = 1


class Group(msgspec.Struct, frozen=True):
    """E15 All objects of a colour before a seat, in the order in which groups are filled: the first full ones are systems.

    rockets: on these systems; size: objects of a system; freight: what all groups of the colour earn now (E30, E34).
    """

    colour: str
    cards: tuple[Count, ...]
    objects: int
    size: int
    systems: int
    rockets: int
    freight: int


class Debt(msgspec.Struct, frozen=True):
    """What a seat is asked for: a word ("answer", "pay", "colour"), what is owed still, what is set aside, what is named.

    card, colour: the object that is to be taken (E37, E38), or the rocket aimed at (E36: its colour or "loose").
    """

    asked: str
    owes: int = 0
    aside: tuple[tuple[Thing, int], ...] = ()
    named: Thing | None = None


class Side(msgspec.Struct, frozen=True):
    """What lies before a seat, and of its hand what the viewer may know.

    hand: the cards, or None where they are hidden; known: those that the viewer knows to be with this seat, in the hand
    or under the pile (E50); score: systems that count for victory; worth: printed value of all that lies there (E19, E20).
    """

    hand_size: int
    hand: tuple[Count, ...] | None
    known: tuple[Count, ...]
    bank: tuple[Count, ...]
    money: int
    groups: tuple[Group, ...]
    loose: int
    score: int
    worth: int
    debt: Debt | None = None
    can_declare: bool = False
    resigned: bool = False


class Buried(msgspec.Struct, frozen=True, gc=False):
    """E7 A card under the draw pile: who put it there, and which, if the viewer may know."""

    seat: int
    card: str | None = None


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A position as one viewer sees it.

    to_act: the seat waited for, -1 chance, -2 over. asked: "play", "take", "give", "answer", "limit", "deal", "lot", "draw"
    or "over"; resolving: the Contact card that is being resolved; target, given: E37, E38. under: from the first drawn.
    """

    game: str
    viewer: int
    to_act: int
    asked: str
    turn: int
    turns: int
    plays: int
    moves: int
    systems_to_win: int
    sides: tuple[Side, ...]
    pile: int
    under: tuple[Buried, ...]
    discard: tuple[str, ...]
    area: tuple[str, ...]
    resolving: str = ""
    target: int = NOBODY
    given: Thing | None = None
    winners: tuple[int, ...] = ()


def view_of(t: Any, s: Any, words: Vocabulary, viewer: int) -> View:
    """E50 The view of a seat, of a spectator (-1), or of the log itself (-2), to which nothing is hidden."""
    spent = [words.cards[face] for face in s.spent[: s.n_discard + s.n_area]]
    return View(
        game="empire",
        viewer=viewer,
        to_act=to_act(t, s),
        asked=WHAT[s.what],
        turn=s.turn,
        turns=s.turns,
        plays=s.plays,
        moves=MAX_MOVES - s.moves,
        systems_to_win=t.systems_to_win,
        sides=tuple(side_of(t, s, words, seat, viewer) for seat in range(t.players)),
        pile=s.pile_size,
        under=tuple(
            Buried(by, words.cards[face] if viewer in (by, EVERYTHING) else None)
            for face, by in zip(s.under[: s.under_size], s.under_by)
        ),
        discard=tuple(spent[: s.n_discard]),
        area=tuple(spent[s.n_discard :]),
        resolving=resolving(words, s),
        target=s.target,
        given=words.things[s.given] if s.given != NOBODY else None,
        winners=tuple(seat for seat in range(t.players) if s.winners >> seat & 1),
    )


def resolving(words: Vocabulary, s: Any) -> str:
    """The Contact card that is being resolved: the last in the play area that is no Fiver (E10)."""
    if s.what not in (TAKING, GIVING, ANSWERING):
        return ""
    fiver = words.of_kind.get(FIVER, NOBODY)
    played = [face for face in s.spent[s.n_discard : s.n_discard + s.n_area] if face != fiver]
    return str(words.cards[played[-1]])


def counted(words: Vocabulary, counts: Any) -> tuple[Count, ...]:
    """Cards with their numbers, by face."""
    return tuple(Count(words.cards[face], n) for face, n in enumerate(counts) if n)


def side_of(t: Any, s: Any, words: Vocabulary, seat: int, viewer: int) -> Side:
    """One seat's side of the table."""
    mine = slice(seat * MAX_FACES, seat * MAX_FACES + len(words.cards))
    bank = bank_of(s, words, seat)
    value = t.value
    return Side(
        hand_size=s.hand_size[seat],
        hand=counted(words, s.hand[mine]) if viewer in (seat, EVERYTHING) else None,
        known=known_of(s, words, seat, viewer),
        bank=bank,
        money=sum(one.n * value[words.card_number[one.card]] for one in bank),
        groups=tuple(group_of(t, s, words, seat, c) for c in range(t.n_colours) if s.objects[seat * MAX_COLOURS + c]),
        loose=loose_rockets(t, s, seat),
        score=s.score[seat],
        worth=s.worth[seat],
        debt=debt_of(t, s, words, seat),
        can_declare=may_declare(t, s, seat),
        resigned=bool(s.resigned >> seat & 1),
    )


def known_of(s: Any, words: Vocabulary, seat: int, viewer: int) -> tuple[Count, ...]:
    """E50 Cards known to be with a seat: to all, and to a viewer who saw it draw what he himself had put under the pile."""
    if not s.n_known[seat] and not s.n_notes:
        return ()
    known = s.known[seat * MAX_FACES : seat * MAX_FACES + len(words.cards)]
    for i in range(s.n_notes):
        if (s.note_by[i], s.note_with[i]) == (viewer, seat):
            known[s.note_face[i]] += 1
    return counted(words, known)


def bank_of(s: Any, words: Vocabulary, seat: int) -> tuple[Count, ...]:
    """E11 Money, and Contact cards that are money."""
    table = s.table[seat * SLOTS : (seat + 1) * SLOTS : 2]
    return tuple(Count(words.cards[i], table[i]) for i, face in enumerate(words.faces) if face.kind >= MONEY and table[i])


def group_of(t: Any, s: Any, words: Vocabulary, seat: int, colour: int) -> Group:
    """E15 The objects of one colour."""
    at = seat * MAX_COLOURS + colour
    slots = t.member[t.members_from[colour] : t.members_from[colour + 1]]
    cards = [Count(words.cards[slot // 2], s.table[seat * SLOTS + slot]) for slot in slots if s.table[seat * SLOTS + slot]]
    if s.multi[at]:
        cards.append(Count("multicolour", s.multi[at]))
    return Group(
        words.colours[colour],
        tuple(cards),
        s.objects[at],
        t.full[colour],
        s.systems[at],
        s.rockets[at],
        freight(t, s, seat, colour),
    )


def aside_of(s: Any, words: Vocabulary, seat: int) -> tuple[tuple[Thing, int], ...]:
    """E18 What a seat has set aside for a payment: things, each with how many."""
    slots = s.aside[seat * SLOTS : (seat + 1) * SLOTS]
    rockets = s.aside_rockets[seat * MAX_COLOURS : seat * MAX_COLOURS + len(words.colours)]
    found = [(words.things[slot], n) for slot, n in enumerate(slots) if n]
    return tuple(found + [(Thing("rocket", words.colours[c]), n) for c, n in enumerate(rockets) if n])


def debt_of(t: Any, s: Any, words: Vocabulary, seat: int) -> Debt | None:
    """E43 What a seat is asked for, or will be when all are named (E38)."""
    asked, named = s.asked[seat], s.named[seat]
    if asked == NOTHING and named == NOBODY:
        return None
    thing = None
    if named != NOBODY and named < ITEMS:
        thing = words.rocket_at(named) if s.card == ANNIHILATION else words.things[named]
    return Debt(ASKED[asked], s.owes[seat], aside_of(s, words, seat) if asked == PAY else (), thing)
