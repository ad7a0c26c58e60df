"""Strong plans: chains weighed by exact odds, continents, ends of players, cards; novice is worse than plain sense (C16-C24)."""

import random
import time

import pytest

from imperia.bots import Budget, make
from imperia.bots.conquest import strong
from imperia.bots.conquest.plans import best_plan, mean_left
from imperia.bots.conquest.playing_on import Games
from imperia.bots.conquest.position import Position, World
from imperia.bots.machine import Machine
from imperia.bots.thinking import Clock
from imperia.engine import CHANCE, NOBODY
from imperia.games.conquest.actions import AttackFrom, EndAttacks
from imperia.games.conquest.odds import conquers, survivors
from imperia.games.conquest.search import rollouts

from .table import GAME, fresh, position, small
from .test_casual import asked, in_the_draft_only, play

BUDGET = Budget(nodes=60)


def choice(table, level="strong", seed=1, budget=BUDGET):
    return make(level, "conquest", seed).choose(asked(table), budget)


# ---- odds


@pytest.mark.parametrize(("attackers", "defenders"), [(1, 1), (3, 2), (5, 5), (20, 13), (60, 60)])
def test_C21_survivors_add_up_to_the_chance_to_conquer(attackers, defenders):
    assert sum(survivors(attackers, defenders)) == pytest.approx(float(conquers(attackers, defenders)), abs=1e-12)


def test_C21_survivors_of_small_battles_exactly():
    assert survivors(1, 1) == pytest.approx((0, 15 / 36))
    assert survivors(2, 1) == pytest.approx((0, 91 / 216 * 15 / 36, 125 / 216))
    assert mean_left(2, 1, 2) == pytest.approx((91 / 216 * 15 / 36 + 2 * 125 / 216) / (1955 / 2592))


def test_C21_a_whole_table_of_60_times_60_takes_less_than_a_second():
    survivors.cache_clear()
    before = time.process_time()
    for attackers in range(1, 61):
        for defenders in range(1, 61):
            survivors(attackers, defenders)
    assert time.process_time() - before < 1.0
    assert survivors.cache_info().currsize >= 3600


# ---- plans


def planned(table, due=0, nodes=1000):
    info = asked(table)
    return best_plan(Position.of(World(info), info.view), due, Clock(Budget(nodes=nodes), nodes)), World(info)


def test_C11_it_plans_through_a_whole_continent():
    plan, w = planned(position("a: north-africa 30; b: brazil, peru, venezuela, argentina; c: * 5"))
    assert w.ids[plan.source] == "north-africa"
    assert {w.ids[land] for land in plan.lands} >= {"brazil", "peru", "venezuela", "argentina"}


def test_C22_it_puts_a_player_out_who_holds_cards():
    table = position("a: siam 12, india, china; b: indonesia 2; c: * 2", hands="b: congo, egypt, peru, alaska")
    assert choice(table).territory == "siam"
    table.do("attack_from siam")
    assert choice(table).territory == "indonesia"


def test_C16_it_stops_where_an_attack_does_not_pay():
    table = position(
        "a: brazil 3, peru 3, venezuela 3, argentina 3; b: north-africa 20, central-america 20; c: * 9", state="conquered=1"
    )
    assert choice(table).__struct_config__.tag == "end_attacks"


def test_C24_it_earns_its_card_with_one_good_attack():
    table = position("a: brazil 8, peru, venezuela, argentina; b: north-africa; c: * 6")
    assert choice(table).territory == "brazil"


def test_C23_armies_left_behind_go_to_a_border():
    table = position("a: argentina 9, peru, brazil, venezuela; b: ural; c: * 4")
    table.do("end_attacks")
    assert choice(table).territory == "argentina"


# ---- as a player


