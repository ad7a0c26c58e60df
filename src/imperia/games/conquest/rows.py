"""The rows that the rules wrote as typed events: dice and losses are one event, and so are the cards of a set."""

from __future__ import annotations

from typing import Any, TypeAlias

from .atlas import Atlas
from .events import (
    NEUTRAL_SEAT,
    Attacked,
    AttacksEnded,
    AttacksUntil,
    BecameNeutral,
    BonusKept,
    BonusPlaced,
    CardsPassed,
    CardsReturned,
    CardTaken,
    Claimed,
    Conquered,
    Dealt,
    Defended,
    Eliminated,
    Event,
    First,
    Fortified,
    NoCardLeft,
    Occupied,
    Placed,
    Reinforced,
    Resigned,
    Rolled,
    RolledForFirst,
    RoundEnded,
    Shuffled,
    Stopped,
    TurnBegan,
    TurnedIn,
    Won,
)
from .rules import events as rows
from .rules.dice import die_of
from .rules.state import BY_LAST, BY_RESIGNATION, BY_ROUNDS, BY_WORLD
from .rules.terms import NEUTRAL

WHY = {BY_WORLD: "world", BY_LAST: "last", BY_ROUNDS: "rounds", BY_RESIGNATION: "resigned"}
PURPOSE = {1: "claim", 2: "start"}

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
