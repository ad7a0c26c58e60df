"""Imperial on a terminal: two hands, the trick between them, trump and turn-up always in sight, declarations as a dialogue."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..locale import say
from . import cards
from .look import Look, Scene, fitted, tag
from .words import Choice, chosen

REDS_TO_WIN, WHITES_IN_A_RED = 5, 6
DIALOGUE = ("says", "asks", "answers", "good", "shows")
WHITE_CAUSES = ("point", "turn_up", "honour", "tricks")  # all other causes bring a red
ROWS_AROUND = 7  # of a scene: title, chips, question, and lines between
ERRORS_FORGIVEN = 3  # I12


def sorted_hand(hand: Sequence[str], trump: str | None) -> list[str]:
    """Trumps first, then by suit; the highest first within a suit, as the view has them."""
    return sorted(hand, key=lambda card: card[1] != trump)


class ImperialLook(Look):
    """Imperial."""

    PAGES = ("tricks", "chips")

    # ---- the picture

    def picture(self, view: Any, news: Sequence[Any], choices: Sequence[Choice], width: int, height: int) -> list[RenderableType]:
        """Header, the other side, the trick beside what happened, one's own side and hand."""
        if view.winner >= 0:
            return [self.header(view, width), Text(), *self.chips_page(view)]
        me = view.viewer if view.viewer >= 0 else 0
        top: list[RenderableType] = [self.header(view, width), self.side(view, 1 - me)]
        bottom: list[RenderableType] = [self.side(view, me), *self.hand(view, me, choices)]
        rows = max(6, height - len(top) - len(bottom) - 2)
        return [*top, self.known(view, 1 - me), self.middle(view, news, width, rows), *bottom]

    def header(self, view: Any, width: int) -> Table:
        """Deal and dealer on the left, trump, turn-up and bank on the right."""
        left = Text.assemble((self.say("game-imperial"), "bold"))
        if view.dealer >= 0:
            left.append("  " + self.say("terminal-imperial-deal", n=view.deal, name=self.names[view.dealer]))
        right = Text()
        if view.turn_up:
            right = Text.assemble(self.say("terminal-imperial-trump") + " ", cards.small(view.turn_up, self.language))
        whites, reds = view.bank
        right.append(f"   {self.say('terminal-imperial-bank')} ", style="dim")
        right.append(f"●{reds} ○{whites}", style="dim")
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(left, right)
        line.width = width
        return line

    def side(self, view: Any, seat: int) -> Text:
        """Who sits there, his chips as piles, his tricks, and what is known of his hand."""
        side = view.sides[seat]
        text = Text.assemble((f"{self.names[seat]:<12.12} ", "bold"))
        text.append_text(self.chips(side.reds, side.whites))
        text.append("   " + self.say("terminal-imperial-tricks", n=side.tricks))
        if side.hand is None and side.cards:
            text.append("   " + "▒" * side.cards, style="blue")
        return text

    def known(self, view: Any, seat: int) -> Text:
        """The cards that all know to be still in this hidden hand (I17)."""
        side = view.sides[seat]
        if side.hand is not None or not side.known:
            return Text()
        text = Text.assemble((" " * 13 + self.say("terminal-imperial-known") + " ", "dim"))
        return text.append_text(cards.small_row(side.known, self.language))

    def chips(self, reds: int, whites: int) -> Text:
        """Reds as places up to the five that win, whites up to the six that make a red."""
        text = Text.assemble(("●" * reds, "bold red"))
        text.append("·" * (REDS_TO_WIN - reds), style="dim")
        text.append(" " + "○" * whites, style="bold")
        return text.append("·" * (WHITES_IN_A_RED - whites), style="dim")

    def hand(self, view: Any, seat: int, choices: Sequence[Choice]) -> list[RenderableType]:
        """The hand as large cards with their numbers; those that may be played now in brackets."""
        side = view.sides[seat]
        if side.hand is None:
            return [Text("▒" * side.cards, style="blue")]
        legal = {getattr(one.action, "card", "") for one in choices if one.legal}
        drawn = []
        for i, card in enumerate(sorted_hand(side.hand, view.trump), 1):
            under = f"[{i}]" if card in legal else str(i)
            drawn.append(cards.drawn(card, self.language, trump=view.trump or "", under=under))
        return list(cards.row(drawn))

    def middle(self, view: Any, news: Sequence[Any], width: int, rows: int) -> Table:
        """The present trick, or the last one, and beside it what happened."""
        line = Table.grid(padding=(0, 2, 0, 0))
        line.add_column(width=24)
        line.add_column(width=width - 28)
        lines = self.lines(news)
        if not lines and not view.tricks and view.deal == 1:
            lines = [Text(line, style="dim") for line in self.say("terminal-about-imperial").split("\n")]
        told = Text("\n").join(fitted(lines, width - 28, rows))
        line.add_row(Text("\n").join(self.trick(view)), told)
        return line

    def trick(self, view: Any) -> list[Text]:
        """The cards of the trick, two large ones, with words above and below them."""
        if not view.tricks:
            return [Text()] * (cards.CARD_HEIGHT + 2)
        now = view.tricks[-1]
        trump = view.trump or ""
        drawn = [cards.drawn(card, self.language, trump=trump) for card in now.cards]
        title = self.say("terminal-imperial-trick", n=len(view.tricks), name=self.names[now.leader])
        below = Text(self.say("terminal-imperial-taken", name=self.names[now.taker]) if now.taker >= 0 else "", style="dim")
        if now.taker < 0 and len(view.tricks) > 1:
            last = view.tricks[-2]
            below = Text.assemble((self.say("terminal-imperial-before") + " ", "dim"))
            below.append_text(cards.small_row(last.cards, self.language)).append(f" → {self.names[last.taker]}", style="dim")
        return [Text(title, style="dim"), *cards.row(drawn, "  ")[: cards.CARD_HEIGHT], below]

    # ---- what to stop for

    def line(self, event: Any) -> Text | None:
        """A line of the log; chips with their sign."""
        text = super().line(event)
        if text is None:
            return None
        kind = tag(event)
        if kind == "red":
            return Text.assemble(("● ", "bold red"), (text.plain, "bold"))
        if kind == "white":
            return Text("○ ").append(text.plain)
        return cards.highlighted(Text("  ").append_text(text))

    def scenes(self, news: Sequence[Any], view: Any) -> tuple[list[Scene], list[Any]]:
        """The end of a deal, and the declarations of the next; the rest is told beside the trick."""
        turned = [i for i, event in enumerate(news) if tag(event) == "turned_up"]
        if not turned or view.asked in ("point", "sequence", "quartet"):
            return [], list(news)
        begun = max(i for i, event in enumerate(news) if tag(event) in ("deal_begins", "lot", "turned_up") and i <= turned[-1])
        while begun and tag(news[begun - 1]) in ("dealt", "deal_begins", "lot"):
            begun -= 1
        ended = next((i for i in range(turned[-1], len(news)) if tag(news[i]) == "played"), len(news))
        before, declared, rest = list(news[:begun]), list(news[begun:ended]), list(news[ended:])
        found = []
        if any(tag(event) in ("played", "white", "red") for event in before):
            found.append(self.deal_over(before))
        return [*found, self.declarations(declared, view)], rest

    def deal_over(self, events: Sequence[Any]) -> Scene:
        """The last trick and what the deal brought."""
        return Scene(self.say("terminal-imperial-deal-over"), [Text(), *self.lines(events)])

    def declarations(self, events: Sequence[Any], view: Any) -> Scene:
        """The formal dialogue (I17), with the cards that are shown laid open."""
        shown = sum(tag(event) == "shows" for event in events)
        large = len(self.lines(events)) + shown * cards.CARD_HEIGHT + ROWS_AROUND <= self.rows
        parts: list[Any] = [Text()]
        for event in events:
            line = self.line(event)
            if line is not None:
                parts.append(line)
            if tag(event) == "shows" and large:
                drawn = [cards.drawn(card, self.language, trump=view.trump or "") for card in event.cards]
                parts += [Text("      ").append_text(row) for row in cards.row(drawn)[: cards.CARD_HEIGHT]]
        return Scene(self.say("terminal-imperial-declarations", n=view.deal), [*parts, Text(), *self.score(view)])

    def score(self, view: Any) -> list[Text]:
        """Both sides' chips."""
        sides = enumerate(view.sides)
        return [Text(f"{self.names[seat]:<12.12} ").append_text(self.chips(side.reds, side.whites)) for seat, side in sides]

    # ---- pages

    def page(self, name: str, view: Any, history: Sequence[Any]) -> list[RenderableType]:
        """All tricks of the deal, or all chips of the match."""
        return self.tricks_page(view) if name == "tricks" else self.chips_page(view)

    def tricks_page(self, view: Any) -> list[RenderableType]:
        """I20 Every trick, and what is known of the hidden hand (I17)."""
        table = Table("", *self.names, self.say("terminal-imperial-taker"), box=None, pad_edge=False)
        for n, trick in enumerate(view.tricks, 1):
            by = dict(zip((trick.leader, 1 - trick.leader), trick.cards))
            cells = [cards.small(by[seat], self.language) if seat in by else Text() for seat in (0, 1)]
            for seat, cell in enumerate(cells):
                cell.append(" ←" if seat == trick.leader else "")
            table.add_row(str(n), *cells, self.names[trick.taker] if trick.taker >= 0 else "")
        parts: list[RenderableType] = [table, Text(self.say("terminal-imperial-led"), style="dim")]
        for seat, side in enumerate(view.sides):
            if side.hand is None and (side.known or side.cannot):
                known = Text.assemble((f"{self.names[seat]}: ", "bold"), self.say("terminal-imperial-known") + " ")
                known.append_text(cards.small_row(side.known, self.language) if side.known else Text("–"))
                known.append("   " + self.say("terminal-imperial-cannot") + " ")
                parts += [known.append_text(cards.small_row(side.cannot, self.language) if side.cannot else Text("–"))]
        return parts

    def chips_page(self, view: Any) -> list[RenderableType]:
        """Every chip of the match by its cause."""
        causes = list(dict.fromkeys(cause for side in view.sides for cause, _ in side.earned))
        table = Table("", *self.names, box=None, pad_edge=False)
        for cause in causes:
            sign = Text.assemble("○" if cause in WHITE_CAUSES else ("●", "red"))
            table.add_row(
                sign.append(" " + self.say(f"imperial-cause-{cause}", n=2)),
                *(str(dict(side.earned).get(cause, 0)) for side in view.sides),
            )
        return [*self.score(view), Text(), table]

    # ---- what can be done

    def choices(self, match: Any, seat: int, view: Any) -> list[Choice]:
        """All cards of the hand, those too that may not be played now: the refusal says why. Or all answers to a declaration."""
        if view.asked in ("point", "sequence", "quartet"):
            return self.answers(match, seat)
        play = type(match.legal(seat)[0])
        legal = {action.card for action in match.legal(seat)}
        hand = sorted_hand(view.sides[seat].hand, view.trump)
        return [self.choice(play(card), card, card in legal) for card in hand]

    def choice(self, action: Any, card: str, legal: bool = True) -> Choice:
        """A card that may be chosen."""
        name = cards.named(card, self.language)
        label = f"{cards.small(card, self.language).plain} {name}"
        return Choice(action, label, cards.keys(card, self.language), cards.aliases(card, self.language), legal)

    def answers(self, match: Any, seat: int) -> list[Choice]:
        """I12 Every answer there is to this question, so that the list tells nothing about the hand."""
        made = []
        for action in match.game.answers(self.t, match.state_copy(), seat):
            message = self.game.action_message(self.t, None, seat, action, self.names)
            made.append(Choice(action, self.say(message), aliases=(self.say(message), say("en", message))))
        return made

    def hint(self, choices: Sequence[Choice]) -> str:
        """Numbers or names of cards."""
        if choices and hasattr(choices[0].action, "card"):
            return self.say("terminal-imperial-hint", n=len(choices), card=choices[0].label.split()[0])
        return super().hint(choices)

    def rescue(self, match: Any, seat: int, errors: int) -> Any:
        """I12 After three errors in one question the table answers."""
        if errors < ERRORS_FORGIVEN or not hasattr(match.game, "table_answer"):
            return None
        return match.game.table_answer(self.t, match.state_copy(), seat)

    def chance_asked(self, match: Any) -> str:
        """Which card comes next, and to whom."""
        state = match.state_copy()
        to = getattr(self.game.chance(self.t, state, 0), "to", None)
        return super().chance_asked(match) + (f" → {self.names[to]}" if to is not None else "")

    def meaning(self, text: str, match: Any) -> Any:
        """A card by any of its names, or the dealer's."""
        pack = [self.choice(rank + suit, rank + suit) for suit in "SHDC" for rank in "KQJAT987"]
        seats = [Choice(seat, name) for seat, name in enumerate(self.names)]
        found = chosen(text, seats if match.view(-1).asked == "lot" else pack)
        return found[0].action if len(found) == 1 else text
