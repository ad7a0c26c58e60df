"""The options of Imperium, named after the rules that they switch, and their way into Terms and back."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from .rules.terms import ROUNDS

WORDS: dict[str, tuple[str, ...]] = {  # of the options that are words, in the order of their numbers in Terms
    "card_values": ("source", "official", "plus_one", "fixed", "none"),
    "card_counter": ("table", "player"),
    "setup": ("claim", "deal"),
    "placement": ("one_by_one", "all_at_once", "automatic"),
    "first_player": ("second_roll", "first_claimer"),
    "defence": ("chosen", "maximum"),
    "fortify": ("connected", "adjacent", "many", "none"),
    "victory": ("world", "rounds"),
    "resigned": ("bot", "neutral"),
}
ROUND_LIMIT = (500, 15)  # C27, C26: the defaults under `world` and `rounds`


class Options(msgspec.Struct, frozen=True, kw_only=True):
    """All options, each with its default.

    optional_borders: C2: the borders that some printings miss (of the classic map: East Africa-Middle East) are there.
    wild_cards: C3: how many there are.
    setup: C7: lands are claimed in turn, or dealt.
    placement: C8: the other starting armies one by one, each player's in one go, or spread by the table.
    first_player: C9: a second roll says who plays first, or who claimed first does.
    card_values: C12: what sets bring; none: no cards.
    card_counter: C12: sets are counted over the table, or for each player.
    forced_trade: C13, C22: with five cards (after an elimination six) a set must be turned in.
    territory_bonus: C14: armies for a turned-in card whose territory one holds.
    defence: C17: the defender chooses his dice, or always rolls the most.
    defence_dice: C17: the most.
    fortify: C23: along connected land, to a neighbour, as often as wished, or not at all.
    victory: C26: the world, or the most land after some rounds.
    round_limit: C26, C27: how many rounds; None: 500 under `world`, 15 under `rounds`.
    resigned: C28: who leaves for good is replaced by a bot, or his land becomes neutral.
    """

    optional_borders: bool = True
    wild_cards: Literal[2, 0] = 2
    setup: Literal["claim", "deal"] = "claim"
    placement: Literal["one_by_one", "all_at_once", "automatic"] = "one_by_one"
    first_player: Literal["second_roll", "first_claimer"] = "second_roll"
    card_values: Literal["source", "official", "plus_one", "fixed", "none"] = "source"
    card_counter: Literal["table", "player"] = "table"
    forced_trade: bool = True
    territory_bonus: Literal[2, 0] = 2
    defence: Literal["chosen", "maximum"] = "chosen"
    defence_dice: Literal[2, 3] = 2
    fortify: Literal["connected", "adjacent", "many", "none"] = "connected"
    victory: Literal["world", "rounds"] = "world"
    round_limit: Annotated[int, msgspec.Meta(ge=1, le=1000)] | None = None
    resigned: Literal["bot", "neutral"] = "bot"


def write_options(t: Any, options: Options) -> None:
    """C26, C27 Options into Terms, the default limit filled in."""
    for name in Options.__struct_fields__:
        value = getattr(options, name)
        if name in WORDS:
            value = WORDS[name].index(value)
        elif name == "round_limit" and value is None:
            value = ROUND_LIMIT[int(options.victory == WORDS["victory"][ROUNDS])]
        setattr(t, name, int(value))


def options_of(t: Any) -> Options:
    """The options that Terms were made of."""
    read: dict[str, Any] = {}
    for name in Options.__struct_fields__:
        value = getattr(t, name)
        read[name] = WORDS[name][value] if name in WORDS else bool(value) if name in ("optional_borders", "forced_trade") else value
    return Options(**read)
