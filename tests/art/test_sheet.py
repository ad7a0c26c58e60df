"""All pictures of a game on one sheet: there no two may share an id."""

from __future__ import annotations

from pathlib import Path

from art.reading import SVG, ids, read
from imperia.art.gallery import Wish, names
from imperia.art.sheet import sheet
from imperia.games.empire.content import read_deck

EXAMPLE = read_deck((Path(__file__).parents[2] / "examples" / "small-deck.toml").read_text(encoding="utf-8"))


def test_a_sheet_holds_every_card_once_and_no_id_twice() -> None:
    for game, content in (("imperial", None), ("empire", EXAMPLE)):
        drawn = sheet(game, Wish(language="ru"), content)
        assert len(read(drawn).findall(f"{SVG}svg")) == len(names(game, content))
        assert len(set(ids(drawn))) == len(ids(drawn))