def test_the_same_information_seed_and_nodes_give_the_same_choice_and_a_used_bot_chooses_as_a_new_one():
    table, bot = fresh(3), make("strong", "conquest", 5)
    rng = random.Random(2)
    for _ in range(400):
        seat = table.to_act
        if seat == GAME.rules.CHANCE:
            GAME.rules.apply(table.t, table.s, seat, rng.randrange(GAME.rules.chance_outcomes(table.t, table.s)))
            continue
        info = asked(table, in_the_draft_only(table))
        chosen = bot.choose(info, Budget(nodes=15))
        if rng.random() < 0.1:
            assert make("strong", "conquest", 5).choose(info, Budget(nodes=15)) == chosen
        GAME.rules.apply(table.t, table.s, seat, info.codes[info.legal.index(chosen)])


def test_it_sees_only_its_view():
    """It imagines no hands (`asked` gives none), and whatever the others hold, it chooses the same."""
    choices = set()
    for cards in ("b: peru, siam", "b: wild1, japan", "b: egypt, congo"):
        choices.add(choice(position("a: brazil 9, siam; b: peru 2; c: *", hands=cards)))
    assert len(choices) == 1


def test_with_no_time_left_it_still_chooses(monkeypatch):
    monkeypatch.setattr(Clock, "late", lambda self: True)
    table = position("a: brazil 9, siam; b: peru 2; c: *")
    assert choice(table, budget=Budget(seconds=0.0)) in table.legal()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_of_strong_bots_end_well_before_the_limit(players):
    table = fresh(players, small())
    bots = [make("strong", "conquest", i) for i in range(players)]
    assert play(table, bots, random.Random(4), sample=in_the_draft_only(table)) < 100


def won_by(one, other, players, games, seed, board=None):
    """Of so many games with seats split between two levels and rotated, how many the first one wins."""
    won = 0
    for game in range(games):
        table = fresh(players, board() if board else None) if board else fresh(players)
        names = [one if (i + game) % 2 == 0 else other for i in range(players)]
        if players % 2 and game // players % 2:
            names = [other if name == one else one for name in names]
        bots = [make(name, "conquest", seed + 10 * game + i) for i, name in enumerate(names)]
        play(table, bots, random.Random(seed + game), sample=in_the_draft_only(table))
        winners = GAME.result(table.t, table.s).winners
        won += sum(names[seat] == one for seat in winners) / len(winners)
    return won


def test_casual_beats_novice():
    assert won_by("casual", "novice", 2, 12, 100) >= 9


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 6])
def test_strong_beats_casual(players):
    """At least 60 of 100, draws half."""
    assert won_by("strong", "casual", players, 60, 500) >= 36


# ---- the draft, and boards that are full of armies


@pytest.mark.parametrize("level", ["strong", "master"])
def test_C7_C8_it_drafts_by_the_learned_weights_of_the_quick_player(level):
    """`strong` claims by them, `master` also sets out its first armies so."""
    table, rng, drafted = fresh(3), random.Random(3), 0
    while table.s.first == NOBODY:
        seat = table.to_act
        if seat == CHANCE:
            GAME.rules.apply(table.t, table.s, seat, rng.randrange(GAME.rules.chance_outcomes(table.t, table.s)))
            continue
        info = asked(table, in_the_draft_only(table))
        code = info.codes[info.legal.index(make(level, "conquest", 5).choose(info, BUDGET))]
        if len(info.legal) > 1 and (level == "master" or info.view.asked == "claim"):
            assert code == Games(Machine(rollouts, fast=False), table.t, table.s, seat, 1).plainly().codes[0]
            drafted += 1
        GAME.rules.apply(table.t, table.s, seat, code)
    assert drafted > (100 if level == "master" else 40)


def test_C25_where_armies_crowd_it_attacks_though_the_board_is_worth_more_as_it_lies(monkeypatch):
    """Two who wait for each other would wait for ever: what is left after their battle falls to the third."""
    table = position("a: brazil 300; b: venezuela 300, peru 200, argentina 200; c: * 12")
    assert isinstance(choice(table), AttackFrom)
    monkeypatch.setattr(strong, "IMPATIENCE", 0.0)
    assert isinstance(choice(table), EndAttacks)
