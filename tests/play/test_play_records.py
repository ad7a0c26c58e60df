"""Records: written, read, replayed, verified; every way in which a file can be wrong has an error of its own."""

from __future__ import annotations

import copy
import json
import os
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from imperia.engine import OVER
from imperia.games import UnknownGame
from imperia.games.game import EVERYTHING, SPECTATOR, Game
from imperia.locale import LANGUAGES, ImperiaError, Message
from imperia.play import (
    Fair,
    Fast,
    Match,
    Opening,
    Record,
    Scripted,
    Seat,
    Typed,
    at,
    decode_entry,
    encode_entry,
    fair,
    load,
    log,
    read_record,
    replay,
    save,
    save_record,
    verify,
    write_record,
)
from imperia.play.errors import (
    BadRecord,
    BrokenPromise,
    CannotRead,
    CannotWrite,
    ChanceMismatch,
    EntryMismatch,
    Foreign,
    IllegalEntry,
    IndexReused,
    Malformed,
    NewerFormat,
    NotJson,
    OtherContent,
    OtherRules,
    SeedWithheld,
    TooLarge,
    Truncated,
)
from play.sealed import GAME, Bid, Card, Cheer, Die, Place, Stop, setup

SEATS = [Seat("Ada"), Seat("Bea"), Seat("Turing", "random")]


def games(name: str) -> Game[Any, Any, Any, Any]:
    if name != "sealed":
        raise UnknownGame(game=name, known="sealed")
    return GAME


def fair_source() -> Fair:
    """A source to which two of three seats have added."""
    opening = Opening("match 1", (0, 1), seed=bytes(range(32)))
    for seat in (0, 1):
        opening.promise(seat, fair.commitment(bytes([seat + 1]) * 32))
    for seat in (0, 1):
        opening.show(seat, bytes([seat + 1]) * 32)
    return Fair.of(opening)


def round_of(match: Match, bids: tuple[int, int, int]) -> None:
    for seat, amount in enumerate(bids):
        match.act(seat, Bid(amount), match.question(seat).decision)
    match.act(match.to_act(), Stop())


def whole() -> Match:
    """A match with every kind of entry, played to its end."""
    ticks = iter(range(1_700_000_000_000, 1_800_000_000_000, 1500))
    match = Match.start(setup(), fair_source(), SEATS, game=GAME, clock=lambda: next(ticks))
    match.set_clocks((60_000,) * 3, (0, 1, 2), (80, 100, 0))
    match.chat(1, "Good luck! Удачи! Powodzenia!")
    match.act(0, Bid(3), command="c-1")
    match.undo(0)
    match.takeover(1, "random", "clock")
    round_of(match, (3, 1, 2))
    match.pause(0)
    match.resume()
    match.give_back(1)
    round_of(match, (0, 3, 1))
    match.takeback(0, (1,), command="c-2")
    match.act(0, Bid(2))
    match.act(1, Bid(1))
    match.act(2, Bid(1))
    match.act(0, Place(1))
    match.act(2, Cheer())
    match.act(0, Stop())
    round_of(match, (0, 0, 1))
    assert match.to_act() == OVER
    assert {type(entry) for entry in match.log} == set(log.Entry.__subclasses__()) - {log.Resign}
    return match


def plain(match: Match) -> dict[str, Any]:
    """The record as JSON, to be tampered with."""
    found: dict[str, Any] = json.loads(write_record(match.record()))
    return found


def read(found: Any) -> Record:
    return read_record(json.dumps(found), games=games)


def nth_entry(found: dict[str, Any], kind: str, n: int = 0) -> dict[str, Any]:
    entry: dict[str, Any] = [entry for entry in found["entries"] if entry["entry"] == kind][n]
    return entry


# ---- round trips


def test_a_record_comes_back_as_it_was() -> None:
    match = whole()
    record = match.record()
    assert read_record(write_record(record), games=games) == record
    assert read_record(write_record(record).decode(), games=games) == record


def test_a_record_is_readable_json_with_a_line_for_each_entry() -> None:
    match = whole()
    text = write_record(match.record()).decode()
    found = json.loads(text)
    assert list(found)[:4] == ["kind", "format", "game", "rules"]
    assert len(text.splitlines()) == len(match.log) + len(found) - 1 + 4
    assert "Удачи" in text


