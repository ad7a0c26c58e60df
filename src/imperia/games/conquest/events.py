"""What happened, as typed values made from the rows of the rules. A seat of -1 is neutral land (C28, C40)."""

from __future__ import annotations

from typing import Any, TypeAlias

import msgspec

from .atlas import Atlas
from .rules import events as rows
from .rules.dice import die_of
from .rules.state import BY_LAST, BY_RESIGNATION, BY_ROUNDS, BY_WORLD
from .rules.terms import NEUTRAL

NEUTRAL_SEAT = -1
WHY = {BY_WORLD: "world", BY_LAST: "last", BY_ROUNDS: "rounds", BY_RESIGNATION: "resigned"}
PURPOSE = {1: "claim", 2: "start"}


class RolledForFirst(msgspec.Struct, frozen=True, tag="rolled_for_first", tag_field="event"):
    """C6, C9 A die of each seat that rolled; purpose: claim or start."""

    purpose: str
    dice: tuple[tuple[int, int], ...]


class First(msgspec.Struct, frozen=True, tag="first", tag_field="event", gc=False):
    """C6, C9 Who won that roll."""

    seat: int
    purpose: str


class Claimed(msgspec.Struct, frozen=True, tag="claimed", tag_field="event", gc=False):
    """C7 An army on an empty territory."""

    seat: int
    territory: str


class Dealt(msgspec.Struct, frozen=True, tag="dealt", tag_field="event", gc=False):
    """C7, C40 A territory is dealt, with an army on it."""

    seat: int
    territory: str


class Placed(msgspec.Struct, frozen=True, tag="placed", tag_field="event", gc=False):
    """C8, C15 Armies come onto a territory of `seat`; by: who placed them (another only for neutral land)."""

    seat: int
    territory: str
    armies: int
    by: int


class TurnBegan(msgspec.Struct, frozen=True, tag="turn_began", tag_field="event", gc=False):
    """C25 A seat's turn; round counts from 1."""

    seat: int
    round: int


class Reinforced(msgspec.Struct, frozen=True, tag="reinforced", tag_field="event", gc=False):
    """C10, C11 The armies of the turn: for territories, for each whole continent, and altogether."""

    seat: int
    for_territories: int
    for_continents: tuple[tuple[str, int], ...]
    armies: int


class TurnedIn(msgspec.Struct, frozen=True, tag="turned_in", tag_field="event", gc=False):
    """C12 A set, open, and the armies that it brings."""

    seat: int
    cards: tuple[str, ...]
    armies: int


class BonusPlaced(msgspec.Struct, frozen=True, tag="bonus_placed", tag_field="event", gc=False):
    """C14 Armies stand at once on the territory of a turned-in card."""

    seat: int
    territory: str
    armies: int


class BonusKept(msgspec.Struct, frozen=True, tag="bonus_kept", tag_field="event", gc=False):
    """C14 They are kept for a later set of the turn."""

    seat: int


class Attacked(msgspec.Struct, frozen=True, tag="attacked", tag_field="event", gc=False):
    """C16 An attack is declared."""

    seat: int
    source: str
    target: str
    dice: int


class AttacksUntil(msgspec.Struct, frozen=True, tag="until", tag_field="event", gc=False):
    """C21 It is repeated as long as more than so many armies are left."""

    seat: int
    source: str
    target: str
    armies: int


class Stopped(msgspec.Struct, frozen=True, tag="stopped", tag_field="event", gc=False):
    """C21 The declared roll will be the last."""

    seat: int


class Defended(msgspec.Struct, frozen=True, tag="defended", tag_field="event", gc=False):
    """C17 The dice of the defender."""

    seat: int
    territory: str
    dice: int


class Rolled(msgspec.Struct, frozen=True, tag="rolled", tag_field="event", gc=False):
    """C18, C19 The dice, from high to low, and the armies that they cost each side."""

    attacker: int
    defender: int
    source: str
    target: str
    red: tuple[int, ...]
    white: tuple[int, ...]
    attacker_loses: int
    defender_loses: int


class Conquered(msgspec.Struct, frozen=True, tag="conquered", tag_field="event", gc=False):
    """C20 A territory is taken from its owner."""

    seat: int
    territory: str
    owner: int


class Eliminated(msgspec.Struct, frozen=True, tag="eliminated", tag_field="event", gc=False):
    """C22 A seat is out."""

    seat: int
    by: int


