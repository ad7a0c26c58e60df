"""Hints: the same for the same nodes, the same whatever is hidden, right where it is plain what is best (I17, C30, E50)."""

from __future__ import annotations

import pytest

from imperia.bots import Budget, information, make
from imperia.engine import OVER
from imperia.judging import hint
from imperia.judging.played import MOST_TRIED, beside, thinned

from .games import NODES, begun, exchanged, four_to_four

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


def test_I23_at_four_to_four_the_king_that_may_catch_a_bare_ace_is_best() -> None:
    match = four_to_four()
    info = information(match, 0)
    found = hint(info, NODES, shown=99)
    best = info.legal[list(info.codes).index(found.moves[0].code)]
    assert best.card in ("KH", "QH")
    assert found.moves[0].chance > found.moves[-1].chance + 0.1
    assert all(one.gain is not None for one in found.moves)


@pytest.mark.parametrize("number", [3, 5, 7, 11])
def test_I17_who_plays_by_no_sense_leaves_unlikely_hands_and_a_hint_all_the_same(number: int) -> None:
    match = begun("imperial", number, 0)
    bots = [make("casual", "imperial", 0), make("random", "imperial", 1)]
    while (seat := match.to_act()) != OVER and len(match.log) < 300:
        info = information(match, seat)
        if seat == 0 and len(info.legal) > 1:
            assert hint(info, NODES).moves
        match.act(seat, bots[seat].choose(info, Budget(nodes=50)))


def test_C7_every_land_is_tried_and_of_amounts_those_beside_the_best_too() -> None:
    assert thinned(range(42), ()) == list(range(42))
    amounts = range(500, 700)
    tried = thinned(amounts, (555,))
    assert len(tried) <= MOST_TRIED + 2
    assert {500, 555, 699} <= set(tried)
    best = tried[20]
    near = beside(amounts, tried, best)
    assert {tried[19], tried[21], best}.isdisjoint(near)
    assert sorted([*near, best]) == list(range(tried[19] + 1, tried[21]))
