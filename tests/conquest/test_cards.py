"""Sets of cards: C12, C13, C14, and C22's duty after an elimination."""

import pytest

from imperia.games.game import IllegalAction

from .table import position

# three of each picture (C3)
INFANTRY, CAVALRY, ARTILLERY = (
    ("alaska", "venezuela", "peru"),
    ("greenland", "alberta", "ontario"),
    ("northwest-territory", "brazil", "south-africa"),
)
BOARD = "a: siam 2, india; b: ural; c: *"


def trading(hand, board=BOARD, state="due=3", asked="trade:a", **more):
    return position(board, asked, hands=f"a: {', '.join(hand)}", state=state, **more)


def sets(table):
    """The sets that may be turned in."""
    return {frozenset(action.cards) for action in table.legal() if hasattr(action, "cards")}


@pytest.mark.parametrize("three", [INFANTRY, CAVALRY, ARTILLERY, ("alaska", "greenland", "brazil")])
def test_C12_a_set_is_three_equal_pictures_or_three_different_ones(three):
    assert sets(trading(three)) == {frozenset(three)}


@pytest.mark.parametrize("three", [("alaska", "venezuela", "greenland"), ("brazil", "greenland", "alberta")])
def test_C12_two_equal_and_one_other_are_no_set(three):
    table = trading(three)
    assert table.tags() == {"no_more_sets"}
    with pytest.raises(IllegalAction, match="C12"):
        table.do(f"turn_in {' '.join(three)}")


@pytest.mark.parametrize("two", [("alaska", "venezuela"), ("alaska", "greenland"), ("brazil", "wild2")])
def test_C12_a_wild_card_completes_any_set(two):
    assert sets(trading((*two, "wild1"))) == {frozenset((*two, "wild1"))}


def test_C12_every_set_of_a_hand_is_offered_once():
    hand = ("alaska", "venezuela", "greenland", "brazil", "wild1")
    found = sets(trading(hand))
    assert len(found) == 8  # six with the wild card, and two of one infantry, one cavalry, one artillery
    assert len(found) == len([action for action in trading(hand).legal() if hasattr(action, "cards")])


def test_C12_two_wild_cards_are_alike_so_no_set_is_offered_twice():
    table = trading(("alaska", "venezuela", "wild1", "wild2"))
    assert sets(table) == {
        frozenset(("alaska", "venezuela", "wild1")),
        frozenset(("alaska", "wild1", "wild2")),
        frozenset(("venezuela", "wild1", "wild2")),
    }
    table.do("turn_in alaska venezuela wild2")  # whichever is named, the first one goes
    assert table.view(0).sides[0].hand == ("wild2",)


@pytest.mark.parametrize(
    ("values", "armies"),
    [
        ("source", (4, 6, 8, 10, 15, 20, 25, 30)),
        ("official", (4, 6, 8, 10, 12, 15, 20, 25)),
        ("plus_one", (4, 5, 6, 7, 8, 9, 10, 11)),
    ],
)
def test_C12_what_the_first_to_eighth_set_bring(values, armies):
    got = []
    for before in range(8):
        table = trading(INFANTRY, sets=before, card_values=values)
        table.do(f"turn_in {' '.join(INFANTRY)}")
        got.append(table.told("turned_in")[0].armies)
        assert table.view().due == 3 + got[-1]
    assert tuple(got) == armies


@pytest.mark.parametrize(
    ("three", "armies"),
    [
        (INFANTRY, 4),
        (CAVALRY, 6),
        (ARTILLERY, 8),
        (("alaska", "greenland", "brazil"), 10),
        (("alaska", "venezuela", "wild1"), 4),
        (("greenland", "alberta", "wild1"), 6),
        (("brazil", "south-africa", "wild2"), 8),
        (("alaska", "greenland", "wild1"), 10),
        (("alaska", "wild1", "wild2"), 10),
    ],
)
def test_C12_fixed_values_and_the_best_reading_of_wild_cards(three, armies):
    table = trading(three, card_values="fixed")
    table.do(f"turn_in {' '.join(three)}")
    assert table.told("turned_in")[0].armies == armies


def test_C12_sets_are_counted_over_the_table_or_for_each_player():
    for counter, armies in (("table", 15), ("player", 4)):
        table = position(BOARD, "attack:a", hands=f"b: {', '.join(INFANTRY)}", sets=4, card_counter=counter, fortify="none")
        table.do(f"end_attacks; turn_in {' '.join(INFANTRY)}")
        assert table.told("turned_in")[0].armies == armies


