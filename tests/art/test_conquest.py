"""The map, cards, tokens and dice of Imperium as pictures: shipped map, example, and a map that nobody has drawn."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from art.reading import colliding, ids, read, texts, words
from imperia.art import conquest, emblems
from imperia.art.conquest import tints
from imperia.art.conquest.drawing import drawing, geographic
from imperia.art.conquest.layout import layout, sheet
from imperia.art.errors import CannotDraw
from imperia.art.finish import FINISHES, contrast
from imperia.games.conquest.content import Map, Names, classic, read_map
from imperia.locale import LANGUAGES

EXAMPLE = read_map((Path(__file__).parents[2] / "examples" / "small-map.toml").read_text(encoding="utf-8"))


def renamed(board: Map) -> Map:
    """The same map under ids that no drawing knows."""
    lands = tuple(
        msgspec.structs.replace(one, id=f"{one.id}-x", borders=tuple(f"{other}-x" for other in one.borders))
        for one in board.territory
    )
    continents = tuple(
        msgspec.structs.replace(one, id=f"{one.id}-x", territories=tuple(f"{land}-x" for land in one.territories))
        for one in board.continent
    )
    return msgspec.structs.replace(board, territory=lands, continent=continents, optional_borders=())


UNDRAWN = renamed(classic())
BOARDS = [pytest.param(board, id=name) for name, board in (("shipped", classic()), ("example", EXAMPLE), ("undrawn", UNDRAWN))]


@pytest.mark.parametrize("board", BOARDS)
def test_a_chart_is_xml_and_names_every_land_and_continent(board: Map) -> None:
    for language in LANGUAGES:
        for finish in FINISHES:
            svg = conquest.chart(board, language=language, finish=finish)
            tree = read(svg)
            title, about = words(tree)
            assert tree.get("viewBox") == "0 0 400 236"
            assert title == getattr(board.name, language)
            assert all(getattr(one.name, language) in about for one in (*board.territory, *board.continent))
            assert len(set(ids(svg))) == len(ids(svg))
            assert svg == conquest.chart(board, language=language, finish=finish)


@pytest.mark.parametrize("board", BOARDS)
def test_no_name_on_a_chart_is_cut_or_touches_another(board: Map) -> None:
    for language in LANGUAGES:
        svg = conquest.chart(board, language=language)
        assert len(texts(svg)) >= 2 * len(board.territory) + 2 * len(board.continent)  # names, letters, bonuses
        assert not colliding(svg, 0.2)
        assert all(box.left > 6 and box.right < 394 and box.top > 5 and box.bottom < 231 for box in texts(svg))


def test_the_shipped_map_is_drawn_from_the_world_and_others_are_islands() -> None:
    assert geographic(classic()) == drawing(classic())
    assert [land.id for land in drawing(classic()).territories] == [land.id for land in classic().territory]
    assert geographic(EXAMPLE) is None
    assert geographic(UNDRAWN) is None


def test_the_drawing_has_every_sea_line_among_the_borders_of_the_map() -> None:
    borders = {(one.id, other) for one in classic().territory for other in one.borders}
    assert all((line.a, line.b) in borders for line in drawing(classic()).sea_lines)


@pytest.mark.parametrize("board", BOARDS[1:])
def test_a_layout_leaves_room_for_every_place_and_name(board: Map) -> None:
    spots, on = layout(board), sheet(len(board.territory))
    for i, (x, y) in enumerate(spots):
        assert 60 < x < on.wide - 60
        assert 60 < y < on.high - 100
        for a, b in spots[:i]:
            assert abs(x - a) > 180 or abs(y - b) > 100


@pytest.mark.parametrize("board", BOARDS)
def test_every_card_has_its_words_and_nothing_is_cut(board: Map) -> None:
    assert len(conquest.names(board)) == len(board.territory) + 2
    for name in conquest.names(board):
        for language in LANGUAGES:
            svg = conquest.card(board, name, language=language, finish=FINISHES[LANGUAGES.index(language)])
            assert words(svg)[0] == conquest.title(board, name, language)
            assert len(set(ids(svg))) == len(ids(svg))
            assert not colliding(svg, 0.1)
            for box in texts(svg):
                assert box.left >= 4.5
                assert box.right <= 58.5
                assert box.top >= 4
                assert box.bottom <= 84.5


def test_the_classic_pack_has_44_different_cards() -> None:
    assert len({conquest.card(classic(), name, language="en") for name in conquest.names(classic())}) == 44


def test_a_name_too_long_for_a_card_is_refused_with_the_card() -> None:
    long = "The united provinces of the far and frozen north beyond the last of the mountains"
    first = msgspec.structs.replace(EXAMPLE.territory[0], name=Names(long, long, long))
    board = msgspec.structs.replace(EXAMPLE, territory=(first, *EXAMPLE.territory[1:]))
    with pytest.raises(CannotDraw, match=long):
        conquest.card(board, first.id, language="en")
    with pytest.raises(CannotDraw, match=long):
        conquest.chart(board, language="en")


def test_tokens_differ_by_emblem_letter_and_number() -> None:
    known = [emblems.of_player(player) for player in range(-1, 6)]
    assert len({emblem.parts for emblem in known}) == len({emblem.letter for emblem in known}) == 7
    drawn = {conquest.token(player, amount) for player in range(-1, 6) for amount in conquest.AMOUNTS}
    assert len(drawn) == 21
    assert words(conquest.token(0, 5, language="pl"))[0] == "Róża: 5 armii"
    assert all(contrast(emblem.wax, "#FFF8E8") >= 4.5 for emblem in known)
    with pytest.raises(ValueError, match="7"):
        conquest.token(0, 7)


def test_six_faces_of_a_die() -> None:
    assert [conquest.die(face).count("<path") for face in range(1, 7)] == sorted(
        conquest.die(face).count("<path") for face in range(1, 7)
    )
    assert len({conquest.die(face, side=side) for face in range(1, 7) for side in ("attack", "defence")}) == 12  # type: ignore[arg-type]


def test_continents_have_different_letters_and_text_stands_out() -> None:
    for board in (classic(), EXAMPLE):
        for language in LANGUAGES:
            assert len(set(tints.letters(board, language))) == len(board.continent)
    for wash, deep in tints.TINTS:
        assert contrast(deep, tints.PAPER_HIGH) >= 4.5
        assert contrast(tints.INK, wash) >= 4.5
    assert contrast(tints.PAPER_HIGH, tints.GOLD) >= 4.5
    assert contrast(tints.INK_SOFT, tints.PAPER) >= 4.5
