"""A page that comes to a table and goes, or plays match after match, holds no more than before."""

from __future__ import annotations

import pytest

from browser.conftest import browser  # noqa: F401
from tests.measures import memory
from tests.measures.games import GAMES, serving


@pytest.fixture
def address(tmp_path):
    """A server whose bots wait for nothing."""
    with serving(tmp_path / "data", (0.0, 0.0)) as here:
        yield here


def missed(figures):
    return [one for one in figures if not one.met]


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_visit_to_a_table_leaves_nothing_behind(browser, address, game):  # noqa: F811
    assert not missed(memory.visits(browser, address, game, 3))


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_a_match_leaves_nothing_behind(browser, address, game):  # noqa: F811
    assert not missed(memory.matches(browser, address, game, 5))
