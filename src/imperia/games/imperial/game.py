"""Imperial for everybody but the rules: `GAME` turns codes into typed actions, rows into events, states into views and texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import msgspec

from ...engine import batch
from ...locale import Message
from ..game import EVERYTHING, BadSeats, Game, IllegalAction, Result, Setup, read_options
from . import actions, rules
from .actions import ACTIONS, Action, Chance, DealCard, DrawLot, NamePoint, NameQuartet, NameSequence, Play, TurnUp, code_of
from .events import HIDDEN, Dealt, Event, events_of
from .options import ACE_CAPTURE, Options
from .pack import CODE, QUARTETS, RUNS, SUITS, card_named
from .position import parse_position, position_of
from .refusals import refusal
from .rules.combinations import POINT_VALUE, RUN_VALUE, best_suit, value_of
from .rules.deal import receiver
from .rules.declarations import announcements
from .rules.play import playable
from .rules.state import ANNOUNCE, NOBODY, OVER, POINT, QUARTET, SEATS, SEQUENCE, WHICH_CARD, WHO_DEALS
from .search import playout
from .view import View, view_of
from .words import action_said, event_said, question_of

QUIET = frozenset({"white", "red", "exchanged", "returned", "taken", "won", "resigned", "deal_begins"})  # follow from the rest


class Imperial(Game[Options, Action, Event, View]):
    """The game of Imperial, for two."""

    name = "imperial"
    letter = "I"
    version = 1
    seats = range(2, 3)
    rules: ClassVar[Any] = rules
    search: ClassVar[Any] = playout
    Options: ClassVar[Any] = Options
    Action: ClassVar[Any] = Action
    Event: ClassVar[Any] = Event
    View: ClassVar[Any] = View
    Chance: ClassVar[Any] = Chance

    # ---- before play

    def terms(self, setup: Setup) -> Any:
        """The Terms of a match. Raises BadSeats, BadOption."""
        if setup.players != SEATS:
            raise BadSeats(game=self.name, players=setup.players, least=SEATS, most=SEATS)
        given = setup.options
        options = read_options(self, msgspec.structs.asdict(given) if isinstance(given, msgspec.Struct) else given or {})
        t = batch(rules.Terms, 1)[0]
        t.pay_all = int(options.pay_all)
        t.declare_by_hand = int(options.declare_by_hand)
        t.ace_capture = ACE_CAPTURE.index(options.ace_capture)
        return t

    def setup(self, t: Any) -> Setup:
        """What these Terms were made of."""
        ace: Any = ACE_CAPTURE[t.ace_capture]
        return Setup(self.name, SEATS, Options(pay_all=bool(t.pay_all), declare_by_hand=bool(t.declare_by_hand), ace_capture=ace))

    def content(self, t: Any) -> None:
        """None: the pack is part of the rules (I1)."""
        return

    # ---- actions

    def action(self, t: Any, s: Any, seat: int, code: int) -> Action:
        """The typed action of a code."""
        return ACTIONS[code]

    def code(self, t: Any, s: Any, seat: int, action: Action) -> int:
        """I12, I18, I19 The legal code of a typed action. Raises IllegalAction with the rule that forbids it."""
        if seat >= 0 and s.turn == seat:
            if s.asked == ANNOUNCE:
                code = code_of(action)
                if code is not None and code in self._right(t, s, seat):
                    return code
            elif type(action) is Play and isinstance(action.card, str):
                card = CODE.get(action.card)
                if card is None:
                    card = card_named(action.card)
                if card is not None and playable(t, s, seat) >> card & 1:
                    return rules.A_PLAY + card
        raise refusal(t, s, seat, action)

    def _right(self, t: Any, s: Any, seat: int) -> list[int]:
        """I12 The codes of all right answers."""
        out = [0] * rules.MAX_LEGAL
        return [rules.A_ANNOUNCE + said for said in out[: announcements(t, s, seat, out)]]

    def answers(self, t: Any, s: Any, seat: int) -> list[Action]:
        """I12 All answers to offer to a seat asked to declare: the same for every hand, so that they give nothing away."""
        if s.asked != ANNOUNCE or s.turn != seat:
            return []
        kind = {POINT: NamePoint, SEQUENCE: NameSequence, QUARTET: NameQuartet}[s.speaking_of]
        return [action for action in ACTIONS if isinstance(action, kind)]

    def table_answer(self, t: Any, s: Any, seat: int) -> Action | None:
        """I12 What the table answers for a seat after three errors in one question, or a clock; None if none is asked."""
        if s.asked != ANNOUNCE or s.turn != seat:
            return None
        cards = s.dealt[seat]
        value = value_of(t, s, s.speaking_of, cards)
        if s.speaking_of == POINT:
            return NamePoint(SUITS[best_suit(s, POINT_VALUE, cards)])
        if s.speaking_of == QUARTET:
            return NameQuartet(QUARTETS[value])
        return NameSequence(RUNS[value], SUITS[best_suit(s, RUN_VALUE, cards)]) if value else NameSequence()

    def chance(self, t: Any, s: Any, outcome: int) -> Chance:
        """I8, I9 What an outcome means: the first dealer, a card and who gets it, or the turn-up."""
        if s.asked == WHO_DEALS:
            return actions.LOTS[outcome]
        unseen = s.unseen
        for _ in range(outcome):
            unseen &= unseen - 1
        card = (unseen & -unseen).bit_length() - 1
        to = receiver(t, s)
        return actions.TURNED[card] if to == NOBODY else actions.DEALT[to][card]

    def chance_of(self, t: Any, s: Any, meaning: Any) -> int:
        """I8, I9 The outcome of a meaning: as `chance` gives it (also as JSON), or just a card's name or the dealer's seat.

        Raises IllegalAction for what is not due, or a card that is gone.
        """
        if isinstance(meaning, dict):
            try:
                meaning = msgspec.convert(meaning, Chance)
            except msgspec.ValidationError:
                raise IllegalAction("I8", reason="imperial-no_such_card", text=str(meaning)) from None
        if s.asked == WHO_DEALS:
            dealer = meaning.dealer if isinstance(meaning, DrawLot) else meaning
            if dealer not in (0, 1, "0", "1"):
                raise IllegalAction("I9", reason="imperial-no_such_dealer", text=str(dealer))
            return int(dealer)
        if s.asked != WHICH_CARD:
            raise IllegalAction("I8", reason="imperial-no_chance")
        name = meaning.card if isinstance(meaning, DealCard | TurnUp) else meaning
        card = card_named(name) if isinstance(name, str) else None
        if card is None:
            raise IllegalAction("I1", reason="imperial-no_such_card", text=str(name))
        if not s.unseen >> card & 1:
            raise IllegalAction("I8", reason="imperial-card_gone", text=str(name))
        return int(s.unseen & (1 << card) - 1).bit_count()

    # ---- what happened, and what is seen

    def events(self, t: Any, s: Any) -> list[Event]:
        """All that the last action led to."""
        return events_of(s)

    def project(self, event: Event, viewer: int) -> Event | None:
        """I8 A card dealt is seen by its owner only; all else is public."""
        if type(event) is Dealt and viewer != event.seat and viewer != EVERYTHING:
            return HIDDEN[event.seat]
        return event

    def project_action(self, action: Any, seat: int, viewer: int) -> Any:
        """I17 What a seat announced is its own: others learn from it what the events tell. A card dealt is its owner's."""
        if isinstance(action, DealCard):
            return action if viewer in (action.to, EVERYTHING) else actions.DEALT_HIDDEN[action.to]
        if viewer in (seat, EVERYTHING):
            return action
        return actions.HIDDEN.get(type(action), action)

    def reveals(self, events: Iterable[Event]) -> bool:
        """I20 Cards, words and the lot cannot be unseen; chips and tricks follow from them."""
        return any(event.__struct_config__.tag not in QUIET for event in events)

    def view(self, t: Any, s: Any, viewer: int) -> View:
        """All that a viewer may know."""
        return view_of(s, viewer)

    def result(self, t: Any, s: Any) -> Result | None:
        """I7, I26 Five reds, or a resignation."""
        if s.turn != OVER:
            return None
        five = s.red[s.winner] == rules.chips.REDS_TO_WIN
        returns = (1.0, -1.0) if s.winner == 0 else (-1.0, 1.0)
        reason, rule = ("five_reds", "I7") if five else ("resigned", "I26")
        return Result(returns=returns, winners=(s.winner,), reason=reason, rule=rule)

    # ---- positions and words

    def position(self, t: Any, s: Any) -> str:
        """The position notation."""
        return position_of(t, s)

    def parse(self, text: str) -> tuple[Any, Any]:
        """Terms and State of a position text. Raises BadPosition."""
        return parse_position(text)

    def question(self, t: Any, s: Any, seat: int) -> Message:
        """What this seat is asked."""
        return question_of(s, seat)

    def action_message(self, t: Any, s: Any, seat: int, action: Action, names: Sequence[str]) -> Message:
        """A legal action in words."""
        return action_said(action)

    def event_message(self, t: Any, event: Event, names: Sequence[str]) -> Message | None:
        """A projected event as a line of the log."""
        return event_said(event, names)


GAME = Imperial()
