"""Империал on paper: 32 cards, the chips of the bank, all rules on one page and a pad for the scores."""

from __future__ import annotations

from typing import Any

from ..art import imperial as art
from ..art.imperial.chips import ChipColour
from ..games.imperial.pack import NAME
from ..locale import say
from ..rulebook import book
from .booklet import blocks
from .choices import Choices
from .drawings import card_drawing, own_size, words_of
from .onepage import rules_page
from .page import Drawing, Job, Page
from .pieces import Piece, piece_pages
from .sheets import Card, card_pages, sheets_of
from .title import behind_title, steps, title_page

BACK = "back"
CHIPS: dict[ChipColour, int] = {"white": 12, "red": 9}  # I4: the ninth red is the one that wins
DEALS = 8  # on one page of the pad
AIDS = 1  # the second table of the book tells what earns chips
FAN = ("JH", "QD", "KS")


def imperial_job(choices: Choices, part: str) -> Job:
    """The whole game, or one part of it: cards, chips, score, page (all rules on one). Raises BadPrint, NoTypesetter."""
    name = say(choices.language, "game-imperial")
    makers = {"cards": cards_part, "chips": chips_part, "score": score_part, "page": page_part}
    drawings: dict[str, Drawing] = {}
    pages: list[Page] = []
    for one in makers if part == "all" else (part,):
        drawn, made = makers[one](choices, name)
        drawings, pages = drawings | drawn, pages + made
    if part == "all":
        pages = front_pages(choices, name) + pages
    return Job(name, choices.language, drawings, tuple(pages))


def cards_part(choices: Choices, name: str) -> tuple[dict[str, Drawing], list[Page]]:
    """I1 The pack of 32, and its back."""
    cards, back, drawings = imperial_cards(choices)
    return drawings, card_pages(cards, back, choices, name)


def imperial_cards(choices: Choices) -> tuple[list[Card], Card, dict[str, Drawing]]:
    """I1 The cards to print, their back, and the drawings of both."""
    drawings = {name: one_card(name, choices) for name in NAME}
    drawings[BACK] = card_drawing(art.back, choices)
    return [Card(name, words_of(drawings[name])) for name in NAME], Card(BACK, say(choices.language, "print-back")), drawings


def one_card(name: str, choices: Choices) -> Drawing:
    """I1 One card."""
    return card_drawing(lambda **how: art.card(name, language=choices.language, four_colours=choices.four_colours, **how), choices)


def chips_part(choices: Choices, name: str) -> tuple[dict[str, Drawing], list[Page]]:
    """I4 The chips of the bank: 12 white, and 9 red, so that the winning one can be paid."""
    how: dict[str, Any] = {"language": choices.language, "finish": choices.finish}
    drawings: dict[str, Drawing] = {colour: own_size(art.chip(colour, **how)) for colour in CHIPS}
    pieces = [Piece(colour, words_of(drawings[colour]), count, drawings[colour].width) for colour, count in CHIPS.items()]
    return drawings, piece_pages(pieces, choices, f"{name} · {say(choices.language, 'print-chips')}")


def score_part(choices: Choices, name: str) -> tuple[dict[str, Drawing], list[Page]]:
    """I10-I24 A pad: what earns chips, deal by deal, for both players."""
    language = choices.language
    rows = [[["plain", f"{row[0]} "], ["italic", f"({row[2]})"]] for row in earnings(language)]
    rows += [[["bold", say(language, f"print-chip-sum-{colour}")]] for colour in CHIPS]
    width, height = choices.sheet
    leaf = {
        "name": f"{name}: {say(language, 'print-score')}",
        "names": f"A ________________    B ________________    {say(language, 'print-score-date')} ____________",
        "deals": DEALS,
        "deal": say(language, "print-score-deal"),
        "player": say(language, "print-score-player"),
        "rows": rows,
        "high": (height - 70) / len(rows),
        "foot": say(language, "print-score-foot"),
    }
    return {}, [Page(width, height, form="score", leaf=leaf)]


def page_part(choices: Choices, name: str) -> tuple[dict[str, Drawing], list[Page]]:
    """All rules on one page."""
    return {}, [rules_page("imperial", choices)]


def earnings(language: str) -> tuple[tuple[str, ...], ...]:
    """I10-I24 What earns chips, as the book's table says it: for what, whose, how many, by which rule."""
    return book("imperial", language).tables[AIDS][1:]


def front_pages(choices: Choices, name: str) -> list[Page]:
    """The first page, and its reverse where both sides are printed."""
    language, sheets = choices.language, sheets_of(len(NAME), choices)
    doubled = choices.backs in ("long", "short")
    first = 3 if doubled else 2
    last = first + sheets * (2 if doubled else 1) - 1
    leaf: dict[str, Any] = {
        "name": name,
        "pitch": say(language, "web-pitch-imperial"),
        "facts": say(language, "print-imperial-facts"),
        "how": say(language, "print-how"),
        "steps": [*steps(choices, sheets, first, last), say(language, "print-step-imperial")],
        "rules": say(language, "print-rules"),
        "short": [one_minute("imperial", language)],
        "table": chips_table(language),
        "drawings": list(FAN),
    }
    return [title_page(choices, leaf)] + ([behind_title(choices)] if doubled else [])


def chips_table(language: str) -> dict[str, Any]:
    """I10-I24 What earns chips, as a table of the first page."""
    rows = book("imperial", language).tables[AIDS]
    return {"heads": [rows[0][0], rows[0][2]], "rows": [[row[0], row[2]] for row in rows[1:]]}


def one_minute(game: str, language: str) -> dict[str, Any]:
    """How a game is played, told in one minute: the book's first part."""
    part = list(blocks(book(game, language).text))
    at = next(i for i, block in enumerate(part) if block["kind"] == "heading")
    head = "".join(words for _, words in part[at]["runs"])
    return {"head": head, "runs": part[at + 1]["runs"]}
