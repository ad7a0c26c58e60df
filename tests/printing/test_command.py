"""`imperia print`: one file, whole or not at all; every mistake said in the person's language with what to do."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from imperia.cli import app
from imperia.locale import LANGUAGES
from imperia.printing import typeset

ROOT = Path(__file__).parents[2]


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["print", *words])


@pytest.fixture(autouse=True)
def _alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("IMPERIA_CONFIG", str(tmp_path / "config.toml"))
    monkeypatch.chdir(tmp_path)


def test_a_game_by_any_of_its_names_becomes_a_file(tmp_path: Path) -> None:
    result = run("Империал", "-o", "made/chips.pdf", "--part", "chips", "--lang", "pl")
    assert result.exit_code == 0
    assert "made/chips.pdf" in result.stderr
    assert result.stdout == ""
    assert (tmp_path / "made/chips.pdf").read_bytes().startswith(b"%PDF")
    assert os.listdir(tmp_path / "made") == ["chips.pdf"]


def test_cards_one_by_one_fill_a_folder(tmp_path: Path) -> None:
    result = run("imperial", "-o", "cards", "--as", "svg", "--bleed", "0")
    assert result.exit_code == 0
    assert len(os.listdir(tmp_path / "cards")) == 33


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (("--paper", "a5"), 2, "a5"),
        (("--shift", "50,0"), 2, "50,0"),
        (("--part", "chips"), 2, "chips"),
        (("--as", "docx"), 2, "docx"),
        (("--as", "svg", "--part", "rules"), 2, "rules"),
        (("--deck", "no-such.toml"), 3, "no-such.toml"),
        (("--map", str(ROOT / "examples/small-map.toml")), 1, "id"),
    ],
)
def test_a_mistake_is_told_and_nothing_is_written(
    words: tuple[str, ...], code: int, told: str, language: str, tmp_path: Path
) -> None:
    result = run("empire", "-o", "game.pdf", *words, "--lang", language)
    assert result.exit_code == code
    assert told in result.stderr
    assert "Traceback" not in result.stderr
    assert os.listdir(tmp_path) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_of_the_deck_names_its_entry(language: str, tmp_path: Path) -> None:
    text = (ROOT / "examples/small-deck.toml").read_text(encoding="utf-8")
    deck = tmp_path / "deck.toml"
    deck.write_text(text.replace("ladder = [1, 3]", "ladder = [1, 3, 5]"), encoding="utf-8")
    result = run("empire", "-o", "game.pdf", "--deck", str(deck), "--lang", language)
    assert result.exit_code == 1
    assert "white" in result.stderr
    assert os.listdir(tmp_path) == ["deck.toml"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_E60_a_name_too_long_for_its_card_is_refused_with_the_name(language: str, tmp_path: Path) -> None:
    text = (ROOT / "examples/small-deck.toml").read_text(encoding="utf-8")
    long = "W" * 40  # as many letters as a deck may give a name, and the widest
    deck = tmp_path / "deck.toml"
    named, renamed = (f'{{ en = "{a}", ru = "{b}", pl = "{a}" }}' for a, b in (("Ceres", "Церера"), (long, long)))
    deck.write_text(text.replace(named, renamed), encoding="utf-8")
    result = run("empire", "-o", "game.pdf", "--deck", str(deck), "--lang", language)
    assert result.exit_code == 1
    assert long in result.stderr
    assert os.listdir(tmp_path) == ["deck.toml"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_can_be_written_nothing_is_left(language: str, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("mine")
    result = run("imperial", "-o", "file/game.pdf", "--part", "chips", "--lang", language)
    assert result.exit_code == 3
    assert "file/game.pdf" in result.stderr
    (tmp_path / "folder.pdf").mkdir()
    result = run("imperial", "-o", "folder.pdf", "--part", "chips", "--lang", language)
    assert result.exit_code == 3
    assert sorted(os.listdir(tmp_path)) == ["file", "folder.pdf"]
    assert (tmp_path / "file").read_text() == "mine"


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_the_typesetter_the_line_to_install_it_is_told(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    typeset.fonts.cache_clear()
    result = run("imperial", "-o", "game.pdf", "--part", "chips", "--lang", language)
    assert result.exit_code == 3
    assert "python -m pip install 'imperia[print]'" in result.stderr
    assert os.listdir(tmp_path) == []


def test_the_typesetter_is_loaded_only_for_printing() -> None:
    program = "import sys, imperia.cli, imperia.server.app, imperia.printing; print('typst' in sys.modules)"
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False"]
