"""Golden playthroughs and records: what was played once is played again, word for word.

A difference is a fault; or a sentence that changed: `python -m tests.golden --again` writes the words anew; or a change of the
rules: then `version` of that game is raised, and `python -m tests.golden` plays all anew.
"""

from pathlib import Path

import pytest

from imperia.play import read_record, replay, verify, write_record

from .choose import FOLDER, PLANS
from .playthrough import read, render

TEXTS = sorted(FOLDER.glob("*/*.txt"))
RECORDS = sorted(FOLDER.glob("*/*.json"))


def name_of(file: Path) -> str:
    return file.stem


def test_every_plan_has_its_playthrough_and_its_record():
    assert {file.stem for file in TEXTS} == {plan.file for plan in PLANS} == {file.stem for file in RECORDS}


@pytest.mark.parametrize("file", TEXTS, ids=name_of)
def test_a_playthrough_comes_out_as_it_is_written(file):
    text = file.read_text(encoding="utf-8")
    start, moves = read(text)
    assert len(moves) >= 10
    assert render(start, moves) == text


@pytest.mark.parametrize("file", RECORDS, ids=name_of)
def test_a_record_is_replayed_to_the_same_events_and_verified(file):
    data = file.read_bytes()
    record = read_record(data)
    match = replay(record)
    assert match.ended is not None
    assert write_record(match.record()) == data
    report = verify(record)
    assert report.errors == ()
    assert report.drawn
    assert report.replayed


def test_a_changed_move_is_a_difference_that_shows():
    text = next(file for file in TEXTS if file.stem == "imperial-opening").read_text(encoding="utf-8")
    start, moves = read(text)
    assert render(start, moves[:-1]) != text
