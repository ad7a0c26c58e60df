"""What is open, and what is drawn anew: C30."""

from collections import Counter
from math import comb, factorial

import pytest

from imperia.engine import Stream, batch, seed
from imperia.games.conquest import rules
from imperia.games.game import EVERYTHING, SPECTATOR

from .table import GAME, classic, position

LANDS = [one.id for one in classic().territory]
BOARD = "a: brazil 8, siam; b: peru; c: *"


def worlds(table, seat, n, start=0):
    """n worlds that a seat may imagine."""
    stream = batch(Stream, 1)[0]
    for i in range(n):
        twin = table.twin()
        seed(stream, start + i)
        rules.determinize(twin.t, twin.s, seat, stream)
        yield twin


def hands(table):
    return tuple(side.hand for side in table.view(EVERYTHING).sides)


def test_C30_board_dice_sizes_of_hands_sets_and_turned_in_cards_are_public():
    table = position(BOARD, hands="a: alaska, ural; b: wild1", turned_in="peru, siam, india")
    for viewer in (SPECTATOR, 0, 1, 2):
        view = table.view(viewer)
        assert [side.cards for side in view.sides] == [2, 1, 0]
        assert set(view.turned_in) == {"siam", "india", "peru"}
        assert view.pile == 44 - 6


def test_C30_cards_in_hand_are_known_to_their_owner_only():
    table = position(BOARD, hands="a: alaska, ural; b: wild1")
    assert table.view(0).sides[0].hand == ("alaska", "ural")
    assert table.view(1).sides[0].hand is None
    assert table.view(SPECTATOR).sides[1].hand is None
    assert table.view(EVERYTHING).sides[1].hand == ("wild1",)


def test_C30_a_card_taken_carries_no_picture_for_the_others():
    table = position("a: brazil 4; b: peru, ural; c: *", fortify="none", state="conquered=1")
    table.do("end_attacks")
    table.roll("alaska")
    taken = table.told("card_taken")[0]
    assert GAME.project(taken, 0).card == "alaska"
    assert GAME.project(taken, 1).card is None
    assert GAME.project(taken, SPECTATOR).card is None


def eliminated():
    table = position(BOARD, hands="a: alaska; b: wild1, egypt; c: congo, japan")
    table.do("attack_from brazil; attack peru; dice 3")
    table.roll("666 1")
    return table


def test_C30_cards_taken_at_an_elimination_are_known_to_the_eliminated_player_too():
    table = eliminated()
    passed = table.told("cards_passed")[0]
    assert set(GAME.project(passed, 0).cards) == set(GAME.project(passed, 1).cards) == {"wild1", "egypt"}
    assert GAME.project(passed, 2).cards is None
    assert GAME.project(passed, 2).n == 2
    assert set(table.view(1).sides[0].known) == {"wild1", "egypt"}
    assert table.view(2).sides[0].known == ()
    for world in worlds(table, 1, 50):
        assert {"wild1", "egypt"} <= set(hands(world)[0])
    assert any("egypt" not in hands(world)[0] for world in worlds(table, 2, 50))


def test_C30_what_the_eliminated_knows_is_forgotten_when_it_is_laid_open():
    table = position(
        "a: brazil 8, siam; c: *", "trade:a", hands="a: alaska, egypt, wild1", out="b", state="seen_b=wild1+egypt,due=3"
    )
    table.do("turn_in alaska egypt wild1")
    assert table.view(1).sides[0].known == ()


def test_C30_a_seat_imagines_what_agrees_with_its_own_hand_and_the_turned_in_cards():
    table = position(BOARD, hands="a: alaska, ural; b: wild1; c: peru, siam, japan", turned_in="india, china, congo")
    seen = set()
    for world in worlds(table, 0, 300):
        mine, theirs, others = hands(world)
        assert mine == ("alaska", "ural")
        assert (len(theirs), len(others)) == (1, 3)
        assert not {"india", "china", "congo", "alaska", "ural"} & {*theirs, *others}
        assert world.view(0) == table.view(0)
        seen |= {*theirs, *others}
    assert len(seen) == 44 - 5  # every other card may be there


