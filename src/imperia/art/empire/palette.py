"""The colours of a deck as they are drawn: banner and ink on it, tones for night and paper, sky, sign and letter.

The ten systems of the shipped deck have looks of their own; a colour that only a deck file knows gets one of a row of spare ones.
No colour is told by its colour alone: each has a sign and, within a deck, a letter that no other has.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from ...games.empire.content import Colour, Deck
from ..finish import luminance

GOLD, PAPER, NIGHT = "#F0C977", "#F6EEDC", "#070A18"


class Look(msgspec.Struct, frozen=True):
    """How a colour is drawn.

    fill: of its banner; on: ink on that; light: text on night; dark: line on paper; top, bottom: its sky; sign: of SYMBOLS;
    letters: in English, Russian, Polish.
    """

    fill: str
    on: str
    light: str
    dark: str
    top: str
    bottom: str
    sign: str = ""
    letters: tuple[str, str, str] = ("", "", "")

    @property
    def night(self) -> bool:
        """Whether its fill is too dark to be seen on the sky."""
        return luminance(self.fill) < 0.02

    def seen(self, instead: str) -> str:
        """Its fill, or another colour where the fill is too dark to be seen."""
        return instead if self.night else self.fill


KNOWN = {
    "brown": Look("#8F5F3A", "#FFF5E6", "#E8C29B", "#6B4019", "#0B0913", "#2A190F", "brown", ("M", "П", "P")),
    "white": Look("#F3F0E3", "#1B1C29", "#FFFFFF", "#474A57", "#0A0D1C", "#28304A", "white", ("D", "К", "K")),
    "cyan": Look("#5FD6E8", "#04222A", "#B9F1F9", "#0B6675", "#04101E", "#0B3A48", "cyan", ("I", "Л", "L")),
    "black": Look("#0A0A13", "#F4F5FF", "#CDD0EC", "#15151F", "#06060E", "#1C1A38", "black", ("G", "З", "G")),
    "pink": Look("#F48FC0", "#33051D", "#FFC9E1", "#A01C5C", "#0F0718", "#3A1030", "pink", ("N", "Т", "M")),
    "orange": Look("#F79B40", "#2D1500", "#FFCF99", "#964900", "#100910", "#3A1D0C", "orange", ("A", "А", "A")),
    "red": Look("#EE5350", "#2A0303", "#FFA7A1", "#A3141B", "#0E0610", "#380D16", "red", ("B", "Б", "B")),
    "yellow": Look("#F8D74B", "#2B2100", "#FFEDA6", "#725700", "#0A0A1C", "#2B2417", "yellow", ("S", "С", "S")),
    "green": Look("#48C88A", "#03210F", "#A9EFC9", "#0E6B3D", "#051018", "#0C3528", "green", ("V", "В", "W")),
    "blue": Look("#5A97FF", "#020F2E", "#B0CCFF", "#1846A8", "#050B22", "#102A66", "blue", ("R", "Р", "R")),
}
SPARE = (
    Look("#B79AF0", "#17063A", "#DCCBFF", "#5B2FA6", "#0B0720", "#291A54"),
    Look("#C5DE5A", "#1D2600", "#E4F2A8", "#536300", "#0A1008", "#27330D"),
    Look("#2BB5A0", "#00211C", "#9CE8DC", "#0A6357", "#04110F", "#0A372F"),
    Look("#E0C3A0", "#2A1A06", "#F5E3CC", "#6E4A1A", "#0F0B0A", "#33261A"),
    Look("#D465D8", "#2A022C", "#F3B9F5", "#8A1F8E", "#10061A", "#371040"),
    Look("#9DB2C4", "#0B1A26", "#D3E0EA", "#3C5468", "#080D14", "#1E2E3C"),
    Look("#FF8A73", "#330A00", "#FFC7BA", "#A4330F", "#110808", "#3B1710"),
    Look("#7A85E8", "#04072E", "#BFC5FF", "#343EA3", "#070922", "#1C2260"),
)


@lru_cache(maxsize=64)
def looks(deck: Deck) -> tuple[Look, ...]:
    """The looks of a deck's colours, by number."""
    free = iter(SPARE * 2)
    found = [KNOWN.get(colour.id) or next(free) for colour in deck.colour]
    letters = [letters_of(deck.colour, i) for i in range(3)]
    signs = (f"shape-{n}" for n in range(1, 17))
    return tuple(
        msgspec.structs.replace(look, sign=look.sign or next(signs), letters=tuple(row[i] for row in letters))
        for i, look in enumerate(found)
    )


def letters_of(colours: tuple[Colour, ...], language: int) -> list[str]:
    """A letter for each colour of a deck that no other has: its own, else one of its name, else one of the alphabet."""
    taken = {KNOWN[colour.id].letters[language] for colour in colours if colour.id in KNOWN}
    found = []
    for colour in colours:
        if colour.id in KNOWN:
            found.append(KNOWN[colour.id].letters[language])
            continue
        name = (colour.name.en, colour.name.ru, colour.name.pl)[language].upper()
        free = (letter for letter in name + "ABCDEFGHIJKLMNOPQRSTUVWXYZ" if letter.isalpha() and letter not in taken)
        letter = next(free)
        taken.add(letter)
        found.append(letter)
    return found
