"""What always holds of a game's state, whatever was done: written from the rule books, not from the code."""

from __future__ import annotations

from typing import Any

from imperia.games.conquest.rules.state import OCCUPY

N_CARDS = 32  # I1


def check_invariants(game: str, t: Any, s: Any) -> None:
    """Assert all that always holds."""
    {"imperial": imperial, "conquest": conquest, "empire": empire}[game](t, s)


def imperial(t: Any, s: Any) -> None:
    """I1 Every card is in one place; I5 less than six whites; I7 five reds end the match, more there never are."""
    turned = 0 if s.turn_up < 0 else 1 << s.turn_up
    places = [s.unseen, s.dealt[0], s.dealt[1], turned]
    if s.deals:
        assert sum(places) == (1 << N_CARDS) - 1  # no card twice, none lost: a sum of disjoint sets is their union
        assert places[0] | places[1] | places[2] | places[3] == (1 << N_CARDS) - 1
    for seat in (0, 1):
        assert s.hand[seat] & ~s.dealt[seat] == 0
        assert 0 <= s.white[seat] < 6
        assert 0 <= s.red[seat] <= 5
        assert (s.red[seat] == 5) <= (s.winner == seat)
    laid = sum(card.bit_count() for card in s.dealt) - sum(hand.bit_count() for hand in s.hand)
    assert s.n_played == laid
    assert len(set(s.played[: s.n_played])) == s.n_played


def conquest(t: Any, s: Any) -> None:
    """C1 lands have one owner; C20 each holds an army, but where the occupation move is owed; C3, C24 a card is in one place."""
    lands = [land for land in range(t.n_lands) if s.owner[land] != -1]
    owed = [s.target] if s.asked == OCCUPY else []
    assert all((s.armies[land] >= 1) != (land in owed) for land in lands)
    assert all(s.armies[land] == 0 for land in range(t.n_lands) if s.owner[land] == -1)
    for owner in range(len(s.lands_of)):
        mine = [land for land in range(t.n_lands) if s.owner[land] == owner]
        assert s.lands_of[owner] == sum(1 << land for land in mine)
        assert s.armies_of[owner] == sum(s.armies[land] for land in mine)
    assert s.strong == sum(1 << land for land in lands if s.armies[land] >= 2)
    places = [s.pile, s.turned_in, *s.hand]
    cards = 0
    for place in places:
        assert cards & place == 0
        cards |= place
    assert cards & ~t.cards == 0


def empire(t: Any, s: Any) -> None:
    """E1 Every card is somewhere; E15 systems follow from the objects; E33 only Contact cards in the discard."""
    check_empire(t, s)


def check_empire(t: Any, s: Any) -> None:
    """Counts by face over all places: hands, tables (with what lies on systems), piles, discard and play area."""
    faces = len(s.pile)
    slots = 2 * faces
    found = [0] * faces
    for face in range(faces):
        found[face] += s.pile[face] + sum(s.hand[seat * faces + face] for seat in range(t.players))
    for i in range(s.under_size):
        found[s.under[i]] += 1
    for i in range(s.n_discard + s.n_area):
        found[s.spent[i]] += 1
    colours = len(s.multi) // (len(s.table) // slots)
    for seat in range(t.players):
        for slot in range(slots):
            found[slot // 2] += s.table[seat * slots + slot]
        for kind, lying in ((t.face_of[2], s.multi), (t.face_of[10], s.rockets)):  # MULTICOLOUR, ROCKET
            if kind >= 0:
                found[kind] += sum(lying[seat * colours : (seat + 1) * colours])
    assert found == list(t.count)
    assert s.pile_size == sum(s.pile)
    for seat in range(t.players):
        assert s.hand_size[seat] == sum(s.hand[seat * faces : (seat + 1) * faces])
        assert s.hand_size[seat] >= 0
        for colour in range(t.n_colours):
            at = seat * colours + colour
            assert 0 <= s.rockets[at] <= s.systems[at]  # E34
            assert s.systems[at] <= s.objects[at] // t.full[colour]  # E15
