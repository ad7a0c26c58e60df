"""Why an action is refused: the rule that forbids it, and a sentence that says what to do instead (I7, I8, I12-I15, I18, I19)."""

from __future__ import annotations

from typing import Any

from ...locale import Message
from ..game import IllegalAction
from .actions import NamePoint, NameQuartet, NameSequence, Play, code_of
from .pack import CLASSES, NAME, QUARTETS, RUNS, SUITS, card_named
from .rules.cards import ALL_FOUR, HIGHER, SUIT, SUIT_OF, ranks_of
from .rules.combinations import QUARTET_RANK, RUN_VALUE
from .rules.state import ANNOUNCE, CHANCE, FOLLOW, OVER, POINT, QUARTET, SEQUENCE
from .words import card_message, suit_message


def refusal(t: Any, s: Any, seat: int, action: Any) -> IllegalAction:
    """The error for an action that is not legal now. Nothing is changed, and nothing is said that the seat does not know."""
    if s.turn == OVER:
        return IllegalAction("I7", reason="imperial-over")
    if s.turn == CHANCE:
        return IllegalAction("I8", reason="imperial-dealing")
    if s.turn != seat:
        return IllegalAction("I18", reason="imperial-turn")
    if isinstance(action, Play):
        return _play(s, seat, action) if s.asked != ANNOUNCE else IllegalAction("I12", reason="imperial-declare_first")
    if not isinstance(action, NamePoint | NameSequence | NameQuartet):
        return IllegalAction("I18", reason="imperial-malformed", action=str(action))
    if s.asked != ANNOUNCE:
        return IllegalAction("I12", reason="imperial-declared_already")
    if code_of(action) is None:
        return IllegalAction("I12", reason="imperial-malformed", action=str(action))
    return _announcement(s, seat, action)


def _play(s: Any, seat: int, action: Play) -> IllegalAction:
    card = card_named(action.card) if isinstance(action.card, str) else None
    if card is None:
        return IllegalAction("I1", reason="imperial-no_such_card", text=str(action.card))
    hand, said = s.hand[seat], card_message(NAME[card])
    if not hand >> card & 1:
        return IllegalAction("I18", reason="imperial-not_held", card=said)
    if s.asked != FOLLOW:  # written otherwise ("qh"): `code` reads it
        return IllegalAction("I18", reason="imperial-malformed", action=str(action))
    led = s.played[s.n_played - 1]
    facts = {"card": said, "led": card_message(NAME[led])}
    if hand & HIGHER[led]:
        return IllegalAction("I19", reason="imperial-must_win", **facts)
    if hand & SUIT[SUIT_OF[led]]:
        return IllegalAction("I19", reason="imperial-must_follow", suit=suit_message(SUITS[SUIT_OF[led]]), **facts)
    return IllegalAction("I19", reason="imperial-must_trump", suit=suit_message(SUITS[s.trump]), **facts)


def _announcement(s: Any, seat: int, action: NamePoint | NameSequence | NameQuartet) -> IllegalAction:
    """I12 Nothing of a wrong answer is heard by the opponent."""
    what, cards = s.speaking_of, s.dealt[seat]
    if action.__struct_config__.tag != CLASSES[what]:
        return IllegalAction("I12", reason="imperial-other_class", asked=Message(f"imperial-class-{CLASSES[what]}"))
    rule, kind = {POINT: ("I13", "point"), SEQUENCE: ("I14", "sequence"), QUARTET: ("I15", "quartet")}[what]
    if isinstance(action, NamePoint):
        return IllegalAction(rule, reason="imperial-point")
    if isinstance(action, NameSequence):
        said = RUNS.index(action.run)
        held = said == 0 or RUN_VALUE[ranks_of(cards, SUITS.index(action.suit))] >= said
    else:
        said = QUARTETS.index(action.rank)
        four = ALL_FOUR[QUARTET_RANK[said - 1]] if said else 0
        held = cards & four == four
    if not held:
        return IllegalAction(rule, reason=f"imperial-{kind}_not_held")
    return IllegalAction(rule, reason=f"imperial-{kind}_{'better' if said else 'there'}")
