"""Beside each picture of how the page was meant to look, how it looks: `python -m tests.look.beside FOLDER` (with PYTHONPATH=src).

FOLDER holds the drafts, as PNG, by the names of DRAFTS. Every real screen is taken from a real position, at its draft's size. One
picture of all pairs is written, and a page of them at full size.
"""

from __future__ import annotations

import argparse
import struct
import sys
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from imperia.art.gallery import Wish
from imperia.art.gallery import picture as drawn
from imperia.art.sheet import sheet

from .shots import Shot, kept_by_browser, opened, serving
from .states import LOBBIES, SCREENS, STATES, taps
from .tables import Kept, keep


class Real(NamedTuple):
    """A real screen. name: one of states.py, "chart", or `cards:GAME:FINISH` for a sheet of cards."""

    name: str
    theme: str = "dark"
    language: str = "en"
    four: bool = False


DRAFTS = {
    "imperial/shots/home-desktop-dark.png": Real("home"),
    "imperial/shots/home-desktop-light.png": Real("home", "light"),
    "imperial/shots/home-tablet.png": Real("home"),
    "imperial/shots/home-phone.png": Real("home"),
    "imperial/shots/rules-desktop.png": Real("rules-imperial", "light"),
    "imperial/shots/table-desktop-dark.png": Real("imperial-follow"),
    "imperial/shots/table-desktop-light.png": Real("imperial-follow", "light"),
    "imperial/shots/table-desktop-ru-four.png": Real("imperial-follow", "dark", "ru", True),
    "imperial/shots/table-tablet.png": Real("imperial-follow"),
    "imperial/shots/table-phone.png": Real("imperial-follow"),
    "imperial/shots/table-tricks.png": Real("imperial-tricks"),
    "imperial/shots/table-ledger.png": Real("imperial-ledger"),
    "imperial/shots/declare-desktop.png": Real("imperial-sequence"),
    "imperial/shots/declare-phone.png": Real("imperial-sequence"),
    "imperial/shots/end-desktop.png": Real("imperial-end"),
    "imperial/shots/cards-32.png": Real("cards:imperial:colour"),
    "empire/shots/table-desktop-dark.png": Real("empire-turn", "dark", "ru"),
    "empire/shots/table-desktop-light.png": Real("empire-turn", "light", "ru"),
    "empire/shots/table-tablet-light-en.png": Real("empire-turn", "light"),
    "empire/shots/table-phone-dark-en.png": Real("empire-turn"),
    "empire/shots/turn-desktop-dark.png": Real("empire-touched", "dark", "ru"),
    "empire/shots/turn-phone-dark.png": Real("empire-touched", "dark", "ru"),
    "empire/shots/attack-desktop-dark.png": Real("empire-answer", "dark", "ru"),
    "empire/shots/attack-phone-dark.png": Real("empire-answer", "dark", "ru"),
    "empire/shots/lobby-desktop-dark-en.png": Real("lobby-empire"),
    "empire/shots/lobby-phone-dark.png": Real("lobby-empire", "dark", "ru"),
    "empire/shots/win-desktop-dark.png": Real("empire-end", "dark", "ru"),
    "empire/sheet-ru-full.png": Real("cards:empire:colour", "dark", "ru"),
    "empire/sheet-ru-ink.png": Real("cards:empire:ink", "dark", "ru"),
    "empire/sheet-ru-mini.png": Real("cards:empire:small", "dark", "ru"),
    "map/desktop-light.png": Real("conquest-dice", "light"),
    "map/desktop-dark.png": Real("conquest-dice"),
    "map/tablet-ru.png": Real("conquest-dice", "light", "ru"),
    "map/phone-pl.png": Real("conquest-dice", "light", "pl"),
    "map/chart-alone.png": Real("chart", "light"),
}
DOUBLE = ("empire/shots/", "phone")  # drafts of telephones that were taken with two dots a pixel


def size(png: Path) -> tuple[int, int]:
    """Width and height of a picture, from its head."""
    with png.open("rb") as file:
        wide, high = struct.unpack(">II", file.read(24)[16:])
    return wide, high


