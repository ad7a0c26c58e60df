"""The bots that search: payments that hurt least, the same choice whatever is hidden, games that end, better than plain sense."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import pytest

from imperia.bots import Budget, InformationSet, informed, levels, make
from imperia.bots.empire import strong
from imperia.bots.empire.learning import School, fitted, learn, lessons
from imperia.bots.empire.trials import same_table
from imperia.bots.empire.weighing import NAMES, weights
from imperia.bots.machine import Machine, can_compile
from imperia.bots.thinking import Clock
from imperia.engine import CHANCE, OVER, Stream, batch, copy, seed, zeros
from imperia.games.empire import actions as a
from imperia.games.empire.game import GAME
from imperia.games.empire.rules import A_BANK, A_END, A_LAY, A_PAY, A_SPACEPORT
from imperia.games.empire.rules.state import ANSWERING, PAY
from imperia.games.empire.search import paying, policy, standing, trial
from imperia.games.empire.search.weights import N_FEATURES, N_SENSE, N_WEIGHTS, W_KEEP
from imperia.games.game import Setup

from .table import Table, small_deck

RULES = GAME.rules
SEARCHING = [level for level in ("strong", "master") if level in levels("empire")]
FEW = Budget(nodes=24)
COIN = NAMES.index("value")  # what paying an imperial costs


def information(t: Any, s: Any, seat: int) -> InformationSet:
    """What a seat that is asked may know."""
    pair = [s, batch(RULES.State, 1)[0]]
    copy(pair, 0, 1)
    out = [0] * RULES.MAX_LEGAL
    return informed(GAME, t, pair[1], seat, tuple(out[: RULES.legal_actions(t, s, seat, out)]), ())


def quick(t: Any, s: Any, seat: int) -> int:
    """What the quick player does."""
    return int(policy.choice(t, s, seat, zeros(RULES.MAX_LEGAL), zeros(paying.MEMO), list(weights(t.players)), 0))


def positions(players: int, number: int, every: int, options: Any = None, deck: Any = None) -> Any:
    """Positions of a game of quick players in which somebody has a choice: terms, state, seat."""
    t, rng, out = GAME.terms(Setup("empire", players, options or {}, deck)), random.Random(number), zeros(RULES.MAX_LEGAL)
    s = batch(RULES.State, 1)[0]
    RULES.new_game(t, s)
    n = 0
    while (seat := RULES.to_act(t, s)) != OVER:
        if seat == CHANCE:
            RULES.apply(t, s, CHANCE, rng.randrange(RULES.chance_outcomes(t, s)))
            continue
        if RULES.legal_actions(t, s, seat, out) > 1:
            n += 1
            if n % every == 0:
                yield t, s, seat
        RULES.apply(t, s, seat, quick(t, s, seat))


# ---- the quick player


@pytest.mark.parametrize(("players", "options"), [(2, {}), (3, {"victory": "declared"}), (4, {"distinct_colours": True}), (9, {})])
def test_E6_the_quick_player_does_what_is_legal_and_its_games_end(players, options):
    turns = 0
    for t, s, seat in positions(players, 7, 1, options):
        out = zeros(RULES.MAX_LEGAL)
        assert quick(t, s, seat) in out[: RULES.legal_actions(t, s, seat, out)]
        turns = s.turns
    assert 0 < turns < 300


def test_E60_the_quick_player_plays_the_small_deck():
    assert sum(1 for _ in positions(3, 2, 1, deck=small_deck())) > 10


def test_E23_a_payment_costs_the_least_of_all_that_cover_the_debt():
    """All ways to pay are gone through; what one costs is the sum of what its cards cost alone."""
    checked = 0
    for number in range(12):
        for t, s, seat in positions(3, number, 1):
            if s.what != ANSWERING or s.asked[seat] != PAY or s.last[seat] >= 0:
                continue
            w, memo = list(weights(3)), zeros(paying.MEMO)
            least = paying.least_cost(t, s, seat, memo, w, 0)
            things = [
                (s.table[seat * RULES.SLOTS + slot], t.value[slot // 2], A_PAY + slot)
                for slot in range(2 * t.n_faces)
                if s.table[seat * RULES.SLOTS + slot] and t.value[slot // 2]
            ]
            if s.launched[seat] or len(things) > 9:
                continue
            costs = [max(1, paying.beside(t, s, seat, slot - A_PAY, w, 0) + w[COIN] * value) for _, value, slot in things]
            ways = product(*(range(copies + 1) for copies, _, _ in things))
            covering = [
                sum(n * cost for n, cost in zip(way, costs, strict=True))
                for way in ways
                if sum(n * value for n, (_, value, _) in zip(way, things, strict=True)) >= s.owes[seat]
            ]
            assert least == min(covering)
            checked += 1
    assert checked > 20


# ---- the searches


@pytest.mark.parametrize("level", SEARCHING)
def test_E50_exchanging_what_it_cannot_know_never_changes_its_choice(level):
    stream = batch(Stream, 1)[0]
    seed(stream, 3)
    for t, s, seat in positions(3, 5, 40):
        chosen = {str(make(level, "empire", 7).choose(information(t, s, seat), FEW))}
        pair = [s, batch(RULES.State, 1)[0]]
        for _ in range(3):
            copy(pair, 0, 1)
            RULES.determinize(t, pair[1], seat, stream)
            chosen.add(str(make(level, "empire", 7).choose(information(t, pair[1], seat), FEW)))
        assert len(chosen) == 1


@pytest.mark.parametrize("level", SEARCHING)
def test_the_same_seed_and_nodes_give_the_same_choice_after_whatever_it_was_asked_before(level):
    asked = make(level, "empire", 7)
    for t, s, seat in positions(2, 6, 30):
        info = information(t, s, seat)
        assert asked.choose(info, FEW) == make(level, "empire", 7).choose(info, FEW)


@pytest.mark.skipif(not can_compile(), reason="there is one machine only")
def test_the_plain_machine_chooses_as_the_compiled_one(monkeypatch):
    infos = [information(t, s, seat) for t, s, seat in positions(2, 8, 25)]
    chosen = [make("strong", "empire", 1).choose(info, FEW) for info in infos]
    monkeypatch.setattr(strong, "fastest", lambda search: Machine(search, fast=False))
    assert [make("strong", "empire", 1).choose(info, FEW) for info in infos] == chosen


@pytest.mark.parametrize("level", SEARCHING)
def test_with_no_time_left_it_stops_at_once_and_plays_what_plain_sense_does(level, monkeypatch):
    monkeypatch.setattr(Clock, "late", lambda self: True)
    for t, s, seat in positions(4, 2, 60):
        info = information(t, s, seat)
        assert make(level, "empire", 1).choose(info, Budget(nodes=10**9, seconds=0.0)) == GAME.action(t, s, seat, quick(t, s, seat))


@pytest.mark.parametrize("level", SEARCHING)
def test_a_cancelled_search_tries_no_more_than_what_it_compares(level, monkeypatch):
    """Time is looked at after each round, so it ends in time: a round is a few milliseconds."""
    looks = 0

    def late(self: Clock) -> bool:
        nonlocal looks
        looks += 1
        return looks >= 3

    monkeypatch.setattr(Clock, "late", late)
    t, s, seat = next(iter(positions(3, 4, 30)))
    assert (
        make(level, "empire", 1).choose(information(t, s, seat), Budget(nodes=10**9, seconds=1.0)) in information(t, s, seat).legal
    )
    assert looks <= 4


@pytest.mark.parametrize("level", SEARCHING)
@pytest.mark.parametrize("players", range(2, 17) if can_compile() else (2, 3))
def test_E19_games_of_searching_bots_end_well_before_the_limit(level, players):
    t, rng, out = GAME.terms(Setup("empire", players, {})), random.Random(players), zeros(RULES.MAX_LEGAL)
    s = batch(RULES.State, 1)[0]
    RULES.new_game(t, s)
    bots = [make(level, "empire", seat) for seat in range(players)]
    while (seat := RULES.to_act(t, s)) != OVER:
        if seat == CHANCE:
            RULES.apply(t, s, CHANCE, rng.randrange(RULES.chance_outcomes(t, s)))
            continue
        n = RULES.legal_actions(t, s, seat, out)
        code = out[0]
        if n > 1:
            info = information(t, s, seat)
            code = info.codes[list(info.legal).index(bots[seat].choose(info, FEW))]
        RULES.apply(t, s, seat, code)
    assert (GAME.result(t, s).reason, s.turns < 200) == ("systems", True)


@pytest.mark.parametrize("level", SEARCHING)
def test_E17_it_sees_the_win_that_plain_sense_would_miss(level):
    """The last object of the last system is in hand, and so is money that seems worth banking first: it wins at once."""
    table = Table(
        2,
        hand0=["procyon-b", "money-10", "spaceport"],
        table0=[
            *("ceres@brown", "vesta@brown", "rigel-prime@blue", "rigel-port@blue"),
            *("rose@pink", "thorn@pink", "bud@pink", "sirius-b@white"),
        ],
        plays=1,
    )
    bot = make(level, "empire", 3)
    assert bot.choose(information(table.t, table.s, 0), FEW) == a.Lay("procyon-b", "white")


@pytest.mark.skipif(not can_compile(), reason="plain search is slow")
def test_strong_wins_from_casual():
    """Of so many games, each played twice with seats exchanged, casual would win half if it were as strong."""
    assert won("strong", "casual", 8) > 0.5


def won(one: str, other: str, pairs: int) -> float:
    """The share of games that one level wins from the other, two players."""
    wins = 0
    for number in range(pairs):
        for seat in (0, 1):
            t, rng, out = GAME.terms(Setup("empire", 2, {})), random.Random(number), zeros(RULES.MAX_LEGAL)
            s = batch(RULES.State, 1)[0]
            RULES.new_game(t, s)
            bots = [make(one if i == seat else other, "empire", number) for i in range(2)]
            while (asked := RULES.to_act(t, s)) != OVER:
                if asked == CHANCE:
                    RULES.apply(t, s, CHANCE, rng.randrange(RULES.chance_outcomes(t, s)))
                elif RULES.legal_actions(t, s, asked, out) == 1:
                    RULES.apply(t, s, asked, out[0])
                else:
                    info = information(t, s, asked)
                    action = bots[asked].choose(info, Budget(nodes=60))
                    RULES.apply(t, s, asked, info.codes[list(info.legal).index(action)])
            wins += s.winners == 1 << seat
    return wins / (2 * pairs)


def test_plans_that_end_in_the_same_table_are_one():
    lay, bank = A_LAY + 3, A_BANK + 5
    assert same_table((lay, bank, A_END)) == same_table((bank, lay, A_END))
    assert same_table((lay, A_SPACEPORT, bank)) != same_table((bank, A_SPACEPORT, lay))


def test_without_the_compiler_strong_plays_and_master_is_not_offered(monkeypatch):
    monkeypatch.setattr("imperia.bots.can_compile", lambda: False)
    assert levels("empire") == ("random", "novice", "casual", "strong")


# ---- the weights


def test_the_weights_that_are_shipped_are_as_many_as_the_quick_player_has():
    assert len(weights(2)) == len(weights(5)) == N_WEIGHTS == len(set(NAMES))
    assert NAMES[W_KEEP] == "keep-freight"
    assert weights(2) != weights(3)


def test_learning_moves_weights_and_equal_weights_win_half():
    school = School()
    assert school.won(weights(2), weights(2), 1, 2, 4, 1) == 0.5
    learnt = learn(weights(2), (2,), 3, school, random.Random(1))
    assert learnt[:N_SENSE] != list(weights(2)[:N_SENSE])
    assert learnt[N_SENSE:] == list(weights(2)[N_SENSE:])


def test_E17_what_a_position_is_worth_is_fitted_to_who_won():
    """In games made for it the seat with the greater feature wins; so that feature is worth most, and more than nothing."""
    rng = random.Random(2)
    made = []
    for _ in range(300):
        seats = [[rng.randrange(3) for _ in range(N_FEATURES)] for _ in range(2)]
        seats[0][5] = seats[1][5] + 1
        made.append((seats, [1.0, 0.0]))
    worth = fitted(made, rng)
    assert worth[5] == max(worth) > 0


def test_E17_lessons_tell_every_turn_of_every_seat_and_who_won():
    told = lessons(weights(3), (3,), 2, School(), random.Random(4))
    assert len(told) > 10
    assert all(len(features) == 3 and {len(seat) for seat in features} == {N_FEATURES} and sum(won) == 1 for features, won in told)
    assert all(sum(seat[standing.F_TURN] for seat in features) == 1 for features, _ in told)


# ---- what a position is worth


def test_E17_chances_add_up_and_who_has_more_systems_has_more():
    table = Table(3, table0=["ceres@brown", "vesta@brown"], table1=["rose@pink"])
    row, w = zeros(paying.MEMO), list(weights(3))
    chances = [standing.chance_of(table.t, table.s, seat, trial.SURE, row, w) for seat in range(3)]
    assert trial.SURE - 3 < sum(chances) <= trial.SURE
    assert chances[0] == max(chances)


def test_E19_trials_share_a_win():
    t, s = GAME.terms(Setup("empire", 4, {})), batch(RULES.State, 1)[0]
    RULES.new_game(t, s)
    s.winners = 0b0110
    assert [trial.share(t, s, 1 << seat) for seat in range(4)] == [0, trial.SURE // 2, trial.SURE // 2, 0]
