"""Typesetting: a job becomes PDF, or one of its pages a picture, by typst, which is loaded only here and only when needed.

Drawings are made into a PDF of their own first, one page each, and the pages point into it: so a drawing is in the file once,
however often it is printed. Nothing in the result depends on the clock, the machine or its fonts.
"""

from __future__ import annotations

import re
import tempfile
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from ..locale import ImperiaError
from .page import Drawing, Job, Page, strokes_svg

INSTALL = "python -m pip install 'imperia[print]'"
_SHAPE = re.compile(r"<(?:path|circle|rect|ellipse|line)\b[^>]*/>")
_OPACITY = re.compile(r' opacity="([^"]+)"')


class Words(NamedTuple):
    """A file of words: what its form reads, and the drawings that it shows, by their names."""

    told: dict[str, Any]
    drawings: dict[str, str]


class NoTypesetter(ImperiaError):
    """The extra `print` is not installed; facts: how to install it."""

    code = "typesetter"


def typesetter() -> Any:
    """The library typst. Raises NoTypesetter."""
    try:
        import typst
    except ImportError:
        raise NoTypesetter(install=INSTALL) from None
    return typst


@cache
def fonts() -> Any:
    """The fonts of printed pages: ours alone, so that every machine sets the same lines."""
    folder = files(__package__).joinpath("fonts")
    return typesetter().Fonts(include_system_fonts=False, include_embedded_fonts=False, font_paths=[str(folder)])


def pdf(job: Job, drawn: bytes = b"", numbers: dict[str, int] | None = None) -> bytes:
    """The whole job. drawn: a PDF whose pages are the drawings, by `numbers`, where they are no SVG. Raises NoTypesetter."""
    if numbers is None:
        drawings = with_strokes(job)
        numbers = {key: number for number, key in enumerate(drawings, 1)}
        drawn = bound(drawings) if drawings else b""
    with tempfile.TemporaryDirectory(prefix="imperia-print-") as name:  # typst takes drawings in PDF from a folder only
        folder = Path(name)
        folder.joinpath("art.pdf").write_bytes(drawn)
        folder.joinpath("job.json").write_bytes(msgspec.json.encode(told(job, job.pages, numbers)))
        for form_name, text in forms("sheets.typ").items():
            folder.joinpath(form_name).write_bytes(text)
        done = typesetter().compile(str(folder / "main.typ"), root=name, font_paths=fonts(), format="pdf", timestamp=0)
    return bytes(done)


def set_text(name: str, words: Words) -> bytes:
    """A file of words, by one of the forms beside this module. Raises NoTypesetter."""
    return bytes(typesetter().compile(sources_of(name, words), font_paths=fonts(), format="pdf", timestamp=0))


def text_pictures(name: str, words: Words, dpi: float) -> list[bytes]:
    """The pages of a file of words as pictures. Raises NoTypesetter."""
    made = typesetter().compile(sources_of(name, words), font_paths=fonts(), format="png", ppi=dpi)
    return [made] if isinstance(made, bytes) else list(made)


def sources_of(name: str, words: Words) -> dict[str, bytes]:
    """What typst reads for a file of words."""
    drawings = {f"{key}.svg": lean(svg).encode() for key, svg in words.drawings.items()}
    return forms(name) | drawings | {"job.json": msgspec.json.encode(words.told)}


def pages_in(data: bytes) -> int:
    """How many pages a PDF has that was set here: the tree of pages says so in plain letters."""
    found = re.search(rb"/Type\s*/Pages\s*/Count (\d+)", data)
    assert found is not None, "typst writes its tree of pages first"
    return int(found[1])


def png(job: Job, number: int, dpi: float) -> bytes:
    """One page of a job, by its number from 0, as a picture. Raises NoTypesetter, IndexError."""
    page = job.pages[number]
    only = msgspec.structs.replace(job, pages=(page,))
    drawings = with_strokes(only)
    sources = {f"{key}.svg": one.svg.encode() for key, one in drawings.items()}
    sources |= forms("sheets.typ") | {"job.json": msgspec.json.encode(told(only, only.pages, {}))}
    return bytes(typesetter().compile(sources, font_paths=fonts(), format="png", ppi=dpi))


def bound(drawings: dict[str, Drawing]) -> bytes:
    """Drawings as one PDF, a page each."""
    pages = [
        f'#page(width: {one.width:g}mm, height: {one.height:g}mm, margin: 0mm, image("{key}.svg", width: 100%, height: 100%))\n'
        for key, one in drawings.items()
    ]
    sources = {f"{key}.svg": lean(one.svg).encode() for key, one in drawings.items()}
    sources["main.typ"] = "".join(pages).encode()
    return bytes(typesetter().compile(sources, font_paths=fonts(), format="pdf", timestamp=0, pdf_tags=False))


def with_strokes(job: Job) -> dict[str, Drawing]:
    """The drawings that the pages show, those of their strokes among them, in the order in which they first appear."""
    found: dict[str, Drawing] = {}
    for page in job.pages:
        for key in (*(picture.drawing for picture in page.pictures), *page.leaf.get("drawings", ())):
            found.setdefault(key, job.drawings[key])
        if page.strokes:
            found.setdefault(strokes_key(page), strokes_svg(page))
    return found


def strokes_key(page: Page) -> str:
    """The key of a page's strokes: pages with the same strokes share it."""
    return f"strokes-{hash_of(strokes_svg(page).svg)}"


def hash_of(text: str) -> str:
    """A short name of a text."""
    import hashlib

    return hashlib.sha256(text.encode()).hexdigest()[:16]


def told(job: Job, pages: tuple[Page, ...], numbers: dict[str, int]) -> dict[str, Any]:
    """What sheets.typ reads: the pages, each with the key of its strokes; where every drawing stands in the bound PDF."""
    said = [msgspec.to_builtins(page) | {"strokes": strokes_key(page) if page.strokes else ""} for page in pages]
    return {"title": job.title, "language": job.language, "numbers": numbers, "pages": said}


@cache
def forms(name: str) -> dict[str, bytes]:
    """The form of these pages, and what all forms share, in typst's language."""
    here = files(__package__)
    return {"main.typ": here.joinpath(name).read_bytes(), "base.typ": here.joinpath("base.typ").read_bytes()}


def lean(svg: str) -> str:
    """The same drawing for less: a shape that is only filled, or only drawn, needs no layer of its own to be half transparent."""
    return _SHAPE.sub(leaner, svg)


def leaner(found: re.Match[str]) -> str:
    """A shape whose opacity is its fill's or its line's."""
    shape = found[0]
    opacity = _OPACITY.search(shape)
    filled, drawn = 'fill="none"' not in shape, " stroke=" in shape and 'stroke="none"' not in shape
    if opacity is None or filled == drawn or "-opacity=" in shape:
        return shape
    return shape.replace(opacity[0], f' {"fill" if filled else "stroke"}-opacity="{opacity[1]}"')
