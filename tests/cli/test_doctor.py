"""`imperia doctor`: it looks at every package that Imperia is made to need, and a missing one is no good news."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from imperia.cli import doctor

PROJECT = Path(__file__).parents[2] / "pyproject.toml"


def test_every_package_that_is_needed_is_looked_at() -> None:
    needed = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    assert [re.split("[<>=]", one)[0] for one in needed] == list(doctor.NEEDED)


def test_a_missing_package_is_broken(command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "NEEDED", (*doctor.NEEDED, "imperia-missing"))
    result = command("doctor")
    assert result.exit_code == 1
    assert "imperia-missing -" in " ".join(result.stdout.split())
