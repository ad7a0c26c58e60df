"""The judge of each game, by the game's name."""

from __future__ import annotations

from typing import Any

from ..games.game import Game
from .imperial import ImperialJudge
from .judge import Judge
from .played import PlayedJudge


def judge_for(game: Game[Any, Any, Any, Any], t: Any) -> Judge:
    """A judge for matches of these Terms."""
    players = game.setup(t).players
    if game.name == "imperial":
        return ImperialJudge(t)
    if game.name == "conquest":
        from ..games.conquest.search import judging as conquest

        return PlayedJudge(t, conquest, players, players)
    from ..games.empire.search import judging as empire

    return PlayedJudge(t, empire, players, players + 1)  # the seat's own next turn is over by then
