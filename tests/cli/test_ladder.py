"""`imperia ladder`: it goes on where it was stopped, keeps to its hours, and writes down what it saw and what it did not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from imperia.arena import ladder, paces
from imperia.arena.ladder import Climbed, Step, standing, steps
from imperia.arena.strength import page
from imperia.bots import levels
from imperia.cli import ladder as ladder_command
from imperia.judging import review


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Steps of a few games."""
    monkeypatch.setattr(ladder, "DEALS", 60)
    monkeypatch.setattr(ladder, "CONFIRMED", 6)
    monkeypatch.setattr(ladder, "levels", lambda game: ("novice", "casual"))
    monkeypatch.setattr(paces, "LEVELS", ("novice", "casual"))
    monkeypatch.setattr(ladder_command, "review", lambda match: review(match, 1000))


def test_each_level_meets_the_one_below_at_every_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "levels", levels)
    for game, players in (("imperial", {2}), ("conquest", {3, 6}), ("empire", {2, 4})):
        own = [step for step in steps([game]) if step.kind == "nodes"]
        assert {step.players for step in own} == players
        met = {(step.lower, step.upper) for step in own}
        assert met == set(zip(levels(game), levels(game)[1:]))
        assert {step.players for step in own if step.lower == "random"} == {min(players)}
    assert [step.kind == "table" for step in steps()] == sorted(step.kind == "table" for step in steps())


def test_the_ladder_stops_and_goes_on_and_the_page_says_what_is_open(command, tmp_path: Path) -> None:
    folder, written = tmp_path / "ladder", tmp_path / "strength.md"
    words = ("ladder", "imperial", "--jobs", "1", "--folder", str(folder), "--write", str(written))
    assert command(*words, "--hours", "0").exit_code == 0
    assert "Not played yet: " in written.read_text(encoding="utf-8")
    assert "whites a deal |" not in written.read_text(encoding="utf-8")
    assert not folder.exists()
    result = command(*words, "--hours", "1")
    assert result.exit_code == 0, result.output
    text = written.read_text(encoding="utf-8")
    assert text == result.stdout
    assert "Not played yet" not in text
    assert "`imperia arena imperial" in text
    assert "| Imperial | 2 | casual | " in text
    assert "A review of such a game: Imperial " in text
    kept = {file: file.read_bytes() for file in folder.iterdir()}
    assert command(*words, "--hours", "1", "--json").exit_code == 0
    assert {file: file.read_bytes() for file in folder.iterdir()} == kept  # nothing was played twice