def test_replay_gives_the_same_match() -> None:
    match = whole()
    again = replay(read_record(write_record(match.record()), games=games), games=games)
    assert again.log == match.log
    assert again.position_text() == match.position_text()
    assert again.result() == match.result()
    for viewer in (EVERYTHING, SPECTATOR, 0, 1, 2):
        assert again.history(viewer) == match.history(viewer)


def test_the_match_can_be_seen_as_it_stood_at_every_number() -> None:
    match = whole()
    for seq in range(1, len(match.log) + 1):
        earlier = at(match, seq)
        assert earlier.log == match.log[:seq]
        for viewer in (SPECTATOR, 0, 1, 2):
            assert match.view_at(seq - 1, viewer) == earlier.view(viewer)
    assert earlier.position_text() == match.position_text()


def test_entries_come_back_one_by_one_for_a_store() -> None:
    match = whole()
    assert [decode_entry(GAME, encode_entry(entry)) for entry in match.log] == match.log


def test_the_seed_stands_in_a_record_after_the_end_only() -> None:
    match = Match.start(setup(), fair_source(), SEATS, game=GAME)
    assert match.record().chance.seed is None
    assert bytes(range(32)).hex().encode() not in write_record(match.record())
    match.give_up()
    assert match.record().chance.seed == bytes(range(32)).hex()


def test_a_record_of_a_running_match_for_a_seat_tells_nothing_hidden() -> None:
    match = Match.start(setup(), Scripted([Card(3), Card(5), Card(7)]), SEATS, game=GAME)
    match.act(1, Bid(3))
    record = match.record(0)
    text = write_record(record)
    found = json.loads(text)
    assert [entry.get("meaning") for entry in found["entries"]] == [None] * len(found["entries"])
    assert [event.get("card") for entry in found["entries"] for event in entry.get("events", ())][:3] == [3, None, None]
    assert nth_entry(found, "action")["action"] == {"do": "bid", "amount": None}
    assert read_record(text, games=games) == record
    with pytest.raises(Malformed):
        replay(record, games=games)
    assert not verify(record, games=games).replayed


def test_unknown_fields_are_ignored() -> None:
    found = plain(whole())
    found["weather"] = "fine"
    found["seats"][0]["hat"] = "red"
    for entry in found["entries"]:
        entry["mood"] = 1
        for event in entry.get("events", ()):
            event["sound"] = "x"
    assert read(found) == whole().record()


def test_a_match_started_from_a_position_is_recorded_with_it() -> None:
    match = Match.start(setup(), Scripted([Card(3), Card(5), Card(7)]), game=GAME)
    puzzle = Match.start(match.position_text(), Fast(3), game=GAME, id="puzzle")
    for seat in range(3):
        puzzle.act(seat, Bid(seat))
    puzzle.act(2, Stop())
    again = replay(read_record(write_record(puzzle.record()), games=games), puzzle.source, games=games)
    assert again.log == puzzle.log
    assert puzzle.record(0).position == ""


# ---- saving


def test_a_saved_match_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    for source in (fair_source(), Fast(9), Scripted([Card(card) for card in range(3)] + [Die(3)])):
        match = Match.start(setup(), source, SEATS, game=GAME, id="match 1")
        match.act(0, Bid(3))
        path = tmp_path / "game.save"
        save(match, path)
        loaded = load(path, games=games)
        assert loaded.log == match.log
        for each in (match, loaded):
            each.act(1, Bid(0))
            each.act(2, Bid(0))
            each.act(0, Stop())
        assert loaded.position_text() == match.position_text()
        assert [entry.outcome for entry in loaded.log if isinstance(entry, log.Chance)] == [
            entry.outcome for entry in match.log if isinstance(entry, log.Chance)
        ]


def test_typed_chance_waits_again_after_loading(tmp_path: Path) -> None:
    match = Match.start(setup(), Typed(), game=GAME)
    match.say_chance(Card(4))
    save(match, tmp_path / "game.save")
    loaded = load(tmp_path / "game.save", games=games)
    assert loaded.awaited() == match.awaited()
    assert loaded.awaited().index == 1


