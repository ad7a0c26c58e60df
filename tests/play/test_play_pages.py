"""The page about records says every kind of entry, every field, and every error that reading can end with."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from imperia.play import errors, log
from imperia.play.migrations import FORMAT, STEPS
from imperia.play.record import LARGEST, Record

PAGE = (Path(__file__).parents[2] / "docs" / "protocol" / "record.md").read_text(encoding="utf-8")
EVERY = {"seq", "time"}  # told once, for all entries


def row(name: str, section: str) -> str:
    """The line of this section's table in which the word stands first (or among the first)."""
    text = PAGE.partition(f"## {section}")[2].partition("\n## ")[0]
    return next(line for line in text.splitlines() if line.startswith("|") and f"`{name}`" in line.split("|")[1])


@pytest.mark.parametrize("kind", log.Entry.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_kind_of_entry_and_its_fields_are_told(kind: type[log.Entry]) -> None:
    fields = set(kind.__struct_fields__) - EVERY
    told = row(str(kind.__struct_config__.tag), "The entries").split("|")[2]
    assert set(re.findall(r"`(\w+)`", told)) == fields
    assert all(f"`{name}`" in PAGE for name in EVERY)


@pytest.mark.parametrize("name", Record.__struct_fields__)
def test_every_field_of_the_head_is_told(name: str) -> None:
    assert row(name, "The head")


@pytest.mark.parametrize("kind", errors.BadRecord.__subclasses__(), ids=lambda kind: kind.__name__)
def test_every_error_of_reading_is_told(kind: type[errors.BadRecord]) -> None:
    source = Path(errors.__file__).read_text(encoding="utf-8")
    reason = re.search(rf'class {kind.__name__}\(.*?reason="(\w+)"', source, re.S)
    assert reason
    assert row(f"record-{reason[1]}", "Reading")


def test_every_format_has_its_line_and_every_older_one_its_step() -> None:
    assert sorted(STEPS) == list(range(1, FORMAT))
    for number in range(1, FORMAT + 1):
        assert re.search(rf"^\| {number} \|", PAGE, re.M)
        assert (Path(__file__).parent / "golden" / f"sealed.format-{number}.json").exists()
    assert f"{LARGEST} MiB" in PAGE
