"""Attack, defence, dice, occupation, "attack until", fortification: C16-C21, C23."""

import pytest

from imperia.games.game import IllegalAction

from .table import CHANCE, position

BOARD = "a: brazil 7, argentina; b: peru 2, venezuela, ural; c: *"


def attack(board=BOARD, dice=3, source="brazil", target="peru", **more):
    table = position(board, **more)
    table.do(f"attack_from {source}; attack {target}; dice {dice}")
    return table


# ---- C16


def test_C16_attacks_are_voluntary():
    assert "end_attacks" in position(BOARD).tags()


def test_C16_from_an_own_territory_with_two_armies_to_an_adjacent_enemy_one():
    table = position(BOARD)
    assert table.named() == ["brazil"]  # argentina has one army
    table.do("attack_from brazil")
    assert table.named() == ["venezuela", "peru", "north-africa"]  # argentina is his own


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("attack_from peru", "yours"),
        ("attack_from argentina", "only one army"),
        ("attack_from brazil; attack argentina", "your own"),
        ("attack_from brazil; attack ural", "does not border"),
    ],
)
def test_C16_what_is_no_attack_is_refused(what, why):
    with pytest.raises(IllegalAction, match=why) as refused:
        position(BOARD).do(what)
    assert refused.value.rule == "C16"


def test_C16_an_own_territory_with_no_enemy_beside_it_attacks_nobody():
    with pytest.raises(IllegalAction, match="no enemy"):
        position("a: brazil, peru, venezuela, argentina 5; b: *", players=2).do("attack_from argentina")


@pytest.mark.parametrize(("armies", "dice"), [(2, [1]), (3, [1, 2]), (4, [1, 2, 3]), (9, [1, 2, 3])])
def test_C16_one_to_three_dice_and_never_more_than_the_armies_less_one(armies, dice):
    table = position(f"a: brazil {armies}; b: *", players=2)
    table.do("attack_from brazil; attack peru")
    assert table.numbers() == dice
    with pytest.raises(IllegalAction, match="C16"):
        table.do(f"dice {dice[-1] + 1}")


# ---- C17


def test_C17_the_defender_chooses_after_the_attackers_number_and_before_any_roll():
    table = attack()
    assert (table.asked, table.to_act, table.view().move.red) == ("defend", 1, 3)
    assert table.numbers() == [1, 2]
    table.do("defend 1")
    assert (table.to_act, table.asked) == (CHANCE, "roll")
    assert len(table.legal(1)) == 0


def test_C17_never_more_than_his_armies_and_with_one_he_is_not_asked():
    table = attack(target="venezuela")
    assert table.asked == "roll"
    table = attack()
    with pytest.raises(IllegalAction, match="C17"):
        table.do("defend 3")


def test_C17_maximum_never_asks():
    table = attack(defence="maximum")
    assert (table.asked, table.view().move.white) == ("roll", 2)


def test_C17_three_dice_for_the_defender():
    table = attack("a: brazil 7; b: peru 5; c: *", defence_dice=3)
    assert table.numbers() == [1, 2, 3]
    table.do("defend 3")
    table.roll("654 653")
    assert (table.told("rolled")[0].attacker_loses, table.told("rolled")[0].defender_loses) == (
        2,
        1,
    )  # ties are lost: 6-6, 5-5, 4-3


def test_C17_only_the_owner_of_the_attacked_territory_answers():
    table = attack()
    with pytest.raises(IllegalAction, match="C17"):
        table.do("defend 1", seat=0)
    with pytest.raises(IllegalAction):
        table.do("defend 1", seat=2)


# ---- C18, C19


@pytest.mark.parametrize(
    ("dice", "red", "white", "losses"),
    [
        (1, "6", "5", (0, 1)),
        (1, "5", "5", (1, 0)),
        (1, "6", "66", (1, 0)),
        (2, "65", "4", (0, 1)),
        (2, "52", "41", (0, 2)),
        (3, "642", "54", (1, 1)),
        (3, "246", "45", (1, 1)),  # in whatever order they fall
        (3, "666", "66", (2, 0)),
        (3, "611", "5", (0, 1)),
        (3, "321", "32", (2, 0)),
    ],
)
def test_C18_C19_highest_against_highest_the_lower_loses_and_ties_are_the_attackers(dice, red, white, losses):
    table = attack("a: brazil 7; b: peru 5; c: *", dice=dice)
    table.do(f"defend {len(white)}")
    table.roll(f"{red} {white}")
    told = table.told("rolled")[0]
    assert (told.attacker_loses, told.defender_loses) == losses
    assert (told.red, told.white) == (tuple(sorted(map(int, red), reverse=True)), tuple(sorted(map(int, white), reverse=True)))
    assert (table.land("brazil")[1], table.land("peru")[1]) == (7 - losses[0], 5 - losses[1])


