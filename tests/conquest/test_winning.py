"""How it ends, and who leaves: C22, C26-C28, C40."""

import pytest

from .table import GAME, OVER, fresh, position, small


def result(table):
    return GAME.result(table.t, table.s)


def test_C26_the_last_territory_ends_the_game_at_once_before_the_occupation_move():
    """Eight armies could send 3 to 7, but nothing is asked any more; the armies of the last roll move in."""
    table = position("a: brazil 8, *; b: peru", players=2, hands="a: alaska, venezuela, greenland; b: alberta, ural, wild1")
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    assert table.to_act == OVER
    assert (table.land("brazil"), table.land("peru")) == ((0, 5), (0, 3))
    assert (result(table).winners, result(table).reason, result(table).rule) == ((0,), "world", "C26")
    assert result(table).returns == (1.0, -1.0)
    assert table.legal(0) == []


@pytest.mark.parametrize("victory", ["world", "rounds"])
def test_C26_who_controls_all_territories_wins_under_every_option(victory):
    table = position("a: brazil 8, *; b: peru", players=4, out="cd", victory=victory)
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    assert result(table).winners == (0,)


def test_C26_the_last_player_left_wins_at_once_neutral_land_or_not():
    table = position("a: brazil 8; b: peru; n: *", players=3, out="c")
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    assert (table.to_act, result(table).reason) == (OVER, "last")


def test_C40_with_two_players_who_eliminates_the_opponent_wins_neutral_land_being_left():
    table = position("a: brazil 8, alaska; b: peru; n: *", players=2)
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    assert (table.to_act, result(table).winners, result(table).reason) == (OVER, (0,), "last")


def test_C40_neutral_land_defends_with_the_maximum_and_is_not_asked():
    table = position("a: brazil 8; b: ural; n: peru 5, *", players=2)
    table.do("attack_from brazil; attack peru; dice 2")
    assert (table.asked, table.view().move.white) == ("roll", 2)


def test_C40_conquering_neutral_land_eliminates_nobody_and_takes_no_cards():
    table = position("a: brazil 8; b: ural; n: peru; b: *", players=2)
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    assert table.to_act == 0
    assert not table.told("eliminated")


def rounds(board, limit=1, players=3, state="player=c", asked="attack:c", **more):
    """The last turn of the last round ends; a won C9."""
    table = position(board, asked, players, state=state, victory="rounds", round_limit=limit, fortify="none", **more)
    table.do("end_attacks")
    return table


def test_C26_rounds_the_most_territories_win():
    table = rounds("a: brazil 50, peru 50; b: ural; c: *")
    assert (result(table).winners, result(table).reason, result(table).rule) == ((2,), "rounds", "C26")


def test_C26_rounds_then_the_most_armies():
    assert result(rounds("a: brazil 5, peru 5; b: ural 9, siam 2; c: india, china; n: *")).winners == (1,)


def test_C26_rounds_then_a_shared_win():
    shared = result(rounds("a: brazil 5, peru 5; b: ural 9, siam; c: india, china; n: *"))
    assert shared.winners == (0, 1)
    assert shared.returns == (1.0, 1.0, -1.0)


def test_C26_neutral_land_and_players_who_are_out_do_not_count():
    assert result(rounds("a: brazil; c: india, china; n: *", out="b")).winners == (2,)


@pytest.mark.parametrize("out", ["", "a"])
def test_C26_a_round_ends_when_the_turn_passes_the_place_of_C9s_winner_taken_or_empty(out):
    others = "b: peru; c: *" if out else "a: brazil; b: peru; c: *"
    table = position(others, "attack:b", state="player=b", out=out, fortify="none")
    table.do("end_attacks")
    assert table.view().round == 1
    table.do(f"place {table.named()[0]}; place_armies {table.view().due}; end_attacks")
    assert table.view().round == 2
    assert table.view().player == (1 if out else 0)


def test_C26_default_limits():
    assert fresh(3).view().round_limit == 500
    assert fresh(3, victory="rounds").view().round_limit == 15


def test_C27_the_limit_ends_a_game_for_the_world_like_rounds():
    table = position("a: brazil; b: ural; c: *", "attack:c", state="player=c,rounds=499", fortify="none")
    table.do("end_attacks")
    assert (result(table).winners, result(table).reason, result(table).rule) == ((2,), "rounds", "C27")


