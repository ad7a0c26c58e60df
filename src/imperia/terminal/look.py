"""How a game looks in a terminal: its picture, its choices, what to stop for. `Look` itself does for any game, plainly."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from rich.console import Console, RenderableType
from rich.text import Text

from ..engine import CHANCE
from ..games.game import Game
from ..locale import Fact, Message, bundle, say
from .words import Choice


class Scene(msgspec.Struct, frozen=True):
    """Something to be seen before play goes on: the declarations of a deal, its end. parts: printed one under another."""

    title: str
    parts: list[Any]


class Look:
    """A game as one person sees it, in a language. Subclasses draw; this one tells everything in lines."""

    PAGES: tuple[str, ...] = ()  # pages of its own, by command word: "tricks"
    rows = 24  # of the window

    def __init__(self, game: Game[Any, Any, Any, Any], terms: Any, names: Sequence[str], language: str) -> None:
        self.game, self.t, self.names, self.language = game, terms, names, language

    # ---- words

    def say(self, message: Message | str, **facts: Fact) -> str:
        """A sentence in the language of the screen; a text that is missing never ends a game: its name stands for it."""
        try:
            return say(self.language, message, **facts)
        except LookupError:
            return message if isinstance(message, str) else message.id

    def has(self, name: str) -> bool:
        """Whether there is such a message."""
        return bool(bundle(self.language).has_message(name))

    def line(self, event: Any) -> Text | None:
        """An event as a line of the log, or None if it needs no words."""
        message = self.game.event_message(self.t, event, self.names)
        return Text(self.say(message)) if message else None

    def lines(self, events: Sequence[Any]) -> list[Text]:
        """Events as lines of the log."""
        return [line for event in events if (line := self.line(event)) is not None]

    # ---- what is seen

    def picture(self, view: Any, news: Sequence[Any], choices: Sequence[Choice], width: int, height: int) -> list[RenderableType]:
        """The table as a viewer sees it, with what has happened since he looked last; in at most height rows.

        choices: what he can do now, so that the picture can show it; none for who only looks on.
        """
        return list(self.lines(news)[-max(1, height) :])

    def scenes(self, news: Sequence[Any], view: Any) -> tuple[list[Scene], list[Any]]:
        """What deserves a screen of its own before the next picture, and the news that are left for that."""
        return [], list(news)

    def worth_a_look(self, news: Sequence[Any]) -> bool:
        """Whether so much has happened that those who watch bots want to see the table."""
        return bool(self.lines(news))

    def page(self, name: str, view: Any, history: Sequence[Any]) -> list[RenderableType]:
        """One of PAGES."""
        raise KeyError(name)

    # ---- what can be done

    def choices(self, match: Any, seat: int, view: Any) -> list[Choice]:
        """What a person may pick, in the order of its numbers."""
        state = match.state_copy()
        made = []
        for action in match.legal(seat):
            message = self.game.action_message(self.t, state, seat, action, self.names)
            made.append(Choice(action, self.say(message), aliases=(self.say(message), say("en", message))))
        return made

    def hint(self, choices: Sequence[Choice]) -> str:
        """What may be typed, in a few words; it stands behind the question."""
        return self.say("terminal-hint-numbers", n=len(choices))

    def suggested(self, choices: Sequence[Choice]) -> Choice | None:
        """What Enter alone does: the only legal choice, if there is but one."""
        legal = [one for one in choices if one.legal]
        return legal[0] if len(legal) == 1 else None

    def chose(self, choice: Choice) -> None:
        """A person has chosen this: for a look that remembers."""

    def about(self, choice: Choice) -> list[Text]:
        """What is told of a choice that was begun: what a card does."""
        return []

    def automatic(self, match: Any, seat: int, view: Any) -> Any:
        """What a person has said shall always be answered to this question; None: he is asked."""
        return None

    def rescue(self, match: Any, seat: int, errors: int) -> Any:
        """What the table answers for a seat after so many errors in one question; None: it goes on asking."""
        return None

    def chance_asked(self, match: Any) -> str:
        """What people have to say that chance has given."""
        return self.say(self.game.question(self.t, match.state_copy(), CHANCE))

    def meaning(self, text: str, match: Any) -> Any:
        """What people typed that chance has given, as the game's `chance_of` takes it."""
        numbers = [int(word) for word in text.split() if word.isdigit()]
        return numbers if len(numbers) > 1 else numbers[0] if numbers else text


def tag(event: Any) -> str:
    """Which kind of event or action it is."""
    return str(event.__struct_config__.tag)


def fitted(lines: Sequence[Text], width: int, rows: int) -> list[Text]:
    """The last lines that fit, wrapped; a sign stands for those before."""
    console = Console(width=width)
    wrapped = [part for line in lines for part in line.wrap(console, width)]
    if len(wrapped) > rows > 1:
        return [Text(f"… +{len(wrapped) - rows + 1}", style="dim"), *wrapped[1 - rows :]]
    return wrapped[-rows:] or [Text()]


def in_columns(cells: Sequence[Text], n: int, width: int) -> list[Text]:
    """Cells in n columns of equal width, read downwards; what is too long is cut."""
    rows = (len(cells) + n - 1) // n
    wide = (width - 2 * (n - 1)) // n
    for cell in cells:
        cell.truncate(wide, overflow="ellipsis", pad=True)
    return [Text("  ").join(cells[row::rows]) for row in range(rows)]
