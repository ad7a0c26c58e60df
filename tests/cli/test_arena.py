"""`imperia arena` as a person types it: outcome and records, refusals in three languages, Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import typer.main

from imperia.arena.ladder import steps
from imperia.cli import app
from imperia.locale import LANGUAGES

BASE = ("arena", "imperial", "casual", "random", "--jobs", "1")


def found(result: Any) -> dict[str, Any]:
    assert result.exit_code == 0, result.output
    return json.loads(result.stdout)


def test_json_says_who_is_stronger_and_how_surely(command) -> None:
    told = found(command(*BASE, "--games", "60", "--json"))
    first, second = told["bots"]
    assert first["bot"] == "casual"
    assert first["points"] + second["points"] == told["games"] == 60
    assert first["low"] < first["share"] < first["high"]
    assert first["rating"]["rating"] > second["rating"]["rating"]
    assert first["chips"]["mean"] == -second["chips"]["mean"] > 0
    assert sum(told["pairs"].values()) == told["deal_sets"] == 30


def test_the_same_seed_says_the_same_and_another_seed_another(command) -> None:
    once, again, other = (command(*BASE, "-n", "20", "--json", "--seed", seed).stdout for seed in ("4", "4", "5"))
    assert once == again != other


def test_two_at_once_say_what_one_says(command) -> None:
    alone = command(*BASE, "-n", "12", "--json").stdout
    assert command(*BASE[:4], "--jobs", "2", "-n", "12", "--json").stdout == alone


def test_a_sequential_test_decides(command) -> None:
    told = found(command(*BASE, "-n", "2000", "--sprt", "0,200", "--json"))
    assert told["sprt"]["decision"] == "elo1"
    assert told["games"] < 400


def test_deals_alone_are_counted_in_whites(command) -> None:
    told = found(command(*BASE, "-n", "200", "--deals", "--json"))
    assert told["deals"] == told["games"] == 200
    assert told["bots"][0]["chips"]["mean"] > told["bots"][0]["chips"]["error"]


def test_at_a_larger_table_openskill_rates(command) -> None:
    told = found(command("arena", "empire", "casual", "random", "--players", "3", "-n", "2", "--jobs", "1", "--json"))
    assert told["system"] == "openskill"
    assert told["players"] == 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_words_it_fits_a_screen_in_every_language(command, language: str) -> None:
    result = command(*BASE, "-n", "8", "--sprt", "0,70", "--lang", language)
    assert result.exit_code == 0, result.output
    lines = result.stdout.splitlines()
    assert len(lines) < 24
    assert max(map(len, lines)) <= 100
    assert "casual" in result.stdout
    assert "SPRT" in result.stdout
    assert "arena-" not in result.stdout


def test_any_game_can_be_told_and_verified(command, tmp_path: Path) -> None:
    file = tmp_path / "games" / "kept.games"
    assert command(*BASE, "-n", "4", "--out", str(file)).exit_code == 0
    for number in ("1", "4"):
        told = found(command("replay", str(file), "--game", number, "--json"))
        assert {seat["level"] for seat in told["seats"]} == {"casual", "random"}
        assert told["result"]["reason"] == "five_reds"
        assert found(command("verify", str(file), "--game", number, "--json"))["drawn"] is True
    missing = command("replay", str(file), "--game", "5")
    assert missing.exit_code == 1
    assert "5" in missing.stderr


def test_a_run_goes_on_where_it_was_left(command, tmp_path: Path) -> None:
    file = tmp_path / "kept.games"
    whole = command(*BASE, "-n", "16", "--json").stdout
    assert command(*BASE, "-n", "6", "--out", str(file), "--json").exit_code == 0
    refused = command(*BASE, "-n", "16", "--out", str(file), "--json")
    assert (refused.exit_code, refused.stdout) == (1, "")
    assert "--resume" in refused.stderr
    assert command(*BASE, "-n", "16", "--out", str(file), "--resume", "--json").stdout == whole


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "code", "named"),
    [
        (["imperial", "casual", "genius"], 2, "casual"),
        (["imperial", "casual"], 2, "random"),
        (["imperial", "casual", "random@"], 2, "@400"),
        (["imperial", "casual", "random", "--players", "3"], 2, "2"),
        (["conquest", "casual", "random", "--players", "7"], 2, "6"),
        (["empire", "casual", "random", "--deals"], 2, "--deals"),
        (["imperial", "casual", "random", "--sprt", "70"], 2, "0,70"),
        (["imperial", "casual", "random", "--sprt", "70,0"], 2, "0,70"),
        (["imperial", "casual", "random", "casual", "--sprt", "0,70"], 2, "--sprt"),
        (["imperial", "casual", "random", "--games", "0"], 2, "--games"),
        (["chess", "casual", "random"], 2, "imperial"),
        ([], 2, "GAME"),
    ],
)
def test_what_cannot_be_is_refused_naming_it_in_each_language(
    command, words: list[str], code: int, named: str, language: str
) -> None:
    result = command("arena", *words, "--lang", language)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert named in result.stderr


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_ray_the_line_that_installs_it_is_told(command, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    result = command(*BASE, "--cluster", "local", "--lang", language)
    assert result.exit_code == 3
    assert "-m pip install 'imperia[cluster]'" in result.stderr


def test_ctrl_c_leaves_cleanly_and_what_was_played_is_gone_on_with(command, tmp_path: Path) -> None:
    file = tmp_path / "kept.games"
    words = ["arena", "imperial", "casual", "random", "--games", "40000", "--jobs", "2", "--out", str(file)]
    running = subprocess.Popen(
        [sys.executable, "-m", "imperia", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a terminal sends Ctrl-C to a whole group
        env={**os.environ, "IMPERIA_LANG": "en"},
    )
    try:
        waited = time.monotonic() + 120
        while not (file.exists() and len(file.read_bytes().splitlines()) > 9):
            assert time.monotonic() < waited
            assert running.poll() is None
            time.sleep(0.05)
        os.killpg(running.pid, signal.SIGINT)
        out, told = running.communicate(timeout=60)
    finally:
        running.kill()
    assert running.returncode == 130
    assert out == ""
    assert "Traceback" not in told
    assert "--resume" in told
    kept = len(file.read_bytes().splitlines()) - 1
    assert str(kept) in told
    resumed = command(*words[:4], "--games", str(kept + 3), "--jobs", "1", "--out", str(file), "--resume", "--json")
    assert resumed.stdout == command(*BASE, "--games", str(kept + 3), "--json").stdout
    assert ended(running.pid)


def ended(group: int) -> bool:
    """Whether nobody of a group is left, soon."""
    for _ in range(100):
        try:
            os.killpg(group, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.1)
    return False


def command_of(name: str) -> Any:
    """A command as the parser knows it."""
    return typer.main.get_command(app).commands[name]  # type: ignore[attr-defined]


def test_every_command_of_the_ladder_is_one_of_the_arena() -> None:
    known = {name for one in command_of("arena").params for name in one.opts}
    for step in steps():
        words = step.command.split()
        assert words[:2] == ["imperia", "arena"]
        assert {word for word in words if word.startswith("--")} <= known


def test_a_single_bot_that_is_unknown_is_named(command) -> None:
    result = command("arena", "imperial", "nosuch")
    assert result.exit_code == 2
    assert "nosuch" in result.stderr