def test_C18_all_dice_are_one_outcome_of_chance():
    from imperia.games.conquest import rules

    table = attack()
    table.do("defend 2")
    assert rules.chance_outcomes(table.t, table.s) == 6**5


# ---- C20


def test_C20_survivors_stay_in_their_own_land():
    table = attack()
    table.do("defend 2")
    table.roll("611 52")
    assert (table.land("brazil"), table.land("peru")) == ((0, 6), (1, 1))
    assert table.asked == "attack"


@pytest.mark.parametrize(("armies", "dice", "may"), [(7, 3, [3, 4, 5, 6]), (7, 1, [1, 2, 3, 4, 5, 6]), (4, 2, [2, 3])])
def test_C20_at_least_the_dice_of_the_last_roll_move_in_and_at_least_one_stays(armies, dice, may):
    table = attack(f"a: brazil {armies}; b: peru, ural; c: *", dice=dice)
    table.roll("6" * dice + " 1")
    assert (table.asked, table.to_act) == ("occupy", 0)
    assert table.numbers() == may
    for wrong in (may[0] - 1, may[-1] + 1):
        if wrong:
            with pytest.raises(IllegalAction, match="C20"):
                table.do(f"occupy {wrong}")
    table.do(f"occupy {may[-1]}")
    assert (table.land("brazil"), table.land("peru")) == ((0, armies - may[-1]), (0, may[-1]))


def test_C20_the_move_is_owed_before_anything_else():
    table = attack("a: brazil 7; b: peru, ural; c: *")
    table.roll("666 1")
    assert table.tags() == {"occupy"}
    with pytest.raises(IllegalAction, match="C20"):
        table.do("end_attacks")


def test_C20_with_one_possible_number_it_is_made_at_once():
    table = attack("a: brazil 4; b: peru, ural; c: *")
    table.roll("666 1")
    assert (table.asked, table.land("peru"), table.land("brazil")) == ("attack", (0, 3), (0, 1))


# ---- C21


def test_C21_as_many_attacks_as_wished_from_just_conquered_land_too():
    table = attack("a: brazil 7; b: peru, argentina, ural; c: *")
    table.roll("666 1")
    table.do("occupy 6; attack_from peru; attack argentina; dice 3")
    table.roll("666 1")
    assert table.asked == "occupy"


def until(floor, armies=7, defenders=3, **more):
    table = position(f"a: brazil {armies}; b: peru {defenders}, ural; c: *", **more)
    table.do("attack_from brazil; attack peru; until")
    if table.asked == "floor":
        table.do(f"floor {floor}")
    return table


def test_C21_attack_until_repeats_with_full_dice_until_it_conquers():
    table = until(1, defence="maximum")
    assert table.view().move.red == 3
    table.roll("666 11", "666 1")
    assert table.told("conquered")
    assert table.asked == "occupy"


def test_C21_the_dice_are_not_cut_for_the_floor():
    table = until(3, armies=4, defence="maximum")
    assert (table.view().move.red, table.asked) == (3, "roll")
    table.roll("111 66")
    assert table.land("brazil") == (0, 2)  # below the floor: the roll was made with three dice
    assert table.asked == "attack"


def test_C21_it_ends_when_no_more_armies_than_the_floor_are_left():
    table = until(5, defence="maximum")
    table.roll("166 65")
    assert table.land("brazil") == (0, 6)
    assert table.asked == "roll"  # more than five
    table.roll("166 66")
    assert table.land("brazil") == (0, 4)
    assert table.asked == "attack"


def test_C21_with_two_armies_only_one_floor_is_possible():
    table = until(1, armies=2)
    assert table.view().move.until == 1
    table = position("a: brazil 5; b: *", players=2)
    table.do("attack_from brazil; attack peru; until")
    assert table.numbers() == [1, 2, 3, 4]


def test_C21_fewer_dice_when_armies_dwindle():
    table = until(1, armies=3, defence="maximum")
    assert table.view().move.red == 2
    table.roll("61 55")
    assert table.view().move.red == 1


def test_C21_stop_lets_the_declared_roll_finish():
    table = until(1)
    assert (table.asked, table.to_act) == ("defend", 1)
    assert [action.__struct_config__.tag for action in table.legal(0)] == ["stop"]
    table.do("stop", seat=0)
    assert table.legal(0) == []
    table.do("defend 2")
    table.roll("611 61")
    assert table.asked == "attack"


