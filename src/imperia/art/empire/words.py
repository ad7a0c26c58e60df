"""The words on a face, in one language: from the deck file, and from locale/*/art.ftl and empire.ftl for what belongs to a kind."""

from __future__ import annotations

from ...games.empire.content import Deck, Face, Name
from ...games.empire.faults import KINDS
from ...games.empire.vocabulary import vocabulary
from ...games.empire.words import card_message
from ...locale import say

KIND_NAMES = {number: name for name, number in KINDS.items()}
REACH = {
    "freight": "others",
    "great-freight": "others",
    "spaceport": "self",
    "space-fund": "others",
    "hyperjump": "self",
    "time-machine": "self",
    "rocket": "self",
    "annihilation": "others",
    "mind-swap": "others",
    "dictator": "others",
    "fiver": "answer",
}


def named(name: Name, language: str) -> str:
    """A name of the deck file."""
    return str(getattr(name, language))


def full_name(deck: Deck, face: Face, language: str) -> str:
    """What the card is called wherever the table speaks of it."""
    return say(language, card_message(vocabulary(deck), face.slug))


def system(deck: Deck, face: Face, side: int, language: str) -> str:
    """The name of one of the card's colours."""
    return named(deck.colour[face.colours[side]].name, language)


def contact_name(deck: Deck, face: Face, language: str) -> str:
    """What stands on a Contact card: a two-colour Freight says its colours by its signs."""
    if face.name is None and face.colours:
        return say(language, "art-empire-freight")
    return full_name(deck, face, language)


def reach(face: Face, language: str) -> str:
    """Whom a Contact card touches."""
    return say(language, f"art-empire-reach-{REACH[KIND_NAMES[face.kind]]}")


def effect_text(face: Face, language: str) -> str:
    """What a Contact card does."""
    return say(language, f"art-empire-effect-{KIND_NAMES[face.kind]}")
