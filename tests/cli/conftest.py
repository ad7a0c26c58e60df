"""The command line as a person starts it, with settings and saved games in a folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from imperia.cli import app

Command = Callable[..., Result]


@pytest.fixture
def command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run `imperia` with these words; input is what is typed."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "IMPERIA_LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("IMPERIA_CONFIG", str(tmp_path / "config.toml"))
    monkeypatch.setenv("IMPERIA_DATA", str(tmp_path / "data"))

    def run(*words: str, typed: str = "") -> Result:
        return CliRunner().invoke(app, list(words), input=typed)

    return run
