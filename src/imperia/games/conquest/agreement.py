"""From what is agreed before play to Terms and back: options, players, and the map as arrays with its names (C1-C5)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from hashlib import blake2b
from typing import Any

import msgspec

from ...engine import batch
from ..game import BadSeats, Setup
from .content import PICTURES, Continent, Map, Names, Territory, classic
from .faults import PLAYERS, names_text, too_few
from .options import Options, options_of, write_options
from .rules import MAX_SEATS, Terms
from .rules.terms import WILDS, WITHOUT_CARDS


def terms_of(options: Options, players: int, played_on: Map) -> Any:
    """C2, C5 The Terms of a game. Raises BadSeats for a number of players that this map does not serve."""
    check_players(played_on, players)
    t = batch(Terms, 1)[0]
    t.n_seats = players
    write_options(t, options)
    write_map(t, played_on)
    t.armies = played_on.armies[players]
    return t


def check_players(played_on: Map, players: int) -> None:
    """C2 Refuse a number of players for which the map names no armies, or has too few armies or territories."""
    able = [n for n in PLAYERS if n in played_on.armies and not too_few(len(played_on.territory), n, played_on.armies[n])[0]]
    facts: dict[str, Any] = {"game": "conquest", "players": players, "least": min(able, default=0), "most": max(able, default=0)}
    if type(players) is not int or players not in PLAYERS:
        raise BadSeats("C2", **facts)
    if players not in played_on.armies:
        raise BadSeats("C2", reason="map-unnamed", **facts)
    reason, need = too_few(len(played_on.territory), players, played_on.armies[players])
    if reason:
        raise BadSeats("C2", reason=f"map-{reason}", need=need, **facts)


def write_map(t: Any, played_on: Map) -> None:
    """C1-C3 The map into Terms: as arrays for the rules, and whole for everybody else."""
    number = {one.id: i for i, one in enumerate(played_on.territory)}
    t.n_lands, t.n_continents = len(played_on.territory), len(played_on.continent)
    t.lands = (1 << t.n_lands) - 1
    for pair in played_on.optional_borders:
        first, second = number[pair[0]], number[pair[1]]
        t.optional[first] |= 1 << second
        t.optional[second] |= 1 << first
    for land, one in enumerate(played_on.territory):
        t.picture[land] = PICTURES.index(one.picture)
        t.pictured[t.picture[land]] |= 1 << land
        t.adjacent[land] = set_of(number[other] for other in one.borders)
        if not t.optional_borders:
            t.adjacent[land] &= ~t.optional[land]
    for i, continent in enumerate(played_on.continent):
        t.continent_size[i], t.continent_bonus[i] = len(continent.territories), continent.bonus
        for territory in continent.territories:
            t.continent[number[territory]] = i
    if t.card_values != WITHOUT_CARDS:
        t.cards = t.lands | (WILDS if t.wild_cards else 0)
    for players, armies in played_on.armies.items():
        t.every_armies[players] = armies
    text = names_text(msgspec.to_builtins(played_on, str_keys=True)).encode()
    t.n_names = len(text)
    t.names[: len(text)] = [byte - 256 if byte > 127 else byte for byte in text]
    t.map_mark = mark_of(played_on)


def set_of(lands: Iterable[int]) -> int:
    """A set of lands as bits."""
    bits = 0
    for land in lands:
        bits |= 1 << land
    return bits


@lru_cache(maxsize=64)
def _mark(encoded: bytes) -> int:
    return int.from_bytes(blake2b(encoded, digest_size=8).digest(), "little") >> 2


def mark_of(played_on: Map) -> int:
    """A digest of a map, that fits a record."""
    return _mark(msgspec.json.encode(played_on))


KNOWN: dict[int, Map] = {}  # by digest: maps that were read out of Terms before; only so that it is not done again


def map_of(t: Any) -> Map:
    """C2 The map that Terms were made of."""
    mark = int(t.map_mark)
    if mark not in KNOWN:
        if len(KNOWN) > 100:
            KNOWN.clear()
        KNOWN[mark] = read_back(t)
    return KNOWN[mark]


def read_back(t: Any) -> Map:
    """C2 The map out of the arrays and names of Terms."""
    text = bytes(int(byte) & 0xFF for byte in t.names[: t.n_names]).decode()
    rows = text.split("\n")
    named = [(rows[i], Names(*rows[i + 1 : i + 4])) for i in range(3, len(rows), 4)]
    of_continents, of_lands = named[: t.n_continents], named[t.n_continents :]
    ids = [one for one, _ in of_lands]
    n = int(t.n_lands)

    def among(lands: int) -> tuple[str, ...]:
        return tuple(ids[land] for land in range(n) if int(lands) >> land & 1)

    return Map(
        name=Names(*rows[:3]),
        armies={players: int(t.every_armies[players]) for players in range(MAX_SEATS + 1) if t.every_armies[players]},
        continent=tuple(
            Continent(one, name, int(t.continent_bonus[i]), tuple(ids[land] for land in range(n) if t.continent[land] == i))
            for i, (one, name) in enumerate(of_continents)
        ),
        territory=tuple(
            Territory(one, name, PICTURES[t.picture[i]], among(t.adjacent[i] | t.optional[i]))  # type: ignore[arg-type]
            for i, (one, name) in enumerate(of_lands)
        ),
        optional_borders=tuple((ids[i], other) for i in range(n) for other in among(t.optional[i]) if ids.index(other) > i),
    )


def setup_of(t: Any) -> Setup:
    """C2 What these Terms were made of; no content where it is the classic map."""
    played_on = map_of(t)
    return Setup("conquest", int(t.n_seats), options_of(t), None if played_on == classic() else played_on)
