"""Imperium: a corner of the game's own chart, with seals on the lands, ships, the compass."""

from __future__ import annotations

from .. import emblems
from ..conquest import ornaments
from ..conquest.drawing import world
from ..conquest.tints import LAND_EDGE, RED
from ..conquest.tokens import seal
from ..finish import mix
from ..geometry import box
from ..pen import Pen

SCALE = 1.16
LEFT, TOP = 604.0, 104.0  # the corner of the world that is seen
ROSE = (1262.0, 820.0)
PAPER = ("#FBF0D0", "#EBD6A2", "#C9A566")
HOME = {0: "#E9A58B", 1: "#A9C4DC", 2: "#AFCB9C", 3: "#E8CB86", 4: "#CDB3D6"}
SEALS = (
    ("great-britain", 0, 5), ("western-europe", 0, 3), ("ukraine", 1, 9), ("ural", 1, 4), ("scandinavia", 1, 2),
    ("north-africa", 2, 4), ("egypt", 2, 2), ("congo", 2, 8), ("middle-east", 3, 7), ("afghanistan", 3, 3), ("india", 3, 6),
    ("south-africa", 4, 3), ("east-africa", 2, 5), ("northern-europe", 0, 6), ("southern-europe", 0, 3), ("madagascar", 4, 1),
)  # fmt: skip


def sea() -> Pen:
    """The whole picture."""
    p = Pen()
    tone = p.radial([(0, PAPER[0], 1), (0.6, PAPER[1], 1), (1, PAPER[2], 1)], 0.5, 0.42, 0.8)
    p.fill(box(0, 0, 900, 1000), tone)
    p.place(-LEFT * SCALE, -TOP * SCALE, 0, SCALE)
    chart(p)
    p.end()
    ornaments.frame(p, 900, 1000)
    p.fill(box(0, 0, 900, 1000), p.radial([(0, "#3B2208", 0), (0.7, "#3B2208", 0), (1, "#3B2208", 0.42)], 0.5, 0.45, 0.78))
    return p


def chart(p: Pen) -> None:
    """Lands with the wash of who holds them, shoals, the compass, a ship."""
    drawn = world()
    owners = {land: player for land, player, _ in SEALS}
    seen = [land for land in drawn.territories if 560 < land.token[0] < 1600]
    ornaments.rhumbs(p, *ROSE, 96)
    outlines = {land.id: p.defined(land.d) for land in seen}
    for width, colour in ((30, "#8FB0AC"), (26, "#CFE0D2"), (15, "#A9C4BC"), (12, "#E6EBD6")):
        p.add(f'<g fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round" opacity=".8">')
        for outline in outlines.values():
            p.use(outline, "")
        p.add("</g>")
    for land in seen:
        player = owners.get(land.id)
        p.use(outlines[land.id], f'fill="{"#EBDDB4" if player is None else mix(HOME[player], "#EBDDB4", 0.25)}"')
    ornaments.mountains(p, [peak for peak in drawn.peaks if 560 < peak[0] < 1600])
    for land in seen:
        p.use(outlines[land.id], f'fill="none" stroke="{LAND_EDGE}" stroke-width="1.6" stroke-linejoin="round"')
    p.line(drawn.continent_borders, LAND_EDGE, 3)
    p.add(f'<path d="{drawn.lakes}" fill="#D8E4D8" stroke="{LAND_EDGE}" stroke-width="1"/>')
    for line in drawn.sea_lines:
        p.add(f'<path d="{line.d}" fill="none" stroke="{RED}" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="2 8"/>')
    ornaments.compass(p, *ROSE, 82)
    ornaments.ship(p, 674, 640, 1.25)
    ornaments.ship(p, 1262, 650, 0.95)
    ornaments.serpent(p, 760, 872, 1.2)
    seals(p)


def seals(p: Pen) -> None:
    """Armies as seals with the emblem of who holds the land."""
    spots = {land.id: land.token for land in world().territories}
    for i, (land, player, armies) in enumerate(SEALS):
        emblem = emblems.of_player(player)
        p.place(*spots[land])
        p.add('<circle cx="2" cy="4" r="27" fill="#2A1608" opacity=".35"/>')
        seal(p, emblem, 27, i * 77 + 11)
        emblems.draw(p, emblem, 0, -9, 15, "#FFF3DA", mix(emblem.wax, "#000000", 0.14))
        p.text(0, 15, str(armies), 20, "bold", "#FFF8E8", anchor="middle")
        p.end()
