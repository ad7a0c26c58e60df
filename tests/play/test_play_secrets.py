"""A viewer's bytes do not depend on what he may not know: two matches that differ in hidden cards only look the same to him."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperia.bots import information
from imperia.engine import OVER, Stream, batch, pack, seed
from imperia.games.game import EVERYTHING, SPECTATOR, Setup
from imperia.games.imperial.game import GAME as IMPERIAL
from imperia.play import Fair, Match, Scripted, write_record
from play.sealed import GAME, Bid, Card, Die, setup

CARDS = st.permutations(range(12))


CHOICES = [0, 3, 1, 2, 3, 0]


def played(cards: list[int], dice: list[int], viewer: int) -> tuple[list[bytes], Match]:
    """A match of three in which all choose the same each time; what `viewer` could see after every action, as bytes."""
    script: list[Any] = []
    for number in range(3):
        script += [*map(Card, cards[number * 3 : number * 3 + 3]), Die(dice[number])]
    match = Match.start(setup(), Scripted(script), game=GAME, id="match", clock=lambda: 1)
    seen = [looked(match, viewer)]
    number = 0
    while match.to_act() != OVER:
        seat = match.to_act()
        legal = match.legal(seat)
        match.act(seat, legal[CHOICES[number % 6] % len(legal)], match.question(seat).decision, command=f"{number}")
        seen.append(looked(match, viewer))
        number += 1
    return seen, match


def looked(match: Match, viewer: int) -> bytes:
    """Everything that reaches a viewer."""
    own = [] if viewer == SPECTATOR else [match.legal(viewer), match.question(viewer), match.can_undo(viewer)]
    told = [match.view(viewer), match.entries(viewer), match.history(viewer), own, match.to_act()]
    record = b"" if match.ended else write_record(match.record(viewer))
    return msgspec.json.encode(told) + record


DICE = st.lists(st.integers(1, 6), min_size=3, max_size=3)


@settings(max_examples=100, deadline=None)
@given(cards=CARDS, others=CARDS, dice=DICE, viewer=st.sampled_from([SPECTATOR, 0, 1, 2]))
def test_other_hidden_cards_give_the_same_bytes(cards: list[int], others: list[int], dice: list[int], viewer: int) -> None:
    """The viewer's own cards stay, all others are dealt anew."""
    mine = [cards[number * 3 + viewer] if viewer >= 0 else -1 for number in range(3)]
    rest = iter([card for card in others if card not in mine])
    again = [cards[i] if viewer >= 0 and i % 3 == viewer else next(rest) for i in range(9)]
    one, first = played(cards, dice, viewer)
    two, second = played(again, dice, viewer)
    assert one[:-1] == two[:-1]  # after the end a record is whole for everybody
    assert (first.entries(EVERYTHING) == second.entries(EVERYTHING)) == (cards[:9] == again)


def test_a_bid_of_another_seat_is_not_seen_before_all_have_bid() -> None:
    seen = set()
    for amount in range(4):
        match = Match.start(setup(), Scripted([Card(0), Card(1), Card(2)]), game=GAME, id="match", clock=lambda: 1)
        match.act(1, Bid(amount))
        seen.add(looked(match, 0))
    assert len(seen) == 1


@pytest.mark.parametrize("seat", [0, 1])
def test_imperial_while_cards_are_dealt_a_seat_sees_only_its_own(seat: int) -> None:
    """Two deals with the same cards for this seat: entry for entry the same bytes, up to the last card before the turn-up."""
    deals = []
    for number in range(40):
        match = Match.start(Setup("imperial", 2, IMPERIAL.Options()), Fair(f"deal {number}"), clock=lambda: 1)
        deals.append([entry.meaning for entry in match.log[1:27]])
    first = deals[0]
    mine = {meaning.card for meaning in first[1:25] if meaning.to == seat}
    texts = set()
    for deal in deals[1:]:
        pool = iter([m.card for m in deal[1:25] if m.card not in mine] + [c for c in all_cards(first) if c not in mine])
        used: set[str] = set()
        script: list[Any] = [first[0]]
        for meaning in first[1:25]:
            card = meaning.card if meaning.to == seat else next(card for card in pool if card not in used)
            used.add(card)
            script.append(card)
        match = Match.start(Setup("imperial", 2, IMPERIAL.Options()), Scripted(script), id="match", clock=lambda: 1)
        assert len(match.log) == 26
        texts.add(
            msgspec.json.encode([match.view(seat), match.entries(seat), match.history(seat)]) + write_record(match.record(seat))
        )
    assert len(texts) == 1


def all_cards(deal: list[Any]) -> list[str]:
    return [meaning.card for meaning in deal[1:25]]


@pytest.mark.parametrize("number", range(5))
def test_imperial_what_a_bot_is_given_is_the_same_for_worlds_it_cannot_tell_apart(number: int) -> None:
    """The world that its samples start from, and the samples of a seed, do not depend on the true hidden cards."""
    match = Match.start(Setup("imperial", 2, IMPERIAL.Options()), Fair(f"bots {number}"), clock=lambda: 1)
    for _ in range(number * 3):
        seat = match.to_act()
        match.act(seat, match.legal(seat)[-1])
    seat = match.to_act()
    info = information(match, seat)
    stream = batch(Stream, 1)[0]
    samples = set()
    for salt in range(3):
        world = match.state_copy()
        seed(stream, 1000 + salt)
        IMPERIAL.rules.determinize(match.terms, world, seat, stream)
        match._line.states[0] = world  # another truth, the same to this seat
        again = information(match, seat)
        assert (again.view, again.legal, again.codes, again.history) == (info.view, info.legal, info.codes, info.history)
        seed(stream, 7)
        samples.add(pack([again.sample(stream)], 0))
    assert len(samples) == 1
