"""The person's side of the table: showing screens and asking for a line, in a terminal or through a pipe.

In a terminal a new picture takes the place of the old one; through a pipe everything is printed one after another.
"""

from __future__ import annotations

import contextlib
import sys
import time
from collections.abc import Iterable

from rich.console import Console, RenderableType
from rich.text import Text

from ..locale import Fact, Message, say

with contextlib.suppress(ImportError):
    import readline  # noqa: F401  lines can be edited and called back with the arrow keys


class InputEnded(Exception):
    """Nobody will answer any more: the input was closed (Ctrl-D, or the end of a pipe)."""


class Screen:
    """Shows and asks, in one language."""

    def __init__(self, console: Console, language: str, *, pace: float = 1.0) -> None:
        """pace: how long, in seconds, what bots do stays before the next; 0 in tests and pipes."""
        self.console, self.language = console, language
        self.live = console.is_terminal and sys.stdin.isatty()
        self.pace = pace if self.live else 0.0
        self.waiting: list[str] = []  # answers typed ahead, separated by commas
        with contextlib.suppress(AttributeError, ValueError):
            sys.stdin.reconfigure(errors="replace")  # type: ignore[union-attr]

    @property
    def width(self) -> int:
        """Columns that may be used."""
        return min(self.console.width, 120)

    @property
    def height(self) -> int:
        """Rows of the window."""
        return self.console.height

    def say(self, message: Message | str, **facts: Fact) -> str:
        """A sentence in the language of the screen; a text that is missing never ends a game: its name stands for it."""
        try:
            return say(self.language, message, **facts)
        except LookupError:
            return message if isinstance(message, str) else message.id

    def show(self, *parts: RenderableType) -> None:
        """Print, one under another."""
        for part in parts:
            self.console.print(part, soft_wrap=False)

    def picture(self, parts: Iterable[RenderableType]) -> None:
        """Show in place of what stood there before."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()
        self.show(*parts)

    def rows_of(self, parts: Iterable[RenderableType]) -> int:
        """How many rows these take."""
        return sum(len(self.console.render_lines(part, pad=False)) for part in parts)

    def tell(self, message: Message | str, style: str = "", **facts: Fact) -> None:
        """Print a sentence."""
        self.console.print(Text(self.say(message, **facts), style=style))

    def ask(self, prompt: str) -> str:
        """A line from the person, without spaces around it. Raises InputEnded."""
        if self.waiting:
            return self.waiting.pop(0)
        try:
            line = input(prompt) if self.live else self.read(prompt)
        except EOFError as error:
            raise InputEnded from error
        first, *rest = line.split(",")
        self.waiting = [one.strip() for one in rest if one.strip()]
        return first.strip()

    def read(self, prompt: str) -> str:
        """A line from a pipe, echoed, so that what was said can be read."""
        self.console.file.write(prompt)
        self.console.file.flush()
        line = sys.stdin.readline()
        if not line:
            self.console.file.write("\n")
            raise EOFError
        self.console.file.write(line)
        return line

    def answer_next(self, line: str) -> None:
        """What was typed behind an answer answers the next question."""
        if line:
            self.waiting.insert(0, line)

    def forget_typed(self) -> None:
        """What was typed ahead counts no more: the answer before it was refused."""
        self.waiting = []

    def wait(self) -> None:
        """Until the person has read: Enter. A word typed here answers the next question. Nothing in a pipe. Raises InputEnded."""
        if self.live:
            try:
                self.answer_next(input(self.say("terminal-enter") + " ").strip())
            except EOFError as error:
                raise InputEnded from error

    def pause(self, share: float = 1.0) -> None:
        """A little time to see what happened."""
        if self.pace:
            time.sleep(self.pace * share)
