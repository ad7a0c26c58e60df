"""The position notation: a whole game as one line of text, for tests, puzzles and reports.

    conquest classic 3 - a3a1b2c5… ......a..x.b… a:35.0,b:35.0,c:35.0 first=b,player=a attack:a

Nine fields: the game; the map; the number of players; options that differ from their default; the territories in the order of
the map, each with its owner (a-f seats, n neutral, - nobody) and armies; the cards in the order of the map, the wild ones last,
each where it is (. draw pile, x turned in, a-f a hand, ~ not in play), with the number of the shuffle that brought it into the
draw pile if that was not the first; the seats (plays a, out A; ! resigned) with starting armies left and sets turned in, and
n for neutral armies left; what else differs from its default, by name; what is asked of whom. An empty field is "-".
A map of one's own is written whole, as packed JSON in base64. Asked: the words of a view, "over" at the end; of chance "chance".
"""

from __future__ import annotations

import base64
import zlib
from typing import Any

import msgspec

from .agreement import map_of
from .atlas import Atlas, atlas_of
from .content import Map, classic
from .options import Options, options_of
from .rules import CHANCE, NOBODY
from .rules.terms import MAX_AMOUNT, MAX_SEATS, NEUTRAL
from .view import ASKED

FIELDS = ("game", "map", "players", "options", "territories", "cards", "seats", "state", "asked")
SEATS = "abcdef"
OWNERS = SEATS + "n"
MOST_ARMIES, MOST_MAP = 10**8, 1 << 20

NUMBERS = {  # of the state field: name -> (default, least, most)
    "rounds": (0, 0, 1000),
    "shuffles": (0, 0, 32000),
    "due": (0, 0, MOST_ARMIES),
    "must_trade": (0, 0, 1),
    "trading_down": (0, 0, 1),
    "eliminated": (0, 0, 1),
    "bonus_given": (0, 0, 1),
    "conquered": (0, 0, 1),
    "dice": (0, 0, 3),
    "defence": (0, 0, 3),
    "until": (0, 0, MAX_AMOUNT),
    "fortified": (0, 0, 60),
    "ended": (0, 0, 4),
}
WHO = ("claimer", "first", "player", "onto", "spreading")  # a seat or neutral
LANDS = ("source", "target")
SETS = ("odd", "matches")  # of territories
GROUPS = ("tied", "winners")  # of seats


def position_of(t: Any, s: Any) -> str:
    """The text of a position."""
    atlas = atlas_of(t)
    default = Options()
    options = options_of(t)
    told = [
        f"{name}={_word(value)}" for name, value in msgspec.structs.asdict(options).items() if value != _default(default, name, t)
    ]
    fields = (
        "conquest",
        _map_text(map_of(t)),
        str(t.n_seats),
        ",".join(told) or "-",
        "".join("-" if s.owner[i] == NOBODY else f"{OWNERS[s.owner[i]]}{s.armies[i]}" for i in range(t.n_lands)),
        "".join(_card(t, s, card) for card in atlas.cards),
        ",".join(_seats(t, s)),
        ",".join(_state(atlas, s)) or "-",
        _asked(s),
    )
    return " ".join(fields)


def _default(default: Options, name: str, t: Any) -> Any:
    if name == "round_limit":
        return 15 if t.victory else 500
    return getattr(default, name)


def _word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _map_text(played_on: Map) -> str:
    if played_on == classic():
        return "classic"
    return base64.urlsafe_b64encode(zlib.compress(msgspec.json.encode(played_on), 9)).decode()


def _card(t: Any, s: Any, card: int) -> str:
    if not t.cards >> card & 1:
        return "~"
    place = "x" if s.turned_in >> card & 1 else "."
    for seat in range(t.n_seats):
        if s.hand[seat] >> card & 1:
            place = SEATS[seat]
    return f"{place}{s.shuffled[card] or ''}"


def _seats(t: Any, s: Any) -> list[str]:
    told = []
    for seat in range(t.n_seats):
        letter = SEATS[seat] if s.in_game >> seat & 1 else SEATS[seat].upper()
        told.append(f"{letter}{'!' if s.gone >> seat & 1 else ''}:{s.left[seat]}.{s.sets_of[seat]}")
    return told + ([f"n:{s.left[NEUTRAL]}"] if s.left[NEUTRAL] else [])


def _state(atlas: Atlas, s: Any) -> list[str]:
    told = [f"{name}={OWNERS[getattr(s, name)]}" for name in WHO if getattr(s, name) != NOBODY]
    told += [f"{name}={atlas.ids[getattr(s, name)]}" for name in LANDS if getattr(s, name) != NOBODY]
    told += [f"{name}={'+'.join(atlas.territories(getattr(s, name)))}" for name in SETS if getattr(s, name)]
    told += [f"{name}={_letters(getattr(s, name))}" for name in GROUPS if getattr(s, name)]
    told += [f"{name}={getattr(s, name)}" for name, (default, _, _) in NUMBERS.items() if getattr(s, name) != default]
    return told + [f"seen_{SEATS[seat]}={'+'.join(atlas.cards_in(s.seen[seat]))}" for seat in range(MAX_SEATS) if s.seen[seat]]


def _letters(seats: int) -> str:
    return "".join(letter for i, letter in enumerate(SEATS) if seats >> i & 1)


def _asked(s: Any) -> str:
    word = f"{ASKED[s.asked]}:{'chance' if s.turn == CHANCE else SEATS[s.turn]}"
    return f"over:{word}" if s.ended else word
