"""The tables of Империя: every player's in one line, one's own with all cards, the hand with numbers, the log."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from rich.columns import Columns
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..games.empire.rules.terms import MONEY
from ..games.empire.vocabulary import words_of
from ..games.empire.words import card_message, colour_message
from ..locale import Message
from .look import Look, fitted, in_columns, tag
from .space import DONE, Colours, lamps, times
from .words import Choice


class Tables(Look):
    """What is seen; the look of Империя adds what can be done."""

    PAGES = ("tables", "discard")

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.deck = words_of(self.t)
        names = [self.say(colour_message(self.deck, colour)) for colour in self.deck.colours]
        self.colours = Colours(self.deck.colours, names)

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
