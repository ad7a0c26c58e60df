"""What people type is understood: numbers, codes, words of any language, a few letters."""

from __future__ import annotations

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from imperia.terminal import cards
from imperia.terminal.keys import command_in
from imperia.terminal.words import Choice, chosen, plain

LANDS = [Choice(name, name) for name in ("Alaska", "Alberta", "Western United States", "Western Europe", "Eastern Australia")]
HAND = ("KH", "QH", "TS", "AS", "7C")


def hand(language: str) -> list[Choice]:
    return [Choice(card, cards.named(card, language), cards.keys(card, language), cards.aliases(card, language)) for card in HAND]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("1", ["Alaska"]),
        ("alaska", ["Alaska"]),
        ("alb", ["Alberta"]),
        ("west us", []),
        ("west un", ["Western United States"]),
        ("un st", ["Western United States"]),
        ("WESTERN", ["Western United States", "Western Europe"]),
        ("al", ["Alaska", "Alberta"]),
        ("6", []),
        ("0", []),
        ("", []),
        ("?!", []),
        ("madagascar", []),
    ],
)
def test_a_number_or_the_beginnings_of_words_choose(typed: str, meant: list[str]) -> None:
    assert [one.action for one in chosen(typed, LANDS)] == meant


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "KH"),
        ("en", "kh"),
        ("en", "k h"),
        ("en", "K♥"),
        ("en", "king of hearts"),
        ("en", "king"),
        ("ru", "КЧ"),
        ("ru", "король"),
        ("ru", "кор чер"),
        ("ru", "king of hearts"),
        ("pl", "król kier"),
        ("pl", "krol kier"),
        ("pl", "kh"),
    ],
)
def test_a_card_is_known_by_codes_and_names_in_each_language(language: str, typed: str) -> None:
    assert [one.action for one in chosen(typed, hand(language))] == ["KH"]


@pytest.mark.parametrize(("typed", "language"), [("10s", "en"), ("ten", "en"), ("10п", "ru"), ("дес", "ru"), ("10 pik", "pl")])
def test_the_ten_is_known_by_its_number(typed: str, language: str) -> None:
    assert [one.action for one in chosen(typed, hand(language))] == ["TS"]


def test_rank_letters_of_a_language_stand_on_its_cards() -> None:
    assert [cards.letter("QH", language) for language in ("en", "ru", "pl")] == ["Q", "Д", "D"]
    assert [chosen(typed, hand(language))[0].action for typed, language in (("qh", "en"), ("дч", "ru"), ("dh", "pl"))] == ["QH"] * 3


@given(st.text(max_size=40))
@example("𝘼")  # a letter that has no small form until it is spread
def test_no_input_breaks_the_reading(text: str) -> None:
    assert {one.action for one in chosen(text, LANDS)} <= {one.action for one in LANDS}
    command_in(text, "ru")
    assert plain(plain(text)) == plain(text)


@pytest.mark.parametrize(
    ("line", "language", "found"),
    [
        ("?", "en", ("legal", "")),
        ("h", "ru", ("help", "")),
        ("помощь", "en", ("help", "")),
        ("rules I19", "pl", ("rules", "I19")),
        ("правила козырь", "ru", ("rules", "козырь")),
        ("queen of hearts", "en", ("", "queen of hearts")),
        ("q", "en", ("quit", "")),
        ("7h", "en", ("", "7h")),
    ],
)
def test_commands_work_in_every_language(line: str, language: str, found: tuple[str, str]) -> None:
    assert command_in(line, language) == found


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_drawn_card_has_its_size_and_trumps_another_border(language: str) -> None:
    plain_card, trump = cards.drawn("TS", language), cards.drawn("TS", language, trump="S")
    for drawn in (plain_card, trump, cards.drawn(None, language)):
        assert [len(line) for line in drawn] == [cards.CARD_WIDTH] * (cards.CARD_HEIGHT + 1)
    assert plain_card[0].plain != trump[0].plain


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_no_code_means_two_cards(language: str) -> None:
    codes = [code for suit in "SHDC" for rank in "KQJAT987" for code in cards.keys(rank + suit, language)]
    assert len(codes) == len(set(codes))
