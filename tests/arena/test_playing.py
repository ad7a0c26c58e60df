"""A game of the arena is the game that a table would see: same chance, same questions, same knowledge, same end."""

from __future__ import annotations

from itertools import islice
from typing import Any

import pytest

from imperia.arena import Here, contest_of, run, summary
from imperia.arena.codes import packed, unpacked
from imperia.arena.contest import Contest, Job, chance_number, seating
from imperia.arena.playing import Course, Failed, Played, Table
from imperia.arena.replaying import match_of
from imperia.bots import information
from imperia.engine import OVER, Stream, batch, pack, seed
from imperia.games import game as game_named
from imperia.games.game import Setup
from imperia.play import Fast, Match, read_record, verify, write_record
from imperia.play.log import Chance

TABLES = [("imperial", 2), ("empire", 3), ("conquest", 3)]


def contest(game: str, players: int, bots: tuple[str, ...] = ("casual", "random"), number: int = 5) -> Contest:
    return contest_of(Setup(game, players, {}), bots, number)


def played(one: Contest, n: int) -> list[Played]:
    return run(one, lambda: Here(one), [], n)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_a_bot_is_given_what_it_would_be_given_at_a_table(game: str, players: int) -> None:
    """View, legal actions, history and samples, at every question of the first part of a game."""
    one = contest(game, players)
    table = Table(one)
    course, number = Course(table, chance_number(one, 0)), 0
    match = Match.start(one.setup(), Fast(chance_number(one, 0)), game=table.game)
    streams: list[Any] = batch(Stream, 2)
    bots = [table.bot(one.entrants[who], 7 + seat) for seat, who in enumerate(seating(one, Job(0, 0)))]
    while number < 60 and (seat := course.to_act()) != OVER:
        there = information(match, seat)
        row = [0] * table.game.rules.MAX_LEGAL
        n = table.game.rules.legal_actions(course.t, course.s, seat, row)
        here = course.information(seat, tuple(row[:n]))
        assert (here.view, here.legal, here.codes, here.history) == (there.view, there.legal, there.codes, there.history)
        for stream in streams:
            seed(stream, number)
        assert pack([here.sample(streams[0])], 0) == pack([there.sample(streams[1])], 0)
        course.act(seat, bots[seat], one.entrants[0])
        match.act(seat, there.legal[there.codes.index(course.codes[-1])])
        number += 1
    assert number > 20


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_game_can_be_played_again_as_a_match_that_verifies(game: str, players: int) -> None:
    one = contest(game, players)
    for game_played in played(one, 2 if game == "imperial" else 1)[-1:]:
        match = match_of(one, game_played)
        result = match.result()
        assert result is not None
        assert result.winners == game_played.winners
        assert result.reason == game_played.reason
        assert verify(read_record(write_record(match.record()))).ok


@pytest.mark.parametrize(("game", "players"), [*TABLES, ("empire", 4)])
def test_bots_that_are_alike_share_every_deal_set_evenly(game: str, players: int) -> None:
    """Chance and the bots' own seeds belong to the seats, so that who exchanges seats exchanges results."""
    one = contest(game, players, ("casual", "casual"))
    found = summary(one, played(one, 2))
    assert found.pairs == {"0.5": 1}
    assert [bot.share for bot in found.bots] == [0.5, 0.5]
    if game == "imperial":
        assert [bot.chips.mean for bot in found.bots if bot.chips] == [0, 0]


def dealt(one: Contest, game_played: Played) -> list[Any]:
    """The cards and dice of a game, in order."""
    return [entry.meaning for entry in match_of(one, game_played).log if isinstance(entry, Chance)]


def test_in_imperial_every_deal_of_a_set_is_the_same_for_each_seat_whatever_was_played() -> None:
    one = contest("imperial", 2)
    first, second = played(one, 2)
    assert first.seats == second.seats[::-1]
    assert first.codes != second.codes
    both = list(zip(dealt(one, first), dealt(one, second)))
    assert len(both) >= 51  # the lot and two deals at least
    assert all(here == there for here, there in both)


def test_in_empire_the_pile_is_the_same_until_somebody_draws_more_or_less() -> None:
    one = contest("empire", 2)
    first, second = (dealt(one, game_played) for game_played in played(one, 2))
    cards = [[meaning.card for meaning in those if hasattr(meaning, "card")] for those in (first, second)]
    same = sum(here == there for here, there in zip(*cards))
    assert cards[0][:20] == cards[1][:20]
    assert same >= 20


def test_deals_alone_are_one_deal_each_from_no_chips_on() -> None:
    one = contest_of(Setup("imperial", 2, {}), ["casual", "random"], 2, "deal")
    for game_played in played(one, 12):
        assert game_played.tally[2] == 1
        assert game_played.actions <= 1 + 25 + 24 + 1
        match = match_of(one, game_played)
        assert match.ended is not None
        sides = match.view(0).sides
        whites = [sum(n * (6 if cause in REDS else 1) for cause, n in side.earned if cause != "exchange") for side in sides]
        assert tuple(whites) == game_played.tally[:2]


REDS = {"blanche", "sequence", "quartet", "turned_sequence", "turned_quartet", "jack", "ace"}  # I11, I14-I16, I21, I22


def test_who_sees_all_cards_gains_more_than_who_does_not() -> None:
    one = contest_of(Setup("imperial", 2, {}), ["open", "casual"], 2, "deal")
    first = summary(one, played(one, 60)).bots[0]
    assert first.chips is not None
    assert first.chips.error is not None
    assert first.chips.mean > first.chips.error


def test_a_bot_that_breaks_off_or_cheats_is_named_with_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        name = "broken"

        def choose(self, info: Any, budget: Any) -> Any:
            return "pass" if info.view.deal > 1 else info.legal[0]

    monkeypatch.setattr("imperia.arena.playing.make", lambda level, game, number: Broken())
    found = Table(contest("imperial", 2)).play(Job(0, 0))
    assert isinstance(found, Failed)
    assert found.bot in ("casual", "random")
    assert "pass" in found.why


@pytest.mark.parametrize("codes", [[], [0], [127, 128, 129], [16383, 16384, 2**31 - 1, 0, 5], list(range(0, 5000, 7))])
def test_codes_come_back_as_they_were(codes: list[int]) -> None:
    assert list(unpacked(packed(codes))) == codes


def test_what_are_no_codes_is_refused() -> None:
    for text in ("", "x", "c-jTQ1p<H"):
        with pytest.raises(ValueError):  # noqa: PT011  whatever the part that finds it says
            unpacked(text)


def test_a_game_named_by_its_number_alone_is_always_the_same() -> None:
    one = contest("empire", 2)
    table = Table(one)
    here, again = (table.play(Job(9, 1)) for _ in range(2))
    assert isinstance(here, Played)
    assert isinstance(again, Played)
    assert (here.codes, here.winners) == (again.codes, again.winners)
    assert here.seats == tuple(islice(seating(one, Job(9, 1)), 2))
    assert game_named("empire").name == one.game
