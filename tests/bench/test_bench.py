"""The bench runs, tells what the goals are judged by, and says plainly what it could not measure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from benchmarks.goals import AT_LEAST, AT_MOST, met
from benchmarks.others import PEERS, Others, Peer
from benchmarks.run import OVER_ALL, ratios
from benchmarks.timing import Sampled

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("figure", AT_LEAST)
def test_a_rate_meets_its_goal_from_the_goal_on(figure: str) -> None:
    assert met(figure, AT_LEAST[figure])
    assert not met(figure, AT_LEAST[figure] - 1)


@pytest.mark.parametrize("figure", AT_MOST)
def test_a_time_meets_its_goal_up_to_the_goal(figure: str) -> None:
    assert met(figure, AT_MOST[figure])
    assert not met(figure, AT_MOST[figure] * 1.01)


def test_the_geometric_mean_of_the_four_games_is_taken_within_each_run() -> None:
    def sample(rate: float) -> dict[str, float]:
        return {"actions": rate, "seconds": 1}

    # 1, 10, 100, 1000 have the geometric mean 10^1.5; 100 times it in two runs of three, the third being disturbed
    four = {Peer("OpenSpiel", game, "rollouts"): 10**i for i, game in enumerate(("backgammon", "hearts", "gin_rummy", "chess"))}
    samples = {peer: [sample(rate), sample(2 * rate), sample(rate)] for peer, rate in four.items()}
    found = ratios({"conquest compiled": [100 * 10**1.5, 200 * 10**1.5, 7]}, samples)
    assert found["conquest compiled"][OVER_ALL] == pytest.approx(100)


def test_what_is_not_installed_is_told_and_not_measured() -> None:
    others = Others(python=Path(sys.executable))  # OpenSpiel and RLCard are not in this environment
    assert list(others.sample(0.01)) == []
    assert set(others.missing) == set(PEERS)
    assert "No module named" in others.missing[PEERS[0]]


def test_an_environment_that_is_not_there_is_told() -> None:
    assert "make bench" in Others(python=ROOT / "nowhere" / "python").missing[PEERS[0]]


def test_a_sample_counts_what_was_done() -> None:
    done: list[int] = []

    def run(n: int) -> int:
        done.append(n)
        return sum(1 for _ in range(1000 * n)) // 1000

    units, seconds = Sampled(run, 0.01).sample()
    assert units == done[-1]
    assert seconds > 0


def test_json_holds_every_figure_and_goal_of_a_game() -> None:
    command = [
        sys.executable,
        "-m",
        "benchmarks",
        "--json",
        "--no-peers",
        "--games",
        "imperial",
        "--runs",
        "1",
        "--seconds",
        "0.02",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, "PYTHONPATH": "src"})
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    imperial = found["games"]["imperial"]
    assert {"plain", "match"} <= set(imperial["rates"])
    assert imperial["actions_a_game"] > 26 + 24  # one deal: the lot, 25 cards, 24 plays
    assert 0 < imperial["forced"] < 1
    assert 0 < imperial["bytes_without_events"] < imperial["bytes_of_state"]
    assert {goal["figure"] for goal in found["goals"]} >= {"imperial plain", "imperial match"}
