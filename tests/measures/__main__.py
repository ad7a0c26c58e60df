"""Measure the page: `python -m tests.measures [frames] [memory] [lighthouse]`, or all (with PYTHONPATH=src, after `make web`).

Every figure is printed beside its goal; the command fails where one is missed. The machine should have nothing else to do.
"""

from __future__ import annotations

import argparse
import os
import sys

from playwright.sync_api import sync_playwright

from ..look.shots import opened
from . import frames, lighthouse, memory
from .figures import Figure, told
from .games import GAMES

KINDS = ("frames", "memory", "lighthouse")


def wanted() -> argparse.Namespace:
    """What is asked for on the command line."""
    read = argparse.ArgumentParser(prog="python -m tests.measures", description="Measure the page.")
    read.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    read.add_argument("--games", nargs="+", default=list(GAMES), choices=list(GAMES))
    read.add_argument("--matches", type=int, default=5, help="and visits, for the memory of a page")
    read.add_argument("--runs", type=int, default=3, help="of Lighthouse; the median counts")
    asked = read.parse_args()
    if unknown := set(asked.kinds) - set(KINDS):
        read.error(f"unknown: {', '.join(sorted(unknown))}")
    return asked


def main() -> int:
    """Measure; 1 if a goal is missed."""
    asked = wanted()
    kinds = asked.kinds or KINDS
    games = [GAMES[name] for name in asked.games]
    found: list[Figure] = []
    print(f"Load before: {os.getloadavg()[0]:.2f} on {os.cpu_count()} processors.", flush=True)
    with sync_playwright() as playwright:
        browser = opened(playwright)
        if "frames" in kinds:
            found += [one for game in games for one in frames.measured(browser, game)]
        if "memory" in kinds:
            found += [one for game in games for one in memory.measured(browser, game, asked.matches)]
        browser.close()
    if "lighthouse" in kinds:
        found += lighthouse.figures(asked.runs)
    missed = told(found)
    print(f"{len(found) - missed} of {len(found)} goals reached.")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
