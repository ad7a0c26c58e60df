"""A match at the terminal: asks the people, lets the bots answer, shows what happens, and saves after every answer.

It knows no rules: it shows a `Look` of the game and offers the legal actions. Wrong input never ends it.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from ..bots import Bot, Budget, information
from ..engine import CHANCE, OVER
from ..games.game import SPECTATOR, IllegalAction
from ..locale import ImperiaError
from ..play import By, Match
from . import pages
from .commands import Commands, Left
from .keys import command_in
from .look import Look
from .screen import InputEnded, Screen
from .words import Choice, chosen_first

THINKING = Budget(seconds=2)
FEWEST_ROWS = 12  # of a picture, in however small a window
BACK = ("", "0", "<")  # leave a choice that was begun
TOLD_AGAIN = 6  # events
PROMPT_ROWS = 2  # kept free for the prompt, which may be long


class Table(Commands):
    """Plays a match to its end, or until somebody leaves."""

    def __init__(
        self, match: Match, look: Look, screen: Screen, bots: Mapping[int, Bot], *, save: Callable[[], None] = lambda: None
    ) -> None:
        """bots: by seat; all other seats are people. save: called whenever something has happened that must not be lost."""
        self.match, self.look, self.screen, self.bots, self.save = match, look, screen, bots, save
        self.people = [seat for seat in range(match.players) if seat not in bots]
        self.viewer = self.people[0] if self.people else SPECTATOR
        self.seen, self.notice = {}, []
        self.passed = len(self.people) < 2
        self.unwatched: list[Any] = []  # events, where only bots play
        self.begun: Choice | None = None  # a choice of which only the beginning is made

    # ---- the course of the match

    def go_on(self) -> None:
        """A match that was left goes on: only the last of what happened is told again. Raises as `play`."""
        for seat in [*self.people, SPECTATOR]:
            self.seen[seat] = max(0, len(self.match.history(seat)) - TOLD_AGAIN)
        self.play()

    def play(self) -> None:
        """Until the match is over. Raises Left, InputEnded, KeyboardInterrupt; all is saved then."""
        try:
            while (seat := self.match.to_act()) != OVER:
                if seat == CHANCE:
                    self.ask_chance()
                elif seat in self.bots:
                    self.bot_turn(seat)
                else:
                    self.person_turn(seat)
        finally:
            self.save()
        self.show_end()

    def bot_turn(self, seat: int) -> None:
        """A bot answers."""
        info = information(self.match, seat)
        action = self.bots[seat].choose(info, THINKING)
        self.match.act(seat, action)
        if not self.people:
            self.watch()

    def watch(self) -> None:
        """Only bots play: show every step."""
        self.unwatched += self.stop_for(SPECTATOR)
        if self.look.worth_a_look(self.unwatched):
            self.draw(self.unwatched)
            self.unwatched = []
            self.screen.pause()

    def stop_for(self, viewer: int) -> list[Any]:
        """Show what deserves a screen of its own; the news that are left."""
        self.look.rows = self.screen.height
        scenes, rest = self.look.scenes(self.news(viewer), self.match.view(viewer))
        for scene in scenes:
            self.show_scene(scene)
        return rest

    def person_turn(self, seat: int) -> None:
        """Ask a person until something is done."""
        always = self.look.automatic(self.match, seat, self.match.view(seat))
        if always is not None:
            self.match.act(seat, always, self.decision(seat))
            return
        self.save()
        self.pass_keyboard(seat)
        self.answer(seat, self.stop_for(seat))

    def answer(self, seat: int, news: list[Any]) -> None:
        """Show the table and take lines until one of them is an action, or takes one back."""
        errors, self.begun = 0, None
        while True:
            choices = self.choices(seat)
            self.draw(news, choices, self.question(seat, choices))
            line = self.screen.ask(self.prompt(choices))
            command, rest = command_in(line, self.screen.language, self.look.PAGES)
            try:
                done = self.obey(command, rest, seat, choices) if command else self.act(line, seat, choices)
            except ImperiaError as refused:
                self.refuse(refused)
                errors += isinstance(refused, IllegalAction)
                done = self.rescued(seat, errors)
            if done:
                return

    def choices(self, seat: int) -> list[Choice]:
        """What may be chosen now: of the whole question, or behind the choice that was begun."""
        return list(self.begun.inside) if self.begun else self.look.choices(self.match, seat, self.match.view(seat))

    def rescued(self, seat: int, errors: int) -> bool:
        """Whether the table has answered for this seat after so many errors."""
        answer = self.look.rescue(self.match, seat, errors)
        if answer is not None:
            self.match.act(seat, answer, self.decision(seat), by=By("table"))
        return answer is not None

    def act(self, line: str, seat: int, choices: list[Choice]) -> bool:
        """Do what was chosen. Raises what the match refuses; says so if nothing, or too much, was meant."""
        if self.begun and line in BACK:
            self.begun = None
            return False
        only = self.look.suggested(choices)
        found, rest = ([only], "") if only and not line else chosen_first(line, choices)
        if len(found) == 1 and found[0].inside:
            self.begun = found[0]
            self.notice = list(self.look.about(found[0]))
            self.screen.answer_next(rest)
            return False
        if len(found) == 1:
            self.match.act(seat, found[0].action, self.decision(seat))
            self.screen.answer_next(rest)
            self.look.chose(found[0])
            return True
        self.screen.forget_typed()
        if found:
            listed = "; ".join(one.label for one in found[:6]) + (" …" if len(found) > 6 else "")
            self.notice = [self.styled("terminal-several", "yellow", typed=line, choices=listed)]
        else:
            self.notice = [self.styled("terminal-nothing" if line else "terminal-empty", "yellow", typed=line)]
        return False

    # ---- what is seen

    def news(self, viewer: int) -> list[Any]:
        """What happened since this viewer looked last; it counts as looked at now."""
        history = self.match.history(viewer)
        new = list(history[self.seen.get(viewer, 0) :])
        self.seen[viewer] = len(history)
        return new

    def draw(self, news: list[Any], choices: Sequence[Choice] = (), asked: Sequence[RenderableType] = ()) -> None:
        """The table with the news, the notice if there is one, and the question; together as high as the window."""
        below = [*self.notice, *asked]
        self.notice = []
        rows = max(FEWEST_ROWS, self.screen.height - PROMPT_ROWS - self.screen.rows_of(below))
        view = self.match.view(self.viewer)
        self.screen.picture([*self.look.picture(view, news, choices, self.screen.width, rows), *below])

    def question(self, seat: int, choices: Sequence[Choice]) -> list[RenderableType]:
        """What is asked, and how to answer."""
        question = self.match.question(seat)
        if question is None:
            return []
        asked = self.screen.say("terminal-begun", label=self.begun.label) if self.begun else self.screen.say(question.message)
        return [Text.assemble((asked, "bold"), ("  " + self.look.hint(choices), "dim"))]

    def prompt(self, choices: Sequence[Choice]) -> str:
        """The words behind which the person types."""
        if self.begun:
            return self.screen.say("terminal-prompt-back")
        only = self.look.suggested(choices)
        return self.screen.say("terminal-prompt-only", label=only.label) if only else self.screen.say("terminal-prompt")

    def show_scene(self, scene: Any) -> None:
        """A screen of its own; then Enter, or a while for those who watch."""
        self.screen.picture([Text(scene.title, style="bold"), *scene.parts])
        if self.people:
            self.screen.wait()
        else:
            self.screen.pause(2)

    def pass_keyboard(self, seat: int) -> None:
        """With two people at one keyboard: hide everything until the next one sits before it."""
        if (len(self.people) > 1 and seat != self.viewer) or not self.passed:
            self.screen.picture([Text(self.screen.say("terminal-pass", name=self.look.names[seat]), style="bold")])
            self.screen.wait()
            self.screen.forget_typed()  # who sat here before may have typed it
        self.passed, self.viewer = True, seat

    def show_end(self) -> None:
        """Who won, by which rule."""
        news = self.unwatched
        with contextlib.suppress(InputEnded):
            news = news + self.stop_for(self.viewer)
        self.notice = pages.ending(self.look, self.match.result())
        self.draw(news)

    # ---- chance that people type in

    def ask_chance(self) -> None:
        """The cards or dice of a real table."""
        self.save()
        awaited = self.match.awaited()
        if awaited is None:
            return
        self.screen.show(Text(self.look.chance_asked(self.match), style="bold"))
        line = self.screen.ask(self.screen.say("terminal-prompt"))
        command, _ = command_in(line, self.screen.language)
        if command == "quit":
            raise Left
        try:
            self.match.say_chance(self.look.meaning(line, self.match))
        except ImperiaError as refused:
            self.screen.forget_typed()
            self.screen.show(Text(refused.said(self.screen.language), style="bold yellow"))

    # ---- within

    def decision(self, seat: int) -> Any:
        """The question that an answer is for."""
        question = self.match.question(seat)
        return question.decision if question else None
