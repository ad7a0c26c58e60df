"""Империя in words: cards, colours, questions, actions, events.

Only ids and facts stand here; the sentences are in locale/*/empire.ftl, the names of a deck's cards in its file.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...locale import Fact, Message
from . import actions as a
from . import events as e
from .content import Name
from .rules import NOBODY
from .rules.state import ANSWER, ANSWERING, COLOUR, DEALING, DRAWING, ENDED, GIVING, LIMITING, LOT, PAY, PLAYING, TAKING
from .rules.terms import BASIC, DICTATOR, FREIGHT, MONEY, TWO_COLOUR
from .rules.winning import may_declare
from .vocabulary import BANK, LOOSE, Vocabulary


def name_message(name: Name) -> Message:
    """A name of the deck file, in the language spoken."""
    return Message("empire-name", {"en": name.en, "ru": name.ru, "pl": name.pl})


def colour_message(words: Vocabulary, colour: str) -> Message:
    """A colour, by the name of its system."""
    return name_message(words.deck.colour[words.colour_number[colour]].name)


def card_message(words: Vocabulary, card: str) -> Message:
    """A card by its name."""
    face = words.faces[words.card_number[card]]
    if face.name is not None:
        return name_message(face.name)
    if face.kind in (TWO_COLOUR, FREIGHT):
        one, other = (name_message(words.deck.colour[c].name) for c in face.colours)
        return Message("empire-card-universal" if face.kind == TWO_COLOUR else "empire-card-freight", {"one": one, "other": other})
    if face.kind == MONEY:
        return Message("empire-card-money", {"value": face.value})
    return Message(f"empire-card-{card}")


def place_message(words: Vocabulary, card: str, at: str) -> Message:
    """A card where it lies on a table: in the bank, in a colour, on a system, or loose."""
    said = card_message(words, card)
    if at in (BANK, LOOSE):
        return Message(f"empire-at-{at}", {"card": said})
    if words.faces[words.card_number[card]].kind == BASIC:
        return Message("empire-at-home", {"card": said, "colour": colour_message(words, at)})
    return Message(
        "empire-at-colour" if card != "rocket" else "empire-at-system", {"card": said, "colour": colour_message(words, at)}
    )


# ---- questions

QUESTIONS = {DEALING: "deal", LOT: "lot", DRAWING: "draw", GIVING: "give", LIMITING: "limit", ENDED: "over"}


def question_of(t: Any, s: Any, words: Vocabulary, seat: int) -> Message:
    """What is asked of this seat, of chance, or nothing."""
    if s.what == PLAYING and seat == s.turn:
        return Message("empire-question-play", {"plays": s.plays})
    if s.what == ANSWERING and seat >= 0 and s.asked[seat]:
        return answer_question(s, words, seat)
    if s.what == TAKING and seat == s.turn:
        return Message("empire-question-take-of-each" if s.card == DICTATOR else "empire-question-take", {"seat": s.target + 1})
    if s.what in (PLAYING, TAKING, GIVING, LIMITING, ANSWERING) and seat != s.turn:
        return Message("empire-question-declare" if seat >= 0 and may_declare(t, s, seat) else "empire-question-wait")
    if s.what == LIMITING:
        return Message("empire-question-limit", {"cards": s.hand_size[s.turn] - t.hand_limit})
    return Message(f"empire-question-{QUESTIONS.get(s.what, 'wait')}")


def answer_question(s: Any, words: Vocabulary, seat: int) -> Message:
    """E42 The same question to every target, whatever he holds."""
    if s.asked[seat] == PAY:
        return Message("empire-question-pay", {"owes": s.owes[seat]})
    if s.asked[seat] == COLOUR:
        thing = words.things[s.given]
        return Message("empire-question-colour", {"card": card_message(words, thing.card)})
    assert s.asked[seat] == ANSWER
    if s.owes[seat]:
        return Message("empire-question-answer-owes", {"owes": s.owes[seat]})
    return Message("empire-question-answer")


# ---- actions


def action_said(words: Vocabulary, action: Any, names: Sequence[str]) -> Message:
    """An action of a seat or of chance, for a list of choices or a log."""
    facts: dict[str, Fact] = {}
    kind = action.__struct_config__.tag
    if isinstance(action, a.PutUnder | a.DrawCard) and action.card is None:
        return Message(f"empire-action-{kind}-hidden")
    if isinstance(action, a.Pay):
        facts["card"] = place_message(words, action.card, action.at)
    elif isinstance(action, a.Take | a.Give):
        facts["card"] = place_message(words, action.card, action.colour)
    else:
        if hasattr(action, "card"):
            facts["card"] = card_message(words, action.card)
        if hasattr(action, "colour"):
            facts["colour"] = colour_message(words, action.colour)
    if isinstance(action, a.Move):
        facts["to"] = colour_message(words, action.to)
    if isinstance(action, a.MindSwap | a.Annihilate | a.GreatFreight | a.DrawLot):
        facts["name"] = names[action.seat] if 0 <= action.seat < len(names) else str(action.seat)
    if isinstance(action, a.Annihilate):
        facts["rocket"] = place_message(words, "rocket", action.at)
    return Message(f"empire-action-{kind}", facts)


# ---- events

SILENT = ("accepted", "aside", "turn_ended")  # what follows says it


def event_said(words: Vocabulary, event: Any, names: Sequence[str]) -> Message | None:
    """An event as a line of the log, or None where other lines say it."""
    kind = event.__struct_config__.tag
    if kind in SILENT:
        return None
    facts: dict[str, Fact] = {"name": names[event.seat]} if hasattr(event, "seat") and event.seat != NOBODY else {}
    for field in ("cards", "number", "amount", "owed", "paid", "now", "rockets"):
        if hasattr(event, field):
            facts[field] = getattr(event, field)
    if isinstance(event, e.Drew | e.UnderPile) and event.card is None:
        return Message(f"empire-event-{kind}-hidden", facts)
    return Message(*variant(words, event, f"empire-event-{kind}", facts))


def variant(words: Vocabulary, event: Any, name: str, facts: dict[str, Fact]) -> tuple[str, dict[str, Fact]]:
    """The sentence for an event, and the cards and colours in it."""
    if isinstance(event, e.Demands) and not event.colour:
        return f"{name}-fund", facts
    if isinstance(event, e.Won):
        return f"{name}-{event.by}", facts
    if isinstance(event, e.Launched) and event.loose:
        name += "-loose"
    if isinstance(event, e.Aims | e.RocketTaken):
        return name, facts | {"rocket": place_message(words, "rocket", event.at)}
    if isinstance(event, e.Paid):
        return name, facts | {"card": place_message(words, event.card, event.at)}
    if isinstance(event, e.Names | e.Offers | e.Taken | e.Given):
        return name, facts | {"card": place_message(words, event.card, event.colour)}
    if isinstance(event, e.Moved):
        facts["to"] = colour_message(words, event.to)
    if hasattr(event, "card"):
        facts["card"] = card_message(words, event.card)
    if getattr(event, "colour", ""):
        facts["colour"] = colour_message(words, event.colour)
    return name, facts
