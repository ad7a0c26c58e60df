"""`imperia review`: a finished game is judged in every language and for programs; what is no finished game is refused."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from imperia.cli.review import HEIGHTS
from imperia.games.game import Setup
from imperia.play import Fast, Match, Seat, save_record
from judging.games import begun, finished

NODES = "500"


@pytest.fixture(scope="module", params=["imperial", "conquest", "empire"])
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game by plain sense."""
    file = tmp_path_factory.mktemp("review") / f"{request.param}.json"
    save_record(finished(request.param, 8).record(), file)
    return file


def test_a_review_for_programs_is_the_same_each_time(command, record: Path) -> None:
    first, second = (command("review", str(record), "--nodes", NODES, "--json") for _ in range(2))
    assert first.exit_code == 0, first.output
    assert first.stdout == second.stdout
    found = json.loads(first.stdout)
    assert found["game"] == record.stem
    assert found["nodes"] == int(NODES)
    assert len(found["sides"]) == len(found["points"][0]["chances"])


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_review_is_told_in_every_language(command, record: Path, language: str) -> None:
    result = command("review", str(record), "--nodes", NODES, "--lang", language)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    seats = 2 if record.stem == "imperial" else 3
    drawn = [line for line in lines if sum(line.count(height) for height in HEIGHTS) > 20]
    assert len(drawn) == seats
    assert "review-" not in result.stdout
    assert all(len(line) <= 80 for line in lines)


def test_a_game_that_goes_on_is_not_judged(command, tmp_path: Path) -> None:
    file = tmp_path / "runs.json"
    save_record(begun("imperial", 3, 2).record(), file)
    result = command("review", str(file))
    assert result.exit_code == 1
    assert result.stderr.startswith("imperia: This game has not ended")


def test_a_game_that_was_given_up_before_its_first_card_has_a_review(command, tmp_path: Path) -> None:
    match = Match.start(Setup("imperial", 2, {}), Fast(1), [Seat("A"), Seat("B")])
    match.give_up()
    file = tmp_path / "short.json"
    save_record(match.record(), file)
    result = command("review", str(file))
    assert result.exit_code == 0, result.output
    assert "No decision cost anything" in result.stdout


@pytest.mark.parametrize(("text", "code"), [("", 1), ("{", 1), ("[1, 2]", 1), ('{"game": "imperial"}', 1), (None, 3)])
def test_what_is_no_record_is_refused_and_never_a_traceback(command, tmp_path: Path, text: str | None, code: int) -> None:
    file = tmp_path / "bad.json"
    if text is not None:
        file.write_text(text)
    result = command("review", str(file))
    assert result.exit_code == code, result.output
    assert result.stderr.startswith("imperia: ")


def test_of_a_file_with_several_games_it_is_said_which_one_is_taken(command, tmp_path: Path) -> None:
    file = tmp_path / "some.games"
    command("arena", "imperial", "random", "casual", "--games", "2", "--jobs", "1", "--out", str(file))
    for words in (["review", "--nodes", "1"], ["replay"], ["verify"]):
        first = command(*words, str(file))
        assert "The file has 2 games; this is game 1. --game N takes another." in first.stderr
        named = command(*words, str(file), "--game", "2")
        assert named.exit_code == 0, named.output
        assert "--game" not in named.stderr
