"""The numbers that must come out: C18-C21 counted from the rules, compared with the published figures."""

from fractions import Fraction

import pytest

import imperia.engine as plain
from imperia.engine import compiled
from imperia.games.conquest.odds import chance_to_conquer, conquers, conquers_above, odds_of, roll_odds
from imperia.games.conquest.search import odds as counting

from .table import position


@pytest.mark.parametrize(
    ("attack", "defence", "attacker_loses"),
    [
        (1, 1, (15, 21)),
        (2, 1, (125, 91)),
        (3, 1, (855, 441)),
        (1, 2, (55, 161)),
        (2, 2, (295, 420, 581)),
        (3, 2, (2890, 2611, 2275)),
    ],
)
def test_C18_C19_single_rolls_of_all_outcomes(attack, defence, attacker_loses):
    assert roll_odds(attack, defence) == attacker_loses
    assert sum(attacker_loses) == 6 ** (attack + defence)


@pytest.mark.parametrize(
    ("attackers", "defenders", "chance"),
    [
        (1, 1, Fraction(5, 12)),
        (2, 1, Fraction(1955, 2592)),
        (3, 3, Fraction(511817135, 1088391168)),
    ],
)
def test_C21_to_the_end_with_full_dice_exactly(attackers, defenders, chance):
    assert conquers(attackers, defenders) == chance


@pytest.mark.parametrize(("n", "chance"), [(5, ".506203"), (10, ".567593"), (20, ".633432")])
def test_C21_to_the_end_of_equal_armies(n, chance):
    assert f"{chance_to_conquer(n, n):.6f}".lstrip("0") == chance


def test_C19_the_odds_are_those_of_the_rules_that_are_played():
    """Every outcome of 3 against 2 dice is applied to a position; the losses are counted from the board."""
    from imperia.games.conquest import rules

    table = position("a: brazil 8; b: peru 5; c: *", defence="maximum")
    table.do("attack_from brazil; attack peru; dice 3")
    brazil, lost = [land.id for land in table.view().territories].index("brazil"), [0, 0, 0]
    for outcome in range(6**5):
        twin = table.twin()
        rules.apply(twin.t, twin.s, rules.CHANCE, outcome)
        lost[8 - twin.s.armies[brazil]] += 1
    assert tuple(lost) == roll_odds(3, 2) == (2890, 2611, 2275)


def test_C17_three_dice_of_the_defender_sum_up():
    for attack in (1, 2, 3):
        assert sum(roll_odds(attack, 3)) == 6 ** (attack + 3)
    assert conquers(3, 3, 3) < conquers(3, 3, 2)


def test_the_compiled_count_is_the_same():
    fast, engine = compiled(counting), compiled(plain)
    out = engine.zeros(4)
    for attack in (1, 2, 3):
        for defence in (1, 2, 3):
            assert fast.count_rolls(attack, defence, out) == 6 ** (attack + defence)
            assert tuple(int(n) for n in out[: min(attack, defence) + 1]) == roll_odds(attack, defence)


def test_floats_for_many_armies_go_on_from_the_exact_ones():
    assert chance_to_conquer(61, 61) == pytest.approx(float(conquers(61, 61)), abs=1e-12)
    assert 0.5 < chance_to_conquer(60, 60) < chance_to_conquer(100, 100) < chance_to_conquer(400, 400) < 1
    assert chance_to_conquer(2000, 20) > 0.999999
    assert chance_to_conquer(20, 2000) < 0.000001
    assert (chance_to_conquer(0, 3), chance_to_conquer(3, 0)) == (0.0, 1.0)


def test_C21_a_floor_ends_the_attack_earlier_but_the_dice_are_not_cut():
    assert conquers_above(4, 2, 1) == pytest.approx(float(conquers(3, 2)))
    # floor 3 with four armies: one roll with three dice against two, which must win both
    assert conquers_above(4, 2, 3) == pytest.approx(2890 / 7776)
    assert odds_of(4, 2, floor=3).conquer == pytest.approx(2890 / 7776)


def test_what_a_prompt_shows():
    odds = odds_of(8, 5)
    assert (odds.dice, odds.defence) == (3, 2)
    assert odds.losses == pytest.approx((2890 / 7776, 2611 / 7776, 2275 / 7776))
    assert odds.conquer == pytest.approx(float(conquers(7, 5)))
    assert odds_of(8, 1, dice=1).losses == pytest.approx((15 / 36, 21 / 36))
