"""Who sits where, what chance comes, and which contests there cannot be."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from imperia.arena import BadContest, contest_of
from imperia.arena.contest import bot_seed, chance_number, job, meeting, read_entrant, seating
from imperia.bots import Budget, UnknownLevel
from imperia.games.game import BadSeats, Setup


@pytest.mark.parametrize(
    ("game", "players", "bots"),
    [("imperial", 2, 2), ("conquest", 3, 2), ("conquest", 6, 2), ("empire", 4, 3), ("empire", 5, 5), ("conquest", 3, 5)],
)
def test_over_a_deal_set_every_entrant_sits_on_every_seat_once(game: str, players: int, bots: int) -> None:
    contest = contest_of(Setup(game, players, {}), ["random"] * bots, 3)
    for deal_set in range(12):
        sat: list[Counter[int]] = [Counter() for _ in range(players)]
        for turn in range(contest.at_table):
            for seat, who in enumerate(seating(contest, job(contest, deal_set * contest.at_table + turn))):
                sat[seat][who] += 1
        assert all(sorted(on_seat) == sorted(meeting(contest, deal_set)) for on_seat in sat)
        assert all(set(on_seat.values()) == {1} for on_seat in sat)


def test_where_there_are_more_bots_than_seats_all_meet_equally_often() -> None:
    contest = contest_of(Setup("imperial", 2, {}), ["random"] * 4, 3)
    met = Counter(meeting(contest, deal_set) for deal_set in range(60))
    assert met == dict.fromkeys(combinations(range(4), 2), 10)


def test_all_deal_sets_of_a_contest_have_other_chance() -> None:
    contest = contest_of(Setup("imperial", 2, {}), ["random", "casual"], 7)
    other = contest_of(Setup("imperial", 2, {}), ["random", "casual"], 8)
    numbers = [chance_number(contest, deal_set) for deal_set in range(20_000)]
    assert len(set(numbers)) == len(numbers)
    assert chance_number(other, 0) != numbers[0]
    assert len({bot_seed(contest, deal_set, seat) for deal_set in range(1000) for seat in range(2)} - set(numbers)) >= 1999


def test_a_bot_is_written_with_its_budget() -> None:
    assert read_entrant("casual", "imperial").budget == Budget()
    assert read_entrant("casual@400", "imperial").budget == Budget(nodes=400)
    assert read_entrant("casual@0.5s", "imperial").budget == Budget(seconds=0.5)
    assert read_entrant("casual@2s", "imperial").budget == Budget(seconds=2)


@pytest.mark.parametrize(
    "text", ["casual@", "casual@x", "casual@0", "casual@0s", "casual@1.5", "@400", "", "casual 400", "casual@-1"]
)
def test_what_is_no_bot_is_refused(text: str) -> None:
    with pytest.raises(BadContest):
        read_entrant(text, "imperial")


def test_an_unknown_level_is_refused_with_those_that_are_there() -> None:
    with pytest.raises(UnknownLevel, match="casual"):
        contest_of(Setup("imperial", 2, {}), ["casual", "genius"], 0)


def test_who_sees_all_cards_does_so_in_imperial_only() -> None:
    assert read_entrant("open", "imperial").level == "open"
    with pytest.raises(UnknownLevel):
        read_entrant("open", "empire")


def test_one_bot_is_no_contest_and_only_imperial_has_deals() -> None:
    with pytest.raises(BadContest, match="two"):
        contest_of(Setup("imperial", 2, {}), ["casual"], 0)
    with pytest.raises(BadContest, match="whole games"):
        contest_of(Setup("empire", 2, {}), ["casual", "random"], 0, "deal")
    with pytest.raises(BadSeats):
        contest_of(Setup("imperial", 3, {}), ["casual", "random"], 0)


def test_bots_of_one_name_are_told_apart() -> None:
    contest = contest_of(Setup("empire", 3, {}), ["casual", "random", "casual"], 0)
    assert [one.name for one in contest.entrants] == ["casual", "random", "casual/2"]
