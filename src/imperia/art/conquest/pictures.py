"""Infantry, cavalry, artillery: the pictures of the cards, in a box of 40; `light` is what is cut out of them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ..geometry import disc
from ..pen import Pen

Picture: TypeAlias = Literal["infantry", "cavalry", "artillery"]


def infantry(p: Pen, colour: str, light: str) -> None:
    """A soldier with shako, pack and bayonet."""
    p.line("M27.5 3v34", colour, 1.8)
    p.fill(
        "M26.6 8.5l.9-6 .9 6zM12.5 5.5c2.5-1.6 6.5-1.6 9 0l-.8 6.5h-7.4zM16.2 4.8l.6-3.3c.8 1 1.6 2 1.5 3.1z"
        "M11.8 12.3c3.4-1.2 7-1.2 10.4 0l-.5 1.5H12.3zM13.6 14.3h6.8c.2 2.7-1.2 4.7-3.4 4.7s-3.6-2-3.4-4.7z"
        "M9.5 22.6c2.3-2.3 12.7-2.3 15 0l3.6 3.3-2 2.3-2.6-1.7-.5 4.5H11l-.6-7.1z"
        "M11.5 32h5l-.6 6.5h-4.7zM17.8 32h4.8l.5 6.5h-4.7z",
        colour,
    )
    p.line("M12.3 21.8l9.6 9", light, 1.5)


def cavalry(p: Pen, colour: str, light: str) -> None:
    """A horse's head."""
    p.fill(
        "M11.5 37c-.6-6.5 3.2-9.5 5.4-14.2-2.2.9-3.7 2.4-5.7 3.6-1.9 1.1-3.8.6-4.9-1.3-1-1.6-.4-3.1.9-4.6 3.2-3.9 4.1-7.6 7.9-10.3"
        "l-.6-5.4 4.3 3.5 2.2-4.3 1.7 5.2c6.4 2.5 10.6 9 10.8 17 .1 4.2-.7 7.6-1.2 10.8z",
        colour,
    )
    p.fill(disc(16.3, 14.8, 1.3), light)
    p.line("M23.5 9.5c4.6 4.3 6.6 10.5 6 18.5M8.3 22.9l1.3-.9", light, 1.3)


def artillery(p: Pen, colour: str, light: str) -> None:
    """A gun on its wheel."""
    p.fill(
        "M5.5 18.6L30 7.2l2.8-.5 1.9 4.1-2.3 1.7L9.6 25.7c-3.7 1.3-6.3-4.7-4.1-7.1zM17 25.5l17 11.3h4.5L22 22z"
        + disc(5, 24.2, 1.9),
        colour,
    )
    p.fill(disc(16.5, 28, 9.3), light)
    p.line(disc(16.5, 28, 9.3), colour, 2.5)
    p.line("M16.5 18.7v18.6M7.2 28h18.6M9.9 21.4l13.2 13.2M23.1 21.4L9.9 34.6", colour, 1.6)
    p.fill(disc(16.5, 28, 2.7), colour)


PAINTERS = {"infantry": infantry, "cavalry": cavalry, "artillery": artillery}


def picture(p: Pen, kind: str, x: float, y: float, size: float, colour: str, light: str) -> None:
    """A picture, its middle at a point."""
    p.place(x - size / 2, y - size / 2, 0, size / 40)
    PAINTERS[kind](p, colour, light)
    p.end()
