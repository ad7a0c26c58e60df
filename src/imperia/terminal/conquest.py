"""Imperium on a terminal: the map by continents, everybody's strength, exact odds before an attack, battles told in one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..games.conquest.agreement import map_of
from ..games.conquest.odds import chance_to_conquer, odds_of
from ..locale import say
from .board import SIGNS, Board, sign
from .look import Look, fitted, tag
from .words import Choice, chosen

LANDS = ("claim", "place", "bonus", "attack_from", "attack", "fortify_from", "fortify_to")  # actions that name a land
AMOUNTS = ("place_armies", "floor", "occupy", "fortify")
KEYS = {"end_attacks": "e", "end_turn": "e", "no_more_sets": "e", "keep_bonus": "e", "until": "a", "stop": "s"}
ALWAYS = "always"
CARD_BACK = "▯"
MOST_NAMED = 6  # lands named in one line of the log


class ConquestLook(Look):
    """Imperium."""

    PAGES = ("borders", "defend")

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        played_on = map_of(self.t)
        self.lands = {one.id: one.territories for one in played_on.continent}
        self.called = {one.id: one.name for one in played_on.territory} | {one.id: one.name for one in played_on.continent}
        self.borders = {one.id: one.borders for one in played_on.territory}
        if not getattr(self.t, "optional_borders", True):
            gone = {frozenset(pair) for pair in played_on.optional_borders}
            self.borders = {one: tuple(b for b in all_ if frozenset((one, b)) not in gone) for one, all_ in self.borders.items()}
        self.last_place: dict[int, str] = {}
        self.always_most: set[int] = set()

    def name(self, one: str) -> str:
        """A land or a continent in the language of the screen."""
        return str(getattr(self.called[one], self.language))

    # ---- the picture

    def picture(self, view: Any, news: Sequence[Any], choices: Sequence[Choice], width: int, height: int) -> list[RenderableType]:
        """Header, players, map; what happened, or the odds of the attack that is being chosen, in the rows that are left."""
        top: list[RenderableType] = [self.header(view, width), self.sides(view, width)]
        cards = self.cards(view, width)
        used = 1 + (len(view.sides) + 1) // 2 + len(cards)
        numbers = {getattr(one.action, "territory", ""): i for i, one in enumerate(choices, 1)}
        board, rows = Board(view, self.lands, self.name, self.name).drawn(numbers, width, height - used - 3)
        left = max(1, height - used - rows)
        return [*top, board, *cards, *self.below(view, news, choices, width, left)]

    def below(self, view: Any, news: Sequence[Any], choices: Sequence[Choice], width: int, rows: int) -> list[Text]:
        """The odds while an attack is chosen, else what happened."""
        odds = fitted(self.targets(view, choices), width, rows) if view.asked == "target" else self.odds(view)[:rows]
        left = rows - len(odds)
        return [*(fitted(self.lines(news), width, left) if left > 0 else []), *odds]

    def targets(self, view: Any, choices: Sequence[Choice]) -> list[Text]:
        """Every land that can be attacked, with the odds of an attack until the end."""
        state = {land.id: land for land in view.territories}
        told = []
        for i, one in enumerate(choices, 1):
            if one.keys[0] in state:
                mine, theirs = state[view.move.source].armies, state[one.keys[0]].armies
                chance = chance_to_conquer(mine - 1, theirs, self.t.defence_dice)
                told.append(
                    Text.assemble((f"{i} ", "bold cyan"), self.strength(state[one.keys[0]]), (f" {percent(chance)}", "bold"))
                )
        return [Text(" · ").join(told)] if told else []

    def header(self, view: Any, width: int) -> Table:
        """Whose turn it is; what the next set brings."""
        left = Text.assemble((self.say("game-conquest"), "bold"))
        if view.round:
            left.append("  " + self.say("terminal-conquest-round", n=view.round))
        if view.player >= 0:
            left.append("  ").append_text(sign(view.player)).append(f" {self.names[view.player]}", style="bold")
        right = Text(style="dim")
        if view.next_set:
            right.append(self.say("terminal-conquest-set", n=view.next_set))
        line = Table.grid(expand=True)
        line.add_column()
        line.add_column(justify="right")
        line.add_row(left, right)
        line.width = width
        return line

    def sides(self, view: Any, width: int) -> Table:
        """Two players a line: lands, armies, income, cards."""
        cells = [self.side(side) for side in view.sides]
        grid = Table.grid(padding=(0, 1, 0, 0))
        for _ in range(2):
            grid.add_column(width=(width - 2) // 2, no_wrap=True)
        for i in range(0, len(cells), 2):
            grid.add_row(*cells[i : i + 2])
        return grid

    def side(self, side: Any) -> Text:
        """A player, or neutral land."""
        name = self.say("conquest-neutral") if side.seat < 0 else self.names[side.seat]
        text = sign(side.seat).append(f" {name:<10.10}", style="bold" if side.plays else "dim strike")
        text.append(" " + self.say("terminal-conquest-side", lands=side.territories, armies=side.armies))
        if side.left:
            text.append(f" (+{side.left})", style="bold")
        if side.plays and not side.left:
            text.append(f" +{side.income}", style="dim").append(" " + CARD_BACK * side.cards)
        return text

    def cards(self, view: Any, width: int) -> list[Text]:
        """The viewer's cards, if he has any."""
        hand = view.sides[view.viewer].hand if view.viewer >= 0 else ()
        if not hand:
            return []
        told = [self.card(one) for one in hand]
        text = Text(self.say("terminal-conquest-cards") + " " + ", ".join(told))
        text.truncate(width, overflow="ellipsis")
        return [text]

    def card(self, card: str) -> str:
        """A territory card with its picture, or a wild one."""
        if card not in self.called:
            return self.say("conquest-wild", number=int(card[-1]))
        picture = next(one.picture for one in map_of(self.t).territory if one.id == card)
        return self.say("conquest-card", territory=self.name(card), picture=picture)

    # ---- odds

    def odds(self, view: Any) -> list[Text]:
        """Exact chances of the attack that is being chosen."""
        if view.asked not in ("dice", "floor") or not view.move.target:
            return []
        armies = {land.id: land.armies for land in view.territories}
        mine, theirs, white = armies[view.move.source], armies[view.move.target], self.t.defence_dice
        conquer = percent(chance_to_conquer(mine - 1, theirs, white))
        lines = [Text(self.say("terminal-conquest-to-the-end", percent=conquer), style="bold")]
        for red in range(min(3, mine - 1), 0, -1):
            odds = odds_of(mine, theirs, red, defence_dice=white)
            pairs = len(odds.losses) - 1
            told = ", ".join(f"{lost}:{pairs - lost} {percent(chance)}" for lost, chance in enumerate(odds.losses))
            lines.append(Text(self.say("terminal-conquest-one-roll", dice=red, odds=told), style="dim"))
        return lines

    # ---- lines of the log

    def lines(self, events: Sequence[Any]) -> list[Text]:
        """As lines; rolls of one battle, and armies placed one after another, are told together."""
        told: list[Text] = []
        for group in grouped(events):
            line = self.together(group) if len(group) > 1 else self.line(group[0])
            if line is not None:
                own = tag(group[0]) != "dealt" and actor(group[0]) is not None
                told.append(sign(actor(group[0])).append(" ").append_text(line) if own else line)
        return told

    def together(self, group: Sequence[Any]) -> Text | None:
        """Several events of one kind in one line."""
        first = group[0]
        if tag(first) == "rolled":
            lost = sum(one.attacker_loses for one in group), sum(one.defender_loses for one in group)
            facts: dict[str, Any] = {"source": self.name(first.source), "target": self.name(first.target), "rolls": len(group)}
            return Text(self.say("terminal-conquest-battle", **facts, attacker=lost[0], defender=lost[1]))
        if tag(first) == "claimed":
            return Text(self.say("terminal-conquest-claimed", lands=", ".join(self.name(one.territory) for one in group)))
        if tag(first) == "dealt":
            return Text(self.say("terminal-conquest-dealt", n=len(group)))
        armies: dict[str, int] = {}
        for one in group:
            armies[one.territory] = armies.get(one.territory, 0) + one.armies
        if len(armies) > MOST_NAMED:
            return Text(self.say("terminal-conquest-placed", n=sum(armies.values()), lands=len(armies)))
        return Text(", ".join(f"{self.name(land)} +{n}" for land, n in armies.items()))

    def worth_a_look(self, news: Sequence[Any]) -> bool:
        """Another player's turn begins."""
        return any(tag(event) == "turn_began" for event in news)

    # ---- pages

    def page(self, name: str, view: Any, history: Sequence[Any]) -> list[RenderableType]:
        """The borders of one's lands; or the answer to attacks."""
        return self.borders_page(view) if name == "borders" else self.defend_page(view)

    def borders_page(self, view: Any) -> list[RenderableType]:
        """Every own land with its neighbours and their armies; of all lands for who only looks on."""
        state = {land.id: land for land in view.territories}
        table = Table.grid(padding=(0, 2, 0, 0))
        for land in view.territories:
            if view.viewer in (land.owner, -1) or land.owner is None:
                beside = Text(", ").join(self.strength(state[other]) for other in self.borders[land.id])
                table.add_row(self.strength(land), beside)
        return [table]

    def strength(self, land: Any) -> Text:
        """A land with its owner's sign and its armies."""
        return sign(land.owner).append(f"{land.armies} {self.name(land.id)}")

    def defend_page(self, view: Any) -> list[RenderableType]:
        """C17 Switch between being asked and always defending with the most dice."""
        self.always_most ^= {view.viewer}
        return [Text(self.say("terminal-conquest-always" if view.viewer in self.always_most else "terminal-conquest-asked"))]

    # ---- what can be done

    def choices(self, match: Any, seat: int, view: Any) -> list[Choice]:
        """The legal actions; lands by name, armies and dice by their number."""
        made = [self.choice(action, match, seat) for action in match.legal(seat)]
        if view.asked == "defend":
            most = made[-1].action
            label = self.say("terminal-conquest-always-choice")
            made.append(Choice(most, label, keys=("a",), note=ALWAYS))
        return made

    def choice(self, action: Any, match: Any, seat: int) -> Choice:
        """A legal action as it may be chosen."""
        kind = tag(action)
        message = self.game.action_message(self.t, match.state_copy(), seat, action, self.names)
        label = self.say(message)
        if kind in LANDS:
            land = action.territory
            return Choice(action, label, keys=(land,), aliases=(self.name(land), self.called[land].en))
        if kind in AMOUNTS:
            return Choice(action, label, keys=(str(action.armies),))
        if kind in ("dice", "defend"):
            return Choice(action, label, keys=(str(action.dice),))
        return Choice(action, label, keys=(KEYS[kind],) if kind in KEYS else (), aliases=(label, say("en", message)))

    def suggested(self, choices: Sequence[Choice]) -> Choice | None:
        """What Enter does: all armies, all dice, the same land again; never an attack, nor the end of one's turn alone."""
        kinds = {tag(one.action) for one in choices}
        if kinds & {"place_armies", "occupy", "fortify"}:
            return choices[-1]
        if "floor" in kinds:
            return choices[0]
        if "dice" in kinds or "defend" in kinds:
            return [one for one in choices if tag(one.action) in ("dice", "defend") and not one.note][-1]
        if "place" in kinds:
            again = [one for one in choices if one.action.territory in self.last_place.values()]
            return again[0] if again else None
        return super().suggested(choices)

    def hint(self, choices: Sequence[Choice]) -> str:
        """A few choices are all told; of many how to choose."""
        if any(tag(one.action) in LANDS for one in choices):
            extra = "".join(f" · {one.keys[0]}: {one.label}" for one in choices if tag(one.action) in KEYS)
            return self.say("terminal-conquest-hint") + extra
        if len(choices) <= 5:
            return " · ".join(f"{one.keys[0] if one.keys else i}: {one.label}" for i, one in enumerate(choices, 1))
        if any(key.isdigit() for key in choices[0].keys):
            return self.say("terminal-conquest-amount", least=choices[0].keys[0], most=choices[-1].keys[0])
        return super().hint(choices)

    def chose(self, choice: Choice) -> None:
        """Remember where armies were put, and who always defends with the most dice."""
        if tag(choice.action) == "place":
            self.last_place = {0: choice.action.territory}
        if choice.note == ALWAYS:
            self.wants_most = True

    def chance_asked(self, match: Any) -> str:
        """What is rolled or drawn; of dice how many, and how they are typed."""
        awaited, dice = match.awaited(), 1
        while awaited and 6**dice < awaited.n:
            dice += 1
        asked = super().chance_asked(match)
        rolled = awaited is not None and 6**dice == awaited.n
        return f"{asked}  {self.say('terminal-conquest-dice', n=dice)}" if rolled else asked

    def meaning(self, text: str, match: Any) -> Any:
        """Dice as they are typed; a land or a card by its name in any of the languages."""
        if not any(char.isalpha() for char in text):
            return text
        lands = [Choice(land, self.name(land), (land,), (self.name(land), self.called[land].en)) for land in self.borders]
        found = chosen(text, lands)
        return found[0].action if len(found) == 1 else text

    wants_most = False

    def automatic(self, match: Any, seat: int, view: Any) -> Any:
        """C17 The most dice, for who has said so."""
        if self.wants_most:
            self.always_most.add(seat)
            self.wants_most = False
        if view.asked == "defend" and view.to_act == seat and seat in self.always_most:
            return match.legal(seat)[-1]
        return None


def actor(event: Any) -> int | None:
    """Whose sign stands before an event's line."""
    seat = getattr(event, "attacker", getattr(event, "seat", None))
    return seat if isinstance(seat, int) and seat < len(SIGNS) else None


def grouped(events: Sequence[Any]) -> list[list[Any]]:
    """Events that are told together: rolls of one battle, claims and armies of one player in a row."""
    groups: list[list[Any]] = []
    for event in events:
        kind = tag(event)
        if kind in ("defended", "attacked"):
            continue
        if groups and battle(groups[-1][0]) == battle(event):
            groups[-1].append(event)
        else:
            groups.append([event])
    return groups


def battle(event: Any) -> Any:
    """What events must have in common to be told together; nothing has it in common with an event that is told alone."""
    if tag(event) == "dealt":
        return "dealt"
    if tag(event) == "rolled":
        return event.source, event.target
    return (tag(event), event.seat) if tag(event) in ("placed", "claimed") else object()


def percent(chance: float) -> str:
    """A chance as percent: 83.4 %."""
    return f"{100 * chance:.1f} %"
