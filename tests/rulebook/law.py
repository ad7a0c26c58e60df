"""The numbers and options that the rules have: what every rule book must hold, in every language, nothing more.

Options: name -> values, the default first. Numbers stand for "any from here on".
"""

from __future__ import annotations

NUMBERS: dict[str, tuple[str, ...]] = {
    "imperial": tuple(f"I{n}" for n in range(1, 27)),
    "conquest": (*(f"C{n}" for n in range(1, 16)), "C15a", *(f"C{n}" for n in range(16, 29)), "C30", "C40"),
    "empire": tuple(f"E{n}" for n in (*range(27), *range(30, 44), 50, 51, 60, 61)),
}

OPTIONS: dict[str, dict[str, tuple[str, ...]]] = {
    "imperial": {
        "declare_by_hand": ("off", "on"),
        "pay_all": ("off", "on"),
        "ace_capture": ("led", "led_king_queen", "any"),
    },
    "conquest": {
        "optional_borders": ("on", "off"),
        "wild_cards": ("2", "0"),
        "setup": ("claim", "deal"),
        "placement": ("one_by_one", "all_at_once", "automatic"),
        "first_player": ("second_roll", "first_claimer"),
        "card_values": ("source", "official", "plus_one", "fixed", "none"),
        "card_counter": ("table", "player"),
        "forced_trade": ("on", "off"),
        "territory_bonus": ("2", "0"),
        "defence": ("chosen", "maximum"),
        "defence_dice": ("2", "3"),
        "fortify": ("connected", "adjacent", "many", "none"),
        "victory": ("world", "rounds"),
        "round_limit": ("500", "15"),
        "resigned": ("bot", "neutral"),
    },
    "empire": {
        "decks": ("0", "1", "2", "3"),
        "systems_to_win": ("0", "2", "3", "4"),
        "refill_empty_hand": ("off", "on"),
        "multicolour_only_system": ("on", "off"),
        "distinct_colours": ("off", "on"),
        "victory": ("automatic", "declared"),
        "turn_limit": ("1000",),
    },
}
