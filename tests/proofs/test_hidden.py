"""What a seat may know: nothing in its view, lists, events and observations depends on what is hidden from it."""

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from imperia.engine import CHANCE, OVER
from imperia.games.game import EVERYTHING, SPECTATOR

from .table import Table, choose, position_of, walk, with_events

VIEWS = 200  # positions times seats, of each case by default
SHARE = 0.06


def known(table: Table, viewer: int, i: int = 0) -> dict[str, Any]:
    """Everything that a viewer gets of a position, as bytes of the wire."""
    game, t, s = table.game, table.t, table.s(i)
    projected = [game.project(event, viewer) for event in game.events(t, s)]
    got: dict[str, Any] = {
        "view": msgspec.json.encode(game.view(t, s, viewer)),
        "events": msgspec.json.encode([event for event in projected if event is not None]),
        "to_act": table.to_act(i),
        "may_act": table.may_act(i),
        "chance": table.rules.chance_outcomes(t, s),
    }
    if viewer != SPECTATOR:
        legal = table.legal(viewer, i)
        got["legal"] = legal
        got["actions"] = msgspec.json.encode([game.action(t, s, viewer, code) for code in legal])
        got["observed"] = table.observe(viewer, i)
        got["question"] = game.question(t, s, viewer) if viewer in got["may_act"] else None
    return got


def check_redrawn(table: Table, seat: int, number: int) -> bool:
    """State 1 becomes state 0 as that seat may imagine it; it knows the same. Whether anything is different in it."""
    before, public = known(table, seat), known(table, SPECTATOR)
    table.copy(0, 1)
    table.determinize(seat, number, 1)
    assert known(table, seat, 1) == before
    assert known(table, SPECTATOR, 1) == public
    assert table.s(1).events_lost == 0
    return position_of(table, table.pack(0)) != position_of(table, table.pack(1))


def check_forgetful(table: Table, seat: int, number: int) -> None:
    """The same stream gives the same world whatever was hidden: redrawn from a redrawn one, it comes to the same bytes."""
    table.copy(1, 2)
    table.determinize(seat, number + 1, 2)
    table.copy(0, 1)
    table.determinize(seat, number + 1, 1)
    assert with_events(table, table.pack(1)) == with_events(table, table.pack(2))


def worlds(table: Table, positions: int, seed: int) -> Iterator[tuple[int, int]]:
    """Random positions on state 0, and for each every seat with a number for its stream."""
    stops, rng = walk(table, seed, SHARE, resigning=0.001), random.Random(seed)
    for _ in range(positions):
        next(stops)
        for seat in range(table.players):
            yield seat, rng.randrange(1 << 40)


def test_a_view_tells_nothing_hidden(case):
    table = Table(case)
    different = 0
    for seat, number in worlds(table, max(15, VIEWS // table.players), seed=21):
        different += check_redrawn(table, seat, number)
        check_forgetful(table, seat, number)
    hides = not (case.game.name == "conquest" and case.setup.options.card_values == "none")  # C12: no cards, nothing hidden
    assert (different > 0) == hides  # a redrawing that changed nothing would prove nothing


@pytest.mark.long
def test_a_view_tells_nothing_hidden_in_100_000_states(plain_case):
    """One seat of each state, by turns; every tenth time the redrawing is compared with one from a redrawn world."""
    table, rng = Table(plain_case), random.Random(22)
    stops = walk(table, 22, SHARE, resigning=0.001)
    for n in range(100_000):
        next(stops)
        seat, number = n % table.players, rng.randrange(1 << 40)
        check_redrawn(table, seat, number)
        if n % 10 == 0:
            check_forgetful(table, seat, number)


def test_a_redrawn_world_is_a_game_that_can_be_played(case):
    """From redrawn worlds random play goes on, every list and range sound, and what always holds still holds."""
    from .test_legal_actions import check_lists, check_state

    table, rng = Table(case), random.Random(23)
    stops = walk(table, 23, 0.02)
    for number in range(6):
        next(stops)
        kept = table.pack()
        table.determinize(rng.randrange(table.players), number)
        check_state(table)
        for _ in range(60):
            if table.to_act() == OVER:
                break
            check_lists(table)
            table.apply(*choose(table, rng))
            check_state(table)
        table.load(kept)


def strings_in(value: Any) -> Iterator[str]:
    """All texts in a decoded JSON value."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from strings_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings_in(part)


def test_no_view_of_a_fresh_deal_names_a_card_that_is_hidden_from_its_viewer(plain_case):
    """Text by text through the encoded view: at the first question nothing was laid open but what all see.

    For each seat: every text that stands in its own view and in no other seat's, nor in a spectator's, is found in no view
    of another, whatever the field; and where hands were dealt there is such a text.
    """
    table = Table(plain_case)
    rng = random.Random(24)
    found = 0
    for _ in range(12):
        table.start()
        while table.to_act() == CHANCE:
            table.apply(*choose(table, rng))
        views = {
            viewer: msgspec.json.decode(msgspec.json.encode(plain_case.game.view(table.t, table.s(), viewer)))
            for viewer in (SPECTATOR, *range(table.players))
        }
        texts = {viewer: sorted(strings_in(view)) for viewer, view in views.items()}
        for seat in range(table.players):
            mine = set(texts[seat]) - set(texts[SPECTATOR])
            found += len(mine)
            copies = 1 if plain_case.game.name == "imperial" else 0  # every card once: nobody else can have it
            for other in range(table.players):
                if other != seat and copies:
                    assert not mine & (set(texts[other]) - set(texts[SPECTATOR]))
    assert (found > 0) == (plain_case.game.name != "conquest")  # C24: no cards are held before the first conquest


def hands_in(value: Any) -> Iterator[Any]:
    """What stands under the name `hand` in a decoded view, in the order of the seats."""
    if isinstance(value, dict):
        for name, part in value.items():
            if name == "hand":
                yield part
            else:
                yield from hands_in(part)
    elif isinstance(value, list):
        for part in value:
            yield from hands_in(part)


def test_of_all_hands_a_view_shows_only_its_viewers(case):
    """In the encoded view, to the end of the game: a hand is there for each seat, and null for everybody else."""
    table = Table(case)
    stops = walk(table, 25, SHARE)
    for _ in range(30):
        next(stops)
        for viewer in (SPECTATOR, *range(table.players)):
            view = msgspec.json.decode(msgspec.json.encode(case.game.view(table.t, table.s(), viewer)))
            hands = list(hands_in(view))
            shown = [seat for seat, hand in enumerate(hands[: table.players]) if hand is not None]
            assert shown == ([] if viewer == SPECTATOR else [viewer])
            assert not any(hands[table.players :])  # C40: the neutral third has no cards
        everything = case.game.view(table.t, table.s(), EVERYTHING)
        hands = list(hands_in(msgspec.json.decode(msgspec.json.encode(everything))))
        assert len(hands) >= table.players
        assert None not in hands[: table.players]
