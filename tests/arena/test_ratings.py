"""Ratings: the example that Glickman published, and what must hold whatever the system."""

from __future__ import annotations

import pytest

from imperia.arena.contest import Contest, Job, contest_of, seating
from imperia.arena.glicko import Rating, rated
from imperia.arena.playing import Played
from imperia.arena.ratings import ratings
from imperia.games.game import Setup


def test_glickmans_example() -> None:
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = rated(Rating(1500, 200, 0.06), games, tau=0.5)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=1e-5)


def test_who_does_not_play_grows_less_certain_and_keeps_his_rating() -> None:
    found = rated(Rating(1600, 50, 0.06), [])
    assert found.rating == 1600
    assert found.deviation == pytest.approx((50**2 + (0.06 * 173.7178) ** 2) ** 0.5)


def made(contest: Contest, sets: int, wins: dict[int, float]) -> list[Played]:
    """Games in which so many of a hundred deal sets are won whole by an entrant, the others by the next."""
    games = []
    for deal_set in range(sets):
        for turn in range(contest.at_table):
            seats = seating(contest, Job(deal_set, turn))
            best = 0 if deal_set % 100 < wins[0] * 100 else 1
            winners = tuple(seat for seat, who in enumerate(seats) if who == best)[:1]
            games.append(Played(deal_set, turn, seats, winners, "made", 1, "", (), 0.0))
    return games


@pytest.mark.parametrize(("game", "players"), [("imperial", 2), ("conquest", 3), ("empire", 4)])
def test_equal_results_give_equal_ratings_and_more_wins_a_higher_one(game: str, players: int) -> None:
    contest = contest_of(Setup(game, players, {}), ["random", "random"], 0)
    even = ratings(contest, [game for one in range(20) for game in made(contest, 2, {0: 0.01})])
    assert even[0].rating == pytest.approx(even[1].rating, abs=1.5 if players > 2 else 40)
    strong = ratings(contest, made(contest, 40, {0: 1.0}))
    assert strong[0].rating - strong[0].error > strong[1].rating + strong[1].error


def test_seats_of_one_entrant_are_added_up() -> None:
    """A bot that holds two of three seats and wins with one of them gains as much as the single one loses."""
    contest = contest_of(Setup("conquest", 3, {}), ["random", "random"], 0)
    one = Played(0, 0, (0, 0, 1), (0,), "made", 1, "", (), 0.0)
    first, second = ratings(contest, [one])
    assert first.rating > 25 > second.rating
    assert first.rating - 25 == pytest.approx(25 - second.rating, abs=0.02)
    assert first.error < second.error  # it was seen twice
