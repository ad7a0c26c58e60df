"""Faces for a screen where a card is less than 130 pixels wide: the banner doubled, the name large, nothing else.

Below 80 pixels the name goes too; value, sign and letter stay.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...games.empire.content import Deck, Face
from ...games.empire.rules.terms import BASIC, MONEY, MULTICOLOUR, TWO_COLOUR
from ...locale import LANGUAGES, say
from ..geometry import box
from ..lettering import fit_name
from ..pen import pale
from . import money as notes
from . import words
from .brush import Brush
from .contact import BANNER, EDGE, paint
from .furniture import DEEP, Family, amount, banner, edge_of, lines, scrim, striped
from .objects import ground, nth_of
from .palette import GOLD, PAPER, looks
from .pictures import paint_object, wheel


def little(p: Brush, deck: Deck, face: Face, language: str, named: bool, side: int) -> None:
    """Any face, small. side: which colour of a two-colour universal is up."""
    i, every = LANGUAGES.index(language), looks(deck)
    if face.kind == BASIC:
        look = every[face.colours[0]]
        p.sky(look.top, look.bottom, face.slug)
        paint_object(p, deck.colour[face.colours[0]].id, look, face.slug, nth_of(deck, face))
        scrim(p)
        shade(p, named)
        flag(p, "object", look.fill, edge_of(p, look), face.value, [look.sign], [look.on], look.letters[i])
        name(p, words.full_name(deck, face, language), named)
    elif face.kind == TWO_COLOUR:
        mine, other = (every[face.colours[k]] for k in (side, 1 - side))
        halves(p, deck, face, side)
        shade(p, named)
        stripes = striped(p, (0, mine.fill), (0.605, other.fill))
        flag(p, "object", stripes, PAPER, face.value, [mine.sign, other.sign], [mine.on, other.on])
        name(p, words.system(deck, face, side, language), named)
    elif face.kind == MULTICOLOUR:
        p.sky("#080A1E", "#241A55", "multicolour")
        wheel(p, every)
        scrim(p)
        shade(p, named)
        flag(p, "object", "#12122A", PAPER, None, ["multicolour"], [PAPER])
        name(p, say(language, "art-empire-any-colour"), named)
    elif face.kind == MONEY:
        tint = notes.tint(face.value)
        notes.note(p, face.value, tint, fine=False)
        flag(p, "money", tint, pale(tint), face.value, ["imperial"], [notes.ON])
    else:
        effect(p, deck, face, language, named)


def effect(p: Brush, deck: Deck, face: Face, language: str, named: bool) -> None:
    """A Contact card, small."""
    kind, pair = words.KIND_NAMES[face.kind], [looks(deck)[c] for c in face.colours]
    paint(p, deck, face)
    shade(p, named)
    edge, fill = EDGE[words.REACH[kind]], BANNER
    if pair:
        fill = striped(p, (0, BANNER), (0.36, pair[0].fill), (0.56, pair[1].fill))
    signs, colours = [look.sign for look in pair] or [kind], [look.on for look in pair] or [GOLD]
    flag(p, "contact", fill, edge, face.value, signs, colours, on=GOLD)
    name(p, words.contact_name(deck, face, language), named)


def halves(p: Brush, deck: Deck, face: Face, side: int) -> None:
    """The two grounds of a universal, the one that is up first."""
    ground(p, deck, face.colours[side])
    p.clip("M-60 560L690 480V960H-60Z")
    p.turned(180, 315, 440)
    ground(p, deck, face.colours[1 - side])
    p.end()
    p.end()
    p.line("M-60 560L690 480", PAPER, 5, 0.9)


def shade(p: Brush, named: bool) -> None:
    """The shade under the name."""
    if named:
        p.fill(box(-30, 480, 690, 430), p.linear([(0, DEEP, 0), (0.5, DEEP, 0.75), (1, DEEP, 0.95)]))


def flag(
    p: Brush,
    family: Family,
    fill: str,
    edge: str,
    value: int | None,
    signs: Sequence[str],
    colours: Sequence[str],
    letter: str = "",
    on: str = "",
) -> None:
    """The banner, large: value, signs, letter. colours: of the signs; on: of the value, if it differs from the first sign's."""
    high = (560 if letter or len(signs) > 1 else 430) - (110 if value is None else 0)
    banner(p, family, fill, edge, high, 34, 186)
    if value is not None:
        amount(p, value, 127, 152, 176, on or colours[0], 168)
    top = 258 if value is not None else 130
    for j, sign in enumerate(signs):
        p.symbol(sign, 127, top + j * 140, 142 if len(signs) == 1 else 118, colours[j])
    if letter:
        p.text(127, top + 186, letter, 112, "bold", colours[0], anchor="middle")


def name(p: Brush, text: str, named: bool) -> None:
    """The name at the foot."""
    if not named:
        return
    fit = fit_name(text, 100, "title", 562, 62, 3, 0.94)
    step = fit.size * 1.02
    lines(p, fit, 36, 826 - step * (len(fit.lines) - 1), step, PAPER)
