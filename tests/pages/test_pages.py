"""The pages of `docs` are true: links lead somewhere, positions can be read, what they name exists."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from imperia.cli.program import app
from imperia.games import game

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(
    [
        *ROOT.glob("docs/[cdgr]*/**/*.md"),
        ROOT / "docs/glossary.md",
        ROOT / "docs/README.md",
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
    ]
)
NAMES = ("imperial", "conquest", "empire")  # games whose positions have a page


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#\s]+)", page.read_text(encoding="utf-8")):
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), target


def positions(name: str) -> list[str]:
    """The position texts on a game's page: indented lines that begin with its name."""
    text = (ROOT / f"docs/concepts/position-{name}.md").read_text(encoding="utf-8")
    return [line.strip() for line in text.splitlines() if line.startswith(f"    {name} ")]


@pytest.mark.parametrize(("name", "text"), [(name, text) for name in NAMES for text in positions(name)])
def test_positions_on_the_pages_can_be_read_and_come_back_as_they_are(name: str, text: str) -> None:
    made: Any = game(name)
    assert made.position(*made.parse(text)) == text


@pytest.mark.parametrize("name", NAMES)
def test_a_page_of_positions_has_several(name: str) -> None:
    assert len(set(positions(name))) >= 2


@pytest.mark.parametrize("name", NAMES)
def test_every_function_of_the_contract_on_the_page_is_there(name: str) -> None:
    text = (ROOT / "docs/concepts/a-game.md").read_text(encoding="utf-8")
    functions = re.findall(r"^\| `(\w+)\(t, s", text, re.MULTILINE)
    assert len(functions) == 10
    assert all(callable(getattr(game(name).rules, function)) for function in functions)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_commands_on_the_pages_exist(page: Path) -> None:
    there = {command.name for command in app.registered_commands}
    said = re.findall(r"`imperia (\w+)", page.read_text(encoding="utf-8"))
    assert set(said) <= there


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    exec(program, {"__name__": "readme"})
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("Result(")
    assert told[-1] == "True"


def test_every_name_of_the_glossary_stands_in_the_code() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(ROOT.glob("src/imperia/**/*.py")))
    text = (ROOT / "docs/glossary.md").read_text(encoding="utf-8")
    names = re.findall(r"^\| `(\w+)` \|", text, re.MULTILINE)
    assert len(names) == len(set(names)) > 90
    assert [name for name in names if not re.search(rf"(?<![A-Za-z]){name}", source)] == []


def test_every_row_of_the_glossary_has_a_word_in_every_language() -> None:
    for line in (ROOT / "docs/glossary.md").read_text(encoding="utf-8").splitlines():
        if line.startswith("| `"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            assert len(cells) == 5, line
            assert all(cells), line
            assert re.search("[а-яё]", cells[2]), line
