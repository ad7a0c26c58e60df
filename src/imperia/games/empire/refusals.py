"""Why an action is refused: the rule that forbids it, and a sentence that says what to do instead."""

from __future__ import annotations

from typing import Any

import msgspec

from ..game import IllegalAction
from . import actions as a
from .rules import MAX_COLOURS, MAX_FACES, SLOTS
from .rules.choices import MAX_MOVES
from .rules.game import is_asked, to_act
from .rules.state import ANSWER, ANSWERING, COLOUR, ENDED, GIVING, LIMITING, PAY, PLAYING, TAKING
from .rules.targets import holds
from .rules.terms import FIVER
from .vocabulary import Thing, Vocabulary
from .words import card_message, colour_message, place_message

OF_A_QUESTION: dict[str, tuple[Any, ...]] = {  # what answers which question
    "play": (
        a.EndTurn, a.Play, a.Launch, a.PlaceRocket, a.MindSwap, a.Annihilate, a.GreatFreight, a.Freight, a.Lay, a.Bank, a.Move,
    ),
    "take": (a.Take,),
    "give": (a.Give,),
    "answer": (a.Accept, a.ShowFiver),
    "pay": (a.Pay,),
    "colour": (a.Recolour,),
    "limit": (a.PutUnder,),
}  # fmt: skip
OF_A_KIND: dict[Any, str] = {  # the card that an action plays without naming it
    a.Launch: "rocket", a.MindSwap: "mind-swap", a.Annihilate: "annihilation", a.GreatFreight: "great-freight",
}  # fmt: skip
RULE_OF_QUESTION = {"play": "E6", "take": "E38", "give": "E37", "answer": "E40", "pay": "E23", "colour": "E25", "limit": "E7"}


def refused(rule: str, reason: str, **facts: Any) -> IllegalAction:
    """The error of a rule."""
    return IllegalAction(rule, reason=f"empire-{reason}", **facts)


def asked_of(s: Any, seat: int) -> str:
    """The question that this seat is asked."""
    if s.what == ANSWERING:
        return {ANSWER: "answer", PAY: "pay", COLOUR: "colour"}[s.asked[seat]]
    return {PLAYING: "play", TAKING: "take", GIVING: "give", LIMITING: "limit"}[s.what]


def refusal(t: Any, s: Any, words: Vocabulary, seat: int, action: Any) -> IllegalAction:
    """The error for an action that is not legal now. Nothing is changed, and nothing is said that the seat does not know."""
    if s.what == ENDED:
        return refused("E17", "over")
    if to_act(t, s) < 0:
        return refused("E5", "drawing")
    if isinstance(action, a.Declare):
        return refused("E17", "no_win", systems=t.systems_to_win)
    if not 0 <= seat < t.players or not is_asked(t, s, seat):
        return refused("E43", "not_asked")
    wrong = malformed(t, words, action)
    if wrong is not None:
        return wrong
    question = asked_of(s, seat)
    if not isinstance(action, OF_A_QUESTION[question]):
        if isinstance(action, a.ShowFiver):
            return refused("E40", "fiver_only_in_answer")
        return refused(RULE_OF_QUESTION[question], f"asked-{question}")
    if question == "play":
        return in_turn(t, s, words, seat, action)
    return in_answer(t, s, words, seat, action)


def malformed(t: Any, words: Vocabulary, action: Any) -> IllegalAction | None:
    """A card, colour, place or player that this game does not have."""
    if not isinstance(action, a.Action):
        return refused("E6", "malformed", action=str(action))
    fields = msgspec.structs.asdict(action)
    if not all(isinstance(value, int if name == "seat" else str) for name, value in fields.items()):
        return refused("E6", "malformed", action=str(action))
    if "card" in fields and fields["card"] not in words.card_number:
        return refused("E1", "no_such_card", text=str(fields["card"]))
    for field in ("colour", "to"):
        colour = fields.get(field)
        if colour is not None and colour not in words.colour_number:
            return refused("E12", "no_such_colour", text=str(colour), known=", ".join(words.colours))
    seat = getattr(action, "seat", None)
    if seat is not None and not (isinstance(seat, int) and 0 <= seat < t.players):
        return refused("E2", "no_such_seat", text=str(seat), most=t.players - 1)
    return None


