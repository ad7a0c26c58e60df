"""What a person may choose about paper, and that everything else is refused in his language with what he gave."""

from __future__ import annotations

import pytest

from imperia.locale import LANGUAGES
from imperia.printing import PARTS, BadPrint, Choices, preview, printed, read_choices
from imperia.printing.choices import SIZES, scale_of, spare


def test_nothing_said_is_the_usual() -> None:
    assert read_choices({}) == Choices()


def test_all_that_can_be_said_is_read() -> None:
    words = {
        "language": "pl", "paper": "Letter", "finish": "INK", "backs": "fold", "shift": "1.5, -0.25", "bleed": "1,5",
        "marks": "corners", "size": "sleeve", "gap": "2", "dpi": "600", "four_colours": "yes",
    }  # fmt: skip
    assert set(words) == set(Choices.__struct_fields__)
    assert read_choices(words) == Choices("pl", "letter", "ink", "fold", (1.5, -0.25), 1.5, "corners", (62.0, 86.6), 2.0, 600, True)


def test_a_comma_is_a_decimal_sign_where_a_semicolon_parts_the_numbers() -> None:
    assert read_choices({"shift": "1,5; -0,25"}).shift == (1.5, -0.25)


@pytest.mark.parametrize(("text", "size"), [("63x88", (63.0, 88.0)), ("57 × 79.6", (57.0, 79.6)), ("60х84", (60.0, 84.0))])
def test_a_size_is_written_as_people_write_it(text: str, size: tuple[float, float]) -> None:
    assert read_choices({"size": text}).size == size


@pytest.mark.parametrize("size", SIZES.values())
def test_what_a_size_has_beyond_the_drawing_is_painted(size: tuple[float, float]) -> None:
    assert max(spare(size)) <= 3 * scale_of(size)


BAD = [
    ({"paper": "a5"}, "a4, letter, a3, a2"),
    ({"finish": "sepia"}, "colour, ink, grey"),
    ({"backs": "both"}, "once, long, short, fold, none"),
    ({"marks": "some"}, "edges, corners, none"),
    ({"language": "de"}, "en, ru, pl"),
    ({"dpi": "72"}, "300, 600"),
    ({"shift": "11,0"}, "10"),
    ({"shift": "1"}, "10"),
    ({"shift": "left,up"}, "10"),
    ({"bleed": "4"}, "3"),
    ({"bleed": "-1"}, "0"),
    ({"bleed": "nan"}, "3"),
    ({"gap": "1e3"}, "20"),
    ({"size": "huge"}, "standard, sleeve, large, small"),
    ({"size": "20x30"}, "40x56"),
    ({"size": "63x120"}, "88"),
    ({"colour": "red"}, "finish"),
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("given", "told"), BAD)
def test_what_cannot_be_is_refused_with_what_was_given_and_what_can_be(given: dict[str, str], told: str, language: str) -> None:
    with pytest.raises(BadPrint) as refused:
        read_choices(given)
    said = refused.value.said(language)
    [(name, value)] = given.items()
    assert (name if refused.value.reason == "unknown" else "") in said or value in said
    assert told in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_without_room_a_map_sheet_for_cards_and_parts_of_another_game_are_refused(language: str) -> None:
    for game, part, choices, told in (
        ("empire", "cards", Choices(size=(150.0, 209.5), backs="fold", paper="letter"), "150x209.5"),
        ("empire", "all", Choices(paper="a3"), "a3"),
        ("empire", "chips", Choices(), "chips"),
        ("imperial", "map", Choices(), "cards"),
    ):
        with pytest.raises(BadPrint) as refused:
            printed(game, choices, part=part)
        assert told in refused.value.said(language)


def test_every_part_of_every_game_can_be_looked_at_page_by_page() -> None:
    for game, parts in PARTS.items():
        for part in parts:
            shown = preview(game, Choices(), part=part, page=99, dpi=20)
            assert shown.pages >= 1
            assert shown.picture.startswith(b"\x89PNG")
