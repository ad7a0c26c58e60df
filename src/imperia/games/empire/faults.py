"""What can be wrong with a deck file, every fault with its entry and line (E1, E60)."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ...locale import LANGUAGES, Fact
from ..game import BadContent
from .lines import Where
from .rules import terms as rules

KINDS = {
    "freight": rules.FREIGHT,
    "great-freight": rules.GREAT_FREIGHT,
    "spaceport": rules.SPACEPORT,
    "space-fund": rules.SPACE_FUND,
    "hyperjump": rules.HYPERJUMP,
    "time-machine": rules.TIME_MACHINE,
    "rocket": rules.ROCKET,
    "annihilation": rules.ANNIHILATION,
    "mind-swap": rules.MIND_SWAP,
    "dictator": rules.DICTATOR,
    "fiver": rules.FIVER,
}  # the words for kinds of Contact card
OWN_SLUGS = ("universal-", "money-", "freight-", "multicolour", *(kind for kind in KINDS if kind != "freight"))

MOST_VALUE, MOST_FREIGHT, MOST_COUNT, LONGEST_NAME, LONGEST_ID, MOST_NUMBER = 99, 99, 40, 40, 24, 20
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")

# Of each table: its fields with their types; those that must be there.
FIELDS: dict[str, dict[str, type]] = {
    "deck": {"id": str, "name": dict, "numbers": dict, "colour": list, "universal": list, "multicolour": dict, "money": list,
             "contact": list},
    "numbers": {"dealt": int, "drawn": int, "plays": int, "hand_limit": int, "systems_to_win": int},
    "colour": {"id": str, "name": dict, "size": int, "ladder": list, "value": int, "object": list},
    "object": {"id": str, "name": dict, "count": int},
    "universal": {"colours": list, "value": int, "count": int},
    "multicolour": {"count": int},
    "money": {"value": int, "count": int},
    "contact": {"kind": str, "colours": list, "value": int, "count": int, "name": dict},
}  # fmt: skip
NEEDED: dict[str, tuple[str, ...]] = {
    "deck": ("id", "name", "colour"),
    "numbers": (),
    "colour": ("id", "name", "size", "ladder", "value", "object"),
    "object": ("id", "name"),
    "universal": ("colours", "value"),
    "multicolour": ("count",),
    "money": ("value",),
    "contact": ("kind", "value"),
}
RANGES: dict[tuple[str, str], tuple[int, int]] = {
    ("colour", "size"): (1, rules.MAX_SIZE),
    ("colour", "value"): (0, MOST_VALUE),
    ("object", "count"): (1, MOST_COUNT),
    ("universal", "value"): (0, MOST_VALUE),
    ("universal", "count"): (1, MOST_COUNT),
    ("multicolour", "count"): (1, MOST_COUNT),
    ("money", "value"): (1, MOST_VALUE),
    ("money", "count"): (1, MOST_COUNT),
    ("contact", "value"): (0, MOST_VALUE),
    ("contact", "count"): (1, MOST_COUNT),
    ("numbers", "dealt"): (1, MOST_NUMBER),
    ("numbers", "drawn"): (1, MOST_NUMBER),
    ("numbers", "plays"): (1, MOST_NUMBER),
    ("numbers", "hand_limit"): (1, MOST_NUMBER),
    ("numbers", "systems_to_win"): (1, rules.MAX_COLOURS),
}
TYPES = {dict: "table", list: "list", str: "text", int: "number"}


def fault(reason: str, entry: str, line: int, **facts: Fact) -> BadContent:
    """E60 A fault of this kind; line 0: the text does not say where."""
    return BadContent("E60", reason=f"deck-{reason}", entry=entry, line=line, **facts)


def syntax_fault(error: tomllib.TOMLDecodeError) -> BadContent:
    """E60 A file that is no TOML."""
    found = re.search(r"line (\d+)", str(error))
    return fault("toml", "TOML", int(found[1]) if found else 0, what=str(error))


def faults_of(data: dict[str, Any], text: str) -> list[BadContent]:
    """E60 All faults of a deck file's data. First its form; what it says is looked at only where the form is right."""
    where = Where(text)
    faults = list(form(data, where))
    if not faults:
        faults += capacities(data, where)
        faults += identities(data, where)
        faults += ladders(data, where)
        faults += colours(data, where)
    if not faults:
        faults += reach(data, where)
        faults += numbers(data, where)
    return faults


# ---- the form