def chi_square(counts, cells, n):
    expected = n / cells
    return sum((count - expected) ** 2 for count in counts.values()) / expected + (cells - len(counts)) * expected


def test_C30_every_consistent_deal_is_equally_likely():
    """Five unknown cards, two in one hand and one in another: 5! / (2! 1! 2!) = 30 deals, each as often."""
    gone = ", ".join(name for name in LANDS if name not in ("alaska", "peru", "siam", "japan"))
    table = position(BOARD, hands="b: alaska, peru; c: siam", turned_in=gone + ", wild2")
    cells = factorial(5) // (factorial(2) * factorial(1) * factorial(2))
    found = Counter(hands(world) for world in worlds(table, 0, 6000))
    assert len(found) == cells == 30
    assert chi_square(found, cells, 6000) < 58.3  # 29 degrees of freedom, 0.1 %


def test_C30_after_a_shuffle_old_cards_are_still_in_the_hands_and_new_ones_may_be():
    """The pile ran out and the turned-in cards were shuffled: what was in the hands then is known to be there, but not in whose.

    Old: alaska, peru, siam in hands (b two, c one). New with the shuffle: japan, congo, india, ural; b has drawn one of them.
    """
    table = shuffled()
    old, new = {"alaska", "peru", "siam"}, {"japan", "congo", "india", "ural"}
    found = Counter()
    for world in worlds(table, 0, 4000):
        _, theirs, others = hands(world)
        assert len(set(theirs) & old) == 2
        assert len(set(theirs) & new) == 1
        assert len(set(others) & old) == 1
        found[theirs, others] += 1
    cells = comb(3, 2) * 4
    assert len(found) == cells
    assert chi_square(found, cells, 4000) < 31.3  # 11 degrees of freedom, 0.1 %


def shuffled():
    """Played, not drawn: a conquers when only turned-in cards are left; b and c hold what they drew before."""
    gone = [name for name in LANDS if name not in ("alaska", "peru", "siam", "japan", "congo", "india", "ural")]
    table = position(
        "a: brazil 4; b: venezuela 4, ural; c: *",
        hands=f"b: alaska, peru; c: siam; a: {', '.join(gone[:20])}",
        turned_in="japan, congo, india, ural",
        state="conquered=1",
        fortify="none",
        forced_trade=False,
        players=3,
    )
    for card in (*gone[20:], "wild1", "wild2"):  # the rest in a's hand too, so that the pile is empty
        number = [*LANDS].index(card) if card in LANDS else 60 + int(card[-1]) - 1
        table.s.pile &= ~(1 << number)
        table.s.hand[0] |= 1 << number
    table.do("end_attacks")
    assert table.told("shuffled")[0].n == 4
    table.roll("japan")
    table.s.hand[0] &= ~(1 << LANDS.index("japan"))  # a's new card goes back, so that four new ones are unknown
    table.s.pile |= 1 << LANDS.index("japan")
    table.do("place ural; place_armies 3; attack_from venezuela; attack peru; dice 3")
    table.roll("666 1")
    table.do("occupy 3") if table.asked == "occupy" else None
    table.do("end_attacks")
    table.roll("congo")
    return table


@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
def test_C30_a_redrawn_world_looks_the_same(viewer):
    table = eliminated()
    events = [GAME.project(event, viewer) for event in table.events]
    for world in worlds(table, viewer, 20):
        assert world.view(viewer) == table.view(viewer)
        assert [GAME.project(event, viewer) for event in GAME.events(world.t, world.s)] == events


def test_C30_whether_a_hand_has_a_set_is_nobodys_business():
    """With three cards or more a player is asked for a set even if he has none: the question gives nothing away."""
    for hand in ("alaska, venezuela, greenland", "alaska, venezuela, peru"):
        table = position("a: brazil 4; b: ural; c: *", hands=f"b: {hand}", fortify="none")
        table.do("end_attacks")
        assert table.asked == "trade"
        assert "no_more_sets" in table.tags()
