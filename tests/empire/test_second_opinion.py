"""The rules against a second, naive writing of them: the same lists, the same results, the same numbers of sequences."""

from __future__ import annotations

import random
from typing import Any

import pytest

from imperia.engine import CHANCE, OVER, batch, copy
from imperia.games.empire.actions import DrawCard
from imperia.games.empire.content import classic
from imperia.games.empire.game import GAME
from imperia.games.empire.vocabulary import words_of
from imperia.games.game import Setup

from .naive import Naive
from .table import small_deck


class Pair:
    """A game in both writings, kept in step."""

    def __init__(self, players: int, small: bool, **options: Any) -> None:
        deck = small_deck() if small else None
        self.t = GAME.terms(Setup("empire", players, GAME.Options(**options), deck))
        self.s = batch(GAME.rules.State, 1)[0]
        GAME.rules.new_game(self.t, self.s)
        self.naive = Naive(
            players, deck or classic(), self.t.systems_to_win, self.t.decks, options.get("multicolour_only_system", True)
        )
        self.out = [0] * GAME.rules.MAX_LEGAL

    def legal(self, seat: int) -> dict[Any, int]:
        """The legal actions of a seat with their codes."""
        codes = self.out[: GAME.rules.legal_actions(self.t, self.s, seat, self.out)]
        return {GAME.action(self.t, self.s, seat, code): code for code in codes}

    def agree(self) -> None:
        """Who acts, what everybody may do, what everything is worth."""
        assert self.naive.to_act() == GAME.rules.to_act(self.t, self.s)
        view = GAME.view(self.t, self.s, -2)
        for seat, side in enumerate(view.sides):
            assert set(self.legal(seat)) == self.naive.legal(seat)
            assert side.score == self.naive.score(seat)
            assert side.worth == self.naive.worth(seat)
            assert side.hand_size == len(self.naive.seats[seat].hand)
            assert side.loose == self.naive.seats[seat].rockets.count(None)
            for group in side.groups:
                assert group.systems == len(self.naive.systems(seat, group.colour))
                assert group.freight == self.naive.freight(seat, group.colour)
                assert group.rockets == self.naive.seats[seat].rockets.count(group.colour)
        assert list(view.discard) == self.naive.discard
        assert list(view.area) == self.naive.area

    def step(self, rng: random.Random) -> None:
        """Something that may happen, in both."""
        if GAME.rules.to_act(self.t, self.s) == CHANCE:
            outcome = rng.randrange(GAME.rules.chance_outcomes(self.t, self.s))
            meaning = GAME.chance(self.t, self.s, outcome)
            self.naive.outcome(meaning.card if isinstance(meaning, DrawCard) else meaning.seat)
            GAME.rules.apply(self.t, self.s, CHANCE, outcome)
            return
        seat = rng.choice([seat for seat in range(self.t.players) if GAME.rules.may_act(self.t, self.s, seat)])
        legal = self.legal(seat)
        kinds = sorted({type(action).__name__ for action in legal})
        kind = rng.choice(kinds)  # by kind, so that moves of universals do not drown the rest
        action = rng.choice([action for action in legal if type(action).__name__ == kind])
        self.naive.do(seat, action)
        GAME.rules.apply(self.t, self.s, seat, legal[action])


def play(pair: Pair, seed: int) -> int:
    """A whole random game in step; how many steps."""
    rng, steps = random.Random(seed), 0
    while GAME.rules.to_act(pair.t, pair.s) != OVER and steps < 3000:
        pair.agree()
        pair.step(rng)
        steps += 1
    pair.agree()
    if steps < 3000:
        assert GAME.result(pair.t, pair.s).winners == tuple(pair.naive.winners)
    return steps


@pytest.mark.parametrize(
    ("players", "small", "options"),
    [(2, True, {}), (3, True, {}), (4, False, {}), (3, True, {"multicolour_only_system": False}), (6, False, {})],
)
def test_E0_random_games_go_alike_in_both_writings(players, small, options):
    for seed in range(4):
        assert play(Pair(players, small, **options), seed) > 30


@pytest.mark.long
def test_E0_many_random_games_go_alike_in_both_writings():
    for seed in range(150):
        play(Pair(2 + seed % 7, seed % 3 > 0, multicolour_only_system=seed % 2 == 0), 1000 + seed)


def sequences(pair: Pair, i: int, states: list[Any], depth: int) -> int:
    """By the rules: how many sequences of legal actions there are; chance brings the first card of the pile."""
    t, s = pair.t, states[i]
    seat = GAME.rules.to_act(t, s)
    if seat == OVER or depth == 0:
        return 1
    asked = [CHANCE] if seat == CHANCE else [seat for seat in range(t.players) if GAME.rules.may_act(t, s, seat)]
    total = 0
    for who in asked:
        n = 1 if who == CHANCE else GAME.rules.legal_actions(t, s, who, pair.out)
        for code in [0] if who == CHANCE else pair.out[:n]:
            copy(states, i, i + 1)
            GAME.rules.apply(t, states[i + 1], who, code)
            total += sequences(pair, i + 1, states, depth - 1)
    return total


def naive_sequences(game: Naive, order: list[str], depth: int) -> int:
    """By the second writing: the same, every position copied whole."""
    import copy as whole

    seat = game.to_act()
    if seat == OVER or depth == 0:
        return 1
    total = 0
    for who in [CHANCE] if seat == CHANCE else range(len(game.seats)):
        actions: list[Any] = [min(game.pile, key=order.index)] if who == CHANCE else list(game.legal(who))
        for action in actions:
            again = whole.copy(game)
            again.seats = whole.deepcopy(game.seats)
            for name in ("pile", "under", "discard", "area"):
                setattr(again, name, list(getattr(game, name)))
            again.outcome(action) if who == CHANCE else again.do(who, action)
            total += naive_sequences(again, order, depth - 1)
    return total


@pytest.mark.parametrize(("players", "seed", "warm", "depth"), [(2, 1, 12, 4), (2, 2, 60, 4), (3, 3, 80, 3), (4, 4, 120, 3)])
def test_E0_the_number_of_legal_sequences_is_the_same_in_both_writings(players, seed, warm, depth):
    """Counted to a fixed depth on the small deck, from the deal and from the middle of games."""
    pair, rng = Pair(players, True), random.Random(seed)
    for _ in range(players * pair.t.dealt + 1 + warm):
        if GAME.rules.to_act(pair.t, pair.s) != OVER:
            pair.step(rng)
    assert GAME.rules.to_act(pair.t, pair.s) != OVER
    states = batch(GAME.rules.State, depth + 2)
    states[0] = pair.s
    order = list(words_of(pair.t).cards)  # as chance counts the copies left
    count = sequences(pair, 0, states, depth)
    assert count == naive_sequences(pair.naive, order, depth)
    assert count > 10
