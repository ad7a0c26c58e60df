"""Cards, chips, dice and charts as pictures with an address, drawn when they are first asked for.

/art/GAME/NAME.svg is of the shipped deck or map; /art/table/TABLE/MARK/NAME.svg of a table's own, where MARK is a digest of that
deck or map: whoever was told the content knows it, and nobody else. The drawing of a table's own map lies there as drawing.json,
for the board. `?v=` says for which state of the art the page was made: if it is still that one, the picture is kept for ever. A
picture is an <img> or a background, never part of the page: the page stays small, and what is drawn once is moved, turned and
enlarged by the browser without being drawn by a script again.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..art import gallery
from ..art.conquest.drawing import drawing
from ..art.gallery import Wish
from ..games import NAMES
from ..games import game as game_named
from .hub import Hub
from .lobby import TableDoc

FOR_EVER = "public, max-age=31536000, immutable"
ASKED = {"language", "finish", "size", "side", "four", "v"}
_PEN = ThreadPoolExecutor(1, "pictures")  # one at a time: the first reads the words of a language, and no other thread waits
HEADER = "Imperia-Pictures"  # of a table's content: where its pictures lie


@lru_cache(maxsize=768)
def drawn(game: str, name: str, wish: Wish, own: str) -> bytes:
    """A picture, packed by gzip. own: the text of a deck or map file, or "" for the shipped one. Raises KeyError."""
    svg = gallery.at_least_sign(game, name, wish, read(game, own) if own else None)
    return gzip.compress(svg.encode(), 6, mtime=0)


@lru_cache(maxsize=32)
def charted(own: str) -> bytes:
    """The drawing of a map file as JSON of the form of world.json, packed by gzip."""
    return gzip.compress(msgspec.json.encode(drawing(read("conquest", own))), 6, mtime=0)


@lru_cache(maxsize=32)
def read(game: str, text: str) -> Any:
    """A deck or map file, read once."""
    return game_named(game).read_content(text)


def mark(doc: TableDoc) -> str:
    """Names a table's own deck or map."""
    return hashlib.sha256(msgspec.json.encode(read(doc.game, doc.content))).hexdigest()[:32]


def place_of(doc: TableDoc) -> str:
    """Where the pictures of a table lie."""
    return f"/art/table/{doc.id}/{mark(doc)}" if doc.content else f"/art/{doc.game}"


async def shipped(request: Request) -> Response:
    """A picture of a game as it is shipped."""
    game = request.path_params["game"]
    return await answered(request, game, "") if game in NAMES else missing()


async def of_table(request: Request) -> Response:
    """A picture of a table's own deck or map. Raises NoTable."""
    doc = await owner(request)
    return await answered(request, doc.game, doc.content) if doc else missing()


async def map_of_table(request: Request) -> Response:
    """The drawing of a table's own map. Raises NoTable."""
    doc = await owner(request)
    if doc is None or doc.game != "conquest":
        return missing()
    return sent(request, await asyncio.get_running_loop().run_in_executor(_PEN, charted, doc.content), "application/json")


async def owner(request: Request) -> TableDoc | None:
    """The table whose own deck or map is asked for by its mark. Raises NoTable."""
    hub: Hub = request.app.state.hub
    doc = (await hub.table(request.path_params["table"])).doc
    return doc if doc.content and mark(doc) == request.path_params["mark"] else None


async def answered(request: Request, game: str, own: str) -> Response:
    """The picture, or 404 for a name or a wish that nothing has."""
    try:
        wish = wished(dict(request.query_params))
        packed = await asyncio.get_running_loop().run_in_executor(_PEN, drawn, game, request.path_params["name"], wish, own)
    except (KeyError, msgspec.ValidationError):
        return missing()
    return sent(request, packed, "image/svg+xml")


def sent(request: Request, packed: bytes, kind: str) -> Response:
    """What was packed by gzip, to be kept for ever by whoever asked for the state that it is of."""
    kept = FOR_EVER if request.query_params.get("v") == gallery.version() else "no-cache"
    headers = {"Vary": "Accept-Encoding", "Cache-Control": kept}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers=headers | {"Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=kind, headers=headers)


def wished(asked: dict[str, str]) -> Wish:
    """What the address asks for. Raises ValidationError."""
    if not asked.keys() <= ASKED:
        raise msgspec.ValidationError("unknown")
    fields: dict[str, Any] = {name: asked[name] for name in ("language", "finish", "size") if name in asked}
    fields |= {"side": int(asked.get("side") == "1"), "four_colours": asked.get("four") == "1"}
    return msgspec.convert(fields, Wish)


def missing() -> Response:
    """Nothing is drawn under this name."""
    return PlainTextResponse("404\n", 404)
