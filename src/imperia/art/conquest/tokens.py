"""Army tokens as seals of wax with emblem, letter and number; dice."""

from __future__ import annotations

import math
from random import Random
from typing import Literal, TypeAlias

from .. import emblems
from ..emblems import Emblem
from ..finish import mix
from ..geometry import box, curve, disc
from ..pen import Pen, pale

AMOUNTS = {1: 14.0, 5: 17.0, 10: 20.0}  # by what a token is worth: its size in millimetres
Dice: TypeAlias = Literal["attack", "defence"]
PIPS = {1: (4,), 2: (0, 8), 3: (0, 4, 8), 4: (0, 2, 6, 8), 5: (0, 2, 4, 6, 8), 6: (0, 2, 3, 5, 6, 8)}
DICE = {"attack": ("#A3271F", "#FFF6E4"), "defence": ("#FBF3DF", "#2A2017")}
INK = "#1C1D2B"


def seal(p: Pen, emblem: Emblem, r: float, seed: int) -> None:
    """A drop of wax with a pressed dish, round 0 0."""
    chance = Random(seed)
    edge = []
    for i in range(16):
        angle = math.tau * i / 16 + chance.random() * 0.1
        edge.append((math.cos(angle) * r * (0.94 + chance.random() * 0.06), math.sin(angle) * r * (0.94 + chance.random() * 0.06)))
    dark = mix(emblem.wax, "#000000", 0.42)
    if p.ink:
        p.path(disc(0, 0, r), fill="#FFF", stroke=INK, width=r / 22)
        p.line(disc(0, 0, r * 0.86), INK, r / 50)
        return
    p.add(f'<path d="{curve(edge, tension=1)}" fill="{emblem.wax}" stroke="{dark}" stroke-width="{r / 22:.3g}"/>')
    shine = [(0, "#FFFFFF", 0.42), (0.42, "#FFFFFF", 0.04), (1, "#000000", 0.3)]
    p.fill(curve(edge, tension=1), p.radial(shine, 0.36, 0.28, 0.8))
    p.fill(disc(0, 0, r * 0.78), mix(emblem.wax, "#000000", 0.14))
    p.line(disc(0, r * 0.03, r * 0.78), "#FFFFFF", r / 26, 0.3)
    p.line(disc(0, 0, r * 0.78), dark, r / 18)


def token(p: Pen, player: int, amount: int) -> None:
    """A token round 50 50, 100 units across: emblem above, number in the middle, letter below."""
    emblem = emblems.of_player(player)
    on = INK if p.ink else "#FFF8E8"
    ground = "#FFF" if p.ink else mix(emblem.wax, "#000000", 0.14)
    p.place(50, 50)
    seal(p, emblem, 49, player * 77 + amount)
    emblems.draw(p, emblem, 0, -22, 25, on, ground)
    p.text(0, 17, str(amount), 38, "bold", on, anchor="middle", room=62)
    p.text(0, 33, emblem.letter, 14, "bold", on, anchor="middle")
    p.end()


def die(p: Pen, face: int, side: Dice) -> None:
    """A face of a die, 38 units wide; attack is dark with a round edge, defence light with a line within."""
    body, pips = DICE[side]
    edge = mix(body, "#000000", 0.45)
    line = INK if p.ink else edge
    p.add(f'<path d="{box(1.5, 1.5, 35, 35, 7.5)}" fill="{"#FFF" if p.ink else body}" stroke="{line}" stroke-width="1.5"/>')
    if side == "defence":
        p.line(box(4, 4, 30, 30, 5.5), line, 0.8, 0.8)
    elif not p.ink:
        p.line(box(3.5, 3.5, 31, 31, 6), pale(body), 1, 0.35)
    for spot in PIPS[face]:
        p.fill(disc(10 + spot % 3 * 9, 10 + spot // 3 * 9, 3.3), INK if p.ink else pips)
