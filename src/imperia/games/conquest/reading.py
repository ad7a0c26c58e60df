"""Positions read from text (the notation is told in position.py), with every fault named by its field."""

from __future__ import annotations

import base64
import binascii
import re
import zlib
from typing import Any

import msgspec

from ...engine import batch
from ..game import BadContent, BadOption, BadPosition, BadSeats, Game, read_options
from .agreement import terms_of
from .atlas import Atlas, atlas_of
from .content import Map, checked, classic
from .position import FIELDS, GROUPS, LANDS, MOST_ARMIES, MOST_MAP, NUMBERS, OWNERS, SEATS, SETS, WHO
from .rules import CHANCE, NOBODY, State, chance_outcomes, legal_actions, new_game
from .rules.board import add
from .rules.state import (
    BONUS,
    DEFEND,
    DICE,
    FLOOR,
    FORTIFY_TO,
    FORTIFY_WITH,
    HOW_MANY,
    MAX_EVENTS,
    OCCUPY,
    ODD_LAND,
    ROLL,
    TARGET,
    WHO_CLAIMS,
    WHO_STARTS,
)
from .rules.terms import LAND_CARDS, MAX_AMOUNT, MAX_CONTINENTS, MAX_SEATS, NEUTRAL
from .view import ASKED

NEEDS = {  # what must be said of a move when this is asked
    HOW_MANY: ("source",),
    TARGET: ("source",),
    DICE: ("source", "target"),
    FLOOR: ("source", "target"),
    DEFEND: ("source", "target", "dice"),
    ROLL: ("source", "target", "dice", "defence"),
    OCCUPY: ("source", "target", "dice"),
    FORTIFY_TO: ("source",),
    FORTIFY_WITH: ("source", "target"),
    BONUS: ("matches",),
    ODD_LAND: ("odd", "spreading"),
    WHO_CLAIMS: ("tied",),
    WHO_STARTS: ("tied",),
}


def bad(reason: str, where: str, what: str) -> BadPosition:
    """A fault of a position text."""
    return BadPosition(reason=f"conquest-{reason}", where=where, what=what[:80])


def parse_position(game: Game[Any, Any, Any, Any], text: str) -> tuple[Any, Any]:
    """Terms and State of a position text. Raises BadPosition naming the field and what in it."""
    fields = text.split()
    if len(fields) != len(FIELDS):
        raise bad("fields", FIELDS[min(len(fields), len(FIELDS) - 1)], f"{len(fields)} / {len(FIELDS)}")
    if fields[0] != "conquest":
        raise bad("game", "game", fields[0])
    t = _read_terms(game, fields[1], fields[2], fields[3])
    s = batch(State, 1)[0]
    new_game(t, s)
    s.n_events = 0
    s.event[:] = [0] * MAX_EVENTS
    atlas = atlas_of(t)
    _read_territories(t, s, fields[4])
    _read_seats(t, s, fields[6])
    _read_cards(t, s, atlas, fields[5])
    _read_state(t, s, atlas, fields[7])
    _read_asked(t, s, fields[8])
    return t, s


def _read_terms(game: Game[Any, Any, Any, Any], named: str, players: str, options: str) -> Any:
    given = {}
    for part in options.split(",") if options != "-" else ():
        name, equals, value = part.partition("=")
        if not equals:
            raise bad("part", "options", part)
        given[name] = value
    try:
        return terms_of(read_options(game, given), _number("players", players, 2, MAX_SEATS), _read_map(named))
    except (BadOption, BadSeats) as error:
        where = "options" if isinstance(error, BadOption) else "players"
        raise bad("part", where, options if where == "options" else players) from error


def _read_map(named: str) -> Map:
    if named == "classic":
        return classic()
    try:
        packed = base64.b64decode(named.encode("ascii"), altchars=b"-_", validate=True)
        text = zlib.decompressobj().decompress(packed, MOST_MAP)
        found = checked(msgspec.json.decode(text))
    except (UnicodeEncodeError, binascii.Error, zlib.error, msgspec.MsgspecError, UnicodeDecodeError, BadContent) as error:
        raise bad("map", "map", named) from error
    return found


def _number(where: str, text: str, least: int, most: int, part: str = "") -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 10) or not least <= int(text) <= most:
        raise bad("number", where, part or text)
    return int(text)


def _read_territories(t: Any, s: Any, text: str) -> None:
    parts = re.findall(r"-|[a-fn]\d+|.", text, re.DOTALL)
    if len(parts) != t.n_lands:
        raise bad("count", "territories", f"{len(parts)} / {t.n_lands}")
    for land, part in enumerate(parts):
        if part == "-":
            continue
        owner = OWNERS.find(part[0])
        if len(part) == 1 or (owner >= t.n_seats and owner != NEUTRAL):
            raise bad("part", "territories", part)
        n = _number("territories", part[1:], 0, MOST_ARMIES)
        s.owner[land] = owner
        s.empty &= ~(1 << land)
        s.lands_of[owner] |= 1 << land
        s.held[owner * MAX_CONTINENTS + t.continent[land]] += 1
        add(s, land, n)


