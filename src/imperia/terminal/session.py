"""An evening at the terminal: choose a game, or go on with the one that was left; play; play again."""

from __future__ import annotations

import contextlib
import getpass
import secrets
import sys
from collections.abc import Sequence
from datetime import datetime
from importlib import import_module
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ..bots import COMPILED, Bot, can_compile, make, style
from ..bots.machine import is_warm
from ..games.game import Game, Setup
from ..play import Fair, Fast, Match, Seat, Source, Typed
from ..play.errors import CannotWrite
from .commands import Left
from .look import Look
from .saves import Saves
from .screen import InputEnded, Screen
from .table import Table as GameTable
from .words import Choice, chosen

LOOKS = {"imperial": "ImperialLook", "conquest": "ConquestLook", "empire": "EmpireLook"}
FIRST = "imperial"  # what Enter alone plays: the quickest to learn


class Plan(msgspec.Struct, frozen=True):
    """Who plays, and where chance comes from.

    people: how many sit at this keyboard (0: only bots play, to be watched); level: of the bots; names: of the people;
    chance: "fair", or "typed" in from a real table; seed: of fast chance and of the bots, so that a game can be played again.
    """

    people: int = 1
    level: str = "casual"
    names: tuple[str, ...] = ()
    chance: str = "fair"
    seed: int | None = None


