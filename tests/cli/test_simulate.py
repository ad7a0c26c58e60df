"""`imperia simulate`: what is counted adds up, and the same seed gives the same games on both machines."""

from __future__ import annotations

import json

import pytest

from imperia.cli import playouts
from imperia.engine import CompilerMissing
from imperia.games import game
from imperia.games.game import Setup


def test_wins_endings_and_lengths_add_up_to_the_games(command) -> None:
    found = json.loads(command("simulate", "imperial", "--games", "60", "--json").stdout)
    assert sum(found["wins"]) == pytest.approx(60)
    assert sum(found["reasons"].values()) == 60
    assert found["length"]["least"] <= found["length"]["median"] <= found["length"]["most"]
    assert found["actions"] == round(60 * found["length"]["mean"])


def test_the_same_seed_gives_the_same_games_and_another_seed_others(command) -> None:
    def actions(seed: int) -> int:
        return json.loads(command("simulate", "imperial", "--games", "40", "--seed", str(seed), "--json").stdout)["actions"]

    assert actions(5) == actions(5) != actions(6)


def test_both_machines_play_the_same_random_games(monkeypatch: pytest.MonkeyPatch) -> None:
    imperial = game("imperial")
    t = imperial.terms(Setup("imperial", 2, imperial.Options()))
    fast = list(playouts.random_games(playouts.player(imperial, t), 3, 25))

    def missing(module: object) -> None:
        raise CompilerMissing

    monkeypatch.setattr(playouts, "compiled", missing)
    assert playouts.machine_name() == "plain"
    assert list(playouts.random_games(playouts.player(imperial, t), 3, 25)) == fast


def test_bots_that_think_play_whole_matches(command) -> None:
    result = command("simulate", "imperial", "--games", "6", "--bots", "casual,random", "--json")
    found = json.loads(result.stdout)
    assert found["bots"] == ["casual", "random"]
    assert sum(found["wins"]) == 6


@pytest.mark.parametrize(
    ("words", "code", "named"),
    [
        (["chess"], 2, "imperial"),
        (["imperial", "--players", "5"], 2, "2"),
        (["imperial", "--bots", "genius"], 2, "casual"),
        (["imperial", "--set", "pay_al=1"], 2, "pay_all"),
        (["imperial", "--set", "pay_all"], 2, "NAME=VALUE"),
        (["imperial", "--games", "0"], 2, "--games"),
        (["imperial", "--games", "many"], 2, "--games"),
        (["imperial", "--deck", "/nowhere/deck.toml"], 2, "imperial"),
        ([], 2, "GAME"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_what_cannot_be_is_refused_naming_it_in_each_language(
    command, words: list[str], code: int, named: str, language: str
) -> None:
    result = command("simulate", *words, "--lang", language)
    assert result.exit_code == code, result.output
    assert result.stdout == ""
    assert named.replace("NAME=VALUE", {"en": "NAME", "ru": "ИМЯ", "pl": "NAZWA"}[language]) in result.stderr


def test_a_game_is_known_by_its_name_in_any_language(command) -> None:
    for name in ("imperial", "Империал", "Империа", "IMPERIAL"):
        assert json.loads(command("simulate", name, "--games", "1", "--json").stdout)["game"] == "imperial"
