"""The turn: reinforcements, placing, the card of a conquest, whose turn is next: C10, C11, C15, C15a, C24, C25."""

import pytest

from imperia.games.game import IllegalAction

from .table import CHANCE, classic, fresh, position

NORTH_AMERICA = [one for continent in classic().continent if continent.id == "north-america" for one in continent.territories]
LANDS = [one.id for one in classic().territory]


def next_turn(board, **more):
    """Seat a ends its turn; seat b's begins."""
    table = position(board, players=3, fortify="none", **more)
    table.do("end_attacks")
    return table


@pytest.mark.parametrize(
    ("lands", "armies"), [(1, 3), (8, 3), (9, 3), (11, 3), (12, 4), (13, 4), (14, 4), (15, 5), (17, 5), (18, 6)]
)
def test_C10_a_third_of_the_territories_rounded_down_and_at_least_three(lands, armies):
    some = [name for i, name in enumerate(LANDS) if i % 2 == 0][:lands]  # every other one: no whole continent
    table = next_turn(f"b: {', '.join(some)}; a: {next(x for x in LANDS if x not in some)}; c: *")
    assert table.told("reinforced")[0].for_territories == armies


@pytest.mark.parametrize(
    ("continent", "bonus"),
    [("south-america", 2), ("australia", 2), ("africa", 3), ("north-america", 5), ("europe", 5), ("asia", 7)],
)
def test_C11_a_whole_continent_at_the_start_of_the_turn(continent, bonus):
    lands = next(one.territories for one in classic().continent if one.id == continent)
    other = "brazil" if continent != "south-america" else "alaska"
    table = next_turn(f"b: {', '.join(lands)}; a: {other}; c: *")
    told = table.told("reinforced")[0]
    assert told.for_continents == ((continent, bonus),)
    assert told.armies == max(3, len(lands) // 3) + bonus == table.view().due


def test_C11_a_continent_but_for_one_territory_brings_nothing():
    table = next_turn(f"b: {', '.join(NORTH_AMERICA[1:])}; a: alaska; c: *")
    assert table.told("reinforced")[0].for_continents == ()


def test_C15_all_reinforcements_are_placed_on_own_territories_before_anything_else():
    table = next_turn("b: brazil, peru, alaska; a: ural; c: *")
    assert table.named() == ["alaska", "brazil", "peru"]
    assert table.tags() == {"place"}
    with pytest.raises(IllegalAction, match="C15"):
        table.do("place ural")
    table.do("place peru; place_armies 2")
    assert (table.land("peru"), table.view().due) == ((1, 3), 1)
    table.do("place alaska")  # the last one stands there at once
    assert (table.land("alaska"), table.asked) == ((1, 2), "attack")


def test_C15a_one_command_places_1_to_1000_armies_more_is_said_twice():
    table = position("a: brazil; b: *", "how_many:a", players=2, state="due=1500,source=brazil")
    assert table.numbers() == list(range(1, 1001))
    with pytest.raises(IllegalAction, match="C15a"):
        table.do("place_armies 1001")
    table.do("place_armies 1000; place brazil; place_armies 500")
    assert table.land("brazil") == (0, 1501)


def test_C15a_an_occupation_or_a_fortification_moves_at_most_1000():
    table = position("a: brazil 5000; b: *", "occupy:a", players=2, state="source=brazil,target=peru,dice=3")
    assert table.numbers() == list(range(3, 1001))
    table = position("a: brazil 5000, peru; b: *", "fortify_to:a", players=2, state="source=brazil")
    table.do("fortify_to peru")
    assert table.numbers() == list(range(1, 1001))


def conquered(table):
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    return table


BOARD = "a: brazil 4; b: peru, ural; c: *"


def test_C24_who_conquered_takes_one_card_at_the_end_of_his_turn():
    table = conquered(position(BOARD, fortify="none"))
    assert table.asked == "attack"
    table.do("end_attacks")
    assert (table.to_act, table.asked) == (CHANCE, "which_card")
    table.roll("ural")
    assert table.view(0).sides[0].hand == ("ural",)
    assert table.view().player == 1


def test_C24_never_more_than_one_card_a_turn():
    table = position("a: brazil 9; b: peru, venezuela, ural; c: *", fortify="none")
    for target in ("peru", "venezuela"):
        table.do(f"attack_from brazil; attack {target}; dice 3")
        table.roll("666 1")
        table.do("occupy 3")
    table.do("end_attacks")
    table.roll("wild1")
    assert table.side(0).cards == 1
    assert table.view().player == 1


def test_C24_who_conquered_nothing_takes_none():
    table = position(BOARD, fortify="none")
    table.do("end_attacks")
    assert table.view().player == 1
    assert table.side(0).cards == 0


def test_C24_an_empty_draw_pile_is_made_of_the_turned_in_cards():
    rest = ", ".join(name for name in LANDS if name not in ("ural", "alaska"))
    table = conquered(position(BOARD, fortify="none", hands=f"c: {rest}, wild1, wild2", turned_in="ural, alaska"))
    table.do("end_attacks")
    assert table.told("shuffled")[0].n == 2
    assert (table.view().turned_in, table.view().pile) == ((), 2)
    table.roll("alaska")
    assert table.view(0).sides[0].hand == ("alaska",)


def test_C24_with_both_piles_empty_there_is_no_card():
    table = conquered(position(BOARD, fortify="none", hands=f"c: {', '.join(LANDS)}, wild1, wild2"))
    table.do("end_attacks")
    assert table.told("no_card_left")
    assert table.view().player == 1
    assert table.side(0).cards == 0


def test_C25_the_turn_passes_clockwise_over_the_players_still_in_the_game():
    table = position("a: brazil; b: peru; d: *", players=4, out="c", fortify="none")
    table.do("end_attacks")
    assert table.view().player == 1
    table.do("place peru; place_armies 3; end_attacks")
    assert table.view().player == 3  # c is out


def test_C25_the_next_seat_may_be_eliminated_during_the_turn():
    table = position("a: brazil 4; b: peru; c: *", fortify="none")
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    table.do("end_attacks")
    table.roll("wild1")
    assert table.view().player == 2


def test_C25_the_first_turn_belongs_to_the_winner_of_C9():
    table = fresh(3, setup="deal", placement="automatic")
    table.roll("6 1 1")
    names = iter(LANDS)
    while table.asked == "which_land":
        table.roll(next(names))
    while table.asked == "odd_land":
        table.outcome()
    table.roll("1 1 4")
    assert table.told("turn_began")[0].seat == 2
