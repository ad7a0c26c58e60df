"""Records: a class of annotated integers and fixed arrays.

    @record
    class State:
        dealer: Int8                        # the seat that deals
        white: Array[Int8] = size(2)        # white chips of each seat

A type checker sees `int` and `list[int]`. Plain, so it is: an object with slots. Compiled, a record is an element of a
structured array. The bytes are the same in both (little-endian, widest fields first, no gaps), so they are the way across.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from typing import Annotated, Any, TypeAlias, TypeVar, get_args, get_type_hints

T = TypeVar("T")

Int8 = Annotated[int, "b"]  # the letters of the struct module
Int16 = Annotated[int, "h"]
Int32 = Annotated[int, "i"]
Int64 = Annotated[int, "q"]
Array = list  # Array[Int8] = size(2): a fixed array of a record

Ints: TypeAlias = list[int]  # a row that a caller lends, to be written
Table: TypeAlias = Sequence[int]  # constants, read only


class Size(int):
    """How many items a fixed array has."""


def size(n: int) -> Any:  # Any: to a type checker the value of the field, whatever that is
    """Say of a field that it is a fixed array of n items."""
    return Size(n)


class Layout:
    """Where every field of a record lies: widest first, so that nothing is padded but the end."""

    def __init__(self, kind: type) -> None:
        hints = get_type_hints(kind, include_extras=True)
        self.length: dict[str, int] = {}  # of an array; 0 for a single number
        self.letter: dict[str, str] = {}  # of the number, or of each number
        for name, hint in hints.items():
            n = vars(kind).get(name)
            self.length[name] = int(n) if isinstance(n, Size) else 0
            self.letter[name] = get_args(get_args(hint)[0] if isinstance(n, Size) else hint)[1]
        self.names = sorted(hints, key=lambda name: -struct.calcsize(self.letter[name]))
        body = "<" + "".join(f"{self.length[name] or 1}{self.letter[name]}" for name in self.names)
        self.struct = struct.Struct(body + "x" * (-struct.calcsize(body) % 8))


def record(kind: type[T]) -> type[T]:
    """Make a record of a class of annotated fields."""
    layout = Layout(kind)
    return type(
        kind.__name__,
        (),
        {"__slots__": tuple(layout.names), "__doc__": kind.__doc__, "__module__": kind.__module__, "layout": layout},
    )


def layout_of(kind: type) -> Layout:
    """The layout of a record."""
    layout: Layout = vars(kind)["layout"]
    return layout
