"""Verifying a record: is it the game that was promised and played, card for card and action for action?

Two independent looks. One computes every outcome of chance from the seed, without rules. The other replays the game by the
rules and compares every entry and every event.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..games import game as game_named
from ..games.game import EVERYTHING
from ..locale import ImperiaError
from . import fair
from .errors import BrokenPromise, ChanceMismatch, IndexReused, SeedWithheld
from .log import Chance, End
from .record import Games, Record
from .replay import replay
from .sources import Fair, FairChance, Fast, Typed, source_of


@dataclass(frozen=True)
class Report:
    """What was verified, and every fault found.

    entries, outcomes: how many; drawn: whether the outcomes could be computed from a seed (a running match keeps it secret;
    scripted and typed chance has none); promised: whether that seed was promised beforehand (fair chance); replayed: whether
    the whole game could be played again; errors: in the order found.
    """

    game: str
    match: str
    entries: int
    outcomes: int
    drawn: bool
    promised: bool
    replayed: bool
    errors: tuple[ImperiaError, ...]

    @property
    def ok(self) -> bool:
        """Nothing was found."""
        return not self.errors


def verify(
    record: Record, *, commitment: str = "", entropies: Mapping[int, bytes] | None = None, games: Games = game_named
) -> Report:
    """Verify a record.

    commitment, entropies (by seat): what a player kept from the start. Without the commitment kept apart from the record a host
    could have made up seed and commitment together.
    """
    errors = [*_kept(record, commitment, entropies or {}), *_indices(record)]
    source = source_of(record.match, record.chance)
    if isinstance(record.chance, FairChance):
        ended = any(isinstance(entry, End) for entry in record.entries)
        if ended and record.chance.seed is None:
            errors.append(SeedWithheld())
        if isinstance(source, Fair) and fair.commitment(source.seed) != record.chance.commitment:
            errors.append(BrokenPromise())
    drawn = isinstance(source, Fair | Fast)
    if isinstance(source, Fair | Fast):
        errors += _outcomes(record, source)
    replayed = False
    if record.viewer == EVERYTHING:
        found = _replayed(record, games)
        replayed = found is None
        errors += [found] if found and not any(_same(found, error) for error in errors) else []
    return Report(
        game=record.game,
        match=record.match,
        entries=len(record.entries),
        outcomes=sum(isinstance(entry, Chance) for entry in record.entries),
        drawn=drawn,
        promised=isinstance(source, Fair),
        replayed=replayed,
        errors=tuple(errors),
    )


def _kept(record: Record, commitment: str, entropies: Mapping[int, bytes]) -> list[ImperiaError]:
    """What a player kept against what the record says."""
    head = record.chance
    if not commitment and not entropies:
        return []
    if not isinstance(head, FairChance) or (commitment and commitment.lower() != head.commitment):
        return [BrokenPromise()]
    said = dict(enumerate(head.entropies))
    changed = any(said.get(seat) != added.hex() for seat, added in entropies.items())
    return [BrokenPromise()] if changed else []


def _indices(record: Record) -> list[ImperiaError]:
    """Indices of chance count up one by one (in a projected record some do not show)."""
    due = 0
    errors: list[ImperiaError] = []
    for entry in record.entries:
        if isinstance(entry, Chance):
            if entry.index < due or (record.viewer == EVERYTHING and entry.index != due):
                errors.append(IndexReused(entry.index, entry.seq, due))
            due = max(due, entry.index) + 1
    return errors


def _outcomes(record: Record, source: Fair | Fast) -> list[ImperiaError]:
    """Every outcome from the seed and its index alone."""
    errors: list[ImperiaError] = []
    for entry in record.entries:
        if isinstance(entry, Chance) and entry.outcome is not None and entry.n is not None and 1 <= entry.n <= fair.LARGEST:
            due = source.draw(None, None, None, entry.index, entry.n)  # type: ignore[arg-type]
            if due != entry.outcome:
                errors.append(ChanceMismatch(entry.index, entry.seq, entry.outcome, due))
    return errors


def _replayed(record: Record, games: Games) -> ImperiaError | None:
    """What is wrong by the rules, if anything. Chance comes as recorded: it was looked at before."""
    try:
        replay(record, Typed(), games=games, settle=False)
    except ImperiaError as error:
        return error
    return None


def _same(one: ImperiaError, other: ImperiaError) -> bool:
    return type(one) is type(other) and one.facts == other.facts
