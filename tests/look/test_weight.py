"""What the page weighs: the built files, as a browser fetches them."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from browser.conftest import browser, page_of, quick_bots, served  # noqa: F401

CLIENT = Path(__file__).parents[2] / "src" / "imperia" / "server" / "client"
ASSETS = CLIENT / "assets"
BOARDS = ("Imperial", "Conquest", "Empire")
MOST_SCRIPT = 72_000  # bytes, gzipped, of the shell and one board
MOST_MAP = 60_000
MOST_LETTERS = 45_000  # bytes of the two fonts of an alphabet


def weight(file: Path) -> int:
    """Bytes of a file as it travels."""
    return len(gzip.compress(file.read_bytes(), 9))


def with_imports(file: Path, found: set[Path]) -> set[Path]:
    """A script with all that it imports at once."""
    if file not in found:
        found.add(file)
        for name in re.findall(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""", file.read_text(encoding="utf-8")):
            with_imports(ASSETS / name, found)
    return found


def built(name: str) -> Path:
    """The built file of this name."""
    (file,) = (one for one in ASSETS.glob(f"{name}-*.js"))
    return file


@pytest.mark.parametrize("board", BOARDS)
def test_the_script_of_the_shell_and_one_board_is_small(board):
    entry = re.search(r'src="/assets/([^"]+\.js)"', (CLIENT / "index.html").read_text(encoding="utf-8"))
    assert entry
    scripts = with_imports(ASSETS / entry[1], set()) | with_imports(built(board), set())
    assert sum(map(weight, scripts)) <= MOST_SCRIPT, {one.name: weight(one) for one in scripts}


@pytest.mark.parametrize("alphabets", [("latin",), ("latin", "cyrillic"), ("latin", "latin-ext")])
def test_the_letters_of_a_language_are_small(alphabets):
    fonts = [
        file
        for one in alphabets
        for file in ASSETS.glob("*.woff2")
        if re.fullmatch(rf"(onest|cormorant)-{one}-.{{8}}\.woff2", file.name)
    ]
    assert len(fonts) == 2 * len(alphabets)
    assert sum(file.stat().st_size for file in fonts) <= MOST_LETTERS * len(alphabets)


def test_the_map_is_small():
    assert weight(built("world")) <= MOST_MAP


def test_only_the_letters_of_the_language_in_use_are_fetched(page_of):  # noqa: F811
    """The signs in the page's header (a note, a sun, suits) are in no font of the page, and none is fetched for them."""
    page = page_of("/check", language="en-GB")
    fonts = []
    page.on("request", lambda request: fonts.append(request.url) if request.url.endswith(".woff2") else None)
    page.reload()
    expect(page.locator("h1")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert {re.search(r"/([a-z-]+)-.{8}\.woff2$", url)[1] for url in fonts} == {"onest-latin", "cormorant-latin"}
