"""Imperium at the table: the whole map fits, answers are chosen by few letters, odds stand before an attack."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console
from typer.testing import CliRunner, Result

from imperia.cli import app
from imperia.games import game
from imperia.games.game import Setup, read_options
from imperia.play import Fast, Match, Seat
from imperia.terminal.board import columns, layout, shortened
from imperia.terminal.conquest import ConquestLook
from imperia.terminal.words import chosen

QUICK = ("--set", "setup=deal", "--set", "placement=automatic", "--set", "victory=rounds", "--set", "round_limit=2")


def play(folder: Path, *words: str, typed: list[str], monkeypatch: pytest.MonkeyPatch) -> Result:
    for name, value in {"COLUMNS": "80", "LINES": "24", "IMPERIA_CONFIG": "none.toml", "IMPERIA_DATA": str(folder)}.items():
        monkeypatch.setenv(name, value)
    return CliRunner().invoke(app, ["play", "conquest", *words], input="".join(f"{line}\n" for line in typed))


def begun(players: int, language: str, **options: str) -> tuple[Match, ConquestLook]:
    conquest = game("conquest")
    mapping = {"setup": "deal", "placement": "automatic", **options}
    setup = Setup("conquest", players, read_options(conquest, mapping))
    match = Match.start(setup, Fast(1), [Seat(f"Player {i}") for i in range(players)], game=conquest)
    return match, ConquestLook(match.game, match.terms, [seat.name for seat in match.seats], language)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_whole_map_with_all_players_fits_80_by_24(language: str, players: int) -> None:
    match, look = begun(players, language)
    seat = match.to_act()
    view = match.view(seat)
    console = Console(width=80, record=True, file=open("/dev/null", "w"), color_system=None)  # noqa: SIM115
    for part in look.picture(view, match.history(seat), look.choices(match, seat, view), 80, 20):
        console.print(part)
    lines = console.export_text().rstrip("\n").split("\n")
    assert len(lines) <= 20
    assert max(map(cell_len, lines)) <= 80
    for land in view.territories:
        assert shortened(look.name(land.id), 12)[:9] in "\n".join(lines)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_short_game_is_finished_with_enter_and_a_few_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    typed = ["", "1", "e", "a"] * 120
    words = (*QUICK, "--seed", "4", "--name", "Anna", "--level", "random", "--lang", language)
    result = play(tmp_path, *words, typed=typed, monkeypatch=monkeypatch)
    assert result.exit_code == 0, result.output[-3000:]
    assert "replay" in result.output
    assert not re.search(r"\b(terminal|conquest|error)-[a-z]|Traceback", result.output)


def test_one_line_attacks_with_source_target_and_dice() -> None:
    match, look = begun(3, "en")
    seat = match.to_act()
    while match.view(seat).asked != "attack":
        match.act(seat, match.legal(seat)[-1])
    choices = look.choices(match, seat, match.view(seat))
    source = choices[0].action.territory
    name = look.name(source)
    assert [one.action for one in chosen(name.lower(), choices)] == [choices[0].action]
    assert [one.action for one in chosen(source, choices)] == [choices[0].action]


def test_C20_numbers_are_armies_and_never_places_in_the_list() -> None:
    match, look = begun(3, "en")
    seat = match.to_act()
    assert match.view(seat).asked == "place"
    match.act(seat, match.legal(seat)[0])
    choices = look.choices(match, seat, match.view(seat))
    assert [one.action.armies for one in chosen("2", choices)] == [2]
    assert chosen("99", choices) == []
    assert look.suggested(choices).action.armies == len(choices)


def test_continents_are_dealt_evenly_to_columns() -> None:
    classic = [10, 5, 7, 8, 13, 5]
    assert max(sum(classic[i] for i in column) for column in layout(classic, 80, 13)) == 13
    assert sorted(i for column in columns(classic, 4) for i in column) == list(range(6))


def test_long_names_keep_the_word_that_tells_them_apart() -> None:
    assert shortened("Northern Europe", 12) == "N. Europe"
    assert shortened("Северная Африка", 12) == "С. Африка"
    assert shortened("Ural", 12) == "Ural"
    assert shortened("Great Britain", 12) == "Great Britain"
