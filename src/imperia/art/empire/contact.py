"""Faces of Contact cards (E30-E41): what they do is a picture and a sentence; tint and words say whom they touch."""

from __future__ import annotations

from ...games.empire.content import Deck, Face
from . import words
from .brush import Brush
from .furniture import amount, badge, banner, effect, scrim, titled
from .palette import GOLD, looks
from .pictures import EFFECTS, LADEN

GROUND = {"others": ("#120718", "#431436"), "self": ("#070A24", "#1B2266"), "answer": ("#100A18", "#4A3210")}
EDGE = {"others": "#FF8F7A", "self": "#7FE3D4", "answer": "#F0C977"}
BANNER = "#171032"


def contact(p: Brush, deck: Deck, face: Face, language: str) -> None:
    """A Contact card."""
    paint(p, deck, face)
    reach = words.REACH[words.KIND_NAMES[face.kind]]
    effect(p, words.effect_text(face, language), EDGE[reach])
    pair = [looks(deck)[c] for c in face.colours]
    banner(p, "contact", BANNER, p.marked(GOLD), 316 if pair else 248)
    amount(p, face.value, 92, 92, 92, p.marked(GOLD), 86)
    for j, look in enumerate(pair):
        badge(p, look, 92, 156 + j * 84, 38, 52)
    if not pair:
        p.symbol(words.KIND_NAMES[face.kind], 92, 166, 78, p.marked(GOLD))
    titled(p, words.contact_name(deck, face, language), words.reach(face, language), EDGE[reach])


def paint(p: Brush, deck: Deck, face: Face) -> None:
    """The ground and the picture."""
    kind = words.KIND_NAMES[face.kind]
    top, bottom = ("#0C0820", "#36205E") if kind in LADEN else GROUND[words.REACH[kind]]
    p.sky(top, bottom, face.slug)
    every = looks(deck)
    if kind in LADEN:
        LADEN[kind](p, [every[c] for c in face.colours] or every)
    else:
        EFFECTS[kind](p)
    scrim(p, 260, 560)