def drawing(screen: Real) -> str | None:
    """A sheet of cards or the chart, as SVG; None for a screen of the page."""
    kind, _, rest = screen.name.partition(":")
    if kind == "chart":
        return drawn("conquest", "chart", Wish(language=screen.language))  # type: ignore[arg-type]
    if kind != "cards":
        return None
    game, finish = rest.split(":")
    wish = Wish(language=screen.language, size="small") if finish == "small" else Wish(language=screen.language, finish=finish)  # type: ignore[arg-type]
    return sheet(game, wish)


def take(
    browser: Browser, address: str, screen: Real, tables: dict[str, Kept], pixels: tuple[int, int], double: bool, into: Path
) -> None:
    """Photograph a real screen."""
    dots = 2 if double else 1
    wide, high = pixels[0] // dots, pixels[1] // dots
    context = browser.new_context(
        viewport={"width": wide, "height": high}, device_scale_factor=dots, reduced_motion="reduce", has_touch=wide < 1000
    )
    page = context.new_page()
    svg = drawing(screen)
    if svg is not None:
        page.set_content(
            f"<body style='margin:0;background:#888'><style>svg{{width:100vw;height:100vh;display:block}}</style>{svg}"
        )
    else:
        shot = Shot(screen.name, "", screen.theme, screen.language)
        context.add_init_script(
            kept_by_browser(shot, tables) + f"localStorage.setItem('fourColours', '{str(screen.four).lower()}');"
        )
        place = SCREENS[screen.name].path if screen.name in SCREENS else f"/t/{tables[screen.name].table}"
        page.goto(address + place)
        page.locator("main h1, main h2, .board, .cloth, .lobby").first.wait_for()
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        for one in taps(screen.name):
            page.locator(one).first.click()
        page.wait_for_timeout(300)
    page.screenshot(path=into)
    context.close()


def page_of(pairs: list[tuple[str, Path, Path]], high: int) -> str:
    """All pairs on one page, each picture so many pixels high."""
    style = (
        "body{display:flex;flex-wrap:wrap;gap:14px;background:#777;font:14px sans-serif;margin:12px}"
        f"figure{{margin:0;background:#999;padding:6px}}img{{height:{high}px;margin-right:6px}}"
    )
    figures = "".join(
        f"<figure><img src='{draft.resolve().as_uri()}'><img src='{real.resolve().as_uri()}'>"
        f"<figcaption>{name}</figcaption></figure>"
        for name, draft, real in pairs
    )
    return f"<!doctype html><meta charset=utf-8><style>{style}</style>{figures}"


def main() -> int:
    """Take the pictures, write the sheet."""
    read = argparse.ArgumentParser(prog="python -m tests.look.beside", description="Drafts and real screens side by side.")
    read.add_argument("drafts", type=Path)
    read.add_argument("names", nargs="*", help="parts of the drafts' names; all without one")
    read.add_argument("--out", type=Path, default=Path("build") / "beside")
    asked = read.parse_args()
    wanted = {name: one for name, one in DRAFTS.items() if not asked.names or any(part in name for part in asked.names)}
    missing = [name for name in wanted if not (asked.drafts / name).is_file()]
    if missing:
        read.error(f"not there: {', '.join(missing)}")
    asked.out.mkdir(parents=True, exist_ok=True)
    pairs = []
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        tables = keep(
            Path(folder), {one.name for one in wanted.values() if one.name in STATES or one.name in LOBBIES}, others="bot"
        )
        browser = opened(playwright)
        with serving(Path(folder)) as address:
            for name, screen in wanted.items():
                draft, real = asked.drafts / name, asked.out / name.replace("/", "-")
                take(browser, address, screen, tables, size(draft), all(part in name for part in DOUBLE), real)
                pairs.append((name, draft, real))
        page: Any = browser.new_page(viewport={"width": 2560, "height": 800})
        for file, high in (("sheet", 400), ("page", 900)):
            (asked.out / f"{file}.html").write_text(page_of(pairs, high), encoding="utf-8")
        page.goto((asked.out / "sheet.html").resolve().as_uri())
        page.wait_for_load_state("load")
        page.screenshot(path=asked.out / "sheet.png", full_page=True)
        browser.close()
    print(f"{len(pairs)} pairs: {asked.out / 'sheet.png'}, {asked.out / 'page.html'}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
