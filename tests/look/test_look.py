"""A few screens of every game are looked at as `python -m tests.look` looks at all of them."""

from __future__ import annotations

import pytest

from browser.conftest import browser  # noqa: F401
from look.shots import LANGUAGES, SIZES, THEMES, Shot, serving, take
from look.tables import keep

SAMPLE = [
    ("home", "phone", "light", "ru"),
    ("home", "desktop", "dark", "pl"),
    ("imperial-follow", "phone", "dark", "en"),
    ("imperial-sequence", "desktop", "light", "ru"),
    ("imperial-quartet", "phone", "light", "ru"),
    ("imperial-sequence", "phone", "light", "pl"),
    ("imperial-big-screen", "tablet", "light", "pl"),
    ("empire-touched", "phone", "dark", "pl"),
    ("empire-big-screen", "desktop", "dark", "pl"),
    ("empire-answer", "desktop", "light", "en"),
    ("empire-ten-players", "tablet", "dark", "ru"),
    ("conquest-dice", "phone", "light", "pl"),
    ("conquest-attack", "desktop", "dark", "en"),
    ("conquest-trade", "tablet", "light", "ru"),
    ("imperial-review", "phone", "light", "pl"),
    ("conquest-review", "desktop", "dark", "ru"),
    ("lobby-conquest", "phone", "dark", "ru"),
    ("lobby-empire", "desktop", "light", "pl"),
    ("lobby-full", "phone", "light", "ru"),
    ("rules-conquest", "phone", "dark", "ru"),
    ("conquest-attack", "phone", "light", "pl"),
]


@pytest.fixture(scope="module")
def tables(tmp_path_factory):
    """A server with a table for every state of the sample: its address, and the tables."""
    folder = tmp_path_factory.mktemp("look") / "data"
    kept = keep(folder, {name for name, *_ in SAMPLE})
    with serving(folder) as address:
        yield address, kept


@pytest.mark.parametrize("shot", [Shot(*one) for one in SAMPLE], ids="-".join)
def test_a_screen_has_no_fault(browser, tables, shot):  # noqa: F811
    assert shot.size in SIZES
    assert shot.theme in THEMES
    assert shot.language in LANGUAGES
    address, kept = tables
    assert take(browser, address, shot, kept, None) == []