def test_what_was_played_when_ctrl_c_came_stands_on_the_page_as_open(
    command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = ladder.run

    def stopped(contest: Any, executor: Any, kept: Any, wanted: int, **how: Any) -> Any:
        if how.get("keep"):
            played(contest, executor, kept, 10, **how)
            raise KeyboardInterrupt
        return played(contest, executor, kept, wanted, **how)

    monkeypatch.setattr(ladder, "run", stopped)
    written = tmp_path / "strength.md"
    result = command("ladder", "imperial", "--jobs", "1", "--folder", str(tmp_path / "kept"), "--write", str(written))
    assert result.exit_code == 130
    assert "| 10 deals |" in written.read_text(encoding="utf-8")
    assert "| open |" in written.read_text(encoding="utf-8")


def test_json_says_of_each_step_whether_it_holds(command, tmp_path: Path) -> None:
    result = command("ladder", "imperial", "--jobs", "1", "--folder", str(tmp_path), "--json")
    told = json.loads(result.stdout)
    assert {step["done"] for step in told} == {True}
    assert {step["holds"] for step in told} <= {True, False}
    assert all(step["found"]["games"] >= 6 for step in told)


def test_games_of_other_bots_do_not_count(command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert command("ladder", "imperial", "--jobs", "1", "--folder", str(tmp_path), "--json").exit_code == 0
    step = steps(["imperial"])[0]
    assert standing(step, tmp_path).done
    monkeypatch.setattr("imperia.arena.keeping.text_of", lambda game: "another")
    assert standing(step, tmp_path) == Climbed(step, None, 0.0, False)


def shown(step: Step, **facts: Any) -> bool | None:
    """Whether a step holds that came to this."""
    chips = {"mean": facts.pop("mean", 0.0), "error": facts.pop("error", 0.1)}
    bot = {"bot": "a", "games": 100, "points": 50.0, "share": 0.5, "low": 0.4, "high": 0.6, "rating": {"rating": 0, "error": 0}}
    bot |= {"chips": chips if step.deals else None, **facts}
    found = {"game": step.game, "players": step.players, "options": None, "unit": "game", "seed": 1, "games": 100}
    found |= {"deal_sets": 50, "system": "-", "bots": [bot, bot], "shared": 0, "deals": None, "pairs": {}, "sprt": None}
    found |= {"length": None, "reasons": {}}
    return Climbed(step, msgspec.convert(found, ladder.Summary), 1.0, True).holds


def test_what_a_step_has_to_show() -> None:
    deals = Step("nodes", "imperial", 2, "b", "a", 60, True, None)
    assert shown(deals, mean=0.31, error=0.1) is True
    assert shown(deals, mean=0.29, error=0.1) is False
    assert shown(deals, mean=0.4, error=0.5) is False
    against_open = Step("open", "imperial", 2, "open", "a", 60, True, None)
    assert shown(against_open, mean=0.8) is True
    assert shown(against_open, mean=0.81) is False
    games = Step("nodes", "conquest", 3, "b", "a", 60, False, ladder.CLEAR)
    assert shown(games, share=0.6, low=0.51) is True
    assert shown(games, share=0.59, low=0.51) is False
    assert shown(games, share=0.7, low=0.5) is False
    at_table = Step("table", "conquest", 3, "b", "a", 60, False, None)
    assert shown(at_table, share=0.51, low=0.4) is True
    assert shown(at_table, share=0.5, low=0.4) is False


def test_a_page_of_nothing_says_so() -> None:
    text = page([Climbed(step, None, 0.0, False) for step in steps()])
    assert text.count("Not played yet") == 3
    assert "| step |" not in text


def test_time_that_is_left_goes_round_to_steps_that_were_cut_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three steps, two hours: two take little, the third wants more than its even part and gets what the others left."""
    plan, needs = steps(["imperial"]), [0.1, 1.8, 0.05]
    taken = dict.fromkeys([step.name for step in plan], 0.0)

    def climb(step: Step, folder: Path, workers: int, seconds: float, **how: Any) -> None:
        taken[step.name] = min(seconds, needs[plan.index(step)] * 3600)

    def stands(step: Step, folder: Path) -> Climbed:
        return Climbed(step, None, taken[step.name], taken[step.name] >= needs[plan.index(step)] * 3600)

    monkeypatch.setattr(ladder_command, "climb", climb)
    monkeypatch.setattr(ladder_command, "standing", stands)
    found = ladder_command.climbed(plan, tmp_path, 1, 2.0, None)
    assert [one.done for one in found] == [True, True, True]
    assert sum(taken.values()) == pytest.approx(1.95 * 3600)
    taken.update(dict.fromkeys(taken, 0.0))
    assert sum(one.seconds for one in ladder_command.climbed(plan, tmp_path, 1, 1.0, None)) == pytest.approx(3600)


def test_thinking_times_are_of_whole_games_and_measured_anew_for_other_bots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    reviewed: list[Any] = []
    found = paces.kept_paces(tmp_path, "conquest", lambda contest, game: reviewed.append(game))
    assert [one.level for one in found.paces] == ["novice", "casual"]
    assert sum(one.choices for one in found.paces) > 100
    assert all(0 < one.mean <= one.longest for one in found.paces)
    assert len(reviewed) == 1
    assert paces.kept_paces(tmp_path, "conquest", lambda contest, game: reviewed.append(game)) == found
    assert len(reviewed) == 1
    monkeypatch.setattr(paces, "text_of", lambda game: "another")
    assert paces.kept_paces(tmp_path, "conquest", lambda contest, game: reviewed.append(game)).text == "another"
    assert len(reviewed) == 2


def test_C21_the_odds_of_all_battles_of_60_against_60_take_less_than_a_second() -> None:
    assert 0 < ladder_command.battle_table() < 1.0
