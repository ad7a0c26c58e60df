"""The person's side of the table: what is typed is never lost, nor does it play for somebody else."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from imperia.terminal.screen import Screen


def at_a_terminal(monkeypatch: pytest.MonkeyPatch, *typed: str) -> Screen:
    lines = iter(typed)
    monkeypatch.setattr("builtins.input", lambda _: next(lines))
    screen = Screen(Console(file=io.StringIO(), force_terminal=True), "en", pace=0)
    screen.live = True
    return screen


def test_a_word_typed_where_enter_was_asked_for_answers_the_next_question(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = at_a_terminal(monkeypatch, "2", "later")
    screen.wait()
    assert screen.ask("> ") == "2"
    assert screen.ask("> ") == "later"


def test_enter_alone_answers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = at_a_terminal(monkeypatch, "", "later")
    screen.wait()
    assert screen.ask("> ") == "later"
