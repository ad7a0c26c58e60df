"""Clocks as data: what remains for each seat, and since when it runs. Nothing here looks at a watch; the caller says `now`.

A clock runs for every seat that is asked. It stands while the match is paused or the server is down.
"""

from __future__ import annotations

from collections.abc import Iterable

from .messages import Clock, TableSettings

DAY = 86_400.0
MOST_GRACE = 1.0  # seconds given back for the way through the net, at most


class Clocks:
    """The clocks of a match.

    remaining: seconds of each seat; since: the time since when each runs, or None.
    """

    def __init__(self, settings: TableSettings, seats: int) -> None:
        """All clocks stand, full."""
        self.settings = settings
        self.remaining = [self.full] * seats
        self.since: list[float | None] = [None] * seats
        self.paused = False

    @property
    def full(self) -> float:
        """Seconds a clock has at first: for the answer, or for the whole game."""
        return self.settings.days * DAY if self.settings.clock == "days" else float(self.settings.seconds)

    @property
    def shown(self) -> bool:
        """Whether the table has clocks at all."""
        return self.settings.clock != "none"

    @property
    def binding(self) -> bool:
        """Whether running out means anything."""
        return self.settings.clock in ("move", "game", "days")

    def answered(self, seat: int, now: float, lag: float = 0.0) -> None:
        """A seat has answered: its clock stops; the lag measured on its line is given back, up to MOST_GRACE."""
        since = self.since[seat]
        if since is None:
            return
        used = max(0.0, now - since - min(max(lag, 0.0), MOST_GRACE))
        self.since[seat] = None
        if self.settings.clock == "game":
            self.remaining[seat] = max(0.0, self.remaining[seat] - used) + self.settings.increment
        else:
            self.remaining[seat] = self.full

    def asked(self, seats: Iterable[int], now: float) -> None:
        """Just these seats are asked now: their clocks run (on, if they ran), the others' stand."""
        waiting = set(seats)
        for seat in range(len(self.remaining)):
            if seat not in waiting:
                self.answered(seat, now)
            elif self.since[seat] is None and not self.paused:
                self.since[seat] = now

    def pause(self, now: float) -> None:
        """All clocks stand; what has run is used."""
        for seat, since in enumerate(self.since):
            if since is not None:
                self.remaining[seat] = max(0.0, self.remaining[seat] - (now - since))
                self.since[seat] = None
        self.paused = True

    def resume(self, seats: Iterable[int], now: float) -> None:
        """The clocks of these seats run on."""
        self.paused = False
        self.asked(seats, now)

    def runs_out(self) -> tuple[float, int] | None:
        """When and for which seat a clock runs out next, if nothing happens; None if none will."""
        if not self.binding or self.paused:
            return None
        ends = [(since + self.remaining[seat], seat) for seat, since in enumerate(self.since) if since is not None]
        return min(ends, default=None)

    def told(self) -> list[Clock]:
        """What the players are shown."""
        return [Clock(left, since) for left, since in zip(self.remaining, self.since)] if self.shown else []
