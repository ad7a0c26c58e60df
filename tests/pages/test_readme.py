"""The README shows what there is: its pictures are made by their script out of real games, and it fits two screens."""

from __future__ import annotations

import importlib.util
import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
PICTURES = re.findall(r"\]\((docs/pictures/\S+\.svg)\)", README)  # of the terminal
SHOWN = re.findall(r"!\[([^\]]+)\]\((\S+)\)", README)
MOST_BYTES = 150_000


def text_of(svg: str) -> str:
    """The words in a picture."""
    return " ".join("".join(element.itertext()) for element in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text"))


def test_the_readme_shows_light_pictures_with_words_for_those_who_do_not_see_them() -> None:
    assert SHOWN
    assert PICTURES
    for words, picture in SHOWN:
        assert len(words.split()) > 5, picture
        assert (ROOT / picture).stat().st_size <= MOST_BYTES, picture


@pytest.mark.parametrize("picture", PICTURES)
def test_a_picture_of_the_readme_is_drawn_by_its_script_from_a_real_game_and_fetches_nothing(picture: str) -> None:
    script = importlib.util.spec_from_file_location("pictures", ROOT / "docs/pictures/make.py")
    assert script
    assert script.loader
    pictures = importlib.util.module_from_spec(script)
    script.loader.exec_module(pictures)
    drawn, shown = pictures.picture(Path(picture).stem), (ROOT / picture).read_text(encoding="utf-8")
    for svg in (drawn, shown):
        assert "http" not in re.sub(r'xmlns="[^"]+"|<!--.*?-->', "", svg, flags=re.DOTALL)  # nothing is fetched by looking at it
        assert "Anna" in text_of(svg).replace("\xa0", " ")


def test_the_readme_fits_two_screens() -> None:
    assert len(README.splitlines()) <= 80
