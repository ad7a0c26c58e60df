"""The cards of Империя as pictures: every face, in every language and finish, from the shipped deck and from the example."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest

from art.reading import colliding, ids, read, texts, words
from imperia.art import empire
from imperia.art.empire import palette
from imperia.art.empire.contact import BANNER, EDGE, GROUND
from imperia.art.empire.furniture import SUB_INK
from imperia.art.empire.money import ON, TINTS
from imperia.art.errors import CannotDraw
from imperia.art.finish import FINISHES, contrast
from imperia.art.pen import pale
from imperia.games.empire.content import Deck, Face, Name, classic, faces_of, read_deck
from imperia.locale import LANGUAGES

EXAMPLE = read_deck((Path(__file__).parents[2] / "examples" / "small-deck.toml").read_text(encoding="utf-8"))
STRANGE = msgspec.structs.replace(
    classic(),
    id="strange",
    colour=tuple(
        msgspec.structs.replace(
            colour, id=f"colour-{i}", object=tuple(msgspec.structs.replace(o, id=f"{o.id}-x") for o in colour.object)
        )
        for i, colour in enumerate(classic().colour)
    ),
    universal=(),
    contact=tuple(card for card in classic().contact if not card.colours),
)
DECKS = {"shipped": classic(), "example": EXAMPLE, "strange": STRANGE}
LIKE_OTHERS = ("strange",)  # drawn in one language and finish: it is there for its colours, which have no look of their own
EVERY = [
    pytest.param(deck, face, LANGUAGES[:1] if name in LIKE_OTHERS else LANGUAGES, id=f"{name}-{face.slug}")
    for name, deck in DECKS.items()
    for face in faces_of(deck)
]


@cache
def drawn(deck: Deck, face: Face, language: str, finish: str) -> str:
    return empire.face(deck, face, language=language, finish=finish)  # type: ignore[arg-type]


@pytest.mark.parametrize(("deck", "face", "languages"), EVERY)
def test_a_face_is_xml_with_its_words_and_distinct_ids(deck: Deck, face: Face, languages: tuple[str, ...]) -> None:
    for language in languages:
        for finish in FINISHES if deck is classic() else FINISHES[:1]:
            svg = drawn(deck, face, language, finish)
            tree = read(svg)
            assert tree.get("viewBox") == "0 0 63 88"
            title, about = words(tree)
            assert title == empire.title(deck, face, language)
            assert about == empire.about(deck, face, language).replace("¤", "и")
            if face.name is not None:
                assert getattr(face.name, language) == title
            assert len(set(ids(svg))) == len(ids(svg))


@pytest.mark.parametrize("finish", FINISHES)
def test_the_example_deck_is_drawn_in_every_finish(finish: str) -> None:
    for n, face in enumerate(faces_of(EXAMPLE)):
        language = LANGUAGES[n % 3]
        assert words(drawn(EXAMPLE, face, language, finish))[0] == empire.title(EXAMPLE, face, language)


def test_ids_of_different_pictures_never_meet() -> None:
    seen: dict[str, str] = {}
    for face in faces_of(classic()):
        for finish in FINISHES:
            svg = drawn(classic(), face, "en", finish)
            assert all(seen.setdefault(one, svg) == svg for one in ids(svg))


def test_the_same_call_gives_the_same_bytes() -> None:
    for face in faces_of(classic()):
        assert empire.face(classic(), face, language="pl") == drawn(classic(), face, "pl", "colour")
        assert empire.small(classic(), face, language="pl") == empire.small(classic(), face, language="pl")
    assert empire.back() == empire.back()


@pytest.mark.parametrize(("deck", "face", "languages"), EVERY)
def test_no_text_is_cut_and_none_overlaps(deck: Deck, face: Face, languages: tuple[str, ...]) -> None:
    for language in languages:
        for svg in (drawn(deck, face, language, "colour"), empire.small(deck, face, language=language)):
            boxes = texts(svg)
            assert boxes
            assert not colliding(svg, 0.1), language
            for box in boxes:  # nothing within 3 mm of the cut
                assert box.left >= 3, (language, box)
                assert box.right <= 60, (language, box)
                assert box.top >= 2.5, (language, box)
                assert box.bottom <= 85.5, (language, box)


def test_text_is_large_enough_to_read_at_arms_length() -> None:
    """Figures and names at least 3 mm high (capitals), sentences at least 1.6 mm (small letters of 9 points)."""
    for face in faces_of(classic()):
        for language in LANGUAGES:
            boxes = texts(drawn(classic(), face, language, "colour"))
            assert max(box.bottom - box.top for box in boxes) >= 3
            assert min(box.bottom - box.top for box in boxes) >= 1.2


@pytest.mark.parametrize("face", [pytest.param(face, id=face.slug) for face in faces_of(classic())])
def test_a_fanned_hand_shows_value_in_the_corner(face: Face) -> None:
    if face.slug == "multicolour":  # it has none (E1)
        return
    corner = [box for box in texts(drawn(classic(), face, "ru", "colour")) if box.right <= 15 and box.bottom <= 12]
    assert corner


def with_name(text: str) -> tuple[Deck, Face]:
    colours = list(classic().colour)
    first = msgspec.structs.replace(colours[0].object[0], name=Name(text, text, text))
    colours[0] = msgspec.structs.replace(colours[0], object=(first, *colours[0].object[1:]))
    deck = msgspec.structs.replace(classic(), colour=tuple(colours))
    return deck, next(face for face in faces_of(deck) if face.slug == first.id)


def test_a_long_name_is_set_in_two_lines() -> None:
    deck, face = with_name("The Great Southern Ceres of the Inner Belt")
    svg = empire.face(deck, face, language="en")
    assert max(box.right for box in texts(svg)) <= 60
    assert words(svg)[0] == "The Great Southern Ceres of the Inner Belt"


def test_a_name_too_long_for_a_card_is_refused_with_the_card() -> None:
    name = "Ceres the immeasurably long planetoid of the innermost of all asteroid belts known to astronomers"
    deck, face = with_name(name)
    for draw in (empire.face, empire.small):
        with pytest.raises(CannotDraw) as refused:
            draw(deck, face, language="en")  # type: ignore[operator]
        for language in LANGUAGES:
            assert name in refused.value.said(language)


def test_a_letter_without_outline_is_refused_with_the_card() -> None:
    deck, face = with_name("谷神星")
    with pytest.raises(CannotDraw, match="谷神星"):
        empire.face(deck, face, language="en")


def test_every_colour_of_a_deck_has_its_own_sign_and_letter() -> None:
    for deck in DECKS.values():
        found = palette.looks(deck)
        assert len({look.sign for look in found}) == len(found)
        for i in range(3):
            assert len({look.letters[i] for look in found}) == len(found)


def test_text_stands_out_from_its_ground() -> None:
    for look in (*palette.KNOWN.values(), *palette.SPARE):
        assert contrast(look.fill, look.on) >= 4.5
        assert contrast(look.dark, "#FFFFFF") >= 4.5
        assert min(contrast(look.light, ground) for ground in (look.top, look.bottom)) >= 4.5
        assert min(contrast(palette.PAPER, ground) for ground in (look.top, look.bottom)) >= 4.5
    for reach, grounds in GROUND.items():
        assert min(contrast(EDGE[reach], ground) for ground in grounds) >= 4.5
    assert contrast(palette.GOLD, BANNER) >= 4.5
    assert contrast(SUB_INK, "#FFFFFF") >= 4.5
    for tint in TINTS.values():
        assert contrast(tint, ON) >= 4.5
        assert contrast(pale(tint, 0.35), "#3A3A3A") >= 4.5


def test_bleed_only_adds_what_lies_outside() -> None:
    face = faces_of(classic())[0]
    plain, bled = (empire.face(classic(), face, language="en", bleed=bleed) for bleed in (0, 3))
    assert read(bled).get("viewBox") == "-3 -3 69 94"
    assert len(plain) == len(
        bled.replace('viewBox="-3 -3 69 94" width="69mm" height="94mm"', 'viewBox="0 0 63 88" width="63mm" height="88mm"')
    )
    with pytest.raises(ValueError, match="3"):
        empire.face(classic(), face, language="en", bleed=4)
