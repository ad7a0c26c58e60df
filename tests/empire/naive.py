"""A second writing of the rules of Империя, for tests only: cards as words in lists, everything counted anew each time.

It shares nothing with the rules but the deck's data and the typed actions, and is written from the rule book.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from imperia.games.empire import actions as a
from imperia.games.empire.content import KINDS, Deck
from imperia.games.empire.rules.terms import BASIC, MONEY, MULTICOLOUR, TWO_COLOUR

WORDS = {number: word for word, number in KINDS.items()} | {
    BASIC: "basic", TWO_COLOUR: "two", MULTICOLOUR: "multicolour", MONEY: "money",
}  # fmt: skip


class Card:
    """What is printed on a card."""

    def __init__(self, slug: str, kind: str, value: int, colours: tuple[str, ...], place: int) -> None:
        self.slug, self.kind, self.value, self.colours, self.place = slug, kind, value, colours, place


def cards_of(deck: Deck) -> dict[str, Card]:
    """All cards of a deck by name, numbered in the order of the file."""
    found: list[tuple[str, str, int, tuple[str, ...]]] = []
    for colour in deck.colour:
        found += [(one.id, "basic", colour.value, (colour.id,)) for one in colour.object]
    found += [(f"universal-{u.colours[0]}-{u.colours[1]}", "two", u.value, u.colours) for u in deck.universal]
    if deck.multicolour:
        found.append(("multicolour", "multicolour", 0, tuple(colour.id for colour in deck.colour)))
    found += [(f"money-{m.value}", "money", m.value, ()) for m in deck.money]
    found += [("-".join((c.kind, *(c.colours or ()))), c.kind, c.value, c.colours or ()) for c in deck.contact]
    return {slug: Card(slug, kind, value, colours, place) for place, (slug, kind, value, colours) in enumerate(found)}


class Seat:
    """One player: hand, bank, objects as (card, colour), rockets by colour or None."""

    def __init__(self) -> None:
        self.hand: list[str] = []
        self.bank: list[str] = []
        self.objects: list[tuple[str, str]] = []
        self.rockets: list[str | None] = []
        self.asked = ""
        self.owes = 0
        self.paid: list[tuple[str, str]] = []
        self.named: Any = None


class Naive:
    """A game in progress. `chance` says what is due of chance: "deal", "lot", "draw" or nothing."""

    def __init__(self, players: int, deck: Deck, systems_to_win: int, decks: int = 1, multicolour_only: bool = True) -> None:
        self.deck, self.win, self.multicolour_only = deck, systems_to_win, multicolour_only
        self.card = cards_of(deck)
        self.colours = {colour.id: colour for colour in deck.colour}
        self.seats = [Seat() for _ in range(players)]
        counts = Counter({one.id: one.count for colour in deck.colour for one in colour.object})
        for slug, card in self.card.items():
            if card.kind == "two":
                counts[slug] = next(u.count for u in deck.universal if u.colours == card.colours)
            elif card.kind == "money":
                counts[slug] = next(m.count for m in deck.money if m.value == card.value)
            elif card.kind not in ("basic", "multicolour"):
                counts[slug] = next(c.count for c in deck.contact if (c.kind, c.colours or ()) == (card.kind, card.colours))
        if deck.multicolour:
            counts["multicolour"] = deck.multicolour.count
        self.pile = [slug for slug, n in counts.items() for _ in range(n * decks)]
        self.under: list[str] = []
        self.discard: list[str] = []
        self.area: list[str] = []
        self.turn, self.turns, self.plays, self.moves, self.idle, self.played = -1, 0, 0, 0, 0, False
        self.chance, self.left = "deal", players * deck.numbers.dealt
        self.phase = ""
        self.target, self.playing, self.offer = -1, "", None
        self.winners: list[int] = []

    # ---- what lies on the table

    def groups(self, seat: int, colour: str) -> list[list[str]]:
        """E15 The groups of a colour: full ones first, basic before two-colour before multicolour."""
        rank = {"basic": 0, "two": 1, "multicolour": 2}
        mine = [card for card, where in self.seats[seat].objects if where == colour]
        mine.sort(key=lambda card: (rank[self.card[card].kind], self.card[card].place))
        size = self.colours[colour].size
        return [mine[i : i + size] for i in range(0, len(mine), size)]

    def systems(self, seat: int, colour: str) -> list[list[str]]:
        """E14 The groups that are systems."""
        full = [group for group in self.groups(seat, colour) if len(group) == self.colours[colour].size]
        return [group for group in full if self.multicolour_only or set(group) != {"multicolour"}]

    def score(self, seat: int) -> int:
        """E16 All systems."""
        return sum(len(self.systems(seat, colour)) for colour in self.colours)

    def outside(self, seat: int) -> set[tuple[str, str]]:
        """E39 What is in no system."""
        found = set()
        for colour in self.colours:
            inside = Counter(card for group in self.systems(seat, colour) for card in group)
            everything = Counter(card for group in self.groups(seat, colour) for card in group)
            found |= {(card, colour) for card in everything if everything[card] > inside[card]}
        return found

    def freight(self, seat: int, colour: str) -> int:
        """E30, E34 Every group by its ladder, systems with a rocket twice; nothing for multicolours alone."""
        rockets = self.seats[seat].rockets.count(colour)
        total = 0
        for group in self.groups(seat, colour):
            earns = 0 if set(group) == {"multicolour"} else self.colours[colour].ladder[len(group) - 1]
            total += earns
            if group in self.systems(seat, colour) and rockets:
                total += earns
                rockets -= 1
        return total

    def worth(self, seat: int) -> int:
        """E20 All that has a value."""
        return sum(self.card[card].value for card, _ in self.payable(seat))

    def payable(self, seat: int) -> list[tuple[str, str]]:
        """E20, E23 Bank, objects and rockets with a value, in falling order."""
        one = self.seats[seat]
        things = [(card, "bank") for card in one.bank] + [thing for thing in one.objects if thing[0] != "multicolour"]
        things += [("rocket", where or "loose") for where in one.rockets]
        things = [thing for thing in things if self.card[thing[0]].value > 0]
        return sorted(things, key=self.order)

    def order(self, thing: tuple[str, str]) -> tuple[int, int, int, int]:
        """E23 Falling value; then as the deck file has them; the first colour before the second, loose before systems."""
        card, where = self.card[thing[0]], thing[1]
        side = 0 if where == "bank" else 1 if where == "loose" else 2
        if card.kind != "rocket" and where != "bank":
            side = card.colours.index(where)
        return -card.value, card.place, side, list(self.colours).index(where) if where in self.colours else -1

    # ---- changes

    def settle_rockets(self) -> None:
        """E15, E26 Rockets without a system are loose."""
        for seat, one in enumerate(self.seats):
            for colour in self.colours:
                while one.rockets.count(colour) > len(self.systems(seat, colour)):
                    one.rockets[one.rockets.index(colour)] = None

    def check(self) -> None:
        """E17, E18 The first clockwise from the player with systems enough wins."""
        self.settle_rockets()
        for i in range(len(self.seats)):
            seat = (self.turn + i) % len(self.seats)
            if self.score(seat) >= self.win:
                self.winners, self.phase, self.chance = [seat], "over", ""
                return

    def draw_on(self) -> None:
        """E5, E7, E9 Until all is drawn, or a card of the shuffled part is due."""
        while self.left:
            if self.pile:
                self.chance = "draw"
                return
            if self.under:
                self.seats[self.turn].hand.append(self.under.pop(0))
                self.left -= 1
            elif self.discard:
                self.pile, self.discard = self.discard, []
            else:
                self.left = 0
        self.chance, self.phase = "", "play"

    def begin(self, seat: int) -> None:
        """E5, E6 A turn."""
        self.turn, self.turns, self.moves, self.played = seat, self.turns + 1, 0, False
        self.plays, self.left = self.deck.numbers.plays, self.deck.numbers.drawn
        self.draw_on()

    def outcome(self, what: Any) -> None:
        """Chance: a card by name, or the seat that begins."""
        if self.chance == "lot":
            self.begin(what)
            return
        self.pile.remove(what)
        self.left -= 1
        if self.chance == "draw":
            self.seats[self.turn].hand.append(what)
            self.draw_on()
            return
        dealt = self.deck.numbers.dealt
        self.seats[(len(self.seats) * dealt - self.left - 1) // dealt].hand.append(what)
        self.chance = "deal" if self.left else "lot"

    # ---- who may do what

    def to_act(self) -> int:
        """A seat; -1 chance; -2 over."""
        if self.phase == "over":
            return -2
        if self.chance:
            return -1
        for i in range(1, len(self.seats)):
            seat = (self.turn + i) % len(self.seats)
            if self.phase == "answer" and self.seats[seat].asked:
                return seat
        return self.turn

    def legal(self, seat: int) -> set[Any]:
        """All that a seat may do."""
        if (
            self.to_act() < 0
            or (seat != self.turn and not self.seats[seat].asked)
            or (self.phase == "answer" and seat == self.turn)
        ):
            return set()
        if self.phase == "answer":
            return self.answers(seat)
        if self.phase == "take":
            return {a.Take(*thing) for thing in self.outside(self.target)}
        if self.phase == "give":
            return {a.Give(*thing) for thing in self.seats[seat].objects}
        if self.phase == "limit":
            return {a.PutUnder(card) for card in self.seats[seat].hand}
        return self.turn_actions(seat)

    def answers(self, seat: int) -> set[Any]:
        """E23, E25, E40 What an asked seat may answer."""
        one = self.seats[seat]
        if one.asked == "answer":
            return {a.Accept(), a.ShowFiver()} if "fiver" in one.hand else {a.Accept()}
        if one.asked == "colour":
            assert self.offer is not None
            return {a.Recolour(colour) for colour in self.card[self.offer[0]].colours}
        things = self.payable(seat)
        for thing in one.paid:
            things.remove(thing)
        if one.paid:
            things = [thing for thing in things if self.order(thing) >= self.order(one.paid[-1])]
        return {a.Pay(*things[i]) for i in range(len(things)) if self.starts_a_payment(things[i:], one.owes)}

    def starts_a_payment(self, things: list[tuple[str, str]], owed: int) -> bool:
        """E23 Whether some set that covers the debt, and of which none can be left out, has the first of these as its dearest."""
        values = [self.card[card].value for card, _ in things]
        if len(values) > 13:  # too many sets to try: the same, as the first is the dearest
            return sum(values) >= owed
        for n in range(len(values)):
            for others in combinations(values[1:], n):
                paid = [values[0], *others]
                if sum(paid) >= owed and all(sum(paid) - value < owed for value in paid):
                    return True
        return False

    def turn_actions(self, seat: int) -> set[Any]:
        """E6, E11-E13, E30-E38, E41 All that the player may do."""
        one, others = self.seats[seat], [other for other in range(len(self.seats)) if other != seat]
        found: set[Any] = {a.EndTurn()}
        free = [colour for colour in self.colours if len(self.systems(seat, colour)) > one.rockets.count(colour)]
        if None in one.rockets:
            found |= {a.PlaceRocket(colour) for colour in free}
        if self.moves < 60:
            for card, colour in one.objects:
                if self.card[card].kind != "basic":
                    found |= {a.Move(card, colour, to) for to in self.card[card].colours if to != colour}
        if self.plays == 0:
            return found
        for slug in one.hand:
            card = self.card[slug]
            if card.kind in ("basic", "two", "multicolour"):
                found |= {a.Lay(slug, colour) for colour in card.colours}
                continue
            found.add(a.Bank(slug))
            playable = {
                "time-machine": bool(self.discard),
                "dictator": any(self.outside(other) for other in others),
            }
            if playable.get(card.kind, card.kind in ("spaceport", "hyperjump", "space-fund")):
                found.add(a.Play(slug))
            elif card.kind == "freight":
                found |= {a.Freight(slug, colour) for colour in card.colours if self.freight(seat, colour)}
            elif card.kind == "great-freight":
                found |= {
                    a.GreatFreight(other, colour) for colour in self.colours if self.freight(seat, colour) for other in others
                }
            elif card.kind == "rocket":
                found |= {a.Launch(colour) for colour in free}
            elif card.kind == "annihilation":
                found |= {a.Annihilate(other, where or "loose") for other in others for where in self.seats[other].rockets}
            elif card.kind == "mind-swap" and one.objects:
                found |= {a.MindSwap(other) for other in others if self.outside(other)}
        return found

    # ---- doing it

    def do(self, seat: int, action: Any) -> None:
        """A legal action."""
        one = self.seats[seat]
        if self.phase == "answer":
            self.answer(seat, action)
        elif isinstance(action, a.Take):
            self.seats[self.target].named = (action.card, action.colour)
            if self.playing == "mind-swap":
                self.phase = "give"
            else:
                self.next_target()
        elif isinstance(action, a.Give):
            self.offer = (action.card, action.colour)
            self.ask([self.target])
        elif isinstance(action, a.PutUnder):
            one.hand.remove(str(action.card))
            self.under.append(str(action.card))
            if len(one.hand) <= self.deck.numbers.hand_limit:
                self.finish()
        elif isinstance(action, a.EndTurn):
            if len(one.hand) > self.deck.numbers.hand_limit:
                self.phase = "limit"
            else:
                self.finish()
        else:
            self.in_turn(seat, action)

    def finish(self) -> None:
        """E10, E19 The turn is over."""
        self.discard += self.area
        self.area = []
        self.idle = 0 if self.played else self.idle + 1
        if not self.pile + self.under + self.discard and self.idle >= len(self.seats):
            marks = [(self.score(seat), self.worth(seat)) for seat in range(len(self.seats))]
            self.winners, self.phase = [seat for seat, mark in enumerate(marks) if mark == max(marks)], "over"
        else:
            self.begin((self.turn + 1) % len(self.seats))

    def in_turn(self, seat: int, action: Any) -> None:
        """E6 A play, or something free of charge."""
        one = self.seats[seat]
        if isinstance(action, a.Move):
            self.moves += 1
            one.objects.remove((action.card, action.colour))
            one.objects.append((action.card, action.to))
            self.check()
            return
        if isinstance(action, a.PlaceRocket):
            one.rockets[one.rockets.index(None)] = action.colour
            return
        named = {a.Launch: "rocket", a.MindSwap: "mind-swap", a.Annihilate: "annihilation", a.GreatFreight: "great-freight"}
        card = named.get(type(action)) or action.card
        one.hand.remove(card)
        self.plays -= 1
        self.played = True
        if isinstance(action, a.Lay):
            one.objects.append((card, action.colour))
            self.check()
        elif isinstance(action, a.Bank):
            one.bank.append(card)
        elif isinstance(action, a.Launch):
            one.rockets.append(action.colour)
        else:
            self.area.append(card)
            self.playing = self.card[card].kind
            self.effect(seat, action)

    def effect(self, seat: int, action: Any) -> None:
        """E30-E41 A Contact card."""
        others = [(seat + i) % len(self.seats) for i in range(1, len(self.seats))]
        if isinstance(action, a.Freight | a.GreatFreight):
            payers = others if isinstance(action, a.Freight) else [action.seat]
            self.ask(payers, self.freight(seat, action.colour))
        elif isinstance(action, a.Annihilate):
            self.seats[action.seat].named = action.at
            self.ask([action.seat])
        elif isinstance(action, a.MindSwap):
            self.target, self.phase = action.seat, "take"
        elif self.playing == "space-fund":
            self.ask(others, 2)
        elif self.playing == "dictator":
            self.target = seat
            self.next_target()
        elif self.playing == "spaceport":
            self.left = 2
            self.draw_on()
        elif self.playing == "hyperjump":
            self.plays += 3
        else:
            self.seats[seat].hand += self.discard[:2]
            self.discard = self.discard[2:]

    def next_target(self) -> None:
        """E38 Named one by one clockwise, then all named are asked."""
        rest = [(self.target + i) % len(self.seats) for i in range(1, len(self.seats))]
        rest = rest[: rest.index(self.turn)] if self.turn in rest else rest
        rest = [seat for seat in rest if self.outside(seat)]
        if rest:
            self.target, self.phase = rest[0], "take"
        else:
            self.ask([seat for seat, one in enumerate(self.seats) if one.named])

    def ask(self, targets: list[int], owes: int = 0) -> None:
        """E42, E43 All at the same time."""
        self.phase = "answer"
        for seat in targets:
            self.seats[seat].asked, self.seats[seat].owes, self.seats[seat].paid = "answer", owes, []

    def answer(self, seat: int, action: Any) -> None:
        """E40, E43 An answer takes effect at once."""
        one = self.seats[seat]
        if isinstance(action, a.ShowFiver):
            one.hand.remove("fiver")
            self.area.append("fiver")
            self.answered(seat)
        elif isinstance(action, a.Pay):
            one.paid.append((action.card, action.at))
            one.owes -= self.card[action.card].value
            if one.owes <= 0:
                self.pay(seat)
        elif isinstance(action, a.Recolour):
            assert self.offer is not None
            one.objects.remove(self.offer)
            one.objects.append((self.offer[0], action.colour))
            self.answered(seat)
        elif self.playing in ("freight", "great-freight", "space-fund"):
            one.asked = "pay"
            if self.worth(seat) <= one.owes:
                one.paid = self.payable(seat)
                self.pay(seat)
        else:
            self.suffer(seat)

    def pay(self, seat: int) -> None:
        """E18, E21 The whole payment goes over."""
        one, player = self.seats[seat], self.seats[self.turn]
        for card, where in one.paid:
            if where == "bank":
                one.bank.remove(card)
                player.bank.append(card)
            elif card == "rocket":
                one.rockets.remove(None if where == "loose" else where)
                player.rockets.append(None)
            else:
                one.objects.remove((card, where))
                player.objects.append((card, where))
        self.answered(seat)

    def suffer(self, seat: int) -> None:
        """E36-E38 A rocket or an object is taken."""
        one, player = self.seats[seat], self.seats[self.turn]
        if self.playing == "annihilation":
            one.rockets.remove(None if one.named == "loose" else one.named)
            player.rockets.append(None)
        else:
            one.objects.remove(one.named)
            player.objects.append(one.named)
        if self.playing != "mind-swap":
            self.answered(seat)
            return
        assert self.offer is not None
        player.objects.remove(self.offer)
        one.objects.append(self.offer)
        self.check()
        if self.phase != "over" and self.card[self.offer[0]].kind != "basic":
            one.asked = "colour"
        else:
            self.answered(seat)

    def answered(self, seat: int) -> None:
        """E18 The check; the last answer gives the turn back."""
        self.seats[seat].asked, self.seats[seat].named, self.seats[seat].paid = "", None, []
        if self.phase != "over":
            self.check()
        if self.phase != "over" and not any(one.asked for one in self.seats):
            self.phase, self.offer, self.target = "play", None, -1
        if self.phase == "over":
            for one in self.seats:
                one.asked = ""
