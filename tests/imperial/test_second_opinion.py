"""The rules against the naive second writing of them: what is told, what is legal, and how many ways a deal can go (I5-I25)."""

import random

import pytest

from imperia.games.imperial.game import GAME

from . import naive
from .table import RULES, Table, cards

OPTIONS = [
    {},
    {"pay_all": True},
    {"ace_capture": "led_king_queen"},
    {"ace_capture": "any"},
    {"pay_all": True, "ace_capture": "any"},
]


def told(events):
    """Typed events as the naive writing tells them."""
    found = []
    for event in events:
        kind = type(event).__name__.lower()
        if kind == "white":
            found += [("white", event.seat, event.cause)] * event.n
        elif kind == "red":
            found.append(("red", event.seat, event.cause))
        elif kind == "returned":
            found.append(("returned", event.seat, event.n))
        elif kind == "says":
            found.append(("says", event.seat, event.of, event.rank if event.of == "quartet" else event.length))
        elif kind == "answers":
            found.append(("answers", event.seat, event.of, event.top if event.of == "sequence" else event.sum))
        elif kind in ("asks", "good"):
            found.append((kind, event.seat, event.of))
        elif kind == "shows":
            found.append(("shows", event.seat, event.of, frozenset(event.cards)))
        elif kind == "played":
            found.append(("played", event.seat, event.card))
        elif kind in ("taken", "won"):
            found.append((kind, event.seat))
    return found


def random_deal(rng, options, whole_suits=False):
    """A table and a naive deal, alike, after the turn-up, and what was told. whole_suits: hands with long suits and fours."""
    pack = naive.PACK[:]
    rng.shuffle(pack)
    if whole_suits:
        pack.sort(
            key=lambda card: (naive.ORDER.index(card[0]) if rng.random() < 0.5 else naive.SUITS.index(card[1])) + 3 * rng.random()
        )
    hands, up = [pack[:12], pack[12:24]], pack[24]
    if rng.random() < 0.5:
        hands.reverse()
    dealer = rng.randrange(2)
    reds, whites = [rng.randrange(5) for _ in range(2)], [rng.randrange(6) for _ in range(2)]
    table = Table(reds, whites, dealer, **options)
    table.start = (reds, whites)
    texts = [".".join("".join(card[0] for card in hand if card[1] == suit) for suit in naive.SUITS) for hand in hands]
    events = told(table.deal(*texts, up))
    ace = options.get("ace_capture", "led")
    return table, naive.Deal(dealer, hands, up, reds, whites, options.get("pay_all", False), ace), events


def compare(seed, options, whole_suits):
    rng = random.Random(seed)
    table, deal, events = random_deal(rng, options, whole_suits)
    assert events == deal.told
    while deal.legal():
        assert table.legal_cards() == set(deal.legal())
        card = rng.choice(deal.legal())
        now, then = told(table.play(card)), deal.play(card)
        assert now == then
    if deal.winner is not None:
        assert table.s.winner == deal.winner
    assert [(side.reds, side.whites) for side in table.view().sides] == list(zip(deal.reds, deal.whites, strict=True))


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("whole_suits", [False, True])
def test_I5_I25_every_word_and_every_chip_of_random_deals_is_told_alike(options, whole_suits):
    for seed in range(150):
        compare(seed, options, whole_suits)


@pytest.mark.long
@pytest.mark.parametrize("options", OPTIONS)
def test_I5_I25_every_word_and_every_chip_of_ten_thousand_deals_is_told_alike(options):
    for seed in range(10_000):
        compare(seed, options, seed % 2 == 0)


def ways(table, depth):
    """How many ways there are to play on for so many cards, or to the end of the deal or match, by the package."""
    plays = table.legal() if depth and table.view().asked in ("lead", "follow") else []
    if not plays:
        return 1
    text, total = GAME.position(table.t, table.s), 0
    for action in plays:
        table.do(action)
        total += ways(table, depth - 1)
        table.load(text)
    return total


@pytest.mark.parametrize(
    ("seed", "cards_before", "depth"), [(1, 0, 3), (2, 0, 3), (3, 8, 4), (4, 13, 5), (5, 16, 8), (6, 18, 6), (7, 19, 5)]
)
def test_I18_I19_as_many_ways_to_play_on_as_the_naive_enumerator_finds(seed, cards_before, depth):
    rng = random.Random(seed)
    table, deal, _ = random_deal(rng, {})
    while deal.winner is not None:
        table, deal, _ = random_deal(rng, {})
    for _ in range(cards_before):
        if deal.legal():
            card = rng.choice(deal.legal())
            table.play(card)
            deal.play(card)
    assert ways(table, depth) == deal.sequences(depth) > 1


def test_I7_a_match_won_in_the_middle_ends_the_ways_to_play_on():
    """Both stand at four reds and five whites: the first white wins, so many branches end early."""
    hands = ["KQJA.KQ.KQ.KQJA", "T987.JA.JAT9.T9"]
    deal = naive.Deal(1, [cards(text) for text in hands], "8H")
    table = Table()
    table.deal(*hands, "8H")
    deal.reds, deal.whites = [4, 4], [5, 5]
    table.s.red, table.s.white = [4, 4], [5, 5]
    assert ways(table, 3) == deal.sequences(3)
    table.load(GAME.position(table.t, table.s))


def test_I8_I9_the_ways_chance_can_go_are_counted():
    """Two for the lot, then 32, 31, 30 for the first cards: a match begins in as many ways."""
    table = Table()
    table.load("imperial - 0:- 0.0/0.0 -/- - .../... - - lot")

    def chances(depth):
        n = RULES.chance_outcomes(table.t, table.s)
        if depth == 1:
            return n
        text, total = GAME.position(table.t, table.s), 0
        for outcome in range(n):
            table.act(outcome)
            total += chances(depth - 1)
            table.load(text)
        return total

    assert chances(1) == 2
    assert chances(2) == 2 * 32
    assert chances(3) == 2 * 32 * 31
