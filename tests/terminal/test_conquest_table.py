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
from imperia.terminal.conquest import ConquestLook, percent
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


def test_C18_dice_of_a_real_table_are_typed_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    typed = ["zz", "25", "7 1", "41", "q"]
    words = ("--chance", "typed", "--people", "2", "-p", "2", "--name", "Anna", "--name", "Jan", "--lang", "en")
    result = play(tmp_path, *words, typed=typed, monkeypatch=monkeypatch)
    assert result.exit_code == 0, result.output[-3000:]
    assert "2 dice are needed" in result.output
    assert "The next territory is dealt" in result.output


def test_C19_C21_the_published_odds_stand_before_the_dice_are_chosen() -> None:
    match, look = begun(3, "en")
    seat = match.to_act()
    while match.view(seat).asked != "attack":
        match.act(seat, match.legal(seat)[-1])
    view = match.view(seat)
    lands = {land.id: land for land in view.territories}
    source = next(one.territory for one in match.legal(seat)[:-1] if lands[one.territory].armies == 3)
    match.act(seat, next(one for one in match.legal(seat)[:-1] if one.territory == source))
    targets = look.targets(match.view(seat), look.choices(match, seat, match.view(seat)))[0].plain
    assert "%" in targets
    target = next(one for one in match.legal(seat) if lands[one.territory].armies >= 2)
    match.act(seat, target)
    told = "\n".join(line.plain for line in look.odds(match.view(seat)))
    assert "One roll with 2 (you lose : they lose): 0:2 22.8 %, 1:1 32.4 %, 2:0 44.8 %" in told  # 295, 420, 581 of 1296
    assert "One roll with 1 (you lose : they lose): 0:1 25.5 %, 1:0 74.5 %" in told  # 55 of 216


def test_a_chance_is_written_as_its_language_writes_numbers() -> None:
    assert [percent(0.834, language) for language in ("en", "ru", "pl")] == ["83.4 %", "83,4 %", "83,4 %"]


def test_C7_C8_the_rest_of_the_set_up_may_be_left_to_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ("-p", "3", "--seed", "5", "--level", "random", "--name", "Anna", "--lang", "en")
    result = play(tmp_path, *words, typed=["x", "q"], monkeypatch=monkeypatch)
    assert result.exit_code == 0, result.output[-3000:]
    claim, later = result.output.split("> x", 1)
    assert " 1 ·   Alaska" in claim
    assert "Claim an empty territory" not in later
    assert "Anna gets" in later
