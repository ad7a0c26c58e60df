"""A process beside the server: `python -m imperia.judging.worker`. Bots think in it, hints and reviews are made in it.

Tasks come in on stdin and answers go out on stdout, as with the worker of bots.
"""

from __future__ import annotations

import sys
from typing import Any, TypeAlias

from ..bots import worker
from ..bots.carried import Task, unpacked
from ..play import read_record, replay
from .carried import HintTask, ReviewTask
from .hints import Hint, hint
from .review import Review, review

AnyTask: TypeAlias = Task | HintTask | ReviewTask


class Worker(worker.Worker):
    """Answers every kind of task."""

    def answer(self, task: AnyTask) -> int | Hint | Review:
        """A bot's choice, a hint, or a review."""
        if isinstance(task, HintTask):
            return hint(unpacked(task.asked), task.nodes)
        if isinstance(task, ReviewTask):
            return review(replay(read_record(task.record), settle=False), task.nodes)
        return self.code(task)


def main() -> None:
    """Serve until stdin ends."""
    kinds: Any = AnyTask
    worker.serve(sys.stdin.buffer, sys.stdout.buffer, kinds, Worker().answer)


if __name__ == "__main__":
    main()
