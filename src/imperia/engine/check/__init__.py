"""The checker of the restricted Python in which rules are written. Tests run it over every folder of rules and searches.

What it refuses does not compile, or compiles to something else than plain Python does, or compiles slowly, or is hard to
read: `python -m imperia.engine.check FOLDER` lists it as `file:line: text`.
"""

from __future__ import annotations

import ast
from pathlib import Path

from .calls import Source, circles, unsound_calls
from .statements import WITH_RULES, in_module, rules_in

__all__ = ["check", "holds_rules"]


def holds_rules(file: Path, tree: ast.Module) -> bool:
    """Whether a file is under the restrictions: it marks a rule, or lies in a folder of rules or of a search."""
    return bool(rules_in(tree)) or not {*WITH_RULES}.isdisjoint(file.parts[:-1])


def check(folder: Path) -> list[str]:
    """All problems of all rules below a folder, as `file:line: text`."""
    sources = []
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        if holds_rules(file, tree) and "check" not in file.parts:
            sources.append(Source(file.resolve(), tree))
    arrays = arrays_of(sources)
    found = [f"{source.file}:{line}: {text}" for source in sources for line, text in in_module(source.file, source.tree, arrays)]
    return found + list(unsound_calls(sources)) + list(circles(sources))


def arrays_of(sources: list[Source]) -> set[str]:
    """The names of the records' fields that are fixed arrays (and in no record a single number)."""
    arrays: set[str] = set()
    numbers: set[str] = set()
    for source in sources:
        for node in source.tree.body:
            for field in node.body if isinstance(node, ast.ClassDef) else ():
                if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                    (arrays if field.value is not None else numbers).add(field.target.id)
    return arrays - numbers
