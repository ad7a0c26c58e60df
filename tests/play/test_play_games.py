"""Every game through a match: bots at random, undo, a record with its deck or map whole, replayed and verified."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from imperia import games
from imperia.bots import Budget, information, levels, make
from imperia.games.game import EVERYTHING, SPECTATOR, Setup
from imperia.locale import LANGUAGES, ImperiaError
from imperia.play import Fair, Match, Seat, log, project_entry, read_record, replay, verify, write_record
from imperia.play.errors import Malformed, OtherContent
from imperia.play.record import digest

NAMES = list(games.NAMES)


def played(name: str, players: int, actions: int, number: int = 1) -> Match:
    """A match of random choices by whoever may act, with an undo now and then; to its end or so many actions."""
    game = games.game(name)
    match = Match.start(Setup(name, players, game.Options()), Fair(f"{name} {number}", bytes(32)))
    draw = random.Random(number)
    for _ in range(actions):
        if match.ended:
            break
        question = draw.choice(match.asked())
        match.act(question.seat, draw.choice(match.legal(question.seat)), question.decision)
        if match.can_undo(question.seat) and draw.random() < 0.1:
            match.undo(question.seat)
    return match


def most_players(name: str) -> int:
    return min(4, max(games.game(name).seats))


@pytest.mark.parametrize("name", NAMES)
def test_a_record_comes_back_and_is_verified(name: str) -> None:
    match = played(name, most_players(name), 400)
    text = write_record(match.record())
    record = read_record(text)
    assert record == match.record()
    report = verify(record)
    assert report.ok, [error.said("en") for error in report.errors]
    assert report.replayed
    again = replay(record, match.source, settle=False)
    assert again.log == match.log
    assert again.history(EVERYTHING) == match.history(EVERYTHING)
    assert again.position_text() == match.position_text()


@pytest.mark.parametrize("name", NAMES)
def test_the_deck_or_map_stands_whole_in_the_record_and_is_guarded(name: str) -> None:
    match = played(name, most_players(name), 5)
    game = games.game(name)
    found = json.loads(write_record(match.record()))
    if game.Content is None:
        assert (found["content"], found["content_sha256"]) == (None, "")
        return
    assert msgspec.convert(found["content"], game.Content, str_keys=True) == game.content(match.terms)
    assert len(found["content_sha256"]) == 64
    changed = json.dumps(found).replace(found["content"]["name"]["en"], "Another", 1)
    with pytest.raises(OtherContent):
        read_record(changed)
    with pytest.raises(Malformed) as caught:
        read_record(json.dumps({**found, "content": None, "content_sha256": ""}))
    assert caught.value.facts["where"] == "content"
    with pytest.raises(Malformed) as caught:
        read_record(json.dumps({**found, "content": {**found["content"], "name": 7}}))
    assert caught.value.facts["where"] == "content.name"


@pytest.mark.parametrize("name", NAMES)
def test_chance_tells_viewers_nothing_but_its_events(name: str) -> None:
    match = played(name, most_players(name), 200)
    for entry in match.log:
        for viewer in (SPECTATOR, 0, 1):
            seen: Any = project_entry(match.game, entry, viewer)
            if isinstance(entry, log.Chance) and seen is not None:
                assert (seen.n, seen.outcome, seen.meaning) == (None, None, None)
                assert seen.events


@pytest.mark.parametrize("name", NAMES)
def test_the_position_after_every_entry_can_be_looked_at(name: str) -> None:
    game = games.game(name)
    match = Match.start(Setup(name, most_players(name), game.Options()), Fair("views", bytes(32)))
    draw = random.Random(2)
    views = {}
    for _ in range(60):
        views[match.seq - 1] = [match.view(viewer) for viewer in (SPECTATOR, 0)]
        question = draw.choice(match.asked())
        match.act(question.seat, draw.choice(match.legal(question.seat)), question.decision)
        if match.can_undo(question.seat) and draw.random() < 0.3:
            views[match.seq - 1] = [match.view(viewer) for viewer in (SPECTATOR, 0)]
            match.undo(question.seat)
    for seq, seen in views.items():
        assert [match.view_at(seq, viewer) for viewer in (SPECTATOR, 0)] == seen


@pytest.mark.parametrize("name", NAMES)
def test_bots_of_every_level_play_by_what_they_are_given(name: str) -> None:
    for level in levels(name):
        players = most_players(name)
        match = Match.start(
            Setup(name, players, games.game(name).Options()), Fair("bots"), [Seat(str(i), level) for i in range(players)]
        )
        bots = [make(level, name, seat) for seat in range(players)]
        for _ in range(40):
            if match.ended:
                break
            question = match.asked()[0]
            info = information(match, question.seat)
            action = bots[question.seat].choose(info, Budget(nodes=50))
            assert action in info.legal
            match.act(question.seat, action, question.decision)
        assert verify(match.record()).ok


# ---- fuzz: whatever stands anywhere in a record, it is refused in words, or replays


ODD: list[Any] = [
    None,
    True,
    0,
    -1,
    7,
    10**6,
    2**63,
    10**30,
    1.5,
    "",
    "x",
    "KH",
    "\0",
    "a" * 999,
    [],
    [1],
    {},
    {"do": "play"},
    [[]],
]


def places(found: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a JSON value."""
    inner = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list) else ()
    for key, value in inner:
        yield (*path, key)
        yield from places(value, (*path, key))


def fuzzed(name: str, times: int) -> Counter[str]:
    """What becomes of so many records with one value replaced, left out, or put in twice."""
    whole = json.loads(write_record(played(name, most_players(name), 60).record()))
    paths = list(places(whole))
    head = [path for path in paths if path[0] != "entries"]
    draw = random.Random(name)
    outcomes: Counter[str] = Counter()
    for _ in range(times):
        found = json.loads(json.dumps(whole))
        *way, last = draw.choice(head if draw.random() < 0.4 else paths)
        holder = found
        for key in way:
            holder = holder[key]
        if draw.random() < 0.7:
            holder[last] = draw.choice(ODD)
        elif isinstance(holder, dict):
            del holder[last]
        else:
            holder.insert(last, draw.choice(holder))
        if way[:1] == ["content"]:
            found["content_sha256"] = digest(found["content"])
        outcomes[fate(found)] += 1
    return outcomes


def fate(found: Any) -> str:
    """The error, said in all languages, or "" for a record that replays."""
    try:
        report = verify(read_record(json.dumps(found)))
        errors: tuple[ImperiaError, ...] = report.errors
    except ImperiaError as error:
        errors = (error,)
    for error in errors:
        assert len({error.said(language) for language in LANGUAGES}) == len(LANGUAGES)
    return type(errors[0]).__name__ if errors else ""


@pytest.mark.parametrize("name", NAMES)
def test_a_record_with_anything_anywhere_is_refused_in_words_or_replays(name: str) -> None:
    outcomes = fuzzed(name, 120)
    assert outcomes["Malformed"] > 20
    assert outcomes["EntryMismatch"] > 0


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_a_record_with_anything_anywhere_for_long(name: str) -> None:
    outcomes = fuzzed(name, 20_000)
    assert len(outcomes) >= 8
