"""What is no card: the map over several sheets, army tokens, chips, the pad; and cards one by one."""

from __future__ import annotations

import json
import re
import struct
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from imperia.games.conquest.content import read_map
from imperia.games.empire.content import classic, faces_of
from imperia.locale import LANGUAGES
from imperia.printing import Choices, printed, printed_folder
from printing.reading import lying, read, size

NEAR = 0.1
SMALL = read_map((Path(__file__).parents[2] / "examples" / "small-map.toml").read_text(encoding="utf-8"))


def alts(data: bytes) -> Counter[str]:
    reader = read(data)
    return Counter(one.alt for n in range(len(reader.pages)) for one in lying(reader, n) if one.alt)


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_the_sheets_of_the_map_make_one_picture_with_strips_that_overlap(paper: str) -> None:
    reader = read(printed("conquest", Choices(paper=paper, marks="none"), part="map"))
    assert len(reader.pages) == 4
    chart = [lying(reader, n)[0] for n in range(4)]
    wide, high = size(reader.pages[0])
    assert len({(round(one.right - one.left, 1), round(one.bottom - one.top, 1)) for one in chart}) == 1
    across, down = chart[0].left - chart[1].left, chart[0].top - chart[2].top
    assert across == pytest.approx(wide - 2 * 9 - 10, abs=NEAR)  # a sheet without its margins and the strip
    assert down == pytest.approx(high - 2 * 9 - 10, abs=NEAR)
    assert chart[3].left - chart[2].left == pytest.approx(-across, abs=NEAR)
    assert chart[3].right <= wide - 9 + NEAR
    assert chart[3].bottom <= high - 9 + NEAR


@pytest.mark.parametrize(("paper", "sheet"), [("a3", (420, 297)), ("a2", (594, 420))])
def test_the_map_fits_one_large_sheet(paper: str, sheet: tuple[int, int]) -> None:
    reader = read(printed("conquest", Choices(paper=paper), part="map"))
    [page] = reader.pages
    assert size(page) == pytest.approx(sheet, abs=0.01)
    [chart] = lying(reader, 0)
    assert chart.middle == pytest.approx((sheet[0] / 2, sheet[1] / 2), abs=NEAR)
    assert min(chart.left, chart.top) >= 9 - NEAR


@pytest.mark.parametrize("language", LANGUAGES)
def test_C3_a_card_for_every_land_and_two_wild_ones(language: str) -> None:
    there = alts(printed("conquest", Choices(language=language, backs="none"), part="cards"))
    assert sum(there.values()) == 44
    assert sorted(there.values()) == [1] * 42 + [2]
    assert any("Alaska" in alt or "Аляска" in alt for alt in there)


def test_C2_a_map_of_ones_own_is_printed_with_its_cards() -> None:
    there = alts(printed("conquest", Choices(backs="none"), part="cards", content=SMALL))
    assert sum(there.values()) == len(SMALL.territory) + 2
    assert all(any(land.name.en in alt for alt in there) for land in SMALL.territory)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_has_armies_of_one_five_and_ten(language: str) -> None:
    there = alts(printed("conquest", Choices(language=language), part="tokens"))
    assert sorted(there.values()) == sorted([96, 30, 27] * 6)
    for amount, count in ((1, 96), (5, 30), (10, 27)):
        assert sum(re.search(rf"\b{amount}\b", alt) is not None and there[alt] == count for alt in there) == 6


def test_I4_twelve_white_chips_and_nine_red_ones() -> None:
    assert alts(printed("imperial", Choices(), part="chips")) == {"white chip.": 12, "red chip.": 9}


@pytest.mark.parametrize("language", LANGUAGES)
def test_I1_the_whole_game_of_imperial_is_one_file(language: str) -> None:
    data = printed("imperial", Choices(language=language))
    reader = read(data)
    assert len(reader.pages) == 1 + 4 + 1 + 1 + 1 + 1  # title, faces, back, chips, pad, rules
    faces = Counter(one.alt for n in range(1, 5) for one in lying(reader, n) if one.alt)
    assert sorted(faces.values()) == [1] * 32


# ---- cards one by one


def dots(picture: bytes) -> tuple[int, int]:
    """Width and height of a PNG, as its head says."""
    wide, high = struct.unpack(">II", picture[16:24])
    return wide, high


def folder(form: str, **choices: Any) -> dict[str, bytes]:
    return printed_folder("imperial", form, Choices(**choices), Path("/cards"))


@pytest.mark.parametrize(("bleed", "box"), [(0.0, (0, 0, 63, 88)), (2.0, (-2, -2, 67, 92))])
def test_single_cards_as_svg_are_true_to_size_with_and_without_bleed(bleed: float, box: tuple[int, ...]) -> None:
    files = printed_folder("empire", "svg", Choices(bleed=bleed), Path("/cards"))
    assert len(files) == len(faces_of(classic())) + 1
    for svg in files.values():
        root = svg.decode().split(">", 1)[0]
        assert f'viewBox="{" ".join(map(str, box))}"' in root
        assert f'width="{box[2]}mm" height="{box[3]}mm"' in root
        assert len(re.findall(r"\b(?:width|height|viewBox)=", root)) == 3


@pytest.mark.parametrize(("dpi", "bleed"), [(300, 0.0), (300, 3.0), (600, 0.0)])
def test_single_cards_as_png_have_so_many_dots_an_inch(dpi: int, bleed: float, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("imperia.printing.imperial.NAME", ["KH"])
    files = folder("png", dpi=dpi, bleed=bleed)
    assert sorted(files) == ["KH.png", "back.png"]
    at = files["KH.png"].index(b"pHYs") + 4
    assert struct.unpack(">IIB", files["KH.png"][at : at + 9]) == (round(dpi / 0.0254), round(dpi / 0.0254), 1)
    wide, high = dots(files["KH.png"])
    assert wide == pytest.approx((63 + 2 * bleed) / 25.4 * dpi, abs=1.01)
    assert high == pytest.approx((88 + 2 * bleed) / 25.4 * dpi, abs=1.01)


@pytest.mark.long
def test_tabletop_simulator_finds_every_card_as_often_as_the_deck_has_it() -> None:
    files = printed_folder("empire", "tts", Choices(), Path("/cards"))
    assert sorted(files) == ["back.png", "deck.json", "faces-1.png"]
    assert dots(files["faces-1.png"]) == pytest.approx((4000, 4000 / 630 * 616), abs=2)
    [deck] = json.loads(files["deck.json"])["ObjectStates"]
    assert len(deck["DeckIDs"]) == len(deck["ContainedObjects"]) == 108
    faces = faces_of(classic())
    assert sorted(Counter(deck["DeckIDs"]).values()) == sorted(face.count for face in faces)
    assert set(deck["DeckIDs"]) == {100 + n for n in range(len(faces))}
    assert deck["CustomDeck"]["1"]["FaceURL"] == "file:///cards/faces-1.png"
