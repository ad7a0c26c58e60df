"""The deck E1 and deck files E60: the shipped one against the table of the rules, and every kind of fault.

E61, printing, is not of this game's rules.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from imperia.engine import pack
from imperia.games.empire.content import KINDS, classic, deck_faults, faces_of, shipped_text
from imperia.games.empire.game import GAME
from imperia.games.empire.rules.terms import BASIC, MONEY, MULTICOLOUR, TWO_COLOUR
from imperia.games.empire.vocabulary import words_of
from imperia.games.game import BadContent, BadSeats, Setup
from imperia.locale import LANGUAGES, say

from .table import SMALL, small_deck

# colour: size, ladder, value, basic objects (E1)
COLOURS = {
    "brown": (2, (1, 2), 1, 2),
    "white": (2, (1, 2), 2, 2),
    "cyan": (3, (1, 2, 3), 1, 3),
    "black": (4, (1, 2, 3, 4), 2, 4),
    "pink": (3, (1, 2, 4), 2, 3),
    "orange": (3, (1, 3, 5), 2, 3),
    "red": (3, (2, 3, 6), 3, 3),
    "yellow": (3, (2, 4, 6), 3, 3),
    "green": (3, (2, 4, 7), 4, 3),
    "blue": (2, (3, 8), 4, 2),
}
UNIVERSALS = {
    ("blue", "green"): (1, 4),
    ("green", "black"): (1, 4),
    ("cyan", "black"): (1, 4),
    ("black", "white"): (1, 2),
    ("cyan", "brown"): (1, 1),
    ("pink", "orange"): (2, 2),
    ("red", "yellow"): (2, 3),
}
MONEY_CARDS = {1: 6, 2: 5, 3: 3, 4: 3, 5: 2, 10: 1}
CONTACT = {
    "great-freight": (3, 3), "spaceport": (8, 1), "space-fund": (3, 2), "hyperjump": (4, 2), "time-machine": (4, 2),
    "rocket": (4, 3),
    "annihilation": (2, 3), "mind-swap": (4, 3), "dictator": (3, 5), "fiver": (4, 5),
}  # fmt: skip
FREIGHTS = [("brown", "cyan"), ("pink", "orange"), ("red", "yellow"), ("green", "blue"), ("black", "white")]


def test_E1_108_cards_39_objects_20_money_49_contact():
    kinds: Counter[str] = Counter()
    for face in faces_of(classic()):
        kinds["object" if face.kind <= MULTICOLOUR else "money" if face.kind == MONEY else "contact"] += face.count
    assert kinds == {"object": 39, "money": 20, "contact": 49}
    assert kinds.total() == 108
    assert len(faces_of(classic())) == 57


def test_E1_every_colour_with_its_system_ladder_and_value():
    deck = classic()
    found = {c.id: (c.size, c.ladder, c.value, sum(one.count for one in c.object)) for c in deck.colour}
    assert found == COLOURS
    assert all(len(colour.ladder) == colour.size for colour in deck.colour)


def test_E1_universals_money_and_contact_cards():
    deck = classic()
    assert {u.colours: (u.count, u.value) for u in deck.universal} == UNIVERSALS
    assert deck.multicolour is not None
    assert deck.multicolour.count == 2
    assert {m.value: m.count for m in deck.money} == MONEY_CARDS
    assert {c.kind: (c.count, c.value) for c in deck.contact if c.kind != "freight"} == CONTACT
    assert [(c.colours, c.count, c.value) for c in deck.contact if c.kind == "freight"] == [(pair, 2, 1) for pair in FREIGHTS]
    assert all(face.value == 0 for face in faces_of(deck) if face.kind == MULTICOLOUR)


def test_E1_every_colour_can_be_completed():
    deck = classic()
    assert deck.multicolour is not None
    for colour in deck.colour:
        there = sum(one.count for one in colour.object) + sum(u.count for u in deck.universal if colour.id in u.colours)
        assert there + deck.multicolour.count >= colour.size


def test_E23_faces_are_numbered_by_falling_value():
    values = [face.value for face in faces_of(classic())]
    assert values == sorted(values, reverse=True)


def test_E15_groups_are_filled_in_the_order_of_the_file():
    t = GAME.terms(Setup("empire", 3, {}))
    words = words_of(t)
    for number, colour in enumerate(classic().colour):
        slots = t.member[t.members_from[number] : t.members_from[number + 1]]
        names = [words.cards[slot // 2] for slot in slots]
        both = [f"universal-{'-'.join(u.colours)}" for u in classic().universal if colour.id in u.colours]
        assert names == [one.id for one in colour.object] + both


def test_E60_the_example_deck_has_40_cards_and_is_without_a_fault():
    assert deck_faults(SMALL.read_text(encoding="utf-8")) == []
    deck = small_deck()
    assert sum(face.count for face in faces_of(deck)) == 40
    assert {face.kind for face in faces_of(deck)} == {BASIC, TWO_COLOUR, MULTICOLOUR, MONEY, *KINDS.values()}
    t = GAME.terms(Setup("empire", 3, {}, deck))
    assert (t.dealt, t.hand_limit, t.systems_to_win, t.n_cards) == (4, 6, 2, 40)


def test_E60_the_shipped_deck_by_file_gives_the_same_terms():
    by_file = GAME.read_content(shipped_text())
    assert pack([GAME.terms(Setup("empire", 4, {}, by_file))], 0) == pack([GAME.terms(Setup("empire", 4, {}))], 0)


def test_E60_terms_carry_the_whole_deck_with_its_names():
    deck = small_deck()
    t = GAME.terms(Setup("empire", 3, {}, deck))
    assert GAME.setup(t).content == deck


def test_E60_too_few_cards_for_so_many_players():
    with pytest.raises(BadSeats) as refused:
        GAME.terms(Setup("empire", 8, {}, _with(dealt=6)))
    assert (refused.value.rule, refused.value.facts["most"]) == ("E3", 6)


def _with(**numbers: int) -> Any:
    import msgspec

    return msgspec.structs.replace(small_deck(), numbers=msgspec.structs.replace(small_deck().numbers, **numbers))


SMALL_TEXT = SMALL.read_text(encoding="utf-8")


def many(text: str, n: int) -> str:
    """n tables after another."""
    return SMALL_TEXT + "\n" + "\n".join(text.replace("#", str(i)) for i in range(n))


NAME = 'name = { en = "A", ru = "А", pl = "A" }'
NEW_COLOUR = f'[[colour]]\nid = "new-#"\n{NAME}\nsize = 1\nladder = [1]\nvalue = 1\nobject = [{{ id = "thing-#", {NAME} }}]\n'
FAULTS: list[tuple[str, str, str, str]] = [  # the kind of fault, what is changed in the example deck, to what, whose entry
    ("toml", "size = 2", "size = = 2", "TOML"),
    ("missing", "ladder = [1, 2]\n", "", "colour brown"),
    ("missing", ', pl = "Pas planetoid" }', " }", "colour brown"),
    ("missing", 'id = "small"\n', "", "deck"),
    ("unknown-field", "size = 2\n", "size = 2\ncolour = 3\n", "colour brown"),
    ("unknown-field", 'ru = "Церера"', 'ru = "Церера", de = "Ceres"', "ceres"),
    ("type", "size = 2\n", 'size = "two"\n', "colour brown"),
    ("type", "ladder = [1, 2]", "ladder = [1, 2.5]", "colour brown"),
    ("type", 'colours = ["brown", "cyan"]', "colours = [1, 2]", "universal 1"),
    ("type", "value = 1\nobject", "value = true\nobject", "colour brown"),
    ("range", "dealt = 4", "dealt = 0", "numbers"),
    ("range", "value = 5\ncount = 1\n\n[[contact]]", "value = 500\ncount = 1\n\n[[contact]]", "money 4"),
    ("range", "ladder = [1, 2]\n", "ladder = [1, 200]\n", "colour brown"),
    ("range", "[multicolour]\ncount = 2", "[multicolour]\ncount = 0", "multicolour"),
    ("range", "size = 2", "size = 9", "colour brown"),
    ("id", 'id = "ceres"', 'id = "Церера"', "Церера"),
    ("name", 'en = "Ceres"', 'en = " "', "ceres"),
    ("unknown-kind", 'kind = "fiver"', 'kind = "tenner"', "contact 12 (tenner)"),
    ("unknown-colour", 'colours = ["brown", "cyan"]', 'colours = ["brown", "mauve"]', "universal 1"),
    ("two-colours", 'colours = ["brown", "white"]', 'colours = ["brown", "brown"]', "contact 1 (freight)"),
    ("two-colours", 'colours = ["brown", "white"]\n', "", "contact 1 (freight)"),
    ("no-colours", 'kind = "fiver"', 'kind = "fiver"\ncolours = ["brown", "white"]', "contact 12 (fiver)"),
    ("duplicate", 'id = "vesta"', 'id = "ceres"', "ceres"),
    ("duplicate", 'kind = "fiver"', 'kind = "dictator"', "contact 12 (dictator)"),
    ("duplicate", "value = 2\ncount = 2\n\n[[money]]", "value = 1\ncount = 2\n\n[[money]]", "money 2"),
    ("reserved", 'id = "vesta"', 'id = "rocket"', "rocket"),
    ("ladder", "ladder = [1, 2]\n", "ladder = [1, 2, 3]\n", "colour brown"),
    ("unreachable", "size = 3\nladder = [1, 2, 4]", "size = 8\nladder = [1, 2, 4, 5, 6, 7, 8, 9]", "colour cyan"),
    ("few-cards", "dealt = 4", "dealt = 20", "numbers"),
    ("systems", "systems_to_win = 2", "systems_to_win = 9", "numbers"),
]


@pytest.mark.parametrize(("kind", "old", "new", "entry"), FAULTS)
def test_E60_every_kind_of_fault_names_its_entry_and_line_in_three_languages(kind, old, new, entry):
    assert SMALL_TEXT.count(old) >= 1
    text = SMALL_TEXT.replace(old, new, 1)
    faults = deck_faults(text)
    fault = next(one for one in faults if one.reason == f"deck-{kind}")
    assert (fault.facts["entry"], fault.rule) == (entry, "E60")
    changed = text[: SMALL_TEXT.index(old)].count("\n") + 1
    if kind not in ("toml", "unreachable"):
        line = int(str(fault.facts["line"]))
        assert changed - 4 <= line <= changed + 3
    for language in LANGUAGES:
        told = fault.said(language)
        assert told
        assert "{" not in told
    with pytest.raises(BadContent) as refused:
        GAME.read_content(text)
    assert refused.value.faults == tuple(refused.value.faults)  # type: ignore[attr-defined]
    assert len(refused.value.faults) == len(faults)  # type: ignore[attr-defined]


OBJECTS = ", ".join(f'{{ id = "thing-{i}", {NAME} }}' for i in range(100))
BEYOND = {
    "colours": many(NEW_COLOUR, 12),
    "faces": SMALL_TEXT + f'\n[[colour]]\nid = "many"\n{NAME}\nsize = 1\nladder = [1]\nvalue = 1\nobject = [{OBJECTS}]\n',
    "cards": re.sub(r"count = [124]\n", "count = 40\n", SMALL_TEXT),
}


@pytest.mark.parametrize("kind", BEYOND)
def test_E60_what_is_beyond_the_capacities_is_refused_with_the_limit(kind):
    faults = [one for one in deck_faults(BEYOND[kind]) if one.reason == f"deck-{kind}"]
    assert len(faults) == 1
    assert int(str(faults[0].facts["n"])) > int(str(faults[0].facts["most"]))
    for language in LANGUAGES:
        assert str(faults[0].facts["most"]) in faults[0].said(language)


def test_E60_names_that_are_too_long_together():
    """Forty signs a name at most; so many unlike ones that Terms have no room for them."""
    import random

    rng = random.Random(60)
    signs = [chr(n) for n in range(0x4E00, 0x9F00)]

    def name() -> str:
        return "name = {" + ", ".join(f'{language} = "{"".join(rng.choices(signs, k=40))}"' for language in LANGUAGES) + "}"

    things = ", ".join(f'{{ id = "thing-{i}", {name()} }}' for i in range(50))
    text = SMALL_TEXT + f'\n[[colour]]\nid = "many"\n{NAME}\nsize = 1\nladder = [1]\nvalue = 1\nobject = [{things}]\n'
    faults = deck_faults(text)
    assert [one.reason for one in faults] == ["deck-text"]
    assert all(faults[0].said(language) for language in LANGUAGES)


def test_E60_all_faults_of_a_file_are_listed():
    text = SMALL_TEXT.replace("size = 2\n", 'size = "two"\n').replace('kind = "fiver"', 'kind = "tenner"')
    assert [one.facts for one in GAME.content_faults(text)] == [one.facts for one in deck_faults(text)]
    assert Counter(one.reason for one in deck_faults(text)) == {"deck-type": 3, "deck-unknown-kind": 1}


def test_E60_names_are_spoken_in_three_languages():
    from imperia.games.empire.words import card_message, colour_message

    words = words_of(GAME.terms(Setup("empire", 3, {})))
    assert [say(language, card_message(words, "earth")) for language in ("en", "ru", "pl")] == ["Earth", "Земля", "Ziemia"]
    assert say("ru", colour_message(words, "blue")) == "Ригель"
    assert say("ru", card_message(words, "freight-green-blue")) == "Фрахт Вега / Ригель"
    assert say("ru", card_message(words, "fiver")) == "Неразменный пятак"
    for card in words.cards:
        assert len({say(language, card_message(words, card)) for language in LANGUAGES}) >= 1
