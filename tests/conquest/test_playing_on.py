"""Master plays its tries on: the quick player keeps to the rules, on both machines; its choice hangs on what it sees (C10-C30)."""

import random
import time

import pytest

from imperia.arena.contest import contest_of, job
from imperia.arena.playing import Played
from imperia.arena.playing import Table as ArenaTable
from imperia.bots import Budget, InformationSet, levels, make
from imperia.bots.conquest import learning
from imperia.bots.conquest.playing_on import Games
from imperia.bots.conquest.position import Position, World
from imperia.bots.conquest.tries import Try, to_attack, to_fortify, to_place
from imperia.bots.conquest.weights import WEIGHTS
from imperia.bots.machine import Machine, can_compile
from imperia.bots.thinking import Clock
from imperia.engine import batch, copy
from imperia.games.conquest.odds import chance_to_conquer
from imperia.games.conquest.rules.game import A_END_ATTACKS
from imperia.games.conquest.search import rollouts, weighing
from imperia.games.game import Setup

from .table import CHANCE, GAME, OVER, fresh, position, small
from .test_casual import SWITCHED

BUDGET = Budget(nodes=150)
BOARD = "a: brazil 6, peru, argentina 3, siam; b: venezuela 2, north-africa 2, congo 4; c: * 2"
needs_the_compiler = pytest.mark.skipif(not can_compile(), reason="master is not offered")


def sampler(t, s, seat):
    """Draws worlds that agree with what a seat saw."""

    def sample(stream):
        pair = [s, batch(GAME.rules.State, 1)[0]]
        copy(pair, 0, 1)
        GAME.rules.determinize(t, pair[1], seat, stream)
        return pair[1]

    return sample


def informed(table):
    """The information set of the seat that acts."""
    t, s, seat = table.t, table.s, table.to_act
    legal = table.legal()
    codes = [GAME.code(t, s, seat, action) for action in legal]
    return InformationSet(GAME, t, seat, table.view(seat), legal, codes, (), sampler(t, s, seat))


def games_of(table, fast=False, number=5):
    return Games(Machine(rollouts, fast), table.t, table.s, table.to_act, number)


def quick(games):
    """The quick player on the plain machine, at the table's own state."""
    return lambda t, s, seat: games.search.decide_at([t], [s], games.streams, games.mind, games.out, seat)


# ---- the quick player


@pytest.mark.parametrize("options", [{}, *SWITCHED], ids=str)
@pytest.mark.parametrize("players", [2, 3, 6])
def test_C6_C25_all_that_the_quick_player_does_is_legal(options, players):
    table, out = fresh(players, **options), [0] * GAME.rules.MAX_LEGAL
    decide = quick(games_of(table))
    for _ in range(1500):
        seat = table.to_act
        if seat == OVER:
            break
        code = decide(table.t, table.s, seat)
        n = GAME.rules.legal_actions(table.t, table.s, seat, out) if seat != CHANCE else 0
        assert code in (out[:n] if seat != CHANCE else range(GAME.rules.chance_outcomes(table.t, table.s)))
        GAME.rules.apply(table.t, table.s, seat, code)
    assert table.s.rounds > 2


@pytest.mark.parametrize("dice", [2, 3])
def test_C21_its_odds_are_the_exact_ones(dice):
    games = games_of(fresh(3, defence_dice=dice))
    for attackers, defenders in ((1, 1), (2, 3), (3, 2), (9, 7), (40, 40), (40, 1), (0, 3)):
        odds = weighing.chance(games.mind, attackers, defenders) / weighing.ONE
        assert odds == pytest.approx(chance_to_conquer(attackers, defenders, dice), abs=0.01)
    assert weighing.chance(games.mind, 100, 200) == weighing.chance(games.mind, 20, 40)


def test_C26_standings_of_all_seats_are_a_whole_and_who_is_out_has_none():
    table = position("a: * 5; b: siam 3, peru; c: ural")
    table.do("attack_from china; attack ural; dice 3")
    table.roll("666 1")
    found = [rollouts.standing(table.t, table.s, seat) for seat in range(3)]
    assert sum(found) == pytest.approx(rollouts.SURE, rel=0.001)
    assert found[0] > 0.9 * rollouts.SURE
    assert found[2] == 0


