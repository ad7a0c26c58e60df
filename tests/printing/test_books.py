"""The rule books as booklets: every rule in them, in every language; the folded one in the order that staples want."""

from __future__ import annotations

import pytest

from imperia.locale import LANGUAGES
from imperia.printing import Choices, printed
from imperia.printing.booklet import booklet_text, runs, spreads
from imperia.rulebook import GAMES, SIGNS, book, figures
from printing.reading import fonts, is_embedded, lying, read, size


def letters(text: str) -> str:
    """A text without spaces and breaks."""
    return "".join(text.replace("\xad", "").split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_booklet_has_the_whole_book(game: str, language: str) -> None:
    reader = read(printed(game, Choices(language=language), part="rules"))
    whole = letters(" ".join(page.extract_text() for page in reader.pages))
    text = book(game, language)
    assert [rule.number for rule in text.rules if letters(f"{rule.number}.") not in whole] == []
    assert [option.name for option in text.options if letters(option.name) not in whole] == []
    assert reader.trailer["/Root"]["/Lang"] == language
    assert all(map(is_embedded, fonts(reader)))
    assert all(size(page) == pytest.approx((148.5, 210), abs=0.01) for page in reader.pages)


@pytest.mark.parametrize("game", GAMES)
def test_rules_in_a_booklet_have_the_pictures_that_they_have_on_the_screen(game: str) -> None:
    words = booklet_text(game, Choices(finish="ink"))
    laid = {block["number"]: block["figure"] for block in words.told["blocks"] if block["kind"] == "rule"}
    shown = set()
    for rule in book(game, "en").rules:
        names = [[name for name in row if name not in SIGNS] for row in figures(rule.number)]
        assert [[one["picture"] for one in row if one["width"]] for row in laid[rule.number]] == [
            [f"{name}.svg" for name in row] for row in names
        ]
        shown.update(name for row in names for name in row)
    assert shown
    assert set(words.drawings) == shown


def test_a_folded_booklet_is_read_in_order_once_its_sheets_lie_in_one_another() -> None:
    assert list(spreads(8)) == [(8, 1), (2, 7), (6, 3), (4, 5)]
    assert list(spreads(5)) == [(8, 1), (2, 7), (6, 3), (4, 5)]
    assert list(spreads(1)) == [(4, 1), (2, 3)]


def test_a_folded_booklet_has_two_pages_on_a_side() -> None:
    reader = read(printed("imperial", Choices(language="pl"), part="booklet"))
    count = len(read(printed("imperial", Choices(language="pl"), part="rules")).pages)
    wanted = list(spreads(count))
    assert len(reader.pages) == len(wanted)
    for n, sides in enumerate(wanted):
        assert size(reader.pages[n]) == pytest.approx((297, 210), abs=0.01)
        assert [(one.alt, round(one.left, 1)) for one in lying(reader, n)] == [
            (f"Strona {page}", 148.5 * side) for side, page in enumerate(sides) if page <= count
        ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_all_rules_of_imperial_are_on_one_page(language: str, paper: str) -> None:
    [page] = read(printed("imperial", Choices(language=language, paper=paper), part="page")).pages
    whole = letters(page.extract_text())
    assert [rule.number for rule in book("imperial", language).rules if letters(f"{rule.number}.") not in whole] == []


def test_runs_of_type_are_taken_apart() -> None:
    assert runs("a **b** *c* `d` **`e`**") == [
        ["plain", "a "], ["bold", "b"], ["plain", " "], ["italic", "c"], ["plain", " "], ["code", "d"], ["plain", " "],
        ["choice", "e"],
    ]  # fmt: skip
