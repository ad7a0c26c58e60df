"""Plain and compiled give the same games: action for action, event for event, byte for byte."""

import os
import random
import subprocess
import sys

import pytest

from imperia.engine import CHANCE, OVER

from .cases import ROOT, Case, cases, plain_cases
from .searches import flat_searches, judged_games, played_on, quick_games, solved_matches
from .table import Table, choose

ACTIONS = 2_000  # of each case by default; one whole game at least
STEPS = 150  # compared one by one


def same_games(case: Case, actions: int, seed: int = 1) -> int:
    """Play whole random games on both machines until there are so many actions; compare each game. How many actions."""
    here, there = Table(case, seed=seed), Table(case, fast=True, seed=seed)
    played = 0
    while played < actions:
        mine = here.search.playouts(here.terms, here.states, here.streams, here.out, 1)
        yours = there.search.playouts(there.terms, there.states, there.streams, there.out, 1)
        assert mine == tuple(int(x) for x in yours)  # actions, forced ones, a hash of every action and event
        assert here.pack() == there.pack()
        played += mine[0]
    return played


def test_the_same_games(case):
    assert same_games(case, ACTIONS) >= ACTIONS


@pytest.mark.long
def test_the_same_games_in_100_000_actions(case):
    same_games(case, 100_000, seed=2)


def same_steps(case: Case, steps: int, seed: int) -> None:
    """Step by step: who acts, who may, what is legal, what it leads to, what is seen, redrawn and won."""
    here, there, rng = Table(case), Table(case, fast=True), random.Random(seed)
    for step in range(steps):
        seat = here.to_act()
        assert there.to_act() == seat
        if seat == OVER:
            assert here.returns() == there.returns()
            here.start()
            there.start()
            continue
        assert here.may_act() == there.may_act()
        for asked in (CHANCE, *here.may_act()):
            if asked != CHANCE or seat == CHANCE:
                assert here.legal(asked) == there.legal(asked)
        if step % 5 == 0:
            compare_knowledge(here, there, rng)
        seat, code = choose(here, rng)
        assert here.apply(seat, code) == there.apply(seat, code)
        assert here.pack() == there.pack()


def compare_knowledge(here: Table, there: Table, rng: random.Random) -> None:
    """What a seat observes, and a redrawn copy: the same on both machines."""
    seat, number = rng.randrange(here.players), rng.randrange(1 << 30)
    assert here.observe(seat) == there.observe(seat)
    for table in (here, there):
        table.copy(0, 1)
        table.determinize(seat, number, 1)
    assert here.pack(1) == there.pack(1)


def test_the_same_step_by_step(case):
    same_steps(case, STEPS, seed=3)


@pytest.mark.long
def test_the_same_step_by_step_in_10_000_positions(case):
    same_steps(case, 10_000, seed=4)


def test_a_resignation_is_the_same_on_both(case):
    """At several moments of a game, each followed by random play to the end."""
    here, there, rng = Table(case), Table(case, fast=True), random.Random(5)
    for moment in (0, 3, 30, 60, 90):
        here.start()
        there.start()
        for step in range(moment + 400):
            if here.to_act() == OVER:
                break
            if step == moment:
                seat = rng.randrange(here.players)
                assert here.resign(seat) == there.resign(seat)
            else:
                seat, code = choose(here, rng)
                assert here.apply(seat, code) == there.apply(seat, code)
            assert here.pack() == there.pack()


def test_searches_are_the_same(plain_case):
    assert flat_searches(plain_case, fast=False, seed=7) == flat_searches(plain_case, fast=True, seed=7) != []


def test_judges_are_the_same(plain_case):
    assert judged_games(plain_case, fast=False, seed=7) == judged_games(plain_case, fast=True, seed=7) != []


def test_the_solver_is_the_same_to_the_last_card():
    case = next(case for case in plain_cases() if case.game.name == "imperial")
    solved = solved_matches(case, fast=False, matches=2, seed=8)
    assert len(solved) > 50
    assert solved == solved_matches(case, fast=True, matches=2, seed=8)


@pytest.mark.parametrize("empire_case", cases("empire"), ids=str)
def test_the_quick_player_is_the_same(empire_case):
    played = quick_games(empire_case, fast=False, seed=5)
    assert len(played) > 4
    assert played == quick_games(empire_case, fast=True, seed=5)


@pytest.mark.parametrize("conquest_case", cases("conquest"), ids=str)
def test_games_of_imperium_are_played_on_alike(conquest_case):
    played = played_on(conquest_case, fast=False, seed=5)
    assert len(set(played)) > 4
    assert played == played_on(conquest_case, fast=True, seed=5)


def run_bounded(games: int) -> None:
    """Playouts and searches of all cases; run with Numba's bounds checking on, in a process of its own."""
    for case in cases():
        table = Table(case, fast=True)
        table.search.playouts(table.terms, table.states, table.streams, table.out, games)
        flat_searches(case, fast=True, seed=6)
        judged_games(case, fast=True, seed=6)
        table.start()
        for seat in range(table.players):
            table.observe(seat)
        table.search.playout(table.terms, table.states, 0, table.streams, table.out)
        table.returns()
    for case in cases("imperial"):
        solved_matches(case, fast=True, matches=3, seed=9)
    for case in cases("empire"):
        quick_games(case, fast=True, seed=9)
    for case in cases("conquest"):
        played_on(case, fast=True, seed=9)
    print("within bounds", len(cases()))


def test_no_index_is_out_of_bounds():
    """NUMBA_BOUNDSCHECK has a cache folder of its own (see the engine's cache), so nothing else is compiled anew."""
    script = "from tests.proofs.test_machines_agree import run_bounded; run_bounded(1)"
    paths = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "NUMBA_BOUNDSCHECK": "1", "PYTHONPATH": paths},
        cwd=ROOT, capture_output=True, text=True, timeout=600, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr[-3000:]
    assert done.stdout.split() == ["within", "bounds", str(len(cases()))]
