"""The questions that are open: who is asked, by which entry of the log, and what may be answered.

A question keeps its id while others answer theirs, so simultaneous answers do not reject each other; it gets a new one as
soon as it is another question, or another player answers for the seat, so an answer that comes too late hits nothing.
"""

from __future__ import annotations

import threading
from collections.abc import Mapping, Set
from typing import Any

import msgspec

from ..engine import zeros
from ..games.game import Game
from ..locale import Message
from .errors import BadAction


class Decision(msgspec.Struct, frozen=True, order=True):
    """The id of a question: the sequence number of the entry that asked it, and the seat."""

    seq: int
    seat: int


class Question(msgspec.Struct, frozen=True):
    """An open question, for the eyes of its seat only: what may be answered can tell of a hand.

    codes: the legal actions as the rules number them; message: what is asked, in no language yet.
    """

    decision: Decision
    codes: tuple[int, ...]
    message: Message

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.decision.seat


class Awaited(msgspec.Struct, frozen=True):
    """The outcome of chance that people have to say: number `index` of this match, one of n."""

    index: int
    n: int


ROWS = threading.local()


def lent_row(n: int) -> Any:
    """A row of n numbers for legal actions, the same for all matches of a thread: it is read before anybody else writes to it."""
    rows: dict[int, Any] = ROWS.__dict__.setdefault("rows", {})
    if n not in rows:
        rows[n] = zeros(n)
    return rows[n]


class Questions:
    """All open questions of a match, by seat."""

    def __init__(self, game: Game[Any, Any, Any, Any], players: int) -> None:
        self.game, self.players = game, players
        self.open: dict[int, Question] = {}

    def close(self) -> None:
        """Nobody is asked any more."""
        self.open = {}

    def ask(self, t: Any, s: Any, seq: int, anew: Set[int]) -> None:
        """See who is asked now. seq: the entry that led here; anew: seats whose question is a new one in any case."""
        now: dict[int, Question] = {}
        for seat in range(self.players):
            if self.game.rules.may_act(t, s, seat):
                now[seat] = self._question(t, s, seq, seat, None if seat in anew else self.open.get(seat))
        self.open = now

    def _question(self, t: Any, s: Any, seq: int, seat: int, before: Question | None) -> Question:
        row = lent_row(self.game.rules.MAX_LEGAL)
        codes = tuple(row[: self.game.rules.legal_actions(t, s, seat, row)])
        message = self.game.question(t, s, seat)
        if before and before.codes == codes and before.message == message:
            return before
        return Question(Decision(seq, seat), codes, message)


def read_action(game: Game[Any, Any, Any, Any], data: bytes | str | Mapping[str, Any]) -> Any:
    """A typed action of a game from JSON, or from what JSON gave. Raises BadAction saying what is wrong and where."""
    try:
        if isinstance(data, bytes | str):
            return msgspec.json.decode(data, type=game.Action)
        return msgspec.convert(data, game.Action)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
        raise BadAction(game=game.name, what=str(error)) from error
