"""Reviews: luck and choices add up to what became of each seat, a planted blunder is found, the same nodes give the same review."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from conquest.table import position as conquest_position
from empire.table import Table as EmpireTable
from imperia.engine import CHANCE, batch, copy
from imperia.games import game as game_named
from imperia.games.conquest import events as conquest_events
from imperia.games.conquest.actions import Attack, AttackFrom
from imperia.games.conquest.rules import state
from imperia.games.empire import actions as empire
from imperia.games.imperial.actions import Play
from imperia.judging import judge_for, review
from imperia.judging.errors import NotOver
from imperia.judging.telling import teller_for
from imperia.judging.turning import Turns
from imperia.locale import Message, say
from imperia.play import Match

from .games import begun, best, finished, four_to_four, from_position

GAMES = ("imperial", "conquest", "empire")
NODES = 3000
TWO_SYSTEMS = ["ceres@brown", "vesta@brown", "sirius-b@white", "procyon-b@white", "rigel-prime@blue"]


@pytest.fixture(scope="module", params=GAMES)
def reviewed(request: pytest.FixtureRequest) -> tuple[Match, Any]:
    match = finished(request.param, 5)
    return match, review(match, NODES)


def test_start_and_luck_and_choices_add_up_to_the_end(reviewed: tuple[Match, Any]) -> None:
    match, found = reviewed
    result = match.result()
    assert result is not None
    for seat, side in enumerate(found.sides):
        end = 1 / len(result.winners) if seat in result.winners else 0
        assert side.start + side.luck + side.choices == pytest.approx(end, abs=1e-6)
    for name in ("luck", "choices"):
        assert sum(getattr(side, name) for side in found.sides) == pytest.approx(0, abs=1e-4)
    for point in found.points:
        assert sum(point.chances) == pytest.approx(1, abs=1e-5)


def test_every_part_speaks_of_the_game_as_it_was(reviewed: tuple[Match, Any]) -> None:
    match, found = reviewed
    assert [point.seq for point in found.points] == sorted({point.seq for point in found.points})
    assert found.points[-1].seq == match.steps()[-1].seq
    chances = {point.seq: point.chances for point in found.points}
    for turn in found.turning:
        assert chances[turn.seq][turn.seat] == turn.after
        assert turn.told
    assert len({say("en", turn.when) for turn in found.turning}) == len(found.turning) > 0
    costs = [one.cost for one in found.mistakes]
    assert costs == sorted(costs, reverse=True)
    for one in found.mistakes:
        assert match.log[one.seq].seat == one.seat
        assert 0 < one.cost <= 1
        assert "question" in one.asked.id
        assert one.when.id.startswith("review-when-")
    for seat, side in enumerate(found.sides):
        assert side.lost >= sum(one.cost for one in found.mistakes if one.seat == seat) - 1e-9


def test_the_numbers_of_its_time_axis_rise_one_by_one(reviewed: tuple[Match, Any]) -> None:
    match, found = reviewed
    numbers = [mark.number for mark in found.marks]
    assert numbers == list(range(1, len(numbers) + 1))
    assert numbers
    seqs = [mark.seq for mark in found.marks]
    assert seqs == sorted(set(seqs))
    assert seqs[-1] <= match.steps()[-1].seq


def test_the_same_nodes_give_the_same_review(reviewed: tuple[Match, Any]) -> None:
    match, found = reviewed
    if match.game.name == "imperial":  # one game is enough: the others take longer
        assert review(match, NODES) == found


def test_a_game_that_runs_has_no_review() -> None:
    with pytest.raises(NotOver):
        review(begun("imperial", 3, 4))


# ---- turning points


def lone_turn(before: float, after: float, happenings: Any) -> Any:
    """The turning point of one turn of two players: happenings: states, the first's chance after them, events, who did what."""
    match = begun("conquest", 3, 0)
    turns = Turns(teller_for(match.game, match.terms, ["Anna", "Boris"]))
    now = (before, 1 - before)
    for number, (s, chance, events, said) in enumerate(happenings):
        turns.add(s, number, now, (chance, 1 - chance), events, said)
        now = (chance, 1 - chance)
    (found,) = turns.turning()
    assert (found.before, found.after) == (before, after)
    return found


def at(asked: int, source: int = -1, target: int = -1) -> Any:
    """Part of a state of Imperium."""
    return SimpleNamespace(asked=asked, source=source, target=target, first=0, rounds=2, player=0)


def test_a_battle_with_all_its_rolls_is_told_and_not_the_end_of_the_attacks() -> None:
    rolls = [conquest_events.Rolled(0, 1, "peru", "brazil", (6, 5, 4), (3, 2), 0, 2) for _ in range(3)]
    end = Message("conquest-action-end_attacks")
    by = Message("review-by", {"name": "Anna", "action": end})
    found = lone_turn(0.4, 0.7, [
        (at(state.ATTACK), 0.4, [], by),
        (at(state.ROLL, 3, 4), 0.5, rolls[:1], None),
        (at(state.DEFEND, 3, 4), 0.5, [], by),
        (at(state.ROLL, 3, 4), 0.65, [*rolls[1:], conquest_events.Conquered(0, "brazil", 1)], None),
        (at(state.OCCUPY, 3, 4), 0.66, [conquest_events.Occupied(0, "peru", "brazil", 3)], by),
        (at(state.ATTACK), 0.7, [conquest_events.AttacksEnded(0), conquest_events.TurnBegan(1, 3)], by),
    ])  # fmt: skip
    assert found.luck
    assert say("en", found.when) == "Round 3, Anna’s turn"
    assert [say("en", one) for one in found.told] == ["Anna: Peru → Brazil (Boris), taken; losses 0 and 6."]


