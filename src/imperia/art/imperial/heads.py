"""The heads of the twelve: face, hair, beard, veil, crown or cap."""

from __future__ import annotations

from ..geometry import disc
from .attributes import SKIN
from .brush import GOLD, GOLD_LIGHT, LINE, Brush
from .signs import PIPS, Cloth

FACE = "M122 74Q145 66 168 74V98C168 114 156 127 145 129C134 127 122 114 122 98Z"
SHADE, LINEN, LIP, BLUSH, SHINE = "#EBC8A4", "#FFFDF8", "#B4313A", "#E79A86", "#FFF5E1"
PEARLS = ((107, 37), (128, 33), (162, 33), (183, 37))


def face(p: Brush, look: float) -> None:
    """A face as on a carved mask; look: how far the eyes look aside."""
    p.shape(FACE, SKIN)
    p.flat("M146 70Q158 70 168 74V98C168 114 157 126 146 129Z", SHADE)
    p.stroke("M127 87.5Q134 82.5 141 88L142 103Q142 107 147.5 107")
    p.stroke("M150 87.5Q157 82.5 164 88")
    p.flat("M128.5 93Q134 88.5 139.5 93Q134 97 128.5 93Z", "#FFFFFF")
    p.flat("M151 93Q156.5 88.5 162 93Q156.5 97 151 93Z", "#FFFFFF")
    for x in (134.0, 156.5):
        p.fill(disc(x + look, 92.8, 2.6), LINE)
    p.stroke("M127.5 93Q134 87.5 140.5 93", 1.8)
    p.stroke("M150 93Q156.5 87.5 163 93", 1.8)


def lips(p: Brush, y: float, half: float) -> None:
    """A mouth."""
    d = f"M{145 - half:g} {y:g}Q{145 - half / 2:g} {y - 4:g} 145 {y - 2:g}Q{145 + half / 2:g} {y - 4:g} {145 + half:g} {y:g}"
    p.fill(f"{d}Q145 {y + 6:g} {145 - half:g} {y:g}Z", LINE if p.ink else LIP)


def king(p: Brush, suit: str, cloth: Cloth) -> None:
    """Above the mantle: ermine, face, beard, crown."""
    hair = cloth.hair["K"]
    p.shape("M104 138C118 156 172 156 186 138L198 150C180 178 110 178 92 150Z", LINEN)
    tails = ((108, 153), (124, 162), (145, 165), (166, 162), (182, 153))
    p.fill("".join(f"M{x} {y - 4}l2.6 7-2.6 2-2.6-2Z" for x, y in tails), LINE)
    face(p, -0.8)
    p.shape(
        "M121 97C122 105 128 107 133 104C138 101 142 101 145 103C148 101 152 101 157 104C162 107 168 105 169 97V114"
        "C169 136 155 150 145 158C135 150 121 136 121 114Z",
        hair,
    )
    p.stroke("M130 116C132 130 138 140 144 150M160 116C158 130 152 140 146 150M145 122V150", 1.5, SHINE, 0.55)
    p.shape("M145 105C138 101 128 105 124 112C132 114 140 113 145 109C150 113 158 114 166 112C162 105 152 101 145 105Z", hair, 1.8)
    lips(p, 115, 7)
    crown(p, suit, cloth)


def king_behind(p: Brush, cloth: Cloth) -> None:
    """A king's hair, behind all."""
    hair = cloth.hair["K"]
    p.shape("M119 72C104 80 106 108 110 124H180C184 108 186 80 171 72Z", hair)
    p.pearl(109, 125, 10, hair)
    p.pearl(181, 125, 10, hair)
    p.stroke("M105 125a4 4 0 1 1 4 4M185 125a4 4 0 1 0-4 4", 1.6, GOLD_LIGHT)


def crown(p: Brush, suit: str, cloth: Cloth) -> None:
    """Four crowns: fleur, cross, pearl, ray."""
    p.shape(
        "M113 61L107 36L121 48L128 32L139 46L145 27L151 46L162 32L169 48L183 36L177 61Q145 52 113 61Z",
        GOLD_LIGHT if suit == "C" else GOLD,
    )
    if suit == "S":
        for (x, y), colour in zip(PEARLS, ("#FFFFFF", cloth.second, cloth.second, "#FFFFFF")):
            p.pearl(x, y - (1 if colour == "#FFFFFF" else 0), 4, colour)
        p.put(PIPS["S"], 145, 31, 15, cloth.robe, 9)
    elif suit == "H":
        for x, y in PEARLS:
            p.pearl(x, y, 4, "#D9404C")
        p.shape("M142 39V33h-6v-5h6v-5h6v5h6v5h-6v6Z", GOLD_LIGHT, 1.8)
    elif suit == "D":
        for x, y in PEARLS:
            p.shape(f"M{x} {y - 7}l5 7-5 7-5-7Z", "#FFFFFF", 1.6)
        p.shape("M145 22l7 10-7 10-7-10Z", cloth.second, 1.8)
    else:
        for x, y in PEARLS:
            p.pearl(x, y, 4.2, GOLD)
        for px, py in ((145.0, 28.0), (140.5, 34.0), (149.5, 34.0)):
            p.pearl(px, py, 4, cloth.robe)
    p.shape("M115 74Q145 64 175 74L177 60Q145 51 113 60Z", GOLD)
    p.flat("M145 63.5l5 4-5 4-5-4Z", cloth.robe)
    p.pearl(127, 67.5, 3, "#FFFFFF", 1.2)
    p.pearl(163, 67.5, 3, "#FFFFFF", 1.2)


