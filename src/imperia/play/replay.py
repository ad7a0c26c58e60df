"""Replaying: every entry of a record is carried out again and must come out as the record says.

So a saved or stored match goes on after a restart, a record is verified, and a match is looked at as it was at any number.
"""

from __future__ import annotations

from typing import Any

import msgspec

from ..engine import CHANCE, OVER
from ..games import game as game_named
from ..games.game import EVERYTHING, Game, Setup
from ..locale import ImperiaError
from . import log
from .errors import (
    BrokenPromise,
    ChanceMismatch,
    EntryMismatch,
    IllegalEntry,
    IndexReused,
    Malformed,
    MatchOver,
    MatchRuns,
    NothingAwaited,
    OtherRules,
)
from .log import AnyEntry
from .match import Match
from .record import Games, Record
from .sources import FairChance, Source, source_of


def replay(record: Record, source: Source | None = None, *, games: Games = game_named, settle: bool = True) -> Match:
    """The match of a record, ready to go on.

    source: where chance comes from, now as before: outcomes of the record must agree with it. By default the one that the
    record tells of once it has ended; a running match then waits for people to say what comes.
    settle: draw what chance is due after the last entry (a crash may have come before it); otherwise stop there.
    Raises BadRecord (OtherRules, IllegalEntry, EntryMismatch, ChanceMismatch, IndexReused, BrokenPromise, Malformed) and what
    the options and the deck or map are refused with.
    """
    game = games(record.game)
    if record.rules != game.version:
        raise OtherRules(game.name, record.rules, game.version)
    if record.viewer != EVERYTHING:
        raise Malformed("viewer", "a record for one viewer")
    match = _opened(game, record, source)
    for entry in record.entries:
        redo(match, entry)
    if settle:
        match.settle()
    return match


def at(match: Match, seq: int) -> Match:
    """The match as it stood before entry `seq` was made, with the same source: to look at, or to go on from when a store has
    refused what came after."""
    record = msgspec.structs.replace(match.record(), entries=tuple(match.log[:seq]))
    return replay(record, match.source, games=lambda name: match.game, settle=False)


def _opened(game: Game[Any, Any, Any, Any], record: Record, source: Source | None) -> Match:
    if source is None:
        source = source_of(record.match, record.chance)
    promised, now = record.chance, source.head(over=False)
    both_fair = isinstance(promised, FairChance) and isinstance(now, FairChance)
    if both_fair and msgspec.structs.replace(promised, seed=None) != now:
        raise BrokenPromise
    setup = Setup(record.game, record.players, record.options, record.content)
    if len(record.seats) != record.players:
        raise Malformed("seats", str(len(record.seats)))
    return Match(game, setup, source, record.seats, id=record.match, position=record.position)


def redo(match: Match, entry: AnyEntry) -> None:
    """Carry out a recorded entry. Raises IllegalEntry, EntryMismatch, ChanceMismatch, IndexReused."""
    if entry.seq != match.seq:
        raise EntryMismatch(match.seq, "seq")
    try:
        if match.ended and not isinstance(entry, log.Chat):
            raise MatchOver
        _carry_out(match, entry)
    except (ChanceMismatch, IndexReused, EntryMismatch):
        raise
    except ImperiaError as error:
        raise IllegalEntry(entry.seq, error) from error
    _compare(match.log[-1], entry)


def _carry_out(match: Match, entry: AnyEntry) -> None:
    match entry:
        case log.Start():
            if entry.seq:
                raise MatchRuns
            match.enter_start(entry.time)
        case log.Action():
            if not 0 <= entry.decision < entry.seq:
                raise EntryMismatch(entry.seq, "decision")
            question = match.open_question(entry.seat, None)
            code = match.code_of(entry.seat, question, entry.action)
            match.enter_action(entry.time, entry.seat, code, entry.decision, entry.by, entry.command)
        case log.Chance():
            _chance(match, entry)
        case log.Resign():
            match.check_resign(entry.seat)
            match.enter_resign(entry.time, entry.seat, entry.command)
        case log.Undo():
            match.check_undo(entry.seat)
            match.enter_undo(entry.time, entry.seat, entry.command)
        case log.Takeback():
            match.check_seat(entry.seat)
            match.check_takeback(entry.seat, entry.consents, entry.to)
            match.enter_takeback(entry.time, entry.seat, entry.to, entry.consents, entry.command)
        case log.End():
            if (entry.cause == "played") != (match.to_act() == OVER):
                raise MatchRuns
            match.enter_end(entry.time, entry.cause)
        case _:
            _table(match, entry)


def _table(match: Match, entry: AnyEntry) -> None:
    """What the table itself notes."""
    if isinstance(entry, log.Takeover | log.Return | log.Chat):
        match.check_seat(entry.seat)
    if isinstance(entry, log.Takeover | log.Return):
        match.enter_holder(entry)
    elif isinstance(entry, log.Pause | log.Resume):
        if match.paused == isinstance(entry, log.Pause):
            raise MatchRuns
        match.enter_pause(entry)
    elif isinstance(entry, log.Clock | log.Chat):
        match.enter_note(entry)


def _chance(match: Match, entry: log.Chance[Any, Any]) -> None:
    match.check_runs()
    awaited = match.awaited()
    if match.to_act() != CHANCE or awaited is None:
        raise NothingAwaited
    if entry.index != awaited.index:
        raise IndexReused(entry.index, entry.seq, awaited.index)
    if entry.n != awaited.n:
        raise EntryMismatch(entry.seq, "n")
    if entry.outcome is None or not 0 <= entry.outcome < awaited.n:
        raise EntryMismatch(entry.seq, "outcome")
    due = match.draw()
    if due is not None and due != entry.outcome:
        raise ChanceMismatch(entry.index, entry.seq, entry.outcome, due)
    match.enter_chance(entry.time, entry.outcome)


def _compare(made: AnyEntry, entry: AnyEntry) -> None:
    """The entry that came out must be the recorded one."""
    if made == entry:
        return
    for name in entry.__struct_fields__:
        one, other = getattr(made, name, None), getattr(entry, name)
        if one != other and _plain(one) != _plain(other):
            raise EntryMismatch(entry.seq, name)


def _plain(value: Any) -> Any:
    """A value as it comes back from JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
