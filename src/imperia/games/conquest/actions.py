"""What a seat can do, and what chance can bring, as typed values; both ways between them and the codes of the rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from . import rules
from .atlas import Atlas, atlas_of
from .rules.cards import PAIRS, TRIPLES, set_of
from .rules.state import FLOOR, FORTIFY_WITH, HOW_MANY, OCCUPY
from .rules.terms import SECOND_WILD, WILD


class Claim(msgspec.Struct, frozen=True, tag="claim", tag_field="do", gc=False):
    """C7 Put an army on this empty territory."""

    territory: str


class Place(msgspec.Struct, frozen=True, tag="place", tag_field="do", gc=False):
    """C8, C15 Armies go to this territory; how many is asked next, unless only one is left."""

    territory: str


class PlaceArmies(msgspec.Struct, frozen=True, tag="place_armies", tag_field="do", gc=False):
    """C8, C15a So many of them."""

    armies: int


class TurnIn(msgspec.Struct, frozen=True, tag="turn_in", tag_field="do", gc=False):
    """C12 Turn in this set: three cards, named like their territories, or wild1, wild2."""

    cards: tuple[str, str, str]


class NoMoreSets(msgspec.Struct, frozen=True, tag="no_more_sets", tag_field="do", gc=False):
    """C13 Turn in no (more) set this turn."""


class Bonus(msgspec.Struct, frozen=True, tag="bonus", tag_field="do", gc=False):
    """C14 The two armies of a turned-in card go to this territory."""

    territory: str


class KeepBonus(msgspec.Struct, frozen=True, tag="keep_bonus", tag_field="do", gc=False):
    """C14 Keep them for a later set of this turn."""


class AttackFrom(msgspec.Struct, frozen=True, tag="attack_from", tag_field="do", gc=False):
    """C16 Attack from this territory."""

    territory: str


class Attack(msgspec.Struct, frozen=True, tag="attack", tag_field="do", gc=False):
    """C16 Attack this territory."""

    territory: str


class Dice(msgspec.Struct, frozen=True, tag="dice", tag_field="do", gc=False):
    """C16 With so many dice, once."""

    dice: int


class Until(msgspec.Struct, frozen=True, tag="until", tag_field="do", gc=False):
    """C21 Again and again; how many armies shall end it is asked next, unless one is all it can be."""


class Floor(msgspec.Struct, frozen=True, tag="floor", tag_field="do", gc=False):
    """C21 As long as more than so many armies are left."""

    armies: int


class Stop(msgspec.Struct, frozen=True, tag="stop", tag_field="do", gc=False):
    """C21 No more rolls after the declared one."""


class Defend(msgspec.Struct, frozen=True, tag="defend", tag_field="do", gc=False):
    """C17 Defend with so many dice."""

    dice: int


class Occupy(msgspec.Struct, frozen=True, tag="occupy", tag_field="do", gc=False):
    """C20 So many armies move into the conquered territory."""

    armies: int


class EndAttacks(msgspec.Struct, frozen=True, tag="end_attacks", tag_field="do", gc=False):
    """C23 No more attacks this turn."""


class FortifyFrom(msgspec.Struct, frozen=True, tag="fortify_from", tag_field="do", gc=False):
    """C23 Move armies away from this territory."""

    territory: str


class FortifyTo(msgspec.Struct, frozen=True, tag="fortify_to", tag_field="do", gc=False):
    """C23 Move them to this one."""

    territory: str


class Fortify(msgspec.Struct, frozen=True, tag="fortify", tag_field="do", gc=False):
    """C23 So many of them."""

    armies: int


class EndTurn(msgspec.Struct, frozen=True, tag="end_turn", tag_field="do", gc=False):
    """C23 No (more) fortification: the turn is over."""


class RollForFirst(msgspec.Struct, frozen=True, tag="roll_for_first", tag_field="do", gc=False):
    """C6, C9 Chance: a die of each seat that rolls, in the order of seats."""

    dice: tuple[int, ...]


class DealTerritory(msgspec.Struct, frozen=True, tag="deal", tag_field="do", gc=False):
    """C7, C40 Chance: the next territory dealt, and to whom."""

    to: int
    territory: str


class OddArmy(msgspec.Struct, frozen=True, tag="odd_army", tag_field="do", gc=False):
    """C8 Chance: the territory that gets an odd army."""

    territory: str


class Roll(msgspec.Struct, frozen=True, tag="roll", tag_field="do", gc=False):
    """C18 Chance: the dice of the attacker and of the defender."""

    red: tuple[int, ...]
    white: tuple[int, ...]


class TakeCard(msgspec.Struct, frozen=True, tag="take_card", tag_field="do", gc=False):
    """C24 Chance: who takes a card, and which; card is None for those who may not know it."""

    seat: int
    card: str | None = None


Action: TypeAlias = (
    Claim
    | Place
    | PlaceArmies
    | TurnIn
    | NoMoreSets
    | Bonus
    | KeepBonus
    | AttackFrom
    | Attack
    | Dice
    | Until
    | Floor
    | Stop
    | Defend
    | Occupy
    | EndAttacks
    | FortifyFrom
    | FortifyTo
    | Fortify
    | EndTurn
)
Chance: TypeAlias = RollForFirst | DealTerritory | OddArmy | Roll | TakeCard

LANDS: dict[type, int] = {  # actions that name a territory, and where their codes begin
    Claim: rules.A_CLAIM,
    Place: rules.A_PLACE,
    Bonus: rules.A_BONUS,
    AttackFrom: rules.A_FROM,
    Attack: rules.A_TARGET,
    FortifyFrom: rules.A_FORTIFY,
    FortifyTo: rules.A_FORTIFY_TO,
}
WORDS: dict[type, int] = {
    Until: rules.A_UNTIL,
    Stop: rules.A_STOP,
    KeepBonus: rules.A_KEEP,
    NoMoreSets: rules.A_TRADED,
    EndAttacks: rules.A_END_ATTACKS,
    EndTurn: rules.A_END_TURN,
}
AMOUNTS: dict[int, type] = {HOW_MANY: PlaceArmies, FLOOR: Floor, OCCUPY: Occupy, FORTIFY_WITH: Fortify}  # by what is asked
_LANDS_BY_BASE: list[Callable[[str], Action]] = [kind for kind, _ in sorted(LANDS.items(), key=lambda pair: pair[1])]
_WORD_BY_CODE: dict[int, Action] = {code: kind() for kind, code in WORDS.items()}


def action_of(t: Any, s: Any, code: int) -> Action:
    """The typed action of a code, as it would be said now."""
    if code < rules.A_DICE:
        kind, land = divmod(code, rules.A_PLACE)
        return _LANDS_BY_BASE[kind](atlas_of(t).ids[land])
    if code in _WORD_BY_CODE:
        return _WORD_BY_CODE[code]
    if code < rules.A_UNTIL:
        return Dice(code - rules.A_DICE + 1)
    if code < rules.A_KEEP:
        return Defend(code - rules.A_DEFEND + 1)
    if code < rules.A_SET:
        amount: Action = AMOUNTS[s.asked](code - rules.A_AMOUNT + 1)
        return amount
    first, second, third = atlas_of(t).cards_in(set_of(code - rules.A_SET))
    return TurnIn((first, second, third))


def code_of(t: Any, s: Any, action: Any) -> int:
    """The code that this action has in general, or -1 where it has none (a name that the map has not, an amount below 1)."""
    kind = type(action)
    if kind in LANDS:
        land = atlas_of(t).number.get(action.territory, -1) if isinstance(action.territory, str) else -1
        return -1 if land < 0 else LANDS[kind] + land
    if kind in WORDS:
        return WORDS[kind]
    if kind is TurnIn:
        return set_code(atlas_of(t), action.cards, s.hand[s.player] if s.player >= 0 else 0)
    if kind in (Dice, Defend):
        base, most, n = (rules.A_DICE if kind is Dice else rules.A_DEFEND), 3, action.dice
    elif kind is AMOUNTS.get(s.asked):
        base, most, n = rules.A_AMOUNT, rules.A_SET - rules.A_AMOUNT, action.armies
    else:
        return -1
    return base + n - 1 if type(n) is int and 1 <= n <= most else -1


def set_code(atlas: Atlas, names: Any, hand: int) -> int:
    """C12 The code of three different cards in any order, or -1. Of two wild cards in the hand, which are alike, the first goes."""
    if not isinstance(names, tuple | list) or not all(isinstance(name, str) for name in names):
        return -1
    cards = sorted({atlas.card_number.get(name, -1) for name in names})
    if len(names) != 3 or len(cards) != 3 or cards[0] < 0:
        return -1
    if cards[2] == SECOND_WILD and cards[1] != WILD and hand >> WILD & 1:
        cards[2] = WILD
    return rules.A_SET + TRIPLES[cards[2]] + PAIRS[cards[1]] + cards[0]
