"""A game of each kind is played to its end by keyboard only."""

import pytest

from browser.ways import GAMES, play, short_game


def press(page, turn):
    """One number of the keyboard."""
    if page.locator(".moves summary, .moves .amount, .moves .buttons").count():
        page.keyboard.press(str(1 + turn % 3))
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)


@pytest.mark.parametrize("quick_bots", [True])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keyboard_only(page_of, game):
    play(*short_game(page_of, game), press)
