"""A match of Imperial from the first card to the verified record: the whole path with a real game."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from imperia.bots import UnknownLevel, information, levels, make
from imperia.bots.contract import Budget
from imperia.engine import OVER
from imperia.games.game import BadOption, BadSeats, IllegalAction, Setup
from imperia.games.imperial.actions import Play
from imperia.games.imperial.game import GAME
from imperia.locale import LANGUAGES, ImperiaError
from imperia.play import Fair, Fast, Match, Seat, Typed, load, log, read_action, read_record, replay, save, verify, write_record
from imperia.play.errors import BadAction, ChanceMismatch, EntryMismatch, IllegalEntry, NotAsked, StaleDecision

GOLDEN = Path(__file__).parent / "golden" / "imperial.rules-1.json"
OPTIONS = [
    GAME.Options(),
    GAME.Options(pay_all=True),
    GAME.Options(declare_by_hand=True),
    GAME.Options(ace_capture="any"),
    GAME.Options(pay_all=True, declare_by_hand=True, ace_capture="led_king_queen"),
]


def played(number: int, options: Any = None, id: str = "") -> Match:
    """A match that two random bots play to its end."""
    match = Match.start(Setup("imperial", 2, options or GAME.Options()), Fair(id or f"match {number}", bytes(31) + bytes([number])))
    rng = random.Random(number)
    while match.to_act() != OVER:
        seat = match.to_act()
        match.act(seat, rng.choice(match.legal(seat)), match.question(seat).decision)
    return match


@pytest.mark.parametrize("number", range(len(OPTIONS)))
def test_a_match_is_recorded_read_replayed_and_verified(number: int) -> None:
    match = played(number, OPTIONS[number])
    record = read_record(write_record(match.record()))
    assert record == match.record()
    report = verify(record)
    assert report.ok, report.errors
    assert (report.drawn, report.promised, report.replayed) == (True, True, True)
    assert replay(record).log == match.log


def test_the_golden_record_gives_the_same_events() -> None:
    """If this differs, the rules have changed: raise `version` of the game, and keep this file to be looked at."""
    text = GOLDEN.read_bytes()
    record = read_record(text)
    report = verify(record)
    assert report.ok, [error.said("en") for error in report.errors]
    assert (report.promised, report.replayed) == (True, True)
    assert write_record(record) == text


@pytest.mark.parametrize("number", range(3))
def test_one_changed_outcome_action_event_or_seed_is_caught(number: int) -> None:
    found = json.loads(write_record(played(number).record()))
    rng = random.Random(number)

    def caught(change: Callable[[dict[str, Any]], Any]) -> tuple[ImperiaError, ...]:
        changed = json.loads(json.dumps(found))
        change(changed)
        return verify(read_record(json.dumps(changed))).errors

    def one(changed: dict[str, Any], kind: str) -> dict[str, Any]:
        entry: dict[str, Any] = rng.choice(
            [entry for entry in changed["entries"] if entry["entry"] == kind and entry.get("events")]
        )
        return entry

    def other_outcome(changed: dict[str, Any]) -> None:
        entry = one(changed, "chance")
        entry["outcome"] = (entry["outcome"] + 1) % entry["n"]

    def other_card(changed: dict[str, Any]) -> None:
        entry = one(changed, "action")
        entry["action"]["card"] = {"KH": "QH"}.get(entry["action"]["card"], "KH")

    def other_event(changed: dict[str, Any]) -> None:
        one(changed, "action")["events"].pop()

    def other_seed(changed: dict[str, Any]) -> None:
        changed["chance"]["seed"] = "ab" * 32

    for _ in range(5):
        assert any(isinstance(error, ChanceMismatch) for error in caught(other_outcome))
        assert isinstance(caught(other_card)[-1], IllegalEntry | EntryMismatch)
        assert isinstance(caught(other_event)[-1], EntryMismatch)
    assert len(caught(other_seed)) > 1
    for language in LANGUAGES:
        assert all(error.said(language) for error in caught(other_outcome))


def test_bad_input_is_refused_with_what_and_where_and_changes_nothing() -> None:
    match = Match.start(Setup("imperial", 2, GAME.Options()), Fair("bad input", bytes(32)), [Seat("Ada"), Seat("Bea")])
    seat = match.to_act()
    before = match.position_text(), list(match.log)
    gone = next(card for card in ("KS", "KH", "KD", "KC") if Play(card) not in match.legal(seat))
    refusals: list[tuple[type[ImperiaError], Callable[[], Any]]] = [
        (IllegalAction, lambda: match.act(seat, Play(gone))),
        (IllegalAction, lambda: match.act(seat, Play("no card"))),
        (NotAsked, lambda: match.act(1 - seat, Play(gone))),
        (BadAction, lambda: match.act(seat, "KS")),
        (BadAction, lambda: read_action(GAME, b'{"do": "fly"}')),
        (BadAction, lambda: read_action(GAME, b'{"do": "play", "card": 7}')),
        (BadAction, lambda: read_action(GAME, b'{"do": "play"')),
        (BadAction, lambda: read_action(GAME, {"card": "KS"})),
        (BadAction, lambda: read_action(GAME, b"[" * 100_000)),
        (BadOption, lambda: Match.start(Setup("imperial", 2, {"ace_capture": "never"}))),
        (BadOption, lambda: Match.start(Setup("imperial", 2, {"jokers": 2}))),
        (BadSeats, lambda: Match.start(Setup("imperial", 3, GAME.Options()))),
        (UnknownLevel, lambda: make("divine", "imperial", 1)),
    ]
    for error, refuse in refusals:
        with pytest.raises(error) as caught:
            refuse()
        assert len({caught.value.said(language) for language in LANGUAGES}) == 3
    assert (match.position_text(), list(match.log)) == before
    assert read_action(GAME, b'{"do": "play", "card": "KS"}') == Play("KS")


def test_cards_drawn_at_a_real_table_are_typed_in() -> None:
    """The cards of a match that was played are said one by one; the typed match goes the same way."""
    model = played(7)
    match = Match.start(Setup("imperial", 2, GAME.Options()), Typed())
    for entry in model.log:
        if isinstance(entry, log.Chance):
            assert (match.awaited().index, match.awaited().n) == (entry.index, entry.n)
            assert match.say_chance(entry.meaning)[: len(entry.events)] == entry.events
        elif isinstance(entry, log.Action):
            match.act(entry.seat, entry.action)
    assert match.result() == model.result()


def test_a_match_is_saved_and_goes_on_with_the_same_cards(tmp_path: Path) -> None:
    model = played(3, id="same")
    match = Match.start(Setup("imperial", 2, GAME.Options()), Fair("same", bytes(31) + b"\3"))
    for entry in [entry for entry in model.log if isinstance(entry, log.Action)]:
        save(match, tmp_path / "game.save")
        match = load(tmp_path / "game.save")
        match.act(entry.seat, entry.action)
    assert [(entry.meaning, entry.events) for entry in match.log if isinstance(entry, log.Chance)] == [
        (entry.meaning, entry.events) for entry in model.log if isinstance(entry, log.Chance)
    ]
    assert match.result() == model.result()


def test_all_levels_of_bots_play_whole_matches() -> None:
    assert levels("imperial")[0] == "random"
    for level in levels("imperial"):
        match = Match.start(Setup("imperial", 2, GAME.Options()), Fast(1), [Seat("A", level), Seat("B", level)])
        bots = [make(level, "imperial", seat) for seat in range(2)]
        assert [bot.name for bot in bots] == [level, level]
        while match.to_act() != OVER:
            seat = match.to_act()
            decision = match.question(seat).decision
            action = bots[seat].choose(information(match, seat), Budget())
            match.act(seat, action, decision)
            with pytest.raises((StaleDecision, ImperiaError)):
                match.act(seat, action, decision)
        assert all(entry.by == log.By("bot", level) for entry in match.log if isinstance(entry, log.Action))
        assert verify(read_record(write_record(match.record()))).ok


MODEL = json.dumps(json.loads(write_record(played(1).record())))


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(cut=st.integers(0, len(MODEL)), put=st.text(max_size=4), drop=st.integers(0, 20))
def test_a_record_with_characters_changed_is_refused_or_read_the_same(cut: int, put: str, drop: int) -> None:
    text = MODEL[:cut] + put + MODEL[cut + drop :]
    try:
        entries = replay(read_record(text), settle=False).record().entries
    except ImperiaError as refusal:
        said = [refusal.said(language) for language in LANGUAGES]
    else:
        said = []
    assert said or entries == read_record(text).entries
