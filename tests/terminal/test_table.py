"""Whole games at the table, typed through a pipe: nothing that is typed ends the program but leaving it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from imperia.cli import app

Play = Callable[..., Result]
NUMBERS = [str(n) for n in range(1, 13)]


@pytest.fixture
def play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Play:
    for name, value in {"COLUMNS": "80", "LINES": "24", "IMPERIA_CONFIG": "none.toml", "IMPERIA_DATA": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)

    def run(*words: str, typed: list[str]) -> Result:
        return CliRunner().invoke(app, ["play", *words], input="".join(f"{line}\n" for line in typed))

    return run


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_game_of_imperial_is_finished_by_trying_numbers_in_each_language(play: Play, tmp_path: Path, language: str) -> None:
    result = play("imperial", "--seed", "7", "--level", "random", "--name", "Anna", "--lang", language, typed=NUMBERS * 60)
    assert result.exit_code == 0, result.output
    assert {"en": "wins", "ru": "Победа", "pl": "Wygrywa"}[language] in result.output
    assert not re.search(r"\b(terminal|imperial|error)-[a-z]|Traceback", result.output)
    assert max(len(line) for line in result.output.splitlines() if "imperia replay" not in line) <= 80
    [record] = (tmp_path / "records").glob("*.json")
    assert CliRunner().invoke(app, ["verify", str(record)]).exit_code == 0
    assert not list((tmp_path / "left").glob("*.json"))


@pytest.mark.parametrize(
    "junk", ["", "  ", "?", "h", "zz", "99", "-1", "rules", "rules I19", "rules X99", "t", "c", "o", "l", "k q", "💥", "\x00"]
)
def test_wrong_input_never_ends_the_program_and_eof_leaves_cleanly(play: Play, junk: str) -> None:
    result = play("imperial", "--seed", "7", "--level", "random", typed=[junk] * 3)
    assert result.exit_code == 0, result.output
    assert "--resume" in result.output


def test_a_refusal_says_why_with_its_rule_I19(play: Play) -> None:
    result = play("imperial", "--seed", "1", "--level", "random", typed=["1", "rules I19"])
    assert "(I19)" in result.output
    assert "follow suit" in result.output


def test_leaving_and_resuming_goes_on_with_the_same_game(play: Play, tmp_path: Path) -> None:
    options = ("imperial", "--level", "random", "--name", "Anna")
    first = play(*options, typed=[*NUMBERS, "q"])
    assert first.exit_code == 0
    [left] = (tmp_path / "left").glob("*.json")
    assert left.stat().st_mode & 0o077 == 0  # the seed is in it
    entries = len(json.loads(left.read_text())["record"]["entries"])
    second = play("--resume", typed=NUMBERS * 200)
    assert second.exit_code == 0, second.output
    [record] = (tmp_path / "records").glob("*.json")
    assert len(json.loads(record.read_text())["entries"]) > entries
    assert not left.exists()
    assert CliRunner().invoke(app, ["verify", str(record)]).exit_code == 0


def test_nothing_to_resume_is_said_with_what_to_do(play: Play) -> None:
    result = play("--resume", typed=[])
    assert result.exit_code == 3
    assert "imperia play" in result.output


def test_two_people_at_one_keyboard_never_see_each_others_hands(play: Play) -> None:
    result = play("imperial", "--seed", "3", "--people", "2", "--name", "Anna", "--name", "Jan", typed=NUMBERS * 80)
    assert result.exit_code == 0, result.output
    assert "The keyboard goes to Jan" in result.output
    assert "The keyboard goes to Anna" in result.output
    for turn in result.output.split("The keyboard goes to ")[1:]:
        name = turn.split(".")[0]
        sides = [line for line in turn.splitlines() if line.startswith(("Anna  ", "Jan  ")) and "tricks" in line]
        assert sides
        assert not any("▒" in line for line in sides if line.startswith(name))
        others = [line for line in sides if not line.startswith(name)]
        assert sum("▒" in line for line in others) >= len(others) - 12  # no card is left to hide when the last trick lies


def test_bots_alone_are_watched_to_the_end(play: Play) -> None:
    result = play("imperial", "--seed", "3", "--people", "0", "--level", "random", typed=[])
    assert result.exit_code == 0, result.output
    assert "wins" in result.output


def test_undo_against_bots_takes_the_last_card_back(play: Play) -> None:
    result = play("imperial", "--seed", "1", "--level", "random", typed=["5", "u", "6", "q"])
    assert "Taken back" in result.output


def test_I12_declaring_by_hand_shows_every_answer_and_the_table_answers_after_three_errors(play: Play) -> None:
    result = play("imperial", "--seed", "1", "--set", "declare_by_hand=yes", "--level", "random", typed=["?", *(["1"] * 9), "q"])
    assert result.exit_code == 0, result.output
    assert "No sequence" in result.output or "I have no sequence" in result.output


def test_cards_of_a_real_table_may_be_typed_in_by_any_name(play: Play) -> None:
    pack = [rank + suit for suit in "SHDC" for rank in "KQJA"] + [
        "ten of spades",
        "9S",
        "8S",
        "7S",
        "10H",
        "nine of hearts",
        "8H",
        "7H",
        "10D",
    ]
    result = play("imperial", "--chance", "typed", "--people", "2", typed=["Player 1", "KS", "KS", *pack[1:], "q"])
    assert result.exit_code == 0, result.output
    assert "dealt already" in result.output
    assert "are trumps" in result.output


def test_a_saved_game_that_is_broken_is_put_aside_kept_and_told(play: Play, tmp_path: Path) -> None:
    play("imperial", "--level", "random", typed=["1", "q"])
    [left] = (tmp_path / "left").glob("*.json")
    left.write_text(left.read_text()[:200])
    first = play("--resume", typed=[])
    assert first.exit_code == 1
    assert "Traceback" not in first.output
    assert play("--resume", typed=[]).exit_code == 3
    assert list((tmp_path / "left").glob("*.broken"))


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(
    play: Play, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("IMPERIA_DATA", str(tmp_path / "file"))
    result = play("imperial", "--seed", "7", "--level", "random", typed=NUMBERS * 60)
    assert result.exit_code == 0, result.output
    assert "Cannot write" in result.output
    assert "wins" in result.output


@pytest.mark.parametrize("game", ["imperial", "conquest", "empire"])
@pytest.mark.parametrize(
    ("language", "word", "told"), [("en", "i", "to win"), ("ru", "подсказка", "победа"), ("pl", "podpowiedź", "wygrana")]
)
def test_a_hint_tells_the_best_moves_and_what_they_lead_to(play: Play, game: str, language: str, word: str, told: str) -> None:
    result = play(game, "--seed", "7", "--level", "random", "--lang", language, typed=[word, word])
    assert result.exit_code == 0, result.output
    hints = [line for line in result.output.splitlines() if told in line and "%" in line]
    assert 2 <= len(hints) <= 6
    assert hints[: len(hints) // 2] == hints[len(hints) // 2 :]  # asked twice, the same was said
    assert "hint-" not in result.output


def test_a_hint_that_fails_is_told_kindly_and_the_game_goes_on(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(info: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("imperia.terminal.commands.hint", fails)
    result = play("imperial", "--seed", "7", "--level", "random", typed=["i", "1", "q"])
    assert result.exit_code == 0, result.output
    assert "The judges could not cope with this position" in result.output
    assert "Traceback" not in result.output
