"""The bots that search: hands counted and weighed, the same choice whatever is hidden, better than plain sense (I7, I17-I25)."""

import random

import pytest

from imperia.bots import Budget, InformationSet, levels, make
from imperia.bots.imperial.learning import after, chances_to_win
from imperia.bots.imperial.learning import table as row_of
from imperia.bots.imperial.strong import WEIGHT, Strong
from imperia.bots.machine import Machine, can_compile, fastest
from imperia.bots.thinking import Clock
from imperia.engine import Stream, batch, copy, seed_at
from imperia.games.game import Setup
from imperia.games.imperial.pack import CAUSES, CODE
from imperia.games.imperial.rules.state import N_CAUSES
from imperia.games.imperial.search import choosing, solver

from .table import CHANCE, GAME, OVER, RULES, Table

RED = 6
WORTH = [
    RED if cause in ("blanche", "sequence", "quartet", "turned_sequence", "turned_quartet", "jack", "ace") else 1
    for cause in CAUSES
]
WORTH[CAUSES.index("exchange")] = 0
SEARCHING = [level for level in ("strong", "master") if level in levels("imperial")]


def information(t, s, seat):
    """What a seat that is asked may know."""
    out = [0] * RULES.MAX_LEGAL
    codes = out[: RULES.legal_actions(t, s, seat, out)]

    def sample(stream):
        pair = [s, batch(RULES.State, 1)[0]]
        copy(pair, 0, 1)
        RULES.determinize(t, pair[1], seat, stream)
        return pair[1]

    return InformationSet(
        GAME, t, seat, GAME.view(t, s, seat), [GAME.action(t, s, seat, code) for code in codes], codes, (), sample
    )


def late(seed, cards):
    """A deal played at random until each hand has so many cards left, and a seat leads."""
    rng, table = random.Random(seed), Table()
    RULES.new_game(table.t, table.s)
    while table.s.deals != 1 or table.s.n_played < 24 - 2 * cards:
        seat = RULES.to_act(table.t, table.s)
        n = RULES.chance_outcomes(table.t, table.s) if seat == CHANCE else len(information(table.t, table.s, seat).codes)
        k = rng.randrange(n)
        RULES.apply(table.t, table.s, seat, k if seat == CHANCE else information(table.t, table.s, seat).codes[k])
        if seat != CHANCE and table.s.deals != 1:
            RULES.new_game(table.t, table.s)
    return table


def hands_of(table, most=200):
    """The worlds that `worlds_at` finds, in the plain rules."""
    machine = Machine(choosing, fast=False)
    hands, streams = [0] * (choosing.LATE * most), machine.stream(1)
    return hands[: choosing.worlds_at([table.t], [table.s], 0, streams, hands, most)]


@pytest.mark.parametrize("seed", range(6))
def test_I17_near_the_end_the_worlds_are_all_hands_that_can_be_and_each_once(seed):
    table = late(seed, 2)
    seat = table.s.turn
    hands = hands_of(table)
    assert len(set(hands)) == len(hands)
    drawn, streams, pair = set(), batch(Stream, 1), [table.s, batch(RULES.State, 1)[0]]
    seed_at(streams, 0, seed)
    for _ in range(600):
        copy(pair, 0, 1)
        RULES.determinize(table.t, pair[1], seat, streams[0])
        drawn.add(pair[1].hand[1 - seat])
    assert table.s.hand[1 - seat] in hands
    assert drawn <= set(hands)


def test_I17_with_many_hands_so_many_are_drawn_as_are_wanted():
    table = Table()
    table.deal("K98.JT87.J9.QJA", "QJAT.KQA.KQAT.K", "9C")
    assert len(hands_of(table, 7)) == 7


def test_I20_a_hand_that_would_have_played_better_is_less_likely():
    """Boris threw the ace of spades under Anna's king though he might have held the eight as well: then he gave a red away."""
    table = Table()
    table.deal("K9.KQ98.T98.T98", "A.JAT7.KQJ7.KJA", "JS")
    table.play("KS AS")
    memory = [0] * solver.TABLE_SIZE
    hand = table.s.hand[1]
    with_eight = hand & ~(1 << CODE["7D"]) | 1 << CODE["8S"]
    assert choosing.likelihood(table.t, table.s, hand, memory) > 2 * choosing.likelihood(table.t, table.s, with_eight, memory)


def test_I20_of_unlikely_hands_too_the_likeliest_keeps_a_weight():
    likeliest = []
    for seed in range(24):
        table = late(seed, 2)
        worlds = Strong(1).worlds(information(table.t, table.s, table.s.turn), 40)
        worlds.search.weigh_at(worlds.terms, worlds.states, 0, worlds.hands, worlds.weights, 0, worlds.n, worlds.memory)
        likeliest.append(max(map(int, worlds.weights)))
        worlds.scale(worlds.n)
        assert max(map(int, worlds.weights)).bit_length() == min(likeliest[-1].bit_length(), WEIGHT)
    assert min(likeliest) < 1 << 20 < max(likeliest)  # random players leave such hands