def test_what_happened_the_other_way_is_not_told() -> None:
    lost = conquest_events.Rolled(0, 1, "peru", "brazil", (2, 1), (3,), 1, 0)
    found = lone_turn(0.4, 0.6, [
        (at(state.TRADE), 0.7, [conquest_events.TurnedIn(0, ("peru", "brazil", "alaska"), 12)], None),
        (at(state.ROLL, 3, 4), 0.6, [lost], None),
    ])  # fmt: skip
    assert [one.id for one in found.told] == ["conquest-event-turned_in"]


def test_C26_a_victory_after_the_last_round_is_told_and_not_the_end_of_the_turn() -> None:
    by = Message("review-by", {"name": "Anna", "action": Message("conquest-action-end_turn")})
    won = conquest_events.Won((0,), "rounds")
    found = lone_turn(0.5, 1.0, [(at(state.FORTIFY), 1.0, [], by), (at(state.WHICH_CARD), 1.0, [won], None)])
    assert [one.id for one in found.told] == ["conquest-event-won-rounds"]


def test_C25_a_turn_that_passes_turns_nothing() -> None:
    table = conquest_position("a: brazil 12, venezuela, argentina, alaska 8; b: peru 12, kamchatka 8; c: * 2")
    judge = judge_for(game_named("conquest"), table.t)
    before = judge.chances(table.s)
    table.do("end_attacks")
    table.do("end_turn")
    assert table.s.player == 1
    assert max(abs(new - old) for old, new in zip(before, judge.chances(table.s), strict=True)) < 0.02


# ---- blunders


def through(match: Match, blunder: Any, at: int, decisions: int) -> int:
    """Play by hints, but for one blunder; the game is then given up. The blunder's entry."""
    entry = -1
    for number in range(decisions):
        seat = match.to_act()
        if seat < 0:
            break
        legal = match.legal(seat)
        if number == at:
            entry = match.seq
            match.act(seat, blunder)
        else:
            match.act(seat, legal[0] if len(legal) == 1 else best(match))
    if match.ended is None:
        match.give_up()
    return entry


def costliest(match: Match) -> Any:
    found = review(match, NODES).mistakes
    return found[0] if found else None


def test_I23_not_to_lead_the_king_that_catches_a_bare_ace_is_found_as_the_costliest() -> None:
    match = four_to_four()
    entry = through(match, Play("8S"), 0, 8)
    assert costliest(match).seq == entry


def test_C21_to_attack_a_host_with_few_is_found_as_the_costliest() -> None:
    table = conquest_position("a: brazil 12, venezuela, argentina, alaska 8; b: peru 30, kamchatka 2; c: * 2")
    match = from_position("conquest", game_named("conquest").position(table.t, table.s))
    match.act(0, AttackFrom("brazil"))
    entry = match.seq
    match.act(0, Attack("peru"))
    match.act(0, match.legal(0)[-1])  # attack until …
    match.act(0, match.legal(0)[0])  # … one is left
    while match.ended is None and match.to_act() == 0 and match.seq < 60:
        legal = match.legal(0)
        match.act(0, legal[0] if len(legal) == 1 else best(match))
    if match.ended is None:
        match.give_up()
    assert costliest(match).seq == entry


def test_E17_not_to_lay_the_winning_card_is_found_as_the_costliest() -> None:
    table = EmpireTable(3, hand0=["rigel-port", "money-1"], table0=TWO_SYSTEMS, plays=1)
    match = from_position("empire", game_named("empire").position(table.t, table.s))
    blunder = next(one for one in match.legal(0) if isinstance(one, empire.EndTurn))
    entry = through(match, blunder, 0, 4)
    assert costliest(match).seq == entry


# ---- luck


@pytest.mark.parametrize("name", ["conquest", "empire"])
def test_what_is_expected_of_chance_is_the_mean_over_its_outcomes(name: str) -> None:
    """One outcome of dice, or one card, that leads to a question at once: all are counted."""
    match = finished(name, 9)
    game, judge = match.game, judge_for(match.game, match.terms)
    pair = [match.state_at_start(), batch(game.rules.State, 1)[0]]
    looked = 0
    for step in match.steps()[1:]:
        n = game.rules.chance_outcomes(match.terms, pair[0]) if step.seat == CHANCE else 0
        if n and looked < 3:
            totals, alone = [0.0] * match.players, True
            for outcome in range(n):
                copy(pair, 0, 1)
                game.rules.apply(match.terms, pair[1], CHANCE, outcome)
                alone = alone and game.rules.to_act(match.terms, pair[1]) >= 0
                if not alone:
                    break
                totals = [total + chance / n for total, chance in zip(totals, judge.chances(pair[1]), strict=True)]
            if alone:
                looked += 1
                assert judge.expected(pair[0], looked) == pytest.approx(tuple(totals), abs=0.03)
        game.rules.apply(match.terms, pair[0], step.seat, step.code)
    assert looked
