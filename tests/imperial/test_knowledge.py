"""What a seat or a spectator can know (I17): the hands that agree with all that was told, by brute force with the naive rules."""

import random
from itertools import combinations
from math import sqrt

import pytest

from imperia.engine import Stream, batch, copy, pack, seed_at, unpack
from imperia.games.game import SPECTATOR
from imperia.games.imperial.game import GAME
from imperia.games.imperial.rules.knowledge import fits, possible

from . import naive
from .table import RULES, Table
from .test_second_opinion import OPTIONS, random_deal, told

CODE = {name: 8 * "SHDC".index(name[1]) + "789TAJQK".index(name[0]) for name in naive.PACK}
NAME = {code: name for name, code in CODE.items()}


def as_set(names):
    return sum(1 << CODE[name] for name in names)


def as_names(cards):
    return frozenset(NAME[code] for code in range(32) if cards >> code & 1)


def stream(number):
    streams = batch(Stream, 1)
    seed_at(streams, 0, number)
    return streams[0]


def running_deal(seed, options, whole_suits=False):
    """A random deal that is not won before the first lead."""
    rng = random.Random(seed)
    while True:
        table, deal, events = random_deal(rng, options, whole_suits)
        if deal.winner is None:
            return rng, table, deal, events


def again(deal, hands, chips):
    """What would have been told before play, had the hands been these."""
    reds, whites = chips
    return naive.Deal(deal.dealer, hands, deal.turn_up, reds, whites, deal.pay_all, deal.ace).told


def dealt_to(table, seat):
    return as_names(table.s.dealt[seat])


# ---- before play: all 50388 hands


@pytest.mark.parametrize(("seed", "options", "whole_suits"), [(2, OPTIONS[1], True)])
def test_I17_just_the_hands_that_would_have_said_and_shown_the_same_are_possible(seed, options, whole_suits):
    every_hand(seed, options, whole_suits)


@pytest.mark.long
@pytest.mark.parametrize("seed", [1, *range(10, 70)])
def test_I17_just_those_hands_are_possible_in_many_deals_won_ones_too(seed):
    every_hand(seed, OPTIONS[seed % 2], seed % 3 > 0, won_too=True)


def every_hand(seed, options, whole_suits, won_too=False):
    rng = random.Random(seed)
    table, deal, events = random_deal(rng, options, whole_suits)
    while deal.winner is not None and not won_too:
        table, deal, events = random_deal(rng, options, whole_suits)
    seat = rng.randrange(2)
    mine = dealt_to(table, 1 - seat)
    unknown = [card for card in naive.PACK if card not in mine and card != deal.turn_up]
    n = 0
    for hand in combinations(unknown, 12):
        hands = [set(hand), mine] if seat == 0 else [mine, set(hand)]
        cards = as_set(hand)
        n += 1
        agrees = not cards & table.s.denied[seat] and cards & table.s.known[seat] == table.s.known[seat]
        agrees = agrees and fits(table.t, table.s, seat, cards)
        assert agrees == (again(deal, hands, table.start) == events), (hand, events)
    assert n == 50388


@pytest.mark.parametrize("seed", range(6))
def test_I12_I17_by_hand_too_only_what_has_been_said_so_far_is_known(seed):
    """Before every answer: hands like the true one, but for one or two cards, agree just if all words so far would be the same."""
    rng = random.Random(seed)
    reds, whites, dealer = (rng.randrange(4), 0), (0, 2), seed % 2
    pack = naive.PACK[:]
    rng.shuffle(pack)
    pack.sort(key=lambda card: (naive.SUITS.index(card[1]) if seed % 3 else naive.ORDER.index(card[0])) + 3 * rng.random())
    hands, up = [set(pack[:12]), set(pack[12:24])], pack[24]
    deal = naive.Deal(dealer, hands, up, reds, whites)
    table = Table(reds, whites, dealer, declare_by_hand=True)
    heard = told(table.deal(*(as_text(hand) for hand in hands), up))
    agreeing_hands = 0
    while table.view().asked in ("point", "sequence", "quartet"):
        for seat in (0, 1):
            for _ in range(150):
                hand = like(rng, hands[seat], hands[1 - seat], up)
                cards = as_set(hand)
                agrees = not cards & table.s.denied[seat] and cards & table.s.known[seat] == table.s.known[seat]
                agrees = agrees and fits(table.t, table.s, seat, cards)
                others = [hand, hands[1]] if seat == 0 else [hands[0], hand]
                would = again(deal, others, (reds, whites))
                claims = [[word for word in words if "blanche" in word] for words in (would, deal.told)]  # silence tells too
                assert agrees == (would[: len(heard)] == heard and claims[0] == claims[1])
                agreeing_hands += agrees
        heard += told(table.do(GAME.table_answer(table.t, table.s, table.view().to_act)))
    assert heard == deal.told
    assert agreeing_hands > 0