def test_C26_whoever_has_won_stands_sure():
    table = position("a: brazil 30, *; b: venezuela", players=2)
    table.do("attack_from brazil; attack venezuela; dice 3")
    table.roll("666 1")
    assert table.to_act == OVER
    assert [rollouts.standing(table.t, table.s, seat) for seat in range(2)] == [rollouts.SURE, 0]


def test_C16_a_plan_is_followed_and_given_up_when_the_next_land_is_too_strong():
    table = position(BOARD)
    games = games_of(table)
    for land, armies in (("venezuela", 2), ("north-africa", 2), ("congo", 90)):
        table.s.armies[World(informed(table)).number[land]] = armies
    ids = World(informed(table)).number
    plan = [ids[name] for name in ("brazil", "north-africa", "congo")]
    games.mind[weighing.PLANNER], games.mind[weighing.PLAN_NEXT], games.mind[weighing.PLAN_LENGTH] = 0, 0, len(plan)
    games.mind[weighing.PLAN : weighing.PLAN + len(plan)] = plan
    from imperia.games.conquest.search.policy import plan_goes_on

    assert plan_goes_on(table.t, table.s, games.mind)
    table.do("attack_from brazil; attack north-africa; dice 3; defend 2")
    table.roll("666 11")
    table.do("occupy 5")
    assert not plan_goes_on(table.t, table.s, games.mind)
    assert games.mind[weighing.PLANNER] < 0


@needs_the_compiler
@pytest.mark.parametrize("text", [BOARD, "a: siam 9, india 4, china 6, ural 5, japan; b: brazil 2, peru, congo 3; c: *"])
def test_both_machines_play_the_same_games_on(text):
    table = position(text, hands="a: peru, siam; b: egypt, congo, alaska")
    tries = [Try((A_END_ATTACKS,)), Try(()), Try((), (World(informed(table)).number["siam"],))]
    both = [[games_of(table, fast).play_on(one, 0, 6, 2) for one in tries] for fast in (False, True)]
    assert both[0] == both[1]
    assert len(set(both[0])) > 1


# ---- what is tried


def plays_out(table, one):
    """Whether the codes of a try are legal one after the other."""
    twin, out = table.twin(), [0] * GAME.rules.MAX_LEGAL
    for code in one.codes:
        if code not in out[: GAME.rules.legal_actions(twin.t, twin.s, table.to_act, out)]:
            return False
        GAME.rules.apply(twin.t, twin.s, table.to_act, code)
    return True


@pytest.mark.parametrize("asked", ["attack:a", "place:a", "fortify:a"])
@pytest.mark.parametrize("text", [BOARD, "a: siam 2, india, china 2; b: indonesia 2; c: *", "a: siam 1200, india; b: congo; c: *"])
def test_C15_C23_every_try_is_legal(asked, text):
    table = position(text, asked=asked, state="due=5" if asked == "place:a" else "")
    info = informed(table)
    now, clock, games = Position.of(World(info), info.view), Clock(Budget(nodes=60), 60), games_of(table)
    if asked == "attack:a":
        tries = to_attack(now, clock, games.score)
    else:
        tries = to_place(now, 5, clock, games.score) if asked == "place:a" else to_fortify(now)
    assert tries
    assert all(plays_out(table, one) for one in tries)


# ---- as a player


@needs_the_compiler
def test_C22_it_puts_the_last_opponent_out():
    table = position("a: * 2, siam 12; b: indonesia 2", players=2)
    info = informed(table)
    assert make("master", "conquest", 1).choose(info, BUDGET).territory == "siam"


@needs_the_compiler
@pytest.mark.parametrize("asked", ["attack:a", "place:a", "fortify:a"])
def test_C30_exchanging_what_it_cannot_know_never_changes_its_choice(asked):
    chosen = set()
    for cards in ("b: peru, siam, egypt; c: japan", "b: wild1, japan, ural; c: congo", "b: egypt, congo, alaska; c: wild2"):
        table = position(BOARD, asked=asked, hands=cards, state="due=5" if asked == "place:a" else "")
        chosen.add(str(make("master", "conquest", 7).choose(informed(table), BUDGET)))
    assert len(chosen) == 1


