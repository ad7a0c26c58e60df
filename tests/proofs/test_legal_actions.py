"""What may be done: lists sound, every action carried out, everything else refused and nothing changed, every game ends."""

import random

import msgspec
import pytest

from imperia.engine import CHANCE, OVER
from imperia.games.game import IllegalAction
from imperia.locale import LANGUAGES
from imperia.rulebook import rules as rules_of

from .invariants import check_invariants
from .table import Table, choose, walk

POSITIONS = 40  # of each case by default
SHARE = 0.05  # of the positions of a game that are looked at


def check_lists(table: Table) -> None:
    """Who may act, and his list; the lists of all others are empty."""
    seat, rules = table.to_act(), table.rules
    asked = table.may_act()
    if seat == OVER:
        assert asked == []
    if seat >= 0:
        assert seat in asked
    for other in range(table.players):
        legal = table.legal(other)
        assert legal == sorted(set(legal))
        assert len(legal) <= rules.MAX_LEGAL
        assert all(0 <= code < rules.N_ACTIONS for code in legal)
        assert bool(legal) == (other in asked)
    assert rules.legal_actions(table.t, table.s(), CHANCE, table.out) == 0
    assert (rules.chance_outcomes(table.t, table.s()) >= 1) == (seat == CHANCE)


def check_state(table: Table, i: int = 0) -> None:
    """After an action: every field in its range, no event lost, what always holds."""
    table.pack(i)
    s = table.s(i)
    assert s.events_lost == 0
    assert 0 <= s.n_events <= table.rules.MAX_EVENTS
    check_invariants(table.game.name, table.t, s)


def check_all_actions(table: Table, most: int, rng: random.Random) -> None:
    """Each legal action (or a sample) is carried out on a copy."""
    seat = table.to_act()
    for asked in [CHANCE] if seat == CHANCE else table.may_act():
        legal = table.legal(asked)
        for code in legal if len(legal) <= most else rng.sample(legal, most):
            table.copy(0, 1)
            table.apply(asked, code, 1)
            check_state(table, 1)


def look_through(case, positions: int, most: int, seed: int) -> None:
    """Random positions, resignations among them: lists and all actions."""
    table, rng = Table(case), random.Random(seed)
    stops = walk(table, seed, SHARE, resigning=0.001)
    for _ in range(positions):
        next(stops)
        check_lists(table)
        check_state(table)
        check_all_actions(table, most, rng)


def test_lists_are_sound_and_every_legal_action_keeps_what_always_holds(case):
    look_through(case, POSITIONS, 15, seed=11)


@pytest.mark.long
def test_lists_and_actions_in_5_000_positions(case):
    look_through(case, 5_000, 100, seed=12)


def refused_or_legal(table: Table, seat: int, action: object, legal: list[int], numbers: set[str]) -> bool:
    """Whether an action is refused: then with a rule and a sentence in every language; else it says a legal one in another way."""
    try:
        code = table.game.code(table.t, table.s(), seat, action)
    except IllegalAction as error:
        told = error
    else:
        assert code in legal
        return False
    assert told.rule in numbers, (told.rule, action)
    return all(told.said(language) for language in LANGUAGES)


ODD = ("", "?", "rocket", None, -1, 0, 10**9, 1.5, [], True)


def made_odd(action: object, rng: random.Random) -> object:
    """The action with something else in one of its fields, if it has any."""
    fields = type(action).__struct_fields__
    return msgspec.structs.replace(action, **{rng.choice(fields): rng.choice(ODD)}) if fields else action


def check_refusals(table: Table, pool: dict, rng: random.Random, most: int) -> int:
    """Every typed action ever seen is legal now, or refused with a rule of the game, and nothing changes. How many refused."""
    refused, before = 0, table.pack()
    numbers = {rule.number for rule in rules_of(table.game.name, "en")}
    for seat in range(table.players):
        legal = table.legal(seat)
        typed = [table.game.action(table.t, table.s(), seat, code) for code in legal]
        assert [table.game.code(table.t, table.s(), seat, action) for action in typed] == legal
        assert len(set(typed)) == len(typed)  # two codes never say the same
        pool.update(dict.fromkeys(typed))
        for action in rng.sample(list(pool), min(most, len(pool))):
            refused += refused_or_legal(table, seat, action, legal, numbers)
            refused_or_legal(table, seat, made_odd(action, rng), legal, numbers)
    assert table.pack() == before
    return refused


def test_whatever_is_not_legal_is_refused_with_its_rule_and_changes_nothing(case):
    table, rng, pool = Table(case), random.Random(13), {}
    stops = walk(table, 13, SHARE)
    refused = 0
    for _ in range(POSITIONS):
        next(stops)
        refused += check_refusals(table, pool, rng, 25)
    assert refused > POSITIONS


def test_every_game_ends_with_a_result(case):
    """Random play to the end on the compiled machine, the result told by the plain one."""
    fast, table = Table(case, fast=True, seed=14), Table(case)
    numbers = {rule.number for rule in rules_of(case.game.name, "en")}
    for _ in range(5):
        fast.start()
        assert fast.search.playout(fast.terms, fast.states, 0, fast.streams, fast.out) > 0
        table.load(fast.pack())
        assert table.to_act() == OVER
        result = case.game.result(table.t, table.s())
        assert result is not None
        assert len(result.returns) == table.players
        assert result.winners
        assert set(result.winners) == {seat for seat, value in enumerate(result.returns) if value == max(result.returns)}
        order = sorted(range(table.players), key=table.returns().__getitem__)
        assert order == sorted(order, key=result.returns.__getitem__)
        assert result.rule in numbers


@pytest.mark.parametrize("moment", [0, 1, 20, 60])
def test_no_result_while_it_runs_and_a_resignation_is_told(plain_case, moment):
    table, rng = Table(plain_case), random.Random(15 + moment)
    for _ in range(moment):
        if table.to_act() != OVER:
            table.apply(*choose(table, rng))
    if table.to_act() == OVER:
        table.start()
    assert plain_case.game.result(table.t, table.s()) is None
    table.resign(rng.randrange(table.players))
    check_state(table)
    assert plain_case.game.events(table.t, table.s())
