"""Fluent: says messages in English, Russian and Polish, from one set of .ftl files that the browser reads too."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from .message import Fact, Message

LANGUAGES = ("en", "ru", "pl")
EXACT = 2**53  # numbers from here on are said as they are written: Fluent counts them no more exactly, or fails


@cache
def bundle(language: str) -> FluentBundle:
    """All messages of a language. Raises KeyError for a language that is not there."""
    if language not in LANGUAGES:
        raise KeyError(language)
    made = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            made.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return made


def say(language: str, message: Message | str, **facts: Fact) -> str:
    """A message in a language. Raises LookupError if the language has no such message, or a fact is missing in it."""
    if isinstance(message, str):
        message = Message(message, facts)
    spoken: dict[str, Any] = {name: _spoken(language, fact) for name, fact in message.facts.items()}
    name, _, attribute = message.id.partition(".")
    found = bundle(language)
    if not found.has_message(name):
        raise LookupError(f"{language}: no message {name}")
    entry = found.get_message(name)
    pattern = entry.attributes[attribute] if attribute else entry.value
    if pattern is None:
        raise LookupError(f"{language}: {name} has no text of its own")
    text, errors = found.format_pattern(pattern, spoken)
    if errors:
        raise LookupError(f"{language}: {message.id}: {errors}")
    return str(text)


def _spoken(language: str, fact: Fact) -> str | int:
    """A fact as Fluent takes it: messages within are said first."""
    if isinstance(fact, Message):
        return say(language, fact)
    if isinstance(fact, list):
        return ", ".join(say(language, one) for one in fact)
    if isinstance(fact, int) and abs(fact) >= EXACT:
        return str(fact)
    return fact
