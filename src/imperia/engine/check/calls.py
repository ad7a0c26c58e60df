"""Who calls whom among rules, across files and folders: no circles, nothing that is no rule, several results taken apart."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path

from .statements import BUILTINS, called, rules_in

ENGINE = {"below", "cards_in", "copy", "lowest", "nth", "seed", "some_of", "word"}  # what rules may call of it

Name = tuple[Path, str]  # a rule: its file and its name


class Source:
    """A file of rules, parsed."""

    def __init__(self, file: Path, tree: ast.Module) -> None:
        self.file, self.tree = file, tree

    @cached_property
    def rules(self) -> dict[str, ast.FunctionDef]:
        """The rules that stand in this file, by name."""
        return {rule.name: rule for rule in rules_in(self.tree)}

    @cached_property
    def imported(self) -> dict[str, Name]:
        """Names that come from other files: which file, and the name there."""
        found: dict[str, Name] = {}
        for node in self.tree.body:
            if isinstance(node, ast.ImportFrom) and node.level:
                module = self.file.parents[node.level - 1].joinpath(*(node.module or "").split("."))
                for alias in node.names:
                    found[alias.asname or alias.name] = (file_of(module, alias.name), alias.name)
        return found


def file_of(module: Path, name: str) -> Path:
    """The file that `from module import name` looks into."""
    if module.is_dir():
        return module / "__init__.py"
    return module.with_suffix(".py")


def resolved(sources: dict[Path, Source], file: Path, name: str) -> Name | None:
    """The rule that a name means in a file, through any number of imports; None if it is none of these files' rules."""
    for _ in range(len(sources) + 1):
        source = sources.get(file)
        if source is None:
            return None
        if name in source.rules:
            return file, name
        if name not in source.imported:
            return None
        file, name = source.imported[name]
    return None


def from_engine(sources: dict[Path, Source], file: Path, name: str) -> bool:
    """Whether a name in a file is one of the engine's functions that rules may call."""
    source = sources[file]
    if name not in source.imported:
        return False
    origin, there = source.imported[name]
    return there in ENGINE and "engine" in origin.with_suffix("").parts[-2:]


def unsound_calls(sources: list[Source]) -> Iterator[str]:
    """Calls of what is no rule; several results that are not returned on or taken apart at once."""
    by_file = {source.file: source for source in sources}
    for source in sources:
        for rule in source.rules.values():
            apart = {id(value) for value in taken_apart(rule)}
            for call in calls_in(rule):
                name = str(called(call))
                if name in BUILTINS or called(call) is None or from_engine(by_file, source.file, name):
                    continue
                found = resolved(by_file, source.file, name)
                where = f"{source.file}:{call.lineno}: {rule.name}:"
                if found is None and "engine" not in source.file.parts[-2:]:
                    yield f"{where} {name} is no rule"
                elif found and returns_several(by_file[found[0]].rules[found[1]]) and id(call) not in apart:
                    yield f"{where} take the results of {name} apart at once"


def calls_in(rule: ast.FunctionDef) -> list[ast.Call]:
    """All calls within a rule."""
    return [node for node in ast.walk(rule) if isinstance(node, ast.Call)]


def taken_apart(rule: ast.FunctionDef) -> Iterator[ast.expr]:
    """The values whose parts a rule names at once, or returns on."""
    for node in ast.walk(rule):
        if isinstance(node, ast.Return) and node.value is not None:
            yield node.value
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple):
            yield node.value


def returns_several(rule: ast.FunctionDef) -> bool:
    """Whether a rule's result is a tuple."""
    return rule.returns is not None and ast.unparse(rule.returns).startswith("tuple[")


def circles(sources: list[Source]) -> Iterator[str]:
    """Rules that call each other in a circle. (Numba's code for them crashes when it comes from disk; a rule may call itself.)"""
    by_file = {source.file: source for source in sources}
    calls: dict[Name, set[Name]] = {}
    for source in sources:
        for name, rule in source.rules.items():
            found = {resolved(by_file, source.file, str(called(call))) for call in calls_in(rule)}
            calls[source.file, name] = {one for one in found if one} - {(source.file, name)}
    while free := [one for one, others in calls.items() if not others & calls.keys()]:
        for one in free:  # a rule that calls none of those left is in no circle
            del calls[one]
    for file, name in sorted(calls):
        if any((file, name) in reached(calls, other) for other in calls[file, name]):
            yield f"{file}:{by_file[file].rules[name].lineno}: {name}: calls itself through other rules, in a circle"


def reached(calls: dict[Name, set[Name]], start: Name) -> set[Name]:
    """All rules that a rule calls, directly or through others, and itself."""
    found, ahead = {start}, [start]
    while ahead:
        for other in calls.get(ahead.pop(), set()) - found:
            found.add(other)
            ahead.append(other)
    return found
