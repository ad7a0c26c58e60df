"""Suits: their shapes, their two or four colours, and the cloth of their courts."""

from __future__ import annotations

import msgspec

PIPS = {
    "H": "M0 47C-9 31-49 8-49-18C-49-36-36-46-23-46C-12-46-4-40 0-29C4-40 12-46 23-46C36-46 49-36 49-18C49 8 9 31 0 47Z",
    "D": "M0-53C9-32 24-13 41 0C24 13 9 32 0 53C-9 32-24 13-41 0C-24-13-9-32 0-53Z",
    "S": "M0-51C9-33 47-9 47 17C47 32 36 40 25 40C16 40 8 36 4 28C5 38 9 45 17 50L-17 50C-9 45-5 38-4 28"
    "C-8 36-16 40-25 40C-36 40-47 32-47 17C-47-9-9-33 0-51Z",
    "C": "M0-50A22.5 22.5 0 0 1 18-14A23 23 0 1 1 4 22C4 35 8 44 17 50L-17 50C-8 44-4 35-4 22A23 23 0 1 1-18-14"
    "A22.5 22.5 0 0 1 0-50Z",
}
STAR = "M0-50Q5-5 50 0Q5 5 0 50Q-5 5-50 0Q-5-5 0-50Z"  # the sign of the family
TWO_COLOURS = {"S": "#1B1E28", "C": "#1B1E28", "H": "#B21F2D", "D": "#B21F2D"}
FOUR_COLOURS = {"S": "#1B1E28", "H": "#B21F2D", "D": "#1B5AA6", "C": "#17683F"}


class Cloth(msgspec.Struct, frozen=True):
    """The colours of a court. robe, second cloth, field behind the head, hair of king, queen, jack."""

    robe: str
    second: str
    field: str
    hair: dict[str, str]


CLOTHS = {
    "S": Cloth("#2A3563", "#7E8CC0", "#E4E8F4", {"K": "#3A3440", "Q": "#2B2430", "J": "#6B4A34"}),
    "H": Cloth("#A81F32", "#E08A7C", "#FBE6DD", {"K": "#8C4A2A", "Q": "#B4642C", "J": "#C98E3E"}),
    "D": Cloth("#C0481F", "#EFA85B", "#FCEBD2", {"K": "#B9B2A6", "Q": "#D9A64A", "J": "#5B3A2B"}),
    "C": Cloth("#1D5A4A", "#7FB59A", "#E1EFE4", {"K": "#5A3B2A", "Q": "#7A3F2A", "J": "#2F2A2E"}),
}
BLUE_DIAMONDS = Cloth("#1F5FA8", "#7FB0E2", "#E2EDF9", CLOTHS["D"].hair)  # under four colours


def tint(suit: str, four_colours: bool) -> str:
    """The colour of a suit."""
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]


def cloth(suit: str, four_colours: bool) -> Cloth:
    """The cloth of a suit's courts: diamonds differ from hearts even where both are red."""
    return BLUE_DIAMONDS if four_colours and suit == "D" else CLOTHS[suit]