PEAKS = {
    "S": "M119 66L116 46L129 56L137 42L145 34L153 42L161 56L174 46L171 66Q145 57 119 66Z",
    "H": "M119 66L114 48Q124 52 130 56Q132 42 145 36Q158 42 160 56Q166 52 176 48L171 66Q145 57 119 66Z",
    "D": "M119 66L117 50L128 56L132 40L141 54L145 32L149 54L158 40L162 56L173 50L171 66Q145 57 119 66Z",
    "C": "M119 66L115 50Q122 46 128 54Q128 40 138 42Q142 36 145 36Q148 36 152 42Q162 40 162 54Q168 46 175 50L171 66Q145 57 119 66Z",
}


def queen_behind(p: Brush, cloth: Cloth) -> None:
    """A queen's veil, behind all."""
    p.shape("M145 56C108 56 104 92 104 118C104 138 98 146 92 152H198C192 146 186 138 186 118C186 92 182 56 145 56Z", cloth.second)
    p.stroke("M112 96C112 124 108 138 102 148M178 96C178 124 182 138 188 148", 1.8, cloth.robe)


def queen(p: Brush, suit: str, cloth: Cloth) -> None:
    """Above the bodice: neck, hair, face, necklace, coronet."""
    hair = cloth.hair["Q"]
    p.shape("M136 118H154V134Q145 142 136 134Z", SHADE)
    p.shape("M116 78C112 100 114 118 122 130C126 118 122 100 126 86Z", hair)
    p.shape("M174 78C178 100 176 118 168 130C164 118 168 100 164 86Z", hair)
    face(p, 0.8)
    p.shape("M145 68C132 68 119 76 118 98C126 94 138 86 145 72C152 86 164 94 172 98C171 76 158 68 145 68Z", hair)
    p.stroke("M124 90C132 86 139 80 143 74M166 90C158 86 151 80 147 74", 1.3, SHINE, 0.5)
    lips(p, 115, 6.5)
    p.flat(disc(128, 106, 3.4) + disc(162, 106, 3.4), BLUSH, 0.55)
    for i in range(-3, 4):
        p.pearl(145 + i * 7, 141 - abs(i) * 2.4 + (0 if i else 1), 3.2, "#FFFFFF" if i else GOLD, 1.3)
    p.shape(PEAKS[suit], GOLD)
    p.put(PIPS[suit], 145, 51, 14, LINE if p.ink else cloth.robe)
    p.pearl(131, 60.5, 2.6, "#FFFFFF", 1.2)
    p.pearl(159, 60.5, 2.6, "#FFFFFF", 1.2)
    p.pearl(145, 34, 3.6, "#FFFFFF")


CAPS = {
    "S": "M108 76C106 58 126 46 148 48C168 49 184 58 182 76Q145 62 108 76Z",
    "H": "M106 72C98 56 124 44 146 46C172 46 192 56 184 74Q145 64 106 72Z",
    "D": "M112 76L118 50L145 40L172 50L178 76Q145 64 112 76Z",
    "C": "M108 74C112 54 140 44 160 40C176 42 182 58 182 76Q145 62 108 74Z",
}


def jack_behind(p: Brush, cloth: Cloth) -> None:
    """A jack's hair, behind all."""
    p.shape("M114 74C110 96 110 118 114 132H132V84H158V132H176C180 118 180 96 176 74Z", cloth.hair["J"])


def jack(p: Brush, suit: str, cloth: Cloth) -> None:
    """Above the tabard: collar, face, fringe, cap with a plume."""
    p.shape("M136 116H154V136H136Z", SHADE)
    p.shape("M112 134L122 148L132 138L145 152L158 138L168 148L178 134Q145 122 112 134Z", LINEN)
    face(p, 1.4 if suit in "HC" else -1.4)
    p.shape("M120 72V96Q126 88 127 80Q136 88 145 80Q154 88 163 80Q164 88 170 96V72Z", cloth.hair["J"])
    lips(p, 115, 6)
    p.shape("M120 56C104 44 100 28 118 24C140 20 150 34 168 30C160 44 140 44 128 58Z", LINEN if suit in "SC" else GOLD_LIGHT)
    p.stroke("M124 54C114 42 116 34 128 32C140 32 148 38 158 36", 1.4)
    p.shape(CAPS[suit], cloth.robe)
    p.shape("M109 77Q145 62 181 77L180 67Q145 53 110 67Z", cloth.second)
    p.pearl(128, 62, 5, GOLD)
    p.fill(disc(128, 62, 1.8), LINE if p.ink else cloth.robe)
