"""Imperial in words: questions, actions, events, cards.

Only ids and facts stand here; the sentences are in locale/*/imperial.ftl.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...locale import Fact, Message
from .actions import Action, Chance, DrawLot, Named, NamePoint, NameQuartet, NameSequence, Play, TurnUp
from .events import (
    Answers,
    Asks,
    DealBegins,
    Dealt,
    Event,
    Exchanged,
    Good,
    Lot,
    Played,
    Red,
    Resigned,
    Returned,
    Says,
    Shows,
    Taken,
    TurnedUp,
    White,
    Won,
)
from .pack import ASKED, CLASSES, NAME, SUITS
from .rules.state import ANNOUNCE, FOLLOW

_CARDS = {name: Message("imperial-card", {"rank": name[0], "suit": name[1]}) for name in NAME}
_SUITS = {suit: Message("imperial-suit", {"suit": suit}) for suit in SUITS}


def card_message(name: str) -> Message:
    """A card: K♥."""
    return _CARDS[name]


def suit_message(suit: str) -> Message:
    """A suit by its name: hearts."""
    return _SUITS[suit]


def cards_message(names: Sequence[str]) -> list[Message]:
    """Some cards, as a list within a sentence."""
    return [_CARDS[name] for name in names]


def question_of(s: Any, seat: int) -> Message:
    """What is asked: of the seat that acts, of chance, or nothing."""
    if s.asked == ANNOUNCE:
        return Message(f"imperial-question-{CLASSES[s.speaking_of]}")
    if s.asked == FOLLOW:
        return Message("imperial-question-follow", {"card": _CARDS[NAME[s.played[s.n_played - 1]]]})
    return Message(f"imperial-question-{ASKED[s.asked]}")


def action_said(action: Action | Chance) -> Message:
    """A legal action, for a list of choices."""
    if isinstance(action, Play):
        return Message("imperial-action-play", {"card": _CARDS[action.card]})
    if isinstance(action, NamePoint):
        return Message("imperial-action-point", {"suit": _SUITS[action.suit]})
    if isinstance(action, NameSequence):
        if not action.run:
            return Message("imperial-action-no-sequence")
        return Message("imperial-action-sequence", {"run": action.run, "suit": _SUITS[action.suit]})
    if isinstance(action, NameQuartet):
        return Message("imperial-action-quartet", {"rank": action.rank}) if action.rank else Message("imperial-action-no-quartet")
    if isinstance(action, Named):
        return Message("imperial-action-named", {"of": action.of})
    return _chance_said(action)


def _chance_said(chance: Chance) -> Message:
    """What chance brought, for a log."""
    if isinstance(chance, DrawLot):
        return Message("imperial-chance-lot")
    if isinstance(chance, TurnUp):
        return Message("imperial-chance-turn_up", {"card": _CARDS[chance.card]})
    return Message("imperial-chance-deal-seen", {"card": _CARDS[chance.card]}) if chance.card else Message("imperial-chance-deal")


def event_said(event: Event, names: Sequence[str]) -> Message | None:
    """An event as a line of the log. Cards dealt one by one need no words."""
    if isinstance(event, Dealt):
        return None
    who: dict[str, Fact] = {"name": names[event.dealer if isinstance(event, Lot | DealBegins | TurnedUp) else event.seat]}
    if isinstance(event, Says | Asks | Answers | Good | Shows):
        return Message(*_spoken(event, who))
    kind = event.__struct_config__.tag
    if isinstance(event, White | Red):
        n = event.n if isinstance(event, White) else 1
        who |= {"n": n, "now": event.now, "cause": Message(f"imperial-cause-{event.cause}", {"n": n})}
    elif isinstance(event, DealBegins):
        who["number"] = event.number
    elif isinstance(event, TurnedUp):
        who |= {"card": _CARDS[event.card], "suit": _SUITS[event.card[1]]}
    elif isinstance(event, Played):
        who["card"] = _CARDS[event.card]
    elif isinstance(event, Returned):
        who["n"] = event.n
    elif isinstance(event, Taken):
        who["tricks"] = event.tricks
    else:
        assert isinstance(event, Lot | Exchanged | Resigned | Won)
    return Message(f"imperial-event-{kind}", who)


def _spoken(event: Says | Asks | Answers | Good | Shows, who: dict[str, Fact]) -> tuple[str, dict[str, Fact]]:
    """The dialogue (I17): the id of the sentence, and its facts."""
    if isinstance(event, Good):
        return "imperial-event-good", who
    if isinstance(event, Asks):
        return f"imperial-event-asks-{event.of}", who
    if isinstance(event, Answers):
        told: dict[str, Fact] = {"sum": event.sum} if event.of == "point" else {"top": event.top}
        return f"imperial-event-answers-{event.of}", who | told
    if isinstance(event, Shows):
        shown: dict[str, Fact] = {"of": Message(f"imperial-shown-{event.of}"), "cards": cards_message(event.cards)}
        return "imperial-event-shows", who | shown
    answer = "answer-" if event.answer else ""
    if not event.length and not event.rank:
        return f"imperial-event-says-{answer}none", who | {"of": event.of}
    if event.rank:
        return "imperial-event-says-quartet", who | {"rank": event.rank}
    return f"imperial-event-says-{answer}{event.of}", who | {"length": event.length}
