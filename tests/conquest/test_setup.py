"""Set-up: C4-C9 and C40."""

import pytest

from .table import CHANCE, fresh, small


def claimed(table, first="621"):
    """Roll for first and claim everything in the order of the map."""
    table.roll(first)
    while table.asked == "claim":
        table.do(f"claim {table.named()[0]}")
    return table


def test_C4_all_cards_are_in_the_draw_pile_and_nobody_holds_one():
    view = fresh(4).view()
    assert view.pile == 44
    assert view.turned_in == ()
    assert [side.cards for side in view.sides] == [0, 0, 0, 0]


@pytest.mark.parametrize(("players", "armies"), [(2, 40), (3, 35), (4, 30), (5, 25), (6, 20)])
def test_C5_starting_armies_by_number_of_players(players, armies):
    assert [side.left for side in fresh(players).view().sides[:players]] == [armies] * players


def test_C6_the_highest_die_claims_first():
    table = fresh(4)
    table.roll("2 5 1 4")
    assert (table.asked, table.to_act) == ("claim", 1)
    assert table.told("rolled_for_first")[0].dice == ((0, 2), (1, 5), (2, 1), (3, 4))


def test_C6_those_who_tie_for_the_highest_roll_again_and_only_they():
    table = fresh(4)
    table.roll("6 1 6 6")
    assert (table.to_act, table.asked, table.view().tied) == (CHANCE, "who_claims", (0, 2, 3))
    table.roll("3 5 5")
    assert table.view().tied == (2, 3)
    table.roll("4 1")
    assert (table.asked, table.to_act) == ("claim", 2)


def test_C7_in_turn_each_puts_one_army_on_an_empty_territory():
    table = fresh(3, small())
    table.roll("1 6 2")
    table.do("claim oakwood")
    assert (table.land("oakwood"), table.to_act) == ((1, 1), 2)
    table.do("claim frostmoor")
    assert table.to_act == 0
    assert "oakwood" not in table.named()
    assert len(table.named()) == 6


def test_C7_nobody_claims_an_occupied_territory_not_even_his_own():
    from imperia.games.game import IllegalAction

    table = fresh(3, small())
    table.roll("6 1 2")
    table.do("claim oakwood; claim vineyard; claim frostmoor")
    with pytest.raises(IllegalAction, match="C7"):
        table.do("claim oakwood")
    with pytest.raises(IllegalAction, match="C7"):
        table.do("claim vineyard")


def test_C7_deal_goes_clockwise_from_the_winner_of_C6_with_one_army_on_each():
    table = fresh(3, small(), setup="deal")
    table.roll("1 6 2", "oakwood", "frostmoor", "vineyard", "hightower")
    assert [table.land(name) for name in ("oakwood", "frostmoor", "vineyard", "hightower")] == [(1, 1), (2, 1), (0, 1), (1, 1)]
    table.roll("west-rock", "east-rock", "ferryport", "goldenfield")
    assert [side.territories for side in table.view().sides] == [2, 3, 3]
    assert table.view().pile == 10  # the cards of the deal are in the draw pile again


@pytest.mark.parametrize(("players", "counts"), [(4, [11, 11, 10, 10]), (5, [9, 9, 8, 8, 8]), (6, [7] * 6), (3, [14] * 3)])
def test_C8_how_42_territories_come_out(players, counts):
    table = claimed(fresh(players), "6" + "1" * (players - 1))
    assert [side.territories for side in table.view().sides] == counts


@pytest.mark.parametrize(("players", "next_seat"), [(4, 2), (5, 2), (3, 0)])
def test_C8_placing_goes_on_with_the_player_after_the_last_claimer(players, next_seat):
    table = claimed(fresh(players), "6" + "1" * (players - 1))
    assert (table.asked, table.to_act) == ("place", next_seat)


def test_C8_one_army_at_a_time_until_all_stand_and_who_has_none_left_is_skipped():
    table = claimed(fresh(4, small()), "6211")  # 6 armies each, 2 territories each
    order = []
    while table.asked == "place":
        order.append(table.to_act)
        table.do(f"place {table.named()[0]}")
    assert order == [0, 1, 2, 3] * 4
    assert [side.armies for side in table.view().sides] == [6, 6, 6, 6]
    table = claimed(fresh(3, small()))  # 8 armies each; 3, 3 and 2 territories
    order = []
    while table.asked == "place":
        order.append(table.to_act)
        table.do(f"place {table.named()[-1]}")
    assert order == [2, *[0, 1, 2] * 5]  # after the last claimer, seat 1
    assert max(land.armies for land in table.view().territories) == 7  # no limit on a territory


def test_C8_all_at_once_each_places_the_rest_in_one_go_in_order():
    table = claimed(fresh(3, small(), placement="all_at_once"))
    assert (table.to_act, table.view().due) == (2, 6)
    table.do(f"place {table.named()[0]}; place_armies 6")
    assert (table.to_act, table.view().due) == (0, 5)
    table.do(f"place {table.named()[0]}; place_armies 2; place {table.named()[1]}; place_armies 3")
    assert table.to_act == 1
    table.do(f"place {table.named()[0]}; place_armies 5")
    assert table.asked == "who_starts"


