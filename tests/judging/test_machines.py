"""Plain and compiled judges say the same, number for number; the odds of plain sense are those of the dice (C18-C21)."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from imperia.bots.machine import Machine, can_compile
from imperia.games.conquest.odds import chance_to_conquer
from imperia.games.conquest.search import plain
from imperia.play import Match

from .games import PLAYERS, begun

pytestmark = pytest.mark.skipif(not can_compile(), reason="needs the compiler")


def tried(match: Match, fast: bool) -> list[int]:
    """What every legal action leads to in two worlds, and the chances as they are."""
    machine: Any = Machine(import_module(f"imperia.games.{match.game.name}.search.judging"), fast)
    zeros, seats = machine.engine.zeros, PLAYERS[match.game.name]
    terms, states, streams = machine.terms(match.terms), machine.states(match.state_copy(), 3), machine.stream(1)
    out, shares, values = zeros(machine.rules.MAX_LEGAL), zeros(seats), zeros(machine.rules.MAX_LEGAL)
    codes = zeros(machine.rules.MAX_LEGAL)
    seat = match.to_act()
    question = match.question(seat)
    assert question is not None
    n = min(8, len(question.codes))
    for i in range(n):
        codes[i] = question.codes[i]
    told: list[int] = []
    machine.search.chances_at(terms, states, 0, shares)
    told += [int(shares[i]) for i in range(seats)]
    for number in (5, 6):
        machine.search.judge_at(terms, states, 0, 1, streams, seat, codes, n, number, 2, out, shares, values)
        told += [int(values[i]) for i in range(n)]
    return told


@pytest.mark.parametrize("name", ["conquest", "empire"])
@pytest.mark.parametrize("choices", [2, 25])
def test_both_machines_try_actions_alike(name: str, choices: int) -> None:
    match = begun(name, 21, choices)
    assert tried(match, fast=False) == tried(match, fast=True)


def test_C21_the_odds_of_plain_sense_are_those_of_the_dice() -> None:
    for attackers in range(1, plain.MOST, 3):
        for defenders in range(1, plain.MOST, 3):
            odds = plain.ODDS[attackers * plain.MOST + defenders] / plain.ODDS_SURE
            assert odds == pytest.approx(chance_to_conquer(attackers, defenders), abs=0.6 / plain.ODDS_SURE)
