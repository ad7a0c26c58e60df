"""What holds for the look of every game: it fits a window, and every legal action can be chosen, by number and by words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from imperia.engine import OVER
from imperia.games import game
from imperia.games.game import SPECTATOR, Setup, read_options
from imperia.play import Fast, Match, Seat
from imperia.terminal.look import Look
from imperia.terminal.session import look_of
from imperia.terminal.words import Choice, chosen

ROWS = 20  # of 24: the question, what refuses an answer, and the prompt need the others
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("imperial", 2, {}),
    ("imperial", 2, {"declare_by_hand": "on", "pay_all": "on"}),
    ("conquest", 2, {}),
    ("conquest", 4, {"setup": "deal", "placement": "automatic"}),
    ("conquest", 6, {"setup": "deal", "placement": "all_at_once", "fortify": "many"}),
    ("empire", 2, {}),
    ("empire", 4, {"victory": "declared"}),
    ("empire", 8, {}),
    ("empire", 16, {}),
]


def flat(choices: Any) -> Iterator[Choice]:
    """All choices, those behind others too."""
    for one in choices:
        yield from flat(one.inside) if one.inside else (one,)


def lines_of(look: Look, match: Match, viewer: int, choices: list[Choice]) -> list[str]:
    console = Console(width=80, record=True, file=open("/dev/null", "w"), color_system=None)  # noqa: SIM115
    history = match.history(viewer)
    for part in look.picture(match.view(viewer), history[-12:], choices, 80, ROWS):
        console.print(part)
    return console.export_text().rstrip("\n").split("\n")


def cases() -> Iterator[Any]:
    """Every table in one language, in turn; the other languages are left to the long proofs."""
    languages = ("en", "ru", "pl")
    for i, table in enumerate(TABLES):
        for language in languages:
            yield pytest.param(*table, language, marks=() if language == languages[i % 3] else pytest.mark.long)


@pytest.mark.parametrize(("name", "players", "options", "language"), list(cases()))
def test_every_question_fits_and_offers_every_legal_action(name: str, players: int, options: dict[str, str], language: str) -> None:
    found, chance = game(name), random.Random(5)
    setup = Setup(name, players, read_options(found, options))
    match = Match.start(setup, Fast(3), [Seat(f"Player {i + 1}") for i in range(players)], game=found)
    look = look_of(match, language)
    for step in range(400):
        seat = match.to_act()
        if seat == OVER:
            break
        legal = match.legal(seat)
        if step % 4 == 0:
            choices = look.choices(match, seat, match.view(seat))
            offered = [one.action for one in flat(choices) if one.legal]
            assert all(action in offered for action in legal)
            lines = lines_of(look, match, seat, choices)
            assert len(lines) <= ROWS, "\n".join(lines)
            assert max(map(cell_len, lines)) <= 80
            assert not [line for line in lines if "terminal-" in line or f"{name}-" in line]
            suggested = look.suggested(choices)
            assert suggested is None or suggested.action in legal
            for one in choices:
                assert one in chosen(one.keys[0] if one.keys else one.label, choices)
        match.act(seat, chance.choice(legal))
    lines_of(look, match, SPECTATOR, [])
    for page in look.PAGES:
        look.page(page, match.view(0), match.history(0))