def test_C21_stop_is_possible_while_the_dice_are_waited_for_and_only_in_attack_until():
    from imperia.games.conquest import rules

    table = until(1, defence="maximum")
    assert table.to_act == CHANCE
    assert rules.may_act(table.t, table.s, 0)
    table.do("stop", seat=0)
    table.roll("166 65")
    assert table.asked == "attack"
    once = attack()
    assert not rules.may_act(once.t, once.s, 0)
    with pytest.raises(IllegalAction, match="C21"):
        once.do("stop", seat=0)


# ---- C23

LAND = "a: brazil 5, peru, argentina, ural 3, siberia, alaska 4; b: venezuela; c: *"


def fortifying(board=LAND, **more):
    table = position(board, **more)
    table.do("end_attacks")
    return table


def test_C23_any_number_from_one_territory_to_one_connected_by_own_territories():
    table = fortifying("a: brazil 5, peru, argentina; b: venezuela; c: *")
    assert set(table.named()) == {"brazil"}
    table.do("fortify_from brazil")
    assert set(table.named()) == {"peru", "argentina"}
    table.do("fortify_to argentina")
    assert table.numbers() == [1, 2, 3, 4]
    table.do("fortify 4")
    assert (table.land("brazil"), table.land("argentina")) == ((0, 1), (0, 5))
    assert table.view().player == 1  # that was the turn


def test_C23_a_path_of_own_territories_is_needed_between_own_but_unconnected_ones_nothing_moves():
    table = fortifying()
    assert set(table.named()) == {"brazil", "ural"}  # alaska stands alone
    table.do("fortify_from brazil")
    with pytest.raises(IllegalAction, match="C23"):
        table.do("fortify_to ural")
    with pytest.raises(IllegalAction, match="C23"):
        table.do("fortify_to alaska")


def test_C23_far_along_a_path():
    table = fortifying("a: peru 3, brazil, north-africa, egypt, middle-east, india; b: siam; c: *")
    table.do("fortify_from peru; fortify_to india; fortify 2")
    assert table.land("india") == (0, 3)


@pytest.mark.parametrize(
    ("what", "why"),
    [
        ("fortify_from venezuela", "not yours"),
        ("fortify_from argentina", "only one army"),
        ("fortify_from alaska", "none of your territories"),
        ("fortify_from brazil; fortify_to brazil", "already"),
        ("fortify_from brazil; fortify_to venezuela", "not yours"),
        ("fortify_from brazil; fortify_to peru; fortify 5", "one stays behind"),
    ],
)
def test_C23_what_is_no_fortification_is_refused(what, why):
    table = fortifying()
    with pytest.raises(IllegalAction, match=why) as refused:
        table.do(what)
    assert refused.value.rule == "C23"


def test_C23_none_ends_the_turn_and_where_nothing_can_be_fortified_the_word_for_the_attacks_does():
    table = fortifying()
    table.do("end_turn")
    assert table.view().player == 1
    table = fortifying("a: brazil 5, ural 3; b: venezuela; c: *")
    assert table.view().player == 1


def test_C23_a_single_army_goes_at_once():
    table = fortifying("a: brazil 2, peru; b: venezuela; c: *")
    table.do("fortify_from brazil; fortify_to peru")
    assert table.land("peru") == (0, 2)


def test_C23_adjacent_only_to_a_neighbour():
    table = fortifying("a: peru 3, brazil, north-africa; b: venezuela; c: *", fortify="adjacent")
    table.do("fortify_from peru")
    assert table.named() == ["brazil"]
    with pytest.raises(IllegalAction, match="does not border"):
        table.do("fortify_to north-africa")


def test_C23_many_until_the_player_ends_the_turn_and_at_most_sixty():
    table = fortifying("a: brazil 3, peru; b: venezuela; c: *", fortify="many")
    for i in range(60):
        assert table.view().player == 0
        source, target = ("brazil", "peru") if i % 2 == 0 else ("peru", "brazil")
        table.do(f"fortify_from {source}; fortify_to {target}; fortify 2")
    assert table.view().player == 1
    table = fortifying("a: brazil 3, peru; b: venezuela; c: *", fortify="many")
    table.do("fortify_from brazil; fortify_to peru; fortify 1; end_turn")
    assert table.view().player == 1


def test_C23_without_fortification():
    assert fortifying(fortify="none").view().player == 1
