"""Reads a rule book: Markdown that people read from top to bottom, in which every rule begins with its number in bold.

What is read: headings (`## Play`), rules (`**I19.** …` up to the next rule or heading), options within them
(``*Option* `name`: **`default`**, `other`. …``) and tables. Everything else is left as it was written.
"""

from __future__ import annotations

import re

import msgspec

_HEADING = re.compile(r"^##+ (.+)$")
_RULE = re.compile(r"^\*\*([A-Z]\d+[a-z]?)\.\*\* *(.*)$")
_OPTION = re.compile(r"^\*(?:Option|Настройка|Opcja)\* `(\w+)`: (.*?\*\*`[^`]+`\*\*.*?)\. (.+)$")
_CODE = re.compile(r"`([^`]+)`")
_DEFAULT = re.compile(r"\*\*`([^`]+)`\*\*")


class Option(msgspec.Struct, frozen=True):
    """A switch that players may set before the game. values: as the book prints them, in its order; text: what they do."""

    name: str
    values: tuple[str, ...]
    default: str
    text: str


class Rule(msgspec.Struct, frozen=True):
    """One rule. heading: the part of the book it stands in; text: Markdown, its examples, tables and options included."""

    number: str
    heading: str
    text: str

    @property
    def options(self) -> tuple[Option, ...]:
        """The options of this rule, in the order of the book."""
        return tuple(_options(self.text))


class Book(msgspec.Struct, frozen=True):
    """A whole rule book in one language. text: the Markdown as it stands."""

    title: str
    text: str
    rules: tuple[Rule, ...]

    @property
    def options(self) -> tuple[Option, ...]:
        """All options of the game, in the order of the book."""
        return tuple(option for rule in self.rules for option in rule.options)

    @property
    def tables(self) -> tuple[tuple[tuple[str, ...], ...], ...]:
        """All tables, each as rows of cells, the head first and without the line below it."""
        return tuple(_tables(self.text))


def read_book(text: str) -> Book:
    """The book that a Markdown text is."""
    title, heading, number = "", "", ""
    lines: list[str] = []
    found: list[Rule] = []

    def close() -> None:
        if number:
            found.append(Rule(number, heading, "\n".join(lines).strip()))

    for line in text.splitlines():
        if line.startswith("# "):
            title = line[2:].strip()
        elif head := _HEADING.match(line):
            close()
            heading, number = head.group(1).strip(), ""
        elif start := _RULE.match(line):
            close()
            number, lines = start.group(1), [start.group(2)]
        else:
            lines.append(line)
    close()
    return Book(title, text, tuple(found))


def _options(text: str) -> list[Option]:
    """The options that a rule's text describes, a line each."""
    options = []
    for line in text.splitlines():
        if found := _OPTION.match(line):
            name, values, meaning = found.groups()
            default = _DEFAULT.search(values)
            assert default is not None, line  # the pattern asks for one
            options.append(Option(name, tuple(_CODE.findall(values)), default.group(1), meaning))
    return options


def _tables(text: str) -> list[tuple[tuple[str, ...], ...]]:
    """The tables of a text: runs of lines that begin with a bar."""
    tables: list[list[tuple[str, ...]]] = []
    inside = False
    for line in text.splitlines():
        if not line.startswith("|"):
            inside = False
            continue
        if not inside:
            tables.append([])
        inside = True
        cells = tuple(cell.strip() for cell in line.strip().strip("|").split("|"))
        if not all(set(cell) <= set("-: ") for cell in cells):
            tables[-1].append(cells)
    return [tuple(table) for table in tables]
