"""The pages name the rooms in the order that import-linter holds them to."""

from __future__ import annotations

import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
CONTRACTS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]["contracts"]
[LAYERS] = (contract["layers"] for contract in CONTRACTS if contract["type"] == "layers")
ROOMS = [layer.removeprefix("imperia.") for layer in LAYERS]


def test_contributing_names_the_rooms_from_above() -> None:
    assert ", ".join(ROOMS) in (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")


def test_the_decision_names_them_from_below() -> None:
    assert ", ".join(reversed(ROOMS)) in (ROOT / "docs/decisions/rooms-in-order.md").read_text(encoding="utf-8")


def test_every_room_has_its_place() -> None:
    folders = {file.parent.name for file in (ROOT / "src/imperia").glob("*/__init__.py")}
    assert folders - set(ROOMS) == set()
