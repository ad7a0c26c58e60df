"""Cards one by one: SVG, PNG at 300 or 600 dots an inch, and sheets for Tabletop Simulator."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path
from typing import Any

import msgspec

from .choices import CARD, PAINTED, Choices, plain, scale_of, spare
from .page import Drawing, Job, Page, Picture
from .sheets import Card
from .typeset import png

TTS_COLUMNS, TTS_ROWS = 10, 7  # what Tabletop Simulator takes at most
TTS_CARD = 400.0  # pixels of a card's width on its sheets: 4000 in all, under the 4096 that every graphics card takes
INCH = 25.4
HEAD = 33  # bytes of a PNG: its signature and its first chunk
_SIZE = re.compile(r'viewBox="[^"]*"(?: (?:width|height)="[^"]*")*')


def card_files(cards: list[Card], back: Card, drawings: dict[str, Drawing], choices: Choices, form: str) -> dict[str, bytes]:
    """Every face once and the back, by the names of their files; with as much bleed as is chosen. Raises NoTypesetter for PNG."""
    keys = {card.drawing: card for card in [*cards, back]}
    if form == "svg":
        return {f"{key}.svg": trimmed(drawings[key], choices).encode() for key in keys}
    dpi = choices.dpi
    return {f"{key}.png": with_dpi(png(one_card(card, drawings, choices), 0, dpi), dpi) for key, card in keys.items()}


def with_dpi(picture: bytes, dpi: int) -> bytes:
    """A PNG that says how many dots an inch has, so that programs place it true to size: a chunk after its head."""
    dots = round(dpi / INCH * 1000)  # a metre
    chunk = b"pHYs" + struct.pack(">IIB", dots, dots, 1)
    told = struct.pack(">I", len(chunk) - 4) + chunk + struct.pack(">I", zlib.crc32(chunk))
    return picture[:HEAD] + told + picture[HEAD:]


def trimmed(drawing: Drawing, choices: Choices) -> str:
    """A card's SVG with the chosen bleed and its size in mm, so that programs place it true to size."""
    page = one_card(Card("", ""), {}, choices).pages[0]
    scale, picture = scale_of(choices.size), page.pictures[0]
    box = (picture.left / scale - PAINTED, picture.top / scale - PAINTED, page.width / scale, page.height / scale)
    size = f'viewBox="{" ".join(f"{one:.6g}" for one in box)}" width="{plain(page.width)}mm" height="{plain(page.height)}mm"'
    return _SIZE.sub(size, drawing.svg, count=1)


def one_card(card: Card, drawings: dict[str, Drawing], choices: Choices) -> Job:
    """A page that is one card with its bleed."""
    scale, (spare_x, spare_y) = scale_of(choices.size), spare(choices.size)
    bleed = min(choices.bleed, PAINTED * scale - max(spare_x, spare_y))
    width, height = choices.size[0] + 2 * bleed, choices.size[1] + 2 * bleed
    left, top = PAINTED * scale - spare_x - bleed, PAINTED * scale - spare_y - bleed
    wide, high = (CARD[0] + 2 * PAINTED) * scale, (CARD[1] + 2 * PAINTED) * scale
    picture = Picture(card.drawing, card.alt, 0, 0, width, height, left, top, wide, high)
    return Job(card.alt, choices.language, drawings, (Page(width, height, (picture,)),))


def tabletop_files(cards: list[Card], back: Card, drawings: dict[str, Drawing], choices: Choices, where: Path) -> dict[str, bytes]:
    """Tabletop Simulator: sheets of all faces, the back, and a saved object that names every card as often as the deck has it.

    where: the folder that the files will lie in; the saved object points there. Raises NoTypesetter.
    """
    faces = list({card.drawing: card for card in cards}.values())
    each = TTS_COLUMNS * TTS_ROWS - 1  # the last place of a sheet is what others see of a hidden hand: the back
    sheets = [faces[first : first + each] for first in range(0, len(faces), each)]
    ppi = TTS_CARD / CARD[0] * INCH
    files = {f"faces-{n}.png": png(tabletop_sheet(sheet, back, drawings, choices), 0, ppi) for n, sheet in enumerate(sheets, 1)}
    bare = msgspec.structs.replace(choices, bleed=0.0, size=CARD)
    files["back.png"] = png(one_card(back, drawings, bare), 0, ppi)
    number = {card.drawing: (i // each + 1) * 100 + i % each for i, card in enumerate(faces)}
    files["deck.json"] = msgspec.json.format(msgspec.json.encode(saved_object(cards, number, len(sheets), where)), indent=2)
    return files


def tabletop_sheet(faces: list[Card], back: Card, drawings: dict[str, Drawing], choices: Choices) -> Job:
    """Ten by seven places, filled from the top left, the back in the last."""
    places = [*enumerate(faces), (TTS_COLUMNS * TTS_ROWS - 1, back)]
    wide, high = CARD[0] + 2 * PAINTED, CARD[1] + 2 * PAINTED
    pictures = [
        Picture(card.drawing, card.alt, i % TTS_COLUMNS * CARD[0], i // TTS_COLUMNS * CARD[1], *CARD, PAINTED, PAINTED, wide, high)
        for i, card in places
    ]
    page = Page(TTS_COLUMNS * CARD[0], TTS_ROWS * CARD[1], tuple(pictures))
    return Job("", choices.language, drawings, (page,))


def saved_object(cards: list[Card], number: dict[str, int], sheets: int, where: Path) -> dict[str, Any]:
    """The deck as Tabletop Simulator saves one: a card's number is its sheet times a hundred and its place on it."""
    lying = {"posX": 0, "posY": 1, "posZ": 0, "rotX": 0, "rotY": 180, "rotZ": 180, "scaleX": 1, "scaleY": 1, "scaleZ": 1}
    deck = {
        str(n): {
            "FaceURL": where.joinpath(f"faces-{n}.png").as_uri(),
            "BackURL": where.joinpath("back.png").as_uri(),
            "NumWidth": TTS_COLUMNS,
            "NumHeight": TTS_ROWS,
            "BackIsHidden": True,
            "UniqueBack": False,
        }
        for n in range(1, sheets + 1)
    }
    held = [
        {"Name": "Card", "Transform": lying, "Nickname": card.alt.split(".")[0], "CardID": number[card.drawing]} for card in cards
    ]
    whole = {
        "Name": "Deck",
        "Transform": lying,
        "DeckIDs": [number[card.drawing] for card in cards],
        "CustomDeck": deck,
        "ContainedObjects": held,
    }
    return {"ObjectStates": [whole]}
