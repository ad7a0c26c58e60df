"""The one point through which all that a viewer sees of a match goes: entries to frames, and the position with its question.

Joining, playing, resuming, spectating, scrubbing and the log all use it, so there is one place to prove that nothing leaks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..locale import Message
from ..play import Match, Question, project_entry
from ..play.log import AnyEntry, By
from .messages import Choice, Clock, Frame, Prompt, Snapshot, Then, Told, Update

MOST_FRAMES = 400  # of the log in a snapshot: the newest


def frame(match: Match, entry: AnyEntry, viewer: int, names: Sequence[str]) -> Frame:
    """An entry as a viewer may know it. What he may not know is a skip with the same number and time."""
    seen = project_entry(match.game, entry, viewer)
    when = entry.time / 1000
    if seen is None:
        return Frame(entry.seq, when, "skip")
    return Frame(
        seq=entry.seq,
        at=when,
        kind=str(type(seen).__struct_config__.tag),
        seat=getattr(seen, "seat", -1),
        by=_by(getattr(seen, "by", None)),
        action=getattr(seen, "action", None),
        to=getattr(seen, "to", -1),
        line=_line(match, seen, names),
        told=[
            Told(event, match.game.event_message(match.terms, event, names), str(getattr(event, "rule", "")))
            for event in getattr(seen, "events", ())
        ],
    )


def _by(by: By | None) -> str:
    return "" if by is None else by.level or by.who


def _line(match: Match, entry: Any, names: Sequence[str]) -> Message | None:
    """What an entry says beside its events."""
    kind = str(type(entry).__struct_config__.tag)
    name = names[entry.seat] if 0 <= getattr(entry, "seat", -1) < len(names) else ""
    match kind:
        case "chat":
            phrase = entry.text.removeprefix("/")
            if entry.text.startswith("/"):
                return Message("web-line-phrase", {"name": name, "phrase": Message(f"web-phrase-{phrase}")})
            return Message("web-line-chat", {"name": name, "text": entry.text})
        case "takeover":
            return Message(f"web-line-takeover-{entry.cause}", {"name": name, "level": entry.level})
        case "return" | "resign" | "undo" | "takeback":
            return Message(f"web-line-{kind}", {"name": name})
        case "pause" | "resume":
            return Message(f"web-line-{kind}", {"name": name or "-"})
        case "end":
            return ended(match, entry, names)
    return None


def ended(match: Match, entry: Any, names: Sequence[str]) -> Message:
    """How a match ended, in words."""
    if entry.result is None:
        return Message(f"web-line-end-{entry.cause}")
    winners = ", ".join(names[seat] for seat in entry.result.winners)
    return Message(
        "web-line-end",
        {
            "winners": winners,
            "many": len(entry.result.winners),
            "reason": Message(f"{match.game.name}-reason-{entry.result.reason}"),
            "rule": entry.result.rule,
        },
    )


def prompt(match: Match, viewer: int, names: Sequence[str]) -> Prompt | None:
    """The question to this viewer's seat, with what it may answer in words."""
    question = match.question(viewer) if viewer >= 0 else None
    if question is None:
        return None
    choices = [
        Choice(action, match.action_message(viewer, action, names), match.action_note(viewer, action))
        for action in match.offered(viewer)
    ]
    return Prompt(decision_id(question), question.message, choices, match.proposal(viewer))


def decision_id(question: Question) -> str:
    """A question's id on the wire."""
    return f"{question.decision.seq}.{question.decision.seat}"


def update(match: Match, entries: Sequence[AnyEntry], viewer: int, names: Sequence[str], clocks: list[Clock]) -> Update:
    """New entries, and where they led."""
    return Update(
        match=match.id,
        frames=[frame(match, entry, viewer, names) for entry in entries],
        view=match.view(viewer),
        prompt=prompt(match, viewer, names),
        asked=[question.seat for question in match.asked()],
        undo=viewer >= 0 and match.can_undo(viewer),
        clocks=clocks,
    )


def snapshot(match: Match, viewer: int, names: Sequence[str], clocks: list[Clock], commitment: str) -> Snapshot:
    """The whole match as a viewer may know it."""
    return Snapshot(
        match=match.id,
        seq=match.seq - 1,
        frames=[frame(match, entry, viewer, names) for entry in match.log[-MOST_FRAMES:]],
        view=match.view(viewer),
        prompt=prompt(match, viewer, names),
        asked=[question.seat for question in match.asked()],
        undo=viewer >= 0 and match.can_undo(viewer),
        clocks=clocks,
        commitment=commitment,
    )


def then(match: Match, seq: int, viewer: int) -> Then:
    """The position after an earlier entry."""
    return Then(match.id, seq, match.view_at(seq, viewer))
