"""The program as a whole: help pages, languages, usage errors, exit codes."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from imperia import __version__
from imperia.cli import app
from imperia.locale import LANGUAGES, bundle

COMMANDS = [one.name or one.callback.__name__ for one in app.registered_commands]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_every_help_page_fits_a_screen_of_80_by_24(command, language: str, name: str) -> None:
    result = command(*([name] if name else []), "--help", "--lang", language)
    lines = result.stdout.splitlines()
    assert result.exit_code == 0
    assert len(lines) < 24
    assert max(map(len, lines)) <= 80
    assert "cli-" not in result.stdout


def test_help_speaks_the_language_of_the_person(command) -> None:
    assert "Ключи" in command("doctor", "--lang=ru", "--help").stdout
    assert "Opcje" in command("--lang", "pl", "doctor", "--help").stdout


def test_version_is_data_on_stdout(command) -> None:
    result = command("--version")
    assert (result.stdout, result.stderr, result.exit_code) == (f"imperia {__version__}\n", "", 0)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["docter"], "doctor"),
        (["zzz"], "zzz"),
        (["doctor", "--jsn"], "--json"),
        (["doctor", "--zzz"], "--zzz"),
        (["doctor", "--lang"], "--lang"),
    ],
)
def test_wrong_usage_names_what_is_wrong_and_the_page_that_helps(
    command, language: str, words: list[str], named: str, monkeypatch
) -> None:
    monkeypatch.setenv("IMPERIA_LANG", language)
    result = command(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert named in result.stderr
    assert "--help" in result.stderr
    assert ": ." not in result.stderr
    assert "-." not in result.stderr


def test_an_unknown_language_is_refused_with_those_that_are_there(command) -> None:
    result = command("config", "--lang", "de")
    assert result.exit_code == 2
    assert "en, ru, pl" in result.stderr


def test_no_colour_codes_where_nobody_looks(command) -> None:
    assert "\x1b" not in command("config").output


def placeables(text: str) -> set[str]:
    return set(re.findall(r"\$(\w+)", text))


@pytest.mark.parametrize("room", ["cli", "terminal"])
def test_the_three_languages_have_the_same_messages_and_facts(room: str) -> None:
    from importlib.resources import files

    def messages(language: str) -> dict[str, set[str]]:
        text = (files("imperia.locale") / language / f"{room}.ftl").read_text(encoding="utf-8")
        parts = re.split(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE)[1:]
        return dict(zip(parts[::2], map(placeables, parts[1::2])))

    assert messages("en") == messages("ru") == messages("pl")
    assert all(bundle(language).has_message(name) for language in LANGUAGES for name in messages("en"))


def test_ctrl_c_while_the_program_is_loaded_is_quiet() -> None:
    """Whoever stops it at once sees no traceback."""
    stopped = (
        "import sys\n"
        "class Stops:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'imperia.cli': raise KeyboardInterrupt\n"
        "sys.meta_path.insert(0, Stops())\n"
        "import runpy\n"
        "runpy.run_module('imperia', run_name='__main__')\n"
    )
    result = subprocess.run([sys.executable, "-c", stopped], capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (130, "")


def test_make_help_names_every_command_of_make() -> None:
    makefile = (Path(__file__).parents[2] / "Makefile").read_text(encoding="utf-8")
    named = makefile[makefile.index(".PHONY:") :].split("\n")[0].split()[1:]
    helped = re.findall(r'@echo "make ([a-z-]+) ', makefile)
    assert sorted(helped) == sorted(set(named) - {"help"})
