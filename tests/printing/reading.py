"""Reads a PDF back: pages, their boxes, and where every drawing lies, in mm from the top left, with the words it carries."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from pypdf import PdfReader
from pypdf.generic import ContentStream, DictionaryObject

MM = 25.4 / 72
Matrix = tuple[float, float, float, float, float, float]
ONE: Matrix = (1, 0, 0, 1, 0, 0)


@dataclass(frozen=True)
class Lying:
    """A drawing on a page: its words ("" for an ornament), its left, top, right and lower edge, whether it stands on its head."""

    alt: str
    left: float
    top: float
    right: float
    bottom: float
    turned: bool

    @property
    def middle(self) -> tuple[float, float]:
        return (self.left + self.right) / 2, (self.top + self.bottom) / 2


@lru_cache(8)
def read(data: bytes) -> PdfReader:
    return PdfReader(io.BytesIO(data))


def size(page: Any) -> tuple[float, float]:
    """Width and height of a page; all its boxes agree."""
    boxes = {tuple(float(x) for x in box) for box in (page.mediabox, page.cropbox, page.trimbox)}
    assert len(boxes) == 1
    [(x, y, right, top)] = boxes
    assert (x, y) == (0, 0)
    return right * MM, top * MM


def lying(reader: PdfReader, number: int) -> list[Lying]:
    """The drawings of a page, in the order in which they are painted."""
    page = reader.pages[number]
    alts = alts_of(reader, page)
    high = float(page.mediabox[3])
    found = []
    for name, matrix, marked in painted(ContentStream(page.get_contents(), reader)):
        form = page["/Resources"]["/XObject"][name].get_object()
        box = [float(x) for x in form["/BBox"]]
        whole = times(tuple(float(x) for x in form.get("/Matrix", ONE)), matrix)
        (x1, y1), (x2, y2) = at(whole, box[0], box[1]), at(whole, box[2], box[3])
        left, right, low, top = min(x1, x2), max(x1, x2), min(y1, y2), max(y1, y2)
        found.append(Lying(alts.get(marked, ""), left * MM, (high - top) * MM, right * MM, (high - low) * MM, x1 > x2))
    return found


def painted(content: ContentStream) -> Iterator[tuple[str, Matrix, int]]:
    """Every form that is painted: its name, the matrix it is painted with, the number of its marked content."""
    matrix, kept, marks = ONE, [], [-1]
    for operands, operator in content.operations:
        if operator == b"q":
            kept.append(matrix)
        elif operator == b"Q":
            matrix = kept.pop()
        elif operator == b"cm":
            matrix = times(tuple(float(x) for x in operands), matrix)
        elif operator in (b"BDC", b"BMC"):
            told = operands[1] if len(operands) > 1 else None
            marks.append(int(told["/MCID"]) if isinstance(told, DictionaryObject) and "/MCID" in told else marks[-1])
        elif operator == b"EMC":
            marks.pop()
        elif operator == b"Do":
            yield operands[0], matrix, marks[-1]


def alts_of(reader: PdfReader, page: Any) -> dict[int, str]:
    """The words of a page's marked contents."""
    root = reader.trailer["/Root"]
    if "/StructTreeRoot" not in root or "/StructParents" not in page:
        return {}
    numbers = root["/StructTreeRoot"]["/ParentTree"]["/Nums"]
    own = dict(zip(numbers[::2], numbers[1::2]))[page["/StructParents"]].get_object()
    return {i: str(one.get_object().get("/Alt", "")) for i, one in enumerate(own)}


def times(first: tuple[float, ...], then: tuple[float, ...]) -> Matrix:
    """Two matrices, one after the other."""
    a, b, c, d, e, f = first
    g, h, i, j, k, m = then
    return a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + m


def at(matrix: Matrix, x: float, y: float) -> tuple[float, float]:
    """A point where a matrix puts it."""
    return matrix[0] * x + matrix[2] * y + matrix[4], matrix[1] * x + matrix[3] * y + matrix[5]


def fonts(reader: PdfReader) -> Iterator[Any]:
    """Every font of every page, those of the drawings among them."""
    seen: set[int] = set()

    def inside(resources: Any) -> Iterator[Any]:
        resources = resources.get_object()
        yield from entries(resources, "/Font")
        for form in entries(resources, "/XObject"):
            if id(form) not in seen and "/Resources" in form:
                seen.add(id(form))
                yield from inside(form["/Resources"])

    for page in reader.pages:
        yield from inside(page["/Resources"])


def entries(resources: Any, kind: str) -> list[Any]:
    """The resources of a kind."""
    return [one.get_object() for one in resources[kind].get_object().values()] if kind in resources else []


def is_embedded(font: Any) -> bool:
    """Whether a font's outlines are in the file."""
    if font["/Subtype"] == "/Type0":
        return is_embedded(font["/DescendantFonts"][0].get_object())
    if font["/Subtype"] == "/Type3":
        return True
    told = font["/FontDescriptor"].get_object()
    return any(f"/FontFile{n}" in told for n in ("", "2", "3"))
