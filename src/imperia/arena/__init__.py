"""Contests between bots: the same deals with the seats exchanged, ratings with errors, a sequential test, records of all games.

contest = contest_of(Setup("imperial", 2, {}), ["casual", "random"], seed=1)
games = run(contest, lambda: Here(contest), [], 200)
print(summary(contest, games).bots)
"""

from .contest import Contest, Entrant, contest_of
from .errors import BadContest, BadKept, BotFailed, NoCluster
from .executors import Here, Pool, executor_for
from .keeping import Keeper, read_kept
from .playing import Played, Table
from .run import run
from .sequential import Sprt, Verdict
from .summary import Summary, summary

__all__ = [
    "BadContest", "BadKept", "BotFailed", "Contest", "Entrant", "Here", "Keeper", "NoCluster", "Played", "Pool", "Sprt",
    "Summary", "Table", "Verdict", "contest_of", "executor_for", "read_kept", "run", "summary",
]  # fmt: skip
