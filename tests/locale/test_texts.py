"""The texts are whole: every language has every message with the same parts, and every error has its sentence."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from imperia.locale import LANGUAGES

PACKAGE = Path(__file__).resolve().parents[2] / "src" / "imperia"


class Variables(Visitor):
    """Collects the variables of a pattern, and the messages that it includes."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.messages.add(node.id.name)


def entries(language: str) -> list[fluent.EntryType]:
    files = sorted((PACKAGE / "locale" / language).glob("*.ftl"))
    return [entry for file in files for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body]


def variables(pattern: fluent.Pattern | None, messages: dict[str, fluent.Message]) -> frozenset[str]:
    """The variables of a pattern, those of the messages that it includes among them."""
    found = Variables()
    if pattern is not None:
        found.visit(pattern)
    inner = [variables(messages[name].value, messages) for name in found.messages if name in messages]
    return frozenset(found.names).union(*inner)


def parts(language: str) -> dict[str, frozenset[str]]:
    """Every message and attribute of a language, with its variables."""
    messages = {entry.id.name: entry for entry in entries(language) if isinstance(entry, fluent.Message)}
    found = {}
    for name, entry in messages.items():
        found[name] = variables(entry.value, messages)
        for attribute in entry.attributes:
            found[f"{name}.{attribute.id.name}"] = variables(attribute.value, messages)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_read_and_has_one_meaning(language: str) -> None:
    assert [entry.content for entry in entries(language) if isinstance(entry, fluent.Junk)] == []
    counted = Counter(entry.id.name for entry in entries(language) if isinstance(entry, fluent.Message))
    assert [name for name, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages_and_attributes(language: str) -> None:
    own, english = set(parts(language)), set(parts("en"))
    cases = {name for name in own ^ english if "." in name and not name.endswith(".help")}  # grammar differs: cases of names
    assert (own ^ english) - cases == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_uses_no_variable_that_english_does_not_have(language: str) -> None:
    english = parts("en")
    assert {
        name: own - english[name] for name, own in parts(language).items() if name in english and own - english[name] - {language}
    } == {}


def codes() -> dict[str, str]:
    """The code of every kind of error, by the name of its class."""
    found = {}
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                for line in node.body:
                    if (
                        isinstance(line, ast.Assign)
                        and ast.unparse(line.targets[0]) == "code"
                        and isinstance(line.value, ast.Constant)
                    ):
                        found[node.name] = str(line.value.value)
    return found


def sentences_needed() -> set[str]:
    """The sentence of every error that is made in the code with a reason that can be read there, or without one."""
    code, needed = codes(), set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in code:
                reasons = [word.value for word in node.keywords if word.arg == "reason"]
                if not reasons:
                    needed.add(f"error-{code[node.func.id]}")
                elif isinstance(reasons[0], ast.Constant):
                    needed.add(f"error-{code[node.func.id]}-{reasons[0].value}")
    return needed


def test_every_error_that_a_person_can_cause_has_its_sentence() -> None:
    needed = sentences_needed()
    assert len(needed) > 30
    assert sorted(needed - set(parts("en"))) == []
