"""A run: games are played and kept until there are enough, the sequential test has decided, the time is up, or Ctrl-C."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from .contest import Contest, job
from .errors import BotFailed
from .executors import Executor
from .playing import Failed, Played
from .scores import points
from .sequential import Sprt, verdict

Watch = Callable[[Sequence[Played]], None]


def run(
    contest: Contest,
    executor: Callable[[], Executor],
    kept: Sequence[Played],
    wanted: int,
    *,
    test: Sprt | None = None,
    keep: Callable[[Played], None] = lambda game: None,
    watch: Watch = lambda games: None,
    until: Callable[[], bool] = lambda: False,
) -> list[Played]:
    """All games of a run: those kept before, then new ones behind them until `wanted` are there, in whole deal sets.

    executor: makes who plays, if any game is missing; test: ends the run with the deal set that decides it; keep: gets every new
    game; watch: sees all games after each; until: asked before each whether to stop. The same contest comes to the same games
    whoever plays them, and however often it was stopped between. Raises BotFailed.
    """
    wanted += -wanted % contest.at_table
    games: list[Played] = []
    trial = Trial(contest, test)
    for game in kept[:wanted]:
        games.append(game)
        if trial.decides(game):
            return games
    if len(games) == wanted or until():
        return games
    players = executor()
    try:
        for outcome in players.games(job(contest, number) for number in range(len(games), wanted)):
            if isinstance(outcome, Failed):
                number = outcome.deal_set * contest.at_table + outcome.turn + 1
                raise BotFailed(bot=outcome.bot, game=number, why=outcome.why)
            keep(outcome)
            games.append(outcome)
            watch(games)
            if trial.decides(outcome) or until():
                break
    finally:
        players.close()
    return games


class Trial:
    """A sequential test that is asked after every game and looks at whole deal sets."""

    def __init__(self, contest: Contest, test: Sprt | None) -> None:
        self.contest, self.test = contest, test
        self.counts: Counter[float] = Counter()
        self.got: list[float] = []

    def decides(self, game: Played) -> bool:
        """Whether the test is decided with this game."""
        if self.test is None:
            return False
        self.got.append(points(self.contest, game)[0])
        if len(self.got) < self.contest.at_table:
            return False
        self.counts[sum(self.got) / len(self.got)] += 1
        self.got = []
        return verdict(self.test, self.counts).decision != "open"
