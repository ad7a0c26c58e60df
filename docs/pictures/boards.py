"""The picture of the page: the boards of the three games, each in the middle of a real match. Needs playwright and pillow."""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))
from tests.look.shots import Shot, kept_by_browser, opened, serving
from tests.look.tables import keep

BOARDS = (("conquest-dice", "light"), ("imperial-follow", "dark"), ("empire-turn", "dark"))  # states of tests/look, themes
WIDTH, GAP = 1500, 12  # pixels
QUALITY = 78


def boards() -> Image.Image:
    """The largest on the left, the other two beside it."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        tables = keep(Path(folder), [name for name, _ in BOARDS], others="bot")
        browser = opened(playwright)
        taken = []
        with serving(Path(folder)) as address:
            for name, theme in BOARDS:
                context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="reduce")
                context.add_init_script(kept_by_browser(Shot(name, "desktop", theme, "en"), tables))
                page = context.new_page()
                page.goto(f"{address}/t/{tables[name].table}")
                page.locator(".board, .cloth").wait_for()
                page.wait_for_load_state("networkidle")
                page.evaluate("document.fonts.ready")
                taken.append(Image.open(io.BytesIO(page.locator(".room").screenshot())).convert("RGB"))
                context.close()
        browser.close()
    return collage(taken)


def collage(taken: list[Image.Image]) -> Image.Image:
    """One large picture and two small ones, as high together as the large one."""
    shape = taken[0].height / taken[0].width
    small = round((WIDTH - GAP) / 3 - GAP / shape / 6)
    large = WIDTH - GAP - small
    high = round(large * shape)
    made = Image.new("RGB", (WIDTH, high), "#121118")
    made.paste(taken[0].resize((large, high), Image.Resampling.LANCZOS), (0, 0))
    half = (high - GAP) // 2
    for number, one in enumerate(taken[1:]):
        made.paste(one.resize((small, half), Image.Resampling.LANCZOS), (large + GAP, number * (half + GAP)))
    return made


def write(file: Path) -> None:
    """Take the pictures and put them together."""
    boards().save(file, quality=QUALITY, method=6)
