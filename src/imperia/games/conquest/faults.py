"""What can be wrong with a map file, every fault with its entry and line (C1-C3, C5)."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from typing import Any

from ...locale import LANGUAGES, Fact
from ..game import BadContent
from .rules.terms import MAX_CONTINENTS, MAX_LANDS, MAX_NAMES, MAX_SEATS

PLAYERS = range(2, MAX_SEATS + 1)
PICTURES = ("infantry", "cavalry", "artillery")
MOST_ARMIES, MOST_BONUS, LONGEST_NAME = 1000, 100, 40
SLUG = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*\Z")

FIELDS: dict[str, dict[str, type]] = {  # of each table, with their types
    "": {"name": dict, "armies": dict, "continent": list, "territory": list, "optional_borders": list},
    "continent": {"id": str, "name": dict, "bonus": int, "territories": list},
    "territory": {"id": str, "name": dict, "picture": str, "borders": list},
}
NEEDED: dict[str, tuple[str, ...]] = {
    "": ("name", "armies", "continent", "territory"),
    "continent": ("id", "name", "bonus", "territories"),
    "territory": ("id", "name", "picture", "borders"),
}
KINDS = {dict: "table", list: "list", str: "text", int: "number"}


def syntax_fault(error: tomllib.TOMLDecodeError) -> BadContent:
    """A file that is no TOML."""
    found = re.search(r"line (\d+)", str(error))
    return BadContent("C2", reason="map-toml", entry="TOML", line=int(found[1]) if found else 0, what=str(error))


class Where:
    """Finds the line of an entry, so that a fault can name it; 0 where the text does not say."""

    def __init__(self, text: str) -> None:
        self.lines = text.split("\n")
        self.heads = {
            kind: [i for i, line in enumerate(self.lines) if re.match(rf"\s*\[\[\s*{kind}\s*\]\]", line)]
            for kind in ("continent", "territory")
        }

    def top(self, field: str) -> int:
        """The line of a field of the file itself."""
        return next((i + 1 for i, line in enumerate(self.lines) if re.match(rf"\s*\[?\s*{field}\b", line)), 0)

    def of(self, kind: str, i: int, field: str = "") -> int:
        """The line of the i-th table of a kind, or of a field in it."""
        heads = self.heads[kind]
        if i >= len(heads):
            return 0
        for line in range(heads[i] + 1, len(self.lines)) if field else ():
            if re.match(r"\s*\[\[?\w", self.lines[line]):
                break
            if re.match(rf"\s*{field}\s*=", self.lines[line]):
                return line + 1
        return heads[i] + 1


def faults_of(data: dict[str, Any], text: str) -> list[BadContent]:
    """All faults of a map file's data. First its form; what the map says is looked at only where the form is right."""
    where = Where(text)
    faults = list(form(data, where))
    if not faults:
        faults += sizes(data, where)
        faults += identities(data, where)
        faults += continents(data, where)
        faults += borders(data, where)
        faults += optional(data, where)
    if not faults:
        faults += connection(data, where)
        faults += players(data, where)
    return faults


def fault(reason: str, entry: str, line: int, **facts: Fact) -> BadContent:
    """A fault of this kind."""
    return BadContent("C2", reason=f"map-{reason}", entry=entry, line=line, **facts)


# ---- the form