def in_turn(t: Any, s: Any, words: Vocabulary, seat: int, action: Any) -> IllegalAction:
    """E6, E11-E14, E30-E38 Why the player cannot do this in his turn."""
    if isinstance(action, a.Move):
        return moving(s, words, seat, action)
    if isinstance(action, a.PlaceRocket):
        return refused("E35", "no_loose_rocket", colour=colour_message(words, action.colour))
    card = OF_A_KIND.get(type(action)) or str(getattr(action, "card", ""))
    number = words.card_number.get(card)
    if number is None or s.hand[seat * MAX_FACES + number] == 0:
        said = card_message(words, card) if number is not None else card
        return refused("E6", "not_held", card=said)
    if s.plays == 0:
        return refused("E6", "no_plays")
    return of_a_card(t, s, words, action, card)


def moving(s: Any, words: Vocabulary, seat: int, action: Any) -> IllegalAction:
    """E13 Why a universal cannot be moved."""
    item = words.items.get(Thing(action.card, action.colour))
    there = words.is_object(action.card) and item is not None
    if there and item is not None:
        there = bool(s.multi[seat * MAX_COLOURS + item - SLOTS] if item >= SLOTS else s.table[seat * SLOTS + item])
    if not there:
        return refused("E13", "not_there", card=card_message(words, action.card), colour=colour_message(words, action.colour))
    if s.moves >= MAX_MOVES:
        return refused("E13", "moves", most=MAX_MOVES)
    return refused("E12", "other_colour", card=card_message(words, action.card), colour=colour_message(words, action.to))


def of_a_card(t: Any, s: Any, words: Vocabulary, action: Any, card: str) -> IllegalAction:
    """Why a card that is held cannot be played so."""
    said = card_message(words, card)
    if isinstance(action, a.Lay):
        if not words.is_object(card):
            return refused("E12", "no_object", card=said)
        return refused("E12", "other_colour", card=said, colour=colour_message(words, action.colour))
    if isinstance(action, a.Bank):
        return refused("E12", "object_banked", card=said)
    if isinstance(action, a.Freight | a.GreatFreight):
        if isinstance(action, a.GreatFreight) and action.seat == s.turn:
            return refused("E30", "yourself")
        named = [thing.at for thing in words.freight_slots().values() if thing.card == card]
        if isinstance(action, a.Freight) and action.colour not in named:
            return refused("E30", "other_colour", card=said, colour=colour_message(words, action.colour))
        return refused("E30", "earns_nothing", colour=colour_message(words, action.colour))
    if isinstance(action, a.Launch):
        return refused("E34", "no_free_system", colour=colour_message(words, action.colour))
    if isinstance(action, a.MindSwap):
        return refused("E37", "yourself" if action.seat == s.turn else "nothing_to_swap")
    if isinstance(action, a.Annihilate):
        return refused("E36", "yourself" if action.seat == s.turn else "no_rocket_there")
    if card == "time-machine":
        return refused("E33", "discard_empty")
    if card == "dictator":
        return refused("E38", "nothing_to_take")
    return refused("E40" if card == "fiver" else "E6", "not_so", card=said)


def in_answer(t: Any, s: Any, words: Vocabulary, seat: int, action: Any) -> IllegalAction:
    """E7, E20-E25, E37-E40 Why an answer does not fit its question."""
    if isinstance(action, a.ShowFiver):
        assert not holds(t, s, seat, FIVER)
        return refused("E40", "no_fiver")
    if isinstance(action, a.PutUnder):
        return refused("E7", "not_held", card=card_message(words, str(action.card)))
    if isinstance(action, a.Recolour):
        return refused("E25", "not_its_colour", colour=colour_message(words, action.colour))
    thing = Thing(action.card, action.at if isinstance(action, a.Pay) else action.colour)
    known = thing in words.items or (thing.card == "rocket" and thing.at in words.colour_number)
    said = place_message(words, thing.card, thing.at) if known else thing.card
    if isinstance(action, a.Pay):
        there = lies_there(s, words, seat, thing)
        return refused("E23", "superfluous", card=said) if there else refused("E20", "not_yours", card=said)
    if isinstance(action, a.Give):
        return refused("E37", "not_yours", card=said)
    return refused("E39", "inside" if lies_there(s, words, s.target, thing) else "not_his", card=said)


def lies_there(s: Any, words: Vocabulary, seat: int, thing: Thing) -> bool:
    """Whether a thing lies before a seat."""
    item = words.items.get(thing)
    if item is None:
        colour = words.colour_number.get(thing.at)
        return thing.card == "rocket" and colour is not None and bool(s.rockets[seat * MAX_COLOURS + colour])
    return bool(s.multi[seat * MAX_COLOURS + item - SLOTS] if item >= SLOTS else s.table[seat * SLOTS + item])
