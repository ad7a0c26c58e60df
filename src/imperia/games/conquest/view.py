"""All that a viewer may know of a position: the board, everybody's strength, his own cards, and what is asked (C30)."""

from __future__ import annotations

from typing import Any

import msgspec

from ..game import EVERYTHING, SPECTATOR
from .atlas import Atlas, atlas_of
from .events import NEUTRAL_SEAT
from .rows import WHY, owner_of
from .rules import NOBODY, OVER
from .rules.cards import set_value
from .rules.knowledge import known_to
from .rules.state import NOT_OVER
from .rules.terms import FIXED, MAX_CONTINENTS, NEUTRAL, WITHOUT_CARDS
from .rules.turn import for_lands

ASKED = (
    "who_claims",
    "which_land",
    "odd_land",
    "who_starts",
    "roll",
    "which_card",
    "claim",
    "place",
    "how_many",
    "trade",
    "bonus",
    "attack",
    "target",
    "dice",
    "floor",
    "defend",
    "occupy",
    "fortify",
    "fortify_to",
    "fortify_with",
)


class Land(msgspec.Struct, frozen=True, gc=False):
    """C5 A territory: its owner (a seat, -1 neutral, None not claimed yet) and the armies on it."""

    id: str
    owner: int | None
    armies: int


class Area(msgspec.Struct, frozen=True, gc=False):
    """C11 A continent: what a whole one brings, and who holds it whole (None: nobody)."""

    id: str
    bonus: int
    owner: int | None


class Side(msgspec.Struct, frozen=True):
    """A seat, or (the last side, where there is one) neutral land.

    plays: neither out (C22) nor neutral (C28). gone: it has resigned for good. income: armies that its next turn
    would begin with (C10, C11). cards: how many; hand: which, or None for those who may not see it; known: cards in this hand
    that the viewer knows because they were taken from him. sets: turned in so far. left: starting armies beside the board.
    """

    seat: int
    plays: bool
    gone: bool
    territories: int
    armies: int
    continents: tuple[str, ...]
    income: int
    cards: int
    hand: tuple[str, ...] | None
    known: tuple[str, ...]
    sets: int
    left: int


class Move(msgspec.Struct, frozen=True, gc=False):
    """What is under way: source and target; red and white dice declared; until: the floor of "attack until", 0 none."""

    source: str | None
    target: str | None
    red: int
    white: int
    until: int


class View(msgspec.Struct, frozen=True):
    """A position of Imperium as a viewer (a seat, -1 a spectator, -2 the log's own eye) may know it.

    to_act: a seat, -1 chance, -2 over. asked: what of it, a word of ASKED. player: whose turn it is, -1 before the first claim.
    claimer, first: the winners of C6 and C9, or -1. round: from 1, 0 in the set-up. due: armies to be placed now, onto: whose.
    must_trade: a set is owed now. bonus: the two armies of C14 are still to be had. matches: territories that may get them now.
    pile: cards in the draw pile; turned_in: which are turned in. next_set: what the next set of the player (of the viewer, if
    he plays) brings, 0 where that depends on the pictures or there are no cards. tied: who rolls for first.
    why: how the game ended (world, last, rounds, resigned), or nothing.
    """

    game: str
    viewer: int
    to_act: int
    asked: str
    player: int
    claimer: int
    first: int
    round: int
    round_limit: int
    due: int
    onto: int | None
    move: Move
    must_trade: bool
    bonus: bool
    matches: tuple[str, ...]
    conquered: bool
    fortifications: int
    tied: tuple[int, ...]
    territories: tuple[Land, ...]
    continents: tuple[Area, ...]
    sides: tuple[Side, ...]
    pile: int
    turned_in: tuple[str, ...]
    sets: int
    next_set: int
    winners: tuple[int, ...]
    why: str