@needs_the_compiler
def test_the_same_information_seed_and_nodes_give_the_same_choice_and_a_used_bot_chooses_as_a_new_one():
    table, bot, rng = fresh(3, setup="deal", placement="automatic"), make("master", "conquest", 5), random.Random(2)
    asked = set()
    for _ in range(500):
        seat = table.to_act
        if seat == OVER:
            break
        if seat == CHANCE:
            GAME.rules.apply(table.t, table.s, seat, rng.randrange(GAME.rules.chance_outcomes(table.t, table.s)))
            continue
        info = informed(table)
        chosen = bot.choose(info, Budget(nodes=30))
        if len(info.legal) > 1 and (info.view.asked not in asked or rng.random() < 0.15):
            asked.add(info.view.asked)
            assert make("master", "conquest", 5).choose(info, Budget(nodes=30)) == chosen
        GAME.rules.apply(table.t, table.s, seat, info.codes[info.legal.index(chosen)])
    assert asked >= {"place", "attack", "target", "dice", "floor", "fortify"}


@needs_the_compiler
def test_with_no_time_left_it_still_chooses(monkeypatch):
    monkeypatch.setattr(Clock, "late", lambda self: True)
    info = informed(position(BOARD))
    assert make("master", "conquest", 1).choose(info, Budget(seconds=0.0)) in info.legal


@needs_the_compiler
@pytest.mark.parametrize("asked", ["attack:a", "place:a", "fortify:a"])
def test_it_keeps_to_the_seconds_it_is_given(asked):
    info = informed(position(BOARD, asked=asked, state="due=5" if asked == "place:a" else ""))
    make("master", "conquest", 1).choose(info, Budget(nodes=1))  # compiled by now
    before = time.process_time()
    make("master", "conquest", 1).choose(info, Budget(nodes=1 << 40, seconds=0.3))
    assert time.process_time() - before < 1.0


@needs_the_compiler
@pytest.mark.parametrize("players", [2, 3, 4, *(pytest.param(n, marks=pytest.mark.long) for n in (5, 6))])
def test_games_of_masters_end_well_before_the_limit(players):
    table, rng = fresh(players, small()) if players < 5 else fresh(players, setup="deal"), random.Random(4)
    bots = [make("master", "conquest", i) for i in range(players)]
    while (seat := table.to_act) != OVER:
        assert table.s.rounds < 100
        if seat == CHANCE:
            code = rng.randrange(GAME.rules.chance_outcomes(table.t, table.s))
        else:
            info = informed(table)
            code = info.codes[info.legal.index(bots[seat].choose(info, Budget(nodes=20)))]
        GAME.rules.apply(table.t, table.s, seat, code)


def test_without_the_compiler_master_is_not_offered(monkeypatch):
    monkeypatch.setattr("imperia.bots.can_compile", lambda: False)
    assert levels("conquest") == ("random", "novice", "casual", "strong")


@pytest.mark.long
@needs_the_compiler
@pytest.mark.parametrize(("players", "games"), [(3, 60), (6, 40)])
def test_master_beats_strong(players, games):
    """It has to take 60 % (`make ladder`); so few games only tell whether it takes more than half."""
    contest = contest_of(Setup("conquest", players, GAME.Options()), ["master", "strong"], 700)
    table = ArenaTable(contest)
    points = 0.0
    for number in range(games):
        played = table.play(job(contest, number))
        assert isinstance(played, Played)
        points += sum(played.seats[seat] == 0 for seat in played.winners) / len(played.winners)
    assert points > games / 2


# ---- how it learns


def test_equal_weights_win_as_often_on_any_seats(monkeypatch):
    monkeypatch.setattr(learning, "fastest", lambda search: Machine(search, fast=False))
    for players in (2, 3):
        assert learning.Table(players).share(WEIGHTS, WEIGHTS, 2 * players, 7) == 0.5


def test_a_player_that_never_attacks_wins_less(monkeypatch):
    monkeypatch.setattr(learning, "fastest", lambda search: Machine(search, fast=False))
    timid = tuple(10_000 if i == weighing.LOSS else weight for i, weight in enumerate(WEIGHTS))
    assert learning.Table(3).share(WEIGHTS, timid, 12, 7) > 0.7


def test_a_step_changes_few_weights_and_makes_none_negative():
    chance = random.Random(1)
    for _ in range(200):
        found = learning.changed(WEIGHTS, chance)
        assert sum(one != other for one, other in zip(found, WEIGHTS, strict=True)) <= learning.CHANGED
        assert min(found) >= 0
        assert found[weighing.LEAST] <= 90
