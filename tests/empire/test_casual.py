"""The casual bot of Империя: legal, the same for the same seed, better than chance, and never stalling (E0, E19)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from imperia.bots import Budget, InformationSet, make
from imperia.engine import CHANCE, OVER, batch
from imperia.games.empire.game import GAME
from imperia.games.game import Setup

from .table import small_deck


def play(players: int, seed: int, casual: set[int], options: Any = None, deck: Any = None) -> tuple[Any, int, list[Any]]:
    """A game of casual bots on some seats and random ones on the others: result, turns, what was done."""
    t = GAME.terms(Setup("empire", players, options or {}, deck))
    s = batch(GAME.rules.State, 1)[0]
    GAME.rules.new_game(t, s)
    rng, out, done = random.Random(seed), [0] * GAME.rules.MAX_LEGAL, []
    bots = [make("casual", "empire", seed) if seat in casual else make("random", "empire", seed + seat) for seat in range(players)]
    while (seat := GAME.rules.to_act(t, s)) != OVER:
        if seat == CHANCE:
            GAME.rules.apply(t, s, CHANCE, rng.randrange(GAME.rules.chance_outcomes(t, s)))
            continue
        codes = out[: GAME.rules.legal_actions(t, s, seat, out)]
        legal = [GAME.action(t, s, seat, code) for code in codes]
        info = InformationSet(GAME, t, seat, GAME.view(t, s, seat), legal, codes, [], lambda stream: s)
        action = bots[seat].choose(info, Budget())
        done.append(action)
        GAME.rules.apply(t, s, seat, codes[legal.index(action)])
    return GAME.result(t, s), s.turns, done


@pytest.mark.parametrize("players", range(2, 17))
def test_E19_casual_games_end_well_before_the_limit(players):
    for seed in range(4):
        result, turns, _ = play(players, seed, set(range(players)))
        assert (result.reason, turns < 200) == ("systems", True)


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 17))
def test_E19_999_of_1000_casual_games_end_well_before_the_limit(players):
    late = 0
    for seed in range(1000):
        result, turns, _ = play(players, 10_000 + seed, set(range(players)))
        late += result.reason != "systems" or turns >= 500
    assert late <= 1


@pytest.mark.parametrize("options", [{"victory": "declared"}, {"distinct_colours": True}, {"multicolour_only_system": False}])
def test_E17_casual_plays_with_every_option(options):
    for seed in range(3):
        result, turns, _ = play(4, seed, {0, 1, 2, 3}, options)
        assert (result.reason, turns < 300) == ("systems", True)


def test_E60_casual_plays_the_small_deck():
    for seed in range(5):
        assert play(3, seed, {0, 1, 2}, deck=small_deck())[0].winners


def test_E0_the_same_seed_gives_the_same_game():
    assert play(3, 5, {0, 1, 2}) == play(3, 5, {0, 1, 2})


def test_E0_casual_beats_chance():
    won = sum(0 in play(4, seed, {0})[0].winners for seed in range(30))
    assert won >= 24  # a random bot would win a quarter
