"""What can go wrong with a match, a record or a bot, one class each. Nothing was changed when one of these is raised.

Seats are counted from 1 in the facts of errors, as people count; entries and indices of chance from 0, as records do.
"""

from __future__ import annotations

from ..locale import ImperiaError


class BadSeat(ImperiaError):
    """A seat that this match does not have; facts: seat, players."""

    code = "seat"


class NotAsked(ImperiaError):
    """A seat that is not asked anything now, nor may speak; facts: seat."""

    code = "not-asked"


class StaleDecision(ImperiaError):
    """An answer to a question that is no longer open; facts: seat, entry (which asked it), open (which asks now; -1: none)."""

    code = "stale"


class BadAction(ImperiaError):
    """Something that is no action of this game at all; facts: game, what."""

    code = "action"


class MatchOver(ImperiaError):
    """The match has ended."""

    code = "over"


class MatchPaused(ImperiaError):
    """The match stands still."""

    code = "paused"


class MatchRuns(ImperiaError):
    """The match is not paused, or the person has not left the seat: there is nothing to go back to."""

    code = "runs"


class AwaitingChance(ImperiaError):
    """First people have to say what was rolled or drawn."""

    code = "awaiting"


class NothingAwaited(ImperiaError):
    """No outcome of chance is waited for."""

    code = "not-awaiting"


class CannotUndo(ImperiaError):
    """An undo that would cross what cannot be unseen; reason: start, chance, revealed, other; facts: seat."""

    code = "undo"


class CannotTakeBack(ImperiaError):
    """A takeback that is not possible; reason: consent (facts: seats), entry (facts: entry), start."""

    code = "takeback"


class BadChat(ImperiaError):
    """A line of chat that is empty or too long; facts: most."""

    code = "chat"


class BadEntropy(ImperiaError):
    """A seat's part of fair chance that cannot be taken; reason: seat, hash, again, early, other; facts: seat."""

    code = "entropy"


class BadRecord(ImperiaError):
    """A record that cannot be read or does not fit its game; subclasses say how."""

    code = "record"


class Truncated(BadRecord):
    """The file ends too early."""

    def __init__(self) -> None:
        super().__init__(reason="truncated")


class NotJson(BadRecord):
    """The file is no JSON; facts: byte (where)."""

    def __init__(self, byte: int) -> None:
        super().__init__(reason="json", byte=byte)


class TooLarge(BadRecord):
    """The file is too large to be a record; facts: most (MiB)."""

    def __init__(self, most: int) -> None:
        super().__init__(reason="large", most=most)


class Foreign(BadRecord):
    """The file is JSON, but no record of ours."""

    def __init__(self) -> None:
        super().__init__(reason="foreign")


class NewerFormat(BadRecord):
    """A record in a format that came after this version; facts: format, known."""

    def __init__(self, format: int, known: int) -> None:
        super().__init__(reason="newer", format=format, known=known)


class OtherRules(BadRecord):
    """A record played by another version of the game's rules; facts: game, rules, known."""

    def __init__(self, game: str, rules: int, known: int) -> None:
        super().__init__(reason="rules", game=game, rules=rules, known=known)


class Malformed(BadRecord):
    """A field is missing or has the wrong type; facts: where (its path), what."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(reason="field", where=where, what=what)


class OtherContent(BadRecord):
    """The deck or map does not have the SHA-256 that the record says."""

    def __init__(self) -> None:
        super().__init__(reason="content")


class IllegalEntry(BadRecord):
    """An entry that the rules, or the order of play, do not allow; facts: entry, why (a message)."""

    def __init__(self, entry: int, why: ImperiaError) -> None:
        super().__init__(why.rule, reason="illegal", entry=entry, why=why.message)


class EntryMismatch(BadRecord):
    """An entry that says something else than a replay gives; facts: entry, field."""

    def __init__(self, entry: int, field: str) -> None:
        super().__init__(reason="entry", entry=entry, field=field)


class ChanceMismatch(BadRecord):
    """An outcome of chance that does not follow from the seed; facts: index, entry, outcome, due."""

    def __init__(self, index: int, entry: int, outcome: int, due: int) -> None:
        super().__init__(reason="chance", index=index, entry=entry, outcome=outcome, due=due)


class IndexReused(BadRecord):
    """Indices of chance that do not count up from 0 one by one; facts: index, entry, due."""

    def __init__(self, index: int, entry: int, due: int) -> None:
        super().__init__(reason="index", index=index, entry=entry, due=due)


class BrokenPromise(BadRecord):
    """The seed is not the one that was promised before the match."""

    def __init__(self) -> None:
        super().__init__(reason="seed")


class SeedWithheld(BadRecord):
    """The match has ended, but its seed is not shown."""

    def __init__(self) -> None:
        super().__init__(reason="withheld")


class CannotWrite(ImperiaError):
    """A file that cannot be written; what stood there before is untouched; facts: path, why."""

    code = "write"


class CannotRead(ImperiaError):
    """A file that cannot be opened; facts: path, why."""

    code = "read"
