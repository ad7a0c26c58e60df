"""Imperium in words: questions, actions, events. Only ids and facts stand here; the sentences are in locale/*/conquest.ftl."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ...locale import Fact, Message
from .actions import Action, Attack, Defend, Dice, Floor, Fortify, Occupy, PlaceArmies, TurnIn, Until
from .atlas import Atlas, atlas_of
from .events import (
    NEUTRAL_SEAT,
    CardsPassed,
    CardsReturned,
    CardTaken,
    Event,
    Placed,
    Reinforced,
    Rolled,
    RolledForFirst,
    TurnedIn,
    Won,
)
from .odds import odds_of
from .rules.attack import most_defence, most_dice
from .rules.cards import set_value
from .rules.occupation import most_moving
from .rules.state import BONUS, DEFEND, FLOOR, FORTIFY_WITH, HOW_MANY, OCCUPY, PLACE, TRADE, is_over
from .rules.terms import MAX_AMOUNT, NEUTRAL
from .view import ASKED

THREE_PAIRS = 3  # dice compared where both sides roll three (an option)
SILENT = frozenset({"defended", "attacked", "attacks_ended", "first"})  # told by what follows, or by nothing that one sees


def land_message(t: Any, land: int) -> Message:
    """The name of a territory."""
    atlas = atlas_of(t)
    return atlas.territory_message[atlas.ids[land]]


# ---- questions


def question_of(t: Any, s: Any) -> Message:
    """What is asked now: of a seat, of chance, or nothing."""
    if is_over(s):
        return Message("conquest-question-over")
    facts: dict[str, Fact] = {}
    if s.source >= 0:
        facts["source"] = land_message(t, s.source)
    if s.target >= 0:
        facts["target"] = land_message(t, s.target)
    facts |= _numbers(t, s)
    asked = ASKED[s.asked]
    if s.asked == PLACE and s.onto == NEUTRAL:
        asked += "-neutral"
    if s.asked == TRADE and s.must_trade:
        asked += "-down" if s.trading_down else "-forced"
    return Message(f"conquest-question-{asked}", facts)


def _numbers(t: Any, s: Any) -> dict[str, Fact]:
    """The numbers of a question."""
    if s.asked == PLACE:
        return {"armies": s.due}
    if s.asked == HOW_MANY:
        return {"least": 1, "most": min(MAX_AMOUNT, s.due)}
    if s.asked == OCCUPY:
        return {"least": s.dice, "most": most_moving(s)}
    if s.asked in (FLOOR, FORTIFY_WITH):
        return {"least": 1, "most": most_moving(s)}
    if s.asked == DEFEND:
        return {"dice": s.dice, "most": most_defence(t, s)}
    if s.asked == TRADE:
        return {"cards": s.hand[s.player].bit_count()}
    return {"armies": t.territory_bonus} if s.asked == BONUS else {}


# ---- actions


def action_said(t: Any, s: Any, action: Action) -> Message:
    """A legal action, for a list of choices."""
    atlas, kind = atlas_of(t), action.__struct_config__.tag
    facts: dict[str, Fact] = {}
    if isinstance(action, TurnIn):
        facts["cards"] = [atlas.card_message[card] for card in action.cards]
        facts["armies"] = set_value(t, s, s.player, sum(1 << atlas.card_number[card] for card in action.cards))
    elif isinstance(action, Dice | Defend):
        facts["dice"] = action.dice
        if isinstance(action, Dice):
            facts["all"] = "yes" if action.dice == most_dice(s) else "no"
    elif isinstance(action, PlaceArmies | Floor | Occupy | Fortify):
        facts["armies"] = action.armies
    elif hasattr(action, "territory"):
        facts |= {"territory": atlas.territory_message[action.territory], "armies": s.armies[atlas.number[action.territory]]}
        if s.source >= 0:
            facts["source"] = land_message(t, s.source)
    return Message(f"conquest-action-{kind}", facts)


def odds_said(t: Any, s: Any, action: Action) -> Message | None:
    """C16-C21 The exact odds that stand before an attack: to the end for a target or "until", of one roll for its dice."""
    if isinstance(action, Attack):
        target = atlas_of(t).number[action.territory]
    elif isinstance(action, Dice | Until):
        target = s.target
    else:
        return None
    armies, defenders = s.armies[s.source], s.armies[target]
    dice = action.dice if isinstance(action, Dice) else 0
    odds = odds_of(armies, defenders, dice, defence_dice=t.defence_dice)
    if not isinstance(action, Dice):
        return Message("conquest-note-conquer", _percent("", odds.conquer))
    pairs = min(odds.dice, odds.defence)
    facts: dict[str, Fact] = {"pairs": pairs}
    for lost, chance in enumerate(odds.losses):
        facts |= _percent("bad" if lost == pairs else "good" if lost == 0 else "even", chance)
    return Message("conquest-note-roll" if pairs < THREE_PAIRS else "conquest-note-roll-three", facts)


def _percent(name: str, chance: float) -> dict[str, Fact]:
    """A chance as per cent with one decimal, in two whole numbers: 95 and 4. Fact `share`: of a thousand, to draw it."""
    share = round(1000 * chance)
    return {f"{name}whole": share // 10, f"{name}tenth": share % 10, f"{name}share": share}


# ---- events


def event_said(t: Any, event: Event, names: Sequence[str]) -> Message | None:
    """A projected event as a line of the log, or None where what follows says it."""
    kind = str(event.__struct_config__.tag)
    if kind in SILENT:
        return None
    atlas = atlas_of(t)
    if isinstance(event, RolledForFirst | Won):
        return _of_many(event, names)
    if isinstance(event, Rolled):
        return Message("conquest-event-rolled", _rolled(atlas, event, names))
    facts = _plain_facts(atlas, event, names)
    if isinstance(event, Reinforced):
        facts["continents"] = [
            Message("conquest-for-continent", {"continent": atlas.continent_message[one], "armies": n})
            for one, n in event.for_continents
        ]
        kind += "-continents" if event.for_continents else ""
    elif isinstance(event, TurnedIn | CardsReturned | CardsPassed) and event.cards is not None:
        facts["cards"] = [atlas.card_message[card] for card in event.cards]
        kind += "-open" if isinstance(event, CardsPassed) else ""
    elif isinstance(event, CardTaken) and event.card is not None:
        facts["card"] = atlas.card_message[event.card]
        kind += "-open"
    elif isinstance(event, Placed) and event.seat != event.by:
        kind += "-neutral"
    return Message(f"conquest-event-{kind}", facts)


def who(seat: int, names: Sequence[str]) -> Fact:
    """A seat by its player's name; neutral land by its own."""
    return Message("conquest-neutral") if seat == NEUTRAL_SEAT else names[seat]


