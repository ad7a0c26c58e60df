"""Playing cards in a terminal: drawn large for the hand and the trick, small within a line, and named in words.

A card is its code, rank then suit: "KH", "TS" for the ten of spades.
Suits differ by shape, trumps by a double border; colour is never the only sign.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from ..locale import say

SIGN = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
INK = {"S": "black", "H": "red3", "D": "red3", "C": "black"}
LINE_INK = {"S": "bold", "H": "bold red", "D": "bold red", "C": "bold"}
PAPER = "grey93"
WITHIN = re.compile(r"\b(?:10|\w)[♠♥♦♣]")  # a card within a sentence of any language
SUIT_OF_SIGN = {sign: suit for suit, sign in SIGN.items()}
SINGLE, DOUBLE = "╭─╮│╰╯", "╔═╗║╚╝"
CARD_WIDTH, CARD_HEIGHT = 5, 4


def suit_of(card: str) -> str:
    """The suit's letter."""
    return card[-1]


def letter(card: str, language: str) -> str:
    """The rank as it stands on cards in a language: K, Q, J, A, 10 …; К, Д, В, Т in Russian; K, D, W, A in Polish."""
    rank = card[0]
    return rank if rank.isdigit() else say(language, f"terminal-rank-{rank}")


def small(card: str, language: str) -> Text:
    """A card within a line: K♥."""
    return Text(letter(card, language) + SIGN[suit_of(card)], style=LINE_INK[suit_of(card)])


def small_row(cards: Sequence[str], language: str) -> Text:
    """Cards within a line, with spaces between."""
    return Text(" ").join(small(card, language) for card in cards)


def highlighted(text: Text) -> Text:
    """The same text, with the cards in it looking like cards."""
    for found in WITHIN.finditer(text.plain):
        suit = SUIT_OF_SIGN[found.group()[-1]]
        text.stylize(f"bold {INK[suit]} on {PAPER}", *found.span())
    return text


def named(card: str, language: str) -> str:
    """A card in words: king of hearts."""
    rank = int(card[0]) if card[0].isdigit() else card[0]
    return say(language, "terminal-card", rank=rank, suit=suit_of(card))


def aliases(card: str, language: str) -> tuple[str, ...]:
    """Words by which a card may be called in a language, and in English: king of hearts, K of hearts."""
    names = named(card, language), named(card, "en")
    return *names, *(f"{letter(card, language)} {name.partition(' ')[2]}" for name in names)


def keys(card: str, language: str) -> tuple[str, ...]:
    """Codes of a card, rank before suit: KH, K♥, and with the letters of the language. No code means two cards."""
    ranks = dict.fromkeys((card[0], letter(card, language)))
    suits = dict.fromkeys((suit_of(card), say(language, f"terminal-suit-{suit_of(card)}")))
    return tuple(rank + suit for rank in ranks for suit in suits)


def drawn(card: str | None, language: str, *, trump: str = "", under: str = "") -> list[Text]:
    """A large card, four lines of five columns, and one more for what stands under it; None is a card face down."""
    if card is None:
        return [Text(line, style="blue") for line in ("╭───╮", "│░░░│", "│░░░│", "╰───╯")] + [Text(under.center(CARD_WIDTH))]
    edge = DOUBLE if suit_of(card) == trump else SINGLE
    ink = f"{INK[suit_of(card)]} on {PAPER}"
    left, flat, right, side, low_left, low_right = tuple(edge)
    face = [left + flat * 3 + right, f"{side}{letter(card, language):<3}{side}", f"{side} {SIGN[suit_of(card)]} {side}"]
    lines = [Text(line, style=ink) for line in (*face, low_left + flat * 3 + low_right)]
    return [*lines, Text(under.center(CARD_WIDTH))]


def row(cards: Sequence[list[Text]], gap: str = "") -> list[Text]:
    """Drawn cards side by side."""
    if not cards:
        return []
    return [Text(gap).join(card[i] for card in cards) for i in range(len(cards[0]))]
