"""All that a viewer may know of a position: chips and their causes, tricks, his hand, and what is known of the hidden one."""

from __future__ import annotations

import functools
from typing import Any

import msgspec

from ..game import EVERYTHING
from .pack import ASKED, CAUSES, CLASSES, NAME, SUITS, names_of
from .rules.chips import BANK_REDS, BANK_WHITES
from .rules.state import ANNOUNCE, N_CAUSES, N_CLASSES, NOBODY, SEATS


class Bound(msgspec.Struct, frozen=True):
    """I17 What the table knows of a seat's best in one class, as values of the rules: least and most.

    blanche, turned_quartet: 0 no, 1 yes. point: 128 a card and the sum. sequence, turned_sequence: 0 none, 1 QJA, 2 KQJ,
    3 KQJA. quartet: 0 none, then 1 sevens, 2 aces, 3 jacks, 4 queens, 5 kings. shown: the cards laid open for it, if any.
    """

    of: str
    least: int
    most: int
    shown: tuple[str, ...] = ()


class Trick(msgspec.Struct, frozen=True):
    """I18-I20 A trick: the card led and the card that followed (not yet, in the present one); taker -1 while it lies."""

    leader: int
    cards: tuple[str, ...]
    taker: int = -1


class Side(msgspec.Struct, frozen=True):
    """One seat's side of the table.

    hand: None for those who may not see it. known: cards that all know to be still in it; cannot: cards that all know not to
    be in it, by what was shown and played. earned: chips got in the match, by cause.
    """

    whites: int
    reds: int
    tricks: int
    cards: int
    hand: tuple[str, ...] | None
    known: tuple[str, ...]
    cannot: tuple[str, ...]
    played: tuple[str, ...]
    bounds: tuple[Bound, ...]
    earned: tuple[tuple[str, int], ...]


class View(msgspec.Struct, frozen=True):
    """A position of Imperial as a viewer (a seat, -1 a spectator, -2 the log's own eye) may know it.

    to_act: a seat, -1 chance, -2 over. asked: lot, card, point, sequence, quartet, lead, follow, nothing.
    dealer, elder, winner: a seat, or -1. bank: whites and reds left in it (I4). tricks: the whole deal, the present one last.
    """

    game: str
    viewer: int
    to_act: int
    asked: str
    deal: int
    dealer: int
    elder: int
    turn_up: str | None
    trump: str | None
    bank: tuple[int, int]
    sides: tuple[Side, ...]
    tricks: tuple[Trick, ...]
    winner: int


def view_of(s: Any, viewer: int) -> View:
    """The view of a state. Nothing in it depends on what the viewer may not know."""
    dealer, turn_up, asked = s.dealer, s.turn_up, s.asked
    whites, reds = s.white, s.red
    return View(
        "imperial",
        viewer,
        s.turn,
        CLASSES[s.speaking_of] if asked == ANNOUNCE else ASKED[asked],
        s.deals,
        dealer,
        NOBODY if dealer == NOBODY else 1 - dealer,
        None if turn_up == NOBODY else NAME[turn_up],
        None if turn_up == NOBODY else SUITS[s.trump],
        (max(0, BANK_WHITES - whites[0] - whites[1]), max(0, BANK_REDS - reds[0] - reds[1])),
        (_side(s, 0, viewer), _side(s, 1, viewer)),
        _tricks(s),
        s.winner,
    )


def _side(s: Any, seat: int, viewer: int) -> Side:
    hand, dealt = s.hand[seat], s.dealt[seat]
    bounds = slice(seat * N_CLASSES, seat * N_CLASSES + N_CLASSES)
    shown = tuple(s.shown_for[what] if s.shower[what] == seat else 0 for what in range(N_CLASSES))
    return Side(
        s.white[seat],
        s.red[seat],
        s.tricks[seat],
        hand.bit_count(),
        names_of(hand) if viewer in (seat, EVERYTHING) else None,
        names_of(hand & s.known[seat]),
        names_of(s.denied[seat]),
        names_of(dealt & ~hand),
        _bounds(tuple(s.least[bounds]), tuple(s.most[bounds]), shown),
        _earned(tuple(s.earned[seat * N_CAUSES : seat * N_CAUSES + N_CAUSES])),
    )


@functools.lru_cache(maxsize=4096)
def _bounds(least: tuple[int, ...], most: tuple[int, ...], shown: tuple[int, ...]) -> tuple[Bound, ...]:
    return tuple(Bound(CLASSES[what], least[what], most[what], names_of(shown[what])) for what in range(N_CLASSES))


@functools.lru_cache(maxsize=4096)
def _earned(chips: tuple[int, ...]) -> tuple[tuple[str, int], ...]:
    return tuple((CAUSES[cause], n) for cause, n in enumerate(chips) if n)


def _tricks(s: Any) -> tuple[Trick, ...]:
    tricks: list[Trick] = []
    leader, played = 1 - s.dealer, s.played
    for i in range(0, s.n_played - 1, SEATS):
        taker = s.taker[i // SEATS]
        tricks.append(Trick(leader, (NAME[played[i]], NAME[played[i + 1]]), taker))
        leader = taker
    if s.n_played % SEATS:
        tricks.append(Trick(leader, (NAME[played[s.n_played - 1]],)))
    return tuple(tricks)
