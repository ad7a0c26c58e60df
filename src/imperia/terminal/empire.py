"""Империя on a terminal: every table at a glance, one's systems, bank and hand; a card is picked, then what it does."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..games.empire import actions as a
from ..games.empire.proposal import cheapest
from ..games.empire.rules import terms
from ..games.empire.rules.terms import MONEY
from ..games.empire.vocabulary import words_of
from ..games.empire.words import card_message, colour_message, place_message
from ..locale import Message, say
from ..rulebook import rule
from .look import Look, fitted, in_columns, tag
from .space import DONE, Colours, lamps, times
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


class EmpireLook(Look):
    """Империя."""

    PAGES = ("tables", "discard")

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.deck = words_of(self.t)
        names = [self.say(colour_message(self.deck, colour)) for colour in self.deck.colours]
        self.colours = Colours(self.deck.colours, names)
        self.plan: list[Any] = []  # the rest of a payment that was proposed
        self.plays_left, self.target = 1, -1

    # ---- cards in words

    def card(self, card: str) -> str:
        """A card's name, and its value."""
        face = self.deck.faces[self.deck.card_number[card]]
        message = card_message(self.deck, card)
        if face.name is None and len(face.colours) == 2:
            one, other = (self.colours.code[self.deck.colours[c]] for c in face.colours)
            message = Message(message.id, {"one": one, "other": other})
        name = self.say(message)
        return name if face.kind == MONEY or not face.value else f"{name} {face.value}{self.say('terminal-empire-unit')}"

    def codes_of(self, card: str) -> Text:
        """The colours that a card prints, as codes."""
        colours = [self.deck.colours[c] for c in self.deck.faces[self.deck.card_number[card]].colours]
        return Text("/").join(self.colours.text(colour) for colour in colours) if colours else Text()

    # ---- the picture

    def picture(self, view: Any, news: Sequence[Any], choices: Sequence[Choice], width: int, height: int) -> list[RenderableType]:
        """Header, the others at a glance, one's own table, what happened, one's hand."""
        me = view.viewer
        others = [seat % len(view.sides) for seat in range(me + 1, me + 1 + len(view.sides)) if seat % len(view.sides) != me]
        room = max(3, height - 14)
        top: list[RenderableType] = [self.header(view, width), *(self.glance(view, seat, width) for seat in others[:room])]
        if len(others) > room:
            top.append(Text(self.say("terminal-empire-more", n=len(others) - room), style="dim"))
        own = self.own(view, me, width) if me >= 0 else []
        hand = self.hand(choices, width, max(4, height - len(top) - len(own) - 3))
        left = max(2, height - len(top) - len(own) - len(hand) - 1)
        told = fitted(self.lines(news), width, left)
        return [*top, *own, *told, *hand]

    def header(self, view: Any, width: int) -> Table:
        """Whose turn it is, plays left; the piles and how many systems win."""
        left = Text.assemble((self.say("game-empire"), "bold"))
        if view.turn >= 0:
            left.append(f"  {self.say('terminal-empire-turn', n=view.turns)} ").append(self.names[view.turn], style="bold")
            left.append("  " + lamps(view.plays), style="bold yellow")
        pile = len(view.under) + view.pile
        right = Text(
            self.say("terminal-empire-piles", pile=pile, discard=len(view.discard), systems=view.systems_to_win), style="dim"
        )
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(left, right)
        line.width = width
        return line

    def glance(self, view: Any, seat: int, width: int) -> Text:
        """A player in one line: hand, money, systems, groups."""
        side = view.sides[seat]
        mark = "▶" if seat == view.turn else " "
        text = Text.assemble((f"{mark}{self.names[seat]:<9.9}", "bold" if not side.resigned else "dim strike"))
        text.append(f" ▯{side.hand_size:<2} {side.money:>2}{self.say('terminal-empire-unit')} ")
        text.append(f"{DONE}{side.score}/{view.systems_to_win} ", style="bold green")
        pips = [self.colours.pip(group) for group in side.groups]
        pips += [Text.assemble((f"↑{side.loose}", "bold"))] if side.loose else []
        gap = "  " if text.cell_len + sum(pip.cell_len + 2 for pip in pips) <= width else " "
        text.append_text(Text(gap).join(pips))
        text.truncate(width, overflow="ellipsis")
        return text

    def own(self, view: Any, me: int, width: int) -> list[Text]:
        """One's own table: name and score, each colour with its cards, the bank."""
        side = view.sides[me]
        groups = in_columns([self.group(group) for group in side.groups], 2, width) if side.groups else []
        money = ", ".join(times(self.card(one.card), one.n) for one in side.bank)
        bank = Text.assemble((self.say("terminal-empire-bank", n=side.money) + " ", "bold")).append(money or "–", style="")
        bank.truncate(width, overflow="ellipsis")
        return [self.glance(view, me, width), *groups, bank]

    def group(self, group: Any) -> Text:
        """A colour: what lies there, what it earns."""
        text = self.colours.pip(group)
        text.append(f" {group.freight}{self.say('terminal-empire-unit')}: ", style="dim")
        return text.append(", ".join(times(self.short(one.card), one.n) for one in group.cards))

    def short(self, card: str) -> str:
        """A card's name without its value; universals by a sign and their codes."""
        face = self.deck.faces[self.deck.card_number[card]]
        if face.colours and face.name is None:
            return "*" + "/".join(self.colours.code[self.deck.colours[c]] for c in face.colours)
        return self.say(card_message(self.deck, card))

    def hand(self, choices: Sequence[Choice], width: int, most: int) -> list[Text]:
        """What can be chosen, with numbers, in columns; who only looks on sees none."""
        if not choices:
            return []
        cells = []
        for i, one in enumerate(choices, 1):
            sign = f"{one.keys[0] if one.keys and len(one.keys[0]) == 1 else i:>2} "
            card = getattr(one.action, "card", None) if one.note == "card" else None
            text = Text.assemble((sign, "bold cyan" if one.legal else "dim")).append(one.label, style="" if one.legal else "dim")
            if card and len(self.deck.faces[self.deck.card_number[card]].colours) == 1:
                text.append(" ").append_text(self.codes_of(card))
            cells.append(text)
        n = max(1, min(3, width // (max(cell.cell_len for cell in cells) + 2))) if len(cells) > 3 else 1
        rows = in_columns(cells, n, width)
        return rows if len(rows) <= most else [*rows[: most - 1], Text(f"… +{len(rows) - most + 1}", style="dim")]

    def line(self, event: Any) -> Text | None:
        """A line of the log; that others draw, their hands show."""
        text = None if tag(event) == "drew" and event.card is None else super().line(event)
        return Text(text.plain.replace("..", ".")) if text else None  # a name may end in a point of its own

    def lines(self, events: Sequence[Any]) -> list[Text]:
        """As lines; cards that one draws one after another are told together."""
        told: list[Text] = []
        for seat, group in groupby(events, key=lambda event: event.seat if tag(event) == "drew" else None):
            drawn = [event for event in group if tag(event) != "drew" or event.card]
            if seat is None or len(drawn) < 2:
                told += [line for event in drawn if (line := self.line(event)) is not None]
            else:
                cards = ", ".join(self.short(event.card) for event in drawn)
                told.append(Text(self.say("terminal-empire-draws", name=self.names[seat], cards=cards)))
        return told

    def worth_a_look(self, news: Sequence[Any]) -> bool:
        """A turn has ended."""
        return any(tag(event) in ("turn", "won") for event in news)

    # ---- pages

    def page(self, name: str, view: Any, history: Sequence[Any]) -> list[RenderableType]:
        """Every table whole, or the discard from its oldest card."""
        if name == "tables":
            return [part for seat in range(len(view.sides)) for part in self.table_of(view, seat)]
        cards = [Text(f"{i}. {self.card(card)}") for i, card in enumerate(view.discard, 1)]
        title = Text(self.say("terminal-empire-discard", n=len(cards)), style="bold")
        return [title, Columns(cards, padding=(0, 2))] if cards else [title]

    def table_of(self, view: Any, seat: int) -> list[RenderableType]:
        """One player's table with all names."""
        side = view.sides[seat]
        lines: list[RenderableType] = [self.glance(view, seat, 120)]
        lines += [Text("   ").append_text(self.group(group)) for group in side.groups]
        if side.bank:
            money = ", ".join(times(self.card(one.card), one.n) for one in side.bank)
            lines.append(Text("   " + self.say("terminal-empire-bank", n=side.money) + " " + money))
        if side.known:
            known = ", ".join(times(self.card(one.card), one.n) for one in side.known)
            lines.append(Text("   " + self.say("terminal-empire-known") + " " + known, style="dim"))
        return lines

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

    planned: list[Any] = []

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
