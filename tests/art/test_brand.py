"""The mark, the players' emblems, the three pictures of the home page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from art.reading import ids, read, words
from imperia.art import brand
from imperia.art.finish import FINISHES
from imperia.games import NAMES
from imperia.locale import LANGUAGES

SHELL = Path(__file__).parents[2] / "web" / "src" / "shell"


def test_every_game_has_a_poster_and_the_page_has_its_photograph() -> None:
    for game in NAMES:
        for language in LANGUAGES:
            svg = brand.poster(game, language=language)
            assert read(svg).get("viewBox") == "0 0 900 1000"
            assert words(svg)[0]
            assert len(set(ids(svg))) == len(ids(svg))
        assert (SHELL / f"poster-{game}.webp").stat().st_size < 80_000
    with pytest.raises(KeyError):
        brand.poster("chess")


def test_the_poster_of_empire_shows_all_ten_systems_and_none_behind_the_world() -> None:
    discs = re.findall(r'<circle cx="([\d.]+)" cy="([\d.]+)" r="[\d.]+" fill="(#\w+)"', brand.poster("empire"))
    assert len(discs) == 10
    assert all((float(x) - 450) ** 2 + (float(y) - 566) ** 2 > 200**2 or float(y) > 566 for x, y, _ in discs)


def test_mark_and_emblems_in_every_finish() -> None:
    for finish in FINISHES:
        assert words(brand.mark(finish=finish))[0] == "Imperia"
        assert len({brand.emblem(player, finish=finish) for player in range(-1, 6)}) == 7