def _read_seats(t: Any, s: Any, text: str) -> None:
    parts = text.split(",")
    s.in_game = s.gone = s.n_left = s.sets = 0
    s.left[NEUTRAL] = 0
    if len(parts) == t.n_seats + 1 and (found := re.fullmatch(r"n:(\d+)", parts[-1], re.ASCII)):
        s.left[NEUTRAL] = _number("seats", found[1], 1, MOST_ARMIES)
        parts.pop()
    if len(parts) != t.n_seats:
        raise bad("count", "seats", f"{len(parts)} / {t.n_seats}")
    for seat, part in enumerate(parts):
        found = re.fullmatch(r"([a-fA-F])(!?):(\d+)\.(\d+)", part, re.ASCII)
        if not found or SEATS.find(found[1].lower()) != seat:
            raise bad("part", "seats", part)
        if found[1].islower():
            s.in_game |= 1 << seat
            s.n_left += 1
        if found[2]:
            s.gone |= 1 << seat
        s.left[seat] = _number("seats", found[3], 0, MOST_ARMIES)
        s.sets_of[seat] = _number("seats", found[4], 0, 5000)
        s.sets += s.sets_of[seat]


def _read_cards(t: Any, s: Any, atlas: Atlas, text: str) -> None:
    parts = re.findall(r"([.x~a-f])(\d*)|(.)", text, re.DOTALL)
    if len(parts) != len(atlas.cards):
        raise bad("count", "cards", f"{len(parts)} / {len(atlas.cards)}")
    s.pile = s.turned_in = 0
    for card, (place, shuffle, other) in zip(atlas.cards, parts):
        bit = 1 << card
        seat = SEATS.find(place) if place else -1
        if other or (place == "~") == bool(t.cards & bit) or (place == "~" and shuffle):
            raise bad("part", "cards", other or place + shuffle)
        if seat >= t.n_seats or (seat >= 0 and not s.in_game >> seat & 1):
            raise bad("part", "cards", place)
        if shuffle:
            s.shuffled[card] = _number("cards", shuffle, 1, 32000)
        if place == "x":
            s.turned_in |= bit
        elif place == ".":
            s.pile |= bit
        elif seat >= 0:
            s.hand[seat] |= bit


def _read_state(t: Any, s: Any, atlas: Atlas, text: str) -> None:
    s.tied = 0
    for part in text.split(",") if text != "-" else ():
        name, _, value = part.partition("=")
        if name in NUMBERS:
            _, least, most = NUMBERS[name]
            setattr(s, name, _number("state", value, least, most, part))
        elif name in WHO:
            owner = OWNERS.find(value) if len(value) == 1 else -1
            if owner < 0 or (owner >= t.n_seats and (owner != NEUTRAL or name not in ("onto", "spreading"))):
                raise bad("part", "state", part)
            setattr(s, name, owner)
        elif name in LANDS:
            setattr(s, name, _land(atlas, value))
        elif name in SETS:
            setattr(s, name, sum(1 << _land(atlas, one) for one in set(value.split("+"))))
        elif name in GROUPS:
            setattr(s, name, _group(t, part, value))
        elif name.startswith("seen_") and name[5:] in SEATS[: t.n_seats] and len(name) == 6:
            s.seen[SEATS.index(name[5:])] = _seen(s, atlas, value)
        else:
            raise bad("part", "state", part)


def _land(atlas: Atlas, name: str) -> int:
    if name not in atlas.number:
        raise bad("territory", "state", name)
    return atlas.number[name]


def _group(t: Any, part: str, letters: str) -> int:
    seats = 0
    for letter in letters:
        if letter not in SEATS[: t.n_seats]:
            raise bad("part", "state", part)
        seats |= 1 << SEATS.index(letter)
    return seats


def _seen(s: Any, atlas: Atlas, value: str) -> int:
    """C30 Cards that a seat knows to be in others' hands."""
    cards = 0
    for name in value.split("+"):
        if name not in atlas.card_number:
            raise bad("territory", "state", name)
        cards |= 1 << atlas.card_number[name]
    if cards & ~(s.hand[0] | s.hand[1] | s.hand[2] | s.hand[3] | s.hand[4] | s.hand[5]):
        raise bad("part", "state", value)
    return cards


def _read_asked(t: Any, s: Any, text: str) -> None:
    """What is asked must agree with all that stands before it."""
    over, _, rest = text.rpartition("over:") if text.startswith("over:") else ("", "", text)
    word, _, who = rest.partition(":")
    if over or word not in ASKED or (who != "chance" and (len(who) != 1 or who not in SEATS[: t.n_seats])):
        raise bad("part", "asked", text)
    s.asked = ASKED.index(word)
    s.turn = CHANCE if who == "chance" else SEATS.index(who)
    if text.startswith("over:"):
        if not s.ended or not s.winners:
            raise bad("asked", "asked", text)
        return
    if s.ended or s.winners or s.n_left < 2 or not _fits(t, s):
        raise bad("asked", "asked", text)


def _fits(t: Any, s: Any) -> bool:
    """Whether the question can be asked in this position."""
    for name in NEEDS.get(s.asked, ()):
        value = getattr(s, name)
        if value == NOBODY or (value == 0 and name not in ("source", "target", "spreading")):
            return False
    if s.asked in (WHO_CLAIMS, WHO_STARTS):
        return bool(s.turn == CHANCE and s.tied & ~s.in_game == 0)
    if s.player == NOBODY or (s.first != NOBODY and (s.empty & LAND_CARDS or not s.in_game >> s.player & 1)):
        return False
    if any(s.lands_of[seat] == 0 for seat in range(t.n_seats) if s.in_game >> seat & 1 and s.first != NOBODY):
        return False
    if s.turn == CHANCE:
        return s.asked < ASKED.index("claim") and chance_outcomes(t, s) > 0
    if s.source != NOBODY and s.owner[s.source] != (s.onto if s.asked == HOW_MANY else s.player):
        return False
    if (s.asked == DEFEND and s.owner[s.target] != s.turn) or (s.asked != DEFEND and s.turn != s.player):
        return False
    hand = s.hand[s.turn].bit_count()
    return bool(legal_actions(t, s, s.turn, [0] * (MAX_AMOUNT + 1 + hand**3)))
