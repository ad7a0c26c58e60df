"""The ordinary layer of "Sealed" (sealed_rules.py): the contract of a game, whole, at its smallest."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from imperia.engine import batch, copy, pack, unpack
from imperia.games.game import EVERYTHING, BadOption, BadPosition, BadSeats, Game, IllegalAction, Result, Setup
from imperia.locale import Message
from play import sealed_rules as rules


class Options(msgspec.Struct, frozen=True):
    rounds: int = 3


class Bid(msgspec.Struct, frozen=True, tag="bid", tag_field="do"):
    amount: int | None


class Place(msgspec.Struct, frozen=True, tag="place", tag_field="do"):
    pile: int


class Stop(msgspec.Struct, frozen=True, tag="stop", tag_field="do"):
    pass


class Cheer(msgspec.Struct, frozen=True, tag="cheer", tag_field="do"):
    pass


Action = Bid | Place | Stop | Cheer


class Dealt(msgspec.Struct, frozen=True, tag="dealt", tag_field="event"):
    seat: int
    card: int | None


class Bidden(msgspec.Struct, frozen=True, tag="bidden", tag_field="event"):
    seat: int


class Shown(msgspec.Struct, frozen=True, tag="shown", tag_field="event"):
    seat: int
    amount: int


class Placed(msgspec.Struct, frozen=True, tag="placed", tag_field="event"):
    seat: int
    pile: int


class Said(msgspec.Struct, frozen=True, tag="said", tag_field="event"):
    seat: int
    what: str


class Rolled(msgspec.Struct, frozen=True, tag="rolled", tag_field="event"):
    seat: int
    die: int


class Won(msgspec.Struct, frozen=True, tag="won", tag_field="event"):
    seat: int
    points: int


Event = Dealt | Bidden | Shown | Placed | Said | Rolled | Won


class Card(msgspec.Struct, frozen=True, tag="card", tag_field="chance"):
    card: int


class Die(msgspec.Struct, frozen=True, tag="die", tag_field="chance"):
    die: int


class View(msgspec.Struct, frozen=True):
    game: str
    viewer: int
    to_act: int
    asked: str
    hands: tuple[int | None, ...]
    bids: tuple[int | None, ...]
    has_bid: tuple[bool, ...]
    scores: tuple[int, ...]
    piles: tuple[int, ...]


class Sealed(Game[Options, Action, Event, View]):
    name, letter, version, seats = "sealed", "S", 1, range(2, 5)
    rules: Any = rules
    Options, Action, Event, View, Chance = Options, Action, Event, View, Card | Die

    def terms(self, setup: Setup) -> Any:
        options = setup.options or Options()
        if setup.players not in self.seats:
            raise BadSeats(game=self.name, players=setup.players, least=2, most=4)
        if not 1 <= options.rounds <= 3:
            raise BadOption(game=self.name, option="rounds", value=options.rounds, allowed="1-3")
        t = batch(rules.Terms, 1)[0]
        t.players, t.rounds = setup.players, options.rounds
        return t

    def setup(self, t: Any) -> Setup:
        return Setup(self.name, t.players, Options(t.rounds))

    def content(self, t: Any) -> None:
        return None

    def action(self, t: Any, s: Any, seat: int, code: int) -> Action:
        if code < rules.PLACE:
            return Bid(code)
        return Place(code - rules.PLACE) if code < rules.STOP else Stop() if code == rules.STOP else Cheer()

    def code(self, t: Any, s: Any, seat: int, action: Action) -> int:
        match action:
            case Bid(amount=int(amount)) if 0 <= amount <= 3:
                code = amount
            case Place(pile=int(pile)) if 0 <= pile <= 2:
                code = rules.PLACE + pile
            case Stop():
                code = rules.STOP
            case Cheer():
                code = rules.CHEER
            case _:
                raise IllegalAction("S2")
        row = [0] * rules.MAX_LEGAL
        if code not in row[: rules.legal_actions(t, s, seat, row)]:
            raise IllegalAction("S2" if s.asked == rules.BIDDING else "S3")
        return code

    def chance(self, t: Any, s: Any, outcome: int) -> Any:
        return Card(rules.nth(s.undealt, outcome)) if s.asked == rules.DEAL else Die(outcome + 1)

    def chance_of(self, t: Any, s: Any, meaning: Any) -> int:
        for outcome in range(rules.chance_outcomes(t, s)):
            if self.chance(t, s, outcome) == meaning:
                return outcome
        raise IllegalAction("S1" if s.asked == rules.DEAL else "S5")

    def events(self, t: Any, s: Any) -> list[Event]:
        return [
            self.event(*row)
            for row in zip(s.event[: s.n_events], s.event_seat, s.event_about, s.event_value)  # the shortest decides
        ]

    def event(self, event: int, seat: int, about: int, value: int) -> Event:
        match event:
            case rules.DEALT:
                return Dealt(seat, about)
            case rules.BIDDEN:
                return Bidden(seat)
            case rules.SHOWN:
                return Shown(seat, value)
            case rules.PLACED:
                return Placed(seat, about)
            case rules.ROLLED:
                return Rolled(seat, value)
            case rules.WON:
                return Won(seat, value)
        return Said(seat, {rules.STOPPED: "stop", rules.CHEERED: "cheer", rules.LEFT: "farewell"}[event])

    def project(self, event: Event, viewer: int) -> Event | None:
        if isinstance(event, Dealt) and viewer not in (event.seat, EVERYTHING):
            return Dealt(event.seat, None)
        return event

    def project_action(self, action: Action, seat: int, viewer: int) -> Action | None:
        return Bid(None) if isinstance(action, Bid) and viewer not in (seat, EVERYTHING) else action

    def reveals(self, events: Iterable[Event]) -> bool:
        return any(isinstance(event, Shown | Dealt | Rolled) for event in events)

    def view(self, t: Any, s: Any, viewer: int) -> View:
        seats, open_bids = range(t.players), s.asked != rules.BIDDING
        mine = lambda seat, value, known: value if value >= 0 and (seat == viewer or known) else None  # noqa: E731
        return View(
            game=self.name,
            viewer=viewer,
            to_act=rules.to_act(t, s),
            asked=("deal", "bid", "place", "roll", "")[s.asked],
            hands=tuple(mine(seat, s.hand[seat], False) for seat in seats),
            bids=tuple(mine(seat, s.bid[seat], open_bids) for seat in seats),
            has_bid=tuple(s.bid[seat] >= 0 for seat in seats),
            scores=tuple(s.score[: t.players]),
            piles=tuple(s.pile),
        )

    def result(self, t: Any, s: Any) -> Result | None:
        if s.asked != rules.DONE:
            return None
        won = tuple(rules.winners(t, s))
        left = s.left >= 0
        returns = tuple(1.0 if seat in won else -1.0 for seat in range(t.players))
        return Result(returns=returns, winners=won, reason="resigned" if left else "points", rule="S7" if left else "S6")

    def position(self, t: Any, s: Any) -> str:
        pair = [s, batch(rules.State, 1)[0]]
        copy(pair, 0, 1)
        pair[1].n_events = 0  # event rows are no part of a position
        for rows in (pair[1].event, pair[1].event_seat, pair[1].event_about, pair[1].event_value):
            rows[:] = [0] * rules.MAX_EVENTS
        return f"{t.players} {t.rounds} {pack(pair, 1).hex()}"

    def parse(self, text: str) -> tuple[Any, Any]:
        try:
            players, rounds, data = text.split()
            t = self.terms(Setup(self.name, int(players), Options(int(rounds))))
            states = batch(rules.State, 1)
            unpack(states, 0, bytes.fromhex(data))
        except Exception as error:
            raise BadPosition(where="text", what=str(error)) from error
        return t, states[0]

    def question(self, t: Any, s: Any, seat: int) -> Message:
        return Message("question-bid" if s.asked == rules.BIDDING else "question-place" if seat == s.turn else "question-cheer")

    def action_message(self, t: Any, s: Any, seat: int, action: Action, names: Sequence[str]) -> Message:
        return Message("action", {"name": names[seat], "what": str(action)})

    def event_message(self, t: Any, event: Event, names: Sequence[str]) -> Message | None:
        return Message("event", {"what": str(event)})


GAME = Sealed()


def setup(players: int = 3, rounds: int = 3) -> Setup:
    return Setup("sealed", players, Options(rounds))
