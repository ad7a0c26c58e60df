"""Imperium for everybody but the rules: `GAME` turns codes into typed actions, rows into events, states into views and texts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from math import comb
from typing import Any, ClassVar

import msgspec

from ...locale import Message
from ..game import EVERYTHING, Game, Result, Setup, read_options
from . import rules
from .actions import Action, Chance, DealTerritory, OddArmy, Roll, RollForFirst, TakeCard, action_of, code_of
from .agreement import map_of, setup_of, terms_of
from .atlas import atlas_of
from .content import Map, checked, classic, map_faults, read_map
from .events import CardsPassed, CardTaken, Event
from .options import Options
from .position import position_of
from .reading import parse_position
from .refusals import refusal, refuse
from .rows import WHY, events_of
from .rules.dice import FACES, die_of
from .rules.state import NOT_OVER, ODD_LAND, ROLL, WHICH_CARD, WHICH_LAND
from .rules.terms import MAX_AMOUNT
from .search import playout
from .view import View, view_of
from .words import action_said, event_said, odds_said, question_of

TELLING = frozenset({"rolled_for_first", "dealt", "rolled", "turned_in", "card_taken", "cards_passed", "cards_returned"})
RULE_OF = {"world": "C26", "last": "C26", "rounds": "C26", "resigned": "C28"}


class Conquest(Game[Options, Action, Event, View]):
    """The game of Imperium, for two to six."""

    name = "conquest"
    letter = "C"
    version = 1
    seats = range(2, 7)
    rules: ClassVar[Any] = rules
    search: ClassVar[Any] = playout
    Options: ClassVar[Any] = Options
    Action: ClassVar[Any] = Action
    Event: ClassVar[Any] = Event
    View: ClassVar[Any] = View
    Chance: ClassVar[Any] = Chance
    Content: ClassVar[Any] = Map

    # ---- before play

    def terms(self, setup: Setup) -> Any:
        """C2, C5 The Terms of a game. Raises BadSeats, BadOption, BadContent."""
        given = setup.options
        options = read_options(self, msgspec.structs.asdict(given) if isinstance(given, msgspec.Struct) else given or {})
        return terms_of(options, setup.players, classic() if setup.content is None else checked(setup.content))

    def setup(self, t: Any) -> Setup:
        """What these Terms were made of."""
        return setup_of(t)

    def content(self, t: Any) -> Map:
        """C1 The map that is played on, whole, the shipped one too."""
        return map_of(t)

    def read_content(self, text: str) -> Map:
        """C1, C2 A map from TOML text, checked. Raises BadContent for the first fault, with all of them in its `faults`."""
        return read_map(text)

    def content_faults(self, text: str) -> Sequence[Exception]:
        """C1, C2 Everything that is wrong with a map file."""
        return map_faults(text)

    def map(self, t: Any) -> Map:
        """C1 The map that is played on: its names, borders, continents."""
        return map_of(t)

    # ---- actions

    def action(self, t: Any, s: Any, seat: int, code: int) -> Action:
        """The typed action of a legal code."""
        return action_of(t, s, code)

    def code(self, t: Any, s: Any, seat: int, action: Action) -> int:
        """C7-C23 The legal code of a typed action. Raises IllegalAction with the rule that forbids it."""
        code = code_of(t, s, action)
        out = [0] * (MAX_AMOUNT + 1 + comb(s.hand[seat].bit_count() if seat >= 0 else 0, 3))
        if code < 0 or code not in out[: rules.legal_actions(t, s, seat, out)]:
            raise refusal(t, s, seat, action)
        return code

    def chance(self, t: Any, s: Any, outcome: int) -> Chance:
        """C6-C9, C18, C24 What an outcome means: dice, a territory, a card."""
        atlas = atlas_of(t)
        if s.asked == ROLL:
            red, white = divmod(outcome, FACES**s.defence)
            return Roll(tuple(die_of(red, i) for i in range(s.dice)), tuple(die_of(white, i) for i in range(s.defence)))
        if s.asked == WHICH_CARD:
            return TakeCard(s.player, atlas.cards[member(s.pile, outcome)])
        if s.asked == WHICH_LAND:
            return DealTerritory(s.player, atlas.ids[member(s.empty, outcome)])
        if s.asked == ODD_LAND:
            return OddArmy(atlas.ids[member(s.odd, outcome)])
        return RollForFirst(tuple(die_of(outcome, i) for i in range(s.tied.bit_count())))

    def chance_of(self, t: Any, s: Any, meaning: Any) -> int:
        """C6-C9, C18, C24 The outcome of a meaning: as `chance` gives it (also as JSON), or as one types it: "642 54", "brazil".

        Raises IllegalAction for what is not due or cannot be.
        """
        if s.turn != rules.CHANCE or s.ended != NOT_OVER:
            raise refuse("C18", "no_chance")
        if isinstance(meaning, dict):
            try:
                meaning = msgspec.convert(meaning, Chance)
            except msgspec.ValidationError:
                raise refuse("C18", "no_such_chance", text=str(meaning)) from None
        if s.asked in (WHICH_CARD, WHICH_LAND, ODD_LAND):
            return self._named(t, s, meaning)
        return self._rolled(s, meaning)

    def _named(self, t: Any, s: Any, meaning: Any) -> int:
        """C7, C8, C24 The outcome that is a card or a territory."""
        atlas = atlas_of(t)
        card = s.asked == WHICH_CARD
        there = s.pile if card else s.empty if s.asked == WHICH_LAND else s.odd
        name = meaning
        if isinstance(meaning, TakeCard) and card:
            name = meaning.card
        elif isinstance(meaning, DealTerritory if s.asked == WHICH_LAND else OddArmy) and not card:
            name = meaning.territory
        number = (atlas.card_number if card else atlas.number).get(name.strip(), -1) if isinstance(name, str) else -1
        if number < 0:
            raise refuse("C24" if card else "C1", "no_such_card" if card else "no_such_territory", text=str(name))
        if not there >> number & 1:
            raise refuse("C24" if card else "C7", "card_gone" if card else "not_there", text=str(name))
        return int(there & (1 << number) - 1).bit_count()

    def _rolled(self, s: Any, meaning: Any) -> int:
        """C6, C9, C18 The outcome that is a roll: red dice before white ones, or a die of each seat."""
        sizes = (s.dice, s.defence) if s.asked == ROLL else (s.tied.bit_count(),)
        if isinstance(meaning, Roll | RollForFirst):
            kept = (meaning.red, meaning.white) if isinstance(meaning, Roll) else (meaning.dice,)
            if tuple(map(len, kept)) != sizes:
                raise refuse("C18", "dice_needed", n=sum(sizes))
            dice = [die for one in kept for die in one]
        elif isinstance(meaning, str):
            dice = [int(digit) for digit in re.sub(r"[\s,;:/+-]", "", meaning) if digit.isdecimal()]
            if re.sub(r"[\s,;:/+-]", "", meaning) != "".join(map(str, dice)):
                raise refuse("C18", "dice_needed", n=sum(sizes))
        else:
            dice = list(meaning) if isinstance(meaning, list | tuple) else [meaning]
        if len(dice) != sum(sizes) or not all(type(die) is int and 1 <= die <= FACES for die in dice):
            raise refuse("C18", "dice_needed", n=sum(sizes))
        outcome = 0
        for some in (dice[: sizes[0]], dice[sizes[0] :]):
            outcome = outcome * FACES ** len(some) + sum((die - 1) * FACES**i for i, die in enumerate(some))
        return outcome

    # ---- what happened, and what is seen

    def events(self, t: Any, s: Any) -> list[Event]:
        """All that the last action led to."""
        return events_of(atlas_of(t), s)

    def project(self, event: Event, viewer: int) -> Event | None:
        """C30 A card taken is seen by who takes it, cards of an eliminated seat by it and the conqueror; all else is open."""
        if isinstance(event, CardTaken) and viewer not in (event.seat, EVERYTHING):
            return CardTaken(event.seat)
        if isinstance(event, CardsPassed) and viewer not in (event.seat, event.owner, EVERYTHING):
            return CardsPassed(event.seat, event.owner, event.n)
        return event

    def project_action(self, action: Any, seat: int, viewer: int) -> Any:
        """C30 A card taken is its owner's; whatever else a seat or chance does is open."""
        if isinstance(action, TakeCard) and viewer not in (action.seat, EVERYTHING):
            return TakeCard(action.seat)
        return action

    def reveals(self, events: Iterable[Event]) -> bool:
        """C30 Dice, cards and lots cannot be unseen."""
        return any(event.__struct_config__.tag in TELLING for event in events)

    def view(self, t: Any, s: Any, viewer: int) -> View:
        """C30 All that a viewer may know."""
        return view_of(t, s, viewer)

    def result(self, t: Any, s: Any) -> Result | None:
        """C26-C28 The world, the last one, the rounds, or a resignation."""
        if s.ended == NOT_OVER:
            return None
        out = [0] * t.n_seats
        rules.returns(t, s, out)
        why = WHY[s.ended]
        winners = tuple(seat for seat in range(t.n_seats) if s.winners >> seat & 1)
        rule = "C27" if why == "rounds" and not t.victory else RULE_OF[why]
        return Result(returns=tuple(map(float, out)), winners=winners, reason=why, rule=rule)

    # ---- positions and words

    def position(self, t: Any, s: Any) -> str:
        """The position notation."""
        return position_of(t, s)

    def parse(self, text: str) -> tuple[Any, Any]:
        """Terms and State of a position text. Raises BadPosition."""
        return parse_position(self, text)

    def question(self, t: Any, s: Any, seat: int) -> Message:
        """What this seat is asked."""
        return question_of(t, s)

    def action_message(self, t: Any, s: Any, seat: int, action: Action, names: Sequence[str]) -> Message:
        """A legal action in words."""
        return action_said(t, s, action)

    def action_note(self, t: Any, s: Any, seat: int, action: Action) -> Message | None:
        """C16-C21 The odds of an attack."""
        return odds_said(t, s, action)

    def event_message(self, t: Any, event: Event, names: Sequence[str]) -> Message | None:
        """A projected event as a line of the log."""
        return event_said(t, event, names)


def member(lands: int, k: int) -> int:
    """The k-th member of a set in rising order."""
    for _ in range(k):
        lands &= lands - 1
    return (lands & -lands).bit_length() - 1


GAME = Conquest()
