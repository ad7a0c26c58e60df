"""On a Ray cluster the games are the same. Ray is large, so `make test-cluster` installs it and runs this."""

from __future__ import annotations

import re

import msgspec
import pytest

from imperia.arena import Here, NoCluster, Played, contest_of, executor_for, run
from imperia.arena.cluster import knock
from imperia.games.game import Setup


def told(games: list[Played]) -> list[tuple[object, ...]]:
    """Games without the time that they took."""
    return [msgspec.structs.astuple(msgspec.structs.replace(game, seconds=0.0)) for game in games]


@pytest.mark.long
def test_a_local_ray_of_two_workers_plays_the_same_games() -> None:
    ray = pytest.importorskip("ray")
    contest = contest_of(Setup("imperial", 2, {}), ["casual", "random"], 5)
    alone = run(contest, lambda: Here(contest), [], 40)
    assert told(run(contest, lambda: executor_for(contest, 2, "local"), [], 40)) == told(alone)
    assert not ray.is_initialized()


@pytest.mark.parametrize("where", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_an_address_where_nobody_listens_is_told_at_once(where: str) -> None:
    with pytest.raises(NoCluster, match=re.escape(where)):
        knock(where)


@pytest.mark.parametrize("where", ["local", "auto"])
def test_what_is_no_address_is_left_to_ray(where: str) -> None:
    knock(where)
