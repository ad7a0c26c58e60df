"""What happened, as typed values made from the rows of the rules: chips by cause, the dialogue word by word, cards, tricks."""

from __future__ import annotations

from typing import Any, ClassVar, TypeAlias

import msgspec

from . import rules
from .pack import CAUSES, CLASSES, NAME, QUARTETS, RANKS, names_of
from .rules.state import POINT, QUARTET

PAID_BY = {  # the rule behind every cause of chips
    "blanche": "I11", "point": "I13", "sequence": "I14", "quartet": "I15", "turned_sequence": "I16", "turned_quartet": "I16",
    "turn_up": "I10", "jack": "I21", "ace": "I22", "honour": "I23", "tricks": "I24", "exchange": "I5",
}  # fmt: skip


class Lot(msgspec.Struct, frozen=True, tag="lot", tag_field="event", gc=False):
    """I9 The lot has fallen: who deals first."""

    dealer: int


class DealBegins(msgspec.Struct, frozen=True, tag="deal_begins", tag_field="event", gc=False):
    """I8, I9 A new deal; number counts from 1."""

    dealer: int
    number: int


class Dealt(msgspec.Struct, frozen=True, tag="dealt", tag_field="event", gc=False):
    """I8 A card into a hand; card is None for those who may not see it."""

    seat: int
    card: str | None = None


class TurnedUp(msgspec.Struct, frozen=True, tag="turned_up", tag_field="event", gc=False):
    """I8 The 25th card, whose suit is trump."""

    dealer: int
    card: str


class Says(msgspec.Struct, frozen=True, tag="says", tag_field="event", gc=False):
    """I17 A player names the length of his point or sequence, or the rank of his quartet; length 0 and no rank: "none".

    answer: the dealer says it in answer to the elder.
    """

    seat: int
    of: str
    answer: bool
    length: int = 0
    rank: str = ""


class Asks(msgspec.Struct, frozen=True, tag="asks", tag_field="event", gc=False):
    """I17 The dealer, of equal length, asks how much the point is, or how high the sequence."""

    seat: int
    of: str


class Answers(msgspec.Struct, frozen=True, tag="answers", tag_field="event", gc=False):
    """I17 A player names the sum of his point, or the top of his sequence."""

    seat: int
    of: str
    sum: int = 0
    top: str = ""


class Good(msgspec.Struct, frozen=True, tag="good", tag_field="event", gc=False):
    """I17 The dealer cannot beat it."""

    seat: int
    of: str


class Shows(msgspec.Struct, frozen=True, tag="shows", tag_field="event", gc=False):
    """I12 The cards of a combination are laid open."""

    rule: ClassVar[str] = "I12"
    seat: int
    of: str
    cards: tuple[str, ...]


class White(msgspec.Struct, frozen=True, tag="white", tag_field="event", gc=False):
    """I5 n white chips, taken one after another for one cause; now: how many he has then."""

    seat: int
    cause: str
    n: int
    now: int

    @property
    def rule(self) -> str:
        """The rule that pays it."""
        return PAID_BY[self.cause]


class Red(msgspec.Struct, frozen=True, tag="red", tag_field="event", gc=False):
    """I6, I7 A red chip; now: how many he has then."""

    seat: int
    cause: str
    now: int

    @property
    def rule(self) -> str:
        """The rule that pays it."""
        return PAID_BY[self.cause]


class Exchanged(msgspec.Struct, frozen=True, tag="exchanged", tag_field="event", gc=False):
    """I5 Six white chips go back to the bank; the red follows."""

    rule: ClassVar[str] = "I5"
    seat: int


class Returned(msgspec.Struct, frozen=True, tag="returned", tag_field="event", gc=False):
    """I6 The opponent of whoever got a red returns all his n whites."""

    rule: ClassVar[str] = "I6"
    seat: int
    n: int


class Played(msgspec.Struct, frozen=True, tag="played", tag_field="event", gc=False):
    """I18 A card is led, or follows."""

    seat: int
    card: str


