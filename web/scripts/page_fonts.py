"""Makes the fonts of the page from the Fontsource packages: the letters of its languages in the weights that it uses.

    pip install fonttools brotli; python web/scripts/page_fonts.py    (after `npm ci` in web/)

A telephone waits for them on its first visit. Onest stays variable, from 400 to 800; Cormorant, for titles, has one weight.
Letters of other languages, for people's names, come from the packages as they are (`fonts.css`).
"""

from __future__ import annotations

import io
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

WEB = Path(__file__).resolve().parents[1]
FROM = WEB / "node_modules" / "@fontsource-variable"
TO = WEB / "src" / "shell" / "fonts"
ALPHABETS = ("latin", "latin-ext", "cyrillic")
WEIGHTS: dict[str, int | tuple[int, int]] = {"onest": (400, 800), "cormorant": 600}
FEATURES = ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"]
SOFT_HYPHEN = 0xAD  # never drawn; Cormorant has no outline variations for it


def main() -> None:
    """Make all of them."""
    for family, weight in WEIGHTS.items():
        for alphabet in ALPHABETS:
            font = TTFont(FROM / family / "files" / f"{family}-{alphabet}-wght-normal.woff2")
            cut = Subsetter(Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 13, 14], notdef_outline=True))
            cut.populate(unicodes=set(font.getBestCmap()) - {SOFT_HYPHEN})
            cut.subset(font)
            font.flavor = None
            kept = io.BytesIO()
            font.save(kept)
            made = instancer.instantiateVariableFont(TTFont(kept, recalcTimestamp=False), {"wght": weight})
            made.flavor = "woff2"
            made.save(TO / f"{family}-{alphabet}.woff2")


if __name__ == "__main__":
    main()
