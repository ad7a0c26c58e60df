"""On a Ray cluster the games are the same. Ray is large, so `make test-cluster` installs it and runs this."""

from __future__ import annotations

import msgspec
import pytest

from imperia.arena import Here, NoCluster, Played, contest_of, executor_for, run
from imperia.games.game import Setup

pytestmark = pytest.mark.long


def told(games: list[Played]) -> list[tuple[object, ...]]:
    """Games without the time that they took."""
    return [msgspec.structs.astuple(msgspec.structs.replace(game, seconds=0.0)) for game in games]


def test_a_local_ray_of_two_workers_plays_the_same_games() -> None:
    ray = pytest.importorskip("ray")
    contest = contest_of(Setup("imperial", 2, {}), ["casual", "random"], 5)
    alone = run(contest, lambda: Here(contest), [], 40)
    assert told(run(contest, lambda: executor_for(contest, 2, "local"), [], 40)) == told(alone)
    assert not ray.is_initialized()


def test_a_cluster_that_is_not_there_is_told() -> None:
    pytest.importorskip("ray")
    contest = contest_of(Setup("imperial", 2, {}), ["casual", "random"], 5)
    with pytest.raises(NoCluster, match=r"127\.0\.0\.1:1"):
        executor_for(contest, 2, "127.0.0.1:1")
