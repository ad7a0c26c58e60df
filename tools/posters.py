"""Makes the pictures of the home page out of `imperia.art.brand`: `python tools/posters.py`.

They are drawn as SVG and photographed by a browser, for a telephone shows a photograph sooner than four thousand shapes. Needs
playwright with a Chromium (the system's, if there is one) and pillow.
"""

from __future__ import annotations

import io
import shutil
import sys
from pathlib import Path

from PIL import Image
from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "src"))
TARGET = ROOT / "web" / "src" / "shell"
SIZE = {"width": 720, "height": 800}
QUALITY = 82


def main() -> None:
    """Write the three files."""
    from imperia.art import brand

    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page(viewport=SIZE)  # type: ignore[arg-type]
        for game in brand.POSTERS:
            svg = brand.poster(game).replace('width="900mm" height="1000mm"', 'width="720" height="800"')
            page.set_content(f'<body style="margin:0">{svg}')
            photograph = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
            target = TARGET / f"poster-{game}.webp"
            photograph.save(target, quality=QUALITY, method=6)
            print(f"{target.relative_to(ROOT)}: {target.stat().st_size / 1000:.0f} kB")
        browser.close()


if __name__ == "__main__":
    main()
