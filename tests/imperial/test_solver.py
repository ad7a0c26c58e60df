"""The open-deal solver against plain minimax over the naive rules, and its tricks against the rules themselves (I18-I24)."""

import random

import pytest

from imperia.engine import Stream, batch, seed_at, zeros
from imperia.games.imperial.rules.cards import N_CARDS
from imperia.games.imperial.search import solver

from . import naive
from .table import RULES, Table

OPTIONS = ("led", "led_king_queen", "any")
MEMORY = zeros(solver.TABLE_SIZE)


def code(name):
    return 8 * "SHDC".index(name[1]) + "789TAJQK".index(name[0])


class Bare(naive.Deal):
    """Only the tricks of the naive rules: no declarations, chips added up for the player to move before the card."""

    def __init__(self, other=None, hands=None, ace="led"):
        self.winner = None
        if other is not None:
            self.hands = [set(hand) for hand in other.hands]
            self.turn, self.table, self.tricks = other.turn, list(other.table), list(other.tricks)
            self.ace, self.n, self.trump = other.ace, other.n, "S"
        else:
            self.hands, self.turn, self.table, self.tricks = [set(hand) for hand in hands], 0, [], []
            self.ace, self.n, self.trump = ace, len(hands[0]), "S"
        self.mover, self.gain, self.told = self.turn, 0, []

    def white(self, seat, cause, n=1):
        self.gain += n if seat == self.mover else -n

    def red(self, seat, cause):
        self.white(seat, cause, 6)

    def take(self):
        super().take()
        self.white(self.tricks[-1], "tricks")  # a white a trick more is one for each trick, less those of the other

    def legal(self):
        return [] if len(self.tricks) == self.n else super().legal()


def value_by_minimax(deal):
    """What the player to move gains over the other: whites, a red being six, not exchanged on the way."""
    if not deal.legal():
        return 0
    best = -1000
    for card in deal.legal():
        after = Bare(deal)
        after.play(card)
        rest = value_by_minimax(after)
        best = max(best, after.gain + (rest if after.turn == deal.turn else -rest))
    return best


@pytest.mark.parametrize("ace", range(3))
@pytest.mark.parametrize("size", [1, 2, 3, 4])
def test_I18_I24_the_solver_finds_what_minimax_finds(ace, size):
    rng = random.Random(size)
    for _ in range(60 if size < 4 else 25):
        dealt = rng.sample(naive.PACK, 2 * size)
        hands = dealt[:size], dealt[size:]
        expected = value_by_minimax(Bare(hands=hands, ace=OPTIONS[ace]))
        mine, theirs = (sum(1 << code(name) for name in hand) for hand in hands)
        assert solver.solve(mine, theirs, solver.NO_LEAD, ace, MEMORY) == expected, hands


@pytest.mark.parametrize("ace", range(3))
def test_I18_I24_trumps_only_the_solver_finds_what_minimax_finds(ace):
    """Where all the captures are: hands with the highest trumps and a few others."""
    rng = random.Random(9)
    for _ in range(40):
        dealt = rng.sample([rank + "S" for rank in "KQJAT7"] + ["KH", "QH", "7H", "KD"], 8)
        hands = dealt[:4], dealt[4:]
        mine, theirs = (sum(1 << code(name) for name in hand) for hand in hands)
        assert solver.solve(mine, theirs, solver.NO_LEAD, ace, MEMORY) == value_by_minimax(Bare(hands=hands, ace=OPTIONS[ace])), (
            hands
        )


@pytest.mark.long
@pytest.mark.parametrize("ace", range(3))
def test_I18_I24_the_solver_finds_what_minimax_finds_with_five_cards(ace):
    rng = random.Random(5)
    for _ in range(60):
        dealt = rng.sample(naive.PACK, 10)
        hands = dealt[:5], dealt[5:]
        mine, theirs = (sum(1 << code(name) for name in hand) for hand in hands)
        assert solver.solve(mine, theirs, solver.NO_LEAD, ace, MEMORY) == value_by_minimax(Bare(hands=hands, ace=OPTIONS[ace])), (
            hands
        )


@pytest.mark.parametrize("ace", range(3))
def test_I19_I21_I24_every_trick_of_two_cards_is_worth_what_the_rules_pay(ace):
    for led in naive.PACK:
        for card in naive.PACK:
            if led != card:
                deal = Bare(hands=([led], [card]), ace=OPTIONS[ace])
                expected = value_by_minimax(deal)
                assert solver.OUTCOME[(ace * N_CARDS + code(led)) * N_CARDS + code(card)] == expected, (led, card)


def test_the_value_does_not_depend_on_what_the_table_of_positions_holds():
    rng = random.Random(2)
    fresh = zeros(solver.TABLE_SIZE)
    for _ in range(8):
        dealt = rng.sample(naive.PACK, 16)
        mine, theirs = (sum(1 << code(name) for name in hand) for hand in (dealt[:8], dealt[8:]))
        value = solver.solve(mine, theirs, solver.NO_LEAD, 0, fresh)
        assert value == solver.solve(mine, theirs, solver.NO_LEAD, 0, fresh)
        assert value == solver.solve(mine, theirs, solver.NO_LEAD, 0, zeros(solver.TABLE_SIZE))


def test_the_best_card_catches_the_jack():
    """Boris has no trump but the jack: leading king or queen takes it and a red, leading the seven gives it away."""
    table = Table()
    table.deal("KQA7.KQ98.T9.T9", "J.JAT7.KQJ8.KJ8", "9S")
    for ending in ("KS", "QS"):
        assert solver.value_of_card(table.t, table.s, 0, code(ending), MEMORY) > solver.value_of_card(
            table.t, table.s, 0, code("7S"), MEMORY
        )


def test_PIMC_gives_a_legal_card_and_does_not_touch_the_known():
    table = Table()
    table.deal("KQA7.KQ98.T9.T9", "J.JAT7.KQJ8.KJ8", "9S")
    table.play("9H")
    streams = batch(Stream, 1)
    seed_at(streams, 0, 1)
    before = table.view(1)
    totals = zeros(N_CARDS)
    legal = {code(name) for name in table.legal_cards()}
    card = solver.best_card([table.t], [table.s], 0, streams, MEMORY, totals, 3)
    assert card in legal
    assert table.view(1) == before
    assert RULES.to_act(table.t, table.s) == 1
