"""A small house of its own, in a folder of its own: the engine and one tiny game, for tests that edit, compile and lock it."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"

NUMBERS = "FACTOR = 3\n"
RULES = '''"""A tiny game."""
from __future__ import annotations
from ....engine import Array, Int8, Int16, Int64, Ints, Stream, below, cards_in, copy, lowest, record, rule, size, table
from .numbers import FACTOR

ODD = table([0, 1, 0, 1])

@record
class State:
    """All widths."""
    small: Int8
    n: Int64
    row: Array[Int8] = size(3)
    middle: Int16

@rule
def step(s: State, by: int) -> int:
    """One step."""
    s.n += by * FACTOR
    s.row[by % 3] = by
    return further(s)

@rule
def further(s: State) -> int:
    """Stands below its caller."""
    return s.n + ODD[1]

@rule
def depth(n: int) -> int:
    """Calls itself with a constant and with a number."""
    if n <= 0:
        return 0
    return 1 + depth(n - 1) if n % 2 else depth(0) + 1 + depth(n - 1)

@rule
def numbers(a: int, b: int, out: Ints) -> None:
    """What integers do."""
    out[0], out[1], out[2], out[3] = a // b, a % b, a >> 1, a & b
    out[4], out[5], out[6], out[7] = a | b, a ^ b, min(a, b), abs(a)
    out[8], out[9], out[10] = lowest(a & 255), cards_in(a & 255), ~a
    out[11], out[12] = a < b, not a

@rule
def step_at(states: list[State], i: int, by: int) -> int:
    """Entry point: copy record i over record 0, and step there."""
    copy(states, i, 0)
    return step(states[0], by)
'''
IS_ROOT = hasattr(os, "geteuid") and os.geteuid() == 0  # root writes where nobody may, unless that power is taken away
WITHOUT_POWERS = ["setpriv", "--bounding-set", "-dac_override,-dac_read_search"] if IS_ROOT else []


class House:
    """The small house, and runs of Python in it."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.cache = folder, folder / "cache"
        rules = folder / "imperia" / "games" / "tiny" / "rules"
        rules.mkdir(parents=True)
        shutil.copytree(SOURCE / "imperia" / "engine", folder / "imperia" / "engine", ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copytree(SOURCE / "imperia_fast", folder / "imperia_fast", ignore=shutil.ignore_patterns("__pycache__"))
        for package in (folder / "imperia", rules.parents[1], rules.parent):
            (package / "__init__.py").write_text("")
        (rules / "__init__.py").write_text(RULES)
        self.numbers = rules / "numbers.py"
        self.numbers.write_text(NUMBERS)

    def environment(self, **more: str | None) -> dict[str, str]:
        """The variables of a run; None takes one away."""
        plain = {name: value for name, value in os.environ.items() if not name.startswith(("IMPERIA_", "NUMBA_", "XDG_"))}
        given = {**plain, "PYTHONPATH": str(self.folder), "PYTHONDONTWRITEBYTECODE": "1", "IMPERIA_CACHE": str(self.cache), **more}
        return {name: value for name, value in given.items() if value is not None}

    def start(self, script: str, powerless: bool = False, **more: str | None) -> subprocess.Popen[str]:
        """Begin to run a script that prints JSON. powerless: even root may write only where the file's mode says so."""
        begin = (
            "import json\nimport imperia.engine as plain\nimport imperia.games.tiny.rules as tiny\nfast = plain.compiled(tiny)\n"
        )
        command = [*(WITHOUT_POWERS if powerless else []), sys.executable, "-c", begin + script]
        return subprocess.Popen(
            command, env=self.environment(**more), cwd="/", text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
        )

    def run(self, script: str, powerless: bool = False, **more: str | None):
        """Run a script; what it printed, as JSON, and what it warned of."""
        return ended(self.start(script, powerless, **more))


def ended(process: subprocess.Popen[str]):
    """What a run printed, as JSON, and what it warned of."""
    out, err = process.communicate(timeout=120)
    assert process.returncode == 0, err
    return json.loads(out), err


@pytest.fixture
def house():
    folder = Path(tempfile.mkdtemp(prefix="house-"))
    folder.chmod(0o755)
    yield House(folder)
    for path in [folder, *folder.rglob("*")]:
        if path.is_dir():
            path.chmod(0o700)
    shutil.rmtree(folder)
