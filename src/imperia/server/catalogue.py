"""What the page must know of the games to offer a table: seats, options with their kinds, levels of bots."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, get_type_hints

import msgspec

from ..games.game import Game

USUAL = {"imperial": 2, "conquest": 4, "empire": 4}


class OptionKind(msgspec.Struct, frozen=True):
    """One option and how it is set. choices: of a `choice`; least, most: of a `number` (null as default: the table's own)."""

    name: str
    kind: Literal["switch", "number", "choice"]
    default: Any
    choices: list[Any] = []
    least: int | None = None
    most: int | None = None


class Kind(msgspec.Struct, frozen=True):
    """One game. compiled: whether its bots can search in compiled rules; else `strong` thinks slower and nobody is `master`."""

    name: str
    seats: list[int]
    usual: int
    levels: list[str]
    options: list[OptionKind]
    content: bool
    compiled: bool


def kind_of(game: Game[Any, Any, Any, Any], levels: Sequence[str], compiled: bool) -> Kind:
    """A game as the page is told it."""
    hints = get_type_hints(game.Options, include_extras=True)
    default = game.Options()
    options = [option_kind(name, hints[name], getattr(default, name)) for name in game.Options.__struct_fields__]
    usual = USUAL.get(game.name, game.seats[0])
    return Kind(game.name, list(game.seats), usual, list(levels), options, game.Content is not None, compiled)


def option_kind(name: str, hint: Any, default: Any) -> OptionKind:
    """How one option is set, from its type."""
    told = msgspec.inspect.type_info(hint)
    parts = told.types if isinstance(told, msgspec.inspect.UnionType) else (told,)
    value = next(part for part in parts if not isinstance(part, msgspec.inspect.NoneType))
    if isinstance(value, msgspec.inspect.BoolType):
        return OptionKind(name, "switch", default)
    if isinstance(value, msgspec.inspect.LiteralType):
        return OptionKind(name, "choice", default, list(value.values))
    if isinstance(value, msgspec.inspect.IntType):
        return OptionKind(name, "number", default, [], value.ge, value.le)
    raise TypeError(f"no control for an option of type {hint}")