@pytest.mark.parametrize("level", SEARCHING)
def test_I17_exchanging_what_it_cannot_know_never_changes_its_choice(level):
    streams = batch(Stream, 1)
    seed_at(streams, 0, 3)
    for seed in range(4):
        table = late(seed, 5)
        seat = table.s.turn
        chosen = {str(make(level, "imperial", 7).choose(information(table.t, table.s, seat), Budget(nodes=60)))}
        pair = [table.s, batch(RULES.State, 1)[0]]
        for _ in range(5):
            copy(pair, 0, 1)
            RULES.determinize(table.t, pair[1], seat, streams[0])
            chosen.add(str(make(level, "imperial", 7).choose(information(table.t, pair[1], seat), Budget(nodes=60))))
        assert len(chosen) == 1


def test_the_plain_machine_chooses_as_the_compiled_one(monkeypatch):
    table = late(11, 5)
    info = information(table.t, table.s, table.s.turn)
    chosen = make("strong", "imperial", 1).choose(info, Budget(nodes=40))
    monkeypatch.setattr("imperia.bots.imperial.strong.fastest", lambda search: Machine(search, fast=False))
    assert make("strong", "imperial", 1).choose(info, Budget(nodes=40)) == chosen


@pytest.mark.parametrize("level", SEARCHING)
def test_with_no_time_left_it_still_plays_a_legal_card(level, monkeypatch):
    monkeypatch.setattr(Clock, "late", lambda self: True)
    table = late(2, 6)
    info = information(table.t, table.s, table.s.turn)
    assert make(level, "imperial", 1).choose(info, Budget(seconds=0.0)) in info.legal


def gained(bots, seed, budget):
    """Whites that seat 0 gains over seat 1 in the play of one deal, a red being six."""
    t, s, rng = GAME.terms(Setup("imperial", 2, {})), batch(RULES.State, 1)[0], random.Random(seed)
    RULES.new_game(t, s)
    before = 0
    while (seat := RULES.to_act(t, s)) != OVER and s.deals < 2:
        if seat == CHANCE:
            RULES.apply(t, s, CHANCE, seed % 2 if s.deals == 0 else rng.randrange(RULES.chance_outcomes(t, s)))
            before = earned(s)
        else:
            info = information(t, s, seat)
            RULES.apply(t, s, seat, info.codes[info.legal.index(bots[seat].choose(info, budget))])
    return earned(s) - before


def earned(s):
    return sum(WORTH[cause] * (s.earned[cause] - s.earned[N_CAUSES + cause]) for cause in range(N_CAUSES))


def mirrored(one, other, deals, budget):
    """Mean whites a deal that one level gains over the other: every deal is played from both seats."""
    total = 0
    for seed in range(deals):
        for seat in (0, 1):
            bots = [make(one if i == seat else other, "imperial", seed) for i in range(2)]
            total += gained(bots, seed, budget) * (1 - 2 * seat)
    return total / (2 * deals)


def test_casual_gains_over_novice():
    assert mirrored("casual", "novice", 120, Budget()) > 0.3


@pytest.mark.skipif(not can_compile(), reason="plain search is slow")
def test_strong_gains_over_casual():
    """About 1.95 a deal were measured; 20 mirrored deals are enough to tell it from nothing."""
    assert mirrored("strong", "casual", 20, Budget(nodes=60)) > 0.3


# ---- the chances of a match


def test_I5_I6_chips_of_a_deal_are_taken_one_at_a_time():
    """The worked examples of the rules."""
    assert after((0, 5, 0, 4), ((True, False),) * 3) == (1, 2, 0, 0)
    assert after((0, 5, 0, 5), ((True, False),) * 8) == (2, 1, 0, 0)
    assert after((4, 5, 4, 5), ((True, False), (False, True))) == (5, 0, 4, 0)


def test_I7_the_chances_of_a_match_of_one_kind_of_deal():
    """If every deal brings its dealer five reds, the dealer wins; if one red, he who deals third after him cannot be caught."""
    assert set(chances_to_win([((True, True),) * 5]).values()) == {1.0}
    chance = chances_to_win([((True, True),)])
    assert chance[4, 0, 0, 0] == 1.0
    assert chance[3, 0, 4, 0] == 0.0


@pytest.mark.skipif(not can_compile(), reason="master is not offered")
def test_I7_the_chances_that_are_shipped_agree_with_themselves():
    from imperia.bots.imperial.master import chances

    row = chances()
    assert len(row) == choosing.N_CHANCES == len(row_of({}))
    at = choosing.standing
    for a, b, c, d in ((0, 0, 0, 0), (2, 3, 1, 5), (4, 5, 0, 0)):
        assert abs(row[at(a, b, c, d, True)] + row[at(c, d, a, b, False)] - choosing.SURE) <= 1
    assert all(row[at(red + 1, 0, 2, 2, True)] > row[at(red, 0, 2, 2, True)] for red in range(4))
    assert row[at(4, 5, 0, 0, True)] > 0.9 * choosing.SURE


def test_the_machine_is_the_compiled_one_where_there_is_one():
    assert fastest(choosing).fast == can_compile()


def test_without_the_compiler_strong_plays_and_master_is_not_offered(monkeypatch):
    monkeypatch.setattr("imperia.bots.can_compile", lambda: False)
    assert levels("imperial") == ("random", "novice", "casual", "strong")
