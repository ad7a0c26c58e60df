"""Where words go: data on stdout, talk on stderr, in the person's language; colours only where they are wanted."""

from __future__ import annotations

import os
import sys
from typing import Any

import msgspec
from rich.console import Console

from ..config import Config, read_config
from ..locale import Fact, Message, bundle, say


class Here:
    """What holds for this run of the command: settings, and the language that everything is said in."""

    flags: dict[str, str | None] = {}
    language = "en"
    config: Config | None = None


def config() -> Config:
    """The settings, read when first asked for. Raises BadSetting."""
    if Here.config is None:
        Here.config = read_config(Here.flags)
        if Here.config.values["cache"].source == "file":
            os.environ.setdefault("IMPERIA_CACHE", Here.config.text("cache"))
    return Here.config


def told(message: Message | str, **facts: Fact) -> str:
    """A sentence in the language of this run."""
    return say(Here.language, message, **facts)


def has(name: str) -> bool:
    """Whether the language of this run has such a message."""
    return bool(bundle(Here.language).has_message(name))


def title(game: str) -> str:
    """A game's name in the language of this run."""
    return told(f"game-{game}") if has(f"game-{game}") else game


def colours() -> dict[str, Any]:
    """How rich is to colour: NO_COLOR always wins; the setting `color` may force colours on or off."""
    wanted = Here.config.text("color") if Here.config else "auto"
    if os.environ.get("NO_COLOR") or wanted == "never":
        return {"no_color": True}
    return {"force_terminal": True} if wanted == "always" else {}


def out() -> Console:
    """Data; lines are as wide as the window, and through a pipe as they are."""
    return Console(file=sys.stdout, highlight=False, soft_wrap=not sys.stdout.isatty(), **colours())


def page() -> Console:
    """What is read by people only: never wider than the window, or 80 columns through a pipe."""
    return Console(file=sys.stdout, highlight=False, **colours())


def err() -> Console:
    """Talk."""
    return Console(file=sys.stderr, highlight=False, **colours())


def print_json(value: Any) -> None:
    """Data for programs: JSON on stdout, indented, with a line end."""
    print(msgspec.json.format(msgspec.json.encode(value), indent=2).decode())
