"""One job of printing in a process of its own, for the server: the order as JSON on stdin, the answer on stdout.

The process ends with its job, and with it all the memory that typesetting took. The answer is a line of JSON (`Head`), then bytes.
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
    """What became of it: how many pages a preview has (0 for a file), or why it is refused."""

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
            return Head(), printed(game.name, choices, part=order.part, content=content)
        shown = preview(game.name, choices, part=order.part, content=content, page=order.page, dpi=order.dpi)
        return Head(shown.pages), shown.picture
    except ImperiaError as error:
        return Head(0, error.code, error.rule, error.message), b""


def main() -> None:
    """Read, carry out, answer. Tables come first: this process is patient."""
    with contextlib.suppress(AttributeError, OSError):
        os.nice(5)
    head, data = answered(msgspec.json.decode(sys.stdin.buffer.read(), type=Order))
    sys.stdout.buffer.write(msgspec.json.encode(head) + b"\n" + data)


if __name__ == "__main__":
    main()