def form(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """Fields that are missing, unknown, of a wrong type or out of range."""
    yield from fields("", data, "map", lambda field: where.top(field))
    if isinstance(data.get("name"), dict):
        yield from names(data["name"], "name", where.top("name"))
    if isinstance(data.get("armies"), dict):
        yield from starting_armies(data["armies"], where.top("armies"))
    for kind in ("continent", "territory"):
        tables = data.get(kind)
        for i, one in enumerate(tables if isinstance(tables, list) else ()):
            yield from table(kind, i, one, where)


def fields(kind: str, data: dict[str, Any], entry: str, line: Any) -> Iterator[BadContent]:
    """The fields of one table."""
    for field in NEEDED[kind]:
        if field not in data:
            yield fault("missing", entry, line(""), field=field)
    for field, value in data.items():
        wanted = FIELDS[kind].get(field)
        if wanted is None:
            yield fault("unknown-field", entry, line(field), field=field, known=", ".join(FIELDS[kind]))
        elif not isinstance(value, wanted) or isinstance(value, bool):
            yield fault("type", entry, line(field), field=field, wanted=KINDS[wanted])


def table(kind: str, i: int, data: Any, where: Where) -> Iterator[BadContent]:
    """One continent or territory."""
    if not isinstance(data, dict):
        yield fault("type", f"{kind} {i + 1}", where.of(kind, i), field=kind, wanted="table")
        return
    entry = str(data.get("id", f"{kind} {i + 1}"))
    yield from fields(kind, data, entry, lambda field: where.of(kind, i, field))
    if isinstance(data.get("id"), str) and not SLUG.match(data["id"]):
        yield fault("id", entry, where.of(kind, i, "id"))
    if isinstance(data.get("name"), dict):
        yield from names(data["name"], entry, where.of(kind, i, "name"))
    bonus = data.get("bonus", 0)
    if isinstance(bonus, int) and not 0 <= bonus <= MOST_BONUS:
        yield fault("range", entry, where.of(kind, i, "bonus"), field="bonus", value=bonus, least=0, most=MOST_BONUS)
    if isinstance(data.get("picture"), str) and data["picture"] not in PICTURES:
        yield fault("picture", entry, where.of(kind, i, "picture"), value=data["picture"], known=", ".join(PICTURES))
    for field in ("borders", "territories"):
        listed = data.get(field, [])
        if isinstance(listed, list) and not all(isinstance(one, str) for one in listed):
            yield fault("type", entry, where.of(kind, i, field), field=field, wanted="ids")


def names(data: dict[str, Any], entry: str, line: int) -> Iterator[BadContent]:
    """A name must be there in every language, short and on one line."""
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


def starting_armies(data: dict[str, Any], line: int) -> Iterator[BadContent]:
    """C5 Armies by number of players."""
    if not data:
        yield fault("missing", "armies", line, field="armies.3")
    for n, armies in data.items():
        if n not in [str(known) for known in PLAYERS]:
            yield fault("unknown-field", "armies", line, field=n, known=", ".join(str(known) for known in PLAYERS))
        elif not isinstance(armies, int) or isinstance(armies, bool):
            yield fault("type", "armies", line, field=n, wanted="number")
        elif not 1 <= armies <= MOST_ARMIES:
            yield fault("range", "armies", line, field=n, value=armies, least=1, most=MOST_ARMIES)


# ---- what the map says


def sizes(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """C2 What is beyond the capacities of the rules, with the first entry that is too many."""
    for kind, most in (("continent", MAX_CONTINENTS), ("territory", MAX_LANDS)):
        if len(data[kind]) > most:
            yield fault(f"capacity-{kind}", data[kind][most]["id"], where.of(kind, most), n=len(data[kind]), most=most)
        if not data[kind]:
            yield fault("missing", "map", where.top(kind), field=kind)
    if len(names_text(data).encode()) > MAX_NAMES:
        yield fault("capacity-names", "name", where.top("name"), most=MAX_NAMES)


def names_text(data: dict[str, Any]) -> str:
    """All ids and names of a map, one a line, as Terms keep them."""
    lines = [data["name"][language] for language in LANGUAGES]
    for one in (*data["continent"], *data["territory"]):
        lines += [one["id"], *(one["name"][language] for language in LANGUAGES)]
    return "\n".join(lines)


def identities(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """No id and no name stands for two things."""
    for kind in ("continent", "territory"):
        seen: set[str] = set()
        for i, one in enumerate(data[kind]):
            if one["id"] in seen:
                yield fault("duplicate", one["id"], where.of(kind, i, "id"))
            seen.add(one["id"])
            for language in LANGUAGES:
                name = f"{language} {one['name'][language]}"
                if name in seen:
                    yield fault("duplicate-name", one["id"], where.of(kind, i, "name"), name=one["name"][language])
                seen.add(name)


def continents(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """C1 Every territory is in one continent, and every continent has one."""
    known = {one["id"] for one in data["territory"]}
    home: dict[str, str] = {}
    for i, continent in enumerate(data["continent"]):
        line = where.of("continent", i, "territories")
        if not continent["territories"]:
            yield fault("empty-continent", continent["id"], line)
        for territory in continent["territories"]:
            if territory not in known:
                yield fault("unknown-territory", continent["id"], line, territory=territory)
            elif territory in home:
                yield fault("two-continents", territory, line, first=home[territory], second=continent["id"])
            else:
                home[territory] = continent["id"]
    for i, one in enumerate(data["territory"]):
        if one["id"] not in home:
            yield fault("no-continent", one["id"], where.of("territory", i, "id"))


def borders(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """C1 Borders lead to other territories, once, and both ways."""
    near = {one["id"]: one["borders"] for one in data["territory"]}
    for i, one in enumerate(data["territory"]):
        line = where.of("territory", i, "borders")
        for j, other in enumerate(one["borders"]):
            if other not in near:
                yield fault("unknown-territory", one["id"], line, territory=other)
            elif other == one["id"]:
                yield fault("self-border", one["id"], line)
            elif other in one["borders"][:j]:
                yield fault("duplicate-border", one["id"], line, territory=other)
            elif one["id"] not in near[other]:
                yield fault("asymmetric", one["id"], line, territory=other)


def optional(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """C2 Optional borders are pairs of neighbours."""
    near = {one["id"]: one["borders"] for one in data["territory"]}
    line = where.top("optional_borders")
    for pair in data.get("optional_borders", ()):
        if not isinstance(pair, list | tuple) or len(pair) != 2 or not all(isinstance(one, str) for one in pair):
            yield fault("type", "optional_borders", line, field="optional_borders", wanted="pairs")
        elif pair[0] not in near or pair[1] not in near[pair[0]]:
            yield fault("optional", "optional_borders", line, first=pair[0], second=pair[1])


def connection(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """C1 Every territory can be reached from every other, without the optional borders too."""
    without = {frozenset(pair) for pair in data.get("optional_borders", ())}
    near = {one["id"]: [x for x in one["borders"] if frozenset((x, one["id"])) not in without] for one in data["territory"]}
    start = data["territory"][0]["id"]
    reached, edge = {start}, [start]
    while edge:
        beside = [one for one in near[edge.pop()] if one not in reached]
        reached.update(beside)
        edge += beside
    for i, one in enumerate(data["territory"]):
        if one["id"] not in reached:
            yield fault("disconnected", one["id"], where.of("territory", i, "borders"), start=start)


def players(data: dict[str, Any], where: Where) -> Iterator[BadContent]:
    """C2, C40 Numbers of players for which there are too few territories, or armies."""
    for n, armies in sorted(data["armies"].items()):
        reason, need = too_few(len(data["territory"]), int(n), armies)
        if reason:
            yield fault(f"players-{reason}", "armies", where.top(f"{n}"), players=int(n), need=need, armies=armies)


def too_few(territories: int, players: int, armies: int) -> tuple[str, int]:
    """C2, C40 What there is too little of for so many players ("" if nothing), and how much is needed."""
    least = 3 if players == 2 else players
    if territories < least:
        return "territories", least
    most = territories - 2 * (territories // 3) if players == 2 else -(-territories // players)
    return ("armies", most) if most > armies else ("", 0)
