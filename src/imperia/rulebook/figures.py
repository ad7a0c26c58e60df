"""The pictures beside the rules on the screen: which rule is shown by which cards, chips, dice or armies.

A figure is a row of names as in `imperia.art.gallery`; between them stand `=` (is worth), `>` (beats) and `<` (loses to).
They show what the rule's text says, and nothing that it does not say.
"""

from __future__ import annotations

SIGNS = frozenset("=<>")

FIGURES: dict[str, tuple[str, ...]] = {
    "I2": ("KS > QS > JS > AS > TS > 9S > 8S > 7S",),
    "I3": ("KH QH JH AH 7H",),
    "I4": ("pile-white-6-of-6 = chip-red",),
    "I14": ("KC QC JC AC > KD QD JD > QS JS AS",),
    "I15": ("KS KH KD KC > QS QH QD QC",),
    "I21": ("KH > JH", "QH > JH"),
    "I22": ("KH > AH",),
    "C1": ("chart",),
    "C3": ("alaska greenland northwest-territory wild1",),
    "C5": (
        "token-0-1 token-0-1 token-0-1 token-0-1 token-0-1 = token-0-5",
        "token-0-5 token-0-5 = token-0-10",
    ),
    "C12": ("alaska venezuela peru", "alaska greenland northwest-territory", "greenland quebec wild1"),
    "C18": ("die-attack-6 die-attack-4 die-attack-1", "die-defence-5 die-defence-4"),
    "C19": ("die-attack-6 > die-defence-5", "die-attack-4 < die-defence-4"),
    "E1": ("earth universal-red-yellow multicolour money-3 spaceport",),
    "E11": ("money-1 money-2 money-3 money-4 money-5 money-10",),
    "E14": ("universal-red-yellow universal-red-yellow multicolour",),
    "E30": ("freight-red-yellow great-freight",),
    "E31": ("spaceport",),
    "E32": ("hyperjump",),
    "E33": ("time-machine",),
    "E34": ("rocket",),
    "E36": ("annihilation",),
    "E37": ("mind-swap",),
    "E38": ("dictator",),
    "E40": ("fiver",),
    "E41": ("space-fund",),
}


def figures(number: str) -> tuple[tuple[str, ...], ...]:
    """The rows of a rule's figure: names of pictures, and signs between them. Most rules have none."""
    return tuple(tuple(row.split()) for row in FIGURES.get(number, ()))
