"""The casual bot: plain sense, always legal, never looks into a hand, and its games end long before the limit."""

import random

import pytest

from imperia.bots import make
from imperia.bots.conquest import Casual
from imperia.bots.contract import Budget, InformationSet
from imperia.engine import NOBODY

from .table import CHANCE, GAME, OVER, fresh, position, small

BUDGET = Budget(nodes=0)


def nothing(stream):
    raise AssertionError("casual imagines no worlds")


def in_the_draft_only(table):
    """Worlds as long as nobody holds a card: before the first turn all lies open."""

    def sample(stream):
        assert table.s.first == NOBODY, "it imagines no hands"
        return table.s

    return sample


def asked(table, sample=nothing):
    """The information set of the seat that acts."""
    seat = table.to_act
    legal = table.legal()
    codes = [GAME.code(table.t, table.s, seat, action) for action in legal]
    return InformationSet(GAME, table.t, seat, table.view(seat), legal, codes, (), sample)


def choice(table, seed=1):
    return Casual(seed).choose(asked(table), BUDGET)


def play(table, bots, rng, most=20_000, sample=nothing):
    """A whole game; how many rounds."""
    from imperia.games.conquest import rules

    out = [0] * rules.MAX_LEGAL
    for _ in range(most):
        seat = table.to_act
        if seat == OVER:
            return table.s.rounds
        if seat == CHANCE:
            rules.apply(table.t, table.s, CHANCE, rng.randrange(rules.chance_outcomes(table.t, table.s)))
            continue
        codes = out[: rules.legal_actions(table.t, table.s, seat, out)]
        legal = [GAME.action(table.t, table.s, seat, code) for code in codes]
        info = InformationSet(GAME, table.t, seat, GAME.view(table.t, table.s, seat), legal, codes, (), sample)
        rules.apply(table.t, table.s, seat, codes[legal.index(bots[seat].choose(info, BUDGET))])
    raise AssertionError("stalled")


@pytest.mark.parametrize("players", range(2, 7))
def test_games_of_casual_bots_end_well_before_the_limit(players):
    lengths = [play(fresh(players), [Casual(10 * game + i) for i in range(players)], random.Random(game)) for game in range(6)]
    assert max(lengths) < 100  # of 500


@pytest.mark.long
@pytest.mark.parametrize("players", range(2, 7))
def test_at_least_999_of_1000_games_end_well_before_the_limit(players):
    late = 0
    for game in range(1000):
        late += play(fresh(players), [Casual(10 * game + i) for i in range(players)], random.Random(1000 + game)) >= 100
    assert late <= 1


SWITCHED = (
    {"card_values": "none"},
    {"card_values": "fixed", "defence_dice": 3},
    {"forced_trade": False, "fortify": "none"},
    {"fortify": "many", "placement": "automatic", "setup": "deal"},
    {"fortify": "adjacent", "territory_bonus": 0, "defence": "maximum"},
    {"placement": "all_at_once", "first_player": "first_claimer", "card_counter": "player", "wild_cards": 0},
)


@pytest.mark.parametrize("options", SWITCHED, ids=str)
@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_option_makes_them_stall(options, players):
    assert play(fresh(players, **options), [Casual(i) for i in range(players)], random.Random(3)) < 100


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_plays_on_other_maps(players):
    assert play(fresh(players, small()), [Casual(i) for i in range(players)], random.Random(4)) < 100


def test_it_is_much_stronger_than_random():
    won = 0
    for game in range(12):
        table = fresh(3, victory="rounds", round_limit=8)
        seat = game % 3
        bots = [make("casual" if i == seat else "random", "conquest", game) for i in range(3)]
        play(table, bots, random.Random(game))
        won += GAME.result(table.t, table.s).winners == (seat,)
    assert won >= 10


def test_the_same_information_and_seed_give_the_same_choice():
    table = fresh(3)
    table.roll("621")
    assert choice(table, 5) == choice(table, 5)
    assert len({choice(table, seed) for seed in range(30)}) > 1


def test_it_attacks_with_good_odds_and_leaves_bad_ones():
    assert choice(position("a: brazil 9; b: peru; c: * 5")).territory == "brazil"
    assert choice(position("a: brazil 2; b: peru 9, ural; c: * 9")).__struct_config__.tag == "end_attacks"


def test_it_takes_the_territory_that_makes_a_continent_whole():
    table = position("a: brazil 9, venezuela, argentina; b: peru 2, north-africa 2; c: * 3")
    table.do("attack_from brazil")
    assert choice(table).territory == "peru"


def test_it_fills_the_border_of_a_whole_continent_that_is_in_danger():
    table = position("a: brazil, venezuela, argentina, peru, japan 9; b: north-africa 4; c: *", "place:a", state="due=5")
    assert choice(table).territory == "brazil"
    table.do("place brazil")
    assert choice(table).armies == 2


def test_armies_left_behind_go_to_the_border():
    table = position("a: argentina 9, peru, brazil, venezuela; b: ural; c: *")
    table.do("end_attacks")
    assert choice(table).territory == "argentina"
    table.do("fortify_from argentina")
    assert choice(table).territory in ("brazil", "venezuela")


def test_it_turns_in_the_set_that_brings_most_with_the_fewest_wild_cards():
    hand = "a: alaska, venezuela, peru, wild1"
    table = position("a: siam, brazil; b: ural; c: *", "trade:a", hands=hand, state="due=3")
    assert set(choice(table).cards) == {"alaska", "venezuela", "peru"}


def test_it_sees_only_its_view():
    """Whatever the others hold, it chooses the same."""
    choices = set()
    for cards in ("b: peru, siam", "b: wild1, japan", "c: congo, wild2"):
        held = cards if cards.startswith("b") else "b: egypt, congo"
        table = position("a: brazil 9, siam; b: peru 2; c: *", hands=held)
        choices.add(choice(table))
    assert len(choices) == 1