def like(rng, hand, other, up):
    """This hand, with one or two cards exchanged for cards nobody has seen."""
    unknown = [card for card in naive.PACK if card not in hand and card not in other and card != up]
    n = rng.choice((1, 2))
    return (set(hand) - set(rng.sample(sorted(hand), n))) | set(rng.sample(unknown, n))


def as_text(hand):
    return ".".join("".join(rank for rank in naive.ORDER if rank + suit in hand) for suit in "SHDC")


# ---- during play: hands by replay of every card


def agreeing(table, deal, seat, chips, plays, events):
    """All hands of a seat that agree with what was told and with every card it played."""
    mine, up = dealt_to(table, 1 - seat), deal.turn_up
    gone = frozenset(card for who, card in plays if who == seat)
    unknown = [card for card in naive.PACK if card not in mine and card not in gone and card != up]
    found = set()
    for rest in combinations(unknown, 12 - len(gone)):
        hand = gone | set(rest)
        if agrees_with_plays(hand, seat, plays, deal.trump):
            hands = [hand, mine] if seat == 0 else [mine, hand]
            if again(deal, hands, chips) == events:
                found.add(frozenset(rest))
    return found


def agrees_with_plays(hand, seat, plays, trump):
    """I19 Whether every card that a seat followed with was allowed, had it been dealt this hand."""
    left = set(hand)
    for i, (who, card) in enumerate(plays):
        if who != seat:
            continue
        if i % 2:
            led = plays[i - 1][1]
            suit = [c for c in left if c[1] == led[1]]
            higher = [c for c in suit if naive.ORDER.index(c[0]) < naive.ORDER.index(led[0])]
            if card not in (higher or suit or [c for c in left if c[1] == trump] or left):
                return False
        left.remove(card)
    return True


def played_deal(seed, options, n, whole_suits=False):
    """A deal after n cards, with those cards: (table, naive deal, events before play, [(seat, card)])."""
    rng, table, deal, events = running_deal(seed, options, whole_suits)
    plays = []
    while len(plays) < n:
        if not deal.legal():  # won on the way: another one
            return played_deal(seed + 1000, options, n, whole_suits)
        card = rng.choice(deal.legal())
        plays.append((deal.turn, card))
        deal.play(card)
        table.play(card)
    return table, deal, events, plays


@pytest.mark.parametrize(("seed", "n"), [(1, 12), (2, 13), (3, 14), (4, 15), (5, 16), (6, 17)])
@pytest.mark.parametrize("options", OPTIONS[:2])
def test_I17_determinize_reaches_every_hand_that_agrees_and_each_as_often(seed, n, options):
    table, deal, events, plays = played_deal(seed, options, n, seed % 2 == 0)
    for seat in (0, 1):
        expected = agreeing(table, deal, seat, table.start, plays, events)
        assert as_names(table.s.hand[seat]) in expected
        draws = 20 * len(expected)
        counts = drawn(table, 1 - seat, draws, lambda s, seat=seat: as_names(s.hand[seat]), seed)
        assert counts.keys() == expected
        assert is_uniform(counts, draws)


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_I17_a_spectator_can_imagine_every_pair_of_hands_that_agrees_and_each_as_often(seed):
    table, deal, events, plays = played_deal(seed, OPTIONS[seed % 2], 20, seed % 2 == 0)
    gone = {card for _, card in plays}
    unknown = [card for card in naive.PACK if card not in gone and card != deal.turn_up]
    expected = set()
    for first in combinations(unknown, 2):
        for second in combinations([card for card in unknown if card not in first], 2):
            hands = [set(rest) | {card for who, card in plays if who == seat} for seat, rest in enumerate((first, second))]
            if (
                all(agrees_with_plays(hands[seat], seat, plays, deal.trump) for seat in (0, 1))
                and again(deal, hands, table.start) == events
            ):
                expected.add((frozenset(first), frozenset(second)))
    draws = 20 * len(expected)
    counts = drawn(table, SPECTATOR, draws, lambda s: (as_names(s.hand[0]), as_names(s.hand[1])), seed)
    assert counts.keys() == expected
    assert is_uniform(counts, draws)


