"""The page that says how strong the bots are tells the games that are kept with it."""

from __future__ import annotations

from pathlib import Path

from imperia.arena.keeping import read_kept
from imperia.arena.ladder import counted, steps
from imperia.arena.strength import page

DOCS = Path(__file__).parents[2] / "docs"


def outcomes(text: str) -> list[str]:
    """The lines of a page that tell a step."""
    return [line for line in text.splitlines() if "`imperia arena " in line]


def test_every_line_of_the_page_counts_the_games_that_are_kept() -> None:
    found = [
        counted(step, step.contest(), read_kept(file).games)
        for step in steps()
        if (file := DOCS / "strength" / f"{step.name}.games").is_file()
    ]
    told = outcomes((DOCS / "strength.md").read_text(encoding="utf-8"))
    assert len(told) == len(found)
    assert sorted(told) == sorted(outcomes(page(found)))


def test_all_kept_games_were_played_by_the_bots_that_the_page_names() -> None:
    text = (DOCS / "strength.md").read_text(encoding="utf-8")
    files = sorted((DOCS / "strength").glob("*.games"))
    assert files
    assert [file.name for file in files if f"`{read_kept(file).head.text}`" not in text] == []