def test_C12_none_there_are_no_cards():
    table = position("a: brazil 4; b: peru, ural; c: *", card_values="none", fortify="none")
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    table.do("end_attacks")
    assert (table.view().player, table.view().pile) == (1, 0)


def test_C13_sets_are_turned_in_at_the_start_of_the_own_turn_before_placing():
    table = position(BOARD, hands=f"b: {', '.join(INFANTRY)}", fortify="none")
    table.do("end_attacks")
    assert (table.asked, table.to_act, table.view().must_trade) == ("trade", 1, False)
    table.do("no_more_sets")
    assert table.asked == "place"
    assert table.tags() == {"place"}


FIVE = ("alaska", "venezuela", "greenland", "brazil", "peru")


def test_C13_with_five_cards_a_set_must_be_turned_in():
    table = position(BOARD, hands=f"b: {', '.join(FIVE)}", fortify="none")
    table.do("end_attacks")
    assert table.view().must_trade
    with pytest.raises(IllegalAction, match="C13"):
        table.do("no_more_sets")


def test_C13_one_set_must_be_not_more_and_more_may_be():
    nine = (*INFANTRY, *CAVALRY, *ARTILLERY)
    table = position(BOARD, hands=f"b: {', '.join(nine)}", fortify="none")
    table.do(f"end_attacks; turn_in {' '.join(INFANTRY)}")
    assert table.side(1).cards == 6
    assert {"turn_in", "no_more_sets"} == table.tags()
    table.do(f"turn_in {' '.join(CAVALRY)}; turn_in {' '.join(ARTILLERY)}")
    assert table.asked == "place"
    assert table.view().due == 3 + 4 + 6 + 8


def test_C13_without_forced_trade_five_cards_may_be_kept():
    table = position(BOARD, hands=f"b: {', '.join(FIVE)}", fortify="none", forced_trade=False)
    table.do("end_attacks; no_more_sets")
    assert table.asked == "place"


def test_C13_with_fewer_than_three_cards_nothing_is_asked():
    table = position(BOARD, hands="b: alaska, wild1", fortify="none")
    table.do("end_attacks")
    assert table.asked == "place"


OWN = "a: alaska, venezuela, greenland, alberta, siam; b: ural; c: *"


def test_C14_a_turned_in_card_of_an_own_territory_puts_two_armies_onto_it_at_once():
    table = trading(INFANTRY, OWN)
    table.do(f"turn_in {' '.join(INFANTRY)}")
    assert table.asked == "bonus"
    assert table.named() == ["alaska", "venezuela"]  # peru is not his
    table.do("bonus venezuela")
    assert table.land("venezuela") == (0, 3)
    assert table.view().due == 3 + 4  # no reinforcement


def test_C14_at_most_two_armies_a_turn_in_all():
    table = trading((*INFANTRY, *CAVALRY), OWN)
    table.do(f"turn_in {' '.join(INFANTRY)}; bonus alaska; turn_in {' '.join(CAVALRY)}")
    assert table.asked == "place"
    assert table.land("greenland") == (0, 1)


def test_C14_they_may_be_kept_for_a_later_set_of_the_turn():
    table = trading((*INFANTRY, *CAVALRY), OWN)
    table.do(f"turn_in {' '.join(INFANTRY)}; keep_bonus; turn_in {' '.join(CAVALRY)}")
    assert table.named() == ["greenland", "alberta"]
    table.do("bonus alberta")
    assert table.land("alberta") == (0, 3)


def test_C14_what_is_kept_is_lost_with_the_turn():
    table = position("a: alaska, siam 4; b: ural; c: *", "bonus:a", state="matches=alaska,due=7", fortify="none")
    table.do("keep_bonus; place siam; place_armies 7; end_attacks; place ural; place_armies 3; end_attacks")
    assert table.land("alaska") == (0, 1)
    lands = len([land for land in table.view().territories if land.owner == 2])
    table.do(
        f"place siberia; place_armies {lands // 3 + sum(a.bonus for a in table.view().continents if a.owner == 2)}; end_attacks"
    )
    assert table.view().player == 0
    assert table.view().bonus  # a new turn, a new right
    assert table.land("alaska") == (0, 1)


