"""Pages that every table can show: the legal moves, help, options, rules, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.columns import Columns
from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from ..games.game import Result, Setup
from ..rulebook import game_of, rule, search
from ..rulebook import rules as all_rules
from .keys import COMMANDS, words_of
from .look import Look
from .words import Choice

MOST_LISTED = 60


def legal(look: Look, choices: Sequence[Choice], width: int) -> list[RenderableType]:
    """All legal choices with their numbers, in as many columns as fit."""
    lines = [(i, one) for i, one in enumerate(choices, 1) if one.legal]
    amounts = any(key.isdigit() for one in choices for key in one.keys)
    codes = [(one.keys[0] if amounts and one.keys else str(i), one) for i, one in lines[:MOST_LISTED]]
    shown = [Text.assemble((f"{code:>3} ", "bold cyan"), one.label) for code, one in codes]
    if len(lines) > MOST_LISTED:
        shown.append(Text(look.say("terminal-more", n=len(lines) - MOST_LISTED), style="dim"))
    return [Columns(shown, padding=(0, 2), expand=False, width=None if len(shown) > 8 else width - 4)]


def help_page(look: Look) -> list[RenderableType]:
    """What the game is about, what is typed, and the words that always work."""
    parts: list[RenderableType] = []
    about = f"terminal-about-{look.game.name}"
    if look.has(about):
        parts += [Text(look.say(about)), Text()]
    table = Table.grid(padding=(0, 2, 0, 0))
    for command in (*COMMANDS, *look.PAGES):
        own = [word for word in words_of(command, look.language) if word in look.say(f"terminal-words-{command}").split()]
        keys = ("? " if command == "legal" else "") + ", ".join(own)
        table.add_row(
            Text("  " + keys, style="bold cyan"), escape(look.say(f"terminal-does-{command}", number=f"{look.game.letter}19"))
        )
    return [*parts, table, Text(look.say("terminal-help-typing"), style="dim")]


def options(look: Look, setup: Setup) -> list[RenderableType]:
    """The options of this match, those that are not at their default marked by a star."""
    table = Table.grid(padding=(0, 2, 0, 0))
    plain = type(setup.options)() if setup.options is not None else None
    for name, value in (msgspec.structs.asdict(setup.options) if setup.options is not None else {}).items():
        label = f"{look.game.name}-option-{name}"
        told = look.say(label) if look.has(label) else name
        star = "*" if value != getattr(plain, name) else " "
        table.add_row(Text(f"{star} {name}", style="bold"), str(value), escape(told))
    return [table, Text(look.say("terminal-options-hint"), style="dim")]


def rules(look: Look, words: str) -> list[RenderableType]:
    """A rule by its number, rules that speak of something, or the list of all of them. Raises UnknownRule."""
    name = look.game.name
    from rich.markdown import Markdown  # a fifth of a second, which only readers of rules should pay

    if not words:
        return [Text(look.say("terminal-rules-how"), style="dim"), *contents(look)]
    first = words.split()[0]
    if any(char.isdigit() for char in first) and len(words.split()) == 1:
        found = [rule(name if first[0].isdigit() else game_of(first), first, look.language)]
    else:
        found = search(name, words, look.language)[:4]
    parts: list[RenderableType] = [Text(look.say("terminal-rules-none", words=words))] if not found else []
    for one in found:
        parts += [Text.assemble((f"{one.number}  ", "bold"), (one.heading, "dim")), Markdown(one.text), Text()]
    return parts


def contents(look: Look) -> list[RenderableType]:
    """The parts of the rule book with their numbers."""
    parts: dict[str, list[str]] = {}
    for one in all_rules(look.game.name, look.language):
        parts.setdefault(one.heading, []).append(one.number)
    table = Table.grid(padding=(0, 2, 0, 0))
    for heading, numbers in parts.items():
        table.add_row(escape(heading), " ".join(numbers))
    return [table]


def ending(look: Look, result: Result | None) -> list[RenderableType]:
    """Who won, and by which rule."""
    if result is None:
        return [Text(look.say("terminal-ended-without"), style="bold")]
    winners = ", ".join(look.names[seat] for seat in result.winners)
    text = Text.assemble((look.say("terminal-won", n=len(result.winners), names=winners), "bold green"))
    named = reason_named(look.game.name, result.reason)
    if look.has(named):
        text.append("  " + look.say(named))
    text.append(f"  ({result.rule})", style="dim")
    return [text]


def reason_named(game: str, reason: str) -> str:
    """The message that says how a game ended."""
    return f"imperial-reason-{reason}" if game == "imperial" else f"terminal-reason-{game}-{reason}"