class CardsPassed(msgspec.Struct, frozen=True, tag="cards_passed", tag_field="event", gc=False):
    """C22, C30 So many cards go to the conqueror; which ones, only he and who held them know."""

    seat: int
    owner: int
    n: int
    cards: tuple[str, ...] | None = None


class Occupied(msgspec.Struct, frozen=True, tag="occupied", tag_field="event", gc=False):
    """C20 Armies move into the conquered territory."""

    seat: int
    source: str
    target: str
    armies: int


class AttacksEnded(msgspec.Struct, frozen=True, tag="attacks_ended", tag_field="event", gc=False):
    """C23 No more attacks."""

    seat: int


class Fortified(msgspec.Struct, frozen=True, tag="fortified", tag_field="event", gc=False):
    """C23 Armies move along own land."""

    seat: int
    source: str
    target: str
    armies: int


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled", tag_field="event", gc=False):
    """C24 The n turned-in cards become the draw pile."""

    n: int


class CardTaken(msgspec.Struct, frozen=True, tag="card_taken", tag_field="event", gc=False):
    """C24, C30 A card for a conquest; card is None for those who may not see it."""

    seat: int
    card: str | None = None


class NoCardLeft(msgspec.Struct, frozen=True, tag="no_card_left", tag_field="event", gc=False):
    """C24 A card is due, and there is none."""

    seat: int


class RoundEnded(msgspec.Struct, frozen=True, tag="round_ended", tag_field="event", gc=False):
    """C26 So many rounds are over."""

    round: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned", tag_field="event", gc=False):
    """C28 A seat leaves for good."""

    seat: int


class BecameNeutral(msgspec.Struct, frozen=True, tag="became_neutral", tag_field="event", gc=False):
    """C28 Its territories, so many, are neutral."""

    seat: int
    territories: int


class CardsReturned(msgspec.Struct, frozen=True, tag="cards_returned", tag_field="event", gc=False):
    """C28 Its cards go to the turned-in ones, open."""

    seat: int
    cards: tuple[str, ...]


class Won(msgspec.Struct, frozen=True, tag="won", tag_field="event", gc=False):
    """C26-C28 The end: who wins (several share), and why: world, last, rounds, resigned."""

    seats: tuple[int, ...]
    why: str


Event: TypeAlias = (
    RolledForFirst
    | First
    | Claimed
    | Dealt
    | Placed
    | TurnBegan
    | Reinforced
    | TurnedIn
    | BonusPlaced
    | BonusKept
    | Attacked
    | AttacksUntil
    | Stopped
    | Defended
    | Rolled
    | Conquered
    | Eliminated
    | CardsPassed
    | Occupied
    | AttacksEnded
    | Fortified
    | Shuffled
    | CardTaken
    | NoCardLeft
    | RoundEnded
    | Resigned
    | BecameNeutral
    | CardsReturned
    | Won
)

Row: TypeAlias = tuple[int, int, int, int, int]  # event, seat, about, other, value
GATHERED = {  # rows of these kinds in a row are one event
    rows.ROLLED_FOR_FIRST,
    rows.FOR_LANDS,
    rows.FOR_CONTINENT,
    rows.TURNED_IN,
    rows.SET_PAID,
    rows.ROLLED_RED,
    rows.ROLLED_WHITE,
    rows.LOST,
    rows.CARD_PASSED,
    rows.CARD_RETURNED,
    rows.WON,
}
GOES_WITH = {  # a row of this kind begins a new event unless it follows one of these
    rows.FOR_CONTINENT: (rows.FOR_LANDS, rows.FOR_CONTINENT),
    rows.SET_PAID: (rows.TURNED_IN,),
    rows.ROLLED_WHITE: (rows.ROLLED_RED,),
    rows.LOST: (rows.ROLLED_WHITE, rows.LOST),
}


def owner_of(seat: int) -> int:
    """An owner as events name him: a seat, or -1 for neutral land."""
    return NEUTRAL_SEAT if seat == NEUTRAL else seat


def dice_of(roll: int, n: int) -> tuple[int, ...]:
    """C19 A roll, from high to low."""
    return tuple(sorted((die_of(roll, i) for i in range(n)), reverse=True))


