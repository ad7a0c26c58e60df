"""The log of a match: typed entries by name, with the events they led to, and what of them a viewer may see.

Entries never hold codes of the rules, so a log can be read by people, by other programs, and by later versions. An entry's
sequence number is its place in the log; nothing in a log is ever changed or deleted.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, Literal, TypeAlias, TypeVar, Union

import msgspec

from ..games.game import EVERYTHING, Game, Result

A = TypeVar("A")  # the game's actions
E = TypeVar("E")  # the game's events
M = TypeVar("M")  # what outcomes of chance mean in it


class By(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who acted for a seat: a person, a bot of a level, or the table itself (a clock, a forced answer)."""

    who: Literal["person", "bot", "table"] = "person"
    level: str = ""


PERSON = By()


class Entry(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="entry"):
    """What all entries have. seq: the place in the log, from 0; time: milliseconds since 1970, UTC."""

    seq: int
    time: int


class Start(Entry, Generic[E], frozen=True, kw_only=True, omit_defaults=True, tag="start"):
    """The match begins."""

    events: tuple[E, ...] = ()


class Action(Entry, Generic[A, E], frozen=True, kw_only=True, omit_defaults=True, tag="action"):
    """A seat acts. action: None where a viewer may not know it; decision: the sequence number of the entry that asked, -1 for
    other viewers (when a question changed may tell of a hand); command: the id that the client gave, so that sending it twice
    does nothing twice, "" for others."""

    seat: int
    action: A | None
    decision: int = -1
    by: By = PERSON
    command: str = ""
    events: tuple[E, ...] = ()


class Chance(Entry, Generic[M, E], frozen=True, kw_only=True, omit_defaults=True, tag="chance"):
    """An outcome of chance. index: how many came before in this match, those taken back too; outcome: one of 0 … n-1;
    meaning: the card, the dice. n, outcome and meaning are None for viewers: what they saw of it stands in the events."""

    index: int
    n: int | None = None
    outcome: int | None = None
    meaning: M | None = None
    events: tuple[E, ...] = ()


class Resign(Entry, Generic[E], frozen=True, kw_only=True, omit_defaults=True, tag="resign"):
    """A seat leaves for good, by the game's own rule."""

    seat: int
    command: str = ""
    events: tuple[E, ...] = ()


class Undo(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="undo"):
    """A seat takes its own last action back: the position is again as after entry `to`."""

    seat: int
    to: int
    command: str = ""


class Takeback(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="takeback"):
    """By consent of all the position is again as after entry `to`; what chance then gives is drawn anew."""

    seat: int
    to: int
    consents: tuple[int, ...]
    command: str = ""


class Takeover(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="takeover"):
    """A bot of this level sits in for a person."""

    seat: int
    level: str
    cause: Literal["left", "clock", "host"] = "left"


class Return(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="return"):
    """The person is back in the seat."""

    seat: int


class Pause(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="pause"):
    """Play stops: nobody can act and no clock runs."""

    seat: int = -1  # who asked for it; -1: the table


class Resume(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="resume"):
    """Play goes on."""

    seat: int = -1


class Clock(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="clock"):
    """How the clocks stand, in milliseconds by seat. running: seats whose clock runs from this entry's time on."""

    remaining: tuple[int, ...]
    running: tuple[int, ...] = ()
    grace: tuple[int, ...] = ()


class Chat(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="chat"):
    """Somebody at the table says something to all."""

    seat: int
    text: str
    command: str = ""


class End(Entry, frozen=True, kw_only=True, omit_defaults=True, tag="end"):
    """The match is over. cause: played to its end, given up by its host, or left alone too long (then there is no result)."""

    cause: Literal["played", "abandoned", "expired"] = "played"
    result: Result | None = None


AnyEntry: TypeAlias = (
    Start[Any]
    | Action[Any, Any]
    | Chance[Any, Any]
    | Resign[Any]
    | Undo
    | Takeback
    | Takeover
    | Return
    | Pause
    | Resume
    | Clock
    | Chat
    | End
)


@cache
def entry_type(game: Game[Any, Any, Any, Any] | None) -> Any:
    """The union of all entries with this game's actions and events, for msgspec; None: with any."""
    action, event, meaning = (game.Action, game.Event, game.Chance) if game else (Any, Any, Any)
    kinds: Any = (Start, Action, Chance, Resign)  # an Any: type checkers know no types made while running
    start, act, chance, resign = kinds
    own = (start[event], act[action, event], chance[meaning, event], resign[event])
    return Union[(*own, Undo, Takeback, Takeover, Return, Pause, Resume, Clock, Chat, End)]


def encode_entry(entry: AnyEntry) -> bytes:
    """An entry as JSON, for a store."""
    return msgspec.json.encode(entry)


def decode_entry(game: Game[Any, Any, Any, Any], data: bytes) -> AnyEntry:
    """An entry from JSON. Raises msgspec.DecodeError."""
    entry: AnyEntry = _decoder(game).decode(data)
    return entry


@cache
def _decoder(game: Game[Any, Any, Any, Any]) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(entry_type(game))


def project_entry(game: Game[Any, Any, Any, Any], entry: AnyEntry, viewer: int) -> AnyEntry | None:
    """An entry as a viewer (a seat, SPECTATOR, or EVERYTHING) may know it, or None if he learns nothing of it at all.

    The numbers of chance, and the command ids of others, are nobody's business while a match runs.
    """
    if viewer == EVERYTHING:
        return entry
    match entry:
        case Action():
            events = _seen(game, entry.events, viewer)
            action = game.project_action(entry.action, entry.seat, viewer)
            if action is None and not events and entry.seat != viewer:
                return None
            decision = entry.decision if entry.seat == viewer else -1
            command = _own(entry, viewer)
            return msgspec.structs.replace(entry, action=action, decision=decision, command=command, events=events)
        case Chance():
            events = _seen(game, entry.events, viewer)
            if not events:
                return None
            return Chance(seq=entry.seq, time=entry.time, index=entry.index, events=events)
        case Start():
            return msgspec.structs.replace(entry, events=_seen(game, entry.events, viewer))
        case Resign():
            events = _seen(game, entry.events, viewer)
            return msgspec.structs.replace(entry, events=events, command=_own(entry, viewer))
        case Undo() | Takeback() | Chat():
            return msgspec.structs.replace(entry, command=_own(entry, viewer)) if entry.command else entry
    return entry


def _own(entry: Action[Any, Any] | Resign[Any] | Undo | Takeback | Chat, viewer: int) -> str:
    return entry.command if entry.seat == viewer else ""


def _seen(game: Game[Any, Any, Any, Any], events: tuple[Any, ...], viewer: int) -> tuple[Any, ...]:
    return tuple(seen for event in events if (seen := game.project(event, viewer)) is not None)
