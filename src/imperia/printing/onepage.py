"""All rules of a game on one page: the book without its options, examples and word list, as large as it fits."""

from __future__ import annotations

import re
from typing import Any

from ..rulebook import book
from .booklet import blocks
from .choices import PAPERS, Choices
from .page import Job, Page
from .typeset import pages_in, pdf

SIZES = tuple(tenths / 10 for tenths in range(90, 58, -2))  # points, the largest first
MARKED = re.compile(r" \*\([^)]*\)\*")  # "(our reading)": of interest to who compares, not to who plays
WORDS = 2  # columns of the list of words
AIDS = 2  # the second heading of a book opens its reading aids


def rules_page(game: str, choices: Choices) -> Page:
    """The page, in the largest type in which it is one page. Raises NoTypesetter."""
    told = said(game, choices.language)
    for size in SIZES:
        page = page_of(told, size, choices)
        if pages_in(pdf(Job("", choices.language, {}, (page,)))) == 1:
            return page
    return page_of(told, SIZES[-1], choices)


def page_of(told: dict[str, Any], size: float, choices: Choices) -> Page:
    """The page with type of this size."""
    width, height = PAPERS.get(choices.paper, PAPERS["a4"])
    return Page(width, height, form="rules", leaf=told | {"size": size})


def said(game: str, language: str) -> dict[str, Any]:
    """What stands on the page."""
    text = book(game, language)
    kept: list[dict[str, Any]] = []
    headings = 0
    for block in blocks(MARKED.sub("", text.text)):
        headings += block["kind"] == "heading"
        aids = headings == AIDS and not (block["kind"] == "table" and len(block["rows"][0]) > WORDS)
        if not aids and block["kind"] != "example" and not is_option(block):
            kept.append(block)
    return {"name": text.title, "blocks": kept}


def is_option(block: dict[str, Any]) -> bool:
    """Whether a block tells a switch of the table: paper has none."""
    return bool(block["kind"] == "text" and block["runs"] and block["runs"][0][0] == "italic")
