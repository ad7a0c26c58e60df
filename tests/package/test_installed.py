"""Wheel and sdist as users get them: built once, each installed into an environment of its own, without and with `[fast]`.

No test here sees the source tree: the environments hold what the packages asked for, and nothing else.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tarfile
import venv
import zipfile
from pathlib import Path

import pytest

import imperia

ROOT = Path(__file__).parents[2]


def run(*command: str | Path, cwd: Path, ok: bool = True) -> subprocess.CompletedProcess[str]:
    """Run a command in clean surroundings: no PYTHONPATH, no terminal, settings and compiled code kept in `cwd`."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "IMPERIA_", "XDG_"))}
    environment |= {"IMPERIA_CACHE": str(cwd / "compiled"), "HOME": str(cwd), "NO_COLOR": "1", "COLUMNS": "100"}
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=900)
    assert not ok or done.returncode == 0, f"{words}\n{done.stdout}\n{done.stderr}"
    return done


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The paths of the wheel and the sdist; the wheel is made out of the sdist, as it is for an upload."""
    out = tmp_path_factory.mktemp("dist")
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", out, ROOT, cwd=out)
    return {"wheel": next(out.glob("*.whl")), "sdist": next(out.glob("*.tar.gz"))}


class Installed:
    """An environment of its own with one of the packages in it, and an empty folder to work in."""

    def __init__(self, folder: Path, package: Path, extra: str) -> None:
        self.folder = folder
        self.fast = bool(extra)
        self.bin = folder / "environment" / "bin"
        venv.create(folder / "environment", with_pip=True)
        pip = (self.bin / "python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-input")
        run(*pip, "--constraint", ROOT / "constraints.txt", f"imperia{extra} @ {package.as_uri()}", cwd=folder)

    def imperia(self, *words: str, ok: bool = True) -> subprocess.CompletedProcess[str]:
        """Run the command `imperia` with these words."""
        return run(self.bin / "imperia", *words, cwd=self.folder, ok=ok)

    def python(self, program: str) -> str:
        """Run a program in this environment: what it prints."""
        return run(self.bin / "python", "-I", "-c", program, cwd=self.folder).stdout.strip()


@pytest.fixture(
    scope="module",
    params=[("wheel", ""), ("wheel", "[fast]"), ("sdist", ""), ("sdist", "[fast]")],
    ids=["wheel", "wheel-fast", "sdist", "sdist-fast"],
)
def installed(request: pytest.FixtureRequest, built: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """Wheel or sdist, without or with `[fast]`, installed."""
    package, extra = request.param
    return Installed(tmp_path_factory.mktemp("installed"), built[package], extra)


# ---- what the packages carry


def files_in(folder: str, shown_as: str = "") -> set[str]:
    """The files of a folder of the source tree, by the names that they have in the wheel."""
    files = [file for file in (ROOT / folder).rglob("*") if file.is_file() and "__pycache__" not in file.parts]
    return {shown_as + file.relative_to(ROOT / folder).as_posix() for file in files}


def test_the_wheel_holds_every_file_of_the_source_tree_and_no_other(built: dict[str, Path]) -> None:
    held = {name for name in zipfile.ZipFile(built["wheel"]).namelist() if ".dist-info/" not in name}
    assert held == files_in("src") | files_in("docs/rules", shown_as="imperia/rulebook/texts/")
    assert {"imperia/py.typed", "imperia_fast/__init__.py", "imperia/rulebook/texts/pl/imperial.md"} <= held


def test_the_licence_comes_along(built: dict[str, Path]) -> None:
    wheel = zipfile.ZipFile(built["wheel"])
    (name,) = (name for name in wheel.namelist() if name.endswith("licenses/LICENSE"))
    assert wheel.read(name) == (ROOT / "LICENSE").read_bytes()
    assert any(name.endswith("licenses/web/LICENSES.txt") for name in wheel.namelist())  # of what the page carries
    with tarfile.open(built["sdist"]) as sdist:
        assert any(name.endswith("/LICENSE") for name in sdist.getnames())


def test_the_wheel_serves_every_platform_and_says_what_it_needs(built: dict[str, Path]) -> None:
    assert built["wheel"].name.endswith("-py3-none-any.whl")
    wheel = zipfile.ZipFile(built["wheel"])
    (name,) = (name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
    said = wheel.read(name).decode()
    assert "License-Expression: Apache-2.0" in said
    assert "Requires-Python: >=3.11" in said
    assert "extra == 'fast'" in said
    assert "extra == 'print'" in said


# ---- what works once installed


def test_nothing_is_installed_that_was_not_asked_for(installed: Installed) -> None:
    program = "import importlib.util as u; print(u.find_spec('numba') is not None, u.find_spec('pytest') is not None)"
    assert installed.python(program) == f"{installed.fast} False"


def test_every_language_was_installed(installed: Installed) -> None:
    program = (
        "from importlib.resources import files; print(*sorted(p.name for p in files('imperia.locale').iterdir() if p.is_dir()))"
    )
    assert {"en", "ru", "pl"} <= set(installed.python(program).split())


def test_the_library_loads_without_the_compiler(installed: Installed) -> None:
    program = "import sys, imperia.play, imperia.bots, imperia.games; print('numba' in sys.modules, imperia.__version__)"
    assert installed.python(program) == f"False {imperia.__version__}"


def test_the_command_says_its_version(installed: Installed) -> None:
    assert installed.imperia("--version").stdout.strip() == f"imperia {imperia.__version__}"


def test_the_command_shows_a_rule_of_the_books_it_carries(installed: Installed) -> None:
    assert "I7" in installed.imperia("rules", "I7").stdout


def test_doctor_says_whether_the_compiler_is_there_and_what_is_slower_without(installed: Installed) -> None:
    told = installed.imperia("doctor").stdout
    (line,) = (line for line in told.splitlines() if " compiler " in line)
    assert line.startswith("ok") == installed.fast
    assert ("slower" in told) != installed.fast
    assert ("imperia[fast]" in told) != installed.fast


def test_print_says_how_to_get_the_typesetter(installed: Installed) -> None:
    done = installed.imperia("print", "empire", "-o", "empire.pdf", ok=False)
    assert done.returncode == 3
    assert "imperia[print]" in done.stderr
    assert not (installed.folder / "empire.pdf").exists()


def test_simulate_plays_in_the_quickest_machine_that_is_there(installed: Installed) -> None:
    told = json.loads(installed.imperia("simulate", "imperial", "--games", "5", "--json").stdout)
    assert told["machine"] == ("compiled" if installed.fast else "plain")
    assert told["games"] == sum(told["wins"]) == 5  # I7: somebody always wins
    assert told["length"]["least"] >= 26 + 24  # one deal: the lot, 25 cards, 24 plays


WHOLE_GAME = """
import random
from imperia.games import game
from imperia.games.game import Setup
from imperia.play import Fast, Match
draw = random.Random(1)
match = Match.start(Setup("imperial", 2, game("imperial").Options()), Fast(1))
while (seat := match.to_act()) >= 0:
    match.act(seat, draw.choice(match.legal(seat)))
