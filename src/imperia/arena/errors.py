"""What can go wrong with a contest of bots, one class each. Games that were kept are kept."""

from __future__ import annotations

from ..locale import ImperiaError


class BadContest(ImperiaError):
    """A contest that cannot be; reasons: few (facts: game, known), budget (bot), deals (game)."""

    code = "arena"


class BadKept(ImperiaError):
    """A file of games that cannot be gone on with or read.

    reasons: exists, busy, foreign, line, other (facts: what), text, game (number, games); facts of all: file.
    """

    code = "arena-file"


class BotFailed(ImperiaError):
    """A bot broke off or gave an action that is none (facts: bot, game: its number, why), or its process is gone (reason: lost)."""

    code = "arena-bot"


class NoCluster(ImperiaError):
    """Ray is not installed (reason: missing; facts: line), or its cluster cannot be reached (reason: lost; facts: where, why)."""

    code = "arena-cluster"
