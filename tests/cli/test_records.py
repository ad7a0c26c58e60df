"""`imperia replay` and `imperia verify`: a game is told again; a record with anything changed is caught."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from imperia.games import game
from imperia.games.game import Setup
from imperia.locale import Message, say
from imperia.play import Fair, Match, Seat, save_record

SEED = bytes(range(32))


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole game of Imperial between players who always take the first legal card."""
    imperial = game("imperial")
    setup = Setup("imperial", 2, imperial.Options())
    match = Match.start(setup, Fair("test", SEED), [Seat("Anna"), Seat("Jan")], game=imperial)
    while match.result() is None:
        seat = match.to_act()
        match.act(seat, match.legal(seat)[0])
    file = tmp_path / "game.json"
    save_record(match.record(), file)
    return file


def changed(record: Path, old: str, new: str) -> Path:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    return record


def first_outcome(record: Path) -> tuple[str, str]:
    entry = next(one for one in json.loads(record.read_text())["entries"] if one["entry"] == "chance" and one["n"] > 2)
    return f'"n":{entry["n"]},"outcome":{entry["outcome"]}', f'"n":{entry["n"]},"outcome":{(entry["outcome"] + 1) % entry["n"]}'


def test_a_true_record_holds(command, record: Path) -> None:
    result = command("verify", str(record), "--json")
    assert result.exit_code == 0, result.output
    found = json.loads(result.stdout)
    assert [found[name] for name in ("ok", "drawn", "promised", "replayed")] == [True] * 4
    assert found["errors"] == []


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_one_changed_outcome_is_caught(command, record: Path, language: str) -> None:
    result = command("verify", str(changed(record, *first_outcome(record))), "--lang", language)
    assert result.exit_code == 1, result.output
    assert "! " in result.stdout
    assert "error-" not in result.output
    assert say(language, Message("cli-verify-drawn", {})) not in result.stdout


def test_a_fault_has_its_code_and_reason_in_the_data(command, record: Path) -> None:
    result = command("verify", str(changed(record, *first_outcome(record))), "--json")
    assert json.loads(result.stdout)["errors"][0].items() >= {"code": "record", "reason": "chance"}.items()


def test_a_changed_seed_is_caught(command, record: Path) -> None:
    result = command("verify", str(changed(record, SEED.hex(), "11" * 32)))
    assert result.exit_code == 1
    assert "promised" in result.output
    assert "the seed is the one promised" not in result.output


def test_a_commitment_kept_from_the_start_must_be_the_records(command, record: Path) -> None:
    assert command("verify", str(record), "--commitment", "00" * 32).exit_code == 1
    assert command("verify", str(record), "--commitment", Fair("test", SEED).head(over=False).commitment).exit_code == 0


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_record_is_told_again_in_each_language(command, record: Path, language: str) -> None:
    result = command("replay", str(record), "--lang", language)
    assert result.exit_code == 0, result.output
    assert "Anna" in result.stdout
    assert {"en": "wins!", "ru": "Победа", "pl": "Wygrywa"}[language] in result.stdout
    lines = json.loads(command("replay", str(record), "--json", "--lang", language).stdout)["lines"]
    assert [one["seq"] for one in lines] == sorted(one["seq"] for one in lines)


@pytest.mark.parametrize("command_name", ["replay", "verify"])
@pytest.mark.parametrize(
    ("text", "code"), [("", 1), ("{", 1), ("[1, 2]", 1), ('{"game": "imperial"}', 1), ("\x00\x01", 1), (None, 3)]
)
def test_what_is_no_record_is_refused_and_never_a_traceback(
    command, tmp_path: Path, command_name: str, text: str | None, code: int
) -> None:
    file = tmp_path / "bad.json"
    if text is not None:
        file.write_text(text)
    result = command(command_name, str(file))
    assert result.exit_code == code, result.output
    assert result.stderr.startswith("imperia: ")


def test_without_a_file_the_last_game_is_meant_and_if_there_is_none_it_is_said(command) -> None:
    result = command("replay")
    assert result.exit_code == 3
    assert "imperia play" in result.stderr


def test_of_a_game_that_goes_on_it_is_not_said_that_it_ended(command, tmp_path: Path) -> None:
    match = Match.start(Setup("imperial", 2, {}), Fair("test", SEED), [Seat("Anna"), Seat("Jan")])
    match.act(match.to_act(), match.legal(match.to_act())[0])
    file = tmp_path / "runs.json"
    save_record(match.record(), file)
    result = command("replay", str(file))
    assert result.exit_code == 0, result.output
    assert result.stdout.splitlines()[-1] == "This game has not ended yet."