class Session:
    """Everything from the menu to good-bye. Methods that play say whether it ended without Ctrl-C."""

    def __init__(self, console: Console, language: str, pace: float, saves: Saves, games: Sequence[str]) -> None:
        self.screen, self.language, self.saves, self.games = Screen(console, language, pace=pace), language, saves, games

    # ---- before play

    def menu(self) -> str:
        """The game that a person chooses; "" to go on with the one that was left. Without a terminal nothing is asked."""
        if not self.screen.live:
            return FIRST
        choices = self.menu_choices()
        self.screen.show(Text(self.screen.say("terminal-menu"), style="bold"), self.listed(choices))
        first = choices[0].label
        while True:
            try:
                line = self.screen.ask(self.screen.say("terminal-menu-prompt", first=first) + " ")
            except (InputEnded, KeyboardInterrupt):
                raise SystemExit(0) from None
            found = chosen(line, choices) if line else choices[:1]
            if len(found) == 1:
                return str(found[0].action)
            if line in ("q", "quit"):
                raise SystemExit(0)

    def menu_choices(self) -> list[Choice]:
        """First the game that was left, if there is one; then the quickest to learn; then the others."""
        order = sorted(self.games, key=lambda name: name != FIRST)
        made = [Choice(name, self.title(name), keys=(name,), aliases=(name,)) for name in order]
        left = self.saves.newest()
        if left:
            when = datetime.fromtimestamp(left.time).strftime("%Y-%m-%d %H:%M")
            label = self.screen.say("terminal-menu-resume", game=self.title(left.game), when=when)
            made.insert(0, Choice("", label, keys=("resume",)))
        return made

    def listed(self, choices: Sequence[Choice]) -> Table:
        """The menu."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for i, one in enumerate(choices, 1):
            label = Text.assemble((one.label, "bold"))
            if one.action:
                label.append("  " + self.screen.say(f"terminal-menu-line-{one.action}"), style="not bold dim")
            table.add_row(f"  [bold cyan]{i}[/]", label)
        return table

    def title(self, game: str) -> str:
        """A game's name."""
        return self.screen.say(f"game-{game}")

    # ---- play

    def begin(self, game: Game[Any, Any, Any, Any], setup: Setup, plan: Plan) -> bool:
        """A new game, and another one as long as the person likes."""
        while True:
            match = Match.start(setup, self.source(plan), self.seats(setup.players, plan), game=game)
            if not self.play(match, plan.seed):
                return False
            if match.result() is None or not self.again():
                return True

    def resume(self, game: str) -> bool:
        """Go on with the game that was left last. Raises NothingLeft."""
        match = self.saves.load(game)
        self.screen.tell("terminal-resumed", "green")
        return self.play(match, None, resumed=True)

    def source(self, plan: Plan) -> Source:
        """Where chance comes from: fair by default, so that the record can be verified."""
        if plan.chance == "typed":
            return Typed()
        return Fair(secrets.token_hex(8)) if plan.seed is None else Fast(plan.seed)

    def seats(self, players: int, plan: Plan) -> list[Seat]:
        """People first, then bots."""
        people = min(plan.people, players)
        names = [plan.names[i] if i < len(plan.names) else self.person(i, people) for i in range(people)]
        bots = [Seat(self.screen.say("terminal-bot", n=i + 1), plan.level) for i in range(players - people)]
        return [*(Seat(name) for name in names), *bots]

    def person(self, i: int, people: int) -> str:
        """What a person is called who gave no name: as he logged in, or by his number."""
        if people > 1:
            return self.screen.say("terminal-person", n=i + 1)
        with contextlib.suppress(Exception):
            return getpass.getuser().split()[0][:12].capitalize()
        return self.screen.say("terminal-you")

    def play(self, match: Match, seed: int | None, *, resumed: bool = False) -> bool:
        """One game, to its end or until the person leaves; False after Ctrl-C."""
        bots = self.bots(match, seed)
        look = look_of(match, self.language)
        table = GameTable(match, look, self.screen, bots)
        table.save = lambda: self.keep(match, table)
        self.introduce(match)
        try:
            table.go_on() if resumed else table.play()
        except (Left, InputEnded):
            self.goodbye(match)
            raise SystemExit(0) from None
        except KeyboardInterrupt:
            self.screen.show(Text())
            self.goodbye(match)
            return False
        try:
            self.screen.tell("terminal-kept", "dim", file=str(self.saves.finish(match)))
            self.screen.tell("review-at-the-end", "dim")
        except CannotWrite as error:
            self.screen.show(Text(error.said(self.language), style="bold yellow"))
        return True

    def introduce(self, match: Match) -> None:
        """How the bots at the table play, a line for each level."""
        for level in dict.fromkeys(by.level for by in match.holders if by.who == "bot" and by.level != "random"):
            plays = self.screen.say(style(level, match.game.name))
            self.screen.show(Text(f"{self.screen.say('web-bot', level=level)}: {plays}", style="dim"))
            if level in COMPILED.get(match.game.name, ()) and not is_warm(match.game.name):
                self.screen.tell("bot-warming" if can_compile() else "bot-no-compiler", "dim")

    def keep(self, match: Match, table: GameTable) -> None:
        """Save; a full disk is said above the prompt and does not end the game."""
        try:
            self.saves.keep(match)
        except CannotWrite as error:
            table.notice = [Text(error.said(self.language), style="bold yellow")]

    def bots(self, match: Match, seed: int | None) -> dict[int, Bot]:
        """The bots by seat; those of a seed do the same again. Raises UnknownLevel."""
        start = secrets.randbits(31) if seed is None else seed
        held = enumerate(match.holders)
        return {seat: make(by.level, match.game.name, start + seat) for seat, by in held if by.who == "bot"}

    def goodbye(self, match: Match) -> None:
        """Say how to go on. Raises CannotWrite."""
        self.saves.keep(match)
        self.screen.tell("terminal-left", "bold")

    def again(self) -> bool:
        """Whether another game is wanted. Without a terminal nothing is asked."""
        if not (self.screen.live and sys.stdin.isatty()):
            return False
        try:
            return not self.screen.ask(self.screen.say("terminal-again") + " > ")
        except (InputEnded, KeyboardInterrupt):
            return False


def look_of(match: Match, language: str) -> Look:
    """The look of a match's game; the plain one if it has none of its own yet."""
    name = match.game.name
    kind: type[Look] = Look
    with contextlib.suppress(ModuleNotFoundError):
        kind = getattr(import_module(f"{__package__}.{name}"), LOOKS.get(name, ""), Look)
    return kind(match.game, match.terms, [seat.name for seat in match.seats], language)