def test_C8_automatic_spreads_evenly_and_the_odd_ones_on_different_random_lands():
    table = claimed(fresh(3, small(), placement="automatic"))  # seat 0: 8 armies on 3 lands: two of them get one more than 2
    assert table.asked == "odd_land"
    assert [land.armies for land in table.view().territories if land.owner == 0] == [2, 2, 2]
    first = table.view()
    table.roll("frostmoor")
    assert table.asked == "odd_land"
    from imperia.games.game import IllegalAction

    with pytest.raises(IllegalAction):  # a different land
        table.roll("frostmoor")
    table.roll(next(land.id for land in first.territories if land.owner == 0 and land.id != "frostmoor"))
    mine = [land.id for land in table.view().territories if land.owner == 1]
    table.roll(mine[0], mine[2])
    assert table.asked == "who_starts"  # seat 2: 8 armies on 2 lands, nothing odd
    assert sorted(land.armies for land in table.view().territories) == [2, 2, 3, 3, 3, 3, 4, 4]


def test_C9_a_second_roll_says_who_plays_first_and_ties_roll_again():
    table = claimed(fresh(3, small(), placement="automatic"))
    while table.asked == "odd_land":
        table.outcome()
    table.roll("2 5 5")
    assert table.view().tied == (1, 2)
    table.roll("1 3")
    assert table.view().first == 2
    assert table.view().player == 2
    assert table.told("turn_began")[0].seat == 2


def test_C9_first_claimer_needs_no_second_roll():
    table = claimed(fresh(3, small(), placement="all_at_once", first_player="first_claimer"), "1 6 2")
    for _ in range(3):
        assert table.view().first == -1
        table.do(f"place {table.named()[0]}; place_armies {table.view().due}")
    assert table.view().first == table.view().claimer == table.view().player == 1
    assert table.told("turn_began")


# ---- C40


def dealt_for_two(content=None, **options):
    """Two players, seat 1 wins C6, lands dealt in the order of the map."""
    table = fresh(2, content, **options)
    table.roll("1 6")
    names = [land.id for land in table.view().territories]
    while table.asked == "which_land":
        table.roll(next(name for name in names if table.land(name)[0] is None))
    return table


def test_C40_fourteen_territories_each_by_a_deal_and_a_neutral_third():
    table = dealt_for_two()
    assert [side.territories for side in table.view().sides] == [14, 14, 14]
    assert [side.armies + side.left for side in table.view().sides] == [40, 40, 40]
    assert table.land("alaska") == (1, 1)  # dealt from the winner of C6
    assert table.view().pile == 44


def test_C40_the_winner_of_C6_places_first_two_own_then_one_neutral_in_13_turns():
    table = dealt_for_two()
    turns = []
    while table.asked in ("place", "how_many"):
        view = table.view()
        if table.asked == "place":
            turns.append((table.to_act, view.onto, view.due))
            table.do(f"place {table.named()[0]}")
        else:
            assert table.numbers() == [1, 2]
            table.do("place_armies 2")
    assert turns == [(1, 1, 2), (1, -1, 1), (0, 0, 2), (0, -1, 1)] * 13
    assert [side.armies for side in table.view().sides] == [40, 40, 40]
    assert table.asked == "who_starts"


def test_C40_neutral_armies_go_onto_neutral_land():
    from imperia.games.game import IllegalAction

    table = dealt_for_two()
    table.do(f"place {table.named()[0]}; place_armies 2")
    assert all(table.land(name)[0] == -1 for name in table.named())
    with pytest.raises(IllegalAction, match="C40"):
        table.do("place alaska")


def test_C40_all_at_once_the_first_places_the_larger_half_of_the_neutral_armies():
    table = dealt_for_two(small(), placement="all_at_once")  # 2, 2 and 4 lands; 8 armies each: 6, 6 and 4 left
    seen = []
    while table.asked == "place":
        seen.append((table.to_act, table.view().onto, table.view().due))
        table.do(f"place {table.named()[0]}; place_armies {table.view().due}")
    assert seen == [(1, 1, 6), (1, -1, 2), (0, 0, 6), (0, -1, 2)]
    odd = small().__class__(**{f: getattr(small(), f) for f in small().__struct_fields__} | {"armies": {2: 9}})
    table = dealt_for_two(odd, placement="all_at_once")
    seen = []
    while table.asked == "place":
        seen.append(table.view().due)
        table.do(f"place {table.named()[0]}; place_armies {table.view().due}")
    assert seen == [7, 3, 7, 2]  # five neutral ones: three, then two


def test_C40_automatic_spreads_neutral_armies_like_a_players():
    table = dealt_for_two(small(), placement="automatic")  # 8 on 2, 2 and 4 lands: all even
    assert sorted(land.armies for land in table.view().territories) == [2, 2, 2, 2, 4, 4, 4, 4]
    assert table.asked == "who_starts"


def test_C40_other_maps_a_third_each_rounded_down_the_rest_neutral():
    assert [side.territories for side in dealt_for_two(small()).view().sides] == [2, 2, 4]


def test_C40_the_one_who_wins_C9_plays_first():
    table = dealt_for_two(small(), placement="automatic")
    table.roll("5 2")
    assert table.view().player == 0
    assert table.view().claimer == 1
