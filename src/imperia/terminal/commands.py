"""What can be said at a table beside one's answers: help, legal moves, a hint, undo, pages to read, giving up."""

from __future__ import annotations

import logging
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ..bots import can_compile, information
from ..bots.machine import is_warm
from ..judging import hint
from ..judging.words import advice
from ..locale import ImperiaError
from ..play import Match
from . import pages
from .look import Look
from .screen import Screen
from .words import Choice, plain

LOG = logging.getLogger("imperia.terminal")
LOG.addHandler(logging.NullHandler())  # nothing is written between the lines of a game; `imperia play` keeps it in a file
TALL = 6  # rows of a notice that is read on a page of its own


class Left(Exception):
    """The person leaves the table; the match is saved."""


class Commands:
    """Carries out the words of `keys`; the table adds the course of the match."""

    match: Match
    look: Look
    screen: Screen
    people: list[int]
    seen: dict[int, int]  # by viewer: how many events of the history were shown
    notice: list[RenderableType]  # said once, above the prompt

    def obey(self, command: str, rest: str, seat: int, choices: list[Choice]) -> bool:
        """Carry out a command; whether the question is answered (or another) by it. Raises what the match refuses."""
        if command == "quit":
            raise Left
        if command == "undo":
            return self.undo(seat)
        if command == "resign":
            return self.resign(seat)
        if command == "legal":
            return self.show_legal(choices)
        if command == "hint":
            return self.show_hint(seat)
        self.turn_page(command, rest, seat)
        return False

    def show_legal(self, choices: list[Choice]) -> bool:
        """The legal moves: above the prompt if they are few, else on a page of their own."""
        listed = pages.legal(self.look, choices, self.screen.width)
        if self.screen.rows_of(listed) <= TALL:
            self.notice = listed
        else:
            self.screen.picture(listed)
            self.screen.wait()
        return False

    def show_hint(self, seat: int) -> bool:
        """The best that this seat can do, as far as it may know, above the prompt."""
        legal, names = self.match.legal(seat), self.look.names
        said = [self.match.action_message(seat, action, names) for action in legal]
        if len(legal) == 1:
            self.notice = [self.styled("hint-only", "cyan", action=said[0])]
            return False
        cold = can_compile() and not is_warm(self.match.game.name)
        self.screen.tell("bot-warming" if cold else "hint-thinking", "dim")
        info = information(self.match, seat)
        try:
            found = hint(info).moves
        except Exception:  # a hint is never worth the game
            LOG.exception("a hint failed")
            self.notice = [self.styled("error-judge-failed", "yellow")]
            return False
        lines = [advice(self.screen.language, said[info.codes.index(one.code)], one) for one in found]
        self.notice = [self.styled("hint-title", "bold cyan"), *(Text(f"  {line}", style="cyan") for line in lines)]
        return False

    def undo(self, seat: int) -> bool:
        """Take back the last action of this seat; across what cannot be unseen only if the other people agree (bots do)."""
        if self.match.can_undo(seat):
            self.match.undo(seat)
            said = "terminal-undone"
        else:
            for other in self.people:
                if other != seat and not self.agrees(other, seat):
                    self.notice = [self.styled("terminal-not-agreed", "yellow", name=self.look.names[other])]
                    return False
            self.match.takeback(seat, self.people)
            said = "terminal-taken-back"
        for viewer in self.seen:
            self.seen[viewer] = min(self.seen[viewer], len(self.match.history(viewer)))
        self.notice = [self.styled(said, "green")]
        return True

    def agrees(self, other: int, seat: int) -> bool:
        """Whether another person lets this one take a move back."""
        names = {"name": self.look.names[other], "asks": self.look.names[seat]}
        return plain(self.screen.ask(self.screen.say("terminal-agree", **names) + " ")) == plain(self.screen.say("terminal-yes"))

    def turn_page(self, command: str, rest: str, seat: int) -> None:
        """Show one of the pages that need nothing but reading."""
        view, history = self.match.view(seat), self.match.history(seat)
        if command == "help":
            parts = pages.help_page(self.look)
        elif command == "log":
            parts = list(self.look.lines(history)[-(self.screen.height - 3) :])
        elif command == "options":
            parts = pages.options(self.look, self.match.setup)
        elif command == "rules":
            parts = pages.rules(self.look, rest)
        else:
            parts = self.look.page(command, view, history)
        self.screen.picture(parts)
        self.screen.wait()

    def resign(self, seat: int) -> bool:
        """Leave for good, after one more question."""
        if plain(self.screen.ask(self.screen.say("terminal-resign-sure") + " ")) != plain(self.screen.say("terminal-yes")):
            self.notice = [self.styled("terminal-resign-no", "green")]
            return False
        self.match.resign(seat)
        return True

    def refuse(self, refused: ImperiaError) -> None:
        """Say why not, and where the rule stands."""
        self.screen.forget_typed()
        text = Text.assemble((refused.said(self.screen.language), "bold yellow"))
        if refused.rule:
            text.append("  " + self.screen.say("terminal-rule-hint", rule=refused.rule), style="dim")
        self.notice = [text]

    def styled(self, message: str, style: str, **facts: Any) -> Text:
        """A sentence in a style."""
        return Text(self.screen.say(message, **facts), style=style)
