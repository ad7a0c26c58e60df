"""Older formats of records, brought up to the present one: a function for every step, from plain JSON to plain JSON.

Nothing older is ever dropped from here. Each format has a golden record in the tests, written when it was the present one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .errors import Malformed

FORMAT = 2  # the present one


def from_1(record: dict[str, Any]) -> dict[str, Any]:
    """Format 1: chance as single fields of the record, entries without numbers, who acted as a text ("bot casual")."""
    if "kind" in record or "chance" in record:
        raise Malformed("format", "1")
    record = dict(record)
    promise, added, seed = record.pop("commitment", None), record.pop("entropies", []), record.pop("seed", None)
    if promise is None:
        record["chance"] = {"source": "typed"}
    else:
        record["chance"] = {"source": "fair", "commitment": promise, "entropies": added, "seed": seed}
    record["kind"] = "imperia record"
    record["entries"] = [_numbered(seq, entry) for seq, entry in enumerate(record["entries"])]
    return record


def _numbered(seq: int, entry: Any) -> dict[str, Any]:
    if not isinstance(entry, dict):
        raise Malformed(f"entries[{seq}]", type(entry).__name__)
    numbered: dict[str, Any] = {**entry, "seq": seq}
    if isinstance(numbered.get("by"), str):
        who, _, level = numbered["by"].partition(" ")
        numbered["by"] = {"who": who, "level": level}
    return numbered


STEPS: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {1: from_1}  # by the format they start from


def migrated(record: dict[str, Any]) -> dict[str, Any]:
    """A record of any known format, in the present one. Raises Malformed."""
    first: int = record["format"]
    for number in range(first, FORMAT):
        record = {**STEPS[number](record), "format": number + 1}
    return record
