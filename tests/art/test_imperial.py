"""The cards and chips of Империал as pictures."""

from __future__ import annotations

import pytest

from art.reading import colliding, ids, read, texts, words
from imperia.art import imperial
from imperia.art.finish import FINISHES, contrast
from imperia.art.imperial.brush import STOCK
from imperia.art.imperial.signs import FOUR_COLOURS, TWO_COLOURS
from imperia.games.imperial.pack import NAME
from imperia.locale import LANGUAGES


@pytest.mark.parametrize("name", NAME)
def test_a_card_is_xml_with_its_name_and_distinct_ids(name: str) -> None:
    for language in LANGUAGES:
        for finish in FINISHES:
            svg = imperial.card(name, language=language, finish=finish, four_colours=language == "ru")
            assert read(svg).get("viewBox") == "0 0 63 88"
            assert words(svg)[0] == imperial.title(name, language)
            assert len(set(ids(svg))) == len(ids(svg))


@pytest.mark.parametrize("name", NAME)
def test_rank_stands_in_two_corners_within_a_fanned_strip(name: str) -> None:
    for language in LANGUAGES:
        svg = imperial.card(name, language=language)
        one, other = texts(svg)
        assert not colliding(svg, 0.1)
        assert (one.left, one.top) > (2.5, 3)
        assert (one.right, one.bottom) < (18.5, 19)
        assert one.bottom - one.top > 13  # readable across a table
        assert (63 - one.right, 88 - one.bottom) == pytest.approx((other.left, other.top), abs=0.02)


def test_the_thirty_two_cards_are_all_different_and_always_the_same() -> None:
    drawn = {name: imperial.card(name, language="pl", four_colours=True) for name in NAME}
    assert len(set(drawn.values())) == 32
    assert drawn == {name: imperial.card(name, language="pl", four_colours=True) for name in NAME}
    assert imperial.back() == imperial.back()


def test_suits_stand_out_from_the_card() -> None:
    for colours in (TWO_COLOURS, FOUR_COLOURS):
        assert min(contrast(colour, STOCK) for colour in colours.values()) >= 4.5
    assert len(set(FOUR_COLOURS.values())) == 4


def test_ranks_are_those_of_the_language() -> None:
    assert [imperial.letters(f"{rank}H", "ru") for rank in "KQJAT9"] == ["К", "Д", "В", "Т", "10", "9"]
    assert [imperial.letters(f"{rank}H", "pl") for rank in "KQJA"] == ["K", "D", "W", "A"]


def test_chips_say_their_colour_in_words_and_letters() -> None:
    for language in LANGUAGES:
        pictures = {imperial.chip(colour, language=language, finish=finish) for colour in ("white", "red") for finish in FINISHES}  # type: ignore[arg-type]
        assert len(pictures) == 6
        assert all(words(svg)[0] and texts(svg) for svg in pictures)
    assert words(imperial.chips(3, "red", room=6, language="pl"))[0] == "3 żetony czerwone"
    assert words(imperial.chips(1, "white", room=6, language="ru"))[0] == "1 белая фишка"
    assert read(imperial.chips(0, "white", room=6)).get("viewBox") == read(imperial.chips(6, "white", room=6)).get("viewBox")


def test_a_card_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="6H"):
        imperial.card("6H", language="en")
