"""Long runs of searches that both machines must do alike, and that must stay within bounds."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

from imperia.bots.conquest.weights import WEIGHTS
from imperia.bots.empire.weighing import weights
from imperia.engine import CHANCE, NOBODY, OVER, compiled
from imperia.games.conquest.search import rollouts
from imperia.games.conquest.search.weighing import LONGEST, MIND
from imperia.games.conquest.search.weighing import N_WEIGHTS as N_CONQUEST
from imperia.games.empire.rules.state import PLAYING
from imperia.games.empire.search import paying, trial
from imperia.games.empire.search.weights import N_FEATURES, N_WEIGHTS
from imperia.games.imperial.rules.state import FOLLOW, LEAD
from imperia.games.imperial.search import choosing, solver

from .cases import Case
from .table import Table, choose

WORLDS = 2
PLAN = 5  # actions of a plan
TURNS = 20  # of a lesson
ASKED = 80  # choices in the game in whose midst is tried
STEPS = 600  # actions of a random game of Imperium
SOLVED_FROM = 7  # cards in a hand at most: plain Python solves more too slowly here


def flat_searches(case: Case, fast: bool, seed: int) -> list[int]:
    """Flat Monte Carlo now and then in a random game: how many actions, and the last world's bytes by their sum."""
    table, rng = Table(case, fast, seed=seed), random.Random(seed)
    done = []
    for step in range(160):
        if table.to_act() == OVER:
            break
        if step % 40 == 39 and table.to_act() != CHANCE:
            done.append(int(table.search.search_playouts(table.terms, table.states, table.streams, table.out, 1)))
            done.append(sum(table.pack(1)))
        table.apply(*choose(table, rng))
    return done


def judged_games(case: Case, fast: bool, seed: int) -> list[int]:
    """Chances, chance that is due, and (but in Imperial) actions tried, now and then in a random game: all numbers."""
    table, rng = Table(case, fast, seed=seed), random.Random(seed)
    plain: Any = import_module(f"imperia.games.{case.game.name}.search.judging")
    search: Any = compiled(plain) if fast else plain
    zeros = table.engine.zeros
    states, shares, values = table.engine.batch(table.rules.State, 4), zeros(table.players), zeros(table.rules.MAX_LEGAL)
    memory, chances = zeros(solver.TABLE_SIZE), zeros(choosing.N_CHANCES)
    done: list[int] = []
    for step in range(160):
        if table.to_act() == OVER:
            break
        seat, action = choose(table, rng)
        if step % 40 == 39:
            table.engine.unpack(states, 0, table.pack())
            if case.game.name == "imperial":
                search.draw_at(table.terms, states, 0, 1, table.streams)
                search.chances_at(table.terms, states, 1, 2, memory, chances, table.out, shares)
            else:
                search.expected_at(table.terms, states, 0, 1, table.streams, 2, shares, values)
                search.chances_at(table.terms, states, 0, shares)
            done += [int(values[i]) for i in range(2)] + [int(shares[i]) for i in range(table.players)]
            if seat != CHANCE and case.game.name != "imperial":
                codes = zeros(1)
                codes[0] = action
                search.judge_at(table.terms, states, 0, 1, table.streams, seat, codes, 1, step, 2, table.out, shares, values)
                done.append(int(values[0]))
        table.apply(seat, action)
    return done


def solved_matches(case: Case, fast: bool, matches: int, seed: int) -> list[Any]:
    """I18-I24 Matches of Imperial whose last tricks, the very last card too, are played by the solver: cards and values."""
    table, rng = Table(case, fast, seed=seed), random.Random(seed)
    search: Any = compiled(solver) if fast else solver
    memory, totals = table.engine.zeros(solver.TABLE_SIZE), table.engine.zeros(32)
    done: list[Any] = []
    for _ in range(matches):
        table.start()
        while (seat := table.to_act()) != OVER:
            action = choose(table, rng)
            now = table.engine.as_dict(table.states, 0)
            if now["asked"] in (LEAD, FOLLOW) and now["hand"][seat].bit_count() <= SOLVED_FROM:
                table.copy(0, 1)
                card = search.best_card(table.terms, table.states, 1, table.streams, memory, totals, WORLDS)
                done += [int(card), [int(total) for total in totals]]
                action = seat, int(card)
            table.apply(*action)
    return done


