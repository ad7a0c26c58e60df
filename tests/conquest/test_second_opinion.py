"""The rules against a second, naive writing of them: the same questions, lists, boards and hands, the same counts of sequences."""

import random
from collections import Counter

import pytest

from imperia.games.conquest import rules

from .naive import Naive
from .table import CHANCE, GAME, OVER, classic, fresh, small


def said(action):
    """A typed action, or outcome of chance, as the naive game says it."""
    tag = action.__struct_config__.tag
    if tag == "roll":
        return tag, (action.red, action.white)
    if tag == "turn_in":
        return tag, frozenset(action.cards)
    fields = [name for name in action.__struct_fields__ if name not in ("to", "seat")]
    return tag, getattr(action, fields[0]) if fields else None


def same(table, naive):
    """Everything that can be compared."""
    view = table.view()
    for land in view.territories:
        owner = "N" if land.owner == -1 else land.owner
        assert (owner, land.armies) == (naive.owner[land.id], naive.armies[land.id])
    assert [set(side.hand) for side in view.sides[: table.t.n_seats]] == naive.hands
    assert (view.pile, set(view.turned_in)) == (len(naive.pile), naive.away)
    assert [side.sets for side in view.sides[: table.t.n_seats]] == naive.sets
    assert {side.seat for side in view.sides if side.plays} == naive.alive
    if table.to_act == OVER:
        assert set(view.winners) == naive.winners
        return
    assert (view.asked, None if table.to_act == CHANCE else table.to_act) == naive.asks
    assert view.due == naive.due
    assert rules.chance_outcomes(table.t, table.s) == naive.chance()
    for seat in range(table.t.n_seats):
        legal = [said(action) for action in table.legal(seat)]
        assert len(legal) == len(set(legal))
        assert set(legal) == naive.legal(seat)


def together(players, content, steps, seed, **options):
    """A random game in both, compared after every action; new games until so many steps are done. Kinds of actions met."""
    rng, met, done = random.Random(seed), Counter(), 0
    while done < steps:
        table, naive = fresh(players, content, **options), Naive(content or classic(), players, **options)
        while table.to_act != OVER and done < steps:
            same(table, naive)
            seat = table.to_act
            if seat == CHANCE:
                code = rng.randrange(rules.chance_outcomes(table.t, table.s))
                tag, value = said(GAME.chance(table.t, table.s, code))
            else:
                actors = [one for one in range(players) if rules.may_act(table.t, table.s, one)]
                seat = rng.choice(actors)
                legal = table.legal(seat)
                eager = [a for a in legal if a.__struct_config__.tag not in ("end_attacks", "no_more_sets")]
                action = rng.choice(eager if eager and rng.random() < 0.8 else legal)
                code = GAME.code(table.t, table.s, seat, action)
                tag, value = said(action)
            rules.apply(table.t, table.s, seat, code)
            naive.act(seat, tag, value)
            met[tag] += 1
            done += 1
        same(table, naive)
    return met


@pytest.mark.parametrize("players", range(2, 7))
def test_the_classic_map(players):
    together(players, None, 1200, players, placement="automatic")
    together(players, None, 400, players)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_small_map(players):
    met = together(players, small(), 2500, players)
    assert met["turn_in"] > 0
    assert met["occupy"] > 0


OPTIONS = (
    {"setup": "deal", "placement": "all_at_once", "first_player": "first_claimer"},
    {"card_values": "official", "card_counter": "player", "wild_cards": 0},
    {"card_values": "plus_one", "territory_bonus": 0, "defence": "maximum"},
    {"card_values": "fixed", "fortify": "adjacent"},
    {"card_values": "none", "fortify": "none"},
    {"forced_trade": False, "fortify": "many", "placement": "automatic"},
    {"defence_dice": 3, "victory": "rounds", "round_limit": 4},
    {"placement": "all_at_once", "round_limit": 9, "optional_borders": False},
)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("players", [2, 3])
def test_every_option(options, players):
    together(players, small(), 1200, 5, **options)


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, *OPTIONS], ids=str)
@pytest.mark.parametrize("players", range(2, 7))
def test_every_option_on_the_classic_map_at_length(options, players):
    together(players, None, 20_000, 6, **options)


# ---- counts of legal sequences


def count(table, depth):
    """How many sequences of actions and outcomes there are to a depth, in the rules."""
    if depth == 0 or table.to_act == OVER:
        return 1
    seat = table.to_act
    out = [0] * rules.MAX_LEGAL
    codes = (
        range(rules.chance_outcomes(table.t, table.s))
        if seat == CHANCE
        else out[: rules.legal_actions(table.t, table.s, seat, out)]
    )
    if depth == 1:
        return len(codes)
    total, known = 0, {}
    for code in codes:
        twin = table.twin()
        rules.apply(twin.t, twin.s, seat, code)
        key = GAME.position(twin.t, twin.s)
        if key not in known:
            known[key] = count(twin, depth - 1)
        total += known[key]
    return total


def naive_count(naive, depth):
    """The same by the naive game, with nothing remembered."""
    if depth == 0 or naive.winners is not None:
        return 1
    seat = naive.asks[1]
    actions = naive.meanings() if seat is None else list(naive.legal(seat))
    if depth == 1:
        return len(actions)
    total = 0
    for tag, value in actions:
        twin = naive.twin()
        twin.act(seat, tag, value)
        total += naive_count(twin, depth - 1)
    return total


def after(players, first, **options):
    """The small map after the first roll, in both."""
    table, naive = fresh(players, small(), **options), Naive(small(), players, **options)
    for dice in first:
        table.roll(dice)
        naive.act(None, "roll_for_first", tuple(dice))
    return table, naive


def test_counts_from_the_first_claim():
    """Eight empty lands: 8, 8*7, 8*7*6, … sequences, and then the placing begins."""
    table, naive = after(3, [[6, 1, 2]])
    expected = [8, 56, 336, 1680]
    for depth, n in enumerate(expected, 1):
        assert count(table, depth) == naive_count(naive, depth) == n


def moved_on(players, n, seed, **options):
    """A position after n random actions, in both."""
    rng = random.Random(seed)
    table, naive = (
        fresh(players, small(), placement="automatic", **options),
        Naive(small(), players, placement="automatic", **options),
    )
    for _ in range(n):
        seat = table.to_act
        if seat == CHANCE:
            code = rng.randrange(rules.chance_outcomes(table.t, table.s))
            tag, value = said(GAME.chance(table.t, table.s, code))
        else:
            action = rng.choice(table.legal())
            code = GAME.code(table.t, table.s, seat, action)
            tag, value = said(action)
        rules.apply(table.t, table.s, seat, code)
        naive.act(seat, tag, value)
    return table, naive


@pytest.mark.parametrize(("players", "n", "depth"), [(2, 14, 3), (2, 40, 4), (3, 25, 4), (3, 60, 4), (4, 30, 4), (4, 90, 3)])
def test_counts_in_the_middle_of_games(players, n, depth):
    table, naive = moved_on(players, n, 10 * players + n)
    for d in range(1, depth + 1):
        mine = count(table, d)
        if mine > 60_000:
            assert d > 2  # deep enough
            break
        assert mine == naive_count(naive, d)
