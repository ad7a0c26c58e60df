"""The names of a map, ready for use: ids and numbers of territories, continents and cards, and their messages (C1, C3)."""

from __future__ import annotations

from typing import Any

from ...locale import Message
from .agreement import map_of
from .content import PICTURES, Map, Names
from .rules.terms import MAX_WILDS, WILD

WILD_NAMES = ("wild1", "wild2")


class Atlas:
    """A map's names by number, and numbers by name. A card is named like its territory; the wild ones are wild1 and wild2."""

    def __init__(self, played_on: Map) -> None:
        self.ids = tuple(one.id for one in played_on.territory)
        self.number = {one: i for i, one in enumerate(self.ids)}
        self.continents = tuple(one.id for one in played_on.continent)
        self.cards = dict(enumerate(self.ids)) | {WILD + i: WILD_NAMES[i] for i in range(MAX_WILDS)}
        self.card_number = {name: card for card, name in self.cards.items()}
        self.picture = {one.id: one.picture for one in played_on.territory}
        self.territory_message = {one.id: named("territory", one.name) for one in played_on.territory}
        self.continent_message = {one.id: named("continent", one.name) for one in played_on.continent}
        self.card_message = {
            one.id: Message("conquest-card", {"territory": self.territory_message[one.id], "picture": one.picture})
            for one in played_on.territory
        } | {name: Message("conquest-wild", {"number": i + 1}) for i, name in enumerate(WILD_NAMES)}

    def territories(self, lands: int) -> tuple[str, ...]:
        """The ids of a set of lands."""
        return tuple(one for i, one in enumerate(self.ids) if lands >> i & 1)

    def cards_in(self, cards: int) -> tuple[str, ...]:
        """The names of a set of cards, wild ones last."""
        named = []
        while cards:
            named.append(self.cards[(cards & -cards).bit_length() - 1])
            cards &= cards - 1
        return tuple(named)


def named(kind: str, names: Names) -> Message:
    """A name that its language picks out."""
    return Message(f"conquest-{kind}", {"en": names.en, "ru": names.ru, "pl": names.pl})


_ATLASES: dict[int, Atlas] = {}  # by the map's digest; only so that it is not made again


def atlas_of(t: Any) -> Atlas:
    """The names of the map that is played on."""
    found = _ATLASES.get(t.map_mark)
    if found is None:
        if len(_ATLASES) > 100:
            _ATLASES.clear()
        found = _ATLASES[t.map_mark] = Atlas(map_of(t))
    return found


__all__ = ["PICTURES", "WILD_NAMES", "Atlas", "atlas_of"]
