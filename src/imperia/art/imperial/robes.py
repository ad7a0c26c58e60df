"""What kings, queens and jacks wear: a mantle of rings, a bodice of lozenges, a tabard of chevrons."""

from __future__ import annotations

from .brush import GOLD, Brush
from .signs import Cloth

BODY = "M60 190C66 152 100 134 128 128H162C190 134 222 150 228 190V222H20Z"


def mantle(p: Brush, cloth: Cloth) -> None:
    """A king's."""
    p.flat(BODY, cloth.robe)
    p.clip(BODY)
    for r in (26, 38, 50, 62):
        line, width = (cloth.second, 5) if r % 24 == 2 else (GOLD, 2)
        p.circle(212, 214, r, "none", line, width)
        p.circle(66, 176, r - 12, "none", line, width)
    p.end()
    p.stroke(BODY, 2.2)
    p.shape("M131 130H159L172 226H118Z", GOLD)
    for i in range(4):
        p.shape(f"M145 {150 + i * 16}l7 8-7 8-7-8Z", cloth.second if i % 2 else cloth.robe, 1.5)


def bodice(p: Brush, cloth: Cloth) -> None:
    """A queen's."""
    p.flat(BODY, cloth.robe)
    p.clip(BODY)
    lozenges = [(x + (7 if y // 12 % 2 else 0), y) for y in range(128, 216, 12) for x in range(54, 226, 14)]
    p.flat("".join(f"M{x} {y - 5}l5 5-5 5-5-5Z" for x, y in lozenges), cloth.second, 0.75)
    p.end()
    p.stroke(BODY, 2.2)
    p.shape("M124 130Q145 170 166 130L188 226H102Z", GOLD)
    p.shape("M132 141Q145 166 158 141L174 226H116Z", "#FFFDF8", 1.6)
    p.stroke("M138 162L152 170M152 162L138 170M137 172L153 180M153 172L137 180M136 182L154 190M154 182L136 190", 1.8, cloth.robe)


def tabard(p: Brush, cloth: Cloth) -> None:
    """A jack's, parted down the middle."""
    p.flat(BODY, cloth.robe)
    p.flat("M145 128H162C190 134 222 150 228 190V222H145Z", cloth.second)
    p.clip(BODY)
    for i in range(6):
        p.stroke(f"M76 {150 + i * 15}L145 {136 + i * 15}L214 {150 + i * 15}", 4, GOLD)
    p.end()
    p.stroke(BODY, 2.2)
    p.stroke("M145 130V222")