print(match.result().rule)
"""


def test_I7_a_whole_game_is_played_to_its_end(installed: Installed) -> None:
    assert installed.python(WHOLE_GAME) == "I7"


TWINS = """
import imperia.engine as engine
from imperia.games import game
from imperia.games.game import Setup
game = game("imperial")
terms = engine.pack([game.terms(Setup("imperial", 2, game.Options()))], 0)
for machine, search, rules in (
    (engine, game.search, game.rules),
    (engine.compiled(engine), engine.compiled(game.search), engine.compiled(game.rules)),
):
    agreed, states, streams = machine.batch(rules.Terms, 1), machine.batch(rules.State, 1), machine.batch(machine.Stream, 1)
    machine.unpack(agreed, 0, terms)
    machine.seed_at(streams, 0, 7)
    print(*search.playouts(agreed, states, streams, machine.zeros(rules.MAX_LEGAL), 5))
"""


def test_the_compiled_twin_plays_the_same_games_or_says_how_to_get_it(installed: Installed) -> None:
    if installed.fast:
        plain, compiled = installed.python(TWINS).splitlines()
        assert plain == compiled
        assert int(plain.split()[0]) > 5 * 50  # a deal alone has 25 cards and 24 plays
    else:
        said = run(installed.bin / "python", "-c", TWINS, cwd=installed.folder, ok=False).stderr
        assert "CompilerMissing" in said
        assert "imperia[fast]" in said
