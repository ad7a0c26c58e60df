"""Cards, chips, dice and charts as pictures with an address, drawn when they are first asked for.

/art/GAME/NAME.svg is of the shipped deck or map; /art/table/TABLE/MARK/NAME.svg of a table's own, where MARK is a digest of that
deck or map: whoever was told the content knows it, and nobody else. `?v=` says for which state of the art the page was made: if it
is still that one, the picture is kept for ever. A picture is an <img> or a background, never part of the page: the page stays
small, and what is drawn once is moved, turned and enlarged by the browser without being drawn by a script again.
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
    hub: Hub = request.app.state.hub
    doc = (await hub.table(request.path_params["table"])).doc
    if not doc.content or mark(doc) != request.path_params["mark"]:
        return missing()
    return await answered(request, doc.game, doc.content)


async def answered(request: Request, game: str, own: str) -> Response:
    """The picture, or 404 for a name or a wish that nothing has."""
    asked = request.query_params
    try:
        wish = wished(dict(asked))
        packed = await asyncio.get_running_loop().run_in_executor(_PEN, drawn, game, request.path_params["name"], wish, own)
    except (KeyError, msgspec.ValidationError):
        return missing()
    headers = {"Vary": "Accept-Encoding", "Cache-Control": FOR_EVER if asked.get("v") == gallery.version() else "no-cache"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type="image/svg+xml", headers=headers | {"Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type="image/svg+xml", headers=headers)


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
