"""The words that always work at a table, whatever is asked: help, legal moves, a hint, undo, the log, rules, leaving."""

from __future__ import annotations

from functools import cache

from ..locale import LANGUAGES, say
from .words import plain

COMMANDS = ("legal", "hint", "help", "log", "undo", "rules", "options", "resign", "quit")


@cache
def words_of(command: str, language: str) -> tuple[str, ...]:
    """The words for a command: `terminal-words-COMMAND`, in the language first, then in the others."""
    order = sorted(LANGUAGES, key=lambda one: one != language)
    return tuple(dict.fromkeys(word for one in order for word in say(one, f"terminal-words-{command}").split()))


def command_in(line: str, language: str, pages: tuple[str, ...] = ()) -> tuple[str, str]:
    """The command that a line begins with and what follows it; ("", line) if it is none.

    Only `rules` takes anything behind it, so that a card's or a land's words are never taken for a command.
    """
    if line.strip() == "?":
        return "legal", ""
    first, _, rest = line.strip().partition(" ")
    for command in (*COMMANDS, *pages):
        if plain(first) and plain(first) in map(plain, words_of(command, language)) and (not rest or command == "rules"):
            return command, rest.strip()
    return "", line