def view_of(t: Any, s: Any, viewer: int) -> View:
    """The view of a state. Nothing in it depends on what the viewer may not know."""
    atlas = atlas_of(t)
    ids, owners, armies = atlas.ids, s.owner, s.armies
    sides = [_side(t, s, atlas, seat, viewer) for seat in range(t.n_seats)]
    if s.lands_of[NEUTRAL] or _beside_the_board(s, NEUTRAL):
        sides.append(_neutral(t, s, atlas))
    over = s.ended != NOT_OVER
    return View(
        "conquest",
        viewer,
        OVER if over else s.turn,
        "nothing" if over else ASKED[s.asked],
        s.player,
        s.claimer,
        s.first,
        0 if s.first == NOBODY else s.rounds + 1,
        t.round_limit,
        s.due,
        None if s.onto == NOBODY else owner_of(s.onto),
        Move(_land(ids, s.source), _land(ids, s.target), s.dice, s.defence, s.until),
        bool(s.must_trade),
        bool(t.territory_bonus and not s.bonus_given and s.first != NOBODY),
        atlas.territories(s.matches) if s.matches else (),
        bool(s.conquered),
        s.fortified,
        tuple(seat for seat in range(t.n_seats) if s.tied >> seat & 1),
        tuple(Land(one, _owner(owners[i]), armies[i]) for i, one in enumerate(ids)),
        _areas(t, s, atlas),
        tuple(sides),
        s.pile.bit_count(),
        atlas.cards_in(s.turned_in),
        s.sets,
        _next_set(t, s, viewer),
        tuple(seat for seat in range(t.n_seats) if s.winners >> seat & 1),
        WHY.get(s.ended, ""),
    )


def _land(ids: tuple[str, ...], land: int) -> str | None:
    return None if land == NOBODY else ids[land]


def _owner(owner: int) -> int | None:
    return None if owner == NOBODY else NEUTRAL_SEAT if owner == NEUTRAL else owner


def _areas(t: Any, s: Any, atlas: Atlas) -> tuple[Area, ...]:
    return tuple(Area(one, t.continent_bonus[i], _owner(_holder(t, s, i))) for i, one in enumerate(atlas.continents))


def _holder(t: Any, s: Any, continent: int) -> int:
    owner: int
    for owner in (*range(t.n_seats), NEUTRAL):
        if s.held[owner * MAX_CONTINENTS + continent] == t.continent_size[continent]:
            return owner
    return NOBODY


def _held(t: Any, s: Any, owner: int) -> list[int]:
    return [i for i in range(t.n_continents) if s.held[owner * MAX_CONTINENTS + i] == t.continent_size[i]]


def _side(t: Any, s: Any, atlas: Atlas, seat: int, viewer: int) -> Side:
    plays, whole, hand = bool(s.in_game >> seat & 1), _held(t, s, seat), s.hand[seat]
    sees = viewer in (seat, EVERYTHING)
    return Side(
        seat,
        plays,
        bool(s.gone >> seat & 1),
        s.lands_of[seat].bit_count(),
        s.armies_of[seat],
        tuple(atlas.continents[i] for i in whole),
        for_lands(s, seat) + sum(t.continent_bonus[i] for i in whole) if plays else 0,
        hand.bit_count(),
        atlas.cards_in(hand) if sees else None,
        () if viewer in (seat, SPECTATOR, EVERYTHING) else atlas.cards_in(hand & known_to(s, viewer)),
        s.sets_of[seat],
        _beside_the_board(s, seat),
    )


def _beside_the_board(s: Any, owner: int) -> int:
    """C8 Starting armies not yet placed, those that are being placed too."""
    taken_up = s.due if s.first == NOBODY and s.onto == owner else 0
    return int(s.left[owner] + taken_up)


def _neutral(t: Any, s: Any, atlas: Atlas) -> Side:
    whole = tuple(atlas.continents[i] for i in _held(t, s, NEUTRAL))
    n, armies, left = s.lands_of[NEUTRAL].bit_count(), s.armies_of[NEUTRAL], _beside_the_board(s, NEUTRAL)
    return Side(NEUTRAL_SEAT, False, False, n, armies, whole, 0, 0, (), (), 0, left)


def _next_set(t: Any, s: Any, viewer: int) -> int:
    if t.card_values in (WITHOUT_CARDS, FIXED):
        return 0
    seat = viewer if viewer >= 0 else max(s.player, 0)
    return int(set_value(t, s, seat, 0))


__all__ = ["ASKED", "Area", "Land", "Move", "Side", "View", "view_of"]
