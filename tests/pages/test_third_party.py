"""`THIRD_PARTY.md` names everything that an installed Imperia, or its page, is made with."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NAMED = (ROOT / "THIRD_PARTY.md").read_text(encoding="utf-8").lower()


def test_every_library_of_the_package_is_named() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    wanted = [*project["dependencies"], *(one for extra in project["optional-dependencies"].values() for one in extra)]
    assert len(wanted) > 5
    assert [one for one in wanted if f"[{re.split('[^A-Za-z0-9._-]', one)[0].lower()}]" not in NAMED] == []


def test_every_package_in_the_page_is_named() -> None:
    wanted = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    assert wanted
    assert [one for one in wanted if one.removeprefix("@fontsource-variable/").lower() not in NAMED] == []


def test_every_package_in_the_page_has_its_licence_beside_it() -> None:
    told = (ROOT / "web/LICENSES.txt").read_text(encoding="utf-8")
    wanted = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))["dependencies"]
    assert [one for one in wanted if one not in told] == []
    assert told.count("Permission is hereby granted") == 5 + 2  # MIT and OFL begin alike
    assert told.count("SIL OPEN FONT LICENSE") >= 2


def test_every_line_says_which_licence() -> None:
    rows = [row.split("|")[1:-1] for row in NAMED.splitlines() if row.startswith("| [")]
    assert rows
    assert all(re.search(r"mit|bsd|apache|ofl|mpl", licence) for *_, licence in rows)
