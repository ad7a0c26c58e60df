"""Printing in a process of its own, for the server: an order a line on stdin (JSON), the answers on stdout.

An answer is a line of JSON (`Head`) and as many bytes as it says. The process ends when no more can come.
"""

from __future__ import annotations

import contextlib
import os
import sys

import msgspec

from ..games import game as game_named
from ..locale import ImperiaError, Message
from .choices import read_choices
from .parts import preview, printed


class Order(msgspec.Struct, frozen=True):
    """What is to be made. page: 0 is the whole file, else one page as a picture; choices in words; content: a deck or map file."""

    game: str
    part: str
    page: int
    choices: dict[str, str]
    content: str
    dpi: float


class Head(msgspec.Struct, frozen=True, omit_defaults=True):
    """What became of it: how many bytes follow, how many pages a preview has (0 for a file), or why it is refused."""

    size: int = 0
    pages: int = 0
    code: str = ""
    rule: str = ""
    message: Message = Message("")


def answered(order: Order) -> tuple[Head, bytes]:
    """E61 Carry out an order; a mistake of the person's is an answer too."""
    try:
        game, choices = game_named(order.game), read_choices(order.choices)
        content = game.read_content(order.content) if order.content and game.Content is not None else None
        if not order.page:
            made = printed(game.name, choices, part=order.part, content=content)
            return Head(len(made)), made
        shown = preview(game.name, choices, part=order.part, content=content, page=order.page, dpi=order.dpi)
        return Head(len(shown.picture), shown.pages), shown.picture
    except ImperiaError as error:
        return Head(0, 0, error.code, error.rule, error.message), b""


def main() -> None:
    """Read, carry out, answer, until nobody asks any more. Tables come first: this process is patient."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    for line in sys.stdin.buffer:
        head, data = answered(msgspec.json.decode(line, type=Order))
        sys.stdout.buffer.write(msgspec.json.encode(head) + b"\n" + data)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
