"""Every picture by a name, for the server and for contact sheets: cards, backs, chips, piles, tokens, dice, the chart.

empire: a face's slug, "back" · imperial: "KH", "back", "chip-red", "pile-white-3-of-6" · conquest: a land's id, "wild1", "back",
"chart", "token-0-5" (player, amount; "token-neutral-5"), "die-attack-6".
"""

from __future__ import annotations

import hashlib
import re
from functools import cache
from importlib.resources import files
from typing import Any, Literal, TypeAlias

import msgspec

from ..games.conquest import content as maps
from ..games.empire import content as decks
from ..games.imperial.pack import NAME
from ..locale import LANGUAGES
from . import conquest, empire, imperial
from .errors import CannotDraw
from .finish import Finish

Size: TypeAlias = Literal["full", "small", "tiny"]
PILE = re.compile(r"pile-(white|red)-(\d+)-of-(\d+)")
TOKEN = re.compile(r"token-(\d|neutral)-(\d+)")
DIE = re.compile(r"die-(attack|defence)-([1-6])")
MOST_CHIPS = 24  # in one pile


class Wish(msgspec.Struct, frozen=True):
    """How a picture is wanted. size: of a card of Empire on the screen; side: which colour of its universal is up."""

    language: Literal["en", "ru", "pl"] = "en"
    finish: Finish = "colour"
    size: Size = "full"
    side: int = 0
    four_colours: bool = False


def picture(game: str, name: str, wish: Wish, content: Any = None) -> str:
    """A picture as SVG. content: a deck or map, or None for the shipped one. Raises KeyError for a name that nothing has."""
    if game == "empire":
        return _empire(content or decks.classic(), name, wish)
    if game == "imperial":
        return _imperial(name, wish)
    if game == "conquest":
        return _conquest(content or maps.classic(), name, wish)
    raise KeyError(game)


def names(game: str, content: Any = None) -> tuple[str, ...]:
    """The cards of a game, and their back."""
    if game == "empire":
        return (*(face.slug for face in decks.faces_of(content or decks.classic())), "back")
    return (*(NAME if game == "imperial" else conquest.names(content or maps.classic())), "back")


def _empire(deck: decks.Deck, name: str, wish: Wish) -> str:
    if name == "back":
        return empire.back(finish=wish.finish, fine=wish.size == "full")
    face = {face.slug: face for face in decks.faces_of(deck)}[name]
    if wish.size == "full":
        return empire.face(deck, face, language=wish.language, finish=wish.finish)
    side = 1 if wish.side and len(face.colours) > 1 else 0
    return empire.small(deck, face, language=wish.language, named=wish.size == "small", side=side)


def _imperial(name: str, wish: Wish) -> str:
    if name == "back":
        return imperial.back(finish=wish.finish)
    if name in NAME:
        return imperial.card(name, language=wish.language, finish=wish.finish, four_colours=wish.four_colours)
    if name in ("chip-white", "chip-red"):
        return imperial.chip("red" if name == "chip-red" else "white", language=wish.language, finish=wish.finish)
    pile = PILE.fullmatch(name)
    if pile is None or max(int(pile[2]), int(pile[3])) > MOST_CHIPS:
        raise KeyError(name)
    return imperial.chips(int(pile[2]), "red" if pile[1] == "red" else "white", room=int(pile[3]), language=wish.language)


def _conquest(board: maps.Map, name: str, wish: Wish) -> str:
    if name == "chart":
        return conquest.chart(board, language=wish.language, finish=wish.finish)
    if name == "back":
        return conquest.back(finish=wish.finish)
    if name in conquest.names(board):
        return conquest.card(board, name, language=wish.language, finish=wish.finish)
    token, die = TOKEN.fullmatch(name), DIE.fullmatch(name)
    if token and int(token[2]) in conquest.AMOUNTS and token[1] in (*"012345", "neutral"):
        player = -1 if token[1] == "neutral" else int(token[1])
        return conquest.token(player, int(token[2]), language=wish.language, finish=wish.finish)
    if die:
        return conquest.die(int(die[2]), side="attack" if die[1] == "attack" else "defence", finish=wish.finish)
    raise KeyError(name)


def at_least_sign(game: str, name: str, wish: Wish, content: Any = None) -> str:
    """Like `picture`, for play: a card whose name does not fit is drawn without it rather than refused, so that play goes on."""
    try:
        return picture(game, name, wish, content)
    except CannotDraw:
        if game != "empire":
            raise
        return picture(game, name, msgspec.structs.replace(wish, size="tiny"), content)


@cache
def version() -> str:
    """Names the state of everything that pictures of shipped content are made from: code, outlines, words, deck, map."""
    total = hashlib.sha256()
    for file in sorted(_below("imperia.art"), key=str):
        total.update(file.name.encode() + b"\0" + file.read_bytes())
    total.update(msgspec.json.encode((decks.classic(), maps.classic())))
    for language in LANGUAGES:
        for part in ("art", "empire", "imperial", "conquest", "web"):
            total.update(files("imperia.locale").joinpath(language, f"{part}.ftl").read_bytes())
    return total.hexdigest()[:16]


def _below(package: str) -> list[Any]:
    """The files of a package that pictures depend on: sources and data."""
    found, folders = [], [files(package)]
    while folders:
        for entry in folders.pop().iterdir():
            if entry.is_dir() and not entry.name.startswith("__"):
                folders.append(entry)
            elif entry.name.endswith((".py", ".json", ".toml")):
                found.append(entry)
    return found
