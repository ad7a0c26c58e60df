"""Whole games in real pseudo-terminals of 80 by 24: what is drawn fits, Ctrl-C leaves cleanly, nothing asks too much."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path

import pexpect
import pytest
from rich.cells import cell_len

CLEAR = "\x1b[2J"
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
PROMPT = ["> $", "Enter to go on", "Enter — дальше", "Enter: dalej", pexpect.EOF]


def spawn(folder: Path, *words: str, **environ: str) -> pexpect.spawn[str]:
    source = str(Path(__file__).parents[2] / "src")
    environment = {
        **{name: value for name, value in os.environ.items() if not name.startswith(("IMPERIA_", "LC_", "LANG", "NO_COLOR"))},
        **{"PYTHONPATH": source, "IMPERIA_CONFIG": str(folder / "config.toml"), "IMPERIA_DATA": str(folder), "IMPERIA_PACE": "0"},
        **{"TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"},
        **environ,
    }
    words = ("-m", "imperia", *words)
    child = pexpect.spawn(sys.executable, list(words), env=environment, dimensions=(24, 80), encoding="utf-8", timeout=30)
    child.delaybeforesend = None
    return child


NUMBERS = tuple(str(n) for n in range(1, 13))


def play_through(child: pexpect.spawn[str], answers: tuple[str, ...] = NUMBERS, most: int = 900) -> str:
    """Answer every question with the next answer, or Enter where one has only to go on; everything that was printed."""
    printed, number = "", 0
    for _ in range(most):
        found = child.expect(PROMPT)
        printed += child.before + (child.after if isinstance(child.after, str) else "")
        if found == len(PROMPT) - 1:
            break
        child.sendline(answers[number % len(answers)] if found == 0 else "")
        number += found == 0
    child.close()
    return printed


def screens(printed: str) -> list[list[str]]:
    """Everything between two clearings of the window, as lines without colours."""
    parts = printed.replace("\r", "").split(CLEAR)[1:]
    return [ANSI.sub("", part).rstrip("\n").split("\n") for part in parts]


QUICK = tuple(f"--set={one}" for one in ("setup=deal", "placement=automatic", "victory=rounds", "round_limit=2"))
GAMES = {
    "imperial": ((), NUMBERS),
    "conquest": (QUICK, ("", "1", "e", "a")),
    "empire": (("--set=turn_limit=40",), ("", "e", "1", "1", "p", "a", "2")),
}


USUAL = {("imperial", "ru"), ("conquest", "pl"), ("empire", "en")}  # the other pairs are left to the long proofs
PAIRS = [(game, language) for game in GAMES for language in ("en", "ru", "pl")]


@pytest.mark.parametrize(
    ("game", "language"), [pytest.param(*pair, marks=() if pair in USUAL else pytest.mark.long) for pair in PAIRS]
)
def test_a_whole_game_fits_80_by_24(tmp_path: Path, game: str, language: str) -> None:
    options, answers = GAMES[game]
    child = spawn(tmp_path, "play", game, "--seed", "11", "--level", "random", "--lang", language, *options)
    printed = play_through(child, answers)
    assert child.exitstatus == 0, printed[-2000:]
    shown = screens(printed)
    assert len(shown) > 20
    for screen in shown[:-1]:
        assert len(screen) <= 24, "\n".join(screen)
        assert max(cell_len(line) for line in screen) <= 80, "\n".join(screen)
    assert list((tmp_path / "records").glob(f"{game}-*.json"))


def test_the_menu_asks_one_question_and_enter_plays(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", IMPERIA_LANG="en")
    child.expect("Enter for Imperial")
    child.sendline("")
    child.expect("declarations")
    child.close()


def test_ctrl_c_leaves_cleanly_and_the_game_goes_on(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "imperial", "--level", "random", IMPERIA_LANG="pl")
    child.expect("dalej")
    child.sendline("")
    child.expect("> $")
    child.sendintr()
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "imperia play --resume" in child.before
    assert "Traceback" not in child.before
    again = spawn(tmp_path, "play", IMPERIA_LANG="pl")
    again.expect("dalej: Imperial.*> $")
    again.sendline("")
    again.expect("toczy się dalej")
    again.expect("> $")
    again.sendeof()
    again.expect(pexpect.EOF)
    again.close()
    assert again.exitstatus == 0


def test_no_color_is_respected_and_brackets_still_tell(tmp_path: Path) -> None:
    child = spawn(tmp_path, "play", "imperial", "--seed", "1", "--level", "random", NO_COLOR="1", IMPERIA_LANG="en")
    child.expect("Enter to go on")
    child.sendline("")
    child.expect("> $")
    assert not re.search(r"\x1b\[(3[0-7]|4[0-7]|9[0-7]|[34]8)[;m]", child.before)
    assert "[5]" in child.before
    child.close()
