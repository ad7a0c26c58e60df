"""Faces and backs meet: for every way of printing on both sides, and the marks and gaps that go with the sheets."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from imperia.games.empire.content import read_deck
from imperia.printing import Choices, printed
from printing.reading import Lying, lying, read, size

NEAR = 0.1
BACK = "Back of the cards"
SMALL = read_deck((Path(__file__).parents[2] / "examples" / "small-deck.toml").read_text(encoding="utf-8"))
Middle = tuple[float, float]


@cache
def made(**choices: Any) -> bytes:
    """The cards of a small deck: 40, on five sheets, the last of them not full."""
    return printed("empire", Choices(**choices), part="cards", content=SMALL)


def pages(data: bytes) -> list[list[Lying]]:
    reader = read(data)
    return [[one for one in lying(reader, n) if one.alt] for n in range(len(reader.pages))]


def met(faces: list[Lying], backs: list[Lying], behind: Callable[[Middle], Middle]) -> bool:
    """Whether every face has a back behind it, and every back a face."""
    wanted, there = [behind(face.middle) for face in faces], {back.middle for back in backs}
    near = [{back for back in there if max(abs(back[0] - x), abs(back[1] - y)) <= NEAR} for x, y in wanted]
    return len(wanted) == len(backs) and all(len(one) == 1 for one in near) and set().union(*near) == there


@pytest.mark.parametrize("paper", ["a4", "letter"])
@pytest.mark.parametrize("shift", [(0.0, 0.0), (1.5, -0.7)])
@pytest.mark.parametrize("backs", ["long", "short"])
def test_interleaved_backs_lie_behind_their_faces(backs: str, paper: str, shift: tuple[float, float]) -> None:
    data = made(backs=backs, paper=paper, shift=shift)
    wide, high = size(read(data).pages[0])
    all_pages = pages(data)
    assert len(all_pages) == 10
    assert [len(page) for page in all_pages] == [9] * 8 + [4, 4]

    def behind(middle: Middle) -> Middle:
        x, y = middle
        x, y = (wide - x, y) if backs == "long" else (x, high - y)
        return x + shift[0], y + shift[1]

    for faces, behind_them in zip(all_pages[::2], all_pages[1::2]):
        assert met(faces, behind_them, behind)
        assert {back.alt for back in behind_them} == {BACK}
        assert {back.turned for back in behind_them} == {backs == "short"}


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_E61_the_one_sheet_of_backs_lies_behind_every_sheet_of_faces(paper: str) -> None:
    data = made(paper=paper)
    wide, _ = size(read(data).pages[0])
    *sheets, backs = pages(data)
    assert len(sheets) == 5
    assert all(met(faces, backs, lambda middle: (wide - middle[0], middle[1])) for faces in sheets[:-1])
    assert len(backs) == 9


@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_folded_down_the_middle_faces_and_backs_meet(paper: str) -> None:
    data = made(backs="fold", paper=paper)
    wide, high = size(read(data).pages[0])
    assert wide > high
    for page in pages(data):
        backs = [one for one in page if one.alt == BACK]
        faces = [one for one in page if one.alt != BACK]
        assert len(faces) == 4  # two by two, ten sheets
        assert all(face.right - 3 < wide / 2 for face in faces)
        assert met(faces, backs, lambda middle: (wide - middle[0], middle[1]))


def test_without_backs_there_are_none() -> None:
    assert all(one.alt != BACK for page in pages(made(backs="none")) for one in page)


@pytest.mark.parametrize(("gap", "across"), [(0.0, 3), (4.0, 3), (20.0, 2)])
def test_a_gap_sets_the_cards_apart(gap: float, across: int) -> None:
    first = sorted(pages(made(gap=gap))[0], key=lambda one: (round(one.top), one.left))
    assert first[1].left - first[0].left == pytest.approx(63 + gap, abs=NEAR)
    assert sum(abs(one.top - first[0].top) < 1 for one in first) == across


@pytest.mark.parametrize(
    ("size_", "scale", "each"), [((62.0, 86.6), 62 / 63, 9), ((44.0, 61.5), 44 / 63, 16), ((70.0, 97.8), 70 / 63, 4)]
)
def test_other_sizes_keep_the_shape_of_a_card(size_: tuple[float, float], scale: float, each: int) -> None:
    first = pages(made(size=size_))[0]
    assert len(first) == each
    assert first[0].right - first[0].left == pytest.approx(69 * scale, abs=NEAR)
    assert first[0].bottom - first[0].top == pytest.approx(94 * scale, abs=NEAR)