def test_a_crash_between_an_action_and_its_chance_changes_nothing() -> None:
    match = whole()
    record = match.record()
    for seq, entry in enumerate(match.log):
        if isinstance(entry, log.Chance):
            stopped = msgspec.structs.replace(record, entries=record.entries[:seq])
            resumed = replay(stopped, fair_source(), games=games)
            assert (resumed.log[seq].outcome, resumed.log[seq].events) == (entry.outcome, entry.events)


def test_a_save_file_is_for_its_owner_alone_and_a_record_for_all(tmp_path: Path) -> None:
    match = whole()
    before = os.umask(0o022)
    try:
        save(match, tmp_path / "game.save")
        save_record(match.record(), tmp_path / "game.json")
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "game.save").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "game.json").stat().st_mode) == 0o644
    assert read_record((tmp_path / "game.save").read_bytes(), games=games) == match.record()


def test_a_failed_write_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.save"
    match = Match.start(setup(), fair_source(), SEATS, game=GAME)
    save(match, path)
    before = path.read_bytes()
    match.act(0, Bid(1))

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotWrite) as caught:
        save(match, path)
    assert caught.value.facts == {"path": str(path), "why": Message("system-full")}
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(CannotRead):
        load(tmp_path / "none.save", games=games)


@pytest.mark.parametrize(
    ("source", "secret", "error"),
    [
        (fair_source(), "ab" * 32, BrokenPromise),  # another seed than the one promised
        (fair_source(), "ab", Malformed),
        (fair_source(), "no seed", Malformed),
        (fair_source(), 7, Malformed),
        (Fast(3), "many", Malformed),
        (Fast(3), 4, ChanceMismatch),
        (Scripted([Card(0), Card(1), Card(2)]), [{"chance": "sun"}], Malformed),
        (Scripted([Card(0), Card(1), Card(2)]), [{"chance": "card", "card": 0}, {"chance": "card", "card": 5}], ChanceMismatch),
    ],
)
def test_a_save_file_with_another_secret_is_refused(tmp_path: Path, source: Any, secret: Any, error: type[ImperiaError]) -> None:
    path = tmp_path / "game.save"
    save(Match.start(setup(), source, SEATS, game=GAME, id="match 1"), path)
    found = json.loads(path.read_bytes())
    path.write_text(json.dumps({**found, "secret": secret}), encoding="utf-8")
    with pytest.raises(error) as caught:
        load(path, games=games)
    assert type(caught.value) is error


# ---- what is wrong with a file, and where


