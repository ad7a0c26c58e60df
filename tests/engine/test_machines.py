"""Both machines: the same numbers, the same bytes, and the plain one with nothing but Python."""

import re
import struct
import subprocess
import sys

import pytest

import imperia.engine as plain
from imperia.engine import Array, Int8, Int16, Int32, Int64, record, size
from imperia.engine.layout import layout_of
from imperia.games import NAMES

from .conftest import SOURCE

fast = plain.compiled(plain)


@record
class Shelf:
    """One field of every width, numbers and arrays, in no order of width."""

    tiny: Int8
    long: Int64
    row: Array[Int8] = size(3)
    wide: Array[Int64] = size(2)
    middle: Int32
    short: Array[Int16] = size(2)


FIELDS = {"tiny": -128, "long": -(2**63), "row": [1, -2, 127], "wide": [2**63 - 1, 5], "middle": -(2**31), "short": [-(2**15), 7]}


def shelf():
    shelves = plain.batch(Shelf, 2)
    plain.from_dict(shelves, 0, FIELDS)
    return shelves


# ---- records and their bytes


def test_fields_lie_widest_first_little_endian_and_padded_to_eight():
    """Counted by hand: 8 + 2*8 + 4 + 2*2 + 1 + 3 = 36, padded to 40."""
    packed = plain.pack(shelf(), 0)
    assert layout_of(Shelf).names == ["long", "wide", "middle", "short", "tiny", "row"]
    assert packed == struct.pack("<qqqihhbbbb4x", -(2**63), 2**63 - 1, 5, -(2**31), -(2**15), 7, -128, 1, -2, 127)
    assert len(packed) == 40


def test_a_record_has_the_same_bytes_in_both_machines():
    there = fast.batch(Shelf, 2)
    fast.unpack(there, 1, plain.pack(shelf(), 0))
    assert fast.as_dict(there, 1) == plain.as_dict(shelf(), 0) == FIELDS
    assert fast.pack(there, 1) == plain.pack(shelf(), 0)
    fast.from_dict(there, 0, FIELDS)
    assert fast.pack(there, 0) == plain.pack(shelf(), 0)
    here = plain.batch(Shelf, 1)
    plain.unpack(here, 0, fast.pack(there, 0))
    assert plain.as_dict(here, 0) == FIELDS


def test_a_fresh_record_is_all_zero_in_both():
    assert plain.pack(plain.batch(Shelf, 1), 0) == fast.pack(fast.batch(Shelf, 1), 0) == bytes(40)


@pytest.mark.parametrize("engine", [plain, fast])
def test_a_copy_shares_nothing(engine):
    shelves = engine.batch(Shelf, 3)
    engine.from_dict(shelves, 0, FIELDS)
    engine.copy(shelves, 0, 2)
    one, other = engine.as_dict(shelves, 0), engine.as_dict(shelves, 2)
    assert one == other == FIELDS
    engine.from_dict(shelves, 0, {**FIELDS, "row": [0, 0, 0], "tiny": 1})
    assert engine.as_dict(shelves, 2) == FIELDS
    assert engine.as_dict(shelves, 1) == {
        **FIELDS,
        "tiny": 0,
        "long": 0,
        "row": [0] * 3,
        "wide": [0] * 2,
        "middle": 0,
        "short": [0] * 2,
    }


@pytest.mark.parametrize(("field", "value"), [
    ("tiny", 128), ("tiny", -129), ("row", [0, 0, 128]), ("short", [2**15, 0]), ("middle", 2**31), ("long", 2**63), ("row", [0, 0]),
])  # fmt: skip
def test_a_number_beyond_its_declared_width_is_refused_when_packed(field, value):
    shelves = shelf()
    plain.from_dict(shelves, 0, {field: value})
    with pytest.raises(struct.error):
        plain.pack(shelves, 0)


@pytest.mark.parametrize("length", [0, 39, 41, 80])
@pytest.mark.parametrize("engine", [plain, fast])
def test_bytes_of_another_length_are_refused(engine, length):
    shelves = engine.batch(Shelf, 1)
    with pytest.raises(ValueError, match=f"has 40 bytes, not {length}"):
        engine.unpack(shelves, 0, bytes([1] * length))
    assert engine.pack(shelves, 0) == bytes(40)


def test_a_misspelt_field_is_refused():
    with pytest.raises(AttributeError):
        plain.batch(Shelf, 1)[0].tinny = 1


# ---- rules


ARITHMETIC = """
engine = plain.compiled(plain)
pairs = [(a, b) for a in (-9, -8, -1, 0, 1, 5, 2**40 + 3) for b in (-7, -3, -1, 1, 2, 7)]
rows = []
for a, b in pairs:
    here, there = plain.zeros(13), engine.zeros(13)
    tiny.numbers(a, b, here)
    fast.numbers(a, b, there)
    rows.append([[int(x) for x in here], there.tolist()])
print(json.dumps(rows))
"""


