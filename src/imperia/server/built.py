"""The built page as it travels: its files packed once, its words, and in its head what the visitor's browser will soon ask for."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path

import msgspec
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from ..art.gallery import version
from ..games import NAMES
from ..locale import LANGUAGES

CLIENT = Path(str(files(__package__).joinpath("client")))
PACKED = (".js", ".css", ".svg")  # fonts and photographs are packed already
POSTER = "poster-empire-*.webp"  # the first picture of the home page, the largest thing on a telephone
HOME = ("src/shell/Home.svelte",)
LOBBY = ("src/shell/Lobby.svelte",)
BOARDS = {
    "imperial": ("src/boards/Imperial.svelte",),
    "conquest": ("src/boards/Conquest.svelte", "../src/imperia/art/conquest/world.json", "src/boards/map/paper.webp"),
    "empire": ("src/boards/Empire.svelte",),
}
WORDS = {  # what the page says itself, and what it learns with a game or where games are printed
    "page": ("bots", "errors", "play", "review", "web"),
    "print": ("print",),
    **{game: (game,) for game in NAMES},
}


def page(request: Request, game: str = "", playing: bool = False) -> Response:
    """The page; it finds its place by the address. game: of the table at this address; playing: a board is seen there, no lobby."""
    index = CLIENT / "index.html"
    if not index.is_file():
        return PlainTextResponse("The page is not built: run `make web`.\n", 503)
    spoken = language(request)
    head = [f'<meta name="imperia-pictures" content="{version()}" />', _soon(f"/words/{spoken}/page.ftl", "fetch")]
    if game:
        head += [_soon(f"/words/{spoken}/{game}.ftl", "fetch"), *_parts(BOARDS[game] if playing else LOBBY)]
    if request.url.path == "/":
        head += [_soon("/api/games", "fetch"), *(_soon(f"/assets/{one.name}", "image") for one in (CLIENT / "assets").glob(POSTER))]
        head += _parts(HOME)
    told = index.read_text(encoding="utf-8").replace("</head>", f"{''.join(head)}</head>")
    return HTMLResponse(told, headers={"Cache-Control": "no-cache"})


async def asset(request: Request) -> Response:
    """A file of the built page."""
    file = CLIENT / "assets" / Path(request.path_params["name"]).name
    if not file.is_file():
        return PlainTextResponse("404\n", 404)
    kind = guess_type(file.name)[0] or "application/octet-stream"
    if file.suffix not in PACKED:
        return FileResponse(str(file), media_type=kind)
    return _answer(request, _packed(file), kind)


async def picture(request: Request) -> Response:
    """The small pictures that have names of their own."""
    name = request.path_params["name"]
    if name not in ("favicon", "favicon-turn"):
        return PlainTextResponse("404\n", 404)
    return FileResponse(str(CLIENT / f"{name}.svg"), media_type="image/svg+xml")


async def words(request: Request) -> Response:
    """Texts of a language as one Fluent file: all, or those that belong together."""
    spoken, part = request.path_params["language"], request.path_params.get("part", "")
    if spoken not in LANGUAGES or (part and part not in WORDS):
        return PlainTextResponse("404\n", 404)
    packed, mark = _words(spoken, part)
    if mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers={"ETag": mark})
    return _answer(request, packed, "text/plain; charset=utf-8", {"ETag": mark})


def language(request: Request) -> str:
    """The language that the visitor's browser asks for; the page itself may know better, from an earlier visit."""
    asked = [tag.strip()[:2].lower() for tag in request.headers.get("accept-language", "").split(",")]
    return next((tag for tag in asked if tag in LANGUAGES), LANGUAGES[0])


def _soon(address: str, kind: str) -> str:
    """Asked for while the scripts are still on their way."""
    more = ' fetchpriority="high"' if kind == "image" else ' crossorigin="anonymous"'
    return f'<link rel="preload" href="{address}" as="{kind}"{more} />'


@lru_cache
def _parts(names: tuple[str, ...]) -> list[str]:
    """What belongs to parts of the page that come after the first; the builder wrote down which files that is."""
    listed = CLIENT / "manifest.json"
    if not listed.is_file():
        return []
    built = msgspec.json.decode(listed.read_bytes(), type=dict[str, _Part])
    parts = [built[name] for name in names]
    scripts = [f'<link rel="modulepreload" crossorigin href="/{part.file}" />' for part in parts if part.file.endswith(".js")]
    pictures = [_soon(f"/{part.file}", "image") for part in parts if part.file.endswith(".webp")]
    return scripts + [_soon(f"/{style}", "style") for part in parts for style in part.css] + pictures


class _Part(msgspec.Struct):
    """A part in the builder's list: its script (or picture), and its styles."""

    file: str
    css: list[str] = []


def _answer(request: Request, packed: bytes, kind: str, headers: dict[str, str] | None = None) -> Response:
    """Packed for whoever can unpack it."""
    more = {"Vary": "Accept-Encoding"} | (headers or {})
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=kind, headers=more | {"Content-Encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=kind, headers=more)


@lru_cache(maxsize=128)
def _packed(file: Path) -> bytes:
    """A file's name holds a mark of its content: it is packed once."""
    return gzip.compress(file.read_bytes(), 9, mtime=0)


@lru_cache
def _words(spoken: str, part: str) -> tuple[bytes, str]:
    """The texts of a language, all or one part of them, packed, and a mark of their content."""
    folder = files("imperia.locale").joinpath(spoken)
    belongs = {f"{name}.ftl" for name in WORDS.get(part, ())}
    parts = (file for file in folder.iterdir() if file.name.endswith(".ftl") and (not part or file.name in belongs))
    text = "\n".join(file.read_text(encoding="utf-8") for file in sorted(parts, key=lambda file: file.name)).encode()
    return gzip.compress(text, 9, mtime=0), f'"{hashlib.sha256(text).hexdigest()[:16]}"'
