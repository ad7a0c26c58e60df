"""Long runs of searches that both machines must do alike, and that must stay within bounds."""

from __future__ import annotations

import random
from typing import Any

from imperia.engine import CHANCE, OVER, compiled
from imperia.games.imperial.rules.state import FOLLOW, LEAD
from imperia.games.imperial.search import solver

from .cases import Case
from .table import Table, choose

WORLDS = 2
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
