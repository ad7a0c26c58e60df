"""The numbers and options that the rules have: what every rule book must hold, in every language, nothing more.

Options: name -> values, the default first. Numbers stand for "any from here on".
"""

from __future__ import annotations

NUMBERS: dict[str, tuple[str, ...]] = {
    "imperial": tuple(f"I{n}" for n in range(1, 27)),
}

OPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "imperial": {
        "declare_by_hand": ("off", "on"),
        "pay_all": ("off", "on"),
        "ace_capture": ("led", "led_king_queen", "any"),
    },
}
