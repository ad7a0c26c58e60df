"""The sheets of Империя, read back from the PDF: what E61 says, by the ruler and by the count."""

from __future__ import annotations

from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from imperia.games.empire.content import classic, read_deck
from imperia.locale import LANGUAGES
from imperia.printing import Choices, printed
from printing.reading import Lying, fonts, is_embedded, lying, read, size

CARD = (63.0, 88.0)
PAINTED = 3.0  # every drawing goes on so far beyond the card
PAPER = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
NEAR = 0.1  # mm
SMALL = read_deck((Path(__file__).parents[2] / "examples" / "small-deck.toml").read_text(encoding="utf-8"))


@cache
def made(**choices: Any) -> bytes:
    return printed("empire", Choices(**choices))


def cards(data: bytes, page: int) -> list[Lying]:
    """The cards of a page, without the layer of its marks."""
    return [one for one in lying(read(data), page) if one.alt]


def words(data: bytes, page: int) -> str:
    """The words of a page in one line, whole again where they were broken."""
    return " ".join(read(data).pages[page].extract_text().replace("\xad\n", "").replace("\xad", "").split())


@pytest.mark.parametrize("paper", PAPER)
def test_E61_the_game_has_14_pages_of_the_paper_that_was_chosen(paper: str) -> None:
    pages = read(made(paper=paper)).pages
    assert len(pages) == 14
    assert all(size(page) == pytest.approx(PAPER[paper], abs=0.01) for page in pages)


@pytest.mark.parametrize("paper", PAPER)
def test_E61_nine_cards_a_sheet_lie_on_one_grid_within_a_tenth_of_a_millimetre(paper: str) -> None:
    left, top = ((PAPER[paper][i] - 3 * CARD[i]) / 2 for i in (0, 1))
    for page in range(1, 14):
        found = cards(made(paper=paper), page)
        assert len(found) == 9
        for i, card in enumerate(sorted(found, key=lambda one: (round(one.top), one.left))):
            row, column = divmod(i, 3)
            assert card.left + PAINTED == pytest.approx(left + column * CARD[0], abs=NEAR)
            assert card.top + PAINTED == pytest.approx(top + row * CARD[1], abs=NEAR)
            assert card.right - PAINTED == pytest.approx(left + (column + 1) * CARD[0], abs=NEAR)
            assert card.bottom - PAINTED == pytest.approx(top + (row + 1) * CARD[1], abs=NEAR)


@pytest.mark.parametrize("language", LANGUAGES)
def test_E1_E61_every_card_is_there_as_often_as_the_deck_has_it_and_says_so_in_words(language: str) -> None:
    there = Counter(card.alt for page in range(1, 13) for card in cards(made(language=language), page))
    assert sum(there.values()) == 108
    assert sorted(there.values()) == sorted(counts())
    for colour in classic().colour:
        for one in colour.object:
            name = getattr(one.name, language)
            [alt] = [alt for alt in there if alt.startswith(name) and not alt[len(name) :][:1].isalnum()]
            assert there[alt] == one.count
            assert getattr(colour.name, language) in alt
            assert all(f"{n}:{earned}" in alt for n, earned in enumerate(colour.ladder, 1))


def counts() -> list[int]:
    """E1 How often each face is in the deck, written out from the book: 25 basic objects, universals, money, Contact."""
    universals, money = [1, 1, 1, 1, 1, 2, 2, 2], [6, 5, 3, 3, 2, 1]
    contact = [2, 2, 2, 2, 2, 3, 8, 4, 4, 4, 2, 4, 3, 4, 3]
    return [1] * 28 + universals + money + contact


def test_E61_the_last_page_is_the_back_nine_times() -> None:
    assert {card.alt for card in cards(made(), 13)} == {"Back of the cards"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", ("Empire", "How to print", "pages 2 to 13", "print page 14", "The rules in short", "Betelgeuse")),
        ("ru", ("Империя", "Как печатать", "страницы с 2 по 13", "страницу 14", "Правила вкратце", "Бетельгейзе")),
        ("pl", ("Imperia", "Jak drukować", "strony od 2 do 13", "stronę 14", "Zasady w skrócie", "Betelgeza")),
    ],
)
def test_E61_the_first_page_has_the_title_how_to_print_and_the_rules_in_short(language: str, said: tuple[str, ...]) -> None:
    told = words(made(language=language), 0)
    assert [one for one in said if one not in told] == []
    assert read(made(language=language)).trailer["/Root"]["/Lang"] == language


def test_all_fonts_are_in_the_file() -> None:
    used = list(fonts(read(made())))
    assert {str(font["/BaseFont"]).split("+")[-1].split("-")[0] for font in used} == {"Onest", "Cormorant"}
    assert all(map(is_embedded, used))


def test_the_same_call_gives_the_same_bytes_and_less_than_3_MB() -> None:
    again = printed("empire", Choices())
    assert again == made()
    assert len(again) < 3_000_000


def test_a_drawing_is_in_the_file_once_however_often_it_is_printed() -> None:
    kept = [page["/Resources"]["/XObject"].get_object() for page in read(made()).pages[1:]]
    drawn = {forms.raw_get(name).idnum for forms in kept for name in forms}
    assert len(drawn) == len(counts()) + 2  # every face, the back, and one layer of marks for all sheets


def test_E60_a_deck_of_ones_own_is_printed_card_by_card() -> None:
    data = printed("empire", Choices(language="pl"), content=SMALL)
    there = Counter(card.alt for page in range(1, 6) for card in cards(data, page))
    assert len(read(data).pages) == 1 + 5 + 1  # 40 cards are five sheets
    assert sum(there.values()) == 40
    assert there[next(alt for alt in there if alt.startswith("Betelgeza"))] == 3
    told = words(data, 0)
    assert "Mała Imperia" in told
    assert "pierwszy ma 2 układy" in told


@pytest.mark.parametrize("finish", ["ink", "grey"])
def test_other_finishes_have_the_same_cards_at_the_same_places(finish: str) -> None:
    assert cards(made(finish=finish), 1) == cards(made(), 1)
    assert made(finish=finish) != made()