class Taken(msgspec.Struct, frozen=True, tag="taken", tag_field="event", gc=False):
    """I19 A trick is taken; tricks: how many he has in this deal."""

    rule: ClassVar[str] = "I19"
    seat: int
    tricks: int


class Resigned(msgspec.Struct, frozen=True, tag="resigned", tag_field="event", gc=False):
    """I26 A player leaves for good."""

    seat: int


class Won(msgspec.Struct, frozen=True, tag="won", tag_field="event", gc=False):
    """I7, I26 The end."""

    rule: ClassVar[str] = "I7"
    seat: int


Event: TypeAlias = (
    Lot
    | DealBegins
    | Dealt
    | TurnedUp
    | Says
    | Asks
    | Answers
    | Good
    | Shows
    | White
    | Red
    | Exchanged
    | Returned
    | Played
    | Taken
    | Resigned
    | Won
)

HIDDEN = (Dealt(0), Dealt(1))


def _says(seat: int, about: int, value: int, dealer: int) -> Event:
    if about == QUARTET:
        return Says(seat, CLASSES[about], seat == dealer, rank=QUARTETS[value])
    return Says(seat, CLASSES[about], seat == dealer, length=value)


def _answers(seat: int, about: int, value: int) -> Event:
    return Answers(seat, CLASSES[about], sum=value) if about == POINT else Answers(seat, CLASSES[about], top=RANKS[value])


def _made(kind: int, seat: int, about: int, value: int, dealer: int) -> Event:
    """One row as a typed event (but cards shown and white chips, which are gathered)."""
    made: dict[int, Any] = {
        rules.LOT: lambda: Lot(seat),
        rules.DEAL_BEGINS: lambda: DealBegins(seat, value),
        rules.DEALT: lambda: Dealt(seat, NAME[about]) if about >= 0 else Dealt(seat),
        rules.TURNED_UP: lambda: TurnedUp(seat, NAME[about]),
        rules.SAYS: lambda: _says(seat, about, value, dealer),
        rules.ASKS: lambda: Asks(seat, CLASSES[about]),
        rules.ANSWERS: lambda: _answers(seat, about, value),
        rules.GOOD: lambda: Good(seat, CLASSES[about]),
        rules.RED: lambda: Red(seat, CAUSES[about], value),
        rules.EXCHANGED: lambda: Exchanged(seat),
        rules.RETURNED: lambda: Returned(seat, value),
        rules.PLAYED: lambda: Played(seat, NAME[about]),
        rules.TAKEN: lambda: Taken(seat, value),
        rules.RESIGNED: lambda: Resigned(seat),
        rules.WON: lambda: Won(seat),
    }
    event: Event = made[kind]()
    return event


_KEPT: dict[tuple[int, int, int, int, int], Event] = {}  # some two hundred values are all there are


def events_of(s: Any) -> list[Event]:
    """The rows of the last action as typed events: a combination shown is one event, whites taken in a row are one."""
    told: list[Event] = []
    i, n, dealer = 0, s.n_events, s.dealer
    while i < n:
        kind, seat, about, value = s.event[i], s.event_seat[i], s.event_about[i], s.event_value[i]
        start = i
        i += 1
        if kind in (rules.SHOWS, rules.WHITE):
            while i < n and s.event[i] == kind and s.event_seat[i] == seat and (kind == rules.SHOWS or s.event_about[i] == about):
                i += 1
        if kind == rules.SHOWS:
            told.append(Shows(seat, CLASSES[about], names_of(sum(1 << card for card in s.event_value[start:i]))))
        elif kind == rules.WHITE:
            told.append(White(seat, CAUSES[about], i - start, s.event_value[i - 1]))
        else:
            key = (kind, seat, about, value, dealer)
            event = _KEPT.get(key)
            if event is None:
                event = _KEPT[key] = _made(*key)
            told.append(event)
    return told
