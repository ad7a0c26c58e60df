"""Pictures of the page: a real server, a real browser, each screen checked before it is photographed."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Playwright

from .states import SCREENS, taps
from .tables import Kept, fair_record

ROOT = Path(__file__).parents[2]
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}
THEMES = ("light", "dark")
LANGUAGES = ("en", "ru", "pl")
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")  # lightest first
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-sync",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--mute-audio",
]
FAULTS = (Path(__file__).with_name("faults.js")).read_text(encoding="utf-8")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
AXE_RUN = """async () => {
  const found = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] });
  return found.violations.flatMap((one) => one.nodes.slice(0, 3).map((node) =>
    `axe, ${one.id}: ${node.target.join(' ')} ${(node.failureSummary || '').split('\\n')[1] || ''}`));
}"""


class Shot(NamedTuple):
    """One picture to be taken."""

    name: str
    size: str
    theme: str
    language: str


def browser_path() -> str | None:
    """This machine's own browser, if it has one."""
    return next((path for one in BROWSERS if (path := shutil.which(one))), None)


def opened(playwright: Playwright) -> Browser:
    """A browser: this machine's own if it has one, else playwright's."""
    return playwright.chromium.launch(executable_path=browser_path(), args=FLAGS)


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """A server on a data folder; its address."""
    command = [sys.executable, "-m", "imperia", "serve", "--port", "0", "--folder", str(folder)]
    environment = os.environ | {"IMPERIA_LANG": "en", "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
    assert process.stdout is not None
    try:
        address = process.stdout.readline().strip()
        assert address, "the server did not start"
        yield address
    finally:
        process.terminate()
        process.wait(20)


def kept_by_browser(shot: Shot, tables: dict[str, Kept]) -> str:
    """What the visitor's browser keeps from before: language, theme, his seats; everything at once, nothing moves."""
    seen = 1000 * (time.time() - 2 * 3600)  # two hours ago
    kept = {one.table: {"game": one.game, "secret": one.secret, "invite": one.invite, "seen": seen} for one in tables.values()}
    mine = {"theme": shot.theme, "tables": kept, "sound": False, "speed": "none", "hints": False, "nickname": "Marta"}
    lines = [f"localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(value))});" for key, value in mine.items()]
    return "".join([*lines, f"localStorage.setItem('language', {json.dumps(shot.language)});"])


def take(browser: Any, address: str, shot: Shot, tables: dict[str, Kept], into: Path | None, axe: bool = True) -> list[str]:
    """Open a screen, look for faults, photograph it into a folder (None: no picture). The faults."""
    width, height = SIZES[shot.size]
    context = browser.new_context(
        viewport={"width": width, "height": height}, reduced_motion="reduce", has_touch=shot.size != "desktop"
    )
    context.add_init_script(kept_by_browser(shot, tables))
    page = context.new_page()
    page.set_default_timeout(15_000)
    faults: list[str] = []
    page.on("pageerror", lambda error: faults.append(f"the page fails: {error}"))
    try:
        if shot.name in SCREENS:
            page.goto(address + SCREENS[shot.name].path)
            page.wait_for_selector("main h1, main h2")
            if SCREENS[shot.name].file:
                page.set_input_files(
                    "input[type=file]", {"name": "record.json", "mimeType": "application/json", "buffer": fair_record()}
                )
        else:
            page.goto(f"{address}/t/{tables[shot.name].table}#i={tables[shot.name].invite}")
            page.wait_for_selector(".board, .cloth, .lobby")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        for one in taps(shot.name):
            page.locator(one).first.click()
            page.wait_for_timeout(150)
            page.wait_for_load_state("networkidle")
        page.wait_for_timeout(120)
        faults += page.evaluate(FAULTS)
        if axe and AXE.is_file():
            page.evaluate(AXE.read_text(encoding="utf-8"))
            faults += page.evaluate(AXE_RUN)
        if into is not None:
            page.screenshot(path=into / f"{'-'.join(shot)}.png")
    finally:
        context.close()
    return faults