def quick_games(case: Case, fast: bool, seed: int) -> list[Any]:
    """Games of the quick player of Империя, trials of what a seat may do in the midst of random ones, and plans of a turn."""
    table, rng = Table(case, fast, states=5, seed=seed), random.Random(seed)
    search: Any = compiled(trial) if fast else trial
    zeros, most = table.engine.zeros, table.rules.MAX_LEGAL
    rows = zeros(TURNS * table.players * N_FEATURES)
    memo, w, plans, won = zeros(paying.MEMO), zeros(2 * N_WEIGHTS), zeros(most * PLAN), zeros(most)
    for i, weight in enumerate((*weights(2), *weights(3))):
        w[i] = weight
    done: list[Any] = [search.games(table.terms, table.states, table.streams, table.out, memo, w, 0b0001, seed, 2)]
    done.append(search.lesson(table.terms, table.states, table.streams, table.out, memo, w, seed, TURNS, rows))
    done.append([int(x) for x in rows])
    table.start()
    asked = 0
    while (seat := table.to_act()) != OVER and asked < ASKED:
        asked += seat != CHANCE
        if seat != CHANCE and asked % 12 == 1:
            n = int(search.prepare(table.terms, table.states, table.streams, seat, 2, table.out, memo, w, won))
            done.append([int(won[k]) for k in range(n)])
            for k in range(n):
                plans[k * PLAN], plans[k * PLAN + 1] = table.out[k], NOBODY
            if table.engine.as_dict(table.states, 0)["what"] == PLAYING:
                for k in range(n):
                    search.planned(table.terms, table.states, 1, 3, table.streams, k, plans, PLAN, k, 300, table.out, memo, w)
            done.append([int(code) for code in plans])
            lent = table.terms, table.states, 2, 3, table.streams, seed, plans, PLAN, 0, n, 1 + asked // 12, table.out, memo, w, won
            done.append(search.tried(*lent))
            done.append([int(won[k]) for k in range(n)])
        table.apply(*choose(table, rng))
    return [tuple(map(int, one)) if isinstance(one, tuple) else one for one in done]


def played_on(case: Case, fast: bool, seed: int) -> list[int]:
    """Games of Imperium played on by its quick player from the midst of random ones, after a legal action and by a plan."""
    table, rng = Table(case, fast, states=2, seed=seed), random.Random(seed)
    search: Any = compiled(rollouts) if fast else rollouts
    zeros, terms, states = table.engine.zeros, table.terms, table.states
    mind, one = zeros(MIND), zeros(rollouts.TRY)
    search.ready_at(terms, mind, table.out)
    for seat in range(table.players):
        for i, weight in enumerate(WEIGHTS):
            mind[seat * N_CONQUEST + i] = weight
    lands = int(table.engine.as_dict(terms, 0)["n_lands"])
    done: list[int] = []
    table.start()
    for step in range(STEPS):
        if (seat := table.to_act()) == OVER:
            break
        chosen = choose(table, rng)
        if seat != CHANCE and step % 50 == 49:
            one[0], one[1], one[rollouts.PLANNED] = step % 2, chosen[1], rng.randrange(LONGEST + 1)
            for i in range(LONGEST):
                one[rollouts.PLANNED + 1 + i] = rng.randrange(lands)
            now = table.engine.as_dict(states, 0)
            if now["first"] >= 0:
                mine = next(land for land in range(lands) if now["owner"][land] == now["player"])
                theirs = next(land for land in range(lands) if now["owner"][land] != now["player"])
                done.append(int(search.score_at(terms, states, mine, theirs, 3, mind)))
            done.append(int(search.decide_at(terms, states, table.streams, mind, table.out, seat)))
            done.append(int(search.play_on_at(terms, states, table.streams, mind, table.out, one, seat, seed, 0, 2, 3)))
        table.apply(*chosen)
    return done
