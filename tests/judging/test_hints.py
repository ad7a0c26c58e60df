"""Hints: the same for the same seed and nodes, the same whatever is hidden, and right where it is plain what is best (I17, C30, E50)."""

from __future__ import annotations

import pytest

from imperia.bots import information
from imperia.judging import hint

from .games import NODES, begun, exchanged, from_position

GAMES = ("imperial", "conquest", "empire")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("choices", [3, 40])
def test_exchanging_what_a_seat_cannot_know_never_changes_its_hint(name: str, choices: int) -> None:
    match = begun(name, 7, choices)
    seat = match.to_act()
    found = hint(information(match, seat), NODES)
    assert [hint(exchanged(match, seat, number), NODES) for number in range(4)] == [found] * 4


@pytest.mark.parametrize("name", GAMES)
def test_a_hint_has_the_best_first_and_only_legal_actions(name: str) -> None:
    match = begun(name, 11, 12)
    info = information(match, match.to_act())
    found = hint(info, NODES, shown=99)
    assert found.seat == info.seat
    assert {one.code for one in found.moves} <= set(info.codes)
    assert len({one.code for one in found.moves}) == len(found.moves) > 1
    assert all(0.0 <= one.chance <= 1.0 for one in found.moves)
    assert found.moves[0].chance == max(one.chance for one in found.moves[:2])


def test_I7_who_can_take_the_last_trick_for_the_fifth_red_is_told_so() -> None:
    match = from_position("imperial", IMPERIAL_LAST)
    info = information(match, match.to_act())
    found = hint(info, NODES)
    best = info.legal[list(info.codes).index(found.moves[0].code)]
    assert best.card == "AS"
    assert found.moves[0].chance > 0.99


IMPERIAL_LAST = ""