def _plain_facts(atlas: Atlas, event: Event, names: Sequence[str]) -> dict[str, Fact]:
    """The fields of an event as facts: seats by name, territories by name, numbers as they are."""
    facts: dict[str, Fact] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field == "seat":
            facts["name"] = who(value, names)
        elif field in ("by", "owner"):
            facts["other"] = who(value, names)
        elif field in ("territory", "source", "target"):
            facts[field] = atlas.territory_message[value]
        elif isinstance(value, int):
            facts["territories" if field == "for_territories" else field] = value
    return facts


def _rolled(atlas: Atlas, event: Rolled, names: Sequence[str]) -> dict[str, Fact]:
    return {
        "name": who(event.attacker, names),
        "other": who(event.defender, names),
        "source": atlas.territory_message[event.source],
        "target": atlas.territory_message[event.target],
        "red": " ".join(map(str, event.red)),
        "white": " ".join(map(str, event.white)),
        "attacker": event.attacker_loses,
        "defender": event.defender_loses,
    }


def _of_many(event: RolledForFirst | Won, names: Sequence[str]) -> Message:
    if isinstance(event, Won):
        facts: dict[str, Fact] = {"names": ", ".join(names[seat] for seat in event.seats), "n": len(event.seats)}
        return Message(f"conquest-event-won-{event.why}", facts)
    rolls: list[Message] = [Message("conquest-die", {"name": names[seat], "die": die}) for seat, die in event.dice]
    return Message(f"conquest-event-rolled_for_first-{event.purpose}", {"rolls": rolls})