def test_integers_do_the_same_in_both(house):
    """Division and remainder of negatives, shifts, bits, comparisons, the lowest of the empty set."""
    rows, _ = house.run(ARITHMETIC)
    assert len(rows) == 42
    for here, there in rows:
        assert here == there


STEPPING = """
engine = plain.compiled(plain)
here, there = plain.batch(tiny.State, 2), engine.batch(fast.State, 2)
got = []
for by in (1, -2, 100):
    got.append([tiny.step_at(here, 0, by), fast.step_at(there, 0, by), plain.pack(here, 0) == engine.pack(there, 0)])
print(json.dumps([got, [tiny.depth(9), fast.depth(9)], len(fast.step.overloads), len(fast.depth.overloads)]))
"""


def test_a_rule_is_compiled_for_its_annotated_types_only(house):
    """n grows by 3 * by from 0; the rule adds 1. Called with constants, fields and numbers: one compilation each."""
    got, _ = house.run(STEPPING)
    assert got == [[[4, 4, True], [-2, -2, True], [298, 298, True]], [9, 9], 1, 1]


def test_the_bits_of_a_set():
    for cards in (0, 1, 6, 1 << 61, (1 << 62) - 1, 0b1011000):
        members = [card for card in range(62) if cards >> card & 1]
        assert plain.cards_in(cards) == len(members)
        assert plain.lowest(cards) == min(members, default=-1)
        assert [plain.nth(cards, k) for k in range(len(members))] == members == [fast.nth(cards, k) for k in range(len(members))]


def test_some_of_a_set_takes_every_choice_equally_often():
    """The 6 pairs of 4 cards in 12,000 draws: 2,000 each, chi-square of 5 degrees below 30 (1 in 66,000)."""
    streams = fast.batch(plain.Stream, 1)
    fast.seed_at(streams, 0, 1)
    drawn: dict[int, int] = {}
    for _ in range(12_000):
        chosen = fast.some_of(0b10110010, 2, streams[0])
        drawn[chosen] = drawn.get(chosen, 0) + 1
    assert sorted(drawn) == [0b10010, 0b100010, 0b110000, 0b10000010, 0b10010000, 0b10100000]
    assert sum((n - 2000) ** 2 / 2000 for n in drawn.values()) < 30


# ---- what is loaded


def bare(script):
    """Run a script in an interpreter of its own; what it printed."""
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, env={"PYTHONPATH": str(SOURCE)}, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def test_the_plain_machine_needs_nothing_but_python():
    """In an interpreter without site-packages: neither NumPy nor Numba nor platformdirs could be loaded."""
    script = "import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p]; import imperia.engine as e; "
    script += "s = e.batch(e.Stream, 1); e.seed_at(s, 0, 1); e.below(s[0], 6); "
    script += "print(*{m.split('.')[0] for m in sys.modules})"
    assert {"numpy", "numba", "llvmlite", "platformdirs", "msgspec"}.isdisjoint(bare(script))


def test_without_numba_the_compiled_twin_is_missing_and_says_how_to_install_it():
    script = "import sys; sys.path[:] = [p for p in sys.path if 'site-packages' not in p]; import imperia.engine as e\n"
    script += "try: e.compiled(e)\nexcept e.CompilerMissing as error: print(error)\nprint('imperia_fast' in sys.modules)"
    said = " ".join(bare(script))
    assert f"{sys.executable} -m pip install 'imperia[fast]'" in said
    assert said.endswith("False")


@pytest.mark.parametrize("module", [sys, pytest])
def test_only_the_engine_rules_and_searches_have_a_twin(module):
    with pytest.raises(ValueError, match="no compiled twin"):
        plain.compiled(module)


def test_a_twin_has_the_same_file_and_names():
    import imperia.engine.stream as stream

    twin = plain.compiled(stream)
    assert twin.__name__ == "imperia_fast.engine.stream"
    assert twin.__file__ == stream.__file__
    assert twin.M32 == stream.M32
    assert plain.compiled(stream) is twin
    assert not plain.COMPILED
    assert fast.COMPILED


def test_under_the_second_name_only_engine_rules_and_searches_are_loaded():
    """The folders that hold them are loaded too, but nothing that they would import: no options, views, texts."""
    games = [name for name in NAMES if (SOURCE / "imperia" / "games" / name / "search" / "playout.py").exists()]
    script = "import sys; from importlib import import_module; from imperia.engine import compiled\n"
    script += f"for name in {games}: compiled(import_module(f'imperia.games.{{name}}.search.playout'))\n"
    script += "print(*[name for name in sys.modules if name.startswith('imperia_fast')])"
    loaded = bare(script)
    allowed = re.compile(r"imperia_fast(\.engine(\.\w+)?|\.games(\.\w+(\.(rules|search)(\.\w+)*)?)?)?")
    assert "imperia_fast.engine.compiled" in loaded or not games
    assert [name for name in loaded if not allowed.fullmatch(name)] == []
    assert [name for name in loaded if name.startswith(("imperia_fast.games.game", "imperia_fast.games.named"))] == []
