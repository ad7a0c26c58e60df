"""The machine of plain Python: a record is an object, an array a list; no dependency, every debugger works."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

from .layout import Ints, Table, layout_of

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
    """The lowest card in a set."""
    return (cards & -cards).bit_length() - 1


def batch(kind: type[T], n: int) -> list[T]:
    """n records, all zero. Rules take one of them; entry points take the batch and an index."""
    records = [kind() for _ in range(n)]
    for one in records:
        for name, length in layout_of(kind).length.items():
            setattr(one, name, [0] * length if length else 0)
    return records


def copy(records: list[T], i: int, j: int) -> None:
    """Copy record i over record j. (`records[j] = records[i]` would only give it a second name.)"""
    source, target = records[i], records[j]
    for name, length in layout_of(type(source)).length.items():
        value = getattr(source, name)
        setattr(target, name, value[:] if length else value)


def pack(records: list[T], i: int) -> bytes:
    """Record i as bytes. A number too large for its declared width is refused (struct.error): the range check of plain tests."""
    layout = layout_of(type(records[i]))
    numbers: list[int] = []
    for name in layout.names:
        value = getattr(records[i], name)
        numbers.extend(value if layout.length[name] else (value,))
    return layout.struct.pack(*numbers)


def unpack(records: list[T], i: int, data: bytes) -> None:
    """Set record i from bytes."""
    layout = layout_of(type(records[i]))
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
