"""Makes the fonts of printed pages from the Fontsource packages of the page: one file a weight, with all three alphabets.

    pip install fonttools brotli; python web/scripts/print_fonts.py    (after `npm ci` in web/)

Fontsource cuts a variable font into files by alphabet; typst wants one file a weight, so the weights are taken and put together.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from fontTools.merge import Merger, Options
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).resolve().parents[2]
FROM = ROOT / "web/node_modules/@fontsource-variable"
TO = ROOT / "src/imperia/printing/fonts"
ALPHABETS = ("latin", "latin-ext", "cyrillic")
WANTED = (("Onest", "Regular", 400), ("Onest", "Bold", 700), ("Cormorant", "SemiBold", 600), ("Cormorant", "Italic", 500))


def part(family: str, alphabet: str, style: str, weight: int, folder: Path) -> str:
    """One alphabet in one weight: the path of its file."""
    kind = "italic" if style == "Italic" else "normal"
    source = FROM / family.lower() / "files" / f"{family.lower()}-{alphabet}-wght-{kind}.woff2"
    font = instancer.instantiateVariableFont(TTFont(source), {"wght": weight})
    font.flavor = None
    font.save(folder / f"{alphabet}.ttf")
    return str(folder / f"{alphabet}.ttf")


def named(font: TTFont, family: str, style: str, weight: int) -> None:
    """Give a font its name, weight and slant; its copyright and licence stay."""
    names = font["name"]
    names.names = [one for one in names.names if one.nameID in (0, 13, 14)]
    said = {1: family, 2: style, 4: f"{family} {style}", 6: f"{family}-{style}", 16: family, 17: style}
    for number, text in said.items():
        names.setName(text, number, 3, 1, 0x409)
    bold, italic = weight >= 700, style == "Italic"
    font["OS/2"].usWeightClass = weight
    font["head"].macStyle = bold | italic << 1
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b1100001 | bold << 5 | italic | (style == "Regular") << 6
    font["head"].modified, font.recalcTimestamp = font["head"].created, False


def main() -> None:
    """Make all of them."""
    for family, style, weight in WANTED:
        with tempfile.TemporaryDirectory() as folder:
            parts = [part(family, alphabet, style, weight, Path(folder)) for alphabet in ALPHABETS]
            font = Merger(Options(drop_tables=["STAT"])).merge(parts)
            named(font, family, style, weight)
            font.save(TO / f"{family}-{style}.ttf")


if __name__ == "__main__":
    main()