def test_C27_two_players_have_the_limit_too():
    table = position("a: brazil; b: ural, siam; n: *", "attack:b", 2, "player=b,rounds=6", round_limit=7, fortify="none")
    table.do("end_attacks")
    assert result(table).winners == (1,)


# ---- C28


def test_C28_between_two_the_other_wins_in_the_set_up_too():
    table = fresh(2)
    table.resign(1)
    assert (result(table).winners, result(table).rule) == ((0,), "C28")
    table = position("a: brazil 8; b: *", players=2)
    table.resign(0)
    assert result(table).winners == (1,)


def test_C28_a_bot_stays_for_one_who_resigns_for_good():
    table = position("a: brazil 8; b: peru; c: *")
    table.resign(0)
    assert (table.to_act, table.asked, table.side(0).gone, table.side(0).plays) == (0, "attack", True, True)


def test_C28_before_the_first_turn_always_a_bot():
    table = fresh(3, small(), resigned="neutral")
    table.roll("621")
    table.resign(0)
    assert (table.to_act, table.asked) == (0, "claim")
    table.do("claim oakwood")
    assert table.land("oakwood") == (0, 1)


BOARD = "a: brazil 8, siam; b: peru 2, ural; c: *"


def neutral(board=BOARD, asked="attack:a", **more):
    return position(board, asked, resigned="neutral", **more)


def test_C28_neutral_land_stays_with_its_armies_and_cards_go_to_the_turned_in_ones():
    table = neutral(hands="b: alaska, wild1")
    table.resign(1)
    assert table.land("peru") == (-1, 2)
    assert set(table.view().turned_in) == {"alaska", "wild1"}
    assert table.told("cards_returned")[0].cards == ("alaska", "wild1")
    assert (table.to_act, table.asked) == (0, "attack")


def test_C28_the_attack_under_way_ends_without_a_roll_if_the_defender_resigns():
    table = neutral()
    table.do("attack_from brazil; attack peru; dice 3")
    table.resign(1)
    assert (table.to_act, table.asked, table.view().move.source) == (0, "attack", None)
    table.do("attack_from brazil; attack peru; dice 3")
    assert (table.asked, table.view().move.white) == ("roll", 2)  # neutral always defends with the maximum


def test_C28_the_attack_under_way_ends_without_a_roll_if_the_attacker_resigns():
    table = neutral()
    table.do("attack_from brazil; attack peru; dice 3")
    table.resign(0)
    assert table.view().player == 1
    assert (table.land("brazil"), table.land("peru")) == ((-1, 8), (1, 2))


def test_C28_an_attack_on_somebody_else_goes_on():
    table = neutral()
    table.do("attack_from brazil; attack venezuela; dice 3")
    table.resign(1)
    assert table.asked == "roll"


def test_C28_an_owed_occupation_move_is_made_with_the_minimum():
    table = neutral("a: brazil 8, siam; b: peru, ural; c: *")
    table.do("attack_from brazil; attack peru; dice 2")
    table.roll("66 1")
    table.resign(0)
    assert (table.land("peru"), table.land("brazil")) == ((-1, 2), (-1, 6))


def test_C28_unplaced_armies_are_lost_and_no_card_is_taken_for_the_broken_turn():
    table = neutral(asked="place:a", state="due=7,conquered=1")
    table.resign(0)
    assert table.view().player == 1
    assert table.view().pile == 44
    assert table.side(0).cards == 0
    assert sum(land.armies for land in table.view().territories if land.owner == -1) == 9
    chance = neutral(asked="which_card:chance", state="conquered=1")
    chance.resign(0)
    assert (chance.view().player, chance.view().pile) == (1, 44)


def test_C28_who_takes_its_last_land_gets_no_cards():
    table = neutral("a: brazil 8; b: peru; c: *", hands="b: alaska, wild1")
    table.resign(1)
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    assert not table.told("eliminated")
    assert table.side(0).cards == 0


def test_C28_the_last_one_left_wins():
    table = neutral()
    table.resign(1)
    table.resign(2)
    assert (table.to_act, result(table).winners, result(table).reason) == (OVER, (0,), "last")


def test_C28_resigning_twice_or_when_out_changes_nothing():
    table = neutral("a: brazil 8, siam; b: peru 2; c: *", players=4, out="d")
    before = table.bytes()
    table.resign(3)
    assert table.told("resigned") == []
    table.resign(1)
    after = table.view()
    table.resign(1)
    assert table.view() == after
    assert before != table.bytes()