def test_C14_no_own_territory_no_question():
    table = trading(INFANTRY)
    table.do(f"turn_in {' '.join(INFANTRY)}")
    assert table.asked == "place"


def test_C14_territory_bonus_0_is_none():
    table = trading(INFANTRY, OWN, territory_bonus=0)
    table.do(f"turn_in {' '.join(INFANTRY)}")
    assert table.asked == "place"


# ---- C22


def eliminating(mine, theirs, board="a: brazil 6, siam; b: peru; c: *", **more):
    table = position(board, hands=f"a: {', '.join(mine)}; b: {', '.join(theirs)}", **more)
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    return table


def test_C22_an_elimination_that_lifts_a_hand_to_six_in_the_middle_of_the_attacks_forces_sets_at_once():
    """First the occupation move, then sets until four or fewer are left and no further, then placing, then attacking on."""
    table = eliminating(("alaska", "venezuela", "greenland"), ("alberta", "south-africa", "wild1"))
    assert table.side(0).cards == 6  # at the conquest
    assert table.side(1).cards == 0
    assert table.asked == "occupy"
    table.do("occupy 3")
    assert (table.asked, table.view().must_trade) == ("trade", True)
    assert table.tags() == {"turn_in"}
    with pytest.raises(IllegalAction, match="C22"):
        table.do("no_more_sets")
    table.do("turn_in alaska greenland wild1")
    assert table.asked == "place"
    assert table.side(0).cards == 3  # four or fewer: no further
    table.do("place siam; place_armies 4")
    assert table.asked == "attack"


def test_C22_seven_cards_leave_four_after_one_set():
    table = eliminating(("alaska", "venezuela", "greenland"), ("alberta", "south-africa", "wild1", "wild2"))
    table.do("occupy 3; turn_in alaska greenland wild1")
    assert (table.side(0).cards, table.asked) == (4, "place")


def test_C22_eight_cards_need_two_sets():
    mine = ("alaska", "venezuela", "greenland", "alberta")
    table = eliminating(mine, ("south-africa", "northwest-territory", "wild1", "wild2"))
    table.do("occupy 3; turn_in alaska greenland wild1")
    assert (table.side(0).cards, table.asked, table.tags()) == (5, "trade", {"turn_in"})
    table.do("turn_in alberta venezuela south-africa")
    assert table.view().due == 4 + 6


def test_C22_with_five_or_fewer_he_waits_for_his_next_turn():
    table = eliminating(("alaska", "venezuela", "greenland"), ("alberta", "wild1"))
    table.do("occupy 3")
    assert (table.side(0).cards, table.asked) == (5, "attack")


def test_C22_without_forced_trade_there_is_no_such_duty():
    table = eliminating(("alaska", "venezuela", "greenland"), ("alberta", "south-africa", "wild1"), forced_trade=False)
    table.do("occupy 3")
    assert table.asked == "attack"


def test_C22_six_cards_without_an_elimination_are_no_reason():
    hand = ("alaska", "venezuela", "greenland", "alberta", "south-africa", "wild1")
    table = position("a: brazil 6; b: peru, ural; c: *", hands=f"a: {', '.join(hand)}")
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    table.do("occupy 3")
    assert table.asked == "attack"


def test_C22_the_bonus_of_C14_counts_sets_after_an_elimination_too():
    board = "a: brazil 6, alaska; b: peru; c: *"
    table = eliminating(("alaska", "venezuela", "greenland"), ("alberta", "south-africa", "wild1"), board, state="bonus_given=1")
    table.do("occupy 3; turn_in alaska greenland wild1")
    assert table.asked == "place"
    table = eliminating(("alaska", "venezuela", "greenland"), ("alberta", "south-africa", "wild1"), board)
    table.do("occupy 3; turn_in alaska greenland wild1; bonus alaska")
    assert table.land("alaska") == (0, 3)


def test_C22_six_cards_are_too_many_after_any_elimination_even_of_one_who_holds_none():
    table = eliminating(("alaska", "venezuela", "greenland", "alberta", "south-africa", "wild1"), ())
    assert table.told("cards_passed") == []
    table.do("occupy 3")
    assert (table.asked, table.tags()) == ("trade", {"turn_in"})


def test_C22_who_is_out_is_told_and_has_no_turn():
    table = eliminating((), ("alberta",))
    assert table.told("eliminated")[0].seat == 1
    assert table.told("cards_passed")[0].cards == ("alberta",)
    assert not table.side(1).plays
