"""The machine of plain Python: a record is an object, an array a list; no dependency, every debugger works."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, TypeVar

from .layout import Ints, Layout, Table, layout_of

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a rule. Here: nothing to do."""
    return function


def table(values: Iterable[int]) -> Table:
    """A table of constants."""
    return tuple(values)


def zeros(n: int) -> Ints:
    """A row of n zeros that a caller lends to rules: for legal actions, an observation, a transposition table."""
    return [0] * n


def cards_in(cards: int) -> int:
    """How many cards there are in a set."""
    return cards.bit_count()


def lowest(cards: int) -> int:
    """The lowest card in a set, -1 of the empty set."""
    return (cards & -cards).bit_length() - 1


def batch(kind: type[T], n: int) -> list[T]:
    """n records, all zero. Rules take one of them; entry points take the batch and an index."""
    records = [kind() for _ in range(n)]
    for one in records:
        for name, length in layout_of(kind).length.items():
            setattr(one, name, [0] * length if length else 0)
    return records


@cache
def written_out(layout: Layout) -> tuple[Callable[[Any, Any], None], Callable[[Any], bytes]]:
    """How to copy and how to pack a record, written out field by field: half as fast again as a loop over the fields."""
    lines = ["def copied(a, b):"]
    lines += [f" b.{name} = a.{name}{'[:]' if layout.length[name] else ''}" for name in layout.names]
    numbers = ", ".join(f"{'*' if layout.length[name] else ''}a.{name}" for name in layout.names)
    lines += ["def packed(a):", f" return pack({numbers})"]
    made: dict[str, Any] = {"pack": layout.struct.pack}
    exec("\n".join(lines), made)  # all names are those of the class's own fields
    return made["copied"], made["packed"]


def copy(records: list[T], i: int, j: int) -> None:
    """Copy record i over record j. (`records[j] = records[i]` would only give it a second name.)"""
    source = records[i]
    written_out(layout_of(type(source)))[0](source, records[j])


def pack(records: list[T], i: int) -> bytes:
    """Record i as bytes. A number too large for its declared width is refused (struct.error): the range check of plain tests."""
    one = records[i]
    return written_out(layout_of(type(one)))[1](one)


def unpack(records: list[T], i: int, data: bytes) -> None:
    """Set record i from bytes. Bytes of another length are refused (ValueError)."""
    layout = layout_of(type(records[i]))
    if len(data) != layout.struct.size:
        raise ValueError(f"a {type(records[i]).__name__} has {layout.struct.size} bytes, not {len(data)}")
    numbers = list(layout.struct.unpack(data))
    at = 0
    for name in layout.names:
        length = layout.length[name]
        setattr(records[i], name, numbers[at : at + length] if length else numbers[at])
        at += length or 1


def as_dict(records: list[T], i: int) -> dict[str, int | list[int]]:
    """Record i, readable: every field by its name."""
    lengths = layout_of(type(records[i])).length
    return {name: getattr(records[i], name)[:] if n else getattr(records[i], name) for name, n in lengths.items()}


def from_dict(records: list[T], i: int, fields: Mapping[str, int | list[int]]) -> None:
    """Set record i from what as_dict gave."""
    for name, value in fields.items():
        setattr(records[i], name, value[:] if isinstance(value, list) else value)
