"""The log of Imperium: battles, claims and armies are told together, each in one line behind its player's sign."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from ..games.conquest.agreement import map_of
from .board import SIGNS, sign
from .look import Look, tag

MOST_NAMED = 6  # lands named in one line of the log


class Chronicle(Look):
    """The map's names and borders, and the log; the look of Imperium adds the picture."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        played_on = map_of(self.t)
        self.lands = {one.id: one.territories for one in played_on.continent}
        self.called = {one.id: one.name for one in played_on.territory} | {one.id: one.name for one in played_on.continent}
        self.borders = {one.id: one.borders for one in played_on.territory}
        if not getattr(self.t, "optional_borders", True):
            gone = {frozenset(pair) for pair in played_on.optional_borders}
            self.borders = {one: tuple(b for b in all_ if frozenset((one, b)) not in gone) for one, all_ in self.borders.items()}

    def name(self, one: str) -> str:
        """A land or a continent in the language of the screen."""
        return str(getattr(self.called[one], self.language))

    # ---- lines of the log

    def lines(self, events: Sequence[Any]) -> list[Text]:
        """As lines; rolls of one battle, and armies placed one after another, are told together."""
        told: list[Text] = []
        for group in grouped(events):
            line = self.together(group) if len(group) > 1 else self.line(group[0])
            if line is not None:
                own = tag(group[0]) != "dealt" and actor(group[0]) is not None
                told.append(sign(actor(group[0])).append(" ").append_text(line) if own else line)
        return told

    def together(self, group: Sequence[Any]) -> Text | None:
        """Several events of one kind in one line."""
        first = group[0]
        if tag(first) == "rolled":
            lost = sum(one.attacker_loses for one in group), sum(one.defender_loses for one in group)
            facts: dict[str, Any] = {"source": self.name(first.source), "target": self.name(first.target), "rolls": len(group)}
            return Text(self.say("terminal-conquest-battle", **facts, attacker=lost[0], defender=lost[1]))
        if tag(first) == "claimed":
            return Text(self.say("terminal-conquest-claimed", lands=", ".join(self.name(one.territory) for one in group)))
        if tag(first) == "dealt":
            return Text(self.say("terminal-conquest-dealt", n=len(group)))
        armies: dict[str, int] = {}
        for one in group:
            armies[one.territory] = armies.get(one.territory, 0) + one.armies
        if len(armies) > MOST_NAMED:
            return Text(self.say("terminal-conquest-placed", n=sum(armies.values()), lands=len(armies)))
        return Text(", ".join(f"{self.name(land)} +{n}" for land, n in armies.items()))


def actor(event: Any) -> int | None:
    """Whose sign stands before an event's line."""
    seat = getattr(event, "attacker", getattr(event, "seat", None))
    return seat if isinstance(seat, int) and seat < len(SIGNS) else None


def grouped(events: Sequence[Any]) -> list[list[Any]]:
    """Events that are told together: rolls of one battle, claims and armies of one player in a row."""
    groups: list[list[Any]] = []
    for event in events:
        kind = tag(event)
        if kind in ("defended", "attacked"):
            continue
        if groups and battle(groups[-1][0]) == battle(event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def battle(event: Any) -> Any:
    """What events must have in common to be told together; nothing has it in common with an event that is told alone."""
    if tag(event) == "dealt":
        return "dealt"
    if tag(event) == "rolled":
        return event.source, event.target
    return (tag(event), event.seat) if tag(event) in ("placed", "claimed") else object()
