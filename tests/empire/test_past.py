"""E50: the past of hidden cards that the record keeps: how long it is, who remembers it, and that nonsense is refused."""

from __future__ import annotations

from typing import Any

import pytest

from imperia.engine import Stream, batch, copy, seed
from imperia.games.empire import actions as a
from imperia.games.empire.game import GAME
from imperia.games.empire.rules.memory import TO_TABLE, add_row
from imperia.games.empire.rules.state import BIRTHS, MAX_PAST
from imperia.games.game import SPECTATOR, BadPosition

from .scene import Scene, Watched, check


def test_E50_a_past_that_is_full_begins_anew_with_what_is_known():
    hands = {"hand0": ["time-machine", "ceres", "sirius-b", "money-1"], "hand1": ["ceres"]}
    scene = Scene(1, 2, **hands, discard=["hyperjump"], pile=["spaceport", "spaceport", "money-1"])
    scene.do(0, a.Play("time-machine"), a.EndTurn(), a.PutUnder("money-1"))
    while scene.s.n_past < MAX_PAST:
        add_row(scene.s, TO_TABLE, 0, 0)
    scene.do(0, a.PutUnder("ceres"))  # and the next turn begins
    assert [row.partition("=")[2] for row in GAME.position(scene.t, scene.s).split() if row.startswith("past")] == [
        "0^hyperjump,0>money-1,0>ceres"
    ]
    scene.draw("spaceport", "money-1")
    assert all(any("hyperjump" in place for place in world) for world in scene.redrawn(50))
    check(scene.redrawn(1000), scene.worlds.chances())


def test_E50_in_a_game_redrawn_for_one_seat_another_does_not_remember_what_it_drew():
    """It knows its hand and what is open; nothing that is sure is lost."""
    hands = {"hand0": ["time-machine", "ceres"], "hand1": ["ceres", "sirius-b"], "hand2": []}
    scene = Scene(1, 3, **hands, discard=["hyperjump"], pile=["spaceport", "spaceport", "money-1", "money-1", "sirius-b"])
    scene.do(0, a.Play("time-machine"), a.EndTurn()).draw("spaceport", "money-1")
    stream = batch(Stream, 1)[0]
    seed(stream, 1)
    GAME.rules.determinize(scene.t, scene.s, 2, stream)
    assert "past=0^hyperjump,1+?,1+?" in GAME.position(scene.t, scene.s)
    worlds = scene.redrawn(200)
    assert all("hyperjump" in world[0] for world in worlds)
    assert {len(world[2]) for world in worlds} == {0}


def test_E50_there_is_room_for_so_many_shuffles_and_more_begin_anew():
    """The tiny deck is shuffled again and again; what every seat sees is kept, and every card is somewhere."""
    most, games, pair, stream = 0, 0, [batch(GAME.rules.State, 1)[0] for _ in range(2)], batch(Stream, 1)[0]
    for number in range(100, 500):
        watched, before = Watched(3, number, watching=False), 0
        while not watched.over() and watched.s.turns < 200:
            watched.step()
            most = max(most, watched.s.shuffles)
            if watched.s.shuffles < before:
                games += 1
                for viewer in (SPECTATOR, 0, 1, 2):
                    copy([watched.s, pair[1]], 0, 1)
                    seed(stream, number)
                    GAME.rules.determinize(watched.t, pair[1], viewer, stream)
                    assert GAME.view(watched.t, pair[1], viewer) == GAME.view(watched.t, watched.s, viewer)
                    assert GAME.parse(GAME.position(watched.t, pair[1]))
            before = watched.s.shuffles
    assert (most, games > 0) == (BIRTHS - 1, True)


@pytest.mark.parametrize(
    "past", ["0+", "9+ceres", "0!ceres", "0-?", "0^?", "+ceres", "0+unicorn", ",".join(["0~ceres", "0+ceres"] * BIRTHS)]
)
def test_E50_a_past_that_cannot_be_is_refused(past):
    with pytest.raises(BadPosition) as refused:
        GAME.parse(GAME.position(*position()).replace(" past=", f" past={past},"))
    assert refused.value.facts["where"] == "past"


def position() -> tuple[Any, Any]:
    """A position with a past."""
    table = Scene(0, 2, hand0=["time-machine"], hand1=[], discard=["hyperjump"], pile=["spaceport"]).do(0, a.Play("time-machine"))
    return table.t, table.s


def test_E50_a_past_that_contradicts_the_position_is_left_aside():
    """Nothing is known to have been drawn twice, so all that is hidden is dealt anew."""
    text = GAME.position(*position()).replace(" past=", " past=1-money-1,1<ceres,")
    t, s = GAME.parse(text)
    stream = batch(Stream, 1)[0]
    GAME.rules.determinize(t, s, 1, stream)
    assert GAME.parse(GAME.position(t, s))
