"""A game of a contest as an ordinary record, played once more through a `Match`: to be told, verified, reviewed like any other."""

from __future__ import annotations

from typing import Any

from ..engine import OVER
from ..games import game as game_named
from ..play import Fast, Match, Record, Seat
from .codes import unpacked
from .contest import AnyGame, Contest, chance_number
from .errors import BadKept
from .keeping import Kept
from .playing import Played


class UpTo(Fast):
    """Fast chance that gives so many outcomes and no more: a single deal ends where the next would be dealt."""

    def __init__(self, number: int, most: int) -> None:
        super().__init__(number)
        self.most = most

    def draw(self, game: AnyGame, t: Any, s: Any, index: int, n: int) -> int | None:  # type: ignore[override]
        """Outcome number `index` of n, or None."""
        return super().draw(game, t, s, index, n) if index < self.most else None


def record_in(kept: Kept, number: int, file: str = "") -> Record:
    """The record of game `number`, from 1, of a file. Raises BadKept."""
    if not 1 <= number <= len(kept.games):
        raise BadKept(reason="game", file=file, games=len(kept.games), number=number)
    try:
        return match_of(kept.head.contest, kept.games[number - 1]).record()
    except (ValueError, IndexError) as error:
        raise BadKept(reason="line", file=file, line=number + 1) from error


def match_of(contest: Contest, game: Played) -> Match:
    """A game played again. Raises ValueError, IndexError if the seats did not choose so."""
    entrants = [contest.entrants[who] for who in game.seats]
    seats = [Seat(f"{entrant.name} {seat + 1}", entrant.level) for seat, entrant in enumerate(entrants)]
    number, codes = chance_number(contest, game.deal_set), unpacked(game.codes)
    source, name = UpTo(number, game.actions - len(codes)), f"{number:08x}{game.turn:02x}"
    match = Match.start(contest.setup(), source, seats, game=game_named(contest.game), id=name, clock=lambda: 0)
    for code in codes:
        seat = match.to_act()
        question = match.question(seat)
        if question is None:
            raise ValueError("nobody is asked")
        match.act(seat, match.legal(seat)[question.codes.index(code)])
    if match.to_act() != OVER:
        if contest.unit != "deal":
            raise ValueError("the game goes on")
        match.give_up()
    return match