def drawn(table, seat, n, what, number):
    """How often n draws of what a seat cannot know came out as what."""
    states, random_stream = [table.s, batch(RULES.State, 1)[0]], stream(number)
    counts = {}
    for _ in range(n):
        copy(states, 0, 1)
        RULES.determinize(table.t, states[1], seat, random_stream)
        drawn_so = what(states[1])
        counts[drawn_so] = counts.get(drawn_so, 0) + 1
    return counts


def is_uniform(counts, draws):
    """Chi-square by Wilson and Hilferty's approximation, at one in thirty thousand. (Seeded: no test fails by luck.)"""
    n = len(counts)
    if n == 1:
        return True
    chi = sum((count - draws / n) ** 2 for count in counts.values()) * n / draws
    free = n - 1
    return ((chi / free) ** (1 / 3) - (1 - 2 / (9 * free))) / sqrt(2 / (9 * free)) < 4


# ---- what must not change


@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
@pytest.mark.parametrize("by_hand", [False, True])
def test_I17_the_view_the_events_and_the_legal_cards_stay_what_they_were(viewer, by_hand):
    rng = random.Random(viewer)
    random_stream = stream(viewer + 5)
    states = batch(RULES.State, 2)
    t = Table(declare_by_hand=by_hand).t
    out, other = [0] * RULES.MAX_LEGAL, [0] * RULES.MAX_LEGAL
    for _ in range(3):
        s = states[0]
        RULES.new_game(t, s)
        while (seat := RULES.to_act(t, s)) != RULES.OVER:
            n = RULES.legal_actions(t, s, seat, out) if seat >= 0 else RULES.chance_outcomes(t, s)
            copy(states, 0, 1)
            RULES.determinize(t, states[1], viewer, random_stream)
            assert GAME.view(t, states[1], viewer) == GAME.view(t, s, viewer)
            seen = [[GAME.project(event, viewer) for event in GAME.events(t, one)] for one in states]
            assert seen[0] == seen[1]
            if seat == viewer >= 0:
                assert RULES.legal_actions(t, states[1], seat, other) == n
                assert other[:n] == out[:n]
            RULES.apply(t, s, seat, out[rng.randrange(n)] if seat >= 0 else rng.randrange(n))


@pytest.mark.parametrize("seed", range(6))
def test_I17_a_determinized_deal_dealt_and_played_again_tells_the_same(seed):
    table, deal, events, plays = played_deal(seed, {}, 10)
    copied = batch(RULES.State, 1)
    random_stream = stream(seed)
    for seat in (0, 1):
        for _ in range(20):
            unpack(copied, 0, pack([table.s], 0))
            RULES.determinize(table.t, copied[0], seat, random_stream)
            reds, whites = table.start
            other = Table(reds, whites, deal.dealer)
            texts = [
                ".".join("".join(c[0] for c in as_names(copied[0].dealt[who]) if c[1] == suit) for suit in "SHDC") for who in (0, 1)
            ]
            assert told(other.deal(*texts, deal.turn_up)) == events
            for who, card in plays:
                assert RULES.to_act(other.t, other.s) == who
                other.play(card)


def test_I17_cards_shown_and_still_held_are_certain_and_what_they_exclude_is_not_possible():
    """Anna shows KQJ of hearts as point and sequence: so she has no other heart, and no ace of hearts."""
    table = Table()
    table.deal("A98.KQJT7.98.98", "KQJT7.98.KQJ.KQ", "7C")
    assert table.view(1).sides[0].known == ("KH", "QH", "JH", "TH", "7H")
    assert {"AH", "9H", "8H"} <= set(table.view(1).sides[0].cannot)
    assert possible(table.s, 0, table.s.dealt[1]) & as_set(["AH", "9H", "8H"]) == 0
