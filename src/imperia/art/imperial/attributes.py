"""What each of the twelve holds: sword, sceptre, axe, orb; four flowers; halberd, feather, banner, pike."""

from __future__ import annotations

import math
from collections.abc import Callable

from ..geometry import at
from .brush import GOLD, GOLD_DARK, Brush
from .signs import PIPS, Cloth

STEEL, SHADE, SKIN, LEAF = "#EEF1F7", "#C6CCD9", "#F8E6CF", "#3E7A4E"


def staff(p: Brush, top: float) -> None:
    """A staff, from its top down to the hand."""
    p.shape(f"M194 {top:g}h6V206h-6Z", GOLD, 1.8)


def sword(p: Brush, cloth: Cloth) -> None:
    """King of spades."""
    p.shape("M191 140V50L197 34L203 50V140Z", STEEL)
    p.stroke("M197 46V136", 1.4, "#8590AC")
    p.shape("M180 138q17-6 34 0v7q-17-5-34 0Z", GOLD)
    staff(p, 145)


def sceptre(p: Brush, cloth: Cloth) -> None:
    """King of hearts."""
    staff(p, 84)
    p.shape("M188 84h18l-3 8h-12Z", GOLD)
    p.put(PIPS["H"], 196, 66, 28, cloth.robe, 6)


def axe(p: Brush, cloth: Cloth) -> None:
    """King of diamonds."""
    staff(p, 44)
    p.shape("M200 52C216 46 216 100 200 92Z", STEEL)
    p.shape("M194 54C182 58 182 86 194 90Z", SHADE)


def orb(p: Brush, cloth: Cloth) -> None:
    """King of clubs."""
    p.pearl(197, 138, 16, GOLD)
    p.stroke("M181 138Q197 145 213 138M197 122V154", 1.8)
    p.shape("M194 123V110h-7v-6h7v-9h6v9h7v6h-7v13Z", GOLD, 1.8)


def stem(p: Brush) -> None:
    """The stem of a flower."""
    p.stroke("M197 162C200 140 192 128 197 106", 3.2, LEAF)
    p.flat("M197 136C206 130 212 132 213 126C204 120 197 126 197 136Z", LEAF)
    p.flat("M196 146C187 141 182 143 180 138C188 132 196 137 196 146Z", LEAF)


def tulip(p: Brush, cloth: Cloth) -> None:
    """Queen of spades."""
    stem(p)
    p.shape("M197 110C184 104 180 84 184 70L191 82L197 64L203 82L210 70C214 84 210 104 197 110Z", cloth.second)
    p.stroke("M197 74V104", 1.6)


def rose(p: Brush, cloth: Cloth) -> None:
    """Queen of hearts."""
    stem(p)
    for i in range(5):
        p.turned(i * 72, 197, 88)
        p.shape("M197 88C186 82 187 68 197 68C207 68 208 82 197 88Z", "#C9313F", 1.8)
        p.end()
    p.pearl(197, 88, 6, GOLD)


def daisy(p: Brush, cloth: Cloth) -> None:
    """Queen of diamonds."""
    stem(p)
    for i in range(8):
        p.turned(i * 45, 197, 88)
        p.shape("M197 86L191.5 76L197 64L202.5 76Z", cloth.second if i % 2 else "#FFFFFF", 1.6)
        p.end()
    p.pearl(197, 88, 6, cloth.robe)


def clover(p: Brush, cloth: Cloth) -> None:
    """Queen of clubs."""
    stem(p)
    for i in range(3):
        p.pearl(*at(197, 90, 13, math.tau * i / 3 - math.pi / 2), 11, cloth.second)
    p.pearl(197, 90, 6, GOLD)


def halberd(p: Brush, cloth: Cloth) -> None:
    """Jack of spades."""
    staff(p, 60)
    p.shape("M197 26L204 52V62H190V52Z", STEEL)
    p.shape("M203 66C216 60 218 100 203 94Z", STEEL)
    p.shape("M191 70L180 80L191 90Z", SHADE)


def feather(p: Brush, cloth: Cloth) -> None:
    """Jack of hearts."""
    p.stroke("M186 206C196 150 214 110 206 44", 3, GOLD_DARK)
    p.shape("M206 40C190 58 186 100 196 132C214 112 218 70 206 40Z", cloth.second)
    p.stroke("M206 46C202 80 200 104 196 130M203 70l8 8M201 88l9 6M202 70l-9 9M200 90l-8 6", 1.4)


def banner(p: Brush, cloth: Cloth) -> None:
    """Jack of diamonds."""
    staff(p, 70)
    p.shape("M197 30L207 58L197 76L187 58Z", STEEL)
    p.stroke("M197 34V72", 1.4, "#8590AC")
    p.shape("M200 80L213 86L208 93L213 101L200 106Z", cloth.robe, 1.8)


def pike(p: Brush, cloth: Cloth) -> None:
    """Jack of clubs."""
    staff(p, 66)
    p.shape("M197 30L208 58H200V66H194V58H186Z", STEEL)
    p.shape("M188 190l9-12 9 12v14l-9-10-9 10Z", cloth.second)


HELD: dict[str, Callable[[Brush, Cloth], None]] = {
    "KS": sword,
    "KH": sceptre,
    "KD": axe,
    "KC": orb,
    "QS": tulip,
    "QH": rose,
    "QD": daisy,
    "QC": clover,
    "JS": halberd,
    "JH": feather,
    "JD": banner,
    "JC": pike,
}


def attribute(p: Brush, card: str, cloth: Cloth) -> None:
    """What a court holds, and the hand that holds it."""
    HELD[card](p, cloth)
    p.shape("M186 164q0-9 10-9q12 0 12 9q0 10-11 10q-11 0-11-10Z", SKIN)
    p.stroke("M191 160h13M191 165h13", 1.4)
    p.shape("M182 176l30-2 6 22h-38Z", cloth.second)
