"""Империя on a terminal: every table at a glance, one's systems, bank and hand; a card is picked, then what it does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.text import Text

from ..games.empire import actions as a
from ..games.empire.proposal import cheapest
from ..games.empire.rules import terms
from ..games.empire.rules.terms import MONEY
from ..games.empire.words import card_message, place_message
from ..locale import say
from ..rulebook import rule
from .look import tag
from .space import times
from .tables import Tables
from .words import Choice, chosen

OF_KIND = {
    "rocket": terms.ROCKET,
    "mind_swap": terms.MIND_SWAP,
    "annihilation": terms.ANNIHILATION,
    "great_freight": terms.GREAT_FREIGHT,
}
RULES = {  # that say what a Contact card does
    terms.FREIGHT: "E30", terms.GREAT_FREIGHT: "E30", terms.SPACEPORT: "E31", terms.HYPERJUMP: "E32", terms.TIME_MACHINE: "E33",
    terms.ROCKET: "E34", terms.ANNIHILATION: "E36", terms.MIND_SWAP: "E37", terms.DICTATOR: "E38", terms.FIVER: "E40",
    terms.SPACE_FUND: "E41",
}  # fmt: skip
KEYS = {"end": "e", "accept": "a", "fiver": "f", "declare": "v"}
MOST_TOLD = 230  # letters of a rule: three rows
PLAN = "plan"  # a proposed payment was chosen: its other cards follow by themselves


class EmpireLook(Tables):
    """Империя."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.planned: list[Any] = []  # the payment that is proposed
        self.plan: list[Any] = []  # the rest of one that was agreed to
        self.plays_left, self.target = 1, -1

    # ---- what can be done

    def choices(self, match: Any, seat: int, view: Any) -> list[Choice]:
        """In one's turn: each card of the hand, and behind it what it can do; else the answers to the question."""
        legal = match.legal(seat)
        self.plays_left, self.target = view.plays, view.target if view.asked == "take" else -1
        if view.asked == "play" and view.turn == seat:
            return self.turn(legal, view.sides[seat].hand, match, seat)
        if any(isinstance(action, a.Pay) for action in legal):
            return [*self.proposed(match, seat), *(self.choice(action, match, seat) for action in legal)]
        return [self.choice(action, match, seat) for action in legal]

    def turn(self, legal: Sequence[Any], hand: Sequence[Any], match: Any, seat: int) -> list[Choice]:
        """The cards of the hand, what else can be done, and the end of the turn."""
        by_card: dict[str, list[Choice]] = {one.card: [] for one in hand}
        moves: list[Choice] = []
        rest: list[Choice] = []
        for action in legal:
            made = self.choice(action, match, seat)
            card = self.card_of(action)
            if card in by_card:
                by_card[card].append(made)
            else:
                (moves if isinstance(action, a.Move) else rest).append(made)
        cards = [self.of_hand(one, by_card[one.card]) for one in hand]
        if moves:
            cards.append(Choice(None, self.say("terminal-empire-moves"), keys=("m",), inside=tuple(moves)))
        return [*cards, *rest]

    def of_hand(self, held: Any, can: Sequence[Choice]) -> Choice:
        """A card of the hand: done at once if there is one way, asked about if there are several, refused if there is none."""
        label = times(self.card(held.card), held.n)
        aliases = (self.say(card_message(self.deck, held.card)), say("en", card_message(self.deck, held.card)), held.card)
        if not can:
            return Choice(self.tried(held.card), label, aliases=aliases, legal=False, note="card")
        if len(can) == 1 and not self.is_contact(held.card):
            return Choice(can[0].action, label, aliases=(*aliases, can[0].label), note="card")
        return Choice(Shown(held.card), label, aliases=aliases, inside=tuple(self.by_colour(can)), note="card")

    def by_colour(self, can: Sequence[Choice]) -> list[Choice]:
        """A multicolour Freight is said in two words: the colour, then who pays; so the list stays short."""
        made: list[Choice] = []
        for colour, group in groupby(can, key=lambda one: one.action.colour if isinstance(one.action, a.GreatFreight) else ""):
            of_colour = list(group)
            name = self.colours.name.get(colour, "")
            made += [Choice(None, name, inside=tuple(of_colour))] if colour and len(of_colour) > 1 else of_colour
        return made

    def is_contact(self, card: str) -> bool:
        """Whether it is an action card, which is never spent by a slip of the finger."""
        return self.deck.faces[self.deck.card_number[card]].kind > MONEY

    def about(self, choice: Choice) -> list[Text]:
        """What a Contact card does: its rule."""
        number = RULES.get(self.deck.faces[self.deck.card_number[choice.action.card]].kind) if choice.note == "card" else None
        if number is None:
            return []
        text = rule("empire", number, self.language).text.split("\n\n")[0].replace("*", "").replace("\n", " ")
        short = text if len(text) < MOST_TOLD else text[: text.rfind(". ", 0, MOST_TOLD) + 1] + " …"
        return [Text(f"{number} {short}", style="dim")]

    def tried(self, card: str) -> Any:
        """What is tried with a card that can do nothing now, so that the refusal tells why."""
        face = self.deck.faces[self.deck.card_number[card]]
        return a.Lay(card, self.deck.colours[face.colours[0]]) if self.deck.is_object(card) and face.colours else a.Bank(card)

    def card_of(self, action: Any) -> str:
        """The card of the hand that an action plays, or ""."""
        kind = tag(action)
        if kind in OF_KIND:
            return self.deck.cards[self.deck.of_kind[OF_KIND[kind]]]
        return str(action.card) if isinstance(action, a.Play | a.Freight | a.Lay | a.Bank) else ""

    def choice(self, action: Any, match: Any, seat: int) -> Choice:
        """An action as it may be chosen."""
        message = self.game.action_message(self.t, None, seat, action, self.names)
        kind = tag(action)
        return Choice(action, self.say(message), (KEYS[kind],) if kind in KEYS else (), (self.say(message), say("en", message)))

    def proposed(self, match: Any, seat: int) -> list[Choice]:
        """E22, E23 The payment that hurts least, whole."""
        state = match.state_copy()
        plan = cheapest(self.t, state, self.deck, seat)
        if not plan:
            return []
        told = ", ".join(self.say(place_message(self.deck, one.card, one.at)) for one in plan)
        value = sum(self.deck.faces[self.deck.card_number[one.card]].value for one in plan)
        self.planned = list(plan)
        return [Choice(plan[0], self.say("terminal-empire-pay", cards=told, n=value), keys=("p",), note=PLAN)]

    def chose(self, choice: Choice) -> None:
        """A proposed payment goes on by itself."""
        self.plan = self.planned[1:] if choice.note == PLAN else []

    def automatic(self, match: Any, seat: int, view: Any) -> Any:
        """The next card of a payment that was agreed to."""
        legal = match.legal(seat)
        debt = view.sides[seat].debt
        while self.plan and debt and debt.asked == "pay":
            following = self.plan.pop(0)
            if following in legal:
                return following
        self.plan = []
        return None

    def meaning(self, text: str, match: Any) -> Any:
        """A card by its name, or the player who begins by his."""
        cards = [Choice(card, self.card(card), (card,), (self.card(card), self.short(card))) for card in self.deck.cards]
        seats = [Choice(seat, name) for seat, name in enumerate(self.names)]
        found = chosen(text, seats if match.view(-1).asked == "lot" else cards)
        return found[0].action if len(found) == 1 else text

    def suggested(self, choices: Sequence[Choice]) -> Choice | None:
        """The proposed payment; accepting; the end of a turn without plays left; the only choice."""
        for one in choices:
            if one.note == PLAN or isinstance(one.action, a.Accept):
                return one
        if self.plays_left == 0:
            return next((one for one in choices if isinstance(one.action, a.EndTurn)), None)
        return choices[0] if len(choices) == 1 and not choices[0].inside else None

    def hint(self, choices: Sequence[Choice]) -> str:
        """How to choose; of whom something is taken."""
        ends = any(isinstance(one.action, a.EndTurn) for one in choices)
        how = self.say("terminal-empire-hint") if ends else super().hint(choices)
        return f"→ {self.names[self.target]} · {how}" if self.target >= 0 else how


class Shown:
    """A card that is only looked at: what it does is chosen next."""

    def __init__(self, card: str) -> None:
        self.card = card
