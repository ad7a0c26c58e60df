"""The judge of each game, by the game's name."""

from __future__ import annotations

from typing import Any

from ..games.game import Game
from .imperial import ImperialJudge
from .judge import Judge
from .level import ConquestJudge, EmpireJudge


def judge_for(game: Game[Any, Any, Any, Any], t: Any) -> Judge:
    """A judge for matches of these Terms."""
    players = game.setup(t).players
    if game.name == "imperial":
        return ImperialJudge(t)
    return ConquestJudge(t, players) if game.name == "conquest" else EmpireJudge(t, players)
