"""`casual` of Империя plays by plain sense: it completes systems, keeps money for debts, asks of those who have.

It sees what lies open and its own hand, and never searches. It moves a universal only where that makes more systems, so
it cannot go round in circles.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from ...engine import Stream, batch, seed
from ...games.empire import actions as a
from ...games.empire.proposal import cheapest
from ...games.empire.rules.terms import BASIC, MONEY, MULTICOLOUR
from ...games.empire.vocabulary import Vocabulary, words_of
from ..contract import Budget, InformationSet

SYSTEM = 100.0  # what a new system is worth
CARELESS = 1.5  # a person does not weigh everything to the last
POOR = 6  # imperials in the bank below which money is wanted
DEAR = 4  # a debt from which on a Fiver is shown
KEEP = {"fiver": 9.0, "dictator": 6.0, "mind-swap": 5.0, "rocket": 4.0, "great-freight": 6.0, "hyperjump": 5.0, "spaceport": 7.0}


class Table:
    """What a bot sees, in a shape that is easy to ask: objects by seat and colour, sizes, freight."""

    def __init__(self, info: InformationSet) -> None:
        """info: of the seat that is asked."""
        self.view, self.seat = info.view, info.seat
        self.words: Vocabulary = words_of(info.terms)
        self.side = self.view.sides[info.seat]
        self.others = [seat for seat in range(len(self.view.sides)) if seat != info.seat]
        self.groups = [{group.colour: group for group in side.groups} for side in self.view.sides]
        self.colour = {colour.id: colour for colour in self.words.deck.colour}
        self.hand = {one.card: one.n for one in self.side.hand or ()}

    def objects(self, colour: str, seat: int | None = None) -> int:
        """Objects of a colour before a seat."""
        group = self.groups[self.seat if seat is None else seat].get(colour)
        return group.objects if group else 0

    def freight(self, colour: str, seat: int | None = None) -> int:
        """What a colour earns a seat now."""
        group = self.groups[self.seat if seat is None else seat].get(colour)
        return int(group.freight) if group else 0

    def worth(self, seat: int) -> int:
        """What all that lies before a seat is worth."""
        return int(self.view.sides[seat].worth)

    def kind(self, card: str) -> int:
        """The kind of a card."""
        return self.words.faces[self.words.card_number[card]].kind

    def value(self, card: str) -> int:
        """What is printed on a card."""
        return self.words.faces[self.words.card_number[card]].value

    def in_hand_for(self, colour: str) -> int:
        """Basic objects of a colour in the own hand."""
        number = self.words.colour_number[colour]
        faces = self.words.faces
        return sum(
            n
            for card, n in self.hand.items()
            if self.kind(card) == BASIC and faces[self.words.card_number[card]].colours[0] == number
        )

    def gain(self, colour: str, seat: int | None = None) -> float:
        """What one more object of a colour is worth to a seat: a system, or a step towards one."""
        there, size = self.objects(colour, seat), self.colour[colour].size
        if (there + 1) % size == 0:
            return SYSTEM
        return 8.0 * ((there % size) + 1) / size + self.colour[colour].ladder[-1] / 2

    def loss(self, colour: str) -> float:
        """What one object less of a colour costs: a system, or a step towards one."""
        there, size = self.objects(colour), self.colour[colour].size
        if there % size == 0:
            return SYSTEM
        return 8.0 * (there % size) / size + self.colour[colour].ladder[-1] / 2


class Casual:
    """Plays by plain sense. The same information set and seed give the same choice."""

    name = "casual"

    def __init__(self, number: int) -> None:
        """number: of its small carelessness."""
        self.number = number

    def choose(self, info: InformationSet, budget: Budget) -> Any:
        """The legal action that seems best."""
        legal = list(info.legal)
        if len(legal) == 1:
            return legal[0]
        if isinstance(legal[-1], a.Pay):
            return self._payment(info, legal)
        table = Table(info)
        view = info.view
        chance = random.Random(f"{self.number} {view.turns} {view.plays} {view.moves} {info.seat} {len(legal)}")
        return max(
            legal, key=lambda action: self._worth(table, action) + CARELESS * chance.random() * (not isinstance(action, a.Move))
        )

    def _payment(self, info: InformationSet, legal: list[Any]) -> Any:
        """E22, E23 The first card of the payment that hurts least; all it needs lies open."""
        declared = [action for action in legal if isinstance(action, a.Declare)]
        if declared:
            return declared[0]
        stream: Stream = batch(Stream, 1)[0]
        seed(stream, self.number)
        wanted = cheapest(info.terms, info.sample(stream), words_of(info.terms), info.seat)
        return next((action for action in wanted if action in legal), legal[0])

    def _worth(self, table: Table, action: Any) -> float:
        """How good an action seems."""
        return WEIGH[type(action)](table, action)


# ---- the own turn


def lay(table: Table, action: a.Lay) -> float:
    """E12 Towards a system; universals wait until they complete one, or the hand is full."""
    gain = table.gain(action.colour)
    if gain >= SYSTEM:
        return SYSTEM - (10.0 if table.kind(action.card) == MULTICOLOUR else 5.0 if table.kind(action.card) != BASIC else 0.0)
    if table.kind(action.card) == MULTICOLOUR:
        return 3.0 if table.side.hand_size > 5 or len(table.hand) < 3 else -1.0
    bonus = 4.0 if table.in_hand_for(action.colour) > 1 else 0.0
    return 10.0 + gain + bonus - (3.0 if table.kind(action.card) != BASIC else 0.0)


def bank(table: Table, action: a.Bank) -> float:
    """E11 Money, the more so who is poor; Contact cards only when there is nothing better to do with them."""
    if table.kind(action.card) == MONEY:
        return 9.0 + table.value(action.card) + (6.0 if table.side.money < POOR else 0.0)
    surplus = table.side.hand_size > 7
    wanted = (2.0 if table.side.money < POOR else 0.0) + (4.0 if surplus else 0.0)
    return wanted + table.value(action.card) / 2 - KEEP.get(action.card, 2.0)


def move(table: Table, action: a.Move) -> float:
    """E13 Only where it makes one more system."""
    makes = table.gain(action.to) >= SYSTEM
    return SYSTEM - 8.0 if makes and table.loss(action.colour) < SYSTEM else -50.0


def freight(table: Table, action: a.Freight) -> float:
    """E30 What all others can pay."""
    amount = table.freight(action.colour)
    return 4.0 + 1.5 * sum(min(amount, table.worth(seat)) for seat in table.others)


def great_freight(table: Table, action: a.GreatFreight) -> float:
    """E30 What one can pay; the richest first."""
    ahead = int(table.view.sides[action.seat].score)
    return 2.0 + 2.0 * min(table.freight(action.colour), table.worth(action.seat)) + ahead


def play(table: Table, action: a.Play) -> float:
    """E31-E33, E38, E41 Cards that name nobody."""
    view = table.view
    if action.card == "spaceport":
        return 28.0 if table.side.hand_size < 9 else 8.0
    if action.card == "hyperjump":
        return 26.0 if table.side.hand_size - 1 > view.plays else 1.0
    if action.card == "time-machine":
        return 6.0 + sum(KEEP.get(card, 2.0) for card in view.discard[:2])
    if action.card == "dictator":
        return 9.0 * sum(1 for seat in table.others if outside(table, seat))
    return 3.0 + 2.0 * sum(min(2, table.worth(seat)) for seat in table.others)


def outside(table: Table, seat: int) -> bool:
    """E39 Whether a seat has objects outside systems."""
    return any(group.objects > group.systems * group.size for group in table.groups[seat].values())


def mind_swap(table: Table, action: a.MindSwap) -> float:
    """E37 The best that can be taken there, against the least that can be given."""
    theirs = [
        table.gain(group.colour) for group in table.groups[action.seat].values() if group.objects > group.systems * group.size
    ]
    mine = [table.loss(group.colour) for group in table.side.groups]
    return 1.5 * (max(theirs, default=0.0) - min(mine, default=SYSTEM)) - 2.0


def annihilation(table: Table, action: a.Annihilate) -> float:
    """E36 A rocket where it earns most."""
    earns = table.freight(action.at, action.seat) if action.at in table.colour else 0
    return 10.0 + earns + (8.0 if any(group.systems > group.rockets for group in table.side.groups) else 0.0)


def onto_system(table: Table, action: Any) -> float:
    """E34, E35 A rocket on the system that earns most."""
    return (40.0 if isinstance(action, a.PlaceRocket) else 12.0) + table.freight(action.colour)


# ---- named, asked, put away


def take(table: Table, action: a.Take) -> float:
    """E37, E38 What helps oneself most, then what hurts its owner."""
    return 2.0 * table.gain(action.colour) + table.objects(action.colour, table.view.target) + table.value(action.card)


def give(table: Table, action: a.Give) -> float:
    """E37 What is missed least, and helps the other least."""
    helped = table.gain(action.colour, table.view.target)
    universal = 0.0 if table.kind(action.card) == BASIC else 6.0
    return -2.0 * table.loss(action.colour) - helped - universal


def recolour(table: Table, action: a.Recolour) -> float:
    """E25 Where it makes most."""
    return table.gain(action.colour)


def fiver(table: Table, action: a.ShowFiver) -> float:
    """E40 Against dear debts, and against losing what one needs."""
    debt = table.side.debt
    if debt is None or debt.owes:
        owes = debt.owes if debt else 0
        return 1.0 if owes >= DEAR or (owes > table.side.money and table.side.score) else -1.0
    return 2.0 if table.view.resolving in ("dictator", "mind-swap") else -1.0


def under(table: Table, action: a.PutUnder) -> float:
    """E7 What is of least use in the hand."""
    card = str(action.card)
    kind = table.kind(card)
    if kind == MULTICOLOUR:
        return -20.0
    if kind < MULTICOLOUR:
        colours = table.words.faces[table.words.card_number[card]].colours
        return -max(table.gain(table.words.colours[number]) for number in colours) - 2.0
    return -float(table.value(card)) if kind == MONEY else -KEEP.get(card, 2.0)


WEIGH: dict[type[Any], Callable[[Table, Any], float]] = {
    a.EndTurn: lambda table, action: 1.6,
    a.Accept: lambda table, action: 0.0,
    a.Declare: lambda table, action: 10 * SYSTEM,
    a.ShowFiver: fiver,
    a.Play: play,
    a.Launch: onto_system,
    a.PlaceRocket: onto_system,
    a.MindSwap: mind_swap,
    a.Annihilate: annihilation,
    a.GreatFreight: great_freight,
    a.Freight: freight,
    a.Lay: lay,
    a.Bank: bank,
    a.Move: move,
    a.Take: take,
    a.Give: give,
    a.Recolour: recolour,
    a.PutUnder: under,
}
