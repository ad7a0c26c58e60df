"""The same games on a Ray cluster: machines that have this package installed. The extra `cluster` brings Ray."""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

import msgspec

from .contest import Contest, Job
from .errors import NoCluster
from .executors import AHEAD, Outcome, in_order
from .playing import Table

PATIENCE = 5.0  # seconds
LOCAL = "local"  # a cluster of this machine alone


class Cluster:
    """Plays on a cluster, one processor a game."""

    def __init__(self, contest: Contest, workers: int, where: str) -> None:
        """workers: how many games at once; where: the address of the cluster, or `local`. Raises NoCluster."""
        try:
            import ray
        except ImportError as error:
            line = f"{sys.executable} -m pip install 'imperia[cluster]'"
            raise NoCluster(reason="missing", line=line) from error
        knock(where)
        self.ray: Any = ray
        self.workers, self.head = workers, msgspec.json.encode(contest)
        quiet: dict[str, Any] = {"include_dashboard": False, "log_to_driver": False, "logging_level": "error"}
        try:
            ray.init(**({"num_cpus": workers, **quiet} if where == LOCAL else {"address": where, **quiet}))
        except (ConnectionError, RuntimeError, ValueError, OSError) as error:
            raise NoCluster(reason="lost", where=where, why=str(error)) from error
        self.remote = ray.remote(num_cpus=1)(play)

    def games(self, jobs: Iterable[Job]) -> Iterator[Outcome]:
        """Every job's game."""
        return in_order(self._submit, self.ray.get, jobs, AHEAD * self.workers)

    def close(self) -> None:
        """Leave the cluster; a local one ends."""
        self.ray.shutdown()

    def _submit(self, one: Job) -> Any:
        return self.remote.remote(self.head, one.deal_set, one.turn)


def knock(where: str) -> None:
    """See whether somebody listens at `host:port` or `ray://host:port`: Ray itself would wait for minutes. Raises NoCluster."""
    found = re.fullmatch(r"(?:ray://)?\[?([^/\]]+)\]?:(\d+)", where)
    if found:
        try:
            socket.create_connection((found[1], int(found[2])), timeout=PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise NoCluster(reason="lost", where=where, why=str(error)) from error


def play(head: bytes, deal_set: int, turn: int) -> Outcome:
    """One game, on whichever machine this is."""
    return table_of(head).play(Job(deal_set, turn))


@lru_cache(maxsize=4)
def table_of(head: bytes) -> Table:
    """The table of a contest, once a process."""
    return Table(msgspec.json.decode(head, type=Contest))
