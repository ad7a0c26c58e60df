"""Who plays the games: this process, a pool of processes, or a Ray cluster (cluster.py). All give the same games in the same order.

The order is that of the jobs, whoever is done first; so what a run comes to does not depend on how many play.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from typing import Protocol, TypeVar

from .contest import Contest, Job
from .errors import BotFailed
from .playing import Failed, Played, Table

AHEAD = 4  # jobs a worker that may be under way or done while an earlier one is waited for

Outcome = Played | Failed
F = TypeVar("F")


class Executor(Protocol):
    """Plays the games of one contest."""

    def games(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """Every job's game, in the order of the jobs."""
        ...

    def close(self) -> None:
        """No more games are wanted: what is under way is broken off."""
        ...


class Here:
    """Plays in this process, one game after another."""

    def __init__(self, contest: Contest) -> None:
        self.table = Table(contest)

    def games(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """Every job's game."""
        return map(self.table.play, jobs)

    def close(self) -> None:
        """Nothing is under way."""


class Pool:
    """Plays in processes of their own, which begin anew (spawn) and so inherit nothing that could differ."""

    def __init__(self, contest: Contest, workers: int) -> None:
        """The first process lets every bot decide a few times before the others start: what is compiled is then kept for all."""
        self.workers = workers
        self.others = set(multiprocessing.active_children())
        self.pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), begin, (contest,))
        with deaf():
            self.warmed = self.pool.submit(warm)

    def games(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """Every job's game. Raises BotFailed if a process was ended from outside."""
        try:
            self.warmed.result()
            yield from in_order(self._submit, Future.result, jobs, AHEAD * self.workers)
        except BrokenProcessPool as error:
            raise BotFailed(reason="lost") from error

    def close(self) -> None:
        """Stop the processes."""
        self.pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - self.others:
            child.terminate()

    def _submit(self, one: Job) -> Future[Outcome]:
        with deaf():
            return self.pool.submit(play, one)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that begin meanwhile never hear Ctrl-C, which a terminal sends to all of them; this one hears it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def in_order(submit: Callable[[Job], F], result: Callable[[F], Outcome], jobs: Iterable[Job], ahead: int) -> Iterator[Outcome]:
    """The outcome of every job in turn, with so many handed out beforehand."""
    waiting: deque[F] = deque()
    for one in jobs:
        waiting.append(submit(one))
        if len(waiting) >= ahead:
            yield result(waiting.popleft())
    while waiting:
        yield result(waiting.popleft())


# ---- in a process of the pool

TABLE: list[Table] = []


def begin(contest: Contest) -> None:
    """A process begins. Ctrl-C is left to the process that asked for games; when that one is gone, this one goes too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow, daemon=True).start()
    TABLE.append(Table(contest))


def follow() -> None:
    """Wait for the end of the process that began this one."""
    parent = multiprocessing.parent_process()
    if parent:
        parent.join()
        os._exit(1)


def warm() -> None:
    """Compile what the bots need. What goes wrong here goes wrong in the first game too, and is told there."""
    with suppress(Exception):
        TABLE[0].warm()


def play(one: Job) -> Outcome:
    """One game."""
    return TABLE[0].play(one)


def executor_for(contest: Contest, workers: int, cluster: str = "") -> Executor:
    """Who plays: a cluster if one is named, a pool of so many processes, or this process. Raises NoCluster."""
    if cluster:
        from .cluster import Cluster

        return Cluster(contest, workers, cluster)
    return Pool(contest, workers) if workers > 1 else Here(contest)
