"""What lies before the players: objects in groups, systems, rockets, the bank (E11-E16, E26, E39)."""

from __future__ import annotations

from ....engine import NOBODY, rule
from .events import LOOSE, MOVED, SYSTEMS, tell
from .state import State
from .terms import MAX_COLOURS, MAX_SIZE, ROCKET, SLOTS, TWO_COLOUR, WORD, WORDS, Terms


@rule
def touch(t: Terms, s: State, seat: int, face: int) -> None:
    """Note whether anything of a face lies before this seat."""
    at = seat * SLOTS + 2 * face
    there = s.table[at] + s.table[at + 1]
    if face == t.face_of[ROCKET]:
        there += s.launched[seat]
    if there > 0:
        s.on_table[seat * WORDS + face // WORD] |= 1 << face % WORD
    else:
        s.on_table[seat * WORDS + face // WORD] &= ~(1 << face % WORD)


@rule
def to_slot(t: Terms, s: State, seat: int, slot: int, copies: int) -> None:
    """Copies come to a slot of a table, or leave it (copies < 0): the counts follow, groups are counted by `regroup`."""
    face = slot // 2
    s.table[seat * SLOTS + slot] += copies
    s.worth[seat] += copies * t.value[face]
    colour = t.colour[slot]
    if colour != NOBODY:
        s.objects[seat * MAX_COLOURS + colour] += copies
        s.owned[seat] += copies
    touch(t, s, seat, face)


@rule
def to_item(t: Terms, s: State, seat: int, item: int, copies: int) -> None:
    """The same for an item: a slot, or multicolour universals in a colour."""
    if item < SLOTS:
        to_slot(t, s, seat, item, copies)
        return
    at = seat * MAX_COLOURS + item - SLOTS
    s.multi[at] += copies
    s.objects[at] += copies
    s.multis[seat] += copies
    s.owned[seat] += copies


@rule
def item_colour(t: Terms, item: int) -> int:
    """The colour in which an item lies."""
    return item - SLOTS if item >= SLOTS else t.colour[item]


@rule
def printed_groups(t: Terms, s: State, seat: int, colour: int) -> int:
    """E14, E15, E30 The groups, full or not, that hold a card which prints the colour: those are filled in first."""
    at = seat * MAX_COLOURS + colour
    return (s.objects[at] - s.multi[at] + t.full[colour] - 1) // t.full[colour]


@rule
def regroup(t: Terms, s: State, seat: int, colour: int) -> None:
    """E14-E16, E26 After a change: how many systems there are, what lies outside them, which rockets are loose."""
    at = seat * MAX_COLOURS + colour
    before = s.systems[at]
    now = s.objects[at] // t.full[colour]
    s.groups[at] = now
    if not t.multicolour_only_system and s.multi[at] > 0:
        now = min(now, printed_groups(t, s, seat, colour))
    if now != before:
        s.systems[at] = now
        s.inside[seat] += (now - before) * t.full[colour]
        tell(s, SYSTEMS, seat, colour, now)
        if t.distinct_colours:
            s.score[seat] += (1 if now > 0 else 0) - (1 if before > 0 else 0)
        else:
            s.score[seat] += now - before
        if s.rockets[at] > now:
            loosen(t, s, seat, colour, s.rockets[at] - now)


@rule
def loosen(t: Terms, s: State, seat: int, colour: int, rockets: int) -> None:
    """E26 Rockets of a broken system stay with their owner, loose."""
    s.rockets[seat * MAX_COLOURS + colour] -= rockets
    s.launched[seat] -= rockets
    s.table[seat * SLOTS + 2 * t.face_of[ROCKET] + 1] += rockets
    tell(s, LOOSE, seat, colour, rockets)


@rule
def loose_rockets(t: Terms, s: State, seat: int) -> int:
    """E26, E36 The rockets that lie before a seat on no system."""
    rocket = t.face_of[ROCKET]
    return 0 if rocket == NOBODY else s.table[seat * SLOTS + 2 * rocket + 1]


@rule
def free_system(s: State, seat: int, colour: int) -> bool:
    """E34 Whether a colour has a system without a rocket."""
    at = seat * MAX_COLOURS + colour
    return s.systems[at] > s.rockets[at]


@rule
def launch(t: Terms, s: State, seat: int, colour: int) -> None:
    """E34, E35 A rocket is put on a system (where it came from is the caller's matter)."""
    s.rockets[seat * MAX_COLOURS + colour] += 1
    s.launched[seat] += 1
    s.worth[seat] += t.value[t.face_of[ROCKET]]
    touch(t, s, seat, t.face_of[ROCKET])


@rule
def unlaunch(t: Terms, s: State, seat: int, colour: int, rockets: int) -> None:
    """E21, E36 Rockets leave the systems of a colour for another player."""
    s.rockets[seat * MAX_COLOURS + colour] -= rockets
    s.launched[seat] -= rockets
    s.worth[seat] -= rockets * t.value[t.face_of[ROCKET]]
    touch(t, s, seat, t.face_of[ROCKET])


@rule
def outside_of(t: Terms, s: State, seat: int, colour: int) -> int:
    """E39 How many objects of a colour lie outside systems."""
    at = seat * MAX_COLOURS + colour
    return s.objects[at] - s.systems[at] * t.full[colour]


@rule
def any_outside(s: State, seat: int) -> bool:
    """E37, E38 Whether a seat has an object outside a system."""
    return s.owned[seat] > s.inside[seat]


@rule
def item_outside(t: Terms, s: State, seat: int, item: int) -> bool:
    """E15, E39 Whether a copy of an item lies outside: systems take basic cards first, then two-colour, then multicolour."""
    colour = item_colour(t, item)
    if outside_of(t, s, seat, colour) <= 0:
        return False
    inside = s.systems[seat * MAX_COLOURS + colour] * t.full[colour]
    for i in range(t.members_from[colour], t.members_from[colour + 1]):
        slot = t.member[i]
        there = s.table[seat * SLOTS + slot]
        if slot == item:
            return there > inside
        inside = max(0, inside - there)
    return s.multi[seat * MAX_COLOURS + colour] > inside


@rule
def ladder(t: Terms, colour: int, objects: int) -> int:
    """E30 The freight of a group of so many objects."""
    return t.ladder[colour * MAX_SIZE + objects - 1] if objects > 0 else 0


@rule
def freight(t: Terms, s: State, seat: int, colour: int) -> int:
    """E30, E34 What all groups of a colour earn, each by its own ladder; those of multicolours only earn nothing."""
    at = seat * MAX_COLOURS + colour
    if s.objects[at] == 0:
        return 0
    full = s.groups[at]
    printed = full + 1 if s.multi[at] == 0 else printed_groups(t, s, seat, colour)
    earning = min(full, printed)
    total = (earning + min(s.rockets[at], earning)) * ladder(t, colour, t.full[colour])
    if printed > full:
        total += ladder(t, colour, s.objects[at] - full * t.full[colour])
    return total


@rule
def other_slot(t: Terms, slot: int) -> int:
    """E12, E13 Where a two-colour universal in this slot can move to."""
    return slot + 1 if slot % 2 == 0 else slot - 1


@rule
def is_universal(t: Terms, item: int) -> bool:
    """E25 Whether an item can lie in another colour too."""
    return item >= SLOTS or t.kind[item // 2] == TWO_COLOUR


@rule
def move_item(t: Terms, s: State, seat: int, item: int, to: int) -> None:
    """E13, E25 A universal changes its colour; both colours are counted anew as one change."""
    to_item(t, s, seat, item, -1)
    to_item(t, s, seat, to, 1)
    tell(s, MOVED, seat, item, to)
    regroup(t, s, seat, item_colour(t, item))
    regroup(t, s, seat, item_colour(t, to))
