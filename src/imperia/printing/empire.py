"""Империя on paper: one file with title, rules in short, every card as often as the deck has it, and the back (E61)."""

from __future__ import annotations

from typing import Any

from ..art import empire as art
from ..games.empire.content import Deck, Face, faces_of
from ..games.empire.rules.terms import BASIC, FREIGHT, MONEY, N_KINDS
from ..locale import say
from .choices import Choices
from .drawings import card_drawing, words_of
from .page import Drawing, Job, Page
from .sheets import Card, card_pages, sheets_of
from .title import behind_title, steps, title_page

BACK = "back"


def cards_of(deck: Deck) -> list[Face]:
    """E1, E61 Every card of a deck, equal ones beside each other: objects by colour, universals, money, Contact."""
    return [face for face in sorted(faces_of(deck), key=lambda face: face.kind) for _ in range(face.count)]


def drawings_of(deck: Deck, choices: Choices) -> dict[str, Drawing]:
    """E61 All faces of a deck by their slug, and the back. Raises CannotDraw, with the card's name."""
    found = {face.slug: face_drawing(deck, face, choices) for face in faces_of(deck)}
    return found | {BACK: card_drawing(art.back, choices)}


def face_drawing(deck: Deck, face: Face, choices: Choices) -> Drawing:
    """E61 One face. Raises CannotDraw."""
    return card_drawing(lambda **how: art.face(deck, face, language=choices.language, **how), choices)


def empire_cards(deck: Deck, choices: Choices) -> tuple[list[Card], Card, dict[str, Drawing]]:
    """E61 The cards to print, their back, and the drawings of both."""
    drawings = drawings_of(deck, choices)
    cards = [Card(face.slug, words_of(drawings[face.slug])) for face in cards_of(deck)]
    return cards, Card(BACK, say(choices.language, "print-back")), drawings


def empire_job(deck: Deck, choices: Choices, part: str = "all") -> Job:
    """E61 The whole game: page 1 title and rules in short, then the sheets of faces, nine a page, at the end the back.

    part: all, or cards, which leaves the first page out.
    """
    cards, back, drawings = empire_cards(deck, choices)
    name = getattr(deck.name, choices.language)
    pages: list[Page] = []
    if part == "all":
        pages.append(title_page(choices, leaf_of(deck, choices, len(cards))))
        if choices.backs in ("long", "short"):
            pages.append(behind_title(choices))
    pages += card_pages(cards, back, choices, name)
    return Job(name, choices.language, drawings, tuple(pages))


def leaf_of(deck: Deck, choices: Choices, cards: int) -> dict[str, Any]:
    """E61 What page 1 says."""
    language, sheets = choices.language, sheets_of(cards, choices)
    doubled = choices.backs in ("long", "short")
    first = 3 if doubled else 2
    last = first + sheets * (2 if doubled else 1) - 1
    return {
        "name": getattr(deck.name, language),
        "pitch": say(language, "web-pitch-empire"),
        "facts": say(language, "print-empire-facts", cards=cards),
        "how": say(language, "print-how"),
        "steps": steps(choices, sheets, first, last),
        "rules": say(language, "print-rules"),
        "short": short_rules(deck, language),
        "table": systems_table(deck, language),
        "drawings": fan_of(deck),
    }


def fan_of(deck: Deck) -> list[str]:
    """The cards that the first page shows: an object, a Contact card, money, each the dearest of its kind."""
    faces = sorted(faces_of(deck), key=lambda face: -face.value)
    kinds = (range(BASIC, BASIC + 1), range(FREIGHT, N_KINDS), range(MONEY, MONEY + 1))
    return [next(face.slug for face in faces if face.kind in kind) for kind in kinds if any(face.kind in kind for face in faces)]


def short_rules(deck: Deck, language: str) -> list[dict[str, Any]]:
    """E61 The rules in short, with the numbers of this deck (E60)."""
    numbers = deck.numbers
    facts = {
        "dealt": numbers.dealt,
        "drawn": numbers.drawn,
        "plays": numbers.plays,
        "limit": numbers.hand_limit,
        "systems": numbers.systems_to_win or 0,
    }
    parts = ("aim", "begin", "turn", "pay", "freight", "fiver")
    said = [(say(language, f"print-empire-{part}"), say(language, f"print-empire-{part}-how", **facts)) for part in parts]
    return [{"head": head, "runs": [["plain", text]]} for head, text in said]


def systems_table(deck: Deck, language: str) -> dict[str, Any]:
    """E1 The systems of a deck: how many objects each asks for, what it earns and what its cards are worth."""
    heads = [say(language, f"print-empire-{head}") for head in ("system", "size", "ladder", "value")]
    rows = [
        [getattr(colour.name, language), str(colour.size), " · ".join(map(str, colour.ladder)), str(colour.value)]
        for colour in deck.colour
    ]
    return {"heads": heads, "rows": rows}
