"""A process beside the server: `python -m imperia.judging.worker`. Bots think in it, hints and reviews are made in it.

Tasks come in on stdin and answers go out on stdout, as with the worker of bots.
"""

from __future__ import annotations

import sys
from typing import Any, TypeAlias

from ..bots import information, worker
from ..bots.carried import Task, unpacked
from ..games import game as game_named
from ..games.game import Setup
from ..play import Fast, Match, Seat, read_record, replay
from .carried import AnyJudging, HintTask, ReviewTask, WarmTask
from .hints import Hint, hint
from .review import Review, review

MIN_CHOICE = 2  # legal actions of a question that leaves a choice
AnyTask: TypeAlias = Task | AnyJudging


class Worker(worker.Worker):
    """Answers every kind of task."""

    def answer(self, task: AnyTask) -> int | Hint | Review | bool:
        """A bot's choice, a hint, a review; of getting ready, that it is done."""
        if isinstance(task, WarmTask):
            return warm(task.game)
        if isinstance(task, HintTask):
            return hint(unpacked(task.asked), task.nodes)
        if isinstance(task, ReviewTask):
            return review(replay(read_record(task.record), settle=False), task.nodes)
        return self.code(task)


def warm(name: str) -> bool:
    """Get ready for a game: one hint, and the chances before and after a step, of a game that has begun."""
    players = game_named(name).seats[0]
    match = Match.start(Setup(name, players, {}), Fast(0), [Seat(str(number)) for number in range(players)])
    while len(match.legal(match.to_act())) < MIN_CHOICE:
        match.act(match.to_act(), match.legal(match.to_act())[0])
    hint(information(match, match.to_act()), 1)
    match.give_up()
    review(match, 1)
    return True


def main() -> None:
    """Serve until stdin ends."""
    kinds: Any = AnyTask
    worker.serve(sys.stdin.buffer, sys.stdout.buffer, kinds, Worker().answer)


if __name__ == "__main__":
    main()
