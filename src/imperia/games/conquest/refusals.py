"""Why an action is refused: the rule that forbids it, and a sentence that says what to do instead (C1-C28)."""

from __future__ import annotations

from typing import Any

from ...engine import lowest
from ..game import IllegalAction
from .actions import (
    AMOUNTS,
    LANDS,
    Attack,
    AttackFrom,
    Bonus,
    Claim,
    Defend,
    Dice,
    EndAttacks,
    EndTurn,
    Floor,
    Fortify,
    FortifyFrom,
    FortifyTo,
    KeepBonus,
    NoMoreSets,
    Occupy,
    Place,
    PlaceArmies,
    Stop,
    TurnIn,
    Until,
    set_code,
)
from .atlas import atlas_of
from .rules import A_SET, CHANCE
from .rules.attack import most_defence, most_dice
from .rules.board import enemies_beside, friends_beside
from .rules.cards import set_of
from .rules.occupation import most_moving
from .rules.state import (
    ATTACK,
    BONUS,
    CLAIM,
    DEFEND,
    DICE,
    FLOOR,
    FORTIFY,
    FORTIFY_TO,
    FORTIFY_WITH,
    HOW_MANY,
    OCCUPY,
    PLACE,
    TARGET,
    TRADE,
    is_over,
)
from .rules.terms import ADJACENT, MAX_AMOUNT, NEUTRAL
from .view import ASKED
from .words import question_of

ANSWERS: dict[int, tuple[type, ...]] = {  # the actions that answer each question
    CLAIM: (Claim,),
    PLACE: (Place,),
    HOW_MANY: (PlaceArmies,),
    TRADE: (TurnIn, NoMoreSets),
    BONUS: (Bonus, KeepBonus),
    ATTACK: (AttackFrom, EndAttacks),
    TARGET: (Attack,),
    DICE: (Dice, Until),
    FLOOR: (Floor,),
    DEFEND: (Defend,),
    OCCUPY: (Occupy,),
    FORTIFY: (FortifyFrom, EndTurn),
    FORTIFY_TO: (FortifyTo,),
    FORTIFY_WITH: (Fortify,),
}
RULE = {  # that each question stands in
    CLAIM: "C7",
    PLACE: "C15",
    HOW_MANY: "C15a",
    TRADE: "C12",
    BONUS: "C14",
    ATTACK: "C16",
    TARGET: "C16",
    DICE: "C16",
    FLOOR: "C21",
    DEFEND: "C17",
    OCCUPY: "C20",
    FORTIFY: "C23",
    FORTIFY_TO: "C23",
    FORTIFY_WITH: "C23",
}


def refuse(rule: str, reason: str, **facts: Any) -> IllegalAction:
    """A refusal."""
    return IllegalAction(rule, reason=f"conquest-{reason}", **facts)


def refusal(t: Any, s: Any, seat: int, action: Any) -> IllegalAction:
    """The error for an action that is not legal now. Nothing is changed, and nothing is said that the seat does not know."""
    if is_over(s):
        return refuse("C26", "over")
    if isinstance(action, Stop):
        return refuse("C21", "stop")
    if s.turn == CHANCE:
        return refuse("C18", "chance")
    if s.turn != seat:
        return refuse("C17" if s.asked == DEFEND else "C25", "turn")
    if not isinstance(action, ANSWERS[s.asked]):
        return refuse(RULE[s.asked], "asked", asked=question_of(t, s))
    if type(action) in LANDS:
        named: Any = getattr(action, "territory", None)
        land = atlas_of(t).number.get(named) if isinstance(named, str) else None
        return refuse("C1", "no_such_territory", text=str(named)) if land is None else on_land(t, s, action, land)
    if isinstance(action, NoMoreSets):
        return refuse("C22", "must_trade_down") if s.trading_down else refuse("C13", "must_trade")
    if isinstance(action, TurnIn):
        return turning_in(t, s, action)
    return numbers(t, s, action)


def numbers(t: Any, s: Any, action: Any) -> IllegalAction:
    """C15a-C23 A number that is too small or too large."""
    if s.asked in AMOUNTS:
        least = s.dice if s.asked == OCCUPY else 1
        most = min(MAX_AMOUNT, s.due) if s.asked == HOW_MANY else most_moving(s)
        return refuse(RULE[s.asked], ASKED[s.asked], n=str(action.armies), least=least, most=most)
    most = most_defence(t, s) if s.asked == DEFEND else most_dice(s)
    return refuse(RULE[s.asked], ASKED[s.asked], n=str(getattr(action, "dice", "")), most=most)


def turning_in(t: Any, s: Any, action: TurnIn) -> IllegalAction:
    """C12 Cards that are not held, or no set."""
    atlas = atlas_of(t)
    code = set_code(atlas, action.cards, s.hand[s.player])
    if code < 0:
        return refuse("C12", "three_cards")
    missing = set_of(code - A_SET) & ~s.hand[s.player]
    if missing:
        return refuse("C12", "not_held", card=atlas.card_message[atlas.cards[lowest(missing)]])
    return refuse("C12", "no_set")


def on_land(t: Any, s: Any, action: Any, land: int) -> IllegalAction:
    """C7, C8, C14-C16, C23 A territory that cannot be named."""
    atlas = atlas_of(t)
    facts = {"territory": atlas.territory_message[atlas.ids[land]]}
    if s.source >= 0:
        facts["source"] = atlas.territory_message[atlas.ids[s.source]]
    own = s.owner[land] == s.player
    if isinstance(action, Claim):
        return refuse("C7", "claimed", **facts)
    if isinstance(action, Place):
        return refuse("C40", "place_neutral", **facts) if s.onto == NEUTRAL else refuse("C15", "place", **facts)
    if isinstance(action, Bonus):
        return refuse("C14", "bonus", **facts)
    if isinstance(action, Attack):
        return refuse("C16", "own_target" if own else "not_adjacent", **facts)
    if isinstance(action, FortifyTo):
        return fortify_to(t, s, land, own, facts)
    rule, what = ("C16", "attack") if isinstance(action, AttackFrom) else ("C23", "fortify")
    if not own:
        return refuse(rule, f"{what}_not_yours", **facts)
    beside = enemies_beside(t, s, land) if isinstance(action, AttackFrom) else friends_beside(t, s, land)
    if s.armies[land] < 2:
        return refuse(rule, f"{what}_one_army", **facts)
    assert not beside
    return refuse(rule, f"{what}_nowhere", **facts)


def fortify_to(t: Any, s: Any, land: int, own: bool, facts: dict[str, Any]) -> IllegalAction:
    """C23 A target of a fortification that armies cannot reach."""
    if not own:
        return refuse("C23", "fortify_not_yours", **facts)
    if land == s.source:
        return refuse("C23", "same", **facts)
    return refuse("C23", "not_beside" if t.fortify == ADJACENT else "not_connected", **facts)
