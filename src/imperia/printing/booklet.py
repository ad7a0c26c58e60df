"""The rule book of a game as a booklet: half a sheet a page, to be read as it is, or set two by two to be folded and stapled.

The text is the book itself (`docs/rules`), taken apart here into blocks and runs of type, and set by booklet.typ.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from ..locale import say
from ..rulebook import SIGNS, book, figures
from .choices import PAPERS, Choices
from .page import Job, Page, Picture
from .typeset import Words, pages_in, pdf, set_text

_RULE = re.compile(r"^\*\*([A-Z]\d+[a-z]?)\.\*\*\s*")
_RUN = re.compile(r"\*\*`(?P<choice>[^`]+)`\*\*|\*\*(?P<bold>.+?)\*\*|\*(?P<italic>[^*]+)\*|`(?P<code>[^`]+)`")
_BAR = re.compile(r"^\|[\s:|-]+\|$")

ROOM = 60  # letters that a line of a table takes

WIDTHS = {"chip": 9, "pile": 10, "token": 8, "die": 9, "chart": 110}  # of pictures beside the rules, in mm
FACES = {"imperial": 10, "conquest": 14, "empire": 15}  # of cards
SHOWN = {"=": "=", ">": "›", "<": "‹"}  # the signs between them

Run = list[str]  # how it is set ("plain", "bold", "italic", "code"), and the words


def booklet(game: str, choices: Choices) -> bytes:
    """The rule book as PDF, in the order in which it is read. Raises NoTypesetter."""
    return set_text("booklet.typ", booklet_text(game, choices))


def booklet_text(game: str, choices: Choices) -> Words:
    """What booklet.typ sets: the book, and the pictures beside its rules. (What draws them is loaded here.)"""
    from ..art import gallery

    text = book(game, choices.language)
    width, height = half(choices)
    told = {
        "title": text.title,
        "language": choices.language,
        "width": width,
        "height": height,
        "sub": say(choices.language, "print-booklet"),
        "blocks": [
            block | {"figure": [[entry(game, name) for name in row] for row in figures(block["number"])]}
            if block["kind"] == "rule"
            else block
            for block in blocks(text.text)
        ],
    }
    wanted = {"language": choices.language, "finish": choices.finish, "four_colours": choices.four_colours}
    wish = msgspec.convert(wanted, gallery.Wish)
    shown = {name for rule in text.rules for row in figures(rule.number) for name in row if name not in SIGNS}
    return Words(told, {name: gallery.picture(game, name, wish) for name in sorted(shown)})


def entry(game: str, name: str) -> dict[str, Any]:
    """One thing in a figure: a sign, or a picture and how wide it lies, in mm."""
    if name in SIGNS:
        return {"sign": SHOWN[name], "width": 0}
    return {"picture": f"{name}.svg", "width": WIDTHS.get(name.partition("-")[0], FACES[game])}


def folded_booklet(game: str, choices: Choices) -> bytes:
    """The same, two pages on each side of a sheet: printed on both sides, turned over the short edge, folded and stapled."""
    read = booklet(game, choices)
    width, height = half(choices)
    count = pages_in(read)
    pages = []
    for left, right in spreads(count):
        pictures = [
            Picture(f"page-{n}", say(choices.language, "print-page", page=n), side * width, 0, width, height, 0, 0, width, height)
            for side, n in ((0, left), (1, right))
            if n <= count
        ]
        pages.append(Page(2 * width, height, tuple(pictures)))
    job = Job(book(game, choices.language).title, choices.language, {}, tuple(pages))
    return pdf(job, read, {f"page-{n}": n for n in range(1, count + 1)})


def half(choices: Choices) -> tuple[float, float]:
    """The size of a page: half of the paper."""
    width, height = PAPERS.get(choices.paper, PAPERS["a4"])
    return height / 2, width


def spreads(count: int) -> Iterator[tuple[int, int]]:
    """Which pages stand left and right on every side of the sheets of a stapled booklet, outermost first.

    Pages beyond `count` are blank: a booklet has a multiple of four.
    """
    first, last = 1, -(-count // 4) * 4
    while first < last:
        yield last, first
        yield first + 1, last - 1
        first, last = first + 2, last - 2


def blocks(text: str) -> Iterator[dict[str, Any]]:
    """The blocks of a rule book: headings, rules with their numbers, paragraphs, tables, lists, examples."""
    for part in re.split(r"\n\s*\n", text.strip()):
        lines = part.splitlines()
        if lines[0].startswith("#"):
            level = len(lines[0]) - len(lines[0].lstrip("#"))
            if level > 1:
                yield {"kind": "heading", "runs": runs(lines[0].lstrip("# "))}
        elif lines[0].startswith("|"):
            rows = [cells(line) for line in lines if not _BAR.match(line)]
            yield {"kind": "table", "rows": rows, "wide": widest(rows)}
        elif lines[0].startswith(">"):
            yield {"kind": "example", "runs": runs(" ".join(line.lstrip("> ") for line in lines))}
        elif lines[0].startswith(("- ", "* ")):
            yield {"kind": "list", "items": [runs(item) for item in items(lines)]}
        else:
            words = " ".join(lines)
            number = _RULE.match(words)
            if number:
                yield {"kind": "rule", "number": number[1], "runs": runs(words[number.end() :])}
            else:
                yield {"kind": "text", "runs": runs(words)}


def items(lines: list[str]) -> list[str]:
    """The items of a list, each on one line."""
    found: list[str] = []
    for line in lines:
        if line.startswith(("- ", "* ")):
            found.append(line[2:].strip())
        else:
            found[-1] += " " + line.strip()
    return found


def cells(line: str) -> list[list[Run]]:
    """The cells of a row of a table."""
    return [runs(cell.strip()) for cell in line.strip().strip("|").split("|")]


def widest(rows: list[list[list[Run]]]) -> list[int]:
    """The columns that share what room the others leave: the one with the most words; all, under long heads; or none."""
    most = [max(length(row[i]) for row in rows[1:] or rows) for i in range(len(rows[0]))]
    heads = [length(cell) for cell in rows[0]]
    if sum(map(max, most, heads)) <= ROOM:
        return []
    return list(range(len(most))) if max(most) < max(heads) else [most.index(max(most))]


def length(cell: list[Run]) -> int:
    """How many letters a cell has."""
    return sum(len(words) for _, words in cell)


def runs(text: str) -> list[Run]:
    """A text as runs of type."""
    found: list[Run] = []
    end = 0
    for match in _RUN.finditer(text):
        if match.start() > end:
            found.append(["plain", text[end : match.start()]])
        kind = match.lastgroup or "plain"
        found.append([kind, match[kind]])
        end = match.end()
    if end < len(text):
        found.append(["plain", text[end:]])
    return found
