"""Makes outlines.json: `python -m imperia.art.lettering.bake FOLDER`, where FOLDER holds the fonts' .woff2 files by Fontsource.

Needs fonttools, brotli and uharfbuzz, which nothing else here does; the result is part of the source.
"""

from __future__ import annotations

import io
import json
import re
import sys
from pathlib import Path
from typing import Any

LATIN = "".join(map(chr, [*range(0x20, 0x7F), *range(0xC0, 0x100)])) + "«»×·—–…’‘“”„°№¿¡"
LATIN_MORE = "".join(map(chr, range(0x100, 0x180)))
CYRILLIC = "".join(map(chr, range(0x401, 0x460))) + "Ґґ"
LETTERS = LATIN + LATIN_MORE + CYRILLIC
STYLES = {"title": ("cormorant", 600), "numeral": ("cormorant", 700), "read": ("onest", 500), "bold": ("onest", 700)}
STEP = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6}  # numbers of one step of a path
ONLY = {"numeral": "0123456789×+−IVX", "bold": "".join(c for c in LETTERS if not c.islower()) + "−"}


def bake(folder: Path) -> dict[str, Any]:
    """All styles, from the font files."""
    return {style: baked(folder, family, weight, ONLY.get(style, LETTERS + "−")) for style, (family, weight) in STYLES.items()}


def baked(folder: Path, family: str, weight: int, letters: str) -> dict[str, Any]:
    """One style: the outlines of its letters, and the kerning that is worth keeping."""
    glyphs: dict[str, Any] = {}
    kerning: dict[str, int] = {}
    em = 0
    for part in ("latin", "latin-ext", "cyrillic"):
        shaper = Shaper(folder / f"{family}-{part}-wght-normal.woff2", weight)
        em = shaper.em
        here = [letter for letter in dict.fromkeys(letters) if shaper.has(letter)]
        glyphs = {letter: shaper.glyph(letter) for letter in here} | glyphs
        for one in here:
            for other in here:
                closer = shaper.kerning(one, other) if " " not in (one, other) else 0
                if abs(closer) > 8:
                    kerning.setdefault(one + other, closer)
    return {"em": em, "glyphs": dict(sorted(glyphs.items())), "kerning": dict(sorted(kerning.items()))}


class Shaper:
    """One font file at one weight, with lining figures and no ligatures."""

    def __init__(self, file: Path, weight: int) -> None:
        import uharfbuzz
        from fontTools.ttLib import TTFont
        from fontTools.varLib import instancer

        loaded = TTFont(file)
        loaded.flavor = None
        made = instancer.instantiateVariableFont(loaded, {"wght": weight})
        packed = io.BytesIO()
        made.save(packed)
        self.harfbuzz = uharfbuzz
        self.font = uharfbuzz.Font(uharfbuzz.Face(packed.getvalue()))
        self.em = self.font.face.upem
        self.glyphs, self.order, self.letters = made.getGlyphSet(), made.getGlyphOrder(), made.getBestCmap()

    def has(self, letter: str) -> bool:
        """Whether this file has a letter."""
        return ord(letter) in self.letters

    def shaped(self, text: str) -> Any:
        """A text as glyphs."""
        buffer = self.harfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        self.harfbuzz.shape(self.font, buffer, {"lnum": True, "liga": False, "kern": True})
        return buffer

    def glyph(self, letter: str) -> list[Any]:
        """How far a letter leads, and its outline."""
        from fontTools.pens.svgPathPen import SVGPathPen
        from fontTools.pens.transformPen import TransformPen

        found = self.shaped(letter)
        pen = SVGPathPen(self.glyphs, ntos=lambda value: str(round(value)))
        self.glyphs[self.order[found.glyph_infos[0].codepoint]].draw(TransformPen(pen, (1, 0, 0, -1, 0, 0)))
        return [found.glyph_positions[0].x_advance, relative(pen.getCommands())]

    def kerning(self, one: str, other: str) -> int:
        """How much two letters lie closer than they lead."""
        found = self.shaped(one + other).glyph_positions
        alone = self.shaped(one).glyph_positions[0].x_advance
        return int(found[0].x_advance - alone) if len(found) == 2 else 0


def relative(outline: str) -> str:
    """An outline with relative commands: shorter, and it can begin anywhere."""
    told: list[str] = []
    x = y = start_x = start_y = 0
    for command, given in re.findall(r"([A-Z])([^A-Z]*)", outline):
        values = [int(value) for value in re.findall(r"-?\d+", given)]
        if command == "Z":
            x, y = start_x, start_y
            told.append("z")
        for i in range(0, len(values), STEP.get(command, 1)):
            part = values[i : i + STEP[command]]
            across = {"H": [x], "V": [y]}.get(command) or [x, y] * (len(part) // 2)
            letter = "l" if command == "M" and i else command.lower()  # further points after M are lines
            told.append(letter + " ".join(str(value - from_) for value, from_ in zip(part, across)).replace(" -", "-"))
            x = part[-2] if len(part) > 1 else part[0] if command == "H" else x
            y = part[-1] if command != "H" else y
        if command == "M":
            start_x, start_y = values[0], values[1]
    return "".join(told)


if __name__ == "__main__":
    made = bake(Path(sys.argv[1]))
    text = json.dumps(made, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    Path(__file__).with_name("outlines.json").write_text(text + "\n", encoding="utf-8")
