"""Imperium on paper: the map over several sheets or on one large one, the cards, and armies of 1, 5 and 10 for every player."""

from __future__ import annotations

from typing import Any

from ..art import conquest as art
from ..games.conquest.content import Map
from ..locale import say
from .choices import Choices
from .drawings import card_drawing, own_size, words_of
from .imperial import one_minute
from .page import Drawing, Job, Page
from .pieces import Piece, piece_pages
from .poster import poster_pages
from .sheets import Card, card_pages, sheets_of
from .title import behind_title, steps, title_page

BACK, CHART = "back ", "chart "  # no id of a land has a space
PLAYERS = 6
TOKENS = {1: 96, 5: 30, 10: 27}  # of each player, on one sheet: 516 armies


def conquest_job(board: Map, choices: Choices, part: str) -> Job:
    """The whole game, or one part of it: cards, tokens, map. Raises BadPrint, CannotDraw, NoTypesetter."""
    name = say(choices.language, "game-conquest")
    makers = {"cards": cards_part, "tokens": tokens_part, "map": map_part}
    drawings: dict[str, Drawing] = {}
    pages: list[Page] = []
    for one in makers if part == "all" else (part,):
        drawn, made = makers[one](board, choices, name)
        drawings, pages = drawings | drawn, pages + made
    if part == "all":
        pages = front_pages(board, choices, name) + pages
    return Job(name, choices.language, drawings, tuple(pages))


def map_part(board: Map, choices: Choices, name: str) -> tuple[dict[str, Drawing], list[Page]]:
    """C1 The map as a poster."""
    drawing = own_size(art.chart(board, language=choices.language, finish=choices.finish))
    return {CHART: drawing}, poster_pages(CHART, drawing, words_of(drawing), choices, name)


def cards_part(board: Map, choices: Choices, name: str) -> tuple[dict[str, Drawing], list[Page]]:
    """C3 A card for every land, and the wild ones."""
    cards, back, drawings = conquest_cards(board, choices)
    return drawings, card_pages(cards, back, choices, name)


def conquest_cards(board: Map, choices: Choices) -> tuple[list[Card], Card, dict[str, Drawing]]:
    """C3 The cards to print, their back, and the drawings of both. Raises CannotDraw, with the card's name."""
    language, names = choices.language, art.names(board)

    def drawn(land: str) -> Drawing:
        return card_drawing(lambda **how: art.card(board, land, language=language, **how), choices)

    drawings = {name: drawn(name) for name in names} | {BACK: card_drawing(art.back, choices)}
    return [Card(name, words_of(drawings[name])) for name in names], Card(BACK, say(language, "print-back")), drawings


def tokens_part(board: Map, choices: Choices, name: str) -> tuple[dict[str, Drawing], list[Page]]:
    """C5 Armies: for every player a sheet of ones, fives and tens."""
    drawings: dict[str, Drawing] = {}
    pages: list[Page] = []
    for player in range(PLAYERS):
        pieces = []
        for amount, count in TOKENS.items():
            key = f"token-{player}-{amount}"
            drawings[key] = own_size(art.token(player, amount, language=choices.language, finish=choices.finish))
            pieces.append(Piece(key, words_of(drawings[key]), count, art.AMOUNTS[amount]))
        pages += piece_pages(pieces, choices, f"{name} · {say(choices.language, 'print-tokens', player=player + 1)}")
    return drawings, pages


def front_pages(board: Map, choices: Choices, name: str) -> list[Page]:
    """The first page, and its reverse where both sides are printed."""
    language, cards = choices.language, len(art.names(board))
    sheets = sheets_of(cards, choices)
    doubled = choices.backs in ("long", "short")
    first = 3 if doubled else 2
    last = first + sheets * (2 if doubled else 1) - 1
    facts = say(
        language,
        "print-conquest-facts",
        map=getattr(board.name, language),
        players=max(board.armies),
        lands=len(board.territory),
        cards=cards,
    )
    leaf: dict[str, Any] = {
        "name": name,
        "pitch": say(language, "web-pitch-conquest"),
        "facts": facts,
        "how": say(language, "print-how"),
        "steps": [*steps(choices, sheets, first, last), say(language, "print-step-conquest")],
        "rules": say(language, "print-rules"),
        "short": [one_minute("conquest", language)],
        "table": continents_table(board, language),
        "drawings": [board.territory[i].id for i in (0, len(board.territory) // 2, len(board.territory) - 1)],
    }
    return [title_page(choices, leaf)] + ([behind_title(choices)] if doubled else [])


def continents_table(board: Map, language: str) -> dict[str, Any]:
    """C11 The continents of a map, and what a whole one brings."""
    heads = [say(language, f"print-continent{part}") for part in ("", "-lands", "-bonus")]
    rows = [[getattr(one.name, language), str(len(one.territories)), str(one.bonus)] for one in board.continent]
    return {"heads": heads, "rows": rows}
