"""The pictures beside the rules: each belongs to a rule that there is, and each can be drawn."""

import pytest

from imperia.art.gallery import Wish, picture
from imperia.locale import LANGUAGES
from imperia.rulebook import figures, game_of, rule
from imperia.rulebook.figures import FIGURES, SIGNS


@pytest.mark.parametrize("number", FIGURES)
def test_a_figure_shows_a_rule_by_pictures_that_there_are(number: str) -> None:
    """Every rule that has a figure is in its book in all languages, and all that the figure names can be drawn."""
    game = game_of(number)
    for language in LANGUAGES:
        assert rule(game, number, language).text
    rows = figures(number)
    assert rows
    assert all(row and not {row[0], row[-1]} & SIGNS for row in rows)
    for name in {name for row in rows for name in row} - SIGNS:
        assert picture(game, name, Wish(language="en", size="small")).startswith("<svg")


def test_most_rules_have_no_figure() -> None:
    """A rule without one has no rows."""
    assert figures("I5") == ()
    assert figures("E999") == ()
