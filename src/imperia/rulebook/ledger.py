"""The ledger: for every rule number the functions whose docstrings name it and the tests that name it.

Functions are found in the source of this package, tests only where it runs from its source tree. Lists ("I18, I19") and
ranges ("I13-I16") count for each of their rules.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from .shelf import GAMES, LETTER, rules, source_root

_PACKAGE = Path(__file__).resolve().parents[1]
_RANGE = re.compile(r"\b([A-Z])(\d+[a-z]?)(?:\s?[-–]\s?\1?(\d+[a-z]?))?(?![\w])")
_IN_NAME = re.compile(r"(?<=_)([A-Z]\d+[a-z]?)(?=_|$)")

_Function = ast.FunctionDef | ast.AsyncFunctionDef


class Entry(NamedTuple):
    """A rule and where it lives. functions: dotted names; tests: as pytest names them (`tests/x.py::test_I19_…`)."""

    number: str
    functions: tuple[str, ...]
    tests: tuple[str, ...]


def ledger(game: str) -> list[Entry]:
    """Every rule of a game in the order of its book, with the functions and tests that name it. Raises UnknownRule."""
    numbers = [rule.number for rule in rules(game, "en")]
    functions = _named(_functions_of(game), numbers)
    root = source_root()
    tests = _named(_tests(root) if root else iter(()), numbers)
    return [Entry(number, functions[number], tests[number]) for number in numbers]


def holes(game: str | None = None) -> list[Entry]:
    """The entries that no function names or, where the tests are at hand, no test; of one game or of all."""
    tested = has_tests()
    entries = [entry for name in ([game] if game else GAMES) for entry in ledger(name)]
    return [entry for entry in entries if not entry.functions or (tested and not entry.tests)]


def has_tests() -> bool:
    """Whether the tests stand beside this package: only in a source tree."""
    root = source_root()
    return root is not None and root.joinpath("tests").is_dir()


def _named(texts: Iterator[tuple[str, str]], numbers: list[str]) -> dict[str, tuple[str, ...]]:
    """By rule number, the names whose text names it."""
    found: dict[str, list[str]] = {number: [] for number in numbers}
    for name, text in texts:
        for number in numbers_in(text, numbers):
            found[number].append(name)
    return {number: tuple(names) for number, names in found.items()}


def numbers_in(text: str, numbers: list[str]) -> list[str]:
    """The rule numbers that a text names, ranges spread out, in the order of `numbers`."""
    place = {number: index for index, number in enumerate(numbers)}
    named: set[str] = set()
    for letter, first, last in _RANGE.findall(text):
        start, end = letter + first, letter + (last or first)
        if start in place and end in place:
            named.update(numbers[place[start] : place[end] + 1])
    return [number for number in numbers if number in named]


def _functions_of(game: str) -> Iterator[tuple[str, str]]:
    """Every function that may implement a rule of the game, with its docstring: all but those of the other games."""
    others = {_PACKAGE / "games" / other for other in LETTER if other != game}
    for path in sorted(_PACKAGE.rglob("*.py")):
        if others.isdisjoint(path.parents):
            module = ".".join(("imperia", *path.relative_to(_PACKAGE).with_suffix("").parts))
            for name, function in _functions_in(path):
                yield f"{module.removesuffix('.__init__')}.{name}", ast.get_docstring(function) or ""


def _tests(root: Path) -> Iterator[tuple[str, str]]:
    """Every test of a source tree, with all of it that may name a rule: its name, its class's name, docstring and markers."""
    for path in sorted(root.joinpath("tests").rglob("test_*.py")):
        for name, function in _functions_in(path):
            if function.name.startswith("test"):
                node = f"{path.relative_to(root).as_posix()}::{name.replace('.', '::')}"
                yield node, _spoken(name, function)


def _spoken(name: str, test: _Function) -> str:
    """All words of a test that may name a rule, as a docstring would: "I21 I22 …"."""
    words = [one for part in name.split(".") for one in _IN_NAME.findall(part)]
    for marker in test.decorator_list:
        if ast.unparse(marker).startswith("pytest.mark.rule"):
            words += [leaf.value for leaf in ast.walk(marker) if isinstance(leaf, ast.Constant) and isinstance(leaf.value, str)]
    return " ".join([*words, ast.get_docstring(test) or ""])


def _functions_in(path: Path) -> Iterator[tuple[str, _Function]]:
    """The functions and methods of a file, with their names inside it ("Game.view")."""

    def inside(body: list[ast.stmt], above: str) -> Iterator[tuple[str, _Function]]:
        for node in body:
            if isinstance(node, _Function):
                yield above + node.name, node
            elif isinstance(node, ast.ClassDef):
                yield from inside(node.body, f"{above}{node.name}.")

    yield from inside(ast.parse(path.read_text(encoding="utf-8")).body, "")
