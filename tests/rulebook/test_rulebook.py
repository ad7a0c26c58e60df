"""One rule by its number, the search, and the errors of both."""

from __future__ import annotations

import pytest

from imperia.locale import LANGUAGES
from imperia.rulebook import GAMES, Rule, UnknownRule, book, game_of, rule, rules, search
from imperia.rulebook.book import read_book

SMALL = """# A game

## Play

Before the rules.

**C1.** The first rule.

*Option* `speed`: **`slow`**, `fast`. How fast it goes.

> **Example.** Like this.

**C15a.** A rule with a letter.

| a | b |
| --- | ---: |
| 1 | 2 |

## Odds

No rule.
"""


def test_a_book_is_read_rule_by_rule() -> None:
    read = read_book(SMALL)
    assert read.title == "A game"
    first, second = read.rules
    assert (first.number, first.heading) == ("C1", "Play")
    assert first.text.startswith("The first rule.")
    assert first.text.endswith("> **Example.** Like this.")
    assert [(o.name, o.values, o.default, o.text) for o in first.options] == [
        ("speed", ("slow", "fast"), "slow", "How fast it goes.")
    ]
    assert second.number == "C15a"
    assert "Odds" not in second.text
    assert read.tables == ((("a", "b"), ("1", "2")),)


@pytest.mark.parametrize("typed", ["I19", "i19", "19", " I 19. ", "И19", "і19"])
def test_a_rule_is_found_however_its_number_is_typed(typed: str) -> None:
    assert rule("imperial", typed, "en").number == "I19"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_rule_is_what_the_book_says(language: str) -> None:
    found = rule("imperial", "I7", language)
    assert isinstance(found, Rule)
    assert found in rules("imperial", language)
    assert f"**I7.** {found.text.splitlines()[0]}" in book("imperial", language).text


@pytest.mark.parametrize(
    ("typed", "nearest"), [("I99", "I26"), ("I0", "I1"), ("I27", "I26"), ("I19b", "I19"), ("X7", "I7"), ("", "I1"), ("?", "I1")]
)
def test_an_unknown_number_is_refused_with_the_nearest_one(typed: str, nearest: str) -> None:
    with pytest.raises(UnknownRule) as refused:
        rule("imperial", typed, "en")
    assert refused.value.facts["nearest"] == nearest
    for language in LANGUAGES:
        assert nearest in refused.value.said(language)


def test_an_unknown_game_and_a_letter_of_no_game_are_refused_in_words() -> None:
    with pytest.raises(UnknownRule) as game:
        rules("chess", "en")
    with pytest.raises(UnknownRule) as letter:
        game_of("X7")
    for language in LANGUAGES:
        assert all(name in game.value.said(language) for name in ("chess", *GAMES))
        assert "X7" in letter.value.said(language)
    with pytest.raises(KeyError):
        rules("imperial", "de")


def test_the_letter_of_a_number_tells_its_game() -> None:
    assert [game_of(number) for number in ("I1", "c15a", "Е23", "С4")] == ["imperial", "conquest", "empire", "conquest"]


@pytest.mark.parametrize(
    ("language", "words", "number"),
    [
        ("en", "carte blanche", "I11"),
        ("en", "following suit", "I19"),
        ("en", "take ACE jack", "I22"),
        ("ru", "карт-бланша", "I11"),
        ("ru", "отвечающего взятка", "I19"),
        ("ru", "семерок каре", "I15"),
        ("pl", "kapotu", "I25"),
        ("pl", "dokłada lewę", "I19"),
        ("pl", "lewą wyprzedzać", "I24"),
    ],
)
def test_words_are_found_in_any_inflection(language: str, words: str, number: str) -> None:
    assert number in [found.number for found in search("imperial", words, language)]


def test_a_search_asks_for_all_words_and_may_find_nothing() -> None:
    assert search("imperial", "trumps volcano", "en") == []
    assert search("imperial", " … ", "en") == []
    both = search("imperial", "turn-up honour", "en")
    assert both[0].number == "I10"
