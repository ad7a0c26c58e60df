"""Judges to whom it is no news whose turn is next: of Imperium and Империя, for chances over time.

Armies and cards come at the beginning of a turn. If they counted only then, every chance would jump whenever a turn passes, and
what turned a game would be the ends of turns. So a part of what is still to come in this round counts beforehand: the more, the
sooner the turn. Nothing else changes; of what the dice or the cards bring, the mean stays what it is.
"""

from __future__ import annotations

from math import exp
from typing import Any

from ..engine import NOBODY, batch, copy
from ..games.conquest.rules.state import WHICH_CARD, State, plays
from ..games.conquest.rules.state import is_over as conquest_over
from ..games.conquest.search import judging as conquest
from ..games.empire.rules.state import is_over as empire_over
from ..games.empire.search import judging as empire
from .judge import SURE, Chances
from .played import DRAWN, DRAWN_PLAIN, PlayedJudge

OF_INCOME = 0.75  # of a turn's armies, that count beforehand: tells winners best, and passing turns change least
OF_CARDS = 2 * empire.CARD / empire.UNIT  # what two cards weigh
HALF = 0.5  # the mean of it, which the weights of the judges hold already


def to_come(place: int, players: int) -> float:
    """How much of a turn's armies or cards still comes in this round. place: how many turns away one's own is; 0: under way."""
    return (players - place) / players if place else 0.0


class ConquestJudge(PlayedJudge):
    """Imperium. It follows one game: the armies to come are counted when a turn begins, and are the same to its end."""

    def __init__(self, t: Any, players: int) -> None:
        """t: the Terms."""
        super().__init__(t, conquest, players, players)
        self.t, self.player, self.coming = t, NOBODY, [0] * players
        self.pair = [*batch(State, 2)]

    def chances(self, s: Any) -> Chances:
        """C10 By what lies on the board and in the hands, with a part of the armies to come."""
        return super().chances(self.ahead(s))

    def expected(self, s: Any, number: int) -> Chances:
        """The mean over what may be rolled or drawn."""
        return super().expected(self.ahead(s), number)

    def ahead(self, s: Any) -> Any:
        """C10, C25 The state with a part of the armies to come; who takes a card has had his turn."""
        if s.first == NOBODY or conquest_over(s):
            return s
        seats = [(s.player + i) % self.seats for i in range(self.seats)]
        turns = [seat for seat in seats if plays(s, seat)]
        if s.asked == WHICH_CARD:
            turns = turns[1:] + turns[:1]
        if turns[0] != self.player:
            self.player, self.coming = turns[0], [0] * self.seats
            for place, seat in enumerate(turns):
                part = to_come(place, len(turns)) - HALF
                self.coming[seat] = round(OF_INCOME * part * conquest.income_of(self.t, s, seat))
        self.pair[0] = s
        copy(self.pair, 0, 1)
        for seat, armies in enumerate(self.coming):
            self.pair[1].left[seat] += armies
        return self.pair[1]


class EmpireJudge(PlayedJudge):
    """Империя."""

    def __init__(self, t: Any, players: int) -> None:
        """t: the Terms."""
        super().__init__(t, empire, players, players + 1)  # the seat's own next turn is over by then

    def chances(self, s: Any) -> Chances:
        """E5 By what lies and what is held, with a part of the cards to come."""
        return self.ahead(super().chances(s), NOBODY if empire_over(s) else s.turn)

    def expected(self, s: Any, number: int) -> Chances:
        """The mean over what may be drawn."""
        self._take(s)
        drawn, stream = DRAWN if self.machine.fast else DRAWN_PLAIN, self.machine.stream(number)
        totals = [0.0] * self.seats
        for _ in range(drawn):
            for seat in range(self.seats):
                self.values[seat] = 0
            self.search.expected_at(self.terms, self.states, 0, 1, stream, 1, self.shares, self.values)
            after = self.states[1]
            turn = int(after["turn"] if self.machine.fast else after.turn)
            one = self.ahead(tuple(int(self.values[seat]) / SURE for seat in range(self.seats)), turn)
            totals = [total + chance for total, chance in zip(totals, one, strict=True)]
        return tuple(total / drawn for total in totals)

    def ahead(self, chances: Chances, turn: int) -> Chances:
        """E5 The chances, with a part of the cards to come. turn: whose it is; NOBODY: nobody's any more."""
        if turn == NOBODY:
            return chances
        parts = (to_come((seat - turn) % self.seats, self.seats) - HALF for seat in range(self.seats))
        weighed = [chance * exp(OF_CARDS * part) for chance, part in zip(chances, parts, strict=True)]
        return tuple(one / sum(weighed) for one in weighed)
