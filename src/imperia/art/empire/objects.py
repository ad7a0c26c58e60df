"""Faces of objects: basic ones, two-colour universals, multicolour universals (E12)."""

from __future__ import annotations

from ...games.empire.content import Deck, Face
from ...locale import LANGUAGES, say
from ..geometry import box, star
from ..pen import WHITE
from . import words
from .brush import CX, Brush
from .furniture import DEEP, amount, banner, edge_of, effect, ladder, scrim, striped, titled
from .palette import PAPER, Look, looks
from .pictures import paint_object, wheel

UPPER, LOWER = "M-60 -60H690V400L-60 480Z", "M-60 480L690 400V960H-60Z"  # the halves of a two-colour universal


def nth_of(deck: Deck, face: Face) -> int:
    """Which object of its colour this is, from 0."""
    return [one.id for one in deck.colour[face.colours[0]].object].index(face.slug)


def basic(p: Brush, deck: Deck, face: Face, language: str) -> None:
    """An object of one colour: name and system, picture, ladder."""
    colour, look = deck.colour[face.colours[0]], looks(deck)[face.colours[0]]
    assert face.name is not None
    p.sky(look.top, look.bottom, face.slug)
    paint_object(p, colour.id, look, face.slug, nth_of(deck, face))
    scrim(p)
    ladder(p, look, colour.ladder)
    banner(p, "object", look.fill, edge_of(p, look))
    ink = p.marked(look.on)
    amount(p, face.value, 92, 92, 92, ink, 86)
    p.symbol(look.sign, 92, 160, 80, ink)
    p.text(92, 258, look.letters[LANGUAGES.index(language)], 50, "bold", ink, anchor="middle")
    titled(p, words.named(face.name, language), words.named(colour.name, language), look.light)


def universal(p: Brush, deck: Deck, face: Face, language: str) -> None:
    """A two-colour universal: two halves, each the other turned round; the card is turned to choose."""
    for side, half in ((0, UPPER), (1, LOWER)):
        p.clip(half)
        if side:
            p.turned(180, 315, 440)
        ground(p, deck, face.colours[side])
        if side:
            p.end()
        p.end()
    for side in (0, 1):
        if side:
            p.turned(180, 315, 440)
        half_face(p, deck, face, side, language)
        if side:
            p.end()
    divide = p.marked(PAPER)
    p.line("M-60 480L690 400", divide, 2 if p.ink else 3, 1 if p.ink else 0.9)
    p.fill(star(315, 440, 40 if p.ink else 44, 10), divide)


def ground(p: Brush, deck: Deck, number: int) -> None:
    """The sky and the picture of one half."""
    colour, look = deck.colour[number], looks(deck)[number]
    p.dark = look.dark
    whole = box(-60, -60, 760, 600)
    p.fill(whole, WHITE if p.ink else p.linear([(0, look.top, 1), (1, look.bottom, 1)], 0, 0, 0.6, 1))
    p.stars(colour.id, 60, (-40, -40, 670, 480))
    small = 0.62
    p.place(452 - CX * small, 226 - 430 * small, 0, small)
    paint_object(p, colour.id, look, colour.object[0].id, 0)
    p.end()
    if not p.ink:
        p.fill(box(-60, -60, 760, 300), p.linear([(0, DEEP, 0.8), (0.42, DEEP, 0.42), (1, DEEP, 0)]))
        p.fill(box(-60, 200, 760, 320), p.linear([(0, DEEP, 0), (0.5, DEEP, 0.45), (1, DEEP, 0.6)]))


def half_face(p: Brush, deck: Deck, face: Face, side: int, language: str) -> None:
    """Banner, name and ladder of one half."""
    mine, other = (looks(deck)[face.colours[i]] for i in (side, 1 - side))
    p.dark = mine.dark
    banner(p, "object", striped(p, (0, mine.fill), (0.62, other.fill)), mine.dark if p.ink else PAPER, 326)
    amount(p, face.value, 92, 92, 92, p.marked(mine.on), 86)
    p.symbol(mine.sign, 92, 148, 68, p.marked(mine.on))
    p.symbol(other.sign, 92, 240, 52, other.dark if p.ink else other.on)
    i = LANGUAGES.index(language)
    second = f"{say(language, 'art-empire-universal')} · {mine.letters[i]} / {other.letters[i]}"
    titled(p, words.system(deck, face, side, language), second, mine.light, size=60)
    steps = deck.colour[face.colours[side]].ladder
    ladder(p, mine, steps, x=176, y=402 if len(steps) < 4 else 404, wide=414, low=74, rise=22, size=46, pip=21)


def multicolour(p: Brush, deck: Deck, language: str) -> None:
    """A multicolour universal: the wheel, and every colour in the banner."""
    every = looks(deck)
    p.sky("#080A1E", "#241A55", "multicolour")
    wheel(p, every)
    scrim(p)
    banner(p, "object", "#12122A", p.marked(PAPER), 326)
    patches(p, every)
    name, about = say(language, "art-empire-any-colour"), say(language, "art-empire-any-colour-about")
    titled(p, name, say(language, "empire-card-multicolour"), "#D9CFFF")
    effect(p, about, PAPER)


def patches(p: Brush, every: tuple[Look, ...]) -> None:
    """All colours with their signs, two abreast, within the banner."""
    across = 2 if len(every) <= 10 else 3
    rows = -(-len(every) // across)
    wide, high = 96 / across, min(50, 270 / rows)
    for k, look in enumerate(every):
        x, y = 92 - 48 + wide * (k % across + 0.5), 20 + high * (k // across + 0.5)
        if not p.ink:
            p.add(
                f'<path d="{box(x - wide / 2 + 2, y - high / 2 + 2, wide - 4, high - 4, 8)}" fill="{look.fill}"'
                + (' stroke="#CDD0EC" stroke-width="1.5"/>' if look.night else "/>")
            )
        p.symbol(look.sign, x, y, min(wide, high) * 0.7, look.dark if p.ink else look.on)


__all__ = ["basic", "multicolour", "universal"]
