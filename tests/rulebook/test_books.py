"""The rule books are whole, say the same in three languages, and agree with the games."""

from __future__ import annotations

import re

import pytest

from imperia.locale import LANGUAGES
from imperia.rulebook import book, rules
from rulebook.law import NUMBERS, OPTIONS

OUR_READING = {"en": "*(our reading)*", "ru": "*(наше толкование)*", "pl": "*(nasza wykładnia)*"}
BOOKS = [(game, language) for game in NUMBERS for language in LANGUAGES]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_has_every_number_once_and_in_order(game: str, language: str) -> None:
    assert tuple(rule.number for rule in rules(game, language)) == NUMBERS[game]


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_every_rule_says_something_under_a_heading(game: str, language: str) -> None:
    for rule in rules(game, language):
        assert len(rule.text) > 30, rule.number
        assert rule.heading, rule.number


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_has_every_option_with_its_values_and_default(game: str, language: str) -> None:
    printed = {option.name: (option.default, frozenset(option.values)) for option in book(game, language).options}
    assert printed == {name: (values[0], frozenset(values)) for name, values in OPTIONS[game].items()}
    assert all(len(option.text) > 20 for option in book(game, language).options)


@pytest.mark.parametrize("game", list(NUMBERS))
def test_options_stand_at_the_same_rule_in_every_language(game: str) -> None:
    where = [{option.name: rule.number for rule in rules(game, language) for option in rule.options} for language in LANGUAGES]
    assert where[0] == where[1] == where[2]


def numbers_of(text: str) -> list[str]:
    """The numbers in a text, sorted: what must be alike whatever the order of words."""
    return sorted(re.findall(r"\d+(?:[.,]\d+)?", text.replace(",", ".")))


@pytest.mark.parametrize("game", list(NUMBERS))
def test_tables_have_the_same_shape_and_numbers_in_every_language(game: str) -> None:
    english = book(game, "en").tables
    assert english
    for language in ("ru", "pl"):
        other = book(game, language).tables
        assert [[len(row) for row in table] for table in other] == [[len(row) for row in table] for table in english]
        for ours, theirs in zip(english, other, strict=True):
            assert [numbers_of(" ".join(row)) for row in theirs] == [numbers_of(" ".join(row)) for row in ours]


@pytest.mark.parametrize("game", list(NUMBERS))
def test_rules_name_the_same_other_rules_and_mark_the_same_decisions(game: str) -> None:
    letter = NUMBERS[game][0][0]
    for english, *others in zip(*(rules(game, language) for language in LANGUAGES), strict=True):
        for language, other in zip(("ru", "pl"), others, strict=True):
            assert re.findall(rf"{letter}\d+[a-z]?", other.text) == re.findall(rf"{letter}\d+[a-z]?", english.text), other.number
            assert other.text.count(OUR_READING[language]) == english.text.count(OUR_READING["en"]), (language, other.number)
            assert other.text.count("> **") == english.text.count("> **"), (language, other.number)


@pytest.mark.parametrize(("game", "language"), BOOKS)
def test_a_book_refers_to_rules_and_options_that_exist(game: str, language: str) -> None:
    letter, text = NUMBERS[game][0][0], book(game, language).text
    assert set(re.findall(rf"\b{letter}\d+[a-z]?\b", text)) <= set(NUMBERS[game])
    values = {value for values in OPTIONS[game].values() for value in values}
    assert set(re.findall(r"`(\w+)`", text)) <= set(OPTIONS[game]) | values