def test_a_truncated_record_is_told_as_such() -> None:
    text = write_record(whole().record()).rstrip()
    for cut in (0, 1, 2, len(text) // 3, len(text) // 2, len(text) - 1):
        with pytest.raises(Truncated):
            read_record(text[:cut], games=games)


@pytest.mark.parametrize("text", ["no json", "{'a': 1}", b"\xff\xfe", b"\x89PNG\r\n", '{"a": 1} and more', "[" * 100_000])
def test_what_is_no_json_is_told_as_such(text: Any) -> None:
    with pytest.raises(NotJson):
        read_record(text, games=games)


def test_what_is_no_json_is_told_with_its_place() -> None:
    with pytest.raises(NotJson) as caught:
        read_record('{"game": ?}', games=games)
    assert caught.value.facts == {"byte": 9}


HEADLESS = '{"game": "sealed", "format": true, "entries": []}'


@pytest.mark.parametrize("text", ["null", "1", "[]", "{}", '{"game": "chess"}', HEADLESS, '{"kind": "imperia save"}'])
def test_foreign_json_is_told_as_such(text: str) -> None:
    with pytest.raises(Foreign):
        read_record(text, games=games)


def test_a_huge_file_is_refused_before_it_is_read() -> None:
    with pytest.raises(TooLarge):
        read_record(b" " * (64 * 2**20 + 1), games=games)


def test_versions_are_told() -> None:
    found = plain(whole())
    with pytest.raises(NewerFormat) as newer:
        read({**found, "format": 3})
    assert newer.value.facts == {"format": 3, "known": 2}
    with pytest.raises(OtherRules) as other:
        read({**found, "rules": 7})
    assert other.value.facts == {"game": "sealed", "rules": 7, "known": 1}
    with pytest.raises(UnknownGame):
        read({**found, "game": "chess"})
    with pytest.raises(Malformed):
        read({**found, "format": 0})


def test_a_record_of_other_rules_can_be_looked_at_but_not_replayed() -> None:
    found = {**plain(whole()), "rules": 7}
    nth_entry(found, "action")["action"] = {"do": "something of old"}
    record = read_record(json.dumps(found), games=games, any_rules=True)
    assert nth_entry(found, "action")["action"] in [entry.action for entry in record.entries if isinstance(entry, log.Action)]
    with pytest.raises(OtherRules):
        replay(record, games=games)


@pytest.mark.parametrize(
    ("where", "change"),
    [
        ("players", lambda found: found.update(players="three")),
        ("record", lambda found: found.pop("seats")),
        ("seats[1].name", lambda found: found["seats"][1].update(name=1)),
        ("options.rounds", lambda found: found["options"].update(rounds="many")),
        ("chance.source", lambda found: found.update(chance={"source": "oracle"})),
        ("chance.commitment", lambda found: found["chance"].update(commitment="zz")),
        ("chance.entropies[1]", lambda found: found["chance"]["entropies"].__setitem__(1, "ab")),
        ("entries[2]", lambda found: found["entries"].__setitem__(2, "draw")),
        ("entries[2].outcome", lambda found: found["entries"][2].update(outcome="ace")),
        ("entries[2].seq", lambda found: found["entries"][2].update(seq=3)),
        ("entries[0]", lambda found: found.update(entries=[])),
        ("viewer", lambda found: found.update(viewer=0)),  # the match has ended: there is only the whole record
        ("viewer", lambda found: found.update(viewer=-3)),
        ("viewer", lambda found: found.update(viewer=3)),
        ("format", lambda found: found.update(format=1)),  # the head is that of format 2
        ("entries[7].entry", lambda found: nth_entry(found, "undo").update(entry="do over")),
    ],
)
def test_a_malformed_field_is_named(where: str, change: Callable[[dict[str, Any]], Any]) -> None:
    found = plain(whole())
    change(found)
    with pytest.raises(Malformed) as caught:
        read(found)
    assert caught.value.facts["where"] == where


def test_changed_content_does_not_fit_its_digest() -> None:
    found = plain(whole())
    found["content_sha256"] = "00" * 32
    with pytest.raises(OtherContent):
        read(found)


def tampered(change: Callable[[dict[str, Any]], Any]) -> ImperiaError:
    """What a replay says of a record that was changed."""
    found = plain(whole())
    change(found)
    with pytest.raises(BadRecord) as caught:
        replay(read(found), games=games)
    return caught.value


def test_an_illegal_action_is_told_with_its_entry_and_rule() -> None:
    error = tampered(lambda found: nth_entry(found, "action", 2).update(action={"do": "place", "pile": 1}))
    assert (type(error), error.rule, error.facts["entry"]) == (IllegalEntry, "S2", nth_entry(plain(whole()), "action", 2)["seq"])
    error = tampered(lambda found: nth_entry(found, "action", 2).update(seat=3))
    assert error.facts["why"].id == "error-seat"
    error = tampered(lambda found: nth_entry(found, "action", 2).update(action=None))
    assert error.facts["why"].id == "error-action"


def test_a_changed_outcome_is_told_with_its_index() -> None:
    def change(found: dict[str, Any]) -> None:
        entry = nth_entry(found, "chance", 4)
        entry["outcome"] = (entry["outcome"] + 1) % entry["n"]

    error = tampered(change)
    assert (type(error), error.facts["index"]) == (ChanceMismatch, 4)
    assert isinstance(tampered(lambda found: nth_entry(found, "chance", 4).update(index=3)), IndexReused)
    assert tampered(lambda found: nth_entry(found, "chance", 4).update(n=99)).facts["field"] == "n"
    assert tampered(lambda found: nth_entry(found, "chance", 4).update(outcome=-1)).facts["field"] == "outcome"
    assert (
        tampered(lambda found: nth_entry(found, "chance", 4).update(meaning={"chance": "die", "die": 9})).facts["field"]
        == "meaning"
    )


def test_a_changed_event_or_result_is_told_with_its_entry() -> None:
    error = tampered(lambda found: nth_entry(found, "action", 3)["events"].pop())
    assert (type(error), error.facts["field"]) == (EntryMismatch, "events")
    error = tampered(lambda found: found["entries"][-1]["result"].update(winners=[1]))
    assert (type(error), error.facts["field"]) == (EntryMismatch, "result")
    for decision in (-1, nth_entry(plain(whole()), "action", 3)["seq"], 10**30):
        error = tampered(lambda found, decision=decision: nth_entry(found, "action", 3).update(decision=decision))
        assert (type(error), error.facts["field"]) == (EntryMismatch, "decision")
    error = tampered(lambda found: nth_entry(found, "undo").update(to=0))
    assert (type(error), error.facts["field"]) == (EntryMismatch, "to")


@pytest.mark.parametrize("kind", ["undo", "takeback", "end", "start", "pause", "return", "chance", "resign"])
def test_an_entry_out_of_its_place_is_refused(kind: str) -> None:
    """Every entry but a chat is moved to the end, where it cannot stand."""
    found = plain(whole())
    moved = {"entry": "resign", "seat": 0} if kind == "resign" else copy.deepcopy(nth_entry(found, kind))
    moved["seq"] = len(found["entries"])
    moved["time"] = 0
    found["entries"].append(moved)
    with pytest.raises(IllegalEntry):
        replay(read(found), games=games)


# ---- verify


def test_an_honest_record_is_verified() -> None:
    match = whole()
    promise = match.record().chance.commitment
    report = verify(read(plain(match)), commitment=promise, entropies={0: b"\1" * 32}, games=games)
    assert report.ok
    assert (report.drawn, report.promised, report.replayed) == (True, True, True)
    assert (report.entries, report.outcomes) == (len(match.log), sum(isinstance(entry, log.Chance) for entry in match.log))


def test_every_single_changed_outcome_is_caught() -> None:
    found = plain(whole())
    for i, entry in enumerate(found["entries"]):
        if entry["entry"] == "chance":
            changed = copy.deepcopy(found)
            changed["entries"][i]["outcome"] = (entry["outcome"] + 1) % entry["n"]
            errors = verify(read(changed), games=games).errors
            assert any(isinstance(error, ChanceMismatch) and error.facts["entry"] == i for error in errors)


def test_a_host_who_cheats_consistently_is_caught_by_the_seed() -> None:
    """Another card, and the whole game told as it would have gone with it: only the seed knows."""
    honest = whole()
    cheated = Match.start(setup(), Scripted([Card(11)], then=Fast(2)), SEATS, game=GAME, id="match 1")
    round_of(cheated, (3, 1, 2))
    cheated.give_up()
    record = msgspec.structs.replace(cheated.record(), chance=honest.record().chance)
    report = verify(record, games=games)
    assert report.replayed
    assert isinstance(report.errors[0], ChanceMismatch)


def test_a_changed_seed_is_caught_and_so_is_one_made_up_with_its_commitment() -> None:
    match = whole()
    found = plain(match)
    found["chance"]["seed"] = "00" * 32
    assert any(isinstance(error, BrokenPromise) for error in verify(read(found), games=games).errors)

    other = Fair("match 1", bytes(32), {0: b"\1" * 32, 1: b"\2" * 32})
    made_up = Match.start(setup(), other, SEATS, game=GAME)
    made_up.give_up()
    assert verify(made_up.record(), games=games).ok
    kept = match.record().chance.commitment
    assert [type(error) for error in verify(made_up.record(), commitment=kept, games=games).errors] == [BrokenPromise]
    assert [type(error) for error in verify(made_up.record(), entropies={1: bytes(32)}, games=games).errors] == [BrokenPromise]


def test_a_seed_that_is_withheld_after_the_end_is_told() -> None:
    found = plain(whole())
    found["chance"]["seed"] = None
    assert [type(error) for error in verify(read(found), games=games).errors] == [SeedWithheld]


@pytest.mark.parametrize("kind", ["action", "chance", "undo", "takeback", "end"])
def test_a_left_out_entry_is_caught(kind: str) -> None:
    found = plain(whole())
    found["entries"].remove(nth_entry(found, kind))
    for seq, entry in enumerate(found["entries"]):
        entry["seq"] = seq
    report = verify(read(found), games=games)
    if kind == "end":  # then it is the record of a match that runs, with a seed that should not be known yet
        assert report.ok
    else:
        assert not report.ok


def test_a_running_fair_match_is_verified_as_far_as_can_be() -> None:
    match = Match.start(setup(), fair_source(), SEATS, game=GAME)
    report = verify(match.record(), games=games)
    assert (report.ok, report.drawn, report.promised, report.replayed) == (True, False, False, True)


# ---- migration


def golden_1() -> str:
    return (Path(__file__).parent / "golden" / "sealed.format-1.json").read_text(encoding="utf-8")


def test_a_golden_record_of_format_1_is_read_replayed_and_verified() -> None:
    record = read_record(golden_1(), games=games)
    assert record.format == 2
    assert [entry.seq for entry in record.entries] == list(range(len(record.entries)))
    assert {entry.by for entry in record.entries if isinstance(entry, log.Action)} == {log.PERSON, log.By("bot", "random")}
    assert verify(record, games=games).ok
    match = replay(record, games=games)
    assert match.result().winners == (1,)
    assert read_record(write_record(match.record()), games=games) == match.record()


def test_the_golden_record_of_format_2_replays() -> None:
    text = (Path(__file__).parent / "golden" / "sealed.format-2.json").read_text(encoding="utf-8")
    record = read_record(text, games=games)
    assert verify(record, games=games).ok
    assert write_record(record).decode() == text


def test_format_1_is_read_as_strictly() -> None:
    found = json.loads(golden_1())
    found["entries"][3] = "draw"
    with pytest.raises(Malformed) as caught:
        read(found)
    assert caught.value.facts["where"] == "entries[3]"


# ---- every sentence in every language


def all_errors() -> list[ImperiaError]:
    return [
        Truncated(), NotJson(7), TooLarge(64), Foreign(), NewerFormat(9, 2), OtherRules("sealed", 7, 1), Malformed("a[1].b", "x"),
        OtherContent(), IllegalEntry(3, UnknownGame(game="chess", known="sealed")), EntryMismatch(4, "events"),
        ChanceMismatch(1, 2, 3, 4), IndexReused(1, 2, 3), BrokenPromise(), SeedWithheld(), CannotWrite(path="/x", why="no"),
        CannotRead(path="/x", why="no"),
    ]  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_of_records_is_said_in_every_language(language: str) -> None:
    said = [error.said(language) for error in all_errors()]
    assert len(set(said)) == len(said)
    assert all("{" not in sentence for sentence in said)
    assert str(10**30) in NewerFormat(10**30, 2).said(language)


# ---- fuzz: whatever the bytes, a typed error or a record


@settings(max_examples=300)
@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_bytes_are_refused_with_a_typed_error(data: bytes | str) -> None:
    with pytest.raises(BadRecord):
        read_record(data, games=games)


SCALARS = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5)
JSON = st.recursive(SCALARS, lambda inner: st.lists(inner, max_size=3))


@settings(max_examples=300, deadline=None)
@given(data=st.data(), value=JSON)
def test_a_record_with_one_value_replaced_is_read_the_same_or_refused(data: st.DataObject, value: Any) -> None:
    """Somewhere in the record stands something else: an ImperiaError, or a record that still replays."""
    found: Any = plain(FUZZED)
    at: Any = found
    while True:
        key = data.draw(st.sampled_from(sorted(at) if isinstance(at, dict) else list(range(len(at)))))
        if not at[key] or not isinstance(at[key], dict | list) or data.draw(st.booleans()):
            break
        at = at[key]
    at[key] = value
    try:
        record = read(found)
        entries = replay(record, games=games).record().entries
    except ImperiaError as refusal:
        said = refusal.said("en")
    else:
        said = ""
    assert said or entries == record.entries


FUZZED = whole()
