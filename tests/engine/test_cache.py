"""The compiled cache: private, never stale, never in the way; each case in a process of its own."""

import os
import shutil
import stat
import time
from pathlib import Path

import pytest

from imperia.engine import cache

from .conftest import IS_ROOT, ended

STEP = """
states = plain.compiled(plain).batch(fast.State, 2)
print(json.dumps([fast.step(states[0], 2), sum(fast.step.stats.cache_hits.values())]))
"""


def folders(house, game="tiny"):
    return sorted(path.name for path in house.cache.iterdir() if path.name.startswith(game))


def test_code_is_compiled_once_and_then_read(house):
    assert house.run(STEP) == ([7, 0], "")
    assert house.run(STEP) == ([7, 1], "")


def test_edit_then_run_never_runs_old_code(house):
    """The edited file is not the rule's own: Numba alone would run the old code."""
    assert house.run(STEP)[0][0] == 2 * 3 + 1
    house.numbers.write_text("FACTOR = 5\n")
    assert house.run(STEP)[0] == [2 * 5 + 1, 0]
    house.numbers.write_text("FACTOR = 3\n")
    assert house.run(STEP)[0] == [2 * 3 + 1, 1]  # the older state is still there


def test_an_edit_outside_of_the_rules_compiles_nothing(house):
    house.run(STEP)
    (house.numbers.parents[1] / "view.py").write_text("X = 1\n")
    (house.folder / "imperia" / "games" / "other.py").write_text("X = 1\n")
    assert house.run(STEP)[0] == [7, 1]


def test_settings_that_change_the_code_have_folders_of_their_own(house):
    house.run(STEP)
    assert house.run(STEP, NUMBA_BOUNDSCHECK="1")[0] == [7, 0]
    assert len(folders(house)) == 2


def test_the_folders_are_private(house):
    house.cache.mkdir(mode=0o755)
    house.run(STEP)
    for folder in house.cache.iterdir():
        assert stat.S_IMODE(folder.stat().st_mode) == 0o700


def test_a_loose_folder_is_made_private_again(house):
    house.run(STEP)
    for folder in house.cache.iterdir():
        folder.chmod(0o777)
    assert house.run(STEP) == ([7, 1], "")
    assert all(stat.S_IMODE(folder.stat().st_mode) == 0o700 for folder in house.cache.iterdir())


def test_a_folder_that_another_could_have_made_is_not_used(house):
    """A link in place of the folder: its pickles could be anybody's. (Another owner is refused by the same check.)"""
    house.run(STEP)
    name = folders(house)[0]
    (house.cache / name).rename(house.cache / "elsewhere")
    (house.cache / name).symlink_to(house.cache / "elsewhere")
    (out, err) = house.run(STEP)
    assert out == [7, 0]
    assert err.count("CacheNotKept") == 1


def test_two_processes_compiling_cold_at_once(house):
    both = [house.start(STEP), house.start(STEP)]
    assert [ended(process)[0][0] for process in both] == [7, 7]
    assert house.run(STEP)[0] == [7, 1]


@pytest.mark.skipif(IS_ROOT and not shutil.which("setpriv"), reason="root writes everywhere, and no setpriv takes that away")
def test_a_package_that_cannot_be_written(house):
    house.cache.mkdir()
    for path in [house.folder, *house.folder.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    house.cache.chmod(0o700)
    before = sorted(house.folder.rglob("imperia/**"))
    assert house.run(STEP, powerless=True) == ([7, 0], "")
    assert house.run(STEP, powerless=True) == ([7, 1], "")
    assert sorted(house.folder.rglob("imperia/**")) == before


@pytest.mark.skipif(IS_ROOT and not shutil.which("setpriv"), reason="root writes everywhere, and no setpriv takes that away")
def test_a_package_and_a_cache_that_cannot_be_written(house):
    for path in [house.folder, *house.folder.rglob("*")]:
        path.chmod(0o555 if path.is_dir() else 0o444)
    out, err = house.run(STEP, powerless=True)
    assert out == [7, 0]
    assert err.count("CacheNotKept") == 1


def test_no_home_means_a_temporary_folder_and_one_warning(house):
    out, err = house.run(STEP, IMPERIA_CACHE=None, HOME="/dev/null/nowhere")
    assert out == [7, 0]
    assert err.count("CacheNotKept") == 1
    assert "set IMPERIA_CACHE" in err


def test_a_user_in_no_list_of_users_has_no_home(monkeypatch):
    """Containers run like that: no HOME, no entry, so `~` stays what it is and is no folder."""
    monkeypatch.delenv("IMPERIA_CACHE", raising=False)
    monkeypatch.setattr(cache, "user_cache_path", lambda *_, **__: Path("~/.cache/imperia"))
    cache.usable_home.cache_clear()
    cache.temporary_folder.cache_clear()
    with pytest.warns(cache.CacheNotKept, match="no home folder"):
        folder = cache.usable_home()
    cache.usable_home.cache_clear()
    assert folder == cache.temporary_folder()
    assert not Path("~").exists()


def test_the_temporary_folder_is_private_and_goes_with_the_process(house):
    where = """
import numba, pathlib, stat
from imperia_fast.engine.cache import temporary_folder
folder = temporary_folder()
print(json.dumps([str(folder), stat.S_IMODE(folder.stat().st_mode)]))
"""
    (folder, mode), _ = house.run(where, IMPERIA_CACHE="/dev/null/nowhere")
    assert mode == 0o700
    assert not Path(folder).exists()


def test_an_unwritable_cache_means_a_temporary_folder_and_one_warning(house):
    house.cache.write_text("a file where the folder should be")
    out, err = house.run(STEP)
    assert out == [7, 0]
    assert err.count("CacheNotKept") == 1
    assert str(house.cache) in err


def test_numbas_own_setting_is_left_as_it_was(house):
    setting = "import numba\nprint(json.dumps(numba.config.CACHE_DIR))"
    assert house.run(setting)[0] == ""
    assert house.run(setting, NUMBA_CACHE_DIR="/elsewhere")[0] == "/elsewhere"


def test_of_old_states_the_newest_stay(tmp_path):
    """Kept: this one, the newest others up to KEPT, all used within a day, and those of other games."""
    now = time.time()
    for i in range(8):
        (tmp_path / f"tiny-{i}").mkdir()
        os.utime(tmp_path / f"tiny-{i}", (now - 2 * cache.DAY * i,) * 2)
    (tmp_path / "tiny-fresh").mkdir()
    (tmp_path / "tinier-0").mkdir()
    os.utime(tmp_path / "tinier-0", (0, 0))
    cache.prune(tmp_path / "tiny-0")
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == ["tinier-0", "tiny-0", "tiny-1", "tiny-2", "tiny-fresh"]
    assert cache.KEPT == 4


def test_no_state_that_was_used_within_a_day_is_pruned(tmp_path):
    for i in range(8):
        (tmp_path / f"tiny-{i}").mkdir()
    cache.prune(tmp_path / "tiny-0")
    assert len(list(tmp_path.iterdir())) == 8


def test_the_default_is_the_users_cache_folder(monkeypatch, tmp_path):
    monkeypatch.delenv("IMPERIA_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cache.home().parts[-2:] == ("imperia", "compiled")
    assert cache.home().is_relative_to(tmp_path)
