"""What is seen on the cards: a picture for every object and effect of the shipped deck, and one for objects of other decks."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ..brush import CX, CY, Brush
from ..palette import KNOWN, Look
from .aldebaran import aldebaran
from .belt import belt
from .betelgeuse import betelgeuse
from .coins import fiver, space_fund
from .dwarfs import dwarfs
from .freight import freight, great_freight
from .gates import gates
from .ice import ice
from .multicolour import wheel
from .people import dictator, mind_swap
from .rigel import rigel
from .rockets import annihilation, launch, spaceport
from .rosette import rosette
from .solar import solar
from .travel import hyperjump, time_machine
from .vega import vega

SYSTEMS: dict[str, tuple[Callable[[Brush, int], None], tuple[str, ...]]] = {  # by colour: who paints it, and which objects
    "brown": (belt, ("ceres", "vesta")),
    "white": (dwarfs, ("sirius-b", "procyon-b")),
    "cyan": (ice, ("uranus", "neptune", "triton")),
    "black": (gates, ("north-gate", "south-gate", "east-gate", "west-gate")),
    "pink": (rosette, ("rose", "thorn", "bud")),
    "orange": (aldebaran, ("aldebaran-1", "aldebaran-2", "aldebaran-3")),
    "red": (betelgeuse, ("betelgeuse-1", "betelgeuse-2", "betelgeuse-3")),
    "yellow": (solar, ("venus", "earth", "mars")),
    "green": (vega, ("vega-1", "vega-2", "vega-3")),
    "blue": (rigel, ("rigel-prime", "rigel-port")),
}
EFFECTS: dict[str, Callable[[Brush], None]] = {
    "spaceport": spaceport,
    "space-fund": space_fund,
    "hyperjump": hyperjump,
    "time-machine": time_machine,
    "rocket": launch,
    "annihilation": annihilation,
    "mind-swap": mind_swap,
    "dictator": dictator,
    "fiver": fiver,
}
LADEN: dict[str, Callable[[Brush, Sequence[Look]], None]] = {"freight": freight, "great-freight": great_freight}


def paint_object(p: Brush, colour: str, look: Look, slug: str, nth: int) -> None:
    """An object: by its own id where we know it, else the nth of its colour, else a planet of that colour under its sign."""
    for painter, slugs in SYSTEMS.values():
        if slug in slugs and SYSTEMS.get(colour, (None,))[0] is painter:
            painter(p, slugs.index(slug))
            return
    if colour in KNOWN and colour in SYSTEMS:
        painter, slugs = SYSTEMS[colour]
        painter(p, nth % len(slugs))
        return
    planet(p, look, nth)


def planet(p: Brush, look: Look, nth: int) -> None:
    """A world of its colour, with its sign."""
    p.glow(CX, CY, 330, look.seen("#8F86FF"), 0.5)
    p.ring(CX, CY, 252, look.light, nth + 1)
    p.sphere(CX, CY, 168, look.seen("#34324F"), None, None, -0.35, -0.4)
    p.symbol(look.sign, CX, CY, 178, look.dark if p.ink else look.on)


__all__ = ["EFFECTS", "LADEN", "SYSTEMS", "paint_object", "planet", "wheel"]
