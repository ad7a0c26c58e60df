"""The scores of Lighthouse for a telephone, on the home page and on a table of each game in the middle of a match.

Lighthouse is a program for Node and no part of the project: it is installed once into build/lighthouse, in the version named here,
and drives the browser that the tests drive. Its telephone has a slow network and a processor slowed four times; both are simulated.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from web.build import npm

from ..look.shots import ROOT, browser_path, serving
from ..look.tables import keep
from .figures import Figure

VERSION = "12.8.2"  # the last for Node 20, which builds the page
PLACE = ROOT / "build" / "lighthouse"
CATEGORIES = ("performance", "accessibility", "best-practices")
LEAST = 95.0
TABLES = ("imperial-follow", "empire-turn", "conquest-attack")  # states of tests/look/states.py
FLAGS = "--headless=new --no-sandbox --disable-gpu --no-first-run"


def install() -> None:
    """Bring Lighthouse into its folder, once a version."""
    stamp = PLACE / ".version"
    if stamp.exists() and stamp.read_text() == VERSION:
        return
    print(f"Installing Lighthouse {VERSION} into {PLACE.relative_to(ROOT)} (once) ...", file=sys.stderr)
    PLACE.mkdir(parents=True, exist_ok=True)
    command, environment = npm()
    subprocess.run(
        [*command, "install", "--silent", "--no-save", "--prefix", str(PLACE), f"lighthouse@{VERSION}"], env=environment, check=True
    )
    stamp.write_text(VERSION)


def report(url: str, name: str) -> dict[str, Any]:
    """What Lighthouse says of an address; it is kept by this name. Raises CalledProcessError with what it complained of."""
    command, environment = npm()
    if found := browser_path():
        environment["CHROME_PATH"] = found
    said = PLACE / f"{name}.json"
    asked = ["lighthouse", url, "--quiet", "--output=json", f"--output-path={said}", f"--chrome-flags={FLAGS}"]
    asked.append(f"--only-categories={','.join(CATEGORIES)}")
    subprocess.run([*command, "exec", "--prefix", str(PLACE), "--", *asked], env=environment, check=True, stdout=subprocess.DEVNULL)
    whole: dict[str, Any] = json.loads(said.read_text(encoding="utf-8"))
    return whole


def faults(said: dict[str, Any]) -> list[str]:
    """What costs points, the dearest first, in Lighthouse's words."""
    lost = []
    for category in said["categories"].values():
        for part in category["auditRefs"]:
            audit = said["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                lost.append(
                    (
                        part["weight"] * (1 - audit["score"]),
                        f"{category['id']}: {audit['title']} {audit.get('displayValue', '')}".rstrip(),
                    )
                )
    return [words for _, words in sorted(lost, reverse=True)]


def figures(runs: int) -> list[Figure]:
    """The scores, each the median of so many runs; what costs points is printed."""
    install()
    found = []
    with tempfile.TemporaryDirectory() as folder:
        kept = keep(Path(folder), TABLES)
        with serving(Path(folder)) as address:
            pages = {"home": address + "/"} | {name: f"{address}/t/{one.table}#s={one.secret}" for name, one in kept.items()}
            for name, url in pages.items():
                said = [report(url, name) for _ in range(runs)]
                for fault in faults(said[0]):
                    print(f"{name}: {fault}", flush=True)
                for category in CATEGORIES:
                    score = statistics.median(100 * one["categories"][category]["score"] for one in said)
                    found.append(Figure(f"{name}, {category}", score, "of 100", least=LEAST))
    return found
