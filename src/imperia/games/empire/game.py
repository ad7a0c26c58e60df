"""Империя for everybody but the rules: `GAME` turns codes into typed actions, rows into events, states into views and texts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar

import msgspec

from ...locale import Message
from ..game import EVERYTHING, BadContent, Game, IllegalAction, Result, Setup, read_options
from . import rules
from .actions import Accept, Action, Chance, DrawCard, DrawLot, PutUnder, codes_of
from .content import Deck, checked, classic, deck_faults, read_deck
from .events import ENDED_BY, REASONS, Event, Launched, events_of, project
from .options import Options
from .position import parse_position, position_of
from .proposal import cheapest
from .refusals import refusal
from .rules.state import ANSWER, DEALING, DRAWING, LOT, PAY
from .search import playout
from .terms import deck_of, make_terms, options_of
from .view import View, view_of
from .vocabulary import words_of
from .words import action_said, event_said, question_of

QUIET = frozenset(
    {"turn", "nothing_left", "systems", "loose", "turn_ended", "won", "resigned", "aside", "moved"}
)  # follow from the rest


class Empire(Game[Options, Action, Event, View]):
    """The game of Империя, for two to sixteen."""

    name = "empire"
    letter = "E"
    version = 1
    seats = range(2, rules.MAX_SEATS + 1)
    rules: ClassVar[Any] = rules
    search: ClassVar[Any] = playout
    Options: ClassVar[Any] = Options
    Action: ClassVar[Any] = Action
    Event: ClassVar[Any] = Event
    View: ClassVar[Any] = View
    Chance: ClassVar[Any] = Chance
    Content: ClassVar[Any] = Deck

    # ---- before play

    def terms(self, setup: Setup) -> Any:
        """The Terms of a game. Raises BadSeats, BadOption, BadContent."""
        given = setup.options
        options = read_options(self, msgspec.structs.asdict(given) if isinstance(given, msgspec.Struct) else given or {})
        deck = classic() if setup.content is None else checked(setup.content)
        return make_terms(setup.players, options, deck)

    def setup(self, t: Any) -> Setup:
        """What these Terms were made of; the deck, if it is not the shipped one."""
        return Setup(self.name, t.players, options_of(t), deck_of(t) if t.deck else None)

    def content(self, t: Any) -> Deck:
        """E1 The deck that is played with, whole, the shipped one too."""
        return deck_of(t)

    def read_content(self, text: str) -> Deck:
        """A deck from TOML text. Raises BadContent naming the entry and the line."""
        return read_deck(text)

    def content_faults(self, text: str) -> list[BadContent]:
        """E60 Everything that is wrong with a deck file, each fault with its entry and line; empty if it is right."""
        return deck_faults(text)

    # ---- actions

    def action(self, t: Any, s: Any, seat: int, code: int) -> Action:
        """The typed action of a code."""
        return codes_of(words_of(t).deck).action[code]

    def code(self, t: Any, s: Any, seat: int, action: Action) -> int:
        """The legal code of a typed action. Raises IllegalAction with the rule that forbids it."""
        try:
            code = codes_of(words_of(t).deck).code.get(action)
        except TypeError:  # a value within that cannot be looked up: no action of this game
            code = None
        if code is not None:
            out = [0] * rules.MAX_LEGAL
            if code in out[: rules.legal_actions(t, s, seat, out)]:
                return code
        raise refusal(t, s, words_of(t), seat, action)

    def chance(self, t: Any, s: Any, outcome: int) -> Chance:
        """E3, E5 What an outcome means: who begins, or a card and who gets it."""
        if s.what == LOT:
            return DrawLot(outcome)
        face = 0
        while outcome >= s.pile[face]:
            outcome -= s.pile[face]
            face += 1
        return DrawCard(self._drawer(t, s), words_of(t).cards[face])

    def _drawer(self, t: Any, s: Any) -> int:
        """E3, E5 Who gets the next card."""
        return int((t.players * t.dealt - s.to_draw) // t.dealt if s.what == DEALING else s.turn)

    def chance_of(self, t: Any, s: Any, meaning: Any) -> int:
        """The outcome of a meaning: as `chance` gives it (also as JSON), or just a card's slug or the seat that begins.

        Equal cards have many outcomes, of which the first is given. Raises IllegalAction for what is not due, or a card that
        is not in the pile.
        """
        if isinstance(meaning, dict):
            try:
                meaning = msgspec.convert(meaning, Chance)
            except msgspec.ValidationError:
                raise IllegalAction("E5", reason="empire-no_such_card", text=str(meaning)) from None
        if s.what == LOT:
            seat = meaning.seat if isinstance(meaning, DrawLot) else meaning
            if str(seat) not in map(str, range(t.players)):
                raise IllegalAction("E3", reason="empire-no_such_seat", text=str(seat), most=t.players - 1)
            return int(seat)
        if s.what not in (DEALING, DRAWING):
            raise IllegalAction("E5", reason="empire-no_chance")
        slug = meaning.card if isinstance(meaning, DrawCard) else meaning
        face = words_of(t).card_number.get(slug) if isinstance(slug, str) else None
        if face is None:
            raise IllegalAction("E1", reason="empire-no_such_card", text=str(slug))
        if not s.pile[face]:
            raise IllegalAction("E5", reason="empire-not_in_pile", text=str(slug))
        return int(sum(s.pile[:face]))

    # ---- what happened, and what is seen

    def events(self, t: Any, s: Any) -> list[Event]:
        """All that the last action led to."""
        return events_of(words_of(t), s)

    def project(self, event: Event, viewer: int) -> Event | None:
        """E50 Cards drawn, and put under the pile, are seen by whoever did it only."""
        return event if viewer == EVERYTHING else project(event, viewer)

    def project_action(self, action: Any, seat: int, viewer: int) -> Any:
        """E50 What was put under the pile, and a card drawn, is its owner's."""
        if isinstance(action, DrawCard) and viewer not in (action.to, EVERYTHING):
            return DrawCard(action.to)
        if isinstance(action, PutUnder) and viewer not in (seat, EVERYTHING):
            return PutUnder()
        return action

    def reveals(self, events: Iterable[Event]) -> bool:
        """Whether somebody learnt something: a card drawn, shown, played against others, or an answer given."""
        loud = (event for event in events if event.__struct_config__.tag not in QUIET)
        return any(not (isinstance(event, Launched) and event.loose) for event in loud)

    def view(self, t: Any, s: Any, viewer: int) -> View:
        """All that a viewer may know."""
        return view_of(t, s, words_of(t), viewer)

    def result(self, t: Any, s: Any) -> Result | None:
        """E17, E19, E51 How it ended."""
        if not s.ending:
            return None
        out = [0] * t.players
        rules.returns(t, s, out)
        winners = tuple(seat for seat in range(t.players) if out[seat] > 0)
        reason = REASONS[s.ending]
        return Result(returns=tuple(float(value) for value in out), winners=winners, reason=reason, rule=ENDED_BY[reason])

    # ---- positions and words

    def position(self, t: Any, s: Any) -> str:
        """The position notation."""
        return position_of(t, s)

    def parse(self, text: str) -> tuple[Any, Any]:
        """Terms and State of a position text. Raises BadPosition."""
        return parse_position(text)

    def question(self, t: Any, s: Any, seat: int) -> Message:
        """What this seat is asked."""
        return question_of(t, s, words_of(t), seat)

    def action_message(self, t: Any, s: Any, seat: int, action: Action, names: Sequence[str]) -> Message:
        """A legal action in words."""
        return action_said(words_of(t), action, names)

    def proposal(self, t: Any, s: Any, seat: int) -> list[Action]:
        """E22, E23, E40 The payment that hurts least; where a Fiver could still be shown, after accepting."""
        if s.asked[seat] not in (ANSWER, PAY) or not s.owes[seat]:
            return []
        paid: list[Action] = list(cheapest(t, s, words_of(t), seat))
        return [Accept(), *paid] if s.asked[seat] == ANSWER and paid else paid

    def event_message(self, t: Any, event: Event, names: Sequence[str]) -> Message | None:
        """A projected event as a line of the log."""
        return event_said(words_of(t), event, names)


GAME = Empire()
