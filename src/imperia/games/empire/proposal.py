"""A payment that hurts least, to propose in prompts and for bots: money first, whole systems last (E20-E24)."""

from __future__ import annotations

from functools import cache
from typing import Any

from .actions import Pay
from .rules import MAX_COLOURS, SLOTS
from .rules.payment import STEP
from .rules.terms import ROCKET, TWO_COLOUR
from .vocabulary import BANK, LOOSE, Vocabulary

DEAREST = 10_000
NUISANCE = {"bank": 0, "loose": 4, "rocket": 8, "outside": 3, "universal": 5, "system": 12}  # beside the value, in imperials


def payable(t: Any, s: Any, words: Vocabulary, seat: int) -> list[tuple[int, int, Pay]]:
    """E20 What a seat can still pay with: value, what losing it costs beside (NUISANCE), and the action; in the order of paying."""
    found: list[tuple[int, int, int, Pay]] = []
    for item, thing in words.things.items():
        if item >= SLOTS:
            continue
        face = words.faces[item // 2]
        n = s.table[seat * SLOTS + item] - s.aside[seat * SLOTS + item]
        if n > 0 and face.value:
            kind = "bank" if thing.at == BANK else "loose" if thing.at == LOOSE else _kind_of_object(t, s, words, seat, item)
            found += [(item * STEP, face.value, NUISANCE[kind], Pay(thing.card, thing.at))] * n
    for c, colour in enumerate(words.colours):
        at = seat * MAX_COLOURS + c
        n = s.rockets[at] - s.aside_rockets[at]
        if n > 0:
            rocket = words.of_kind[ROCKET]
            order = (2 * rocket + 1) * STEP + 1 + c
            found += [(order, words.faces[rocket].value, NUISANCE["rocket"], Pay("rocket", colour))] * n
    found = [one for one in found if one[0] >= s.last[seat] and one[1]]
    return [one[1:] for one in sorted(found, key=lambda one: one[0])]


def _kind_of_object(t: Any, s: Any, words: Vocabulary, seat: int, item: int) -> str:
    """Whether an object lies in a system, or outside; universals are worth more to keep."""
    at = seat * MAX_COLOURS + t.colour[item]
    if s.systems[at]:
        return "system"
    return "universal" if words.faces[item // 2].kind == TWO_COLOUR else "outside"


def cheapest(t: Any, s: Any, words: Vocabulary, seat: int) -> tuple[Pay, ...]:
    """E22, E23 A set of cards that covers what a seat owes and of which none can be left out, with the least loss.

    Loss is the value that is given plus the nuisance of each card. In falling order of value, so each can be paid in turn;
    empty if nothing is owed or nothing is there.
    """
    things = payable(t, s, words, seat)

    @cache
    def least(i: int, owed: int) -> tuple[int, tuple[int, ...]]:
        if owed <= 0:
            return 0, ()
        if i == len(things):
            return DEAREST, ()
        without = least(i + 1, owed)
        loss, chosen = least(i + 1, owed - things[i][0])
        with_it = loss + 2 * things[i][0] + things[i][1] + 1, (i, *chosen)
        return min(without, with_it)

    loss, chosen = least(0, s.owes[seat])
    if loss >= DEAREST:
        chosen = tuple(range(len(things)))
    return tuple(things[i][2] for i in chosen)
