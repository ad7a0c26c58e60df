"""What happened, as typed values made from the rows of the rules, for log, animation and statistics."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

import msgspec

from .rules import NOBODY
from .rules import events as e
from .rules.state import BY_LIMIT, BY_RESIGNATION, BY_STANDSTILL, BY_SYSTEMS
from .vocabulary import BANK, Thing, Vocabulary

REASONS = {BY_SYSTEMS: "systems", BY_LIMIT: "limit", BY_STANDSTILL: "standstill", BY_RESIGNATION: "resignation"}
ENDED_BY = {"systems": "E17", "limit": "E19", "standstill": "E19", "resignation": "E51"}  # the rule that ended the game


class Drew(msgspec.Struct, frozen=True, tag="drew", tag_field="event", gc=False):
    """E3, E5 A card comes into a hand; card is None for those who may not see it."""

    seat: int
    card: str | None = None


class Begins(msgspec.Struct, frozen=True, tag="begins", tag_field="event", gc=False):
    """E3 The lot says who begins."""

    seat: int


class Turn(msgspec.Struct, frozen=True, tag="turn", tag_field="event", gc=False):
    """E5 A turn begins; number counts from 1."""

    seat: int
    number: int


class Shuffled(msgspec.Struct, frozen=True, tag="shuffled", tag_field="event", gc=False):
    """E9 The discard, so many cards, is the draw pile again."""

    rule: ClassVar[str] = "E9"
    cards: int


class NothingLeft(msgspec.Struct, frozen=True, tag="nothing_left", tag_field="event", gc=False):
    """E9 Both piles are empty: so many cards are not drawn."""

    seat: int
    cards: int


class Laid(msgspec.Struct, frozen=True, tag="laid", tag_field="event", gc=False):
    """E12 An object from the hand into a colour."""

    rule: ClassVar[str] = "E12"
    seat: int
    card: str
    colour: str


class Banked(msgspec.Struct, frozen=True, tag="banked", tag_field="event", gc=False):
    """E11 Money, or a Contact card as money."""

    rule: ClassVar[str] = "E11"
    seat: int
    card: str


class Played(msgspec.Struct, frozen=True, tag="played", tag_field="event", gc=False):
    """E10 A Contact card for its effect."""

    seat: int
    card: str


class Demands(msgspec.Struct, frozen=True, tag="demands", tag_field="event", gc=False):
    """E30, E41 A seat owes so much, for the freight of a colour or (colour empty) to the Space Fund."""

    seat: int
    amount: int
    colour: str = ""


class Fetched(msgspec.Struct, frozen=True, tag="fetched", tag_field="event", gc=False):
    """E33 A card of the discard comes into a hand before all eyes."""

    rule: ClassVar[str] = "E33"
    seat: int
    card: str


class Launched(msgspec.Struct, frozen=True, tag="launched", tag_field="event", gc=False):
    """E34, E35 A rocket is on a system; loose: it lay before the seat."""

    rule: ClassVar[str] = "E34"
    seat: int
    colour: str
    loose: bool = False


class Moved(msgspec.Struct, frozen=True, tag="moved", tag_field="event", gc=False):
    """E13, E25 A universal changes its colour."""

    rule: ClassVar[str] = "E13"
    seat: int
    card: str
    colour: str
    to: str


class Names(msgspec.Struct, frozen=True, tag="names", tag_field="event", gc=False):
    """E37, E38 What is to be taken of a seat."""

    seat: int
    card: str
    colour: str


class Offers(msgspec.Struct, frozen=True, tag="offers", tag_field="event", gc=False):
    """E37 What is to be given to a seat for it."""

    seat: int
    card: str
    colour: str


class Aims(msgspec.Struct, frozen=True, tag="aims", tag_field="event", gc=False):
    """E36 At which rocket of a seat: on a system of a colour, or "loose"."""

    seat: int
    at: str


class Accepted(msgspec.Struct, frozen=True, tag="accepted", tag_field="event", gc=False):
    """E40 A seat shows no Fiver."""

    seat: int


class FiverShown(msgspec.Struct, frozen=True, tag="fiver", tag_field="event", gc=False):
    """E40 The card is cancelled for this seat."""

    rule: ClassVar[str] = "E40"
    seat: int


class SetAside(msgspec.Struct, frozen=True, tag="aside", tag_field="event", gc=False):
    """E23 One card of a payment is chosen; it moves with the whole."""

    seat: int
    card: str
    at: str


class Paid(msgspec.Struct, frozen=True, tag="paid", tag_field="event", gc=False):
    """E21 So many equal cards go over to the player."""

    seat: int
    card: str
    at: str
    cards: int


class Settled(msgspec.Struct, frozen=True, tag="settled", tag_field="event", gc=False):
    """E18, E24 A payment is made, as a whole: what was owed, what was paid."""

    rule: ClassVar[str] = "E23"
    seat: int
    owed: int
    paid: int


class Taken(msgspec.Struct, frozen=True, tag="taken", tag_field="event", gc=False):
    """E37, E38 An object of a seat goes to the player."""

    rule: ClassVar[str] = "E37"
    seat: int
    card: str
    colour: str


class Given(msgspec.Struct, frozen=True, tag="given", tag_field="event", gc=False):
    """E37 An object of the player goes to a seat."""

    seat: int
    card: str
    colour: str


class RocketTaken(msgspec.Struct, frozen=True, tag="rocket_taken", tag_field="event", gc=False):
    """E36 A rocket of a seat goes to the player, and lies there loose."""

    rule: ClassVar[str] = "E36"
    seat: int
    at: str


class Systems(msgspec.Struct, frozen=True, tag="systems", tag_field="event", gc=False):
    """E15 Systems are formed or broken: so many of the colour are there now."""

    rule: ClassVar[str] = "E15"
    seat: int
    colour: str
    now: int


class Loosened(msgspec.Struct, frozen=True, tag="loose", tag_field="event", gc=False):
    """E26 Rockets whose system broke lie loose."""

    rule: ClassVar[str] = "E26"
    seat: int
    colour: str
    rockets: int


class UnderPile(msgspec.Struct, frozen=True, tag="under", tag_field="event", gc=False):
    """E7 A surplus card goes under the draw pile; card is None for those who may not see it."""

    rule: ClassVar[str] = "E7"
    seat: int
    card: str | None = None


class TurnEnded(msgspec.Struct, frozen=True, tag="turn_ended", tag_field="event", gc=False):
    """E10 So many cards of the play area go onto the discard."""

    seat: int
    cards: int


class Won(msgspec.Struct, frozen=True, tag="won", tag_field="event", gc=False):
    """E17, E19, E51 A seat wins, or shares the win: by "systems", "limit", "standstill" or "resignation"."""

    seat: int
    by: str


class Resigned(msgspec.Struct, frozen=True, tag="resigned", tag_field="event", gc=False):
    """E51 A seat leaves for good."""

    seat: int


Event: TypeAlias = (
    Drew | Begins | Turn | Shuffled | NothingLeft | Laid | Banked | Played | Demands | Fetched | Launched | Moved | Names
    | Offers | Aims | Accepted | FiverShown | SetAside | Paid | Settled | Taken | Given | RocketTaken | Systems | Loosened
    | UnderPile | TurnEnded | Won | Resigned
)  # fmt: skip

OF_A_THING = {e.LAID: Laid, e.NAMES: Names, e.OFFERS: Offers, e.TAKEN: Taken, e.GIVEN: Given}
OF_A_CARD = {e.BANKED: Banked, e.PLAYED: Played, e.FETCHED: Fetched}
OF_A_HIDDEN_CARD = {e.DREW: Drew, e.PUT_UNDER: UnderPile}
OF_A_SEAT = {e.BEGINS: Begins, e.ACCEPTED: Accepted, e.FIVER_SHOWN: FiverShown, e.RESIGNED: Resigned}
OF_A_NUMBER = {e.TURN: Turn, e.NOTHING_LEFT: NothingLeft, e.TURN_ENDED: TurnEnded}


def events_of(words: Vocabulary, s: Any) -> list[Event]:
    """The rows of the last action, typed."""
    return [
        event_of(words, int(s.event[row]), int(s.event_seat[row]), int(s.event_about[row]), int(s.event_value[row]))
        for row in range(s.n_events)
    ]


def event_of(words: Vocabulary, kind: int, seat: int, about: int, value: int) -> Event:
    """One row, typed."""
    made: Any
    if kind in OF_A_THING:
        thing = words.things[about]
        made = OF_A_THING[kind](seat, thing.card, thing.at)
    elif kind in OF_A_CARD:
        made = OF_A_CARD[kind](seat, words.cards[about])
    elif kind in OF_A_HIDDEN_CARD:
        made = OF_A_HIDDEN_CARD[kind](seat, None if about == NOBODY else words.cards[about])
    elif kind in OF_A_SEAT:
        made = OF_A_SEAT[kind](seat)
    elif kind in OF_A_NUMBER:
        made = OF_A_NUMBER[kind](seat, value)
    else:
        made = other_event(words, kind, seat, about, value)
    event: Event = made
    return event


def other_event(words: Vocabulary, kind: int, seat: int, about: int, value: int) -> Any:
    """The rows that are like no other."""
    colour = words.colours[about] if 0 <= about < len(words.colours) else ""
    thing = words.things.get(about, Thing("", BANK))
    made: dict[int, Any] = {
        e.SHUFFLED: lambda: Shuffled(value),
        e.DEMANDS: lambda: Demands(seat, value, colour),
        e.LAUNCHED: lambda: Launched(seat, colour, bool(value)),
        e.MOVED: lambda: Moved(seat, thing.card, thing.at, words.things[value].at),
        e.AIMS: lambda: Aims(seat, words.rocket_at(about).at),
        e.ROCKET_TAKEN: lambda: RocketTaken(seat, words.rocket_at(about).at),
        e.SET_ASIDE: lambda: SetAside(seat, "rocket", colour) if value else SetAside(seat, thing.card, thing.at),
        e.PAID: lambda: Paid(seat, thing.card, thing.at, value),
        e.PAID_ROCKET: lambda: Paid(seat, "rocket", colour, value),
        e.SETTLED: lambda: Settled(seat, about, value),
        e.SYSTEMS: lambda: Systems(seat, colour, value),
        e.LOOSE: lambda: Loosened(seat, colour, value),
        e.WON: lambda: Won(seat, REASONS[value]),
    }
    return made[kind]()


def project(event: Event, seat: int) -> Event:
    """E50 An event as a seat may know it: cards drawn or put under the pile are seen by whoever did it only."""
    if isinstance(event, Drew | UnderPile) and event.seat != seat and event.card is not None:
        return type(event)(event.seat)
    return event