def form(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """E60 Fields that are missing, unknown, of a wrong type or out of range."""
    yield from table("deck", "deck", data, where, ())
    for kind in ("numbers", "multicolour"):
        if isinstance(data.get(kind), dict):
            yield from table(kind, kind, data[kind], where, (kind,))
    for kind in ("colour", "universal", "money", "contact"):
        listed = data.get(kind)
        for i, one in enumerate(listed if isinstance(listed, list | tuple) else ()):
            yield from entry_form(kind, i, one, where)


def entry_form(kind: str, i: int, one: Any, where: Where) -> Iterator[BadContent]:
    """E60 One colour, universal, kind of money or Contact card."""
    entry = entry_name(kind, i, one)
    if not isinstance(one, dict):
        yield fault("type", entry, where.line(kind, i), field=kind, wanted="table")
        return
    yield from table(kind, entry, one, where, (kind, i))
    if kind != "colour" or not isinstance(one.get("object"), list | tuple):
        return
    for k, part in enumerate(one["object"]):
        name = part["id"] if isinstance(part, dict) and isinstance(part.get("id"), str) else f"{entry}, object {k + 1}"
        if isinstance(part, dict):
            yield from table("object", name, part, where, (kind, i, "object", part.get("id", "")))
        else:
            yield fault("type", name, where.line(kind, i, "object"), field="object", wanted="table")


def entry_name(kind: str, i: int, one: Any) -> str:
    """What a person calls this entry: its id or kind, or "universal 3"."""
    if isinstance(one, dict):
        for field in ("id", "kind"):
            if isinstance(one.get(field), str) and one[field]:
                return f"{kind} {one[field]}" if field == "id" else f"{kind} {i + 1} ({one[field]})"
    return f"{kind} {i + 1}"


def table(kind: str, entry: str, data: dict[str, Any], where: Where, at: tuple[Any, ...]) -> Iterator[BadContent]:
    """E60 The fields of one table."""
    for field in NEEDED[kind]:
        if field not in data:
            yield fault("missing", entry, where.line(*at), field=field)
    for field, value in data.items():
        line = where.line(*at, field)
        wanted = FIELDS[kind].get(field)
        if wanted is None:
            yield fault("unknown-field", entry, line, field=str(field), known=", ".join(FIELDS[kind]))
        elif not (value is None and field not in NEEDED[kind]):
            yield from value_form(kind, entry, field, value, line)


def value_form(kind: str, entry: str, field: str, value: Any, line: int) -> Iterator[BadContent]:
    """E60 One value: its type, its range, or what is in it."""
    wanted = FIELDS[kind][field]
    taken: Any = (list, tuple) if wanted is list else wanted
    if not isinstance(value, taken) or isinstance(value, bool):
        yield fault("type", entry, line, field=field, wanted=TYPES[wanted])
    elif (kind, field) in RANGES and not RANGES[kind, field][0] <= value <= RANGES[kind, field][1]:
        least, most = RANGES[kind, field]
        yield fault("range", entry, line, field=field, value=value, least=least, most=most)
    elif field == "id" and (not SLUG.match(value) or len(value) > LONGEST_ID):
        yield fault("id", entry, line, value=value, most=LONGEST_ID)
    elif field == "name":
        yield from names(value, entry, line)
    elif field == "kind" and value not in KINDS:
        yield fault("unknown-kind", entry, line, value=value, known=", ".join(KINDS))
    elif field == "ladder" and not all(isinstance(step, int) and not isinstance(step, bool) for step in value):
        yield fault("type", entry, line, field=field, wanted="numbers")
    elif field == "colours" and not all(isinstance(colour, str) for colour in value):
        yield fault("type", entry, line, field=field, wanted="ids")


def names(data: dict[str, Any], entry: str, line: int) -> Iterator[BadContent]:
    """E60 A name must be there in every language, short and on one line."""
    for language in LANGUAGES:
        name = data.get(language)
        if name is None:
            yield fault("missing", entry, line, field=f"name.{language}")
        elif not isinstance(name, str):
            yield fault("type", entry, line, field=f"name.{language}", wanted="text")
        elif not name.strip() or len(name) > LONGEST_NAME or not name.isprintable():
            yield fault("name", entry, line, field=f"name.{language}", most=LONGEST_NAME)
    for language in data:
        if language not in LANGUAGES:
            yield fault("unknown-field", entry, line, field=f"name.{language}", known=", ".join(LANGUAGES))


# ---- what the deck says


def counts(data: dict[str, Any]) -> Iterator[int]:
    """The copies of every face."""
    for colour in data["colour"]:
        yield from (one.get("count", 1) for one in colour["object"])
    if data.get("multicolour"):
        yield data["multicolour"]["count"]
    for kind in ("universal", "money", "contact"):
        yield from (one.get("count", 1) for one in data.get(kind, ()))


def capacities(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """E60 What is beyond the capacities of the rules."""
    if len(data["colour"]) > rules.MAX_COLOURS:
        first = data["colour"][rules.MAX_COLOURS]["id"]
        yield fault("colours", first, where.line("colour", rules.MAX_COLOURS), n=len(data["colour"]), most=rules.MAX_COLOURS)
    faces, cards = len(list(counts(data))), sum(counts(data))
    if faces > rules.MAX_FACES:
        yield fault("faces", "deck", 0, n=faces, most=rules.MAX_FACES)
    if cards > rules.MAX_CARDS:
        yield fault("cards", "deck", 0, n=cards, most=rules.MAX_CARDS)


def identities(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """E60 Nothing stands for two things: ids, pairs of colours, values of money, kinds of Contact card."""
    seen: Counter[str] = Counter()
    for i, colour in enumerate(data["colour"]):
        for key, line in [(colour["id"], where.line("colour", i, "id"))] + [
            (one["id"], where.line("colour", i, "object", one["id"])) for one in colour["object"]
        ]:
            seen[key] += 1
            if seen[key] > 1:
                yield fault("duplicate", key, line)
            elif key.startswith(OWN_SLUGS):
                yield fault("reserved", key, line)
    for kind in ("universal", "money", "contact"):
        for i, one in enumerate(data.get(kind, ())):
            colours = "/".join(sorted(one.get("colours") or ()))
            key = f"{kind} {one.get('kind', '')} {colours} {one['value'] if kind == 'money' else ''}"
            seen[key] += 1
            if seen[key] > 1:
                yield fault("duplicate", entry_name(kind, i, one), where.line(kind, i))


def ladders(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """E1 Every ladder is as long as its system, and never falls below nothing or the limit."""
    for i, colour in enumerate(data["colour"]):
        line, entry = where.line("colour", i, "ladder"), f"colour {colour['id']}"
        if len(colour["ladder"]) != colour["size"]:
            yield fault("ladder", entry, line, n=len(colour["ladder"]), size=colour["size"])
        for step in colour["ladder"]:
            if not 0 <= step <= MOST_FREIGHT:
                yield fault("range", entry, line, field="ladder", value=step, least=0, most=MOST_FREIGHT)


def colours(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """E1, E12, E30 Universals and two-colour Freight name two colours of the deck, other Contact cards none."""
    known = [colour["id"] for colour in data["colour"]]
    for kind in ("universal", "contact"):
        for i, one in enumerate(data.get(kind, ())):
            entry, line, named = entry_name(kind, i, one), where.line(kind, i, "colours"), one.get("colours")
            if kind == "contact" and one["kind"] != "freight":
                if named is not None:
                    yield fault("no-colours", entry, line, kind=one["kind"])
            elif not named or len(named) != 2 or named[0] == named[1]:
                yield fault("two-colours", entry, line)
            else:
                for colour in named:
                    if colour not in known:
                        yield fault("unknown-colour", entry, line, colour=colour, known=", ".join(known))


def reach(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """E1 There are objects enough for a system of every colour, universals counted in."""
    wild = data["multicolour"]["count"] if data.get("multicolour") else 0
    for i, colour in enumerate(data["colour"]):
        own = sum(one.get("count", 1) for one in colour["object"])
        both = sum(one.get("count", 1) for one in data.get("universal", ()) if colour["id"] in one["colours"])
        if own + both + wild < colour["size"]:
            line = where.line("colour", i)
            yield fault("unreachable", f"colour {colour['id']}", line, size=colour["size"], n=own + both + wild)


def numbers(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """E3, E4, E60 Two players can be dealt in, and as many systems as win can be made."""
    said = data.get("numbers") or {}
    dealt, cards = said.get("dealt", 5), sum(counts(data))
    if cards < 2 * dealt + 1:
        yield fault("few-cards", "numbers", where.line("numbers", "dealt"), n=cards, dealt=dealt, need=2 * dealt + 1)
    systems = said.get("systems_to_win")
    if systems is None and len(data["colour"]) < 4:
        systems = 4  # E4: what two players need
    if systems is not None and systems > len(data["colour"]):
        yield fault("systems", "numbers", where.line("numbers", "systems_to_win"), systems=systems, n=len(data["colour"]))
