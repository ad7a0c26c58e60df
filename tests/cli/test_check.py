"""`imperia check`: a good file is said to be good, and every fault of a bad one is named with its place."""

from __future__ import annotations

import json
from importlib.resources import files
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLASSIC = (files("imperia.games.conquest") / "classic.toml").read_text(encoding="utf-8")


def test_C2_the_example_and_the_shipped_map_are_good(command, tmp_path: Path) -> None:
    (tmp_path / "classic.toml").write_text(CLASSIC, encoding="utf-8")
    for file in (ROOT / "examples" / "small-map.toml", tmp_path / "classic.toml"):
        result = command("check", str(file))
        assert (result.exit_code, result.stdout) == (0, "")
        assert "Imperium" in result.stderr


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_C2_every_fault_is_a_line_that_names_the_entry(command, tmp_path: Path, language: str) -> None:
    broken = CLASSIC.replace('    "alaska",\n', '    "alasca",\n', 1).replace("bonus = 5", "bonus = -5", 1)
    file = tmp_path / "broken.toml"
    file.write_text(broken, encoding="utf-8")
    result = command("check", str(file), "--lang", language)
    lines = result.stdout.splitlines()
    assert result.exit_code == 1
    assert lines
    assert all(line.startswith(f"{file}: ") and "error-" not in line for line in lines)
    assert len(json.loads(command("check", str(file), "--json").stdout)["faults"]) == len(lines)


def test_what_is_no_toml_and_what_is_not_there(command, tmp_path: Path) -> None:
    file = tmp_path / "bad.toml"
    file.write_text("[[territory]]\nid = ")
    assert command("check", str(file)).exit_code == 1
    missing = command("check", str(tmp_path / "none.toml"))
    assert missing.exit_code == 3
    assert "none.toml" in missing.stderr
    assert command("check", str(file), "--game", "imperial").exit_code == 2
