"""From typed options and a checked deck to the Terms that the rules play by (E2, E4, E60), and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ...engine import NOBODY, batch
from ..game import BadOption, BadSeats
from .content import Deck, Face, classic, digest, faces_of, fill_order, packed, unpacked
from .options import Options
from .rules import MAX_CARDS, MAX_COLOURS, MAX_SEATS, MAX_SIZE, Terms
from .rules.terms import AUTOMATIC, DECLARED, FIVER, FREIGHT, MAX_COPIES, MONEY, N_KINDS, TWO_COLOUR, WORD, WORDS

MOST_DECKS = 3
SEATS_A_DECK = 8
VICTORIES = {"automatic": AUTOMATIC, "declared": DECLARED}
_DECKS: dict[int, Deck] = {}  # decks read from Terms, by Terms.deck


def least_decks(players: int) -> int:
    """E2 One deck for every eight players."""
    return -(-players // SEATS_A_DECK)


def systems_allowed(players: int, deck: Deck) -> list[int]:
    """E4, E60 The numbers of systems that may be agreed on; the default first."""
    usual = deck.numbers.systems_to_win or (4 if players == 2 else 3)
    short = [2] if players >= 7 else []
    return list(dict.fromkeys([usual, *(n for n in (3, 4 if players == 2 else 3, *short) if n <= len(deck.colour))]))


def settled(players: int, options: Options, deck: Deck) -> tuple[int, int]:
    """E2, E3, E4 Decks and systems to win, defaults filled in. Raises BadSeats or BadOption."""
    if not 2 <= players <= MAX_SEATS:
        raise BadSeats("E2", game="empire", players=players, least=2, most=MAX_SEATS)
    copies = sum(face.count for face in faces_of(deck))
    few = least_decks(players)
    room = MAX_COPIES // max(face.count for face in faces_of(deck))
    many = min(MOST_DECKS, MAX_CARDS // copies, room)
    decks = options.decks or few
    if few > many or players * deck.numbers.dealt > copies * max(decks, few):
        raise BadSeats("E3", game="empire", players=players, least=2, most=most_players(deck, options.decks))
    if not few <= decks <= many:
        raise BadOption("E2", game="empire", option="decks", value=str(decks), allowed=f"{few}-{many}")
    allowed = systems_allowed(players, deck)
    systems = options.systems_to_win or allowed[0]
    if systems not in allowed:
        said = ", ".join(str(n) for n in sorted(allowed))
        raise BadOption("E4", game="empire", option="systems_to_win", value=str(systems), allowed=said)
    return decks, systems


def most_players(deck: Deck, decks: int = 0) -> int:
    """E2, E3 Up to how many players there are cards enough, with so many decks (0: as many as the players ask for)."""
    copies = sum(face.count for face in faces_of(deck))
    few = (n for n in range(3, MAX_SEATS + 1) if n * deck.numbers.dealt > copies * (decks or least_decks(n)))
    return next(few, MAX_SEATS + 1) - 1


def make_terms(players: int, options: Options, deck: Deck) -> Any:
    """The Terms record. Raises BadSeats or BadOption."""
    t = batch(Terms, 1)[0]
    t.decks, t.systems_to_win = settled(players, options, deck)
    t.players = players
    t.refill_empty_hand = int(options.refill_empty_hand)
    t.multicolour_only_system = int(options.multicolour_only_system)
    t.distinct_colours = int(options.distinct_colours)
    t.victory = VICTORIES[options.victory]
    t.turn_limit = options.turn_limit
    numbers = deck.numbers
    t.dealt, t.drawn, t.plays, t.hand_limit = numbers.dealt, numbers.drawn, numbers.plays, numbers.hand_limit
    _write_deck(t, deck)
    _lay_out_colours(t, deck)
    _lay_out_faces(t, faces_of(deck))
    _lay_out_members(t, deck)
    return t


def options_of(t: Any) -> Options:
    """The options of Terms, defaults filled in."""
    return Options(
        decks=t.decks,
        systems_to_win=t.systems_to_win,
        refill_empty_hand=bool(t.refill_empty_hand),
        multicolour_only_system=bool(t.multicolour_only_system),
        distinct_colours=bool(t.distinct_colours),
        victory="declared" if t.victory else "automatic",
        turn_limit=t.turn_limit,
    )


def _write_deck(t: Any, deck: Deck) -> None:
    """Which deck it is, and the whole of one that is not the shipped one."""
    if deck == classic():
        return
    t.deck = int(digest(deck)[:15], 16)
    text = packed(deck)
    t.n_text = len(text)
    t.deck_text[: len(text)] = [byte - 256 if byte > 127 else byte for byte in text]
    _DECKS[t.deck] = deck


def deck_of(t: Any) -> Deck:
    """The deck of Terms."""
    if not t.deck:
        return classic()
    if t.deck not in _DECKS:
        _DECKS[t.deck] = unpacked(bytes(int(byte) & 255 for byte in t.deck_text[: t.n_text]))
    return _DECKS[t.deck]


def _lay_out_colours(t: Any, deck: Deck) -> None:
    t.n_colours = len(deck.colour)
    for i, colour in enumerate(deck.colour):
        t.full[i] = colour.size
        for step, freight in enumerate(colour.ladder):
            t.ladder[i * MAX_SIZE + step] = freight


def _lay_out_faces(t: Any, faces: tuple[Face, ...]) -> None:
    t.n_faces = len(faces)
    t.n_cards = t.decks * sum(face.count for face in faces)
    t.face_of[:] = [NOBODY] * N_KINDS
    t.colour[:] = [NOBODY] * len(t.colour)
    t.names[:] = [NOBODY] * len(t.names)
    for i, face in enumerate(faces):
        t.kind[i], t.value[i], t.count[i] = face.kind, face.value, face.count * t.decks
        on = t.names if face.kind == FREIGHT else t.colour
        for side, colour in enumerate(face.colours):
            on[2 * i + side] = colour
        if face.kind > TWO_COLOUR and face.kind not in (MONEY, FREIGHT):
            t.face_of[face.kind] = i
    t.objects[:] = _set_of(face.kind <= TWO_COLOUR for face in faces)
    t.two_coloured[:] = _set_of(face.kind == TWO_COLOUR for face in faces)
    t.bankable[:] = _set_of(face.kind >= MONEY for face in faces)
    t.effects[:] = _set_of(FREIGHT < face.kind < FIVER for face in faces)
    t.freights[:] = _set_of(face.kind == FREIGHT for face in faces)


def _set_of(belong: Iterable[bool]) -> list[int]:
    """A set of faces as the bits of two numbers; `belong` says of each face whether it is in it."""
    words = [0] * WORDS
    for i, belongs in enumerate(belong):
        words[i // WORD] |= int(belongs) << i % WORD
    return words


def _lay_out_members(t: Any, deck: Deck) -> None:
    """E15 For each colour the slots that can lie in it, in the order in which groups are filled."""
    at = 0
    for colour in range(MAX_COLOURS):
        t.members_from[colour] = at
        for face in fill_order(deck):
            for slot in (2 * face, 2 * face + 1):
                if t.colour[slot] == colour:
                    t.member[at] = slot
                    at += 1
    t.members_from[MAX_COLOURS] = at
