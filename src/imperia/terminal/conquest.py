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
from .board import Board, sign
from .chronicle import Chronicle
from .look import fitted, tag
from .words import Choice, chosen

LANDS = ("claim", "place", "bonus", "attack_from", "attack", "fortify_from", "fortify_to")  # actions that name a land
AMOUNTS = ("place_armies", "floor", "occupy", "fortify")
KEYS = {"end_attacks": "e", "end_turn": "e", "no_more_sets": "e", "keep_bonus": "e", "until": "a", "stop": "s"}
ALWAYS, SET_UP = "always", "set-up"  # notes of choices that answer later questions too
CARD_BACK = "▯"


class ConquestLook(Chronicle):
    """Imperium."""

    PAGES = ("borders", "defend")

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.last_place: dict[int, str] = {}
        self.asked_seat = 0  # whom the choices were made for
        self.always_most: set[int] = set()  # seats that defend with the most dice, unasked (C17)
        self.set_up: set[int] = set()  # seats whose set-up the table goes on with

    # ---- the picture

    def picture(self, view: Any, news: Sequence[Any], choices: Sequence[Choice], width: int, height: int) -> list[RenderableType]:
        """Header, players, map; what happened, or the odds of the attack that is being chosen, in the rows that are left."""
        top: list[RenderableType] = [self.header(view, width), self.sides(view, width)]
        cards = self.cards(view, width)
        used = 1 + (len(view.sides) + 1) // 2 + len(cards)
        numbers = {getattr(one.action, "territory", ""): i for i, one in enumerate(choices, 1) if not one.note}
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
                    Text.assemble(
                        (f"{i} ", "bold cyan"), self.strength(state[one.keys[0]]), (f" {percent(chance, self.language)}", "bold")
                    )
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
        conquer = percent(chance_to_conquer(mine - 1, theirs, white), self.language)
        lines = [Text(self.say("terminal-conquest-to-the-end", percent=conquer), style="bold")]
        for red in range(min(3, mine - 1), 0, -1):
            odds = odds_of(mine, theirs, red, defence_dice=white)
            pairs = len(odds.losses) - 1
            told = ", ".join(f"{lost}:{pairs - lost} {percent(chance, self.language)}" for lost, chance in enumerate(odds.losses))
            lines.append(Text(self.say("terminal-conquest-one-roll", dice=red, odds=told), style="dim"))
        return lines

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
        self.asked_seat = seat
        made = [self.choice(action, match, seat) for action in match.legal(seat)]
        if view.round == 0 and view.asked in ("claim", "place"):
            first = self.sensible(view, match.legal(seat))
            made.append(Choice(first, self.say("terminal-conquest-set-up"), keys=("x",), note=SET_UP))
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
            extra = "".join(f" · {one.keys[0]}: {one.label}" for one in choices if tag(one.action) in KEYS or one.note)
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
            self.always_most.add(self.asked_seat)
        if choice.note == SET_UP:
            self.set_up.add(self.asked_seat)

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

    def automatic(self, match: Any, seat: int, view: Any) -> Any:
        """C7, C8, C17 What a person left to the table: the rest of the set-up, or always the most dice."""
        if view.asked == "defend" and seat in self.always_most:
            return match.legal(seat)[-1]
        if view.round == 0 and view.onto in (None, seat) and seat in self.set_up:
            return self.sensible(view, match.legal(seat))
        return None

    def sensible(self, view: Any, legal: Sequence[Any]) -> Any:
        """A claim beside own land; armies where most enemies border and fewest stand."""
        if tag(legal[0]) not in ("claim", "place"):
            return legal[-1]
        state = {land.id: land for land in view.territories}

        def worth(action: Any) -> tuple[int, ...]:
            beside = [state[other] for other in self.borders[action.territory]]
            own = sum(land.owner == view.viewer for land in beside)
            enemies = sum(land.armies for land in beside if land.owner not in (None, view.viewer))
            return (own, -enemies) if tag(action) == "claim" else (enemies > 0, enemies - 3 * state[action.territory].armies)

        return max(legal, key=worth)


def percent(chance: float, language: str) -> str:
    """A chance as percent: 83.4 % in English, 83,4 % in Russian and Polish."""
    told = f"{100 * chance:.1f} %"
    return told if language == "en" else told.replace(".", ",")
