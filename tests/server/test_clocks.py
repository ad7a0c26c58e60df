"""Clocks, with a made time: no test here sleeps."""

import pytest

from imperia.server.clocks import DAY, MOST_GRACE, Clocks
from imperia.server.messages import TableSettings


def clocks(kind, **more):
    return Clocks(TableSettings(clock=kind, **more), 3)


def test_a_game_clock_goes_down_by_what_was_used_and_up_by_the_increment():
    c = clocks("game", seconds=100, increment=5)
    c.asked([0], 1000.0)
    c.answered(0, 1010.0)
    c.asked([1], 1010.0)
    assert c.remaining == [95.0, 100.0, 100.0]
    assert c.since == [None, 1010.0, None]


def test_a_move_clock_is_full_again_for_every_answer():
    c = clocks("move", seconds=30)
    c.asked([0], 0.0)
    c.answered(0, 29.0)
    c.asked([0], 29.0)
    assert c.runs_out() == (59.0, 0)


def test_all_who_are_asked_run_at_the_same_time():
    c = clocks("move", seconds=30)
    c.asked([1, 2], 0.0)
    c.answered(2, 10.0)
    c.asked([1], 10.0)
    assert c.since == [None, 0.0, None]
    assert c.runs_out() == (30.0, 1)


def test_lag_is_given_back_but_not_more_than_the_grace():
    c = clocks("game", seconds=100)
    c.asked([0], 0.0)
    c.answered(0, 10.0, lag=0.3)
    assert c.remaining[0] == pytest.approx(90.3)
    c.asked([0], 20.0)
    c.answered(0, 30.0, lag=60.0)
    assert c.remaining[0] == pytest.approx(80.3 + MOST_GRACE)


def test_a_paused_clock_stands_and_never_runs_out():
    c = clocks("game", seconds=100)
    c.asked([0], 0.0)
    c.pause(40.0)
    assert c.runs_out() is None
    c.asked([0], 50.0)
    assert c.since == [None, None, None]
    c.resume([0], 5000.0)
    assert c.runs_out() == (5060.0, 0)


@pytest.mark.parametrize("kind", ["none", "advisory"])
def test_a_clock_that_only_shows_never_runs_out(kind):
    c = clocks(kind, seconds=5)
    c.asked([0], 0.0)
    assert c.runs_out() is None


def test_a_clock_of_days():
    c = clocks("days", days=3)
    c.asked([2], 0.0)
    assert c.runs_out() == (3 * DAY, 2)


def test_no_clock_is_told_where_there_is_none():
    assert clocks("none").told() == []
    assert len(clocks("advisory").told()) == 3
