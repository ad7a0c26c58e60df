"""The ledger of the rules has no hole: every number of the rule books is named by a function and by a test."""

import pytest

from imperia.rulebook import GAMES, has_tests, holes, ledger

from .cases import games


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_named_by_a_function_and_by_a_test(game):
    assert has_tests()
    assert len(ledger(game)) > 20
    lacking = [(entry.number, "function" * (not entry.functions), "test" * (not entry.tests)) for entry in holes(game)]
    assert lacking == []


def test_every_game_has_its_book():
    assert {game.name for game in games()} == set(GAMES)
