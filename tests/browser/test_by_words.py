"""A game of each kind is played to its end by the words of the accessibility tree only."""

import re

import pytest

from browser.ways import GAMES, play, short_game


def by_words(page, turn):
    """One of the buttons that the accessibility tree names under the legal moves; its list is opened first."""
    told = page.get_by_role("region", name="Legal moves").aria_snapshot()
    offered = re.findall(r"""- '?button "((?:[^"\\]|\\.)*)"(?! \[disabled\])""", told)  # what has a colon is quoted
    moves = [name.replace("''", "'") for name in offered if name not in ("One less", "One more", "Hint", "Undo")]
    if moves:
        page.get_by_role("region", name="Legal moves").get_by_role("button", name=moves[turn % len(moves)], exact=True).first.click(
            timeout=1000
        )
    elif "legal move" in told:
        page.get_by_text(re.compile("legal moves? in words")).click(timeout=1000)


@pytest.mark.parametrize("quick_bots", [True])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_by_the_words_of_the_accessibility_tree_only(page_of, game):
    play(*short_game(page_of, game), by_words)
