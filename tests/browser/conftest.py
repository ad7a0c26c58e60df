"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import sync_playwright

from look.shots import opened

AT_ONCE = {"speed": '"none"', "moveList": "true", "hints": "false"}
SOURCE = Path(__file__).parents[2] / "src"
QUICK = """
import sys
from pathlib import Path
from imperia.server.run import run
from imperia.server.settings import Settings

many = 1_000_000
settings = Settings(folder=Path(sys.argv[1]), port=int(sys.argv[2]), bot_delay=(0.02, 0.05), burst=many, each_second=many)
run(settings, browser=False, said=lambda here, lan: print(here, flush=True))
"""


@pytest.fixture(scope="module")
def browser():
    """The lightest Chromium that this machine has.

    It ends with each file: while playwright is there, its event loop runs, and no other test of this process can run one.
    """
    with sync_playwright() as playwright:
        one = opened(playwright)
        yield one
        one.close()


class Served:
    """A server process; `stop` and `start` keep its port and folder."""

    def __init__(self, folder, quick):
        self.folder, self.quick, self.port = folder, quick, 0
        self.start()

    def start(self):
        serve = ["-m", "imperia", "serve", "--port", str(self.port), "--folder", str(self.folder)]
        command = [sys.executable, *(["-c", QUICK, str(self.folder), str(self.port)] if self.quick else serve)]
        environment = os.environ | {"IMPERIA_LANG": "en", "PYTHONPATH": str(SOURCE)}
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment)
        self.address = self.process.stdout.readline().strip()
        assert self.address, "the server did not start"
        self.port = int(self.address.rsplit(":", 1)[1])

    def stop(self, kill=False):
        if kill:
            self.process.kill()
        else:
            self.process.terminate()
        self.process.wait(20)


@pytest.fixture
def quick_bots():
    """Whether bots answer nearly at once: where nothing but their moves is waited for, over whole games."""
    return False


@pytest.fixture
def served(tmp_path, quick_bots):
    """A server of its own for a test."""
    one = Served(tmp_path / "data", quick_bots)
    yield one
    one.stop()


@pytest.fixture
def page_of(browser, served):
    """Opens a page as a new visitor; nothing moves, the list of moves is open. Faults of page or policy fail the test."""
    contexts, faults = [], []

    def open_page(path="/", width=1280, height=800, language="en-GB", keeps=AT_ONCE, **more):
        context = browser.new_context(viewport={"width": width, "height": height}, locale=language, reduced_motion="reduce", **more)
        context.add_init_script("".join(f"localStorage.setItem('{key}', '{value}');" for key, value in keeps.items()))
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(20_000)
        page.on("pageerror", lambda error: faults.append(str(error)))
        page.on("console", lambda said: faults.append(said.text) if "Content Security Policy" in said.text else None)
        page.goto(served.address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults
