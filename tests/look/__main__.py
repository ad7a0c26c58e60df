"""Photograph the page: `python -m tests.look [NAME …]` (with PYTHONPATH=src, after `make web`).

NAME: screens, lobbies, states of tests/look/states.py, or the beginning of their names; all without one. Every one is
taken in three sizes, two themes and three languages, with a contact sheet for each; what is wrong is told, and fails the command.
"""

from __future__ import annotations

import argparse
import itertools
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from .shots import LANGUAGES, SIZES, THEMES, Shot, opened, serving, take
from .states import LOBBIES, SCREENS, STATES
from .tables import keep


def wanted() -> argparse.Namespace:
    """What is asked for on the command line."""
    read = argparse.ArgumentParser(prog="python -m tests.look", description="Photograph the page, and look for faults.")
    read.add_argument("names", nargs="*")
    read.add_argument("--sizes", nargs="+", default=list(SIZES), choices=list(SIZES))
    read.add_argument("--themes", nargs="+", default=list(THEMES), choices=THEMES)
    read.add_argument("--languages", nargs="+", default=list(LANGUAGES), choices=LANGUAGES)
    read.add_argument("--out", type=Path, default=Path("build") / "look")
    read.add_argument("--no-axe", action="store_true")
    return read.parse_args()


def sheet(browser: Browser, folder: Path, name: str) -> None:
    """All pictures of a state on one sheet."""
    files = sorted(folder.glob(f"{name}-*-*-*.png"))
    figures = "".join(f"<figure><img src='{one.resolve().as_uri()}'><figcaption>{one.stem}</figcaption></figure>" for one in files)
    page = browser.new_page(viewport={"width": 2400, "height": 800})
    made = folder / f"sheet-{name}.html"
    style = "body{display:flex;flex-wrap:wrap;gap:8px;background:#888;font:13px sans-serif}figure{margin:0}img{height:620px}"
    made.write_text(f"<meta charset=utf-8><style>{style}</style>{figures}", encoding="utf-8")
    page.goto(made.resolve().as_uri())
    page.wait_for_load_state("load")
    page.screenshot(path=folder / f"sheet-{name}.png", full_page=True)
    page.close()


def main() -> int:
    """Take the pictures; 1 if anything is wrong with any of them."""
    asked = wanted()
    every = [*SCREENS, *LOBBIES, *STATES]
    names = [name for name in every if not asked.names or any(name.startswith(one) for one in asked.names)]
    asked.out.mkdir(parents=True, exist_ok=True)
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        tables = keep(Path(folder), names)
        browser = opened(playwright)
        with serving(Path(folder)) as address:
            for name in names:
                for shot in itertools.starmap(Shot, itertools.product([name], asked.sizes, asked.themes, asked.languages)):
                    for fault in take(browser, address, shot, tables, asked.out, axe=not asked.no_axe):
                        wrong += 1
                        print(f"{'-'.join(shot)}: {fault}", flush=True)
                sheet(browser, asked.out, name)
        browser.close()
    print(f"{len(names)} screens in {asked.out}, {wrong} faults.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
