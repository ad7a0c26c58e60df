"""Империал: a fan of courts on green cloth between two candles, chips beside it."""

from __future__ import annotations

from ..geometry import box
from ..imperial.brush import Brush
from ..imperial.chips import pile
from ..imperial.courts import court
from ..imperial.plain import ace, ground, index, pips, reverse
from ..imperial.signs import tint
from ..pen import Pen

FAN = (
    ("back", 252.0, 520.0, -34.0, 0.92),
    ("AS", 640.0, 526.0, 33.0, 0.92),
    ("JD", 308.0, 480.0, -21.0, 1.0),
    ("TC", 586.0, 484.0, 20.0, 1.0),
    ("QS", 366.0, 478.0, -8.0, 1.28),
    ("KH", 534.0, 486.0, 8.0, 1.28),
)
PILES = ((6, "white", 676.0, 792.0), (3, "red", 776.0, 800.0), (4, "white", 616.0, 842.0), (5, "red", 724.0, 850.0))
LETTERS = {"K": "K", "Q": "Q", "J": "J", "A": "A", "T": "10"}


def table() -> Brush:
    """The whole picture."""
    p = Brush()
    room(p)
    for place, high in ((128, 120), (772, 84)):
        candle(p, place, 486, 1.28, high)
    for name, x, y, turn, size in FAN:
        card(p, name, x, y, turn, size)
    for n, colour, x, y in PILES:
        chips(p, n, colour, x, y)
    shade = [(0, "#0D0607", 0.35), (0.3, "#0D0607", 0), (0.75, "#04110C", 0), (1, "#04110C", 0.85)]
    p.fill(box(0, 0, 900, 1000), p.linear(shade))
    return p


def room(p: Pen) -> None:
    """The wall with its pattern, the table's rim and cloth."""
    p.fill(box(0, 0, 900, 1000), p.radial([(0, "#5A2A1A", 1), (0.5, "#2C1211", 1), (1, "#0D0607", 1)], 0.5, 0.2, 0.9))
    cross = "m0-26q10 18 0 26q-10-8 0-26zm0 52q10-18 0-26q-10 8 0 26zm-22-26q14-8 22 0q-8 8-22 0zm44 0q-14-8-22 0q8 8 22 0z"
    damask = "".join(f"M{i * 92 + (46 if j % 2 else 0)} {j * 80}{cross}" for j in range(7) for i in range(11))
    p.fill(damask, "#C77B4A", 0.13)
    rim = p.linear([(0, "#2A1408", 1), (0.5, "#9A6432", 1), (1, "#2A1408", 1)], 0, 0, 1, 0)
    p.fill("M-60 420Q450 300 960 420V1000H-60Z", rim)
    p.fill("M-60 442Q450 322 960 442V1010H-60Z", "#1B0D06")
    felt = p.radial([(0, "#3F8F63", 1), (0.42, "#1C5A40", 1), (1, "#061D15", 1)], 0.5, 0.28, 0.8)
    p.fill("M-60 450Q450 330 960 450V1010H-60Z", felt)
    for lower, width in ((486, 2.5), (496, 1.0)):
        p.line(f"M-60 {lower}Q450 {lower - 120} 960 {lower}", "#E2BE6A", width, 0.6)
    glow = [(0, "#FFCF7A", 0.34), (0.5, "#FFCF7A", 0.16), (1, "#FFCF7A", 0)]
    p.add(f'<ellipse cx="450" cy="470" rx="520" ry="300" fill="{p.radial(glow)}"/>')


def candle(p: Pen, x: float, y: float, size: float, high: float) -> None:
    """A candle in its holder; y: the foot, high: the length of the wax."""
    shine = [(0, "#5E3F0F", 1), (0.3, "#E9C568", 1), (0.55, "#B07F22", 1), (0.8, "#F3DA8D", 1), (1, "#5A3C0E", 1)]
    brass = p.linear(shine, 0, 0, 1, 0)
    wax = p.linear([(0, "#CDB488", 1), (0.4, "#FFF3D4", 1), (1, "#B89B68", 1)], 0, 0, 1, 0)
    halo = p.radial([(0, "#FFE9A8", 0.95), (0.25, "#FFC65C", 0.45), (1, "#FF9A2E", 0)])
    flame = p.linear([(0, "#FFB23E", 1), (0.45, "#FFE48A", 1), (0.8, "#FFFDF0", 1), (1, "#6FA3E8", 1)])
    top = -88 - high
    p.place(x, y, 0, size)
    p.add('<ellipse cy="4" rx="62" ry="15" fill="#000" opacity=".45"/>')
    foot = "M-58 0Q-58-16-20-20Q-10-34-12-60Q-22-66-22-76H22Q22-66 12-60Q10-34 20-20Q58-16 58 0Q30 12 0 12Q-30 12-58 0Z"
    for d in (foot, "M-34-78Q0-66 34-78Q30-92 0-92Q-30-92-34-78Z"):
        p.add(f'<path d="{d}" fill="{brass}" stroke="#4A320C" stroke-width="1.5"/>')
    p.line("M-40-6Q0 6 40-6", "#FFEBB0", 2, 0.6)
    p.fill(f"M-17-88V{top:g}Q0 {top - 8:g} 17 {top:g}V-88Q0-82-17-88Z", wax)
    p.line(f"M0 {top:g}v-12", "#3A2A1A", 2.5)
    p.add(f'<circle cy="{top - 36:g}" r="150" fill="{halo}"/>')
    p.place(0, top)
    p.fill("M0-80C12-54 15-38 11-24Q7-11 0-10Q-7-11-11-24C-15-38-8-52 0-80Z", flame)
    p.end()
    p.end()


def card(p: Brush, name: str, x: float, y: float, turn: float, size: float) -> None:
    """A card, its middle at a point, with its shadow."""
    p.place(x, y, turn, size)
    p.place(-120, -168)
    for grown, opacity in ((10, 0.08), (6, 0.12), (2, 0.16)):
        p.fill(box(6 - grown, 14 - grown, 238 + 2 * grown, 336 + 2 * grown, 18 + grown), "#000000", opacity)
    p.clip(box(1, 1, 238, 334, 17))
    if name == "back":
        reverse(p)
    else:
        rank, suit = name[0], name[1]
        ground(p)
        if rank in "KQJ":
            court(p, rank, suit, False)
        elif rank == "A":
            ace(p, suit, tint(suit, False))
        else:
            pips(p, rank, suit, tint(suit, False))
        index(p, LETTERS[rank], suit, tint(suit, False))
    p.end()
    p.line(box(1, 1, 238, 334, 17), "#CFC4AC", 2)
    p.end()
    p.end()


def chips(p: Brush, n: int, colour: str, x: float, y: float) -> None:
    """A pile that stands on a point."""
    size = 1.6
    high = 32 + 8 * n + 6
    p.place(x, y - high * size, 0, size)
    p.place(-34, 0)
    pile(p, n, "red" if colour == "red" else "white", n)
    p.end()
    p.end()