def events_of(atlas: Atlas, s: Any) -> list[Event]:
    """The rows of the last action as typed events: dice and losses are one event, and so are the cards of a set."""
    told: list[Event] = []
    rest: list[Row] = [
        (int(s.event[i]), int(s.event_seat[i]), int(s.event_about[i]), int(s.event_other[i]), int(s.event_value[i]))
        for i in range(s.n_events)
    ]
    i = 0
    while i < len(rest):
        start = i
        i += 1
        if rest[start][0] in GATHERED:
            while i < len(rest) and rest[i - 1][0] in GOES_WITH.get(rest[i][0], (rest[i][0],)) and rest[i][0] in GATHERED:
                i += 1
        told.append(gathered(atlas, rest[start:i]) if rest[start][0] in GATHERED else single(atlas, rest[start]))
    return told


def gathered(atlas: Atlas, some: list[Row]) -> Event:
    """Rows that are one event."""
    kind, seat, about, other, value = some[0]
    if kind == rows.ROLLED_RED:
        return battle(atlas, some)
    if kind == rows.FOR_LANDS:
        whole = tuple((atlas.continents[row[2]], row[4]) for row in some[1:])
        return Reinforced(seat, value, whole, sum(row[4] for row in some))
    if kind == rows.ROLLED_FOR_FIRST:
        return RolledForFirst(PURPOSE[about], tuple((row[1], row[4]) for row in some))
    if kind == rows.WON:
        return Won(tuple(row[1] for row in some), WHY[about])
    cards = tuple(atlas.cards[row[2]] for row in some if row[0] != rows.SET_PAID and row[2] >= 0)
    if kind == rows.TURNED_IN:
        return TurnedIn(seat, cards, some[-1][4])
    if kind == rows.CARD_RETURNED:
        return CardsReturned(seat, cards)
    return CardsPassed(seat, other, len(some), cards or None)


def battle(atlas: Atlas, some: list[Row]) -> Rolled:
    """C18, C19 A roll with its losses: those on the attacker's land are his."""
    red, white = some[0], some[1]
    lost = {row[2]: row[4] for row in some[2:]}
    return Rolled(
        red[1],
        owner_of(white[1]),
        atlas.ids[red[3]],
        atlas.ids[white[3]],
        dice_of(red[4], red[2]),
        dice_of(white[4], white[2]),
        lost.get(red[3], 0),
        lost.get(white[3], 0),
    )


def single(atlas: Atlas, row: Row) -> Event:
    """A row that is an event of its own."""
    kind, seat, about, other, value = row
    ids = atlas.ids
    made: Event
    if kind in _MOVES:
        made = _MOVES[kind](seat, ids[about], ids[other], value)
        return made
    if kind in _ON_LAND:
        made = _ON_LAND[kind](owner_of(seat), ids[about])
        return made
    if kind in _ALONE:
        made = _ALONE[kind](seat)
        return made
    if kind == rows.PLACED:
        return Placed(owner_of(seat), ids[about], value, owner_of(other))
    if kind == rows.TURN_BEGAN:
        return TurnBegan(seat, value)
    if kind == rows.DEFENDED:
        return Defended(owner_of(seat), ids[about], value)
    if kind == rows.CONQUERED:
        return Conquered(seat, ids[about], owner_of(other))
    if kind == rows.ELIMINATED:
        return Eliminated(seat, other)
    if kind == rows.CARD_TAKEN:
        return CardTaken(seat, atlas.cards[about] if about >= 0 else None)
    if kind == rows.BONUS_PLACED:
        return BonusPlaced(seat, ids[about], value)
    if kind == rows.FIRST:
        return First(seat, PURPOSE[about])
    if kind == rows.SHUFFLED:
        return Shuffled(value)
    if kind == rows.ROUND_ENDED:
        return RoundEnded(value)
    assert kind == rows.BECAME_NEUTRAL, kind
    return BecameNeutral(seat, value)


_MOVES: dict[int, Any] = {
    rows.ATTACKED: Attacked,
    rows.UNTIL: AttacksUntil,
    rows.OCCUPIED: Occupied,
    rows.FORTIFIED: Fortified,
}
_ON_LAND: dict[int, Any] = {rows.CLAIMED: Claimed, rows.DEALT: Dealt}
_ALONE: dict[int, Any] = {
    rows.BONUS_KEPT: BonusKept,
    rows.STOPPED: Stopped,
    rows.ATTACKS_ENDED: AttacksEnded,
    rows.NO_CARD_LEFT: NoCardLeft,
    rows.RESIGNED: Resigned,
}
